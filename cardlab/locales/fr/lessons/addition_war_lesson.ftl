addition_war_lesson = Bataille des additions
    .summary = Regarde comment on compare des sommes, dis qui prend les cartes et joue une partie.
    .ages = 6 à 8
    .teaches = Les sommes jusqu’à 20, et laquelle de deux sommes est la plus grande
addition_war_lesson-fluency = Rien que des sommes

## Les questions de la leçon Bataille des additions

addition_war_lesson-shown-yours = Tu as
addition_war_lesson-shown-other = Cartes à battre
addition_war_lesson-shown-side = L’autre joueur
addition_war_lesson-shown-left = Cartes qui restent

addition_war_lesson-option-war = Bataille
addition_war_lesson-option-take = Quelqu’un prend les cartes
addition_war_lesson-option-likely = Probable
addition_war_lesson-option-unlikely = Peu probable
addition_war_lesson-option-never = Impossible

addition_war_lesson-sum = { $a } + { $b } = ?
    .name = Les sommes
    .ask = { $way ->
        [double] Deux nombres égaux : est-ce que tu connais ce double par cœur ?
        [near_double] Tu connais peut-être { $less } + { $less }. Combien y a-t-il de plus ici ?
        [ten] Dix et encore { $less } : comment s’appelle ce nombre ?
        [one] Quel nombre vient juste après { $more } ?
        [bridge] Commence par { $more } : combien faut-il ajouter pour faire dix ? Que reste-t-il alors des { $less } ?
       *[count_on] Quel est le plus grand nombre ? Pars de là et compte { $less } de plus : où arrives-tu ?
    }
    .line = { $way ->
        [double] { $smaller } + { $smaller } = { $smaller_double }, et puis encore 2
        [near_double] { $less } + { $less } + 1 = ?
        [ten] { $less ->
            [10] Les dizaines : 1 + 1. Les unités : 0.
           *[other] Les dizaines : 1. Les unités : { $less }.
        }
        [one] Compte : { $before }, { $more }, …
        [bridge] { $more } + { $to_ten } = 10, et puis encore { $left }
       *[count_on] { $more } + 1 = { $after }, et puis encore { $smaller }
    }
    .working = { $way ->
        [double] { $smaller } + { $smaller } = { $smaller_double }
            { $smaller_double } + 2 = { $sum }
        [near_double] { $less } + { $less } + 1 = { $sum }
        [bridge] { $more } + { $to_ten } = 10
            10 + { $left } = { $sum }
        [count_on] { $more } + 1 = { $after }
            { $after } + { $smaller } = { $sum }
       *[other] { "" }
    }
        { $a } + { $b } = { $sum }
    .right = Oui : { $a } + { $b } = { $sum }.
addition_war_lesson-sum-double_not_mended = Tu as pris le double { $less } + { $less }. L’un des deux nombres est plus grand de 1.
addition_war_lesson-sum-counts_first_number_in = Pars de { $more }. Le premier pas mène à { $after }, pas à { $more }.
addition_war_lesson-sum-one_too_many = Presque ! Tu as compté un pas de trop.
addition_war_lesson-sum-whole_number_after_ten = Passer d’abord par dix : bonne idée. Une partie des { $less } a servi pour arriver à dix. Combien en reste-t-il ?
addition_war_lesson-sum-stopped_at_ten = Te voilà à dix : un bon début. Ajoute maintenant ce qui reste des { $less }.
addition_war_lesson-sum-concatenated = Tu as mis { $a } et { $b } côte à côte. Combien ça fait en tout ?
addition_war_lesson-sum-subtracted = C’est la distance entre { $a } et { $b }. Ici, on les additionne.
addition_war_lesson-sum-digits_turned = Lis ton nombre à voix haute. Quel est le chiffre des dizaines ? Les deux chiffres ont peut-être changé de place.

