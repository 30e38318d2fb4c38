compare_lesson = Comparer
    .summary = Compare des nombres, dis quelle carte gagne et joue une partie.
    .ages = 6 à 12
    .teaches = Comparer des fractions, des décimaux, des produits et d’autres nombres

compare_lesson-try-beats = Qu’est-ce qui sort le plus ?
    .guess = Ta carte est { $card }. D’autres cartes sortent. La plupart seront-elles { $first ->
        [later] { $equal ->
            [yes] plus tard, égales ou plus tôt ?
           *[no] plus tard ou plus tôt ?
        }
       *[higher] { $equal ->
            [yes] plus hautes, égales ou plus basses ?
           *[no] plus hautes ou plus basses ?
        }
    }
    .one = { $sign ->
        [higher] { $came } est plus grand que { $card }
        [lower] { $came } est plus petit que { $card }
        [later] { $came } vient après { $card }
        [earlier] { $came } vient avant { $card }
       *[equal] { $came } est égal à { $card }
    }
    .why = { $is_top ->
        [yes] { "" }
       *[no] C’était le hasard. À la longue, une autre barre devrait gagner.{ " " }
    }{ $top ->
        [higher] Cartes plus hautes que { $card } : { $top_ways } sur les { $of } autres.
        [lower] Cartes plus basses que { $card } : { $top_ways } sur les { $of } autres.
        [later] Cartes qui viennent après { $card } : { $top_ways } sur les { $of } autres.
        [earlier] Cartes qui viennent avant { $card } : { $top_ways } sur les { $of } autres.
       *[equal] Cartes égales à { $card } : { $top_ways } sur les { $of } autres.
    }
    .counted = La carte suivante
    .of = de toutes les cartes
    .v-higher = Plus haute
    .v-equal = Égale
    .v-lower = Plus basse
    .v-later = Plus tard
    .v-earlier = Plus tôt
compare_lesson-try-beats-seen = Regarde les barres. Qu’est-ce qui est sorti le plus ?
    .working = { $rows }
        { $best ->
            [higher] La plus haute barre : Plus haute
            [lower] La plus haute barre : Plus basse
            [later] La plus haute barre : Plus tard
            [earlier] La plus haute barre : Plus tôt
           *[equal] La plus haute barre : Égale
        }
    .rows = { $option ->
        [higher] Plus haute
        [lower] Plus basse
        [later] Plus tard
        [earlier] Plus tôt
       *[equal] Égale
    } : { $figure }
    .rows-working = { $option ->
        [higher] Plus haute
        [lower] Plus basse
        [later] Plus tard
        [earlier] Plus tôt
       *[equal] Égale
    } : { $figure } cartes sur 100
    .right = { $best ->
        [higher] Oui : environ { $figure } cartes sur 100 étaient plus hautes que { $card }.
        [lower] Oui : environ { $figure } cartes sur 100 étaient plus basses que { $card }.
        [later] Oui : environ { $figure } cartes sur 100 venaient après { $card }.
        [earlier] Oui : environ { $figure } cartes sur 100 venaient avant { $card }.
       *[equal] Oui : environ { $figure } cartes sur 100 étaient égales à { $card }.
    }
    .v-higher = Plus haute
    .v-equal = Égale
    .v-lower = Plus basse
    .v-later = Plus tard
    .v-earlier = Plus tôt

compare_lesson-change = La carte de { $player } : { $target ->
        [mine] laquelle te ferait gagner ?
        [war] laquelle lancerait une bataille ?
       *[theirs] laquelle gagnerait ?
    }
compare_lesson-change-told = { $sign ->
    [higher] { $card } est plus grand que { $other }.
    [lower] { $card } est plus petit que { $other }.
    [later] { $card } vient après { $other }.
    [earlier] { $card } vient avant { $other }.
   *[equal] { $card } et { $other } sont égaux : bataille !
}

## La carte des règles

compare_lesson-rule-cards = { $of ->
        [time] Chaque carte est une heure de la journée.
       *[number] Chaque carte vaut le nombre écrit dessus.
    }
compare_lesson-rule-lowest = { $of ->
        [time] L’heure qui vient en premier est { $card }.
       *[number] La carte la plus basse est { $card }.
    }
compare_lesson-rule-highest = { $of ->
        [time] L’heure qui vient en dernier est { $card }.
       *[number] La carte la plus haute est { $card }.
    }
compare_lesson-rule-take = { $of ->
        [time] Chacun retourne une carte. L’heure la plus tardive prend les deux cartes.
       *[number] Chacun retourne une carte. Le plus grand nombre prend les deux cartes.
    }
