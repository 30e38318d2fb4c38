addition_war-game = Bataille des additions
    .aim = Gagne toutes les cartes. Additionne tes deux cartes : la plus grande somme gagne.
    .summary = Chacun retourne deux cartes et les additionne. La plus grande somme prend les quatre cartes.
    .ages = 6 à 8
    .teaches = Les sommes jusqu’à 20, et les comparer

addition_war-deal = On distribue
    .rule = On distribue les cartes une par une, face cachée. Chacun en reçoit le même nombre.
    .sentence = { $n } { $n ->
        [one] carte
       *[other] cartes
    } pour chaque joueur, face cachée.
    .short = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } chacun.
    .refused = { $dealt ->
        [no] Distribue d’abord les cartes.
       *[other] Les cartes sont déjà distribuées. Retourne les suivantes.
    }
addition_war-turn_up = Deux cartes visibles
    .rule = Au début d’un tour, chacun retourne deux cartes et les additionne.
    .sentence = Chacun retourne deux cartes. { $hands }
    .short = { $n ->
        [0] Chacun retourne deux cartes.
        [3] Chacun retourne deux cartes.
        [4] Chacun retourne deux cartes.
       *[other] { $hands }
    }
    .hands = { $player } : { $a } + { $b } = { $worth }.
    .hands-short = { $player_is ->
        [you] Toi :
       *[other] { $player } :
    } { $a } + { $b } = { $worth }.
    .working = { $hands }
    .hands-working = { $a } + { $b } = { $worth }
addition_war-numbers = Comment comparer
    .rule = Avec tes propres cartes, tu vois comment comparer les nombres.
    .sentence = { number-reason }
    .short = { number-reason }
addition_war-take = La plus grande somme gagne
    .rule = La plus grande somme prend toutes les cartes de la table.
    .sentence = { $alone ->
        [yes] Personne d’autre ne peut continuer : { $winner } prend les { $n ->
            [2] deux
           *[other] { $n }
        } cartes.
       *[no] { $a } + { $b } = { $worth }, et { $worth } est plus grand que { $c } + { $d } = { $other }. { $winner } prend { $n } cartes.
    }
    .short = { $alone ->
        [yes] Personne d’autre ne peut continuer.
       *[no] { $winner_first ->
            [yes] { $worth }, c’est plus que { $other }.
           *[no] { $other }, c’est moins que { $worth }.
        }
    } { $winner_is ->
        [you] Tu prends
       *[other] { $winner } prend
    } les { $n ->
        [2] deux.
       *[other] { $n }.
    }
    .working = { $alone ->
        [yes] { "" }
       *[no] { $a } + { $b } = { $worth }
        { $c } + { $d } = { $other }
        { $worth } > { $other }
    }
addition_war-tie = Bataille !
    .rule = Quand les sommes sont égales, il y a bataille.
    .sentence = { $same ->
        [yes] { $a } + { $b } = { $worth } des deux côtés. Bataille !
       *[no] { $a } + { $b } = { $worth } et { $c } + { $d } = { $worth }. Des cartes différentes, la même somme : bataille !
    }
    .short = { $worth } des deux côtés : bataille !
    .working = { $a } + { $b } = { $worth }
        { $c } + { $d } = { $worth }
    .landmark = bataille
addition_war-war-lay = La bataille commence
    .rule = Dans une bataille, chacun pose des cartes face cachée, puis deux face visible.
    .sentence = { $down ->
        [0] Chacun pose deux cartes face visible.
        [one] Chacun pose une carte face cachée et deux face visible.
       *[other] Chacun pose { $down } cartes face cachée et deux face visible.
    } { $hands }
    .short = { $down ->
        [0] Deux visibles.
        [1] Une cachée, deux visibles.
       *[other] { $down } cachées, 2 visibles.
    } { $n ->
        [3] { "" }
        [4] { "" }
       *[other] { $hands }
    }
    .hands = { $player } : { $a } + { $b } = { $worth }.
    .hands-short = { $player_is ->
        [you] Toi :
       *[other] { $player } :
    } { $a } + { $b } = { $worth }.
    .working = { $hands }
    .hands-working = { $a } + { $b } = { $worth }
