seven_twenty_seven_lesson = 7 et 27
    .summary = Sois le plus près de 7 ou de 27, dis à quelle distance est une main, et découvre quand une carte de plus aide.
    .ages = 9 à 13
    .teaches = Les demis, les deux valeurs d’un as, la distance à deux buts, les probabilités et les partages équitables
seven_twenty_seven_lesson-fluency = Rien que des valeurs et des distances

## Ce que la leçon demande pendant une partie

seven_twenty_seven_lesson-will_be = Qui sera le plus près de { $goal } ?
    .tie = = Égalité
    .said = { $aim ->
        [mine] le plus près, c’est moi
        [tie] égalité
       *[theirs] le plus près, c’est { $player }
    }
seven_twenty_seven_lesson-needed = { $shape ->
        [none] Aucune carte cachée ne suffit à { $option }.
       *[some] Avec { $cards }, personne n’est plus près que { $option }.
    }
seven_twenty_seven_lesson-nearer = Tu prends encore une carte. Va-t-elle te rapprocher de { $goal } ?
    .yes = Oui
    .no = Non
seven_twenty_seven_lesson-nearer-needed = { $option ->
        [yes] Avec { $cards }, tu te rapproches de { $goal }.
       *[no] Avec { $cards }, tu ne te rapproches pas de { $goal }.
    }
seven_twenty_seven_lesson-nearer-change = Et avec une autre carte ? { $target ->
        [yes] Laquelle te rapprocherait de { $goal } ?
       *[no] Laquelle ne te rapprocherait pas de { $goal } ?
    }
seven_twenty_seven_lesson-nearer-would = Avec { $total }, tu es à { $d } de { $goal }. Avant, c’était { $before }.

## Les questions de la leçon 7 et 27

seven_twenty_seven_lesson-shown-yours = Tu as
seven_twenty_seven_lesson-shown-left = Une de ces cartes va venir

seven_twenty_seven_lesson-option-tie = Plusieurs sont à égale distance
seven_twenty_seven_lesson-option-nearer = Plus près
seven_twenty_seven_lesson-option-same = À la même distance
seven_twenty_seven_lesson-option-farther = Plus loin

seven_twenty_seven_lesson-mistake-court_as_ten = Tu as compté 10 pour les valets, les dames et les rois. Ici, chacun ne compte que ½.
seven_twenty_seven_lesson-mistake-half_rounded_up = Tu as arrondi le demi vers le haut. Il ne compte que ½.
seven_twenty_seven_lesson-mistake-whole_too_many = Le demi est juste, mais le nombre entier est trop grand. Un valet, une dame ou un roi n’ajoute que ½.
seven_twenty_seven_lesson-mistake-whole_too_few = Le demi est juste, mais le nombre entier est trop petit. Additionne encore les cartes à nombre.
seven_twenty_seven_lesson-mistake-half_too_many = Presque ! Compte encore les demis. Deux demis font un entier.
seven_twenty_seven_lesson-mistake-half_too_few = Presque ! Compte encore les demis. Deux demis font un entier.

seven_twenty_seven_lesson-value = Combien vaut cette main ?
    .name = La valeur d’une main
    .ask = Combien compte ici chaque valet, dame ou roi ?
    .line = { $sum } = ?
    .working = { $sum } = { $total }
    .right = Oui : { $sum } = { $total }.
seven_twenty_seven_lesson-value-halves_dropped = Les nombres entiers sont justes. Il manque encore un demi.
seven_twenty_seven_lesson-value-half_taken_away = Tu as enlevé ½. Un valet, une dame ou un roi ajoute ½.
seven_twenty_seven_lesson-value-two_halves_are_ten = Deux demis font un entier. Ils ne font pas dix.
seven_twenty_seven_lesson-value-court_as_one = Tu as compté 1 pour chaque valet, dame ou roi. Ici, chacun ne compte que la moitié.
seven_twenty_seven_lesson-value-court_as_nought = Tu as oublié les valets, les dames et les rois. Chacun compte ½.
seven_twenty_seven_lesson-value-court_by_rank = Ici, le valet, la dame et le roi ne comptent pas 11, 12 et 13. Chacun compte ½.

seven_twenty_seven_lesson-place = Combien vaut cette main ? Place le point à cet endroit sur la droite.
    .name = Une main sur la droite
    .ask = Combien font les autres cartes ? Combien les valets, les dames et les rois y ajoutent-ils ?
    .line = { $sum } = ?
    .working = { $sum } = { $total }
        { $lies ->
            [between] { $less } < { $total } < { $more }
           *[on] { "" }
        }
    .right = { $lies ->
        [between] Oui : { $sum } = { $total }, à mi-chemin entre { $less } et { $more }.
       *[on] Oui : { $sum } = { $total }.
    }
seven_twenty_seven_lesson-place-halves_dropped = Le nombre entier est juste. Avance encore d’un demi.
seven_twenty_seven_lesson-place-half_taken_away = Tu as reculé d’un demi depuis le nombre entier. Avance d’un demi depuis ce nombre.
seven_twenty_seven_lesson-place-two_halves_are_ten = Deux demis font un entier. Ils ne font pas dix.
seven_twenty_seven_lesson-place-marks_as_points = Tu as compté un pour chaque trait. Deux traits ensemble font un entier.
seven_twenty_seven_lesson-place-court_as_one = Tu as compté 1 pour chaque valet, dame ou roi. Ici, chacun ne compte que la moitié.
seven_twenty_seven_lesson-place-court_as_nought = Tu as oublié les valets, les dames et les rois. Chacun compte ½.

