twenty_first_century_war-game = Bataille du XXIe siècle
    .aim = Gagne toutes les cartes. Joue des cartes qui vont ensemble et font le plus grand total.
    .summary = Pioche quatre cartes et choisis en secret lesquelles vont ensemble. Le plus grand total prend tout.
    .ages = 8 à 12
    .teaches = Additionner jusqu’à 52, trouver des sommes et des paires, et comparer un gros total à ce qu’on peut perdre

twenty_first_century_war-draw = Quatre nouvelles cartes
    .rule = Un tour commence par quatre cartes pour chacun, prises sur le dessus de sa pile.
    .sentence = Chacun pioche quatre cartes. Lesquelles vont ensemble ?
    .short = Chacun pioche quatre cartes. Lesquelles vont ensemble ?
    .refused = { $now ->
        [draw] Il faut d’abord que chacun pioche quatre cartes.
       *[other] Les cartes sont déjà piochées. Il faut d’abord finir ce tour.
    }
twenty_first_century_war-draw-short = Moins de quatre
    .rule = Si tu as moins de quatre cartes, pioche-les toutes.
    .sentence = { $n ->
        [one] { $player } n’a plus qu’une carte, et la pioche.
       *[other] { $player } n’a plus que { $n } cartes, et les pioche toutes.
    }
    .short = { $player_is ->
        [you] Tu n’as
       *[other] { $player } n’a
    } plus { $n ->
        [one] qu’une carte.
       *[other] que { $n } cartes.
    }
twenty_first_century_war-play-single = Une carte seule
    .rule = Une carte seule compte ce qu’elle vaut : as 1, valet 11, dame 12, roi 13.
    .sentence = { $player } joue seulement { $card }. Ça vaut { $value }.
    .short = { $player_is ->
        [you] Tu joues
       *[other] { $player } joue
    } seulement { $card }, qui vaut { $value }.
twenty_first_century_war-play-sum = Une somme
    .rule = Trois ou quatre cartes vont ensemble quand la plus haute est la somme des autres. Un as vaut 1.
    .sentence = { $n ->
        [2] { $player } a trouvé une somme : { $a } + { $b } = { $result }. Les trois cartes vont donc ensemble.
       *[other] { $player } a trouvé une somme : { $a } + { $b } + { $c } = { $result }. Les quatre cartes vont donc ensemble.
    }
    .short = { $player_is ->
        [you] Tu joues
       *[other] { $player } joue
    } une somme : { $a } + { $b }{ $n ->
        [2] { "" }
       *[other] { " " }+ { $c }
    } = { $result }.
    .working = { $n ->
        [2] { $a } + { $b } = { $result }
       *[other] { $a } + { $b } + { $c } = { $result }
    }
twenty_first_century_war-play-pair = Une paire
    .rule = Deux cartes de même rang vont ensemble.
    .sentence = { $player } montre une paire. { $pairs }
    .short = { $player_is ->
        [you] Tu joues
       *[other] { $player } joue
    } une paire : { $pairs }
    .pairs = { $card } et { $other } ont le même rang.
    .pairs-short = { $card } et { $other }.
twenty_first_century_war-play-two_pairs = Deux paires
    .rule = On peut jouer deux paires à la fois.
    .sentence = { $player } montre deux paires. { $pairs }
    .short = { $player_is ->
        [you] Tu joues
       *[other] { $player } joue
    } deux paires : { $pairs }.
    .pairs = { $card } va avec { $other }.
    .pairs-short = { $card } { $other }
twenty_first_century_war-play-ace_face = L’as amène une figure
    .rule = Un as libre permet d’ajouter des valets, des dames et des rois.
    .sentence = À côté d’un as libre, { $ace }, il y a de la place pour { $faces }.
    .short = L’as amène { $faces }.
twenty_first_century_war-play-ace_free = L’as vient aussi
    .rule = Un as libre peut aller avec n’importe quelles cartes qui vont ensemble. Il compte 1.
    .sentence = { $n ->
        [one] Un as libre peut rejoindre ce qui va ensemble : { $aces } ajoute 1.
       *[other] Des as libres peuvent rejoindre ce qui va ensemble : { $aces } ajoutent 1 chacun.
    }
    .short = { $n ->
        [one] Un as vient aussi : 1 de plus.
       *[other] { $n } as viennent aussi : 1 de plus chacun.
    }
twenty_first_century_war-illegal-empty = Rien de choisi
    .rule = Ne rien choisir, ce n’est pas jouer : il faut une carte ou plus.
    .sentence = Choisis une carte, ou plusieurs qui vont ensemble.
    .short = { "" }