addition_war_lesson-land = Pars de { $start }. Saute de { $steps } en avant. Où arrives-tu ?
    .name = Les sauts sur la droite
    .ask = Où es-tu après le premier pas ?
    .line = { $start } + { $steps } = ?
    .working = { $way ->
        [over_ten] { $start } + { $to_ten } = 10
            10 + { $rest } = { $sum }
       *[count_on] { "" }
    }
        { $start } + { $steps } = { $sum }
    .right = Oui : de { $start }, un saut de { $steps } mène à { $sum }.
addition_war_lesson-land-stayed = C’est de là que tu pars. Saute maintenant de { $steps }.
addition_war_lesson-land-counts_first_number_in = Tu pars de { $start }. Dis « un » quand tu arrives au nombre suivant.
addition_war_lesson-land-one_too_many = Presque ! C’est un pas trop loin. Compte les pas, et non les nombres.
addition_war_lesson-land-steps_from_nought = C’est un saut de { $steps } à partir de 0. Ici, tu commences à { $start }.
addition_war_lesson-land-went_back = Tu as fait { $steps } pas en arrière. Saute en avant, vers les nombres plus grands.

addition_war_lesson-flash = Combien y en a-t-il ?
    .name = Points vus en un éclair
    .flash = Points : { $a } et { $b }
    .ask = As-tu vu des groupes ? Combien de points dans chacun ?
    .line = { $a } + { $b } = ?
    .working = { $a } + { $b } = { $dots }
    .right = Oui : { $a } et { $b } font { $dots }.
addition_war_lesson-flash-one_part = Tu as vu une partie des points. Regarde encore : il y en a d’autres.
addition_war_lesson-flash-smaller_part = Tu as vu la plus petite partie des points. Regarde encore : il y en a d’autres.
addition_war_lesson-flash-one_too_few = Presque ! Regarde encore : il te manque un point.
addition_war_lesson-flash-one_too_many = Presque ! Regarde encore : tu as compté un point de trop.
addition_war_lesson-flash-empty_places = Ça, ce sont les places vides. Combien de places ont un point ?

addition_war_lesson-missing = { $a } + ? = { $sum }
    .name = Les nombres qui manquent
    .ask = De combien dois-tu avancer à partir de { $a } pour arriver à { $sum } ?
    .line = { $sum } − { $a } = ?
    .working = { $a } + { $b } = { $sum }
        { $sum } − { $a } = { $b }
    .right = Oui : { $a } + { $b } = { $sum }.
addition_war_lesson-missing-added_the_sum = Tu as additionné { $a } et { $sum }. Mais { $sum }, c’est déjà le tout. Quelle partie est cachée ?
addition_war_lesson-missing-sum_again = { $sum }, ce sont les deux cartes ensemble. L’une vaut { $a }. Combien vaut l’autre ?
addition_war_lesson-missing-counts_start = Compte les pas de { $a } à { $sum }. Le premier pas va au nombre qui suit { $a }.
addition_war_lesson-missing-counts_between = Tu as compté les nombres entre les deux. Compte les pas : le dernier arrive à { $sum }.
addition_war_lesson-missing-first_number_again = C’est la carte que tu vois. Combien manque-t-il pour faire { $sum } ?

addition_war_lesson-fill = Pose des jetons pour en avoir { $sum } en tout.
    .name = Les jetons dans les boîtes
    .ask = Combien y en a-t-il déjà ? Combien en manque-t-il pour faire { $sum } ?
    .line = { $way ->
        [bridge] { $a } + { $to_ten } = 10. Combien vont dans la boîte suivante ?
       *[on] { $a } + ? = { $sum }
    }
    .working = { $way ->
        [bridge] { $a } + { $to_ten } = 10
            10 + { $left } = { $sum }
       *[on] { "" }
    }
        { $a } + { $b } = { $sum }
        { $sum } − { $a } = { $b }
    .right = Oui : { $a } + { $b } = { $sum }.