compare_lesson-rule-war = Nombres égaux : bataille ! Chaque joueur pose { $down } { $down ->
    [one] carte
   *[other] cartes
} face cachée et une face visible. { $of ->
    [time] La plus tardive des nouvelles heures prend tout.
   *[number] La plus haute des nouvelles cartes prend tout.
}
compare_lesson-rule-said = Quand tu joues, tu compares les deux cartes. Il faut une réponse juste pour prendre des cartes.
compare_lesson-rule-waits = Après une réponse fausse, tu ne prends pas les cartes. Elles attendent le prochain gagnant.
compare_lesson-rule-end = Après { $turns } réponses, le joueur qui a pris le plus de cartes gagne.
compare_lesson-rule-watched = « { stage-watch } » et « { stage-predict } » sont plus courts : { $turns } tours.

## Ce qu'on a appris à chaque étape, dit à la fin

compare_lesson-learned =
    .watch = On compare les nombres, et le plus grand prend les cartes.
    .predict = La carte visible te dit quelles cartes la battraient.
    .investigate = Compte les cartes plus hautes et les plus basses. Le plus grand groupe sort plus souvent.
    .ticket = Tu as montré comment tu compares des nombres.

compare_lesson-family =
    .learnt = Votre enfant a comparé les nombres de deux cartes, par exemple 3/4 et 2/3, et a dit comment on voit lequel est le plus grand.
    .play_1 = Écrivez des nombres sur des bouts de papier : ceux que votre enfant rapporte, ou 1/2, 2/4, 3/4, 1/3, 2/3, 1/4, chacun deux fois. Distribuez-les face cachée.
    .play_2 = Les deux joueurs retournent une carte. Dites quel nombre est le plus grand, et comment vous le savez.
    .play_3 = Le plus grand nombre prend les deux cartes.
    .play_4 = Si les nombres sont égaux, chacun pose une carte face cachée et une face visible. La plus haute des nouvelles cartes prend tout.
    .play_5 = Quand toutes les cartes sont jouées, le joueur qui a pris le plus de cartes gagne.
    .ask_1 = Comment sais-tu lequel est le plus grand ?
    .ask_2 = Quelles cartes battraient la tienne ?
    .ask_3 = Peux-tu dessiner les deux nombres ?
    .easier = Prenez seulement des nombres faciles à dessiner, comme 1/2, 1/3 et 1/4.
    .harder = Retournez deux cartes chacun et comparez les sommes.

## Les colonnes de la feuille de partie

compare_lesson-record = Écris les deux nombres. Écris <, = ou > entre eux.
compare_lesson-record-mine = Ma carte
compare_lesson-record-sign = <, = ou >
compare_lesson-record-other = Carte de l’autre joueur

compare_lesson-fluency = Questions courtes

## Les questions de la leçon Comparer

compare_lesson-option-war = Bataille
compare_lesson-option-less = { $a } < { $b }
compare_lesson-option-equal = { $a } = { $b }
compare_lesson-option-more = { $a } > { $b }

compare_lesson-takes = Qui prend les cartes ?
    .name = Qui prend les cartes
    .ask = { $of ->
        [time] Quelle heure vient après l’autre ?
       *[number] Quel nombre est le plus grand ? Comment le vois-tu ?
    }
    .line = { compare_lesson-way }
    .rows = { compare_lesson-row }
    .working = { $rows }
        { $high } { $sign } { $low }
        { $tie ->
            [yes] { compare_lesson-option-war }
           *[no] Les cartes sont pour { $winner }
        }
    .right = { $tie ->
        [yes] Oui : c’est égal, il y a donc bataille.
       *[no] { $of ->
            [time] Oui : { $high } vient après { $low }.
           *[number] Oui : { $high } est plus grand que { $low }.
        }
    }
compare_lesson-takes-smaller_number = { $of ->
        [time] Cette heure vient avant. Celle qui vient après prend les cartes.
       *[number] Ce nombre est plus petit. Le plus grand prend les cartes.
    }

compare_lesson-true = Compare { $a } et { $b }. Qu’est-ce qui est vrai ?
    .name = Qu’est-ce qui est vrai ?
    .ask = De quel côté est le plus grand ? Ou est-ce égal ?
    .line = { compare_lesson-way }
    .rows = { compare_lesson-row }
    .working = { $rows }
        { $a } { $sign } { $b }
    .right = Oui : { $a } { $sign } { $b }.