seven_twenty_seven_lesson-totals = Chaque as peut compter 1 ou 11. Choisis tous les totaux que cette main peut faire.
    .name = Les deux valeurs d’un as
    .ask = Quel est le total si chaque as compte 1 ? Que se passe-t-il si un as compte 11 ?
    .line = { $lowest } = ?, et puis 10 de plus pour chaque as qui compte 11
    .working = { $rows }
        { $which }
    .rows = { $sum }
    .rows-working = { $sum } = { $total }
    .right = Oui, ils y sont tous : { $which }.
seven_twenty_seven_lesson-totals-ace_only_one = C’est le total où chaque as compte 1. Un as peut aussi compter 11.
seven_twenty_seven_lesson-totals-ace_only_eleven = C’est le total où chaque as compte 11. Un as peut aussi compter 1.
seven_twenty_seven_lesson-totals-middle_forgotten = Bien : tous les as bas, et tous les as hauts. Et si l’un est bas et l’autre haut ?
seven_twenty_seven_lesson-totals-ace_as_ten = Un as compte 1 ou 11. Tu as pris 10.
seven_twenty_seven_lesson-totals-both_at_once = Tu as compté l’as deux fois, pour 1 et pour 11. Dans un total, il ne compte qu’une fois.
seven_twenty_seven_lesson-totals-ace_left_out = Tu as oublié l’as. Il compte 1 ou 11.

seven_twenty_seven_lesson-best_total = Quel total de cette main est le plus près de { $goal } ?
    .name = Le total le plus proche
    .ask = Quels totaux cette main peut-elle faire ? À quelle distance de { $goal } est chacun ?
    .line = { $rows }
    .working = { $rows }
        { $total }
    .rows = { $more } − { $less } = ?
    .rows-working = { $more } − { $less } = { $d }
    .right = { $hits ->
        [yes] Oui : cette main fait exactement { $goal }.
       *[no] Oui : { $total } n’est qu’à { $d } de { $goal }.
    }
seven_twenty_seven_lesson-best_total-ace_only_one = C’est le total où chaque as compte 1. Regarde aussi les autres.
seven_twenty_seven_lesson-best_total-ace_only_eleven = C’est le total où chaque as compte 11. Regarde aussi les autres.
seven_twenty_seven_lesson-best_total-other_goal = Ce total est le meilleur pour l’autre but. Ici, le but est { $goal }.
seven_twenty_seven_lesson-best_total-distance_not_total = C’est la distance. Quel total est à cette distance ?
seven_twenty_seven_lesson-best_total-never_beyond = Un total peut dépasser le but. Seule la distance compte. Y en a-t-il un plus près ?

seven_twenty_seven_lesson-distance = À quelle distance de { $goal } est { $total } ?
    .name = Les distances
    .ask = Quel nombre est le plus grand ? Combien de pas y a-t-il à partir du plus petit ?
    .line = { $more } − { $less } = ?
    .working = { $more } − { $less } = { $d }
    .right = Oui : { $total } est à { $d } de { $goal }.
seven_twenty_seven_lesson-distance-signed = Une distance n’a pas de signe moins. Enlève le petit nombre au grand.
seven_twenty_seven_lesson-distance-halves_dropped = Tu as oublié le demi de { $total }. Compte-le aussi.
seven_twenty_seven_lesson-distance-other_goal = C’est la distance à l’autre but. Ici, le but est { $goal }.
seven_twenty_seven_lesson-distance-counts_start = Presque ! Compte les pas. L’endroit d’où tu pars n’est pas un pas.
seven_twenty_seven_lesson-distance-counts_between = Presque ! Il manque un pas. Le dernier, jusqu’au but, compte aussi.
seven_twenty_seven_lesson-distance-put_together = Tu as additionné les deux nombres. Ici, on cherche la distance entre eux.

seven_twenty_seven_lesson-hand_distance = À quelle distance de { $goal } est cette main ?
    .name = La distance d’une main
    .ask = Combien vaut la main ? Est-ce plus ou moins que { $goal } ?
    .line = { $more } − { $less } = ?
    .working = { $sum } = { $total }
        { $more } − { $less } = { $d }
    .right = Oui : { $total } est à { $d } de { $goal }.
seven_twenty_seven_lesson-hand_distance-signed = Une distance n’a pas de signe moins. Enlève le petit nombre au grand.
seven_twenty_seven_lesson-hand_distance-halves_dropped = Les nombres entiers sont justes. Compte aussi le demi.
seven_twenty_seven_lesson-hand_distance-other_goal = C’est la distance à l’autre but. Ici, le but est { $goal }.
seven_twenty_seven_lesson-hand_distance-counts_start = Presque ! Compte les pas. L’endroit d’où tu pars n’est pas un pas.
seven_twenty_seven_lesson-hand_distance-counts_between = Presque ! Il manque un pas. Le dernier, jusqu’au but, compte aussi.
seven_twenty_seven_lesson-hand_distance-put_together = Tu as additionné la main et le but. Quelle distance y a-t-il entre eux ?
seven_twenty_seven_lesson-hand_distance-total_not_distance = C’est ce que vaut la main. À quelle distance de { $goal } est-elle ?

