speed_war-game = Bataille éclair
    .aim = Gagne toutes les cartes. Les plus petites sortent du jeu.
    .summary = Une bataille où les plus petites cartes sortent du jeu : d’abord les 2, puis les 3, et ainsi de suite.
    .ages = 6 à 9
    .teaches = L’ordre des nombres, le plus petit, compter à rebours, et pourquoi il y a de plus en plus d’égalités

speed_war-smallest = { $level ->
        [2] 2
        [3] 3
        [4] 4
        [5] 5
        [6] 6
        [7] 7
        [8] 8
        [9] 9
        [10] 10
        [11] valets
        [12] dames
        [13] rois
        [14] as
       *[other] cartes égales à { $level }
    }
speed_war-before = { $old ->
        [2] les 2
        [3] les 3
        [4] les 4
        [5] les 5
        [6] les 6
        [7] les 7
        [8] les 8
        [9] les 9
        [10] les 10
        [11] les valets
        [12] les dames
        [13] les rois
        [14] les as
       *[other] les cartes égales à { $old }
    }

speed_war-remove = Les plus petites s’en vont
    .rule = Parmi les cartes gagnées, on met de côté les plus petites encore en jeu. Le gagnant reçoit les autres.
    .sentence = { $cards_kind ->
        [rank] Les { speed_war-smallest } sont maintenant les plus petites cartes
        [time] L’heure la plus tôt est maintenant { $level }
       *[number] Le plus petit nombre est maintenant { $level }
    } : { $cards } { $gone ->
        [one] sort
       *[other] sortent
    } du jeu. { $left ->
        [0] C’étaient les dernières.
        [one] Il en reste { $left }.
       *[other] Il en reste { $left }.
    } { $n ->
        [0] { $winner } ne reçoit rien de plus.
        [one] { $winner } reçoit l’autre carte.
       *[other] { $winner } reçoit les { $n } autres cartes.
    }
    .short = { $gone ->
        [one] Puis { $cards } sort du jeu.
       *[other] Puis { $gone } cartes sortent du jeu.
    }
speed_war-level = Au tour des suivantes
    .rule = Quand toutes les plus petites sont sorties, c’est au tour des suivantes.
    .sentence = { $only ->
        [yes] Il n’y a plus que des { speed_war-smallest }. On les garde, car il faut bien jouer avec quelque chose.
       *[no] Fini pour { speed_war-before }. À partir de maintenant, ce sont les { speed_war-smallest } qui sortent.
    }
    .short = { $only ->
        [yes] Il n’y a plus que des { speed_war-smallest }. On les garde.
       *[no] Maintenant, les { speed_war-smallest } sortent.
    }
    .landmark = plus petite carte

speed_war-counter-level = Plus petite carte
    .value = { $kind ->
        [time] La plus tôt : { $level }
       *[other] La plus petite : { $level ->
            [11] { rank-J }
            [12] { rank-Q }
            [13] { rank-K }
            [14] { rank-A }
           *[other] { $level }
        }
    }

speed_war-option-remove = Lesquelles sortent
    .help = Seulement les petites cartes visibles, ou aussi celles posées face cachée dans une bataille.
    .v-face_up = celles qui sont visibles
    .v-all_table = toutes celles de la table

speed_war-preset-printed = Règle imprimée
    .help = Bataille avec une carte cachée, et les petites cartes sortent.
speed_war-preset-printed_2 = Règle imprimée, seconde façon
    .help = Si tu as trop peu de cartes pour une bataille, ta dernière carte compte.
speed_war-preset-fastest = La plus rapide
    .help = Trois cartes cachées par bataille, et elles peuvent sortir aussi.
speed_war-preset-short = Partie courte
    .help = 40 tours au plus ; ensuite, on compte les cartes.

speed_war-measure-level = plus petite carte à la fin
speed_war-measure-aside = cartes mises de côté

## Premiers conseils, un par un, quand le jeu est nouveau

speed_war-hint-start = Touche ton paquet pour retourner une carte.
speed_war-hint-turn = La plus haute prend les deux.
speed_war-hint-later = { $deck ->
        [standard] Les petites cartes sortent : d’abord les 2.
       *[other] Les petites cartes sortent, la plus petite d’abord.
    }
speed_war-hint-on-tie = Deux cartes égales : bataille !
speed_war-hint-last = { $on_limit ->
        [most_cards] Qui a le plus de cartes après { $max_turns } tours gagne.
       *[unfinished] Gagne toutes les cartes !
    }