compare_lesson-true-smaller_number = Le signe s’ouvre vers le plus grand nombre. Regarde encore.

compare_lesson-greatest = { $of ->
        [time] { $end ->
            [greatest] Quelle heure vient en dernier ?
           *[smallest] Quelle heure vient en premier ?
        }
       *[number] { $end ->
            [greatest] Quel nombre est le plus grand ?
           *[smallest] Quel nombre est le plus petit ?
        }
    }
    .name = Le plus grand, le plus petit
    .ask = Peux-tu en écarter un tout de suite ? Lequel ?
    .line = { compare_lesson-way }
    .rows = { compare_lesson-row }
    .working = { $rows }
        Dans l’ordre : { $which }
        { $right }
    .right = Oui. Dans l’ordre : { $which }.
compare_lesson-greatest-other_end = Tu as choisi l’autre bout. Relis la question.

compare_lesson-order = { $of ->
        [time] Range les cartes, de la première heure à la dernière.
       *[number] Range les cartes du plus petit nombre au plus grand.
    }
    .name = Cartes dans l’ordre
    .ask = Quelle carte va en premier ? Et en dernier ?
    .line = { compare_lesson-way }
    .rows = { compare_lesson-row }
    .working = { $rows }
        { $which }
    .right = Oui. Dans l’ordre : { $which }.
compare_lesson-order-greatest_first = C’est bien rangé, mais à l’envers. Commence par le plus petit.

compare_lesson-beats = Quelles cartes gagnent contre cette carte ?
    .name = Les cartes qui gagnent
    .ask = { $of ->
        [time] Lesquelles viennent longtemps après ? Lesquelles sont proches ?
       *[number] Lesquelles sont bien plus grandes ? Lesquelles sont proches ?
    }
    .line = { compare_lesson-way }
    .rows = { compare_lesson-row }
    .working = { $rows }
        Ces cartes battent { $card } : { $which }
    .right = Oui. Ces cartes battent { $card } : { $which }.
compare_lesson-beats-smaller_ones = { $of ->
        [time] Celles-là viennent avant. Cherche celles qui viennent après.
       *[number] Celles-là sont plus petites. Cherche les plus grandes.
    }
compare_lesson-beats-stopped_after_one = Celle-là gagne. Regarde aussi les autres cartes.

compare_lesson-between = Quelle carte est entre ces deux-là ?
    .name = Entre les deux
    .ask = { $of ->
        [time] Laquelle des deux heures vient en premier ?
       *[number] Laquelle des deux est la plus petite ? Et la plus grande ?
    }
    .line = { compare_lesson-way }
    .rows = { compare_lesson-row }
    .working = { $rows }
        { $low } < { $right } < { $high }
        { $right }
    .right = Oui : { $low } < { $right } < { $high }.
compare_lesson-between-too_small = { $of ->
        [time] Cette heure vient avant les deux cartes.
       *[number] Celle-là est plus petite que les deux cartes.
    }
compare_lesson-between-too_great = { $of ->
        [time] Cette heure vient après les deux cartes.
       *[number] Celle-là est plus grande que les deux cartes.
    }

compare_lesson-equal = Quelle carte est égale à celle-ci ?
    .name = Cartes égales
    .ask = Peux-tu écrire ce nombre d’une autre façon ?
    .line = { compare_lesson-way }
    .rows = { compare_lesson-row }
    .working = { $rows }
        { $text } = { $same }
    .right = Oui : { $text } = { $same }.
compare_lesson-equal-only_close = C’est proche, mais pas égal. Vérifie encore.

compare_lesson-value = { $text } = ?
    .name = Résultats
    .ask = { $form ->
        [sum] { $parts ->
            [yes] Est-ce que les parts ont la même taille ?
           *[no] Combien y en a-t-il en tout ?
        }
        [difference] { $parts ->
            [yes] Est-ce que les parts ont la même taille ?
           *[no] Quel est l’écart entre { $a } et { $b } ?
        }
        [product] { $parts ->
            [yes] Est-ce que ce sera plus ou moins que { $b } ?
           *[no] Combien de groupes ? Combien dans chaque groupe ?
        }
       *[quotient] En { $a }, combien de fois { $b } ?
    }
    .line = { compare_lesson-way }
    .steps = { $line }
    .working = { $steps }
        { $text } = { $result }
    .right = Oui : { $text } = { $result }.