seven_twenty_seven_lesson-nearer_goal = Les buts sont 7 et 27. À quelle distance du plus proche est { $total } ?
    .name = Le but le plus proche
    .ask = Quelle distance y a-t-il de { $total } à 7 ? Et à 27 ?
    .line = { $total } − 7 = ?, et 27 − { $total } = ?
    .working = { $total } − 7 = { $d7 }
        27 − { $total } = { $d27 }
        { $far } > { $d }
    .right = Oui : { $goal } est plus près, à une distance de { $d } seulement.
seven_twenty_seven_lesson-nearer_goal-nearer_goal_ignored = C’est la distance à un but. Regarde l’autre but : est-il plus près ?
seven_twenty_seven_lesson-nearer_goal-signed = Une distance n’a pas de signe moins. Enlève le petit nombre au grand.
seven_twenty_seven_lesson-nearer_goal-halves_dropped = Tu as oublié le demi de { $total }. Compte-le aussi.
seven_twenty_seven_lesson-nearer_goal-between_the_goals = C’est la distance entre les deux buts. Pars de { $total }.
seven_twenty_seven_lesson-nearer_goal-counts_start = Presque ! Compte les pas. L’endroit d’où tu pars n’est pas un pas.

seven_twenty_seven_lesson-closest = Qui est le plus près de { $goal } ?
    .name = Qui est le plus près
    .ask = Combien vaut chaque main ? À quelle distance de { $goal } est-elle ?
    .line = { $rows }
    .rows = { $player } : { $more } − { $less } = ?
    .working = { $rows }
        { $same ->
            [yes] { seven_twenty_seven_lesson-option-tie }
           *[no] { $winner }
        }
    .rows-working = { $player } : { $more } − { $less } = { $d }
    .right = { $same ->
        [yes] { $hits ->
            [yes] Oui : plus d’une main fait exactement { $goal }.
           *[no] Oui : les mains sont à la même distance, à { $d } de { $goal }.
        }
       *[no] { $hits ->
            [yes] Oui : { $winner } a exactement { $goal }.
           *[no] Oui : { $winner } n’est qu’à { $d } de { $goal }.
        }
    }
seven_twenty_seven_lesson-closest-below_goes_first = Cette main est près. Une autre est-elle aussi près, peut-être de l’autre côté ?
seven_twenty_seven_lesson-closest-signed = Cette main a le plus grand total. Mais à quelle distance de { $goal } est-il ? Un total qui dépasse le but s’en éloigne aussi.
seven_twenty_seven_lesson-closest-court_as_ten = Regarde encore les valets, les dames et les rois. Chacun ne compte que ½.
seven_twenty_seven_lesson-closest-ace_only_one = Tu as compté 1 pour chaque as. Avec 11, une main serait-elle plus près ?
seven_twenty_seven_lesson-closest-ace_only_eleven = Tu as compté 11 pour chaque as. Avec 1, une main serait-elle plus près ?
seven_twenty_seven_lesson-closest-halves_dropped = N’oublie pas les demis. Ici, ce sont eux qui décident.
seven_twenty_seven_lesson-closest-other_goal = C’est vrai pour l’autre but. Ici, le but est { $goal }.
seven_twenty_seven_lesson-closest-not_worked_out = Calcule chaque distance. Y en a-t-il vraiment deux pareilles ?

seven_twenty_seven_lesson-order = Range les mains dans l’ordre. La plus proche de { $goal } vient en premier.
    .name = Les mains dans l’ordre
    .ask = Combien vaut chaque main ? À quelle distance de { $goal } est-elle ?
    .line = { $rows }
    .rows = { $more } − { $less } = ?
    .working = { $rows }
        { $which }
    .rows-working = { $sum } = { $total } : { $more } − { $less } = { $d }
    .right = Oui. Dans l’ordre, les distances sont { $distances }.
seven_twenty_seven_lesson-order-by_total = Tu as rangé les totaux. Ici, c’est la distance à { $goal } qui compte.
seven_twenty_seven_lesson-order-farthest_first = L’ordre est juste, mais à l’envers. Commence par la plus proche.
seven_twenty_seven_lesson-order-greatest_first = Tu as commencé par le plus grand total. Ici, c’est la distance à { $goal } qui compte.
seven_twenty_seven_lesson-order-court_as_ten = Regarde encore les valets, les dames et les rois. Chacun ne compte que ½.

seven_twenty_seven_lesson-card_for = Avec quelle carte ta main fait-elle exactement { $goal } ?
    .name = La carte qu’il te faut
    .ask = Combien vaut ta main ? Combien manque-t-il pour faire { $goal } ?
    .line = { $total } + ? = { $goal }
    .working = { $sum } = { $total }
        { $goal } − { $total } = { $need }
        { $best }
    .right = Oui : { $total } + { $need } = { $goal }.
