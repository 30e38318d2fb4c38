subtraction_war_lesson = Bataille des soustractions
    .summary = Regarde comment on compare des différences, dis qui prend les cartes et joue une partie.
    .ages = 6 à 9
    .teaches = La distance entre deux nombres, et laquelle de deux différences est la plus grande
subtraction_war_lesson-fluency = Rien que des différences

## Ce que la leçon demande pendant une partie

subtraction_war_lesson-ask-told = { $a } − { $b } = { $worth }. { $shape ->
        [more] { $other }, c’est moins que { $worth }.
        [less] { $other }, c’est plus que { $worth }.
       *[same] { $other } des deux côtés.
    }

## Les questions de la leçon Bataille des soustractions

subtraction_war_lesson-shown-yours = Tu as
subtraction_war_lesson-shown-left = Cartes qui restent

subtraction_war_lesson-option-war = Bataille
subtraction_war_lesson-option-take = Quelqu’un prend les cartes
subtraction_war_lesson-option-likely = Probable
subtraction_war_lesson-option-unlikely = Peu probable
subtraction_war_lesson-option-never = Impossible

subtraction_war_lesson-difference = Quelle est la distance entre { $a } et { $b } ?
    .name = Les différences
    .ask = { $way ->
        [double] Combien de pas y a-t-il d’un nombre à lui-même ?
        [neighbours] Ces deux nombres se suivent. Combien de pas y a-t-il de l’un à l’autre ?
        [ten] Combien faut-il ajouter à { $small } pour faire dix ?
        [over_ten] Quelle est la distance de { $small } à dix ? Et de dix à { $big } ?
       *[count_on] Commence à { $small } et avance jusqu’à { $big }. Combien de pas ça fait ?
    }
    .line = { $way ->
        [over_ten] De { $small } à 10, puis de 10 à { $big }
       *[count_on] { $big } − { $small } = ?
    }
    .working = { $way ->
        [over_ten] 10 − { $small } = { $to_ten }
            { $big } − 10 = { $rest }
       *[count_on] { "" }
    }
        { $big } − { $small } = { $worth }
    .right = Oui : { $big } − { $small } = { $worth }.
subtraction_war_lesson-difference-added = Tu as additionné les deux nombres. Ici, on cherche la distance entre eux.
subtraction_war_lesson-difference-double_stays = Les deux nombres sont { $big }. Combien de pas y a-t-il de l’un à l’autre ?
subtraction_war_lesson-difference-signed = Tu as enlevé { $big } à { $small }. La distance est la même dans les deux sens. Pars du plus grand nombre.
subtraction_war_lesson-difference-does_not_go = Si, c’est possible. Pars du plus grand nombre, où qu’il soit.
subtraction_war_lesson-difference-ones_turned_round = Tu as pris les unités dans l’autre sens. Passe plutôt par dix.
subtraction_war_lesson-difference-counts_start = Presque ! Compte les pas, et non les nombres. L’endroit d’où tu pars n’est pas un pas.
subtraction_war_lesson-difference-counts_between = Presque ! Tu as compté les nombres entre les deux. Le dernier pas compte aussi.
subtraction_war_lesson-difference-greater_number = C’est le plus grand nombre. Quelle est la distance jusqu’à l’autre ?
subtraction_war_lesson-difference-smaller_number = C’est le plus petit nombre. Quelle est la distance jusqu’à l’autre ?

subtraction_war_lesson-how_many_more = { subtraction_war_lesson-flash }
    .name = Combien de plus
    .ask = Pose les points sur deux rangées. Lesquels n’ont pas de partenaire ?
    .line = { $big } − { $small } = ?
    .working = Points avec un partenaire : { $small } sur { $big }
        { $big } − { $small } = { $worth }
    .right = Oui : { $big }, c’est { $worth } de plus que { $small }.
subtraction_war_lesson-how_many_more-how_many_not_how_many_more = { subtraction_war_lesson-flash-how_many_not_how_many_more }
subtraction_war_lesson-how_many_more-the_other_card = { subtraction_war_lesson-flash-the_other_card }
subtraction_war_lesson-how_many_more-put_together = { subtraction_war_lesson-flash-put_together }
subtraction_war_lesson-how_many_more-one_too_many = { subtraction_war_lesson-flash-one_too_many }
subtraction_war_lesson-how_many_more-one_too_few = { subtraction_war_lesson-flash-one_too_few }