compare_lesson-value-subtracts_instead = Tu as soustrait. Ici, c’est un signe plus.
compare_lesson-value-one_group_too_few = Presque ! Il manque un groupe.
compare_lesson-value-one_group_too_many = Presque ! Il y a un groupe de trop.
compare_lesson-value-multiplies_instead = Tu as multiplié. En { $a }, combien de fois { $b } ?

compare_lesson-missing = { $a } { $sign } ? = { $c }
    .name = Nombres manquants
    .ask = { $form ->
        [sum] Combien faut-il ajouter à { $a } ?
        [difference] Combien faut-il enlever à { $a } ?
        [product] Combien de groupes de { $a } font { $c } ?
       *[quotient] { $c } fois combien font { $a } ?
    }
    .line = { $how } = ?
    .working = { $a } { $sign } { $b } = { $c }
        { $how } = { $b }
    .right = Oui : { $a } { $sign } { $b } = { $c }.
compare_lesson-missing-result_again = { $c }, c’est le résultat. Quel nombre manque ?
compare_lesson-missing-first_again = { $a } est déjà là. Quel nombre manque ?
compare_lesson-missing-added_the_result = Tu as additionné { $a } et { $c }. Mais { $c }, c’est déjà le résultat.
compare_lesson-missing-counts_start = Compte les pas. Le nombre de départ n’est pas un pas.
compare_lesson-missing-counts_between = Presque ! Le dernier pas compte aussi.
compare_lesson-missing-subtracted = Tu as soustrait. Regarde le signe entre les nombres.
compare_lesson-missing-multiplied_on = Tu as multiplié { $a } et { $c }. Mais { $c }, c’est déjà le résultat.
compare_lesson-missing-one_group_too_few = Presque ! Il manque un groupe.
compare_lesson-missing-one_group_too_many = Presque ! Il y a un groupe de trop.

compare_lesson-how_much_more = De combien gagne { $winner } ?
    .name = Combien de plus ?
    .ask = Quel est l’écart entre les deux nombres ?
    .line = { $across ->
        [yes] De { $start } à 0, il y a { $below } pas. Puis continue.
       *[no] Pars de { $start } et compte les pas jusqu’à { $b }.
    }
    .rows = { $line }
    .working = { $rows }
        { $b } − { $a } = { $more }
    .right = Oui : { $b }, c’est { $more } de plus que { $start }.
compare_lesson-how_much_more-ignores_minus = Regarde le signe moins. Compte les pas sur la droite graduée.
compare_lesson-how_much_more-counts_start = Compte les pas. Le nombre de départ n’est pas un pas.
compare_lesson-how_much_more-counts_between = Presque ! Le dernier pas compte aussi.
compare_lesson-how_much_more-whole_number = C’est le plus grand nombre. Combien a-t-il de plus ?
compare_lesson-how_much_more-put_together = Tu as additionné. Quel est l’écart entre les deux ?

compare_lesson-minutes_between = Combien de minutes y a-t-il de { $low } à { $high } ?
    .name = Minutes entre deux heures
    .ask = Combien de minutes y a-t-il dans une heure ?
    .line = { $hours ->
        [same] On ne passe pas d’heure pile. Compte seulement les minutes.
        [to] { $high } est l’heure pile suivante. Compte jusque-là.
       *[over] Va d’abord jusqu’à { $hour }. Puis continue jusqu’à { $high }.
    }
    .rows = { $line }
    .working = { $hours ->
        [over] { $rows }
       *[other] { $high } − { $low } = { $minutes }
    }
    .right = Oui : de { $low } à { $high }, il y a { $minutes } minutes.
compare_lesson-minutes_between-minutes_only = Ce sont seulement les minutes. Regarde aussi les heures.
compare_lesson-minutes_between-whole_hour = Ça va jusqu’à { $hour }. Combien faut-il encore ?

compare_lesson-coins = { $currency ->
        [pound] Combien de pence font { $card } ?
        [rupee] Combien de paise font { $card } ?
        [dollar] Combien de cents font { $card } ?
       *[euro] Combien de centimes font { $card } ?
    }
    .name = Petites pièces
    .ask = { $currency ->
        [dollar] Combien de cents font un dollar ?
        [pound] Combien de pence font une livre ?
        [rupee] Combien de paise font une roupie ?
       *[euro] Combien de centimes font un euro ?
    }
    .line = { $whole ->
        [0] Il n’y a que des petites pièces. Regarde après la virgule.
       *[other] { $whole } × 100 = ?
    }
    .working = { $whole } × 100 = { $hundreds }
        { $hundreds } + { $rest } = { $coins }
    .right = { $currency ->
        [pound] Oui : { $card }, c’est { $coins } pence.
        [rupee] Oui : { $card }, c’est { $coins } paise.
        [dollar] Oui : { $card }, c’est { $coins } cents.
       *[euro] Oui : { $card }, c’est { $coins } centimes.
    }