seven_twenty_seven_lesson-card_for-court_as_one = Tu as compté 1 pour chaque valet, dame ou roi. Chacun ne compte que ½.
seven_twenty_seven_lesson-card_for-one_too_many = Presque ! Avec cette carte, tu dépasses { $goal } de peu.
seven_twenty_seven_lesson-card_for-one_too_few = Presque ! Avec cette carte, il manque encore un peu pour faire { $goal }.
seven_twenty_seven_lesson-card_for-ace_only_one = Cette carte ne suffit pas. Quelle carte peut compter encore plus que 10 ?
seven_twenty_seven_lesson-card_for-court_as_ten = Il te faut 10. Ici, un valet, une dame ou un roi ne compte que ½.
seven_twenty_seven_lesson-card_for-halves_dropped = C’est un peu trop. Il ne te faut qu’un demi.
seven_twenty_seven_lesson-card_for-goal_itself = Cette carte vaut { $goal } à elle seule. Mais tu as déjà quelque chose.

seven_twenty_seven_lesson-makes = Quelles mains font pile { $goal } ? Choisis-les toutes.
    .name = Les mains qui atteignent un but
    .ask = Combien compte chaque carte ? Y a-t-il un as ? Vaut-il mieux 1 ou 11 ?
    .line = { $rows }
    .rows = { $sum } = ?
    .working = { $rows }
        { $which }
    .rows-working = { $sum } = { $total }
    .right = Oui, tu as trouvé toutes celles qui font { $goal }.
seven_twenty_seven_lesson-makes-court_as_nought = Une de tes mains a un valet, une dame ou un roi. Il compte ½, et le total n’est donc pas un nombre entier.
seven_twenty_seven_lesson-makes-court_as_one = Une de tes mains a un valet, une dame ou un roi. Il ne compte que ½, pas 1.
seven_twenty_seven_lesson-makes-court_as_ten = Une de tes mains a un valet, une dame ou un roi. Il ne compte que ½, pas 10.
seven_twenty_seven_lesson-makes-ace_only_one = Jusqu’ici, c’est bon. Regarde encore les as : un as peut compter 11.
seven_twenty_seven_lesson-makes-ace_only_eleven = Jusqu’ici, c’est bon. Regarde encore l’as : il peut compter 1.
seven_twenty_seven_lesson-makes-stopped_after_one = Celle-là convient. Cherche encore : il y en a plus d’une.

seven_twenty_seven_lesson-chance = Tu reçois une de ces { $n } cartes. Quelle est la probabilité qu’elle te rapproche de { $goal } ?
    .name = Les probabilités
    .ask = À quelle distance de { $goal } es-tu maintenant ? Quelles cartes rendent la distance plus petite ?
    .line = Voici ton nouveau total avec chaque carte. { $rows }
    .rows = { $card } : { $total }.
    .working = { $more } − { $less } = { $now }
        { $rows }
        { $shorter ->
            [yes] { $nearer }/{ $n } = { $chance }
           *[no] { $chance }
        }
    .rows-working = { $card } : { $more } − { $less } = { $d }
    .right = Oui : { $nearer ->
        [one] une des { $n } cartes te rapproche
       *[other] { $nearer } des { $n } cartes te rapprochent
    }, et la probabilité est { $chance }.
seven_twenty_seven_lesson-chance-how_many_not_what_share = C’est le nombre de cartes qui te rapprochent. Écris-le maintenant comme une fraction des { $n } cartes.
seven_twenty_seven_lesson-chance-same_counted = Avec une de ces cartes, tu es aussi loin qu’avant. Ce n’est pas plus près.
seven_twenty_seven_lesson-chance-exact_only = C’est la probabilité de faire exactement { $goal }. Il suffit de te rapprocher.
seven_twenty_seven_lesson-chance-other_way_round = C’est la probabilité de ne pas te rapprocher. Regarde les autres cartes.
seven_twenty_seven_lesson-chance-never_beyond = Tu peux dépasser { $goal } : il suffit de te rapprocher.
seven_twenty_seven_lesson-chance-out_of_the_pack = Seules ces { $n } cartes peuvent venir, pas les 52.
seven_twenty_seven_lesson-chance-half_and_half = Ça arrive ou ça n’arrive pas. Mais l’un est plus fréquent. Compte les cartes.

seven_twenty_seven_lesson-mean = Quelle est la valeur moyenne de ces cartes ?
    .name = La moyenne des cartes
    .ask = Combien valent toutes les cartes ensemble ? Comment partager ce total en parts égales ?
    .line = { $sum } = ?
    .working = { $sum } = { $whole }
        { $whole } ÷ 4 = { $mean }
    .right = Oui : { $whole } ÷ 4 = { $mean }.
seven_twenty_seven_lesson-mean-sum_not_mean = C’est ce que valent les quatre ensemble. Partage-le en parts égales.
seven_twenty_seven_lesson-mean-halves_dropped = Tu as oublié un demi. La moyenne n’est pas forcément un nombre entier.
seven_twenty_seven_lesson-mean-middle_cards = C’est le milieu des deux cartes du milieu. Pour la moyenne, les quatre comptent.
seven_twenty_seven_lesson-mean-middle_of_the_ends = C’est à mi-chemin entre la plus petite et la plus grande. Pour la moyenne, les quatre comptent.