subtraction_war_lesson-flash = Une carte a plus de points. Combien de plus ?
    .name = Combien de plus, en un éclair
    .flash = Une carte en a { $a }, l’autre { $b }.
    .ask = Combien de points sur chaque carte ? Laquelle en a le plus ?
    .line = { $big } − { $small } = ?
    .working = { $big } − { $small } = { $worth }
    .right = Oui : { $big }, c’est { $worth } de plus que { $small }.
subtraction_war_lesson-flash-how_many_not_how_many_more = Ce sont tous les points d’une carte. Combien en a-t-elle de plus ?
subtraction_war_lesson-flash-the_other_card = C’est ce qu’a la plus petite carte. Combien l’autre en a-t-elle de plus ?
subtraction_war_lesson-flash-put_together = Ce sont les points des deux cartes. Combien l’une en a-t-elle de plus ?
subtraction_war_lesson-flash-one_too_many = Presque ! C’est un de trop. Donne un partenaire à chaque point.
subtraction_war_lesson-flash-one_too_few = Presque ! Un autre point n’a pas de partenaire. Regarde encore.

subtraction_war_lesson-partners = Il y a { $big } points en haut, et { $small } en bas. Ajoute des points en bas jusqu’à ce que chaque point ait un partenaire.
    .name = Les points avec partenaire
    .ask = Quels points du haut n’ont pas encore de partenaire ?
    .line = { $small } + ? = { $big }
    .working = { $small } + { $worth } = { $big }
        { $big } − { $small } = { $worth }
    .right = Oui : { $big } − { $small } = { $worth }. C’est ce qui manquait en bas.
subtraction_war_lesson-partners-as_many_as_above = Tu en as ajouté autant qu’il y en a en haut. Mais il y en avait déjà en bas.
subtraction_war_lesson-partners-as_many_as_lay_there = Tu en as encore ajouté { $small }. Combien en faut-il pour qu’il y en ait { $big } en bas ?
subtraction_war_lesson-partners-one_too_few = Presque ! Regarde au bout de la rangée du haut. Est-ce que le dernier point a un partenaire ?
subtraction_war_lesson-partners-one_too_many = Presque ! Maintenant, un point du bas n’a pas de partenaire.

subtraction_war_lesson-land = Pars de { $start }. Saute de { $steps } en arrière. Où arrives-tu ?
    .name = Les sauts sur la droite
    .ask = Où es-tu après le premier pas en arrière ?
    .line = { $start } − { $steps } = ?
    .working = { $way ->
        [over_ten] { $start } − { $to_ten } = 10
            10 − { $rest } = { $left }
       *[count_on] { "" }
    }
        { $start } − { $steps } = { $left }
    .right = Oui : de { $start }, un saut de { $steps } en arrière mène à { $left }.
subtraction_war_lesson-land-stayed = C’est de là que tu pars. Saute maintenant de { $steps } en arrière.
subtraction_war_lesson-land-counts_first_number_in = Tu pars de { $start }. Dis « un » quand tu arrives au nombre juste avant.
subtraction_war_lesson-land-one_too_many = Presque ! C’est un pas trop loin. Compte les pas, et non les nombres.
subtraction_war_lesson-land-went_forward = Tu as fait { $steps } pas en avant. Saute en arrière, vers les nombres plus petits.
subtraction_war_lesson-land-steps_from_nought = C’est le nombre de pas. Commence à { $start } et recule.

subtraction_war_lesson-missing = { $big } − ? = { $left }
    .name = Les nombres qui manquent
    .ask = Tu descends de { $big } à { $left }. Combien de pas ça fait ?
    .line = { $big } − { $left } = ?
    .working = { $big } − { $taken } = { $left }
        { $big } − { $left } = { $taken }
    .right = Oui : { $big } − { $taken } = { $left }.
subtraction_war_lesson-missing-added = Tu as additionné { $big } et { $left }. Quelle est la distance de l’un à l’autre ?
subtraction_war_lesson-missing-what_is_left = { $left }, c’est ce qui reste. Combien est-ce qu’on a enlevé ?
subtraction_war_lesson-missing-first_number_again = Si on enlevait les { $big }, il ne resterait rien. Ici, il reste { $left }.
subtraction_war_lesson-missing-counts_start = Presque ! Compte les pas en descendant. Le nombre d’où tu pars n’est pas un pas.
subtraction_war_lesson-missing-counts_between = Presque ! Le dernier pas, jusqu’à { $left }, compte aussi.