compare_lesson-coins-rest_only = Ce sont les petites pièces. Compte aussi la partie entière.
compare_lesson-coins-ignores_unit = Pense aux petites pièces. Il en faut 100 pour une pièce de 1.
compare_lesson-coins-zero_does_not_count = Il y a un zéro après la virgule. Il garde une place.
compare_lesson-coins-adds_both = Tu as additionné les deux côtés. Une pièce de 1, c’est 100 petites pièces.
compare_lesson-coins-point_kept = C’est le même montant. Dis-le en petites pièces.

compare_lesson-same_fraction = { $asked }
    .name = Fractions égales
    .ask = Combien de parts faut-il si l’unité a { $other } parts ?
    .line = { $way ->
        [times] Coupe chaque part en morceaux égaux : { $other } ÷ { $under } = ?
        [divide] Regroupe les parts : { $under } ÷ { $other } = ?
       *[least] Simplifie d’abord : { $text } = { $simple }
    }
    .working = { $way ->
        [least] { $text } = { $simple }
       *[other] { "" }
    }
        { $way ->
            [divide] { $under } ÷ { $other } = { $times }
           *[other] { $other } ÷ { $simple_under } = { $times }
        }
        { $way ->
            [divide] { $over } ÷ { $times } = { $answer }
           *[other] { $simple_over } × { $times } = { $answer }
        }
    .right = Oui : { $text } = { $answer }/{ $other }.
compare_lesson-same_fraction-added_to_both = N’ajoute pas le même nombre en haut et en bas. Partage chaque part.
compare_lesson-same_fraction-same_numerator = Les parts ont une autre taille. Leur nombre change aussi.
compare_lesson-same_fraction-factor_only = Ça montre comment les parts changent. Maintenant, compte les parts.

compare_lesson-percent = { $text } = ? %
    .name = Pourcentages
    .ask = Ça fait combien sur cent ?
    .line = { $text } = ?/100
    .rows = { $line }
    .working = { $rows }
        { $text } = { $over_hundred }
        Sur 100 : { $hundredths }
    .right = Oui : { $text }, c’est { $hundredths } %.
compare_lesson-percent-parts_side_by_side = N’écris pas les deux nombres côte à côte. Combien sur 100 ?
compare_lesson-percent-denominator_only = Le nombre du bas compte toutes les parts. Combien sur 100 ?
compare_lesson-percent-numerator_only = Ces parts ne sont pas des centièmes. Combien sur 100 ?
compare_lesson-percent-out_of_one = Ça, c’est sur 1. Pour cent veut dire sur 100.

compare_lesson-hundredths = { $text } = ?/100
    .name = Centièmes
    .ask = Où sont les centièmes dans ce nombre ?
    .line = Après la virgule, on a les dixièmes. Ensuite, on a les centièmes.
    .rows = { $line }
    .working = { $rows }
        { $text } = { $over_hundred }
        Centièmes : { $hundredths }
    .right = Oui : { $text } = { $over_hundred }.
compare_lesson-hundredths-out_of_one = Compte les centièmes. Il y en a 100 dans une unité.

compare_lesson-place = Où est { $card } sur la droite ?
    .name = Places sur la droite
    .ask = { $form ->
        [parts] Combien de parts y a-t-il dans une unité ?
       *[whole] De quel côté de 0 est-il ?
    }
    .line = { $form ->
        [parts] L’unité a { $parts } parts. Compte les sauts depuis 0, pas les traits.
       *[whole] { $below ->
            [yes] Les nombres plus petits que 0 sont à gauche. Compte les pas depuis 0.
           *[no] Pars de 0 et compte chaque pas.
        }
    }
    .working = { $form ->
        [parts] Sauts de 0 à { $text } : { $steps }
       *[whole] Pas de 0 à { $text } : { $steps }
    }
    .right = Oui, c’est la place de { $card }.
compare_lesson-place-ignores_minus = Regarde le signe moins. De quel côté de 0 est-il ?
compare_lesson-place-counts_marks = En combien de parts l’unité est-elle partagée ? Compte encore.
compare_lesson-place-parts_left_over = Compte les parts depuis 0, pas depuis 1.
compare_lesson-place-counts_start = Presque ! Compte les sauts. 0 n’est pas un saut.
compare_lesson-place-denominator_place = Le nombre du bas dit la taille des parts. Compte les parts.
compare_lesson-place-only_the_digits = C’est moins que 1. Regarde avant la virgule.