seven_twenty_seven_lesson-expected = Tu reçois une de ces { $n } cartes. Quelle est alors ta distance moyenne à { $goal } ?
    .name = La distance moyenne
    .ask = À quelle distance de { $goal } es-tu après chaque carte ? Quelle est la moyenne de ces distances ?
    .line = Voici ton nouveau total avec chaque carte. { $rows }
    .rows = { $card } : { $total }.
    .working = { $rows }
        ({ $sum }) ÷ { $n } = { $expected }
    .rows-working = { $card } : { $more } − { $less } = { $d }
    .right = Oui : ({ $sum }) ÷ { $n } = { $expected }.
seven_twenty_seven_lesson-expected-sum_not_mean = Ce sont toutes les distances ensemble. Partage-les entre les { $n } cartes.
seven_twenty_seven_lesson-expected-signed = Trop et trop peu ne se compensent pas. Additionne toutes les distances, sans signe.
seven_twenty_seven_lesson-expected-distance_now = C’est ta distance maintenant. Quelle est-elle après une carte ?
seven_twenty_seven_lesson-expected-mean_total = C’est la moyenne des totaux. Prends la moyenne des distances.
seven_twenty_seven_lesson-expected-best_card_only = C’est la distance avec la meilleure carte. Les autres peuvent venir aussi.

seven_twenty_seven_lesson-should = Tu es à { $now } de { $goal }. Tu reçois une de ces { $n } cartes. À quelle distance es-tu alors, en moyenne ?
    .name = Une carte de plus ?
    .ask = À quelle distance de { $goal } es-tu après chaque carte ? La moyenne est-elle plus grande ou plus petite que { $now } ?
    .line = Voici ton nouveau total avec chaque carte. { $rows }
    .rows = { $card } : { $total }.
    .working = { $rows }
        ({ $sum }) ÷ { $n } = { $expected }
        { $expected } { $sign } { $now }
        { $answer ->
            [nearer] { seven_twenty_seven_lesson-option-nearer }
            [same] { seven_twenty_seven_lesson-option-same }
           *[farther] { seven_twenty_seven_lesson-option-farther }
        }
    .rows-working = { $card } : { $more } − { $less } = { $d }
    .right = Oui : maintenant tu es à { $now }, et avec une carte la moyenne est { $expected }.
seven_twenty_seven_lesson-should-most_cards_nearer = La plupart des cartes te rapprochent. Mais à quelle distance les autres t’emmènent-elles ?
seven_twenty_seven_lesson-should-hopes_for_a_hit = Une bonne carte peut venir. Regarde aussi les autres : quelle est la moyenne ?
seven_twenty_seven_lesson-should-fears_going_beyond = Certaines cartes t’emmènent trop loin. Combien de fois, et de combien ? Calcule la moyenne.
seven_twenty_seven_lesson-should-one_against_another = Certaines cartes aident et d’autres non. Est-ce que ça se compense vraiment ? Calcule la moyenne.

seven_twenty_seven_lesson-helpful = Ton total est { $now }, sans as. Tu reçois une carte d’un jeu complet. Parmi les 52 cartes, combien te rapprochent de { $goal } ?
    .name = Les cartes qui aident
    .ask = Tu es à { $d } du but. Quelles cartes rendent cette distance plus petite ?
    .line = Il y a 4 cartes de chaque sorte. Parcours-les : A, 2, 3 et ainsi de suite jusqu’à R.
    .working = { $ranks }
        { $m } × 4 = { $nearer }
    .right = Oui, voici ce qui te rapproche : { $ranks }. Et { $m } × 4 = { $nearer }.
seven_twenty_seven_lesson-helpful-numbers_not_cards = C’est le nombre de sortes de cartes qui aident. Il y a 4 cartes de chacune.
seven_twenty_seven_lesson-helpful-exact_only = Ces cartes font exactement { $goal }. D’autres te rapprochent aussi.
seven_twenty_seven_lesson-helpful-same_counted = Avec certaines, tu es aussi loin qu’avant. Laisse celles-là de côté.
seven_twenty_seven_lesson-helpful-court_once = Le valet, la dame et le roi sont trois sortes. Chacun compte ½.
seven_twenty_seven_lesson-helpful-other_way_round = C’est le nombre de cartes qui t’éloignent. Cherche celles qui te rapprochent.

seven_twenty_seven_lesson-helpful_left = Tu reçois une des { $n } autres cartes du jeu. Combien te rapprochent de { $goal } ?
    .name = Les cartes utiles qui restent
    .ask = Combien y en aurait-il dans un jeu complet ? Lesquelles as-tu toi-même en main ?
    .line = Ton total est { $now }. Dans un jeu complet, il y a 4 cartes de chaque sorte.
    .working = { $ranks }
        { $m } × 4 = { $nearer }
        { $nearer } − { $own } = { $left }
    .right = Oui : { $nearer } sur 52, mais tu en as { $own } en main.
