twos-game = Le Jeu des deux
    .aim = Débarrasse-toi de toutes tes cartes avant les autres.
    .summary = Débarrasse-toi de tes cartes. Pour battre ce qui est posé, joue autant de cartes, mais plus hautes. Les 2 sont les plus hauts.
    .ages = 10 à 12
    .teaches = Ranger selon deux critères à la fois, trier, trouver des combinaisons et compter en tournant

## Le jeu des deux : la donne

twos-cut = La coupe
    .rule = On montre une carte. Son nombre dit jusqu’où compter vers la droite, et c’est là que la donne commence.
    .sentence = { $card } vaut { $value }. On compte vers la droite, et { $start } a le numéro 1. { $rounds ->
        [0] Le numéro { $value } est { $first }.
        [one] Après { $around }, on a fait un tour de table : le numéro { $value } est { $first }.
       *[other] Après { $around }, on a fait { $rounds } tours de table : le numéro { $value } est { $first }.
    } C’est là que la donne commence.
    .short = { $card } vaut { $value } : la première carte est pour { $first_is ->
        [you] toi.
       *[other] { $first }.
    }
    .working = { $rounds ->
        [0] { "" }
       *[other] { $value } = { $rounds } × { $n } + { $rest }
    }
    .refused = { $card } n’est pas dans le jeu de cartes : on ne peut pas montrer cette carte.
twos-deal = On distribue
    .rule = On distribue les cartes une par une vers la droite. Le joueur qui a la plus basse la montre. C’est lui qui commencera.
    .sentence = { $n } { $n ->
        [one] carte
       *[other] cartes
    } pour chacun des { $players } joueurs. La première carte est pour { $first }. On pose la plus basse face visible.
    .short = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } chacun. La plus basse commence.
    .working = { $players } × { $n } = { $dealt }
twos-deal-leftover = Cartes en trop
    .rule = Les cartes en trop sont distribuées aussi, ou vont à celui qui a la plus basse.
    .sentence = { $total } = { $n } × { $each } + { $rest }. { $how ->
        [to_lowest] { $players } a la plus basse carte et reçoit ce qui est en trop.
       *[dealt_on] { $k ->
            [one] { $players } reçoit la carte en trop.
           *[other] { $players } reçoivent une carte de plus.
        }
    }
    .short = { $total } = { $n } × { $each } + { $rest }. { $k ->
        [one] Le reste est pour { $players_is ->
            [you] toi.
           *[other] { $players }.
        }
       *[other] { $k } joueurs ont une carte de plus.
    }
    .working = { $total } = { $n } × { $each } + { $rest }
twos-deal-out = Cartes hors de la manche
    .rule = Avec treize cartes chacun, les autres cartes restent hors de cette manche. Personne ne les voit.
    .sentence = { $total } − { $dealt } = { $n } : il y a donc { $n } { $n ->
        [one] carte qui reste
       *[other] cartes qui restent
    } hors de cette manche.
    .short = { $total } − { $dealt } = { $n } { $n ->
        [one] carte reste
       *[other] cartes restent
    } hors de la manche.
    .working = { $total } − { $dealt } = { $n }

## Le jeu des deux : les combinaisons

twos-start = La plus basse commence
    .rule = La plus basse carte commence chaque manche. Elle doit être dans la première combinaison.
    .sentence = { $player } a { $lowest }, la plus basse de toutes les cartes, et commence avec elle.
    .short = { $player_is ->
        [you] Tu as { $lowest }, la plus basse : tu commences.
       *[other] { $player } a { $lowest }, la plus basse, et commence.
    }
    .refused = La manche doit commencer par { $lowest }. Joue cette carte seule, ou avec d’autres.
twos-play-single = Une carte seule
    .rule = L’ordre est 3 4 5 6 7 8 9 10 V D R A 2. À rang égal, c’est la couleur qui décide : ♦ ♣ ♥ ♠.
    .sentence = { $player } joue { $cards }.
    .short = { $player_is ->
        [you] Tu joues { $cards }.
       *[other] { $player } joue { $cards }.
    }