compare_lesson-nearest = Quel nombre est le plus proche de { $card } ?
    .name = Le plus proche
    .ask = Entre lesquels de ces nombres se trouve-t-il ?
    .line = Juste au milieu entre { $below } et { $above }, il y a { $middle }.
    .working = { $below } < { $text } < { $above }
        { $side ->
            [below] { $text } < { $middle }
           *[above] { $text } > { $middle }
        }
        { $right }
    .right = Oui : { $right } est le plus proche de { $card }.
compare_lesson-nearest-always_down = C’est juste en dessous. Est-ce que celui du dessus est plus proche ?
compare_lesson-nearest-always_up = C’est juste au-dessus. Est-ce que celui du dessous est plus proche ?
compare_lesson-nearest-far_away = Celui-là est loin. Regarde les deux voisins.

compare_lesson-count = Combien de points y a-t-il ?
    .name = Combien de points
    .flash = Points : { $together }
    .ask = { $several ->
        [yes] Combien de lignes pleines de cinq vois-tu ?
       *[no] Peux-tu les voir sans compter ?
    }
    .line = { $several ->
        [yes] { $groups } = ?
       *[no] Montre chaque point. Dis un nombre à chaque fois.
    }
    .working = { $groups } = { $dots }
    .right = Oui : il y en a { $dots }.
compare_lesson-count-empty_places = Ce sont les places vides. Compte les points.
compare_lesson-count-full_rows_only = Ce sont les lignes pleines. Compte aussi les autres points.

compare_lesson-to_ten = Combien de points faut-il encore pour faire { $full } ?
    .name = Compléter à dix
    .ask = Combien y en a-t-il maintenant ?
    .line = { $dots } + ? = { $full }
    .working = { $dots } + { $more } = { $full }
        { $full } − { $dots } = { $more }
    .right = Oui : { $dots } + { $more } = { $full }.
compare_lesson-to_ten-counts_the_dots = Ce sont les points. Combien en manque-t-il ?
compare_lesson-to_ten-full_again = { $full }, c’est tout ensemble. Il y en a déjà.

compare_lesson-after = { $more ->
        [yes] Quel nombre fait { $by } de plus que { $card } ?
       *[no] Quel nombre fait { $by } de moins que { $card } ?
    }
    .name = Un de plus, un de moins
    .ask = { $more ->
        [yes] De quel côté vas-tu sur la droite graduée ?
       *[no] De quel côté vas-tu sur la droite graduée ?
    }
    .line = { $n } { $sign } { $by } = ?
    .working = { $n } { $sign } { $by } = { $result }
    .right = Oui : { $n } { $sign } { $by } = { $result }.
compare_lesson-after-other_way = C’est de l’autre côté. Relis la question.
compare_lesson-after-one_for_ten = C’est un seul pas. Fais dix pas.
compare_lesson-after-hundred_for_ten = Ça change les centaines. Change les dizaines.
compare_lesson-after-same_again = Tu es encore à { $n }. Fais le pas.

compare_lesson-digit = Que vaut le chiffre { $digit } dans { $card } ?
    .name = Valeur d’un chiffre
    .ask = À quelle place est-il : unités, dizaines ou centaines ?
    .line = { $text } = { $pieces }
    .working = { $text } = { $parts }
        { $digit } × { $unit } = { $worth }
    .right = Oui : dans { $card }, le { $digit } vaut { $worth }.
compare_lesson-digit-face_value = C’est le chiffre lui-même. À quelle place est-il ?
compare_lesson-digit-place_reversed = Compte les places depuis la droite. D’abord les unités.
compare_lesson-digit-one_place_off = Presque ! C’est une place trop loin.
compare_lesson-digit-place_only = C’est la place. Combien y en a-t-il ?

## Réponses aux erreurs que plusieurs sortes de questions rencontrent