seven_twenty_seven_lesson-helpful_left-own_cards_counted = C’est juste pour un jeu complet. Mais certaines de ces cartes sont dans ta main.
seven_twenty_seven_lesson-helpful_left-numbers_not_cards = C’est le nombre de sortes de cartes qui aident. Dans un jeu complet, il y a 4 cartes de chacune.
seven_twenty_seven_lesson-helpful_left-all_own_cards_taken_away = Tu as enlevé toutes tes cartes. N’enlève que celles qui aideraient.
seven_twenty_seven_lesson-helpful_left-same_counted = Avec certaines, tu es aussi loin qu’avant. Laisse celles-là de côté.

seven_twenty_seven_lesson-up_to = Tu n’as pas d’as, et n’importe quelle carte d’un jeu complet peut venir. Jusqu’à quel total y a-t-il plus de cartes qui te rapprochent de { $goal } que de cartes qui t’en éloignent ?
    .name = Quand s’arrêter
    .ask = Combien de cartes te rapprochent, et combien t’éloignent ? Essaie un total après l’autre.
    .line = À { $goal }, aucune carte ne te rapproche. Descends à partir de là, de ½ en ½.
    .working = { $rows }
        { $total }
    .rows = { $total }
    .rows-working = { $total } : { $a } plus près, { $b } plus loin
    .right = Oui : jusqu’à { $total }, il y a plus de cartes qui te rapprochent. À { $next }, ce n’est plus le cas.
seven_twenty_seven_lesson-up_to-mean_distance = Jusque-là, la distance moyenne diminue. Ici, on ne fait que compter les cartes : va un peu plus loin.
seven_twenty_seven_lesson-up_to-as_many_farther = Là, il y a autant de cartes qui t’éloignent que de cartes qui te rapprochent. On en demande plus.
seven_twenty_seven_lesson-up_to-whole_number_before = Il manque quelque chose pour faire { $goal }, mais la plupart des cartes t’emmènent trop loin. Compte-les.
seven_twenty_seven_lesson-up_to-as_long_as_one_helps = Certaines cartes te rapprochent encore là. Mais combien t’éloignent ?

seven_twenty_seven_lesson-share = Le pot contient { $pot } jetons. Le plus près de 7 : { $low }. Le plus près de 27 : { $high }. Combien de jetons reçoit { $who } ?
    .name = Les partages équitables
    .ask = Quelle partie du pot va à chaque but ? Combien de joueurs se la partagent ?
    .line = { $case ->
        [plain] { $pot } ÷ 2 = ?
        [tie] { $half } ÷ { $k } = ?
       *[both] { $half } + { $half } ÷ { $k } = ?
    }
    .working = { $pot } ÷ 2 = { $half }
        { $case ->
            [plain] { "" }
           *[other] { $half } ÷ { $k } = { $part }
        }
        { $case ->
            [both] { $half } + { $part } = { $share }
           *[other] { "" }
        }
    .right = Oui : { $case ->
        [plain] { $pot } ÷ 2 = { $share }
        [tie] { $pot } ÷ 2 = { $half }, et { $half } ÷ { $k } = { $share }
       *[both] { $half } + { $part } = { $share }
    }.
seven_twenty_seven_lesson-share-whole_pot = C’est tout le pot. Chaque but en reçoit la moitié.
seven_twenty_seven_lesson-share-by_heads = Tu as partagé entre tous les gagnants à égalité. D’abord, chaque but reçoit la moitié du pot.
seven_twenty_seven_lesson-share-half_not_shared = C’est la moitié pour un seul but. Plusieurs joueurs se la partagent.
seven_twenty_seven_lesson-share-whole_pot_shared = Tu as partagé tout le pot. À égalité, on ne partage que la moitié de son but.
seven_twenty_seven_lesson-share-one_side_only = { $who } est aussi au plus près de l’autre but. Combien de jetons viennent de là ?
seven_twenty_seven_lesson-share-tied_side_only = C’est la part de la moitié qu’on partage. Combien vient de l’autre moitié ?
seven_twenty_seven_lesson-share-by_players = Tu as partagé entre les quatre joueurs. Seuls les plus proches reçoivent quelque chose.

seven_twenty_seven_lesson-left_over = Le pot contient { $pot } jetons. Le plus près de 7 : { $low }. Le plus près de 27 : { $high }. Combien de jetons entiers restent ?
    .name = Ce qui reste
    .ask = Combien de jetons entiers reçoit chaque but ? Est-ce qu’on peut les partager en parts égales ?
    .line = Chaque but reçoit { $half } : 2 × { $half } = ?
    .working = { $pot } − 2 × { $half } = { $rest }
        { $half } − { $k } × { $each } = { $more }
        { $rest } + { $more } = { $left }
    .right = Oui : { $rest } + { $more } = { $left }.
seven_twenty_seven_lesson-left_over-halving_only = C’est ce qui reste quand on coupe en deux. Les joueurs à égalité peuvent-ils partager leur moitié en parts égales ?
seven_twenty_seven_lesson-left_over-tie_only = C’est ce qui reste de l’égalité. Restait-il quelque chose quand on a coupé en deux ?
seven_twenty_seven_lesson-left_over-by_heads = Tu as partagé entre tous les gagnants à égalité. D’abord, chaque but reçoit la moitié du pot.
seven_twenty_seven_lesson-left_over-share_not_rest = C’est ce que reçoit chacun des joueurs à égalité. Combien en reste-t-il ?
seven_twenty_seven_lesson-left_over-nothing_left = On ne peut pas couper les jetons. Prends la moitié du pot, puis partage la moitié : est-ce que ça tombe juste ?