subtraction_war_lesson-start = ? − { $taken } = { $left }
    .name = Le premier nombre
    .ask = On a enlevé { $taken }, et il reste { $left }. Combien y en avait-il avant ?
    .line = { $more } + { $less } = ?
    .working = { $left } + { $taken } = { $big }
        ? = { $big }
    .right = Oui : { $big } − { $taken } = { $left }.
subtraction_war_lesson-start-subtracted = Tu as encore enlevé. Remets plutôt ce qui a été enlevé.
subtraction_war_lesson-start-what_is_left = { $left }, c’est ce qui reste. Avant, il y en avait plus.
subtraction_war_lesson-start-what_was_taken = { $taken }, c’est ce qui a été enlevé. Remets-le avec { $left }.
subtraction_war_lesson-start-counts_first_number_in = Presque ! Pars de { $more }. Le premier pas mène à { $after }.
subtraction_war_lesson-start-one_too_many = Presque ! C’est un pas de trop. Avance de { $less } à partir de { $more }.

subtraction_war_lesson-greater = Qui prend les cartes ? La plus grande différence gagne.
    .name = Qui prend les cartes
    .ask = Quelle est la distance entre les deux cartes de chaque côté ? De quel côté est-elle la plus grande ?
    .line = { $a } − { $b } = ?, et { $c } − { $d } = ?
    .working = { $a } − { $b } = { $s }
        { $c } − { $d } = { $t }
        { $s } { $sign } { $t }
        { $same ->
            [yes] { subtraction_war_lesson-option-war }
           *[no] Les cartes sont pour { $winner }
        }
    .right = { $shape ->
        [same] Oui : { $s } des deux côtés, il y a donc bataille.
        [less] Oui : { $s } est plus petit que { $t }, et { $winner } prend les cartes.
       *[more] Oui : { $s } est plus grand que { $t }, et { $winner } prend les cartes.
    }
subtraction_war_lesson-greater-highest_card = Deux grandes cartes peuvent être proches. Compte les pas.
subtraction_war_lesson-greater-smaller_taken = Refais le calcul de chaque côté.
subtraction_war_lesson-greater-no_war_here = Pour une bataille, il faut deux différences égales. Est-ce qu’elles sont égales ?
subtraction_war_lesson-greater-unlike_cards = Des cartes différentes peuvent être aussi éloignées. Compte les pas.

subtraction_war_lesson-compare = Qui prend les cartes ? Essaie sans soustraire.
    .name = Comparer sans soustraire
    .ask = Compare les plus grands nombres, puis les plus petits. Quel bout a bougé le plus ?
    .line = { $rows }
    .rows = { $x } et { $y } : lequel est le plus grand ?
    .rows-working = { $x } { $sign } { $y }
    .working = { $rows }
        { $a } − { $b } = { $s }
        { $c } − { $d } = { $t }
        { $s } { $sign } { $t }
        { $same ->
            [yes] { subtraction_war_lesson-option-war }
           *[no] Les cartes sont pour { $winner }
        }
    .right = { $shape ->
        [same] Oui : les deux bouts ont bougé du même nombre de pas. { $s } des deux côtés : bataille !
        [less] Oui : { $s } est plus petit que { $t }, et { $winner } prend les cartes.
       *[more] Oui : { $s } est plus grand que { $t }, et { $winner } prend les cartes.
    }
subtraction_war_lesson-compare-highest_card = Cette carte est plus haute. Et sa voisine, où est-elle ?
subtraction_war_lesson-compare-smaller_taken = Regarde les deux bouts. Quelle distance est plus longue ?
subtraction_war_lesson-compare-no_war_here = Un bout a bougé plus. La distance est-elle la même ?
subtraction_war_lesson-compare-unlike_cards = Les deux bouts ont bougé. Du même nombre de pas ?

subtraction_war_lesson-by_how_much = { $a } − { $b }, c’est combien de plus que { $c } − { $d } ?
    .name = De combien de plus
    .ask = Quelles sont les deux différences ? Quel est l’écart entre elles ?
    .line = { $a } − { $b } = { $s }, et { $c } − { $d } = ?
    .working = { $a } − { $b } = { $s }
        { $c } − { $d } = { $t }
        { $s } − { $t } = { $more }
    .right = Oui : { $s }, c’est { $more } de plus que { $t }.