twenty_first_century_war-illegal-not_in_hand = Pas dans ta main
    .rule = Tu joues des cartes que tu as en main, chacune une seule fois.
    .sentence = On ne peut pas choisir { $card } : cette carte n’est pas dans ta main, ou tu l’as déjà choisie.
    .short = { "" }
twenty_first_century_war-illegal-single = Il y a mieux à jouer ensemble
    .rule = Règle en option : tu joues une carte seule seulement si rien ne va ensemble.
    .sentence = Regarde { $combination } : ces cartes vont ensemble. Une carte seule ne suffit donc pas.
    .short = { "" }
twenty_first_century_war-illegal-two_pairs = Une seule paire ou somme
    .rule = Règle en option : tu ne joues qu’une paire ou une somme à la fois.
    .sentence = Voilà deux paires. Ici, tu ne peux en jouer qu’une.
    .short = { "" }
twenty_first_century_war-illegal-face_needs_ace = Pas d’as libre
    .rule = Un valet, une dame ou un roi qui n’est ni dans une paire ni dans une somme a besoin d’un as libre.
    .sentence = { $ace ->
        [yes] Seul un as libre peut amener { $faces }. Ton as est déjà pris : il fait partie d’une somme.
       *[no] Seul un as libre peut amener { $faces }, et il n’y a pas d’as ici.
    }
    .short = { "" }
twenty_first_century_war-illegal-no_partner = Pas de partenaire
    .rule = Il faut un partenaire à chaque carte : une paire, une somme, ou pour les figures un as libre.
    .sentence = { $n ->
        [one] { $cards } est de trop : ça ne fait ni paire ni somme ici.
       *[other] { $cards } ne vont pas ensemble : pas de paire, et aucune carte n’est la somme des autres.
    }
    .short = { "" }
twenty_first_century_war-total = On additionne
    .rule = Quand tous ont choisi, on montre les cartes et on additionne celles de chaque joueur.
    .sentence = { $sums }
    .short = { $sums }
    .sums = { $n ->
        [1] { $player } a { $total }.
        [2] { $player } a { $a } + { $b } = { $total }.
        [3] { $player } a { $a } + { $b } + { $c } = { $total }.
       *[other] { $player } a { $a } + { $b } + { $c } + { $d } = { $total }.
    }
    .sums-short = { $player_is ->
        [you] Toi :
       *[other] { $player } :
    } { $items_n ->
        [2] { $n ->
            [1] { $total }.
            [2] { $a } + { $b } = { $total }.
            [3] { $a } + { $b } + { $c } = { $total }.
           *[other] { $a } + { $b } + { $c } + { $d } = { $total }.
        }
       *[other] { $total }.
    }
    .working = { $sums }
    .sums-working = { $n ->
        [1] { $total }
        [2] { $a } + { $b } = { $total }
        [3] { $a } + { $b } + { $c } = { $total }
       *[other] { $a } + { $b } + { $c } + { $d } = { $total }
    }
    .refused = Tes cartes de ce tour sont posées. C’est maintenant aux autres de choisir.
twenty_first_century_war-win = Le plus grand total gagne
    .rule = Le plus grand total prend toutes les cartes jouées. Si un seul joueur reste dans une égalité, c’est lui.
    .sentence = { $tie ->
        [yes] Chacun avait { $total }, mais un seul joueur peut continuer : { $winner } prend les { $n ->
            [2] deux
           *[other] { $n }
        } cartes.
       *[no] { $total } est plus grand que { $other } : { $winner } prend les { $n ->
            [2] deux
           *[other] { $n }
        } cartes.
    }
    .short = { $tie ->
        [yes] Personne d’autre ne peut continuer.
       *[no] { $total }, c’est plus que { $other }.
    } { $winner_is ->
        [you] Tu prends
       *[other] { $winner } prend
    } les { $n ->
        [2] deux.
       *[other] { $n }.
    }
    .working = { $tie ->
        [yes] { "" }
       *[no] { $total } > { $other }
    }
twenty_first_century_war-tie-empty_loses = Pas de carte pour l’égalité
    .rule = Dans une égalité, il faut une carte en main. Si tu n’en as pas et que quelqu’un d’autre en a une, tu la perds.
    .sentence = { $player } n’a pas gardé de carte pour l’égalité, et la perd.
    .short = { $player_is ->
        [you] Tu n’as plus de carte en main : tu perds l’égalité.
       *[other] { $player } n’a plus de carte en main et perd l’égalité.
    }