addition_war_lesson-fill-sum_again = Rien qu’avec ceux que tu as posés, il y en a déjà { $sum }. Compte aussi ceux qui étaient là.
addition_war_lesson-fill-one_too_few = Presque ! Recompte-les tous. Y en a-t-il { $sum } ?
addition_war_lesson-fill-one_too_many = Presque ! Recompte-les tous. Il y en a plus de { $sum }.
addition_war_lesson-fill-filled_the_ten = La boîte est pleine : ça fait dix. Il en faut { $sum }.

addition_war_lesson-balance = Tire sur ta barre jusqu’à ce que les deux sommes soient les mêmes.
    .name = Les barres égales
    .ask = Combien font les deux autres cartes ? Faut-il ajouter à ta barre plus ou moins que { $b } ?
    .line = { $c } + ? = { $sum }
    .working = { $a } + { $b } = { $sum }
        { $c } + { $d } = { $sum }
        { $sum } − { $c } = { $d }
    .right = Oui : { $a } + { $b } = { $c } + { $d }.
addition_war_lesson-balance-sum_again = { $sum }, c’est toute la somme. Ta barre a déjà { $c }.
addition_war_lesson-balance-same_number = Tu as encore ajouté { $b }. Mais tu commences à { $c }, et non à { $a }.
addition_war_lesson-balance-other_way = C’est dans l’autre sens. Quand le premier nombre est plus petit, le second est plus grand.
addition_war_lesson-balance-one_too_few = Presque ! Additionne encore les parties de ta barre. Est-ce que ça fait { $sum } ?
addition_war_lesson-balance-one_too_many = Presque ! Additionne encore les parties de ta barre. Ça fait plus que { $sum }.

addition_war_lesson-greater = Qui prend les cartes ?
    .name = Qui prend les cartes
    .ask = Quelle est la somme de chaque côté ? Laquelle est la plus grande ?
    .line = { $a } + { $b } = ?, et { $c } + { $d } = ?
    .working = { $a } + { $b } = { $s }
        { $c } + { $d } = { $t }
        { $s } { $sign } { $t }
        { $same ->
            [yes] { addition_war_lesson-option-war }
           *[no] Les cartes sont pour { $winner }
        }
    .right = { $shape ->
        [same] Oui : { $s } des deux côtés, il y a donc bataille.
        [less] Oui : { $s } est plus petit que { $t }, et { $winner } prend les cartes.
       *[more] Oui : { $s } est plus grand que { $t }, et { $winner } prend les cartes.
    }
addition_war_lesson-greater-highest_card = Les deux cartes comptent. Additionne-les de chaque côté.
addition_war_lesson-greater-smaller_taken = Additionne encore les deux cartes de chaque côté. C’est la plus grande somme qui prend les cartes.
addition_war_lesson-greater-no_war_here = Pour une bataille, il faut deux sommes égales. Est-ce qu’elles sont égales ?
addition_war_lesson-greater-unlike_cards = Les cartes sont différentes. Et les deux sommes ? Additionne.

addition_war_lesson-compare = Qui prend les cartes ? Essaie sans additionner.
    .name = Comparer sans additionner
    .ask = Quels nombres sont pareils, ou presque ? Combien y a-t-il de plus ici, et de moins là ?
    .line = { $rows }
    .rows = { $x } et { $y } : lequel est le plus grand ?
    .rows-working = { $x } { $sign } { $y }
    .working = { $rows }
        { $a } + { $b } = { $s }
        { $c } + { $d } = { $t }
        { $s } { $sign } { $t }
        { $same ->
            [yes] { addition_war_lesson-option-war }
           *[no] Les cartes sont pour { $winner }
        }
    .right = { $shape ->
        [same] Oui : ce qu’une carte a en plus, l’autre l’a en moins. { $s } des deux côtés : bataille !
        [less] Oui : { $s } est plus petit que { $t }, et { $winner } prend les cartes.
       *[more] Oui : { $s } est plus grand que { $t }, et { $winner } prend les cartes.
    }
