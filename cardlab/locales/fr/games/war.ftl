war-game = Bataille
    .aim = Gagne toutes les cartes. À chaque tour, la plus haute carte gagne.
    .summary = Chacun retourne une carte. La plus haute prend les deux. Si les deux cartes sont égales, il y a bataille.
    .ages = 5 à 8
    .teaches = Comparer des nombres : plus, moins, égal

## Bataille : ce qui se passe, règle par règle

war-deal = On distribue
    .rule = On distribue les cartes une par une, face cachée. Chacun en reçoit le même nombre.
    .sentence = { $n } { $n ->
        [one] carte
       *[other] cartes
    } pour chaque joueur, face cachée. Personne n’a le droit de les regarder.
    .short = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } chacun.
    .refused = { $dealt ->
        [no] Distribue d’abord les cartes.
       *[other] Les cartes sont déjà distribuées. Retourne les suivantes.
    }
war-turn_up = On retourne
    .rule = Au début d’un tour, chacun retourne la première carte de son paquet.
    .sentence = Chacun retourne une carte. { $hands }
    .short = { $hands }
    .hands = { $player } a { $card }.
    .hands-short = { $player_is ->
        [you] Tu as { $card }.
       *[other] { $player } a { $card }.
    }
war-numbers = Comment comparer
    .rule = Avec tes propres cartes, tu vois comment comparer les nombres.
    .sentence = { number-reason }
    .short = { number-reason }
war-take = La plus haute gagne
    .rule = La carte la plus haute prend toutes les cartes de la table.
    .sentence = { $alone ->
        [yes] Personne d’autre ne peut continuer : { $winner } prend les { $n ->
            [2] deux
           *[other] { $n }
        } cartes.
       *[no] { $high } bat { $low } : { $winner } prend les { $n ->
            [2] deux
           *[other] { $n }
        } cartes.
    }
    .short = { $alone ->
        [yes] Personne d’autre ne peut continuer.
       *[no] { $high_the } bat { $low_the }.
    } { $winner_is ->
        [you] Tu prends
       *[other] { $winner } prend
    } les { $n ->
        [2] deux.
       *[other] { $n }.
    }
    .working = { $alone ->
        [yes] { "" }
       *[no] { $high } > { $low }
    }
war-tie = Bataille !
    .rule = Quand les cartes les plus hautes sont égales, il y a bataille.
    .sentence = { $card } et { $other } sont à égalité : bataille !
    .short = { $card_rank } contre { $other_rank } : bataille !
    .working = { $card } = { $other }
    .landmark = bataille
war-war-lay = La bataille commence
    .rule = Dans une bataille, chacun pose des cartes face cachée, puis une carte face visible.
    .sentence = { $down ->
        [0] Chacun pose une carte face visible.
        [one] Chacun pose une carte face cachée et une face visible.
       *[other] Chacun pose { $down } cartes face cachée et une face visible.
    } { $hands }
    .short = { $n ->
        [3] { "" }
        [4] { "" }
       *[other] { $down ->
            [0] Une visible.
            [one] Une cachée, une visible.
           *[other] { $down } cachées, 1 visible.
        }
    } { $hands }
    .hands = { $player } a { $card }.
    .hands-short = { $player_is ->
        [you] Tu as { $card }.
       *[other] { $player } a { $card }.
    }
war-war-again = Encore égalité
    .rule = Quand les nouvelles cartes sont égales aussi, la bataille fait un tour de plus.
    .sentence = { $card } et { $other } sont encore à égalité. Un tour de plus pour cette bataille !
    .short = { $card_rank } contre { $other_rank } : encore bataille !
    .working = { $card } = { $other }
war-war-take = La bataille est gagnée
    .rule = La plus haute des nouvelles cartes prend tout ce qui est sur la table.
    .sentence = { $alone ->
        [yes] Personne d’autre ne peut continuer : { $winner } prend les { $n ->
            [2] deux
           *[other] { $n }
        } cartes.
       *[no] { $high } bat { $low } : { $winner } gagne la bataille et les { $n ->
            [2] deux
           *[other] { $n }
        } cartes.
    }
    .short = { $alone ->
        [yes] Personne d’autre ne peut continuer.
       *[no] { $high_the } bat { $low_the }.
    } { $winner_is ->
        [you] Tu gagnes
       *[other] { $winner } gagne
    } la bataille : { $n ->
        [one] { $n } carte.
       *[other] { $n } cartes.
    }
    .working = { $alone ->
        [yes] { "" }
       *[no] { $high } > { $low }
    }
war-pickup = Sous le paquet
    .rule = Si tu gagnes des cartes, glisse-les sous ton paquet, face cachée.
    .sentence = { $n ->
        [one] La carte va
       *[other] Les { $n } cartes vont
    } sous le paquet : { $winner } en a maintenant { $total }.
    .short = { "" }