twenty_first_century_war-tie-hand = Égalité !
    .rule = Ceux qui partagent le plus grand total posent chacun encore une carte de leur main. La plus haute gagne.
    .sentence = { $again ->
        [yes] Toujours à égalité : { $players }. Chacun pose encore une carte de sa main.
       *[no] { $players } ont le même total, { $total }. Chacun pose encore une carte de sa main.
    }
    .short = { $again ->
        [yes] Encore égalité !
       *[no] Égalité à { $total } !
    } { $players_is ->
        [you] Pose une autre carte.
       *[other] Chacun pose une autre carte.
    }
    .refused = { $now ->
        [tie] C’est une égalité : choisis une carte à poser.
       *[other] C’est pour une égalité, et il n’y en a pas maintenant.
    }
    .landmark = égalité
twenty_first_century_war-tie-draw = On pioche pour départager
    .rule = Quand les mains sont vides, ou que l’égalité continue, chacun de ceux qui sont à égalité retourne la première carte de sa pile.
    .sentence = { $again ->
        [yes] L’égalité continue. Chacun retourne la première carte de sa pile : { $players }.
       *[no] Il y a égalité, et les mains sont vides. Chacun retourne la première carte de sa pile : { $players }.
    }
    .short = { $again ->
        [yes] Encore égalité !
       *[no] Égalité !
    } La première carte de chaque pile décide.
    .landmark = égalité à la pioche
twenty_first_century_war-tie-no_draw = Pas de carte à piocher
    .rule = Si tu n’as pas de pile où piocher, tu perds l’égalité.
    .sentence = { $player } n’a pas de carte à piocher, et perd l’égalité.
    .short = { $player_is ->
        [you] Tu n’as pas de carte à piocher : tu perds l’égalité.
       *[other] { $player } n’a pas de carte à piocher et perd l’égalité.
    }
twenty_first_century_war-tie-again = Encore égalité
    .rule = Si les cartes d’une égalité se valent, l’égalité continue.
    .sentence = { $cards } se valent. L’égalité continue.
    .short = { $cards } se valent.
twenty_first_century_war-tie-win = L’égalité est départagée
    .rule = La carte la plus haute posée dans une égalité gagne le tour.
    .sentence = { $high } bat { $low }. { $winner } prend les { $n } cartes.
    .short = { $high_the } bat { $low_the }. { $winner_is ->
        [you] Tu prends
       *[other] { $winner } prend
    } les { $n }.
    .working = { $a } > { $b }
twenty_first_century_war-tie-standoff = Personne ne peut gagner
    .rule = Quand aucun de ceux qui sont à égalité n’a plus de carte, personne ne gagne, et tous reprennent ce qu’ils ont joué.
    .sentence = À cette égalité, plus personne n’a de carte. Chacun reprend donc ses cartes de ce tour.
    .short = Personne ne peut continuer : chacun reprend ses cartes.
twenty_first_century_war-return = Les cartes gardées
    .rule = Ce que tu as gardé en main retourne sous ta pile.
    .sentence = { $kept }
    .short = { "" }
    .kept = { $player } remet { $n ->
        [one] une carte
       *[other] { $n } cartes
    } sous sa pile.
twenty_first_century_war-out = Hors jeu
    .rule = Si tu n’as plus de carte après un tour, tu es hors jeu.
    .sentence = { $player } a perdu sa dernière carte et quitte la partie.
    .short = { $player_is ->
        [you] Tu n’as plus de carte et tu quittes la partie.
       *[other] { $player } n’a plus de carte et quitte la partie.
    }
twenty_first_century_war-end-win = La partie est gagnée
    .rule = Le dernier joueur qui a encore des cartes gagne.
    .sentence = Toutes les cartes sont maintenant à { $winner }. La partie est gagnée après { $turns } { $turns ->
        [one] tour
       *[other] tours
    }.
    .short = { $winner_is ->
        [you] Tu as toutes les cartes. Tu gagnes !
       *[other] { $winner } a toutes les cartes. { $winner } gagne !
    }
twenty_first_century_war-end-max_turns = Le dernier tour
    .rule = On peut décider d’arrêter la partie après un certain nombre de tours. Qui a le plus de cartes gagne, ou bien personne ne gagne.
    .sentence = On a joué { $turns } { $turns ->
        [one] tour
       *[other] tours
    } : la partie s’arrête ici. { $outcome ->
        [won] { $counts } { $winner } a le plus de cartes et gagne.
        [draw] { $counts } Personne n’en a plus que les autres : c’est un match nul.
       *[unfinished] Personne n’a toutes les cartes.
    }
    .short = { $turns ->
        [one] { $turns } tour joué.
       *[other] { $turns } tours joués.
    } { $outcome ->
        [won] { $counts_n ->
            [2] { $counts }{ " " }
           *[other] { "" }
        }{ $winner_is ->
            [you] Tu gagnes !
           *[other] { $winner } gagne !
        }
        [draw] { $counts_n ->
            [2] { $counts }{ " " }
           *[other] { "" }
        }Match nul !
       *[unfinished] Personne ne gagne.
    }
    .counts = { $player } a { $n } { $n ->
        [one] carte
       *[other] cartes
    }.
    .counts-short = { $player_is ->
        [you] Toi : { $n }.
       *[other] { $player } : { $n }.
    }