addition_war_lesson-compare-highest_card = Cette carte est plus haute. Et sa voisine ?
addition_war_lesson-compare-smaller_taken = Compare les cartes une par une. De quel côté y a-t-il le plus en tout ?
addition_war_lesson-compare-no_war_here = Un côté a plus. Quelles cartes ne sont pas pareilles ?
addition_war_lesson-compare-unlike_cards = Une carte a plus, l’autre moins. Est-ce égal ?

addition_war_lesson-by_how_much = { $a } + { $b }, c’est combien de plus que { $c } + { $d } ?
    .name = De combien de plus
    .ask = Quelles sont les deux sommes ? Quel est l’écart entre elles ?
    .line = { $a } + { $b } = { $s }, et { $c } + { $d } = ?
    .working = { $a } + { $b } = { $s }
        { $c } + { $d } = { $t }
        { $s } − { $t } = { $more }
    .right = Oui : { $s }, c’est { $more } de plus que { $t }.
addition_war_lesson-by_how_much-compared_highest = Tu as comparé les plus hautes cartes. Compare les deux sommes.
addition_war_lesson-by_how_much-how_many_not_how_many_more = C’est la plus grande somme. C’est combien de plus que l’autre ?
addition_war_lesson-by_how_much-counts_start = Compte les pas d’une somme à l’autre. Le nombre d’où tu pars n’est pas un pas.
addition_war_lesson-by_how_much-counts_between = Tu as compté les nombres entre les deux. Le dernier pas, jusqu’à { $s }, compte aussi.
addition_war_lesson-by_how_much-put_together = Tu as additionné les deux sommes. Ici, on cherche l’écart entre elles.

addition_war_lesson-order = Range les paires dans l’ordre. La plus petite somme vient en premier.
    .name = Les paires dans l’ordre
    .ask = Quelle est la somme de chaque paire ?
    .line = { $pairs }
    .pairs = { $a } + { $b } = ?
    .working = { $pairs }
        { $which }
    .pairs-working = { $a } + { $b } = { $worth }
    .right = Oui. Dans l’ordre, les sommes sont { $worths }.
addition_war_lesson-order-highest_card = Tu as rangé les plus hautes cartes. Additionne les deux cartes de chaque paire.
addition_war_lesson-order-greatest_first = Les sommes sont dans l’ordre, mais à l’envers. Commence par la plus petite.

addition_war_lesson-to_win = Tu as { $a }, et il te manque une carte. Quelle est la plus petite qui bat { $t } ?
    .name = Un nombre qui gagne
    .ask = Avec quelle carte est-ce que ta somme fait aussi { $t } ? Que se passe-t-il alors ?
    .line = { $a } + ? doit dépasser { $t }.
    .working = { $a } + { $tie } = { $t } : bataille
        { $a } + { $need } = { $sum }
        { $sum } > { $t }
        { $best }
    .right = Oui : { $a } + { $need } = { $sum }, juste un peu plus que { $t }.
addition_war_lesson-to_win-makes_a_war = Ça fait une bataille. Il faut un peu plus.
addition_war_lesson-to_win-not_the_smallest = Ce nombre gagne. Est-ce qu’un nombre plus petit gagnerait aussi ?
addition_war_lesson-to_win-highest_card = Une carte plus petite gagnerait-elle aussi ?
addition_war_lesson-to_win-lowest_card = Ajoute-la à { $a } : est-ce assez pour gagner ?
addition_war_lesson-to_win-whole_sum = L’autre côté a { $t }. Tu as déjà { $a }.
addition_war_lesson-to_win-put_together = Tu as additionné les deux. Que faut-il ajouter à { $a } ?

addition_war_lesson-makes = Quelles paires font { $n } ? Choisis-les toutes.
    .name = Les paires qui font une somme
    .ask = Quelle est la somme de la première paire ? Et de la suivante ?
    .line = { $pairs }
    .pairs = { $a } + { $b } = ?
    .working = { $pairs }
        { $which }
    .pairs-working = { $a } + { $b } = { $worth }
    .right = Oui, tu as trouvé toutes celles qui font { $n }.