twos-play-pair = Une paire
    .rule = Deux cartes pareilles, de même rang. On compare d’abord le rang, puis la plus haute couleur de chaque paire.
    .sentence = { $player } joue une paire : { $cards }.
    .short = { $player_is ->
        [you] Tu joues
       *[other] { $player } joue
    } une paire : { $cards }.
twos-play-triple = Un brelan
    .rule = Trois cartes de même rang. Le rang le plus haut gagne.
    .sentence = { $player } joue un brelan : { $cards }.
    .short = { $player_is ->
        [you] Tu joues
       *[other] { $player } joue
    } un brelan : { $cards }.
twos-play-straight = Une suite
    .rule = Cinq rangs qui se suivent. On compare la plus haute carte de la suite, puis sa couleur.
    .sentence = { $player } joue une suite de cinq cartes, jusqu’à { $top } : { $cards }.
    .short = { $player_is ->
        [you] Tu joues
       *[other] { $player } joue
    } une suite, jusqu’à { $top }.
twos-play-flush = Un flush
    .rule = Cinq cartes de la même couleur. On compare d’abord les couleurs ou les cartes, selon la règle choisie.
    .sentence = { $player } joue cinq { $suit ->
        [d] carreaux
        [c] trèfles
        [h] cœurs
       *[s] piques
    }, un flush : { $cards }.
    .short = { $player_is ->
        [you] Tu joues
       *[other] { $player } joue
    } un flush : cinq { $suit ->
        [d] carreaux.
        [c] trèfles.
        [h] cœurs.
       *[s] piques.
    }
twos-play-full_house = Un full
    .rule = Trois cartes d’un rang et deux d’un autre. On compare les trois.
    .sentence = { $player } joue un full. Les trois : { $cards }. La paire : { $rest }.
    .short = { $player_is ->
        [you] Tu joues
       *[other] { $player } joue
    } un full : trois pareilles et une paire.
    .working = 3 + 2 = 5
twos-play-four = Un carré
    .rule = Quatre cartes de même rang et une cinquième au choix. On compare les quatre.
    .sentence = { $player } joue un carré : { $cards }. Pour faire cinq cartes, il y a aussi { $rest }.
    .short = { $player_is ->
        [you] Tu joues
       *[other] { $player } joue
    } un carré, avec { $rest }.
    .working = 4 + 1 = 5
twos-play-straight_flush = Une quinte flush
    .rule = Cinq cartes qui se suivent, toutes de la même couleur. On la compare comme une suite.
    .sentence = { $player } joue cinq { $suit ->
        [d] carreaux
        [c] trèfles
        [h] cœurs
       *[s] piques
    } qui se suivent, jusqu’à { $top }. Rien n’est plus rare !
    .short = { $player_is ->
        [you] Tu joues
       *[other] { $player } joue
    } une quinte flush : cinq { $suit ->
        [d] carreaux
        [c] trèfles
        [h] cœurs
       *[s] piques
    } qui se suivent !

## Le jeu des deux : ce qui bat quoi

twos-beat-kind = Une meilleure sorte
    .rule = Cinq cartes battent une sorte plus basse : suite, flush, full, carré, quinte flush.
    .sentence = { $kind ->
        [flush] Un flush
        [full_house] Un full
        [four] Un carré
       *[straight_flush] Une quinte flush
    } bat { $old_kind ->
        [straight] une suite
        [flush] un flush
        [full_house] un full
       *[four] un carré
    }, parce que c’est plus rare dans une main.
    .short = { $kind ->
        [flush] Un flush
        [full_house] Un full
        [four] Un carré
       *[straight_flush] Une quinte flush
    } bat { $old_kind ->
        [straight] une suite.
        [flush] un flush.
        [full_house] un full.
       *[four] un carré.
    }
    .working = suite < flush < full < carré < quinte flush
