fast_food_lesson = Fast-food
    .summary = Additionne jusqu’à 110, trouve ce que rapporte chaque total, et laisse peu à l’autre joueur.
    .ages = 8 à 11
    .teaches = Des totaux qui grandissent, les multiples et les chiffres 3, 5 et 7, et prévoir une carte à l’avance
fast_food_lesson-fluency = Rien que des totaux et des points

## Les questions de la leçon Fast-food

fast_food_lesson-shown-yours = Tu joues

fast_food_lesson-option-multiple = Oui, mais seulement comme multiple
fast_food_lesson-option-digit = Oui, mais seulement grâce au chiffre
fast_food_lesson-option-both = Oui, pour les deux raisons
fast_food_lesson-option-neither = Non, pour aucune des deux raisons

## Ce qu'on dit dans plusieurs questions

fast_food_lesson-reason = { $why ->
    [digit] { $total } a un { $number } : { fast_food_lesson-points }
    [multiple] { $total } = { $number } × { $k } : { fast_food_lesson-points }
   *[both] { $total } = { $number } × { $k }, et il a un { $number } : { fast_food_lesson-points }, une seule fois
}
fast_food_lesson-reason_told = { $why ->
    [digit] { $total } a un { $number } : { fast_food_lesson-points }.
    [multiple] { $total } = { $number } × { $k } : { fast_food_lesson-points }.
   *[both] { $total } = { $number } × { $k }, et il a un { $number } : { fast_food_lesson-points }, une seule fois.
}
fast_food_lesson-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fast_food_lesson-result = { $n ->
    [0] Ni 3, ni 5, ni 7 dans { $total }, et il n’est multiple d’aucun d’eux : 0
    [one] Points : { $points }
   *[other] { $sum } = { $points }
}
fast_food_lesson-played = { $old } + { $value } = { $total } : { fast_food_lesson-points }
fast_food_lesson-menu = (Comme chiffre ou comme multiple : 7 vaut 7 points, 5 en vaut 3, 3 en vaut 1.)
fast_food_lesson-multiples_too = Cherche aussi les multiples : ceux de 3, de 5 et de 7. Les chiffres ne sont pas la seule façon de marquer.
fast_food_lesson-digits_too = Regarde aussi les chiffres. Un 3, un 5 ou un 7 dans un total rapporte aussi.
fast_food_lesson-all_that_count = Un total peut rapporter de plusieurs façons à la fois. Alors, on additionne les points.
fast_food_lesson-only_once = Chacune des trois choses ne compte qu’une fois, même pour deux raisons.
fast_food_lesson-any_digit = Le chiffre peut être n’importe où, pas seulement à la fin. Regarde aussi les dizaines.
fast_food_lesson-multiples_go_on = Les multiples continuent après dix fois. Essaie 11 fois, 12 fois et ainsi de suite.
fast_food_lesson-sum_of_digits = Additionner les chiffres ne montre que les multiples de 3. Pour 5, compte de 5 en 5 ; pour 7, de 7 en 7.
fast_food_lesson-not_the_card = C’est pour la carte toute seule. Ajoute-la d’abord au total.
fast_food_lesson-one_step_less = Presque ! Recompte. Le premier pas va au nombre qui suit { $old }.
fast_food_lesson-one_step_more = Presque ! C’est un pas de trop.
fast_food_lesson-carried = Les unités font une nouvelle dizaine : c’est la retenue. L’as-tu ajoutée ?

## Le total qui grandit

fast_food_lesson-total = Le total est { $old }. Tu joues { $value }. Quel est le nouveau total ?
    .name = Les nouveaux totaux
    .ask = { $way ->
        [bridge] Combien manque-t-il à { $old } pour arriver à la dizaine suivante ? Que reste-t-il alors des { $value } ?
        [new_ten] Combien manque-t-il à { $old } pour arriver à la dizaine suivante ?
       *[on] Quel chiffre change quand tu ajoutes { $value } ?
    }
    .line = { $way ->
        [bridge] { $old } + { $to_ten } = { $ten }, et puis encore { $left }
        [new_ten] Les unités : { $ones } + { $value } = 10, et c’est une nouvelle dizaine.
        [tens] Les dizaines : { $tens } + 1 = ?
       *[on] Les unités : { $ones } + { $value } = ?
    }
    .working = { $way ->
        [bridge] { $old } + { $to_ten } = { $ten }
            { $ten } + { $left } = { $total }
        [tens] { "" }
       *[on] { $ones } + { $value } = { $new_ones }
    }
        { $old } + { $value } = { $total }
    .right = Oui : { $old } + { $value } = { $total }.
fast_food_lesson-total-new_ten_forgotten = { fast_food_lesson-carried }
fast_food_lesson-total-ten_too_many = Regarde encore les dizaines. Y a-t-il vraiment une nouvelle dizaine ici ?
fast_food_lesson-total-one_too_few = { fast_food_lesson-one_step_less }
fast_food_lesson-total-one_too_many = { fast_food_lesson-one_step_more }
fast_food_lesson-total-card_alone = C’est la carte toute seule. Quel était le total avant ?
fast_food_lesson-total-side_by_side = Tu as mis { $old } et { $value } côte à côte. Additionne-les plutôt.
fast_food_lesson-total-subtracted = Tu as enlevé { $value }. Une carte rend le total plus grand.