addition_war_lesson-makes-counts_first_number_in = Chacune fait un de plus que { $n }. Quand tu comptes en avançant, ne compte pas le premier nombre.
addition_war_lesson-makes-one_too_many = Chacune fait un de moins que { $n }. Compte encore une fois les pas.
addition_war_lesson-makes-subtracted = Là, c’est la distance entre les cartes qui est { $n }. Cherche des cartes qui font { $n } ensemble.
addition_war_lesson-makes-double_left_out = Jusqu’ici, c’est bon. Une paire de deux nombres égaux compte aussi.
addition_war_lesson-makes-stopped_after_one = Celle-là convient. Cherche encore : il y en a plus d’une.

addition_war_lesson-how_many_pairs = Les cartes vont de 1 à 10. Combien de paires de nombres font { $n } ? (4 + 5 et 5 + 4 sont une seule paire.)
    .name = Compter les paires
    .ask = Dans quelle paire y a-t-il le plus petit nombre ? Laquelle vient ensuite ?
    .line = Commence par { $low } + { $high }. Augmente chaque fois le premier nombre de 1.
    .working = { $all }
        { $pairs }
    .right = Oui : { $all }.
addition_war_lesson-how_many_pairs-turned_round_too = Tu as compté certaines paires deux fois, une fois dans chaque sens. Compte chacune une seule fois.
addition_war_lesson-how_many_pairs-cards_above_ten = Aucune carte ne dépasse 10. Laisse de côté les paires avec un nombre plus grand.
addition_war_lesson-how_many_pairs-double_left_out = Deux nombres égaux sont aussi une paire. Y en a-t-il une ici ?
addition_war_lesson-how_many_pairs-one_left_out = Il manque une paire. Écris-les dans l’ordre, et tu verras le trou.
addition_war_lesson-how_many_pairs-one_too_many = C’est une de trop. Écris-les dans l’ordre et compte-les.

addition_war_lesson-likely = Tu as { $a } + { $b }. Les deux prochaines cartes feront-elles plus ?
    .name = Probable ou non
    .ask = Quelles sommes sont plus grandes que la tienne ? Est-ce qu’elles sortent souvent ?
    .line = { $a } + { $b } = { $worth }. Les sommes proches de 11 sortent le plus souvent.
    .working = { $a } + { $b } = { $worth }
        Paires qui font plus : { $higher } sur { $every }
        { $answer ->
            [likely] { addition_war_lesson-option-likely }
            [unlikely] { addition_war_lesson-option-unlikely }
           *[never] { addition_war_lesson-option-never }
        }
    .right = Oui : sur les { $every } paires possibles, { $higher ->
        [0] aucune ne fait
        [one] { $higher } fait
       *[other] { $higher } font
    } plus que { $worth }.
addition_war_lesson-likely-still_possible = Trouve deux cartes qui font plus que { $worth }.
addition_war_lesson-likely-expects_too_much = La plupart des sommes dépassent-elles la tienne ?
addition_war_lesson-likely-expects_too_little = La plupart des sommes dépassent-elles la tienne ?
addition_war_lesson-likely-takes_for_impossible = C’est possible : trouve deux cartes qui font plus.

addition_war_lesson-chance = On tire deux de ces quatre cartes. Quelle est la probabilité de faire plus que { $worth } ?
    .name = Les probabilités
    .ask = Combien de paires y a-t-il avec quatre cartes ? Lesquelles font plus que { $worth } ?
    .line = { $pairs }
    .pairs = { $a } + { $b } = ?
    .working = { $pairs }
        Plus que { $worth } : { $higher } paires sur 6
        { $shorter ->
            [yes] { $higher }/6 = { $chance }
           *[no] { $chance }
        }
    .pairs-working = { $a } + { $b } = { $worth }
    .right = Oui : { $higher ->
        [one] une des 6 paires fait
       *[other] { $higher } des 6 paires font
    } plus que { $worth }. La probabilité est { $chance }.