subtraction_war_lesson-by_how_much-compared_highest = Tu as comparé les plus hautes cartes. Compare les deux différences.
subtraction_war_lesson-by_how_much-how_many_not_how_many_more = C’est la plus grande différence. C’est combien de plus que l’autre ?
subtraction_war_lesson-by_how_much-counts_start = Presque ! Compte les pas d’une différence à l’autre. Le départ n’est pas un pas.
subtraction_war_lesson-by_how_much-counts_between = Presque ! Tu as compté les nombres entre les deux. Le dernier pas compte aussi.
subtraction_war_lesson-by_how_much-put_together = Tu as additionné les deux différences. Quel est l’écart entre elles ?

subtraction_war_lesson-order = Range les paires dans l’ordre. La plus petite différence vient en premier.
    .name = Les paires dans l’ordre
    .ask = Quelle est la distance entre les deux cartes de chaque paire ?
    .line = { $pairs }
    .pairs = { $a } − { $b } = ?
    .working = { $pairs }
        { $which }
    .pairs-working = { $a } − { $b } = { $worth }
    .right = Oui. Dans l’ordre, les différences sont { $worths }.
subtraction_war_lesson-order-highest_card = Tu as rangé les plus hautes cartes. Quelle est la distance entre les cartes de chaque paire ?
subtraction_war_lesson-order-greatest_first = Les différences sont dans l’ordre, mais à l’envers. Commence par la plus petite.

subtraction_war_lesson-card_for = Quelle carte donne une différence de { $n } avec ton { $own } ?
    .name = Une carte pour une différence
    .ask = Où arrives-tu en faisant { $n } pas à partir de { $own } ? Il y a deux sens.
    .line = { $ways ->
        [up] { $own } + { $n } = ?
        [down] { $own } − { $n } = ?
       *[both] { $own } − { $n } = ?, et { $own } + { $n } = ? Laquelle des deux vois-tu ?
    }
    .working = { $big } − { $small } = { $n }
        { $best }
    .right = Oui : { $big } − { $small } = { $n }.
subtraction_war_lesson-card_for-difference_itself = Cette carte est un { $n }. Cherche une carte à { $n } pas de { $own }.
subtraction_war_lesson-card_for-counts_start = Presque ! Ne compte pas le nombre d’où tu pars.
subtraction_war_lesson-card_for-counts_between = Presque ! C’est un pas plus près. La carte elle-même est le dernier pas.

subtraction_war_lesson-both_cards = Quelles cartes donnent une différence de { $n } avec ton { $own } ? Choisis-les toutes.
    .name = Les deux cartes pour une différence
    .ask = Fais { $n } pas vers le haut depuis { $own }. Fais aussi { $n } pas vers le bas. Y a-t-il des cartes ?
    .line = { $own } − { $n } = ?, et { $own } + { $n } = ?
    .working = { $rows }
        { $which }
    .rows-working = { $big } − { $small } = { $n }
    .rows = { $big } − { $small } = { $n }.
    .right = Oui : { $rows }
subtraction_war_lesson-both_cards-only_below = Celle-là convient. Regarde aussi dans l’autre sens.
subtraction_war_lesson-both_cards-only_above = Celle-là convient. Regarde aussi dans l’autre sens.
subtraction_war_lesson-both_cards-counts_start = Presque ! C’est un pas plus loin. Le nombre d’où tu pars n’est pas un pas.
subtraction_war_lesson-both_cards-counts_between = Presque ! C’est un pas plus près. La carte elle-même est le dernier pas.
subtraction_war_lesson-both_cards-difference_itself = Cette carte est un { $n }. Cherche des cartes à { $n } pas de { $own }.

subtraction_war_lesson-best_card = Ta première carte est un { $own }. Quelle seconde carte donne la plus grande différence ?
    .name = La plus grande différence
    .ask = Laquelle de ces cartes est la plus loin de { $own } : une haute ou une basse ?
    .line = { $rows }
    .rows = { $big } − { $small } = ?
    .rows-working = { $big } − { $small } = { $worth }
    .working = { $rows }
        { $best }
    .right = Oui : la différence est { $worth }. Les autres cartes sont moins loin.