compare_lesson-mistake-digits_swapped = Quel chiffre vient en premier ? C’est lui qui vaut le plus.
compare_lesson-mistake-greatest_digit = Un grand chiffre ne suffit pas. Regarde d’abord la première place.
compare_lesson-mistake-digit_sum = N’additionne pas les chiffres. Le premier chiffre vaut le plus.
compare_lesson-mistake-zero_does_not_count = Un zéro garde une place. Relis le nombre avec ses zéros.
compare_lesson-mistake-reads_side_by_side = Tu as lu les nombres côte à côte. Regarde le signe entre eux.
compare_lesson-mistake-adds_instead = Tu as additionné. Il y a un signe moins : enlève.
compare_lesson-mistake-one_off = Presque ! Compte les pas. Le premier nombre n’est pas un pas.
compare_lesson-mistake-adds_for_times = Tu as additionné. Le signe × veut dire des groupes : 3 × 4, c’est 3 groupes de 4.
compare_lesson-mistake-subtracts_for_divided = Tu as soustrait. 12 ÷ 4 demande : en 12, combien de fois 4 ?
compare_lesson-mistake-greatest_part = Un grand nombre ne suffit pas. Calcule le résultat.
compare_lesson-mistake-larger_denominator = Plus il y a de parts, plus elles sont petites. Pense à une pizza partagée.
compare_lesson-mistake-larger_numerator = Tu as compté les parts. Quelle est la taille de chaque part ?
compare_lesson-mistake-same_gap = Regarde les parts qui manquent. Ont-elles la même taille ?
compare_lesson-mistake-more_digits = Plus de chiffres, ce n’est pas plus grand. Compare d’abord les dixièmes.
compare_lesson-mistake-fewer_digits = Moins de chiffres, ce n’est pas plus grand. Compare place par place.
compare_lesson-mistake-percent_as_number = Pour cent veut dire sur 100. Donc 100 %, c’est 1.
compare_lesson-mistake-ignores_minus = Regarde le signe moins. Où est le nombre sur la droite ?
compare_lesson-mistake-adds_across = N’additionne pas les nombres du bas. Fais d’abord des parts de même taille.
compare_lesson-mistake-times_makes_larger = Multiplier par une fraction, c’est en prendre une partie. Est-ce plus ou moins ?
compare_lesson-mistake-divided_makes_smaller = Combien de fois peux-tu mettre cette part ? Ça peut faire beaucoup.
compare_lesson-mistake-ignores_unit = Regarde la virgule. Compare d’abord ce qui est devant.
compare_lesson-mistake-minutes_only = Tu as comparé les minutes. Regarde d’abord les heures.
compare_lesson-mistake-time_as_decimal = Une heure a 60 minutes, pas 100. Va d’abord à l’heure pile.
compare_lesson-mistake-not_the_same = Est-ce vraiment égal ? Regarde encore.
compare_lesson-mistake-not_equal = Ça ne se ressemble pas. Est-ce que ça peut être égal ?
compare_lesson-mistake-still_not_equal = Ça ne se ressemble pas. Est-ce que ça peut être égal ?
compare_lesson-mistake-one_too_few = Presque ! Il en manque un. Compte encore.
compare_lesson-mistake-one_too_many = Presque ! Il y en a un de trop. Compte encore.
compare_lesson-mistake-point_left_out = N’oublie pas la virgule. Combien de centièmes y a-t-il ?
compare_lesson-mistake-too_many_zeros = Il y a un zéro de trop. Compte les places après la virgule.

## Façons de comparer

compare_lesson-row = { $way ->
        [equations] { $line }
       *[words] { number-reason }
    }
compare_lesson-way = { $way ->
        [count_on] { strategy-count_on }
        [tens_first] { strategy-tens_first }
        [greatest_place_first] { strategy-greatest_place_first }
        [match_one_to_one] { strategy-match_one_to_one }
        [see_five_and_ten] { strategy-see_five_and_ten }
        [part_whole] { strategy-part_whole }
        [make_ten] { strategy-make_ten }
        [known_fact] { strategy-known_fact }
        [same_factor] { strategy-same_factor }
        [think_multiplication] { strategy-think_multiplication }
        [equal_parts] Toutes les parts sont égales. Compare les nombres du haut.
        [compare_with_whole] Compare chaque nombre à un entier.
        [more_and_larger] Une fraction a plus de parts. Sont-elles aussi plus grandes ?
        [same_numerator] Les nombres du haut sont égaux. Plus il y a de parts, plus elles sont petites.
        [same_denominator] Mets le même nombre en bas. Puis compare les nombres du haut.
        [compare_with_half] { strategy-compare_with_half }
        [compare_with_one] { strategy-compare_with_one }
        [same_places] { strategy-same_places }
        [to_hundredths] { strategy-to_hundredths }
        [part_of_part] { strategy-part_of_part }
        [how_many_fit] { strategy-how_many_fit }
        [whole_part_first] { strategy-whole_part_first }
        [hours_first] { strategy-hours_first }
       *[number_line] { strategy-number_line }
    }