fast_food_lesson-land = Le total est { $old }. Tu joues { $value }. Montre le nouveau total dans le tableau.
    .name = Les totaux dans le tableau
    .ask = Où es-tu après un pas ? Que se passe-t-il au bout d’une ligne ?
    .line = { $old } + { $value } = ?
    .working = { $old } + { $value } = { $total }
    .right = Oui : { $old } + { $value } = { $total }.
fast_food_lesson-land-stayed = C’est le total d’avant. Avance maintenant de { $value }.
fast_food_lesson-land-same_row = Tu es toujours dans la même ligne. Quand tu arrives au bout, continue à la ligne suivante.
fast_food_lesson-land-row_too_many = C’est une ligne trop bas. Une ligne entière fait 10.
fast_food_lesson-land-one_too_few = { fast_food_lesson-one_step_less }
fast_food_lesson-land-one_too_many = { fast_food_lesson-one_step_more }
fast_food_lesson-land-went_back = Tu as reculé. Une carte rend le total plus grand.

fast_food_lesson-last_card = { $two ->
    [yes] Toutes les cartes font 110. Le total est { $total }, et il reste deux cartes. L’une est { $other }. Quelle est l’autre ?
   *[no] Toutes les cartes font 110. Le total est { $total }, et il reste une carte. Quel est son nombre ?
}
    .name = La dernière carte
    .ask = { $two ->
        [yes] Combien font { $total } et { $other } ensemble ?
       *[no] Combien y a-t-il de { $total } à 110 ?
    }
    .line = { $two ->
        [yes] { $total } + { $other } = { $with_other }. Toutes les cartes font 110.
       *[no] Toutes les cartes font 110 : { $total } + ? = 110
    }
    .working = { $two ->
        [yes] { $total } + { $other } = { $with_other }
       *[no] { "" }
    }
        110 − { $with_other } = { $value }
    .right = Oui : { $with_other } + { $value } = 110, comme toujours à la fin.
fast_food_lesson-last_card-other_forgotten = Ce sont les deux cartes ensemble. L’une d’elles est { $other }.
fast_food_lesson-last_card-whole_total = 110, ce sont toutes les cartes ensemble. Combien en manque-t-il ?
fast_food_lesson-last_card-up_to_a_hundred = C’est ce qui manque pour faire 100. Les vingt cartes font plus que ça.
fast_food_lesson-last_card-one_too_many = Presque ! Ça ferait un de plus que 110.
fast_food_lesson-last_card-one_too_few = Presque ! Ça ferait un de moins que 110.

## Multiples et chiffres

fast_food_lesson-next_multiple = Le total est { $total }. Quel multiple de { $number } vient ensuite ?
    .name = Le multiple suivant
    .ask = Quel multiple de { $number } connais-tu près de { $total } ?
    .line = { $k } × { $number } = { $before }. Est-ce plus que { $total } ?
    .working = { $k } × { $number } = { $before }
        { $more } × { $number } = { $next }
        { $next } est le premier après { $total }
    .right = Oui : { $more } × { $number } = { $next }.
fast_food_lesson-next_multiple-added_the_number = Tu as ajouté { $number } à { $total }. Mais { $total } n’est pas un multiple. Quels multiples sont tout près ?
fast_food_lesson-next_multiple-multiple_before = C’est un multiple, mais il vient avant { $total }.
fast_food_lesson-next_multiple-digit_next = Celui-là a le chiffre { $number }. Ici, on cherche un multiple de { $number }.
fast_food_lesson-next_multiple-ends_in = Celui-là finit par { $number }. Est-ce aussi un multiple de { $number } ?
fast_food_lesson-next_multiple-one_later = C’est un multiple. Y en a-t-il un qui vient plus tôt ?

fast_food_lesson-why = { $number ->
    [7] Est-ce que { $total } donne un hamburger ? Pourquoi ?
    [5] Est-ce que { $total } donne un soda ? Pourquoi ?
   *[3] Est-ce que { $total } donne des frites ? Pourquoi ?
}
    .name = Multiple ou chiffre
    .ask = Quels sont les chiffres de { $total } ? Est-ce un multiple de { $number } ?
    .line = { $before } et { $next } sont des multiples de { $number }.
    .working = { $exact ->
        [yes] { $total } = { $number } × { $k }
       *[no] { $number } × { $k } = { $before }, et puis vient { $next }
    }
        { $why ->
            [multiple] Pas de chiffre { $number }
            [digit] { $total } a le chiffre { $number }
            [both] { $total } a le chiffre { $number }
           *[neither] Pas de chiffre { $number }
        }
        { $why ->
            [multiple] { fast_food_lesson-option-multiple }
            [digit] { fast_food_lesson-option-digit }
            [both] { fast_food_lesson-option-both }
           *[neither] { fast_food_lesson-option-neither }
        }
    .right = { $why ->
        [multiple] Oui : { $total } = { $number } × { $k }, et il n’a pas de chiffre { $number }.
        [digit] Oui : { $total } a le chiffre { $number }, mais ce n’est pas un multiple de { $number }.
        [both] Oui : { $total } = { $number } × { $k }, et il a le chiffre { $number }. Il compte une seule fois.
       *[neither] Oui : { $total } n’est pas un multiple de { $number }, et n’a pas de chiffre { $number }.
    }