subtraction_war_lesson-best_card-highest_card = La plus haute carte n’est pas toujours la plus loin. À quelle distance est la plus basse ?
subtraction_war_lesson-best_card-lowest_card = La plus basse carte n’est pas toujours la plus loin. À quelle distance est la plus haute ?
subtraction_war_lesson-best_card-nearest_card = Cette carte est la plus proche de { $own }. Ici, c’est la plus éloignée qui gagne.

subtraction_war_lesson-ties = Quelles paires font une bataille avec { $a } − { $b } ? Choisis-les toutes.
    .name = Les paires qui font une bataille
    .ask = Quelle est la distance entre { $a } et { $b } ? Quelles paires ont la même ?
    .line = { $pairs }
    .pairs = { $a } − { $b } = ?
    .working = { $a } − { $b } = { $worth }
        { $pairs }
        { $which }
    .pairs-working = { $a } − { $b } = { $worth }
    .right = Oui : là aussi, la distance est { $worth }.
subtraction_war_lesson-ties-same_sum = Là, c’est la somme qui est la même. Cherche la même différence.
subtraction_war_lesson-ties-same_card = La même carte ne suffit pas. Compte les pas.
subtraction_war_lesson-ties-stopped_after_one = Celle-là convient. Cherche encore : il y en a plus d’une.

subtraction_war_lesson-how_many_pairs = Les cartes vont de 1 à 10. Combien de paires de nombres sont à une distance de { $n } ?
    .name = Compter les paires
    .ask = Dans quelle paire y a-t-il un 1 ? Et un 2 ? Où est-ce que ça s’arrête ?
    .line = Commence par { $high } − 1. Augmente chaque fois les deux nombres de 1, jusqu’à 10.
    .working = { $all }
        { $pairs }
    .right = Oui : { $all }.
subtraction_war_lesson-how_many_pairs-counts_start = Une de trop. La première paire est { $high } − 1, et aucun nombre ne dépasse 10.
subtraction_war_lesson-how_many_pairs-turned_round_too = Tu as compté chaque paire deux fois, une fois dans chaque sens. Compte-la une seule fois.
subtraction_war_lesson-how_many_pairs-as_many_as_numbers = Il y a dix nombres. Mais les plus grands n’ont pas de partenaire au-dessus d’eux.
subtraction_war_lesson-how_many_pairs-one_left_out = Il manque une paire. Écris-les dans l’ordre, et tu verras le trou.

subtraction_war_lesson-likely = Tu as { $a } − { $b }. Les deux prochaines cartes seront-elles plus éloignées ?
    .name = Probable ou non
    .ask = Quelles différences sont plus grandes que la tienne ? Est-ce qu’elles sortent souvent ?
    .line = { $a } − { $b } = { $worth }. Les petites différences sortent le plus souvent.
    .working = { $a } − { $b } = { $worth }
        Paires à plus grande distance : { $higher } sur { $every }
        { $answer ->
            [likely] { subtraction_war_lesson-option-likely }
            [unlikely] { subtraction_war_lesson-option-unlikely }
           *[never] { subtraction_war_lesson-option-never }
        }
    .right = Oui : sur les { $every } paires possibles, { $higher ->
        [0] aucune n’a
        [one] { $higher } a
       *[other] { $higher } ont
    } une distance de plus de { $worth }.
subtraction_war_lesson-likely-still_possible = Trouve deux cartes dont la distance dépasse { $worth }.
subtraction_war_lesson-likely-expects_too_much = La plupart des paires sont-elles plus éloignées ?
subtraction_war_lesson-likely-expects_too_little = La plupart des paires sont-elles plus éloignées ?
subtraction_war_lesson-likely-takes_for_impossible = C’est possible : trouve deux cartes plus éloignées.

subtraction_war_lesson-chance = On tire deux de ces quatre cartes. Quelle est la probabilité d’une différence de plus de { $worth } ?
    .name = Les probabilités
    .ask = Combien de paires y a-t-il avec quatre cartes ? Lesquelles ont une distance de plus de { $worth } ?
    .line = { $pairs }
    .pairs = { $a } − { $b } = ?
    .working = { $pairs }
        Plus que { $worth } : { $higher } paires sur 6
        { $shorter ->
            [yes] { $higher }/6 = { $chance }
           *[no] { $chance }
        }
    .pairs-working = { $a } − { $b } = { $worth }
    .right = Oui : { $higher ->
        [one] une des 6 paires a
       *[other] { $higher } des 6 paires ont
    } une distance de plus de { $worth }. La probabilité est { $chance }.