twos-beat-rank = Un rang plus haut
    .rule = Pour la même sorte, le rang le plus haut gagne. Le trois est le plus bas et le deux le plus haut.
    .sentence = { $kind ->
        [single] { $new } bat { $old }.
        [pair] La paire avec { $new } bat la paire avec { $old }.
        [triple] Le brelan avec { $new } bat le brelan avec { $old }.
        [flush] Carte par carte, en partant du haut, { $new } bat { $old }.
        [full_house] On regarde les trois : { $new } bat { $old }.
        [four] On regarde les quatre : { $new } bat { $old }.
       *[other] On regarde le bout de la suite : { $new } bat { $old }.
    }
    .short = { $kind ->
        [flush] Carte par carte :
        [full_house] On regarde les trois :
        [four] On regarde les quatre :
        [straight] Au bout de la suite :
        [straight_flush] Au bout de la suite :
       *[other] { "" }
    } { $new_the } bat { $old_the }.
    .working = { $new } > { $old }
twos-beat-suit = La couleur décide
    .rule = De la plus basse à la plus haute, les couleurs sont carreau, trèfle, cœur, pique.
    .sentence = { $kind ->
        [flush] On départage les flushs par la couleur.
        [single] Les deux cartes ont le même rang.
       *[other] Les deux se valent.
    } { $suit ->
        [c] Le trèfle
        [h] Le cœur
       *[s] Le pique
    } est au-dessus du { $old_suit ->
        [d] carreau
        [c] trèfle
       *[h] cœur
    }.
    .short = { $kind ->
        [flush] { "" }
       *[other] Même rang, mais
    } { $suit ->
        [c] le trèfle
        [h] le cœur
       *[s] le pique
    } bat { $old_suit ->
        [d] le carreau.
        [c] le trèfle.
       *[h] le cœur.
    }
    .working = ♦ < ♣ < ♥ < ♠
twos-combination = Ce n’est pas une combinaison
    .rule = Tu joues une carte, une paire, un brelan ou cinq cartes qui vont ensemble.
    .sentence = { $n ->
        [2] { $cards } : ce n’est pas une paire, car les rangs sont différents.
        [3] { $cards } : ce n’est pas un brelan.
        [4] On ne joue jamais quatre cartes. Ajoutes-en une cinquième, ou joues-en moins.
        [5] { $cards } : ce n’est ni une suite, ni un flush, ni un full, ni un carré.
       *[other] Tu peux jouer une, deux, trois ou cinq cartes, et non { $n }.
    }
    .short = { "" }
twos-follow-size = Un autre nombre de cartes
    .rule = Tu bats une combinaison avec autant de cartes qu’elle en a.
    .sentence = Il y a { $n } { $n ->
        [one] carte posée
       *[other] cartes posées
    }, et tu en as choisi { $k }. Choisis-en autant, ou passe.
    .short = { "" }
twos-follow-higher = Pas plus haut
    .rule = Ce que tu joues doit être plus haut que ce qui est posé.
    .sentence = { $n ->
        [1] { $cards } ne bat pas { $beaten }.
       *[other] { $cards } ne battent pas { $beaten }.
    } Trouve quelque chose de plus haut, ou passe.
    .short = { "" }

## Le jeu des deux : les tours

twos-pass = On passe
    .rule = Tu peux toujours passer quand il y a quelque chose à battre, même si tu pouvais le battre. Tu peux rejouer plus tard pendant le tour, sauf si on choisit la règle « passer, c’est fini pour ce tour ».
    .sentence = { $locks ->
        [yes] { $player } passe, et ne joue plus pendant ce tour.
       *[no] { $player } passe.
    }
    .short = { $player_is ->
        [you] Tu passes{ $locks ->
            [yes] { " " }et ne joues plus pendant ce tour.
           *[no] .
        }
       *[other] { $player } passe{ $locks ->
            [yes] { " " }et ne joue plus pendant ce tour.
           *[no] .
        }
    }
twos-lead = À toi d’ouvrir
    .rule = Si tu ouvres, tu dois jouer quelque chose. On ne peut pas passer quand rien n’est posé.
    .sentence = Il n’y a rien à battre. C’est toi qui ouvres : joue la combinaison que tu veux.
    .short = { "" }
twos-round = Un nouveau tour
    .rule = Quand tous les autres passent, on retourne la pile. Le dernier à avoir joué ouvre.
    .sentence = Personne ne bat { $holder }. On retourne la pile, et { $holder } ouvre un nouveau tour.
    .short = Personne ne fait mieux. { $holder_is ->
        [you] Tu ouvres
       *[other] { $holder } ouvre
    } un nouveau tour.
    .landmark = tour