fast_food_lesson-why-by_digit_sum = { $number ->
    [3] Divise encore { $total } par 3. Est-ce que ça tombe juste ?
   *[other] La somme des chiffres ne dit rien des multiples de { $number }. Compte plutôt de { $number } en { $number }.
}
fast_food_lesson-why-ends_in_table = { $number ->
    [5] Ce qui finit par 5 est un multiple de 5. Regarde encore.
   *[other] Il finit par { $number }. Ça ne suffit pas pour être un multiple. Compte plutôt de { $number } en { $number }.
}
fast_food_lesson-why-ends_in = { fast_food_lesson-any_digit }
fast_food_lesson-why-table_stopped_at_ten = { fast_food_lesson-multiples_go_on }
fast_food_lesson-why-digit_only = Tu as regardé les chiffres. Est-ce que { $total } est un multiple de { $number } ?
fast_food_lesson-why-multiple_only = Oui, c’est un multiple. A-t-il aussi le chiffre { $number } ?
fast_food_lesson-why-digit_not_there = Lis les chiffres de { $total } un par un. Y a-t-il un { $number } ?
fast_food_lesson-why-not_in_the_table = Compte de { $number } en { $number }. Est-ce que tu tombes sur { $total } ?

## Ce que rapporte un total

fast_food_lesson-score = Que rapporte le total { $total } ? { fast_food_lesson-menu }
    .name = Ce que rapporte un total
    .ask = Quels sont les chiffres de { $total } ? Est-ce un multiple de 3, de 5 ou de 7 ?
    .line = Commence par 7 : { $below } et { $above } en sont des multiples. Y a-t-il un chiffre 7 ?
    .working = { $reasons }
        { fast_food_lesson-result }
    .reasons = { fast_food_lesson-reason_told }
    .reasons-working = { fast_food_lesson-reason }
    .right = { $n ->
        [0] Oui : { $total } n’a ni 3, ni 5, ni 7, et n’est multiple d’aucun d’eux.
        [one] Oui. { $reasons }
       *[other] Oui. { $reasons } Ensemble : { fast_food_lesson-points }.
    }
fast_food_lesson-score-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-score-multiple_only = { fast_food_lesson-digits_too }
fast_food_lesson-score-forgot_several = { fast_food_lesson-all_that_count }
fast_food_lesson-score-counted_twice = { fast_food_lesson-only_once }
fast_food_lesson-score-ends_in = { fast_food_lesson-any_digit }
fast_food_lesson-score-by_digit_sum = { fast_food_lesson-sum_of_digits }
fast_food_lesson-score-how_many_not_points = C’est le nombre de choses qui rapportent. Combien de points rapporte chacune : 7, 3 ou 1 ?

fast_food_lesson-score_after = Le total est { $old }. Tu joues { $value }. Combien de points ça fait ? { fast_food_lesson-menu }
    .name = Les points d’une carte
    .ask = Quel est le nouveau total ? Quels sont ses chiffres, et de quoi est-il un multiple ?
    .line = { $old } + { $value } = ?
    .working = { $old } + { $value } = { $total }
        { $reasons }
        { fast_food_lesson-result }
    .reasons = { fast_food_lesson-reason_told }
    .reasons-working = { fast_food_lesson-reason }
    .right = Oui : { $old } + { $value } = { $total }, et ça fait { fast_food_lesson-points }.
fast_food_lesson-score_after-card_alone = { fast_food_lesson-not_the_card }
fast_food_lesson-score_after-total_before = C’est ce que rapporte { $old }. Ajoute d’abord ta carte.
fast_food_lesson-score_after-new_ten_forgotten = Additionne encore. { fast_food_lesson-carried }
fast_food_lesson-score_after-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-score_after-multiple_only = { fast_food_lesson-digits_too }
fast_food_lesson-score_after-forgot_several = { fast_food_lesson-all_that_count }
fast_food_lesson-score_after-counted_twice = { fast_food_lesson-only_once }
fast_food_lesson-score_after-ends_in = { fast_food_lesson-any_digit }
fast_food_lesson-score_after-by_digit_sum = { fast_food_lesson-sum_of_digits }
fast_food_lesson-score_after-one_too_few = Quel total as-tu trouvé ? { fast_food_lesson-one_step_less }
fast_food_lesson-score_after-one_too_many = Quel total as-tu trouvé ? { fast_food_lesson-one_step_more }

fast_food_lesson-order = Range les totaux selon leurs points. Commence par celui qui rapporte le moins. { fast_food_lesson-menu }
    .name = Les totaux dans l’ordre
    .ask = Que rapporte chacun d’eux ?
    .line = Commence par ceux qui ne rapportent rien, ou seulement 1.
    .working = { $rows }
        { $which }
    .rows = { $total } : { fast_food_lesson-points }.
    .rows-working = { $total } : { fast_food_lesson-points }
    .right = Oui. { $rows }
fast_food_lesson-order-by_number = Tu as rangé les totaux eux-mêmes. Demande-toi ce que chacun rapporte.
fast_food_lesson-order-greatest_first = C’est à l’envers. Commence par celui qui a le moins de points.
fast_food_lesson-order-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-order-multiple_only = { fast_food_lesson-digits_too }