## Les compétences de la leçon Comparer

compare_lesson-skill-takes_1 = Qui a le plus ?
    .teacher = Comparer deux nombres
compare_lesson-skill-takes_2 = Regarde bien
    .teacher = Comparer deux nombres faciles à confondre
compare_lesson-skill-takes_3 = Y a-t-il bataille ?
    .teacher = Comparer des nombres proches et reconnaître des nombres égaux
compare_lesson-skill-value_1 = Calcule
    .teacher = Calculer les cartes les plus faciles
compare_lesson-skill-value_2 = Plus difficile
    .teacher = Calculer les cartes les plus difficiles
compare_lesson-skill-count_1 = Compte les points
    .teacher = Compter des points en lignes de cinq
compare_lesson-skill-count_2 = D’un coup d’œil
    .teacher = Voir combien de points il y a sans compter
compare_lesson-skill-same_fraction_1 = Des parts plus petites
    .teacher = Trouver une fraction égale avec plus de parts
compare_lesson-skill-same_fraction_2 = Des parts plus grandes
    .teacher = Trouver une fraction égale avec moins de parts ou d’autres parts
compare_lesson-skill-hundredths_1 = Centièmes
    .teacher = Écrire des nombres décimaux en centièmes
compare_lesson-skill-percent_2 = Sur cent
    .teacher = Écrire des fractions et des décimaux en pourcentages
compare_lesson-skill-coins_1 = Petites pièces
    .teacher = Écrire un montant dans la plus petite unité
compare_lesson-skill-minutes_between_2 = Minutes entre deux
    .teacher = Trouver les minutes entre deux heures
compare_lesson-skill-place_1 = Trouve la place
    .teacher = Placer des nombres sur une droite qui montre leurs unités
compare_lesson-skill-place_2 = Trouve-la encore
    .teacher = Placer des nombres sur une droite plus longue ou à parts plus petites
compare_lesson-skill-order_2 = Trois dans l’ordre
    .teacher = Ranger trois nombres
compare_lesson-skill-order_3 = Quatre dans l’ordre
    .teacher = Ranger quatre nombres
compare_lesson-skill-greatest_1 = Le plus grand de trois
    .teacher = Trouver le plus grand ou le plus petit de trois nombres
compare_lesson-skill-greatest_2 = Le plus grand de quatre
    .teacher = Trouver le plus grand ou le plus petit de quatre nombres
compare_lesson-skill-equal_2 = Trouve le jumeau
    .teacher = Reconnaître des nombres égaux écrits autrement
compare_lesson-skill-equal_3 = Le vrai jumeau
    .teacher = Reconnaître des nombres égaux parmi d’autres qui leur ressemblent
compare_lesson-skill-how_much_more_2 = Combien de plus ?
    .teacher = Trouver des différences jusqu’à 5
compare_lesson-skill-how_much_more_3 = Beaucoup plus
    .teacher = Trouver des différences jusqu’à 20
compare_lesson-skill-missing_2 = Nombre manquant
    .teacher = Trouver le nombre qui manque dans un calcul
compare_lesson-skill-digit_2 = Valeur d’un chiffre
    .teacher = Dire ce que vaut un chiffre d’après sa place
compare_lesson-skill-to_ten_2 = Compléter à dix
    .teacher = Compléter un nombre à la dizaine suivante
compare_lesson-skill-nearest_3 = Lequel est le plus proche ?
    .teacher = Arrondir au demi, à la dizaine, à la centaine ou au millier
compare_lesson-skill-between_3 = Entre les deux
    .teacher = Trouver un nombre entre deux autres
compare_lesson-skill-beats_2 = Les cartes qui gagnent
    .teacher = Trouver tous les nombres plus grands qu’un nombre donné
compare_lesson-skill-beats_3 = Toutes celles qui gagnent
    .teacher = Trouver tous les nombres plus grands dans les cas difficiles
compare_lesson-skill-after_1 = Un de plus, un de moins
    .teacher = Dire le nombre d’avant ou d’après
compare_lesson-skill-after_2 = Dix de plus, dix de moins
    .teacher = Ajouter ou enlever dix
compare_lesson-skill-true_2 = Quel signe ?
    .teacher = Utiliser les signes < et >
compare_lesson-skill-true_3 = Plus petit, égal, plus grand
    .teacher = Utiliser les signes <, = et > pour des nombres proches ou égaux