twos-turn = Pas maintenant
    .rule = Tu joues quand c’est ton tour, et avec des cartes que tu as en main.
    .sentence = { $why ->
        [cards] Tu n’as pas { $card }.
        [twice] Tu as choisi { $card } deux fois.
        [cut] Coupe d’abord le paquet.
        [deal] Distribue d’abord les cartes.
        [hand_over] Cette manche est finie. La suivante commence par la coupe.
        [over] Plus personne ne joue.
       *[play] C’est à { $turn } de jouer.
    }
    .short = { "" }
twos-max_turns = Le dernier tour
    .rule = On peut décider d’arrêter la manche après un certain nombre de coups et de passes.
    .sentence = On a joué ou passé { $n } fois, et chacun a encore des cartes. La partie s’arrête ici.
    .short = On a joué ou passé { $n } fois : on s’arrête ici.

## Le jeu des deux : la fin d'une manche

twos-out = Plus de cartes !
    .rule = Si ta main est vide, tu gagnes aussitôt. Personne ne peut battre la dernière combinaison.
    .sentence = { $player } n’a plus de carte et gagne la manche ! Les autres montrent les leurs.
    .short = { $player_is ->
        [you] Tu n’as plus de carte : tu gagnes la manche !
       *[other] { $player } n’a plus de carte et gagne la manche !
    }
    .landmark = main vide
twos-penalty-value = Ce qui reste, selon la valeur
    .rule = Chaque carte que tu as encore coûte 1 point, et à partir du dix elle en coûte 2.
    .sentence = { $player } paie ses cartes, { $ones } { $ones ->
        [one] basse
       *[other] basses
    } et { $doubles } { $doubles ->
        [one] haute
       *[other] hautes
    } : { $ones } × 1 + { $doubles } × 2 = { $sum }.
    .short = { $player_is ->
        [you] Tu paies
       *[other] { $player } paie
    } { $doubles ->
        [0] { $ones } × 1
       *[other] { $ones ->
            [0] { $doubles } × 2
           *[other] { $ones } × 1 + { $doubles } × 2
        }
    } = { $sum } { $sum ->
        [one] point.
       *[other] points.
    }
    .working =
        { $ones } × 1 + { $doubles } × 2 = { $ones } + { $twice }
        { $ones } + { $twice } = { $sum }
twos-penalty-count = Ce qui reste, selon le nombre
    .rule = Chaque carte que tu as encore coûte 1 point. Avec dix cartes ou plus, chacune en coûte 2.
    .sentence = { $player } a encore { $n } { $n ->
        [one] carte
       *[other] cartes
    }{ $factor ->
        [1] { "" }
       *[other] , et à partir de dix chacune coûte 2
    } : { $n } × { $factor } = { $sum }.
    .short = { $player_is ->
        [you] Tu as
       *[other] { $player } a
    } encore { $n ->
        [one] { $n } carte :
       *[other] { $n } cartes :
    }{ $factor ->
        [1] { " " }
       *[other] { " " }{ $n } × { $factor } ={ " " }
    }{ $sum ->
        [one] { $sum } point.
       *[other] { $sum } points.
    }
    .working = { $n } × { $factor } = { $sum }
twos-penalty-untouched = Pas une carte jouée
    .rule = Si tu n’as rien joué, tu paies 3 points par carte.
    .sentence = { $player } n’a pas joué une seule carte et paie 3 pour chacune : { $n } × 3 = { $sum }.
    .short = { $player_is ->
        [you] Tu n’as
       *[other] { $player } n’a
    } rien joué : { $n } × 3 = { $sum } points.
    .working = { $n } × 3 = { $sum }
twos-settle = On paie le gagnant
    .rule = Chaque autre joueur donne au gagnant un jeton par point de pénalité.
    .sentence = { $parts } Ensemble, ça fait { $sum } pour { $player }.
    .short = { $parts_n ->
        [one] { $parts }
       *[other] { $player_is ->
            [you] Tu reçois
           *[other] { $player } reçoit
        } { $sums } = { $sum } jetons.
    }
    .parts = { $player } paie { $n }.
    .parts-short = { $player_is ->
        [you] Tu paies
       *[other] { $player } paie
    } { $n ->
        [one] { $n } jeton.
       *[other] { $n } jetons.
    }
    .working = { $sums } = { $sum }