addition_war-war-again = Encore égalité
    .rule = Quand les nouvelles sommes sont égales aussi, la bataille fait un tour de plus.
    .sentence = { $a } + { $b } = { $worth }, et { $c } + { $d } = { $worth } aussi. Un tour de plus pour cette bataille !
    .short = { $worth } des deux côtés : encore bataille !
    .working = { $a } + { $b } = { $worth }
        { $c } + { $d } = { $worth }
addition_war-war-take = La bataille est gagnée
    .rule = La plus grande des nouvelles sommes prend tout ce qui est sur la table.
    .sentence = { $alone ->
        [yes] Personne d’autre ne peut continuer : { $winner } prend les { $n ->
            [2] deux
           *[other] { $n }
        } cartes.
       *[no] { $a } + { $b } = { $worth }, et { $worth } est plus grand que { $c } + { $d } = { $other }. { $winner } prend { $n } cartes.
    }
    .short = { $alone ->
        [yes] Personne d’autre ne peut continuer.
       *[no] { $winner_first ->
            [yes] { $worth }, c’est plus que { $other }.
           *[no] { $other }, c’est moins que { $worth }.
        }
    } { $winner_is ->
        [you] Tu gagnes
       *[other] { $winner } gagne
    } la bataille : { $n ->
        [one] { $n } carte.
       *[other] { $n } cartes.
    }
    .working = { $alone ->
        [yes] { "" }
       *[no] { $a } + { $b } = { $worth }
        { $c } + { $d } = { $other }
        { $worth } > { $other }
    }
addition_war-pickup = Sous le paquet
    .rule = Si tu gagnes des cartes, glisse-les sous ton paquet, face cachée.
    .sentence = Les { $n } cartes vont sous le paquet : { $winner } en a maintenant { $total }.
    .short = { "" }
addition_war-short-lose = Pas assez de cartes
    .rule = Si tu ne peux pas poser les cartes qu’il faut, tu es hors jeu.
    .sentence = Il faut { $need } cartes ici. { $player } { $have ->
        [0] n’en avait aucune
        [1] n’en avait qu’une
       *[other] n’en avait que { $have }
    } et quitte la partie.
    .short = { $player_is ->
        [you] Il faut { $need } cartes, et tu en as { $have }.
       *[other] Il faut { $need } cartes, et { $player } en a { $have }.
    }
addition_war-short-last_card = Les dernières cartes
    .rule = Avec trop peu de cartes, on retourne les deux dernières. À une carte toute seule, on ajoute 0.
    .sentence = { $n ->
        [1] { $player } n’a plus qu’une carte, { $card } : { $a } + 0 = { $worth }.
       *[other] { $player } retourne ses dernières cartes, { $cards } : { $a } + { $b } = { $worth }.
    }
    .short = { $n ->
        [1] { $player_is ->
            [you] Ta dernière carte :
           *[other] Dernière carte de { $player } :
        } { $a } + 0 = { $worth }.
       *[other] { $player_is ->
            [you] Tes dernières cartes :
           *[other] Dernières cartes de { $player } :
        } { $a } + { $b } = { $worth }.
    }
    .working = { $a } + { $b } = { $worth }
addition_war-short-stays = La somme reste
    .rule = Si tu n’as plus de carte pour une bataille, ta somme sur la table compte encore une fois.
    .sentence = { $player } n’a plus rien à poser : la somme { $worth } compte encore une fois.
    .short = { $player_is ->
        [you] Tu n’as
       *[other] { $player } n’a
    } plus de carte : { $worth } compte encore.
addition_war-short-none = Plus de carte
    .rule = Si tu n’as plus de carte, tu es hors jeu.
    .sentence = { $player } n’a plus de carte et quitte la partie.
    .short = { $player_is ->
        [you] Tu n’as
       *[other] { $player } n’a
    } plus de carte.
