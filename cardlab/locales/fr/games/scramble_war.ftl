scramble_war-game = Bataille en vrac
    .aim = Prends plus de cartes du tas que l’autre joueur.
    .summary = Toutes les cartes sont en vrac, face cachée. Chacun en pioche une : la plus haute capture les deux.
    .ages = 6 à 9
    .teaches = Comparer, compter, additionner beaucoup de nombres, et des chances qui changent quand le tas diminue

scramble_war-scatter = Le tas
    .rule = On étale tout le jeu de cartes face cachée. Personne ne reçoit de carte.
    .sentence = { $n } cartes sont en tas, face cachée.
    .short = { $n } cartes sont en tas, face cachée.
    .refused = { $scattered ->
        [no] Étale d’abord les cartes.
       *[yes] Les cartes sont déjà étalées. Pioche les suivantes.
    }
scramble_war-pick = Pioche une carte
    .rule = À chaque tour, chacun pioche une carte dans le tas et la retourne.
    .sentence = { $hands } { $left ->
        [0] Le tas est maintenant vide.
        [one] Il reste ensuite { $left } carte dans le tas.
       *[other] Il reste ensuite { $left } cartes dans le tas.
    }
    .short = { $hands }
    .hands = { $player } pioche { $card }.
    .hands-short = { $player_is ->
        [you] Tu as { $card }.
       *[other] { $player } a { $card }.
    }
    .refused = { $why ->
        [turn] C’est à { $player } de piocher.
        [auto] Ici, personne ne choisit de carte : le tour se joue tout seul.
        [choose] Ici, chacun pioche sa carte. C’est à { $player }.
       *[place] Il n’y a que { $left } { $left ->
            [one] carte
           *[other] cartes
        } dans le tas. On compte les places à partir de 0.
    }
scramble_war-numbers = Comment comparer
    .rule = Avec tes propres cartes, tu vois comment comparer les nombres.
    .sentence = { number-reason }
    .short = { number-reason }
scramble_war-take = La plus haute capture les deux
    .rule = La carte la plus haute capture les deux cartes. On ne les rejoue plus.
    .sentence = { $high } bat { $low }. { $winner } capture les deux cartes et en a maintenant { $total }.
    .short = { $high_the } bat { $low_the }. { $winner_is ->
        [you] Tu captures les deux.
       *[other] { $winner } capture les deux.
    }
    .working = { $high } > { $low }
scramble_war-tie = Bataille !
    .rule = Quand les cartes sont égales, il y a bataille.
    .sentence = { $card } et { $other } sont à égalité : bataille !
    .short = { $card_rank } contre { $other_rank } : bataille !
    .working = { $card } = { $other }
    .landmark = bataille
scramble_war-war-short = Pas assez pour une bataille entière
    .rule = Quand le tas est trop petit pour une bataille entière, chacun pioche la moitié de ce qui reste.
    .sentence = Il n’y a plus que { $left } cartes dans le tas. La moitié pour chacun, ça fait { $each }.
    .short = Il ne reste que { $left } cartes : { $each } chacun.
    .working = { $left } ÷ 2 = { $each }
scramble_war-war-declare = Des cartes pour la bataille
    .rule = Dans une bataille, les deux joueurs piochent des cartes face cachée, puis une qui compte.
    .sentence = { $down ->
        [0] Chacun pioche une carte, qui compte tout de suite.
        [one] Chacun pioche une carte face cachée, et la suivante compte.
       *[other] Chacun pioche { $down } cartes face cachée, et la suivante compte.
    } { $hands }
    .short = { $down ->
        [0] Une visible.
        [one] Une cachée, puis une visible.
       *[other] { $down } cachées, puis 1 visible.
    } { $hands }
    .hands = { $player } pioche { $card }.
    .hands-short = { $player_is ->
        [you] Tu as { $card }.
       *[other] { $player } a { $card }.
    }
scramble_war-war-again = Encore égalité
    .rule = Si les nouvelles cartes sont égales aussi, la bataille continue.
    .sentence = { $card } et { $other } sont encore à égalité : la bataille continue.
    .short = { $card_rank } contre { $other_rank } : encore bataille !
    .working = { $card } = { $other }
scramble_war-war-take = La bataille est gagnée
    .rule = La plus haute des nouvelles cartes capture tout ce qui est sur la table.
    .sentence = { $high } bat { $low }. { $winner } capture les { $n } cartes de cette bataille et en a maintenant { $total }.
    .short = { $high_the } bat { $low_the }. { $winner_is ->
        [you] Tu gagnes
       *[other] { $winner } gagne
    } la bataille : { $n ->
        [one] { $n } carte.
       *[other] { $n } cartes.
    }
    .working = { $high } > { $low }