twos-win = La partie est gagnée
    .rule = Après la dernière manche, la plus petite pénalité gagne. Si l’on paie le gagnant, qui a le plus de jetons gagne.
    .sentence = { $settle ->
        [pay_winner] { $k ->
            [one] { $players } gagne avec { $n } { $n ->
                [one] jeton
               *[other] jetons
            }.
           *[other] { $players } partagent la victoire avec { $n } { $n ->
                [one] jeton
               *[other] jetons
            } chacun.
        }
       *[penalties] { $k ->
            [one] { $players } gagne avec { $n } { $n ->
                [one] point
               *[other] points
            } de pénalité, le moins de tous.
           *[other] { $players } partagent la victoire avec { $n } { $n ->
                [one] point
               *[other] points
            } de pénalité chacun, le moins de tous.
        }
    }
    .short = { $k ->
        [one] { $settle ->
            [pay_winner] Le plus de jetons, { $n } :
           *[penalties] Le moins de points, { $n } :
        } { $players_is ->
            [you] tu gagnes !
           *[other] { $players } gagne !
        }
       *[other] { $players_is ->
            [you] Tu partages la victoire avec { $players_others }.
           *[other] { $players } partagent la victoire.
        }
    }

## Le jeu des deux : ce que dit l'entraîneur

twos-coach-out = Ce sont tes dernières cartes. Avec elles, tu gagnes la manche.
twos-coach-single = { $beating ->
        [0] Aucune carte que tu ne vois pas n’est plus haute : tu ouvrirais ensuite.
        [one] { $unseen ->
            [one] La carte que tu ne vois pas est plus haute.
           *[other] Parmi les { $unseen } cartes que tu ne vois pas, une seule est plus haute.
        }
       *[other] Parmi les { $unseen } cartes que tu ne vois pas, { $beating } sont plus hautes.
    } { $same ->
        [0] Il te reste { $left } { $left ->
            [one] carte
           *[other] cartes
        }.
       *[other] Mais tu as d’autres cartes de ce rang, et tu les séparerais.
    }
twos-coach-pair = { $beating ->
        [0] Les cartes que tu ne vois pas ne peuvent pas faire de paire plus haute.
        [one] Les cartes que tu ne vois pas peuvent faire une paire plus haute dans un rang.
       *[other] Les cartes que tu ne vois pas peuvent faire une paire plus haute dans { $beating } rangs.
    } { $same ->
        [0] Il te reste { $left } { $left ->
            [one] carte
           *[other] cartes
        }.
       *[other] Mais tu as d’autres cartes de ce rang, et tu les séparerais.
    }
twos-coach-triple = { $beating ->
        [0] Les cartes que tu ne vois pas ne peuvent pas faire de brelan plus haut.
        [one] Les cartes que tu ne vois pas peuvent faire un brelan plus haut dans un rang.
       *[other] Les cartes que tu ne vois pas peuvent faire un brelan plus haut dans { $beating } rangs.
    } Il te reste { $left } { $left ->
        [one] carte
       *[other] cartes
    }.
twos-coach-five = Cinq cartes partent d’un coup, et il t’en reste { $left }. { $kind ->
        [straight] Une suite plus haute la bat, et aussi n’importe quel flush, full ou carré.
        [flush] Un flush plus haut le bat, et aussi n’importe quel full ou carré.
        [full_house] Seuls un full plus haut, un carré ou une quinte flush le battent.
       *[other] Presque rien ne peut battre ça.
    }
twos-coach-pass = Tu gardes { $n ->
        [one] ta seule carte
        [2] tes deux cartes
       *[other] tes { $n } cartes
    }, alors que tu pourrais jouer { $choices ->
        [one] d’une seule façon
       *[other] de { $choices } façons
    }. Ne passe que pour garder quelque chose de bon.
twos-coach-must_pass = Tu n’as rien de plus haut : passe.

## Le jeu des deux : la table

twos-action-play = Jouer { $laid }
twos-action-pass = Passer
twos-action-cut = Couper