addition_war_lesson-chance-how_many_not_what_share = C’est le nombre de paires qui font plus. Écris-le maintenant comme une fraction de toutes les paires, par exemple 1/6.
addition_war_lesson-chance-ties_counted = Certaines paires font exactement { $worth }. Elles ne font pas plus.
addition_war_lesson-chance-other_way_round = C’est la probabilité de ne pas faire plus. Regarde les autres paires.
addition_war_lesson-chance-out_of_four = On tire deux cartes, pas une seule. Compte les paires de cartes : il y en a 6.
addition_war_lesson-chance-half_and_half = Ça arrive ou ça n’arrive pas, mais l’un est plus fréquent que l’autre. Compte les paires.

addition_war_lesson-most_often = Cartes de 1 à { $high }, quatre de chaque : quelle somme de deux cartes sort le plus ?
    .name = Ce qui sort le plus souvent
    .ask = Quelle somme a le plus de paires de nombres ?
    .line = La plus petite somme est { $least }, la plus grande { $most }. Regarde au milieu.
    .working = 1 + 1 = { $least }, et { $high } + { $high } = { $most }
        { $all } font tous { $sum }
    .right = Oui : { $all } font tous { $sum }. Aucune autre somme n’a autant de paires de cartes.
addition_war_lesson-most_often-greatest_sum = Une seule paire fait { $most }. Quelle somme en a beaucoup ?
addition_war_lesson-most_often-greatest_card = C’est la plus grande carte. Additionne deux cartes.
addition_war_lesson-most_often-smallest_sum = Seul 1 + 1 fait { $least }. Quelle somme a beaucoup de paires ?
addition_war_lesson-most_often-middle_of_one_card = C’est le milieu pour une carte. Prends-en deux.

## Les expériences

addition_war_lesson-try-sums = Quelles sommes sortent ?
    .guess = Additionne deux cartes. Quelle somme sortira le plus ?
    .one = { $a } + { $b } = { $worth }
    .why = { $tied ->
        [yes] Cette fois, il y a égalité. À la longue, { $top } devrait gagner : { $top_pairs }. Avec toutes les couleurs, { $top_ways } paires de cartes font { $top }.
       *[no] { $is_top ->
            [yes] { $top } est sorti le plus : { $top_pairs }. Avec toutes les couleurs, { $top_ways } paires de cartes font { $top }. Aucune autre somme n’en a autant.
           *[no] Cette fois, { $best } est sorti le plus. À la longue, { $top } devrait gagner : { $top_pairs }. Avec toutes les couleurs, { $top_ways } paires de cartes font { $top }, et { $ways } font { $best }.
        }
    }
    .counted = Somme de deux cartes
    .of = de toutes les paires
addition_war_lesson-try-sums-seen = Regarde les barres. Quelle somme est sortie le plus ?
    .working = { $rows }
        La plus haute barre : { $best }
    .rows = { $option } : { $figure }
    .rows-working = { $option } : { $figure } paires sur 100
    .right = Oui : { $best } est sorti le plus souvent, environ { $figure } fois sur 100 paires de cartes.
## La carte des règles

addition_war_lesson-rule-ace = Un as vaut { $ace }.
addition_war_lesson-rule-numbers = Les autres cartes valent ce qui est écrit dessus : de { $low } à { $high }.
addition_war_lesson-rule-courts_removed = On retire les valets, les dames et les rois. Dans quelques questions, ils sont là : un valet vaut { $jack }, une dame { $queen }, un roi { $king }.
addition_war_lesson-rule-worth = Tu retournes deux cartes et tu les additionnes : { $a } + { $b } = { $worth }.
addition_war_lesson-rule-take = La plus grande somme prend toutes les cartes.
addition_war_lesson-rule-war = Sommes égales : bataille ! Chaque joueur pose des cartes, { $down } face cachée et { $up } face visible. La plus grande des nouvelles sommes prend tout.
addition_war_lesson-rule-said = Quand tu joues, tu écris ta somme. Il faut une réponse juste pour prendre des cartes. Les cartes que tu rates attendent le prochain gagnant.
addition_war_lesson-rule-end = À la fin, le joueur qui a pris le plus de cartes gagne.
addition_war_lesson-rule-watched = « { stage-watch } » et « { stage-predict } » sont plus courts : { $turns } tours.