fast_food_lesson-together = { $wanted ->
    [cheeseburger_fries] Lesquels de ces totaux donnent à la fois un hamburger et des frites ?
    [soda_fries] Lesquels de ces totaux donnent à la fois un soda et des frites ?
    [cheeseburger_soda] Lesquels de ces totaux donnent à la fois un hamburger et un soda ?
   *[cheeseburger_soda_fries] Lesquels de ces totaux donnent les trois : hamburger, soda et frites ?
}
    .name = Plusieurs à la fois
    .ask = Prends le premier total. Quels sont ses chiffres, et de quoi est-il un multiple ?
    .line = { $wanted ->
        [soda_fries] Trouve d’abord les sodas : un chiffre 5, ou un multiple de 5.
       *[other] Trouve d’abord les hamburgers : un chiffre 7, ou un multiple de 7.
    }
    .working = { $rows }
    .rows = { $n ->
        [1] Un { $number } ou un multiple de { $number } : { $which }
       *[other] Aussi un { $number } ou un multiple de { $number } : { $which }
    }
    .right = Oui, tu les as tous trouvés.
fast_food_lesson-together-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-together-multiple_only = { fast_food_lesson-digits_too }
fast_food_lesson-together-one_is_missing = Dans certains, il manque une chose. Regarde encore chacun d’eux.
fast_food_lesson-together-stopped_after_one = Celui-là convient. Cherche encore : il y en a plus d’un.
fast_food_lesson-together-stopped_before_the_last = Celui-là convient. Regarde aussi les totaux plus petits.

## Quelle carte

fast_food_lesson-best_card = Le total est { $old }. Laquelle de tes cartes rapporte le plus ? { fast_food_lesson-menu }
    .name = La carte qui rapporte le plus
    .ask = Quel total fait chaque carte ? Que rapporte ce total ?
    .line = { $rows }
    .rows = { $old } + { $value } = ?
    .working = { $rows }
        { $best }
    .rows-working = { fast_food_lesson-played }
    .right = Oui : { $best } fait { $total }, et ça fait { fast_food_lesson-points }.
fast_food_lesson-best_card-card_alone = Tu as regardé les cartes toutes seules. Ajoute d’abord chacune à { $old }.
fast_food_lesson-best_card-highest_card = La plus haute carte ne rapporte pas toujours le plus. Quel total fait-elle ?
fast_food_lesson-best_card-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-best_card-multiple_only = { fast_food_lesson-digits_too }
fast_food_lesson-best_card-ends_in = { fast_food_lesson-any_digit }
fast_food_lesson-best_card-counted_twice = { fast_food_lesson-only_once }

fast_food_lesson-nothing = Le total est { $old }. Lesquelles de ces cartes ne rapportent rien ? Choisis-les toutes. { fast_food_lesson-menu }
    .name = Les cartes qui ne rapportent rien
    .ask = Quel total fait chaque carte ? Y a-t-il un chiffre qui compte, ou est-ce un multiple qui compte ?
    .line = { $rows }
    .rows = { $old } + { $value } = ?
    .working = { $rows }
        { $which }
    .rows-working = { fast_food_lesson-played }
    .right = Oui, tu as trouvé toutes celles qui ne rapportent rien.
fast_food_lesson-nothing-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-nothing-multiple_only = { fast_food_lesson-digits_too }
fast_food_lesson-nothing-ends_in = { fast_food_lesson-any_digit }
fast_food_lesson-nothing-those_that_score = Ce sont les cartes qui rapportent. Ici, on cherche les autres.
fast_food_lesson-nothing-card_alone = Tu as regardé les cartes toutes seules. Ajoute d’abord chacune à { $old }.
fast_food_lesson-nothing-stopped_after_one = Celle-là ne rapporte rien. Cherche encore : il y en a plus d’une.

## Une carte à l'avance

fast_food_lesson-reply_most = Tu laisses le total { $total }. L’autre joueur joue ensuite une carte de 1 à 10. Combien peut-elle rapporter au maximum ? { fast_food_lesson-menu }
    .name = La meilleure carte de l’autre joueur
    .ask = Quels sont les dix totaux qui peuvent venir ? Lesquels rapportent de plusieurs façons ?
    .line = Avance de 1 à 10 à partir de { $total }. Cherche d’abord les 7.
    .working = Totaux suivants : de { $from } à { $to }
        { $rows }
        Le plus : { $points }
    .rows = { fast_food_lesson-played }
    .right = Oui : la meilleure carte rapporte { $points }.
fast_food_lesson-reply_most-own_total = C’est ce que { $total } te rapporte. Que peut-il venir après ?
fast_food_lesson-reply_most-total_not_points = C’est le meilleur total à faire. Combien de points ça fait ?
fast_food_lesson-reply_most-card_not_points = C’est la carte à jouer. Combien de points rapporte-t-elle ?
fast_food_lesson-reply_most-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-reply_most-multiple_only = { fast_food_lesson-digits_too }
fast_food_lesson-reply_most-forgot_several = { fast_food_lesson-all_that_count }
fast_food_lesson-reply_most-added_all = Tu les as tous additionnés. Mais on ne joue ensuite qu’une seule carte.