addition_war-short-draw = Personne ne gagne cette bataille
    .rule = Si plus aucun joueur de la bataille n’a de carte, personne ne la gagne.
    .sentence = { $left ->
        [0] Plus personne n’a de carte pour cette bataille. C’est un match nul.
       *[other] Dans cette bataille, personne n’a plus de carte : personne ne la gagne.
    }
    .short = { $left ->
        [0] Plus personne n’a de carte. Match nul.
       *[other] Plus personne n’a de carte : personne ne gagne la bataille.
    }
addition_war-pot = Le pot
    .rule = Les cartes que personne ne gagne vont dans le pot. Qui gagne le tour suivant les prend aussi.
    .sentence = Il reste { $n } cartes dans le pot. Qui gagnera le tour suivant les aura aussi.
    .short = Le prochain gagnant aura aussi ces { $n } cartes.
addition_war-out = Hors jeu
    .rule = Si tu n’as plus de carte à la fin d’un tour, tu es hors jeu.
    .sentence = { $player } n’a plus de carte dans son paquet et quitte la partie.
    .short = { $player_is ->
        [you] Tu n’as plus de carte et tu quittes la partie.
       *[other] { $player } n’a plus de carte et quitte la partie.
    }
addition_war-win = La partie est gagnée
    .rule = Le dernier joueur qui a encore des cartes gagne.
    .sentence = Personne d’autre n’a de carte : { $winner } gagne !
    .short = Personne d’autre n’a de carte. { $winner_is ->
        [you] Tu gagnes !
       *[other] { $winner } gagne !
    }
addition_war-end-repeat = Ça tourne en rond
    .rule = Si tout recommence pareil, la partie ne finira jamais : on l’arrête.
    .sentence = Tous les paquets sont revenus exactement comme avant : les mêmes tours reviendraient sans fin.
    .short = Les mêmes tours reviendraient sans fin.
addition_war-end-limit = Le dernier tour
    .rule = On peut décider d’arrêter la partie après un certain nombre de tours.
    .sentence = { $turns ->
        [one] On a joué { $turns } tour
       *[other] On a joué { $turns } tours
    } : la partie s’arrête ici. { $counts } { $outcome ->
        [won] { $winner } a le plus de cartes et gagne.
        [draw] Personne n’en a plus que les autres : c’est un match nul.
       *[unfinished] { "" }
    }
    .short = { $turns ->
        [one] { $turns } tour joué.
       *[other] { $turns } tours joués.
    }{ $counts_n ->
        [2] { " " }{ $counts }
       *[other] { "" }
    } { $outcome ->
        [won] { $winner_is ->
            [you] Tu gagnes !
           *[other] { $winner } gagne !
        }
        [draw] Match nul !
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

addition_war-zone-table = Cartes
addition_war-preset-teach = Premières sommes
    .help = De l’as au dix, un seul jeu de cartes.
addition_war-preset-printed_one_deck = Un jeu de cartes
    .help = Les 52 cartes ; valet 11, dame 12, roi 13.
addition_war-preset-printed_two_decks = Deux jeux de cartes
    .help = La longue partie avec toutes les cartes ; valet 11, dame 12, roi 13.
addition_war-preset-two_small_decks = Deux petits jeux de cartes
    .help = La longue partie, de l’as au dix.
addition_war-preset-tens = Beaucoup de dix
    .help = Les figures comptent 10 et les as 11.
addition_war-preset-ace_high = As fort
    .help = Valet 11, dame 12, roi 13, as 14.
addition_war-preset-lesson = Pour une leçon
    .help = 20 tours au plus ; ensuite, on compte les cartes.

## Premiers conseils, un par un, quand le jeu est nouveau

addition_war-hint-start = Touche ton paquet : deux cartes se retournent.
addition_war-hint-turn = La plus grande somme prend tout.
addition_war-hint-on-tie = { $war_down ->
        [0] Chacun retourne encore deux cartes.
        [one] Chacun pose 1 carte cachée, puis en retourne 2.
       *[other] Chacun pose { $war_down } cartes cachées, puis en retourne 2.
    }
addition_war-hint-on-war-lay = La plus grande des nouvelles sommes prend tout.
addition_war-hint-later = { $on_limit ->
        [most_cards] Qui a le plus de cartes après { $max_turns } tours gagne.
       *[unfinished] Gagne toutes les cartes !
    }