## Ce qu'on a appris à chaque étape, dit à la fin

addition_war_lesson-learned =
    .watch = Chacun additionne ses deux cartes. L’as vaut 1. La plus grande somme prend toutes les cartes.
    .predict = Ta somme te dit quelle dernière carte la battrait.
    .investigate = Les sommes du milieu sortent le plus souvent : plus de paires les font.
    .ticket = Tu as montré ce que tu sais des sommes.

## My deck: what a card is called, for a child and for a teacher

addition_war_lesson-skill-sum_1 = Sommes jusqu’à dix
    .teacher = Additionner jusqu’à 10
addition_war_lesson-skill-land_1 = Sauter en avant
    .teacher = Additionner en avançant sur la droite graduée
addition_war_lesson-skill-fill_1 = Remplir
    .teacher = Trouver combien il manque, jusqu’à 9
addition_war_lesson-skill-greater_1 = Qui a le plus ?
    .teacher = Comparer deux sommes jusqu’à 10
addition_war_lesson-skill-fill_2 = Faire dix
    .teacher = Compléments à 10
addition_war_lesson-skill-sum_2 = Les doubles
    .teacher = Doubles et sommes avec 10
addition_war_lesson-skill-missing_2 = Le nombre qui manque
    .teacher = Addition à trou jusqu’à 10
addition_war_lesson-skill-greater_2 = Grande carte, petite somme
    .teacher = Comparer des sommes quand la plus grande carte trompe
addition_war_lesson-skill-by_how_much_2 = Combien de plus ?
    .teacher = Écart entre deux sommes jusqu’à 10
addition_war_lesson-skill-sum_3 = Passer la dizaine
    .teacher = Additionner en passant la dizaine
addition_war_lesson-skill-missing_3 = Le nombre qui manque après dix
    .teacher = Addition à trou en passant la dizaine
addition_war_lesson-skill-balance_3 = Pareil des deux côtés
    .teacher = Sommes égales au-delà de 10
addition_war_lesson-skill-compare_3 = Regarder sans calculer
    .teacher = Comparer des sommes sans les calculer

## La page pour les familles

addition_war_lesson-family =
    .learnt = Votre enfant a additionné deux nombres jusqu’à 20, a comparé des sommes et a trouvé le nombre qui manque dans une somme.
    .play_1 = Prenez les cartes de l’as au dix d’un jeu. Un as vaut 1. Distribuez-les face cachée, la moitié à chaque joueur.
    .play_2 = Les deux joueurs retournent deux cartes et disent leur somme : 7 + 5 = 12.
    .play_3 = La plus grande somme prend les quatre cartes.
    .play_4 = Si les sommes sont égales, chacun pose trois cartes face cachée et deux face visible. La plus grande des nouvelles sommes prend tout.
    .play_5 = Quand toutes les cartes sont jouées, le joueur qui a pris le plus de cartes gagne.
    .ask_1 = Comment as-tu trouvé ?
    .ask_2 = Peux-tu dire qui gagne sans additionner ?
    .ask_3 = Quelles cartes battraient ta somme ?
    .easier = Jouez seulement avec les cartes de l’as au cinq.
    .harder = Gardez les valets, les dames et les rois. Ils valent 11, 12 et 13.

## Les colonnes de la feuille de partie

addition_war_lesson-record = Écris les deux égalités. Écris <, = ou > entre elles.
addition_war_lesson-record-mine = Mes cartes
addition_war_lesson-record-sign = <, = ou >
addition_war_lesson-record-other = Cartes de l’autre joueur