fast_food_lesson-reply_count = Tu laisses le total { $total }. Parmi les dix cartes de 1 à 10, combien rapporteraient ensuite des points ? { fast_food_lesson-menu }
    .name = Les cartes qui rapporteraient
    .ask = Quels sont les dix totaux qui peuvent venir ? Lesquels ne rapportent rien ?
    .line = Parcours les dix totaux suivants, un par un. Commence après { $total }.
    .working = { $rows }
        { $n }
    .rows = { fast_food_lesson-played }
    .right = Oui : { $n ->
        [0] aucune des dix cartes ne rapporterait de points.
        [one] une des dix cartes rapporterait des points.
       *[other] { $n } des dix cartes rapporteraient des points.
    }
fast_food_lesson-reply_count-those_that_do_not = C’est le nombre de celles qui ne rapportent rien. Et les autres, combien y en a-t-il ?
fast_food_lesson-reply_count-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-reply_count-multiple_only = { fast_food_lesson-digits_too }
fast_food_lesson-reply_count-ends_in = { fast_food_lesson-any_digit }
fast_food_lesson-reply_count-total_counted_too = Le total { $total } est déjà là. Commence par le nombre suivant.

fast_food_lesson-leave = Quel total vaut-il mieux laisser ? L’autre joueur peut avoir n’importe quelle carte de 1 à 10.
    .name = Les totaux à laisser
    .ask = Combien des dix totaux suivants rapportent des points ? Combien rapportent-ils ?
    .line = Regarde les dix nombres qui suivent chaque total. De 70 à 79, tous donnent un hamburger.
    .working = { $rows }
        { $best }
    .rows = Après { $total }, les dix cartes rapportent { $sum } points, soit { $average } chacune.
    .right = Oui : après { $best }, une carte ne rapporte en moyenne que { $average } points.
fast_food_lesson-leave-own_points = C’est celui qui te rapporte le plus maintenant. Que laisse-t-il à l’autre joueur ?
fast_food_lesson-leave-scores_nothing_itself = Ce total lui-même rapporte peu. Regarde les dix totaux qui le suivent.
fast_food_lesson-leave-lowest_total = Le plus petit total n’est pas toujours le meilleur. Regarde les dix totaux qui suivent chacun.
fast_food_lesson-leave-highest_total = Le plus grand total n’est pas toujours le meilleur. Regarde les dix totaux qui suivent chacun.
fast_food_lesson-leave-gives_most = Là, beaucoup de bons totaux viennent ensuite. Quel total en laisse peu ?

fast_food_lesson-ahead = Le total est { $old }. { $rows } Quelle carte est la meilleure pour toi ?
    .name = Prévoir la suite
    .rows = { $card } laisse { $total } : l’autre joueur a 4 cartes, et la meilleure rapporte alors environ { $average }.
    .ask = Que rapporte chaque carte maintenant ? Qu’est-ce qu’elle offre à l’autre joueur ?
    .line = L’une rapporte { $scored } de plus maintenant. Est-ce qu’elle offre aussi plus à l’autre joueur ? Combien de plus ?
    .working = { $rows }
        { $gives ->
            [more] { $high } : { $scored } de plus pour toi, environ { $given } de plus pour l’autre joueur
            [less] { $high } : { $scored } de plus pour toi, environ { $given } de moins pour l’autre joueur
           *[same] { $high } : { $scored } de plus pour toi, autant pour l’autre joueur
        }
        { $best }
    .rows-working = { $total } : { $points } pour toi, environ { $average } pour l’autre joueur
    .right = Oui : { $best } vaut environ { $better } de plus que l’autre carte.
fast_food_lesson-ahead-most_now = Cette carte rapporte plus maintenant. Qu’est-ce qu’elle offre à l’autre joueur ?
fast_food_lesson-ahead-least_left = Cette carte offre moins à l’autre joueur. Combien de points te rapporte-t-elle maintenant ?
fast_food_lesson-ahead-looked_elsewhere = Regarde les deux : les points maintenant, et ce que la carte offre à l’autre joueur.

## Combien jusqu'à n

fast_food_lesson-colour = Colorie { $number ->
        [7] tous les hamburgers
        [5] tous les sodas
       *[3] toutes les frites
    } de { $from } à { $to } : les multiples de { $number }, et ce qui a le chiffre { $number }.
    .name = Colorier le tableau
    .ask = Lesquels sont des multiples de { $number } ? Lesquels contiennent un { $number } ?
    .line = Ici, les multiples de { $number } commencent par { $begins }. Comment continuent-ils ?
    .working = Multiples de { $number } : { $multiples }
        Avec le chiffre { $number } : { $digits }
        Tous ensemble : { $which }
    .right = Oui, tu les as tous trouvés.
fast_food_lesson-colour-multiple_only = Bien : ceux-là sont des multiples. Le chiffre { $number } compte aussi.
fast_food_lesson-colour-digit_only = Bien : ceux-là ont le chiffre. Les multiples de { $number } comptent aussi.
fast_food_lesson-colour-ends_in = Jusqu’ici, c’est bon. { fast_food_lesson-any_digit }