war-short-lose = Pas assez de cartes pour une bataille
    .rule = Si tu ne peux pas poser la carte suivante d’une bataille, tu es hors jeu.
    .sentence = { $player } ne peut pas poser la carte suivante de la bataille et quitte la partie.
    .short = { $player_is ->
        [you] Tu n’as pas
       *[other] { $player } n’a pas
    } assez de cartes pour la bataille.
war-short-last_card = Une dernière carte
    .rule = Si tu as trop peu de cartes pour une bataille, retourne ta dernière carte. Elle compte.
    .sentence = { $player } retourne sa dernière carte. C’est { $card }.
    .short = { $player_is ->
        [you] Ta dernière carte : { $card }.
       *[other] Dernière carte de { $player } : { $card }.
    }
war-short-stays = La carte reste
    .rule = Si tu n’as plus de carte pour une bataille, ta carte sur la table compte encore une fois.
    .sentence = { $player } n’a plus rien à poser : { $card } compte encore une fois.
    .short = { $player_is ->
        [you] Tu n’as
       *[other] { $player } n’a
    } plus de carte : { $card } compte encore.
war-short-none = Plus de carte
    .rule = Si tu n’as plus de carte, tu es hors jeu.
    .sentence = { $player } n’a plus de carte et quitte la partie.
    .short = { $player_is ->
        [you] Tu n’as
       *[other] { $player } n’a
    } plus de carte.
war-short-draw = Personne ne gagne cette bataille
    .rule = Si plus aucun joueur de la bataille n’a de carte, personne ne la gagne.
    .sentence = { $left ->
        [0] Plus personne n’a de carte pour cette bataille. C’est un match nul.
       *[other] Dans cette bataille, personne n’a plus de carte : personne ne la gagne.
    }
    .short = { $left ->
        [0] Plus personne n’a de carte. Match nul.
       *[other] Plus personne n’a de carte : personne ne gagne la bataille.
    }
war-pot = Le pot
    .rule = Les cartes que personne ne gagne vont dans le pot. Qui gagne le tour suivant les prend aussi.
    .sentence = Il reste { $n } cartes dans le pot. Qui gagnera le tour suivant les aura aussi.
    .short = Le prochain gagnant aura aussi ces { $n } cartes.
war-out = Hors jeu
    .rule = Si tu n’as plus de carte à la fin d’un tour, tu es hors jeu.
    .sentence = { $player } n’a plus de carte dans son paquet et quitte la partie.
    .short = { $player_is ->
        [you] Tu n’as plus de carte et tu quittes la partie.
       *[other] { $player } n’a plus de carte et quitte la partie.
    }
war-win = La partie est gagnée
    .rule = Le dernier joueur qui a encore des cartes gagne.
    .sentence = Personne d’autre n’a de carte. { $winner } gagne après { $turns } { $turns ->
        [one] tour
       *[other] tours
    } !
    .short = Personne d’autre n’a de carte. { $winner_is ->
        [you] Tu gagnes !
       *[other] { $winner } gagne !
    }
war-end-repeat = Ça tourne en rond
    .rule = Si tout recommence pareil, la partie ne finira jamais : on l’arrête.
    .sentence = Tous les paquets sont comme après { $since ->
        [0] la distribution
       *[other] le tour { $since }
    }. Les mêmes tours reviendraient sans fin, et personne ne gagnerait.
    .short = Les mêmes tours reviendraient sans fin.
war-end-limit = Le dernier tour
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

war-preset-printed_1 = Règle imprimée, première façon
    .help = Si tu as trop peu de cartes pour une bataille, tu perds.
war-preset-printed_2 = Règle imprimée, seconde façon
    .help = Si tu as trop peu de cartes pour une bataille, ta dernière carte compte.
war-preset-book = Comme dans le livre
    .help = On distribue les cartes une par une, 26 pour chacun.
war-preset-three_down = Trois cachées
    .help = Trois cartes face cachée à chaque bataille.
war-preset-endless = Sans fin
    .help = Les cartes gagnées gardent leur ordre : beaucoup de parties ne finissent jamais.
war-preset-lesson = Pour une leçon
    .help = 60 tours au plus ; ensuite, on compte les cartes.
war-preset-short = Partie courte
    .help = 30 tours au plus ; ensuite, on compte les cartes.

## Premiers conseils, un par un, quand le jeu est nouveau

war-hint-start = Touche ton paquet pour retourner une carte.
war-hint-turn = La plus haute prend les deux.
war-hint-on-tie = { $war_down ->
        [0] Chacun retourne encore une carte.
        [one] Chacun pose 1 carte cachée, puis en retourne 1.
       *[other] Chacun pose { $war_down } cartes cachées, puis en retourne 1.
    }
war-hint-on-war-lay = La plus haute des nouvelles cartes prend tout.
war-hint-later = { $on_limit ->
        [most_cards] Qui a le plus de cartes après { $max_turns } tours gagne.
       *[unfinished] Gagne toutes les cartes !
    }