seven_twenty_seven_lesson-ways = { $ranks } font { $goal }. Combien de mains comme celle-là y a-t-il dans un jeu de cartes ?
    .name = Compter des mains
    .ask = Combien y a-t-il de cartes de chaque nombre ? De combien de façons peux-tu prendre ce qu’il te faut ?
    .line = { $most ->
        [1] Il y a 4 choix pour un nombre, et 4 pour chaque autre nombre.
        [2] Il y a 6 façons de prendre deux cartes parmi quatre cartes égales.
       *[other] Si tu prends trois cartes parmi quatre cartes égales, il en reste une.
    }
    .working = { $most ->
        [3] { $ways }
       *[other] { $factors } = { $ways }
    }
    .right = Oui : il y a { $ways } mains comme celle-là.
seven_twenty_seven_lesson-ways-suits_forgotten = Les cartes ont des couleurs : il y en a quatre de chaque nombre.
seven_twenty_seven_lesson-ways-same_card_twice = Tu as pris plusieurs fois la même carte. Chaque carte n’est là qu’une fois.
seven_twenty_seven_lesson-ways-order_counted = Tu as compté certaines mains plusieurs fois. L’ordre des cartes n’a pas d’importance.
seven_twenty_seven_lesson-ways-added = Tu as additionné les choix. Chaque carte d’un nombre va avec chaque carte d’un autre.
seven_twenty_seven_lesson-ways-four_in_all = C’est le nombre de choix pour une carte. On peut choisir aussi les autres.

## Les expériences

seven_twenty_seven_lesson-try-one_card = Une carte de plus te rapproche-t-elle de 7 ?
    .guess = Tu as 4, 5 ou 6, et tu prends une carte de plus. À partir de quel total te rapproches-tu de 7 à peu près aussi souvent que tu t’en éloignes ?
    .why = À partir de { $best }, 24 des 52 cartes te rapprochent : ½, 1, 2 et 3. Quatre cartes ne changent rien : les 4. Les 24 autres t’éloignent. À partir de 4, il y a plus de cartes qui aident que de cartes qui nuisent : 32 contre 16. À partir de 6, c’est l’inverse : 16 contre 32.
    .counted = Après une carte, tu es
    .of = de toutes les cartes venues
    .v-nearer = plus près
    .v-same = à la même distance
    .v-farther = plus loin
seven_twenty_seven_lesson-try-one_card-seen = À partir de quel total « plus près » est-il sorti à peu près aussi souvent que « plus loin » ?
    .working = { $rows }
        Le plus proche : { $best }
    .rows = { $option } : { $figure }
    .rows-working = { $option } : sur 100 cartes, l’écart entre plus près et plus loin est { $figure }
    .right = Oui : avec { $best }, les deux sont sortis à peu près aussi souvent l’un que l’autre. L’écart n’est que de { $figure } sur 100.
seven_twenty_seven_lesson-try-one_card-total = Ton total, sans as
seven_twenty_seven_lesson-try-hits = Combien de cartes font le plus souvent exactement 7 ?
    .guess = Tu reçois 2 cartes, ou 3, ou 4. Avec combien de cartes la main fera-t-elle le plus souvent exactement 7 ?
    .why = Avec { $best } cartes, il y a trois façons de faire 7 : as et 6, 2 et 5, 3 et 4. Ça fait 48 des 1 326 mains, environ { $figure } sur 100. Avec plus de cartes, la plupart des mains sont déjà trop hautes, et font donc plus rarement 7. Et 27 ? Essaie.
    .counted = Le total de la main
    .of = de toutes les mains
    .v-hit = exactement le but
seven_twenty_seven_lesson-try-hits-seen = Regarde les barres. Avec combien de cartes la main a-t-elle fait le plus souvent exactement 7 ?
    .working = { $rows }
        Le plus : { $best }
    .rows = { $option } : { $figure }
    .rows-working = { $option } cartes : { $figure } mains sur 100
    .right = Oui : avec { $best } cartes, environ { $figure } mains sur 100 ont fait exactement 7.
seven_twenty_seven_lesson-try-hits-cards = Cartes dans la main
seven_twenty_seven_lesson-try-hits-goal = Le but

## La carte des règles