fast_food_lesson-how_many_multiples = Combien de nombres de 1 à { $n } sont des multiples de { $number } ?
    .name = Compter les multiples
    .ask = Quel est le dernier multiple jusqu’à { $n } ? C’est combien de fois { $number } ?
    .line = { $n } ÷ { $number } : en { $n }, combien de fois { $number } ?
    .working = { $number } × { $more } = { $next }, plus que { $n }
        { $last } = { $number } × { $k }
    .right = Oui : { $last } = { $number } × { $k } est le dernier.
fast_food_lesson-how_many_multiples-digit_only = Tu as compté ceux qui ont un chiffre { $number }. Ici, seuls les multiples comptent.
fast_food_lesson-how_many_multiples-digits_too = Tu as aussi compté les chiffres. Ici, seuls les multiples comptent.
fast_food_lesson-how_many_multiples-one_too_many = Un de trop. Le dernier dépasse-t-il { $n } ? Et 0 ne compte pas.
fast_food_lesson-how_many_multiples-one_too_few = Il y a encore de la place pour un. Essaie le multiple suivant.
fast_food_lesson-how_many_multiples-last_multiple = C’est le dernier multiple. Combien y en a-t-il jusqu’à lui ?

fast_food_lesson-how_many_digits = Combien de nombres de 1 à { $n } ont le chiffre { $number } ?
    .name = Compter les chiffres
    .ask = Combien finissent par { $number } ? Combien l’ont comme chiffre des dizaines ?
    .line = Il y a { $ends } nombres qui finissent par { $number }. De { $from } à { $to }, tous l’ont.
    .working = Finissent par { $number } : { $ends }
        De { $from } à { $to } : 10 de plus
        { $twins } a été compté deux fois
        { $ends } + 10 − 1 = { $answer }
    .right = Oui : { $ends } + 10 − 1 = { $answer }, car { $twins } ne compte qu’une fois.
fast_food_lesson-how_many_digits-ends_in = Ceux-là finissent par { $number }. Il peut être aussi dans les dizaines.
fast_food_lesson-how_many_digits-counted_twice = Presque ! Un nombre a deux fois ce chiffre. Ne le compte qu’une fois.
fast_food_lesson-how_many_digits-tens_only = Ceux-là l’ont comme chiffre des dizaines. Il peut être aussi à la fin.
fast_food_lesson-how_many_digits-multiple_only = Ceux-là sont des multiples de { $number }. Ici, seul le chiffre compte.
fast_food_lesson-how_many_digits-twins_left_out = Le nombre qui a deux fois ce chiffre compte aussi, une fois.

fast_food_lesson-how_many = Combien de totaux de 1 à { $n } donnent { $number ->
        [7] un hamburger
        [5] un soda
       *[3] des frites
    } ? { $given ->
        [yes] Multiples de { $number } : { $a }. Avec le chiffre { $number } : { $b }. Les deux à la fois : { $c }.
       *[no] Compte les multiples et les chiffres, et pense à ceux qui sont dans les deux groupes.
    }
    .name = Compter les totaux
    .ask = Combien sont des multiples ? Combien ont le chiffre ? Lesquels a-t-on comptés deux fois ?
    .line = { $a } + { $b } = { $sum }. Mais on en a compté { $c } deux fois.
    .working = { $a } + { $b } = { $sum }
        { $sum } − { $c } = { $answer }
    .right = Oui : { $a } + { $b } − { $c } = { $answer }.
fast_food_lesson-how_many-counted_twice = Tu as additionné les deux. Certains sont des multiples et ont le chiffre. Ils ont été comptés deux fois.
fast_food_lesson-how_many-taken_off_twice = Tu as enlevé deux fois ceux qui sont dans les deux groupes. Enlève-les une seule fois.
fast_food_lesson-how_many-multiple_only = Ceux-là sont des multiples. Les chiffres comptent aussi.
fast_food_lesson-how_many-digit_only = Ceux-là ont le chiffre. Les multiples comptent aussi.
fast_food_lesson-how_many-ends_in = { fast_food_lesson-any_digit }

fast_food_lesson-how_many_nothing = Combien de totaux de 1 à { $n } ne rapportent rien ? Hamburgers : { $c }. Sodas : { $s }. Frites : { $f }. Hamburger et soda : { $cs }. Hamburger et frites : { $cf }. Soda et frites : { $sf }. Les trois : { $three }.
    .name = Les totaux qui ne rapportent rien
    .ask = Combien rapportent quelque chose ? Lesquels a-t-on comptés deux fois, et lesquels trois fois ?
    .line = { $c } + { $s } + { $f } = { $sum }. Ceux qui sont dans deux groupes sont comptés deux fois.
    .working = { $c } + { $s } + { $f } = { $sum }
        { $sum } − { $cs } − { $cf } − { $sf } = { $less }
        { $less } + { $three } = { $scoring }
        { $n } − { $scoring } = { $answer }
    .right = Oui : sur les { $n } totaux, { $scoring } rapportent des points et { $answer } n’en rapportent pas.
fast_food_lesson-how_many_nothing-those_that_score = C’est le nombre de ceux qui rapportent. Et les autres, combien y en a-t-il ?
fast_food_lesson-how_many_nothing-counted_twice = Tu as additionné les trois. Certains totaux sont dans deux groupes, et ont été comptés deux fois.
fast_food_lesson-how_many_nothing-three_not_put_back = Presque ! Les totaux qui sont dans les trois groupes ont disparu. Remets-les une fois.
fast_food_lesson-how_many_nothing-three_taken_off = Presque ! Tu as enlevé ceux qui sont dans les trois groupes. Il faut les remettre.