scramble_war-war-unresolved = Bataille impossible
    .rule = Quand le tas est trop petit pour une bataille, elle n’a pas lieu.
    .sentence = { $left ->
        [0] Le tas est vide :
        [one] Le tas n’a plus qu’une carte :
       *[other] Le tas n’a plus que { $left } cartes :
    } cette bataille ne peut pas avoir lieu. { $what ->
        [take_back] Chacun reprend ses cartes.
       *[nobody] Personne n’a les { $n } cartes de la table.
    }
    .short = { $what ->
        [take_back] Trop peu de cartes pour une bataille. Chacun reprend les siennes.
       *[nobody] Trop peu de cartes pour une bataille. Personne n’a ces { $n } cartes.
    }
scramble_war-end-heap = Le tas est vide
    .rule = Quand le tas est vide, on compte les points.
    .sentence = Il n’y a plus de carte à piocher. { $scoring ->
        [values] On additionne les valeurs des cartes capturées.
       *[cards] Chaque carte capturée vaut un point.
    } { $counts }
    .short = Le tas est vide. { $counts }
    .counts = { $player } a { $n } { $n ->
        [one] point
       *[other] points
    }.
    .counts-short = { $player_is ->
        [you] Toi : { $n }.
       *[other] { $player } : { $n }.
    }
scramble_war-end-win = Gagné
    .rule = Qui a le plus de points gagne.
    .sentence = { $winner } gagne, { $high } points contre { $low } : { $difference } de plus.
    .short = { $winner_is ->
        [you] Tu gagnes ! { $difference } d’avance.
       *[other] { $winner } gagne ! { $difference } d’avance.
    }
    .working = { $high } − { $low } = { $difference }
scramble_war-end-draw = Match nul
    .rule = À égalité de points, personne ne gagne.
    .sentence = Chacun a { $a } points : personne ne gagne.
    .short = { $a } partout : match nul !

scramble_war-coach-any = Vues de dos, les { $left } cartes sont toutes pareilles : chacune a la même chance d’être haute.
scramble_war-coach-beats = Cartes face cachée, y compris celles déjà gagnées : { $n }. { $higher ->
        [0] Aucune ne bat { $card },
        [one] { $higher } bat { $card },
       *[other] { $higher } battent { $card },
    } et { $equal ->
        [0] aucune ne ferait bataille.
        [one] { $equal } ferait bataille.
       *[other] { $equal } feraient bataille.
    }

scramble_war-action-pick = Piocher la carte { $place }
scramble_war-zone-heap = Tas
scramble_war-zone-captured = Capturées
scramble_war-counter-left = Dans le tas
scramble_war-counter-cards = Capturées

scramble_war-option-short_war = Un tas trop petit
    .help = Ce qui arrive quand le tas est trop petit pour une bataille entière.
    .v-fewer_down = moins de cartes cachées
    .v-no_war = pas de bataille
scramble_war-option-unresolved = Une bataille impossible
    .help = À qui vont les cartes de cette bataille.
    .v-take_back = à ceux qui les ont jouées
    .v-nobody = à personne
scramble_war-option-scoring = Points
    .help = Un point par carte, ou ce que valent les cartes.
    .v-cards = un par carte
    .v-values = leurs valeurs
scramble_war-option-pick = Piocher
    .help = On prend la carte suivante du tas, ou chacun en choisit une.
    .v-auto = la carte suivante
    .v-choose = chacun choisit

scramble_war-preset-printed = Règle imprimée
    .help = Sans jokers, trois cartes face cachée par bataille.
scramble_war-preset-printed_jokers = Règle imprimée, avec jokers
    .help = Deux jokers, plus forts que l’as.
scramble_war-preset-sums = Sommes
    .help = À la fin, on additionne les valeurs des cartes capturées.
scramble_war-preset-own_pick = Pioche toi-même
    .help = Tu pioches toi-même chacune de tes cartes dans le tas.

scramble_war-measure-unresolved = batailles qui n’ont pas pu avoir lieu

## Premiers conseils, un par un, quand le jeu est nouveau

scramble_war-hint-start = { $pick ->
        [choose] Touche une carte du tas.
       *[auto] Touche le tas : deux cartes se retournent.
    }
scramble_war-hint-turn = La plus haute capture les deux.
scramble_war-hint-on-tie = Deux cartes égales : bataille !
scramble_war-hint-later = { $scoring ->
        [values] Tas vide ? Qui a le plus de points gagne.
       *[cards] Tas vide ? Qui a le plus de cartes gagne.
    }