subtraction_war_lesson-chance-how_many_not_what_share = C’est le nombre de paires à plus grande distance. Écris-le maintenant comme une fraction de toutes les paires, par exemple 1/6.
subtraction_war_lesson-chance-ties_counted = Certaines paires sont exactement à une distance de { $worth }. Ce n’est pas plus.
subtraction_war_lesson-chance-other_way_round = C’est la probabilité que la distance ne soit pas plus grande. Regarde les autres paires.
subtraction_war_lesson-chance-out_of_four = On tire deux cartes, pas une seule. Compte les paires de cartes : il y en a 6.
subtraction_war_lesson-chance-half_and_half = Ça arrive ou ça n’arrive pas, mais l’un est plus fréquent que l’autre. Compte les paires.

subtraction_war_lesson-most_often = Cartes de 1 à 10, quatre de chaque : quelle différence sort le plus ?
    .name = Ce qui sort le plus souvent
    .ask = Combien de paires de nombres ont cette distance ? Pense à 2 − 1, 3 − 2, 4 − 3…
    .line = Deux nombres égaux viennent de 6 paires de cartes. Deux nombres différents viennent de 16 paires.
    .working = { $rows }
        { $best }
    .rows = { $n } : { $pairs }
    .rows-working = { $n } : { $pairs } paires
    .right = Oui : sur les 780 paires de cartes, { $pairs } ont une distance de { $best }.
subtraction_war_lesson-most_often-nought_first = Deux cartes différentes sortent plus que deux cartes égales.
subtraction_war_lesson-most_often-next_to_nought = Bien pensé. Compte les paires pour chacune.
subtraction_war_lesson-most_often-greatest = Pour une grande différence, il faut une carte haute et une basse.

## Les expériences

subtraction_war_lesson-try-differences = Quelles différences sortent ?
    .guess = Prends deux cartes. Quelle différence sortira le plus ?
    .one = { $a } − { $b } = { $worth }
    .why = { $tied ->
        [yes] Cette fois, il y a égalité. À la longue, { $top } devrait gagner : { $first_pair }, { $second_pair } … { $last_pair }. Avec toutes les couleurs, { $top_ways } paires de cartes sont à { $top } d’écart.
       *[no] { $is_top ->
            [yes] { $top } est sorti le plus : { $first_pair }, { $second_pair } … { $last_pair }. Avec toutes les couleurs, { $top_ways } paires de cartes sont à { $top } d’écart. Aucune autre différence n’en a autant.
           *[no] Cette fois, { $best } est sorti le plus. À la longue, { $top } devrait gagner : { $first_pair }, { $second_pair } … { $last_pair }. Avec toutes les couleurs, { $top_ways } paires de cartes sont à { $top } d’écart, et { $ways } à { $best }.
        }
    }
    .counted = Différence de deux cartes
    .of = de toutes les paires
subtraction_war_lesson-try-differences-seen = Regarde les barres. Quelle différence est sortie le plus ?
    .working = { $rows }
        La plus haute barre : { $best }
    .rows = { $option } : { $figure }
    .rows-working = { $option } : { $figure } paires sur 100
    .right = Oui : { $best } est sorti le plus souvent, environ { $figure } fois sur 100 paires de cartes.
## La carte des règles

subtraction_war_lesson-rule-ace = Un as vaut { $ace }.
subtraction_war_lesson-rule-numbers = Les autres cartes valent ce qui est écrit dessus : de { $low } à { $high }.
subtraction_war_lesson-rule-courts_removed = On retire les valets, les dames et les rois. Dans quelques questions, ils sont là : un valet vaut { $jack }, une dame { $queen }, un roi { $king }.
subtraction_war_lesson-rule-worth = Tu retournes deux cartes et tu trouves la différence : { $a } − { $b } = { $worth }. Toujours le plus grand nombre moins le plus petit.
subtraction_war_lesson-rule-take = La plus grande différence prend toutes les cartes.
subtraction_war_lesson-rule-war = Différences égales : bataille ! Chaque joueur pose des cartes, { $down } face cachée et { $up } face visible. La plus grande des nouvelles différences prend tout.
subtraction_war_lesson-rule-said = Quand tu joues, tu écris ta différence. Il faut une réponse juste pour prendre des cartes. Les cartes que tu rates attendent le prochain gagnant.
subtraction_war_lesson-rule-end = À la fin, le joueur qui a pris le plus de cartes gagne.
subtraction_war_lesson-rule-watched = « { stage-watch } » et « { stage-predict } » sont plus courts : { $turns } tours.