## Qui commence

## Ce qu'on demande pendant une partie

fast_food_lesson-predict = Le total est { $old }. Combien de points la carte de { $player } va-t-elle rapporter ?
    .much = 7 ou plus
    .some = De 1 à 6
    .none = Aucun
fast_food_lesson-predict-needed = { $option ->
        [much] { $shape ->
            [none] Aucune carte ne peut rapporter 7 points ou plus.
           *[some] Avec { $cards }, c’est 7 points ou plus.
        }
        [some] { $shape ->
            [none] Aucune carte ne peut rapporter de 1 à 6 points.
           *[some] Avec { $cards }, c’est de 1 à 6 points.
        }
       *[none] { $shape ->
            [none] Toutes les cartes rapportent des points.
           *[some] Avec { $cards }, il n’y a aucun point.
        }
    }
fast_food_lesson-predict-change = { $target ->
        [much] Le total était de { $old }. Quelle autre carte rapporterait 7 points ou plus ?
        [some] Le total était de { $old }. Quelle autre carte rapporterait de 1 à 6 points ?
       *[none] Le total était de { $old }. Quelle autre carte ne rapporterait aucun point ?
    }
fast_food_lesson-predict-would = { $old } + { $value } = { $total } : { $points ->
        [0] aucun point.
        [one] { $points } point.
       *[other] { $points } points.
    }

## Les expériences

fast_food_lesson-try-leaving = Quel total faut-il laisser ?
    .guess = Tu laisses 62, 69 ou 84. L’autre joueur joue ensuite. Avec quel total marquera-t-il le moins ?
    .figure = { $figure } points en moyenne
    .why = Après 69, tous les totaux de 70 à 79 sont des hamburgers. Après { $best }, la moitié des totaux ne rapporte rien. { $best } est donc un bon total à laisser. Il n’offre que { $figure } points en moyenne.
    .counted = Points de la carte suivante
    .of = de toutes les parties avec ce total
fast_food_lesson-try-leaving-seen = Regarde les moyennes. Après quel total la carte suivante a-t-elle rapporté le moins ?
    .working = { $rows }
        Le moins : { $best }
    .rows = { $option } : { $figure }
    .rows-working = Après { $option } : { $figure } points en moyenne
    .right = Oui : après { $best }, la carte suivante a rapporté { $figure } points en moyenne.
fast_food_lesson-try-leaving-left = Le total qu’on laisse
fast_food_lesson-try-leaving-bots = Comment jouent les deux joueurs
    .v-random = n’importe quelle carte
    .v-greedy = la carte qui rapporte le plus tout de suite
fast_food_lesson-try-seats = Quand vaut-il mieux commencer ?
    .guess = Chiffres et multiples comptent, ou un seul des deux. Dans quel jeu le premier joueur gagnera-t-il le plus ?
    .why = La dernière carte fait toujours 110, et le second la joue. 110 est un multiple de 5 : un soda assuré. Mais 110 n’a ni 3, ni 5, ni 7. Avec les chiffres seuls, la dernière carte ne rapporte rien. Alors il vaut mieux commencer.
    .counted = Plus de points à la fin
    .of = de toutes les parties
    .v-first = le premier joueur
    .v-second = le second joueur
    .v-same = les deux autant
fast_food_lesson-try-seats-seen = Regarde les barres. Dans quel jeu le premier joueur a-t-il gagné le plus ?
    .v-both = chiffres et multiples
    .v-multiples = seulement les multiples
    .v-digits = seulement les chiffres
    .working = { $rows }
        { $best ->
            [digits] { fast_food_lesson-try-seats-seen.v-digits }
            [multiples] { fast_food_lesson-try-seats-seen.v-multiples }
           *[both] { fast_food_lesson-try-seats-seen.v-both }
        }
    .rows = { $option } : { $figure }
    .rows-working = { $option ->
            [digits] { fast_food_lesson-try-seats-seen.v-digits }
            [multiples] { fast_food_lesson-try-seats-seen.v-multiples }
           *[both] { fast_food_lesson-try-seats-seen.v-both }
        } : { $figure } sur 100
    .right = Oui : là, le premier joueur a gagné environ { $figure } parties sur 100.
fast_food_lesson-try-seats-bots = Comment jouent les deux joueurs
    .v-random = n’importe quelle carte
    .v-greedy = la carte qui rapporte le plus tout de suite

## La carte des règles