seven_twenty_seven_lesson-rule-ace = Un as vaut { $ace } ou { $eleven }, comme tu veux.
seven_twenty_seven_lesson-rule-courts = Le valet, la dame et le roi valent { $half } chacun.
seven_twenty_seven_lesson-rule-numbers = Les autres cartes valent ce qui est écrit dessus : de { $low } à { $high }.
seven_twenty_seven_lesson-rule-total = Additionne tes cartes : { $a } + { $b } = { $total }.
seven_twenty_seven_lesson-rule-distance = Les buts sont { $low } et { $high }. Ce qui compte, c’est ta distance à un but : { $total } est à { $away } de { $low }.
seven_twenty_seven_lesson-rule-over_allowed = Tu peux dépasser un but : { $below } et { $above } sont à la même distance de { $low }.
seven_twenty_seven_lesson-rule-card = Chacun à son tour peut prendre une carte ou rester. Quand personne n’en prend, tous montrent leurs cartes.
seven_twenty_seven_lesson-rule-halves = Avant une manche, chacun met { $ante } jetons dans le pot. Une moitié du pot va au plus près de { $low }, l’autre au plus près de { $high }.
seven_twenty_seven_lesson-rule-both_cards_speak = Une seule main peut gagner les deux moitiés : celle-ci peut faire { $low } et { $high }.
seven_twenty_seven_lesson-rule-tie_equal = À égale distance, on partage.
seven_twenty_seven_lesson-rule-odd_carry = Les jetons qu’on ne peut pas partager restent dans le pot.
seven_twenty_seven_lesson-rule-end = Après { $hands } manches, le joueur qui a le plus de jetons gagne.
seven_twenty_seven_lesson-rule-watched = « { stage-watch } » est plus court : { $hands } manches.

## Ce qu'on a appris à chaque étape, dit à la fin

seven_twenty_seven_lesson-learned =
    .watch = La moitié du pot va au plus près de 7, l’autre moitié au plus près de 27.
    .predict = Une seule carte cachée peut changer qui est le plus près.
    .investigate = Une carte de plus aide souvent loin d’un but, et rarement tout près.
    .ticket = Tu as montré ce que tu sais des demis et des distances.

## My deck: what a card is called, for a child and for a teacher

seven_twenty_seven_lesson-skill-value_1 = Un demi de plus
    .teacher = Ajouter un demi à des nombres entiers
seven_twenty_seven_lesson-skill-place_1 = Entre les nombres
    .teacher = Placer des demis sur la droite graduée
seven_twenty_seven_lesson-skill-distance_1 = À quelle distance ?
    .teacher = Distance à 7 avec des demis, et à 27 avec des nombres entiers
seven_twenty_seven_lesson-skill-value_2 = Les demis ensemble
    .teacher = Additionner plusieurs demis et des entiers
seven_twenty_seven_lesson-skill-totals_2 = L’as : 1 ou 11
    .teacher = Tous les totaux d’une main avec un as
seven_twenty_seven_lesson-skill-distance_2 = À quelle distance de 27 ?
    .teacher = Distance à 27, avec des demis
seven_twenty_seven_lesson-skill-nearer_goal_2 = Quel but est le plus proche ?
    .teacher = Comparer les distances à 7 et à 27
seven_twenty_seven_lesson-skill-closest_2 = Qui est le plus près ?
    .teacher = Comparer les distances de trois mains à 7
seven_twenty_seven_lesson-skill-card_for_2 = La carte qu’il me faut
    .teacher = Compléter une main à 7
seven_twenty_seven_lesson-skill-share_2 = Partage équitable
    .teacher = Partager un pot en deux
seven_twenty_seven_lesson-skill-best_total_3 = Le meilleur total
    .teacher = Choisir la valeur d’un as pour un but
seven_twenty_seven_lesson-skill-hand_distance_3 = À quelle distance est ma main ?
    .teacher = Additionner avec des demis, puis trouver la distance
seven_twenty_seven_lesson-skill-should_4 = Encore une carte ?
    .teacher = Comparer la distance actuelle et la distance moyenne après une carte

## La page pour les familles

seven_twenty_seven_lesson-family =
    .learnt = Votre enfant a additionné des demis, trouvé les totaux d’une main avec des as et mesuré la distance à 7 et à 27.
    .play_1 = Prenez un jeu entier. Un as vaut 1 ou 11, un valet, une dame ou un roi ½. Donnez à chacun le même nombre de boutons.
    .play_2 = Avant chaque manche, chacun met quatre boutons au milieu et reçoit deux cartes, une face visible et une face cachée.
    .play_3 = Chacun à son tour prend une carte, face visible, ou reste. Quand personne n’en prend, tous montrent leurs cartes.
    .play_4 = Le plus proche de 7 prend la moitié des boutons, le plus proche de 27 l’autre moitié. On peut dépasser. À égale distance, on partage.
    .play_5 = Après quatre manches, le joueur qui a le plus de boutons gagne.
    .ask_1 = Quels totaux peux-tu faire avec tes cartes ?
    .ask_2 = À quelle distance es-tu de 7 ? Et de 27 ?
    .ask_3 = Une carte de plus t’aiderait-elle ? Pourquoi ?
    .easier = Jouez sans les as, et seulement pour 7.
    .harder = Avant de prendre une carte, dites combien de cartes que vous ne voyez pas vous aideraient.

## Les colonnes de la feuille de partie

seven_twenty_seven_lesson-record = À la fin de chaque manche, écris tes cartes, ton total et les distances.
seven_twenty_seven_lesson-record-cards = Mes cartes
seven_twenty_seven_lesson-record-total = Mon total
seven_twenty_seven_lesson-record-low = Distance à 7
seven_twenty_seven_lesson-record-high = Distance à 27