## Ce qu'on a appris à chaque étape, dit à la fin

subtraction_war_lesson-learned =
    .watch = Chacun enlève sa petite carte de la grande. L’as vaut 1. La plus grande différence prend toutes les cartes.
    .predict = Ta différence te dit quelle dernière carte la battrait.
    .investigate = Les petites différences sortent le plus souvent : plus de paires les font.
    .ticket = Tu as montré ce que tu sais des différences.

## My deck: what a card is called, for a child and for a teacher

subtraction_war_lesson-skill-partners_1 = Chacun son partenaire
    .teacher = Associer deux rangées un à un, jusqu’à 6
subtraction_war_lesson-skill-how_many_more_1 = Combien de plus ?
    .teacher = Comparer deux quantités jusqu’à 6
subtraction_war_lesson-skill-land_1 = Sauter en arrière
    .teacher = Soustraire en reculant sur la droite graduée
subtraction_war_lesson-skill-difference_1 = Les voisins
    .teacher = Différences jusqu’à 5, de voisins et de nombres égaux
subtraction_war_lesson-skill-greater_1 = Qui est le plus loin ?
    .teacher = Comparer deux différences nettes
subtraction_war_lesson-skill-how_many_more_2 = Combien de plus, jusqu’à dix
    .teacher = Comparer deux quantités jusqu’à 10
subtraction_war_lesson-skill-difference_2 = À partir de dix
    .teacher = Différences à partir de 10, et de 2
subtraction_war_lesson-skill-missing_2 = Qu’est-ce qu’on a enlevé ?
    .teacher = Soustraction à trou jusqu’à 6
subtraction_war_lesson-skill-card_for_2 = La bonne carte
    .teacher = Trouver un nombre à une distance donnée
subtraction_war_lesson-skill-difference_3 = À quelle distance ?
    .teacher = Toutes les différences jusqu’à 10
subtraction_war_lesson-skill-greater_3 = À un près
    .teacher = Comparer des différences égales ou à un près
subtraction_war_lesson-skill-start_3 = C’était combien au début ?
    .teacher = Trouver le nombre de départ, jusqu’à 10
subtraction_war_lesson-skill-compare_3 = Regarder sans soustraire
    .teacher = Comparer des différences sans les calculer

## La page pour les familles

subtraction_war_lesson-family =
    .learnt = Votre enfant a trouvé la différence entre deux nombres, c’est-à-dire les pas de l’un à l’autre, et a comparé des différences.
    .play_1 = Prenez les cartes de l’as au dix d’un jeu. Un as vaut 1. Distribuez-les face cachée, la moitié à chaque joueur.
    .play_2 = Les deux joueurs retournent deux cartes et disent la différence. De 4 à 9, il y a 5 pas : 9 − 4 = 5.
    .play_3 = La plus grande différence prend les quatre cartes.
    .play_4 = Si les différences sont égales, chacun pose trois cartes face cachée et deux face visible. La plus grande des nouvelles différences prend tout.
    .play_5 = Quand toutes les cartes sont jouées, le joueur qui a pris le plus de cartes gagne.
    .ask_1 = Combien de pas y a-t-il d’un nombre à l’autre ?
    .ask_2 = Peux-tu dire qui gagne sans soustraire ?
    .ask_3 = Quelle carte voudrais-tu avec ton 6 ? Pourquoi ?
    .easier = Jouez seulement avec les cartes de l’as au cinq, et comptez les pas à voix haute.
    .harder = Gardez les valets, les dames et les rois. Ils valent 11, 12 et 13.

## Les colonnes de la feuille de partie

subtraction_war_lesson-record = Écris les deux égalités. Écris <, = ou > entre elles.
subtraction_war_lesson-record-mine = Mes cartes
subtraction_war_lesson-record-sign = <, = ou >
subtraction_war_lesson-record-other = Cartes de l’autre joueur