fast_food_lesson-rule-ace = Un as vaut { $ace }.
fast_food_lesson-rule-numbers = Les autres cartes valent ce qui est écrit dessus : de { $low } à { $high }.
fast_food_lesson-rule-deck = Il y a { $n } cartes : { $each } de chaque nombre.
fast_food_lesson-rule-turn_before = On joue chacun son tour. Prends une carte, puis joues-en une.
fast_food_lesson-rule-add = La carte s’ajoute au total : { $old } + { $value } = { $total }.
fast_food_lesson-rule-cheeseburger = Hamburger, { $points } points : un multiple de { $number }, comme { $multiple } = { $number } × { $k }, ou un nombre avec le chiffre { $number }, comme { $digit }.
fast_food_lesson-rule-soda = Soda, { $points } points : un multiple de { $number }, comme { $multiple } = { $number } × { $k }, ou un nombre avec le chiffre { $number }, comme { $digit }.
fast_food_lesson-rule-fries = Frites, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : un multiple de { $number }, comme { $multiple } = { $number } × { $k }, ou un nombre avec le chiffre { $number }, comme { $digit }.
fast_food_lesson-rule-once = Chacun ne compte qu’une fois : { $total } rapporte { $points } points.
fast_food_lesson-rule-several = On additionne les points des différents : { $total } donne les trois à la fois, et rapporte { $a } + { $b } + { $c } = { $points } points.
fast_food_lesson-rule-end = Le dernier total est { $total }. Alors, le joueur qui a le plus de points gagne.
fast_food_lesson-rule-claim = Quand tu joues toi-même, dis le nouveau total et ce qu’il rapporte. Tu ne marques que les points que tu remarques. Un total faux ou un plat faux ne rapporte rien.

## Ce qu'on a appris à chaque étape, dit à la fin

fast_food_lesson-learned =
    .watch = Un total rapporte s’il a un 3, un 5 ou un 7, ou s’il est multiple de l’un d’eux.
    .predict = Le total dit quelles cartes rapportent des points, avant qu’on en joue une.
    .investigate = Il vaut mieux laisser certains totaux, car la carte suivante part de là.
    .ticket = Tu as montré ce que tu sais des totaux, des multiples et des chiffres.

## My deck: what a card is called, for a child and for a teacher

fast_food_lesson-skill-total_1 = Le nouveau total
    .teacher = Ajouter un nombre à un chiffre dans la dizaine
fast_food_lesson-skill-land_1 = Avancer dans le tableau
    .teacher = Avancer sur une ligne du tableau des nombres
fast_food_lesson-skill-why_1 = Est-ce un soda ?
    .teacher = Multiples de 5 et chiffre 5
fast_food_lesson-skill-next_multiple_1 = Le suivant de cinq en cinq
    .teacher = Multiple suivant de 5, et de 3 jusqu’à 30
fast_food_lesson-skill-total_2 = Passer la dizaine
    .teacher = Ajouter un nombre à un chiffre en passant la dizaine
fast_food_lesson-skill-next_multiple_2 = Le suivant de sept en sept
    .teacher = Multiple suivant de 7 et de 3
fast_food_lesson-skill-score_2 = Combien ça rapporte ?
    .teacher = Points d’un total qui rapporte d’une seule façon
fast_food_lesson-skill-score_after_2 = Combien rapporte ma carte ?
    .teacher = Additionner, puis lire les points du total
fast_food_lesson-skill-best_card_2 = Ma meilleure carte
    .teacher = Choisir parmi trois la carte qui rapporte le plus
fast_food_lesson-skill-last_card_2 = La dernière carte
    .teacher = Compléter à 110
fast_food_lesson-skill-colour_2 = Colorier le tableau
    .teacher = Trouver multiples et chiffres de 3 ou de 7 sur deux lignes
fast_food_lesson-skill-together_3 = Deux à la fois
    .teacher = Totaux qui rapportent de deux façons
fast_food_lesson-skill-reply_most_3 = Qu’est-ce qui peut arriver ?
    .teacher = Trouver le plus que la carte suivante peut rapporter

## La page pour les familles

fast_food_lesson-family =
    .learnt = Votre enfant a additionné des cartes jusqu’à 110, et a cherché dans chaque total les multiples de 3, 5 et 7 et ces chiffres.
    .play_1 = Prenez deux cartes de chaque nombre, de l’as au dix. Un as vaut 1. Donnez trois cartes à chacun des deux joueurs. Le reste forme la pioche.
    .play_2 = Jouez chacun votre tour. Prenez une carte de la pioche, jouez-en une de votre main et dites le nouveau total : 24 + 4 = 28.
    .play_3 = Un multiple de 7, ou un total avec un 7, est un hamburger : 7 points. Avec 5, c’est un soda : 3 points. Avec 3, ce sont des frites : 1 point.
    .play_4 = Un total peut être plusieurs choses à la fois : 35 rapporte 7 + 3 + 1 = 11 points.
    .play_5 = Le dernier total est 110. Alors, le joueur qui a le plus de points gagne.
    .ask_1 = Est-ce un multiple, un chiffre ou les deux ?
    .ask_2 = Laquelle de tes cartes rapporte le plus maintenant ?
    .ask_3 = Que laisses-tu à l’autre joueur ?
    .easier = Jouez seulement pour les sodas : les multiples de 5 et les totaux avec un 5.
    .harder = Prenez les quatre cartes de chaque nombre, et allez jusqu’à 220.

## Les colonnes de la feuille de partie

fast_food_lesson-record = Écris chaque nouveau total. Entoure ce qu’il rapporte et additionne les points.
fast_food_lesson-record-total = Total + ma carte = nouveau total
fast_food_lesson-record-cheeseburger = Hamburger
fast_food_lesson-record-soda = Soda
fast_food_lesson-record-fries = Frites
fast_food_lesson-record-points = Mes points