twos-zone-hand = Main
twos-zone-pile = Pile
twos-zone-out = Hors de la manche
twos-counter-score = Points
twos-counter-penalty = Pénalité
twos-counter-played = Jouées
twos-counter-passes = Passes
twos-counter-passed = A passé
    .v-true = a passé
twos-counter-hand = Manches avant celle-ci
twos-counter-holder = Dernier coup :
twos-counter-lowest = Plus basse carte
twos-counter-dealer = Donneur
twos-counter-first = Première carte
twos-counter-turn = Tour
twos-counter-reason = Pourquoi c’est fini
twos-measure-cards = cartes restantes
twos-measure-plays = combinaisons jouées
twos-measure-passes = passes
twos-measure-rounds = tours

twos-option-deal = Cartes distribuées
    .help = Tout le jeu de cartes, ou treize cartes chacun.
    .v-all = tout le jeu de cartes
    .v-thirteen = treize chacun
twos-option-leftover = Cartes en trop
    .help = À trois : la dernière carte est distribuée aussi, ou va à celui qui a la plus basse.
    .v-dealt_on = distribuée aussi
    .v-to_lowest = à celui qui a la plus basse
twos-option-cut_count = Compter la coupe
    .help = Qui a le numéro 1 quand on compte la carte montrée.
    .v-from_right = le voisin de droite du donneur
    .v-from_dealer = le donneur
twos-option-direction = Sens
    .help = Dans quel sens on joue. La donne va toujours vers la droite.
    .v-clockwise = vers la gauche
    .v-counterclockwise = vers la droite
twos-option-straights = Les 2 dans une suite
    .help = Dans une suite, un deux se place avant le trois, ou après l’as.
    .v-twos_low = A 2 3 4 5 est la plus basse
    .v-twos_high = V D R A 2 est la plus haute
twos-option-flush = Comparer les flushs
    .help = On compare d’abord la couleur, ou la plus haute carte.
    .v-suit = d’abord la couleur
    .v-high_card = d’abord la plus haute carte
twos-option-pass_locks = Passer pour de bon
    .help = Si tu passes, tu ne joues plus jusqu’à la fin du tour.
twos-option-penalty = Pénalité
    .help = Ce qui reste en main coûte selon la valeur, ou selon le nombre.
    .v-by_value = selon la valeur
    .v-by_count = selon le nombre
twos-option-two_penalty = Ce que coûte un deux
    .help = Points pour un deux qui reste, quand les cartes coûtent selon la valeur.
twos-option-untouched = Rien joué
    .help = Quand une main dont rien n’a été joué coûte 3 par carte.
    .v-three_per_card = toujours
    .v-thirteen_only = seulement avec treize cartes
twos-option-settle = Points
    .help = Chacun note sa pénalité, ou les autres paient le gagnant.
    .v-penalties = noter la pénalité
    .v-pay_winner = payer le gagnant
twos-option-hands = Manches
    .help = Combien de manches on joue ; 0 veut dire sans limite.
twos-option-target = Points pour s’arrêter
    .help = La partie finit quand quelqu’un est à cette distance de 0 ; 0 veut dire jamais.
twos-option-max_turns = Nombre maximum de coups
    .help = Après ce nombre de coups et de passes, on arrête la manche.
twos-preset-book = Comme dans le livre
    .help = Une manche avec tout le jeu de cartes.
twos-preset-thirteen = Treize chacun
    .help = Deux ou trois joueurs reçoivent treize cartes chacun.
twos-preset-hong_kong = Une autre façon
    .help = Vers la droite, les 2 en haut des suites, et toutes les cartes coûtent pareil.
twos-preset-fifty = Jusqu’à cinquante
    .help = Manche après manche, jusqu’à ce que quelqu’un ait cinquante points. Le plus petit score gagne.

## Premiers conseils, un par un, quand le jeu est nouveau

twos-hint-start = Touche tes cartes, puis « Jouer ».
twos-hint-turn = Pour battre : autant de cartes, mais plus hautes.
twos-hint-on-round = Un nouveau tour commence avec les cartes qu’on veut.
twos-hint-only-pass = Tu ne peux pas battre ça. Passe ton tour.
twos-hint-later = Les 2 sont les plus forts. Vide ta main !