twenty_first_century_war-coach-most = { $total }, c’est le plus que ta main puisse faire. { $below ->
        [0] Presque toutes les autres mains peuvent y arriver.
        [100] Presque aucune autre main ne peut y arriver.
       [one] Sur 100 autres mains, environ { $below } ne peut pas y arriver.
       *[other] Sur 100 autres mains, environ { $below } ne peuvent pas y arriver.
    } { $kept ->
        [0] Mais tu ne gardes pas de carte pour une égalité.
        [one] Tu gardes une carte pour une égalité.
       *[other] Tu gardes { $kept } cartes pour une égalité.
    }
twenty_first_century_war-coach-less = { $total }, c’est { $missing } de moins que ce que ta main pourrait faire. { $below ->
        [0] Presque toutes les autres mains peuvent y arriver.
        [100] Mais presque aucune autre main ne peut y arriver.
       [one] Sur 100 autres mains, environ { $below } ne peut pas y arriver.
       *[other] Sur 100 autres mains, environ { $below } ne peuvent pas y arriver.
    } Si tu perds, tu perds { $n ->
        [one] une carte.
       *[other] { $n } cartes.
    }
twenty_first_century_war-coach-tie = Compare { $card } aux { $of } cartes que tu ne vois pas. Plus basses : { $lower }. Aussi hautes : { $same }.

twenty_first_century_war-action-draw = Piocher quatre cartes
twenty_first_century_war-action-play = Jouer { $chosen }
twenty_first_century_war-action-tie = Poser { $card }
twenty_first_century_war-task-play = Touche une carte, ou des cartes qui vont ensemble.

twenty_first_century_war-zone-pile = Pile
twenty_first_century_war-zone-hand = Main
twenty_first_century_war-zone-chosen = Cartes choisies
twenty_first_century_war-counter-total = Total
twenty_first_century_war-counter-turns = Tours
twenty_first_century_war-measure-turns = tours
twenty_first_century_war-measure-ties = égalités
twenty_first_century_war-measure-sums = sommes jouées
twenty_first_century_war-measure-pairs = paires jouées
twenty_first_century_war-measure-courts = as avec des figures

twenty_first_century_war-option-singles = Une carte seule
    .help = Toujours permis, ou seulement quand aucune carte de la main ne va avec une autre.
    .v-any = toujours
    .v-last_resort = seulement si rien ne va ensemble
twenty_first_century_war-option-two_pairs = Deux paires
    .help = On peut jouer deux paires à la fois.
twenty_first_century_war-option-ace_jobs = Rôles d’un as
    .help = Si un as qui fait partie d’une somme peut aussi amener des figures.
    .v-one = un rôle à la fois
    .v-many = les deux à la fois
twenty_first_century_war-option-second_tie = Quand l’égalité continue
    .help = On pioche une carte de la pile, ou on joue d’abord les cartes de la main.
    .v-draw = piocher une carte
    .v-hand = d’abord les cartes de la main
twenty_first_century_war-option-max_turns = Nombre maximum de tours
    .help = Après ce nombre de tours, la partie s’arrête.
twenty_first_century_war-preset-printed = Règle imprimée
    .help = Deux joueurs avec 26 cartes chacun.
twenty_first_century_war-preset-four_players = Quatre joueurs
    .help = Treize cartes pour chacun.
twenty_first_century_war-preset-strict = Cherche d’abord
    .help = Trouve des cartes qui vont ensemble avant d’en jouer une seule. Une paire ou une somme à la fois.
twenty_first_century_war-preset-generous_ace = As généreux
    .help = Un as dans une somme peut quand même amener des figures : A, 5, 6 et R vont ensemble.
twenty_first_century_war-preset-short = Partie courte
    .help = 15 tours au plus ; ensuite, on compte les cartes.

## Premiers conseils, un par un, quand le jeu est nouveau

twenty_first_century_war-hint-later = Deux cartes égales font une paire.
twenty_first_century_war-hint-last = Une somme va aussi : 2, 3 et 5.
twenty_first_century_war-hint-turn = Le plus grand total prend toutes les cartes !
