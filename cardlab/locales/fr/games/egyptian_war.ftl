egyptian_war-game = Bataille corse
    .aim = Gagne toutes les cartes : réponds aux as et aux figures, et tape en premier sur les paires.
    .summary = Il faut répondre aux as et aux figures. Vois une paire avant les autres, et toute la pile est à toi.
    .ages = 7 à 12
    .teaches = Compter à rebours à partir de 4, 3, 2 et 1, voir des paires et des motifs, et des parties sans fin
egyptian_war-dealt = On distribue
    .sentence = On distribue toutes les cartes une par une, face cachée. Personne n’a le droit de les regarder.
egyptian_war-chosen-deal = { egyptian_war-dealt }
    .sentence = { egyptian_war-dealt.sentence }

## Jouer

egyptian_war-play = Une carte sur la pile
    .rule = À ton tour, retourne la première carte de ton paquet sur la pile. Puis c’est au joueur suivant.
    .sentence = { $player } joue { $card }. Ce n’est ni un as ni une figure : personne ne doit y répondre.
    .short = { $player_is ->
        [you] Tu joues { $card }.
       *[other] { $player } joue { $card }.
    }
egyptian_war-turn-order = Pas maintenant
    .rule = Chacun attend son tour. On ne tape que sur une pile qui vient de recevoir une carte.
    .sentence = { $why ->
        [turn] C’est à { $turn } de jouer, pas à { $player }.
        [open] C’est d’abord le moment de taper. Ensuite, on joue la carte suivante.
        [answered] { $player } a déjà choisi : taper, ou laisser.
        [undealt] Distribue d’abord les cartes.
        [dealt] Les cartes sont déjà distribuées. Joue la suivante.
       *[closed] Il n’y a pas de carte sur laquelle taper en ce moment. Attends la suivante.
    }
    .short = { "" }
egyptian_war-challenge-start = Un défi !
    .rule = À un as ou à une figure, il faut répondre par un as ou une figure. Un as donne 4 chances, un roi 3, une dame 2 et un valet 1.
    .sentence = { $challenged ->
        [none] { $player } joue { $card }. C’est un défi, mais personne d’autre n’a de carte pour y répondre.
       *[other] { $player } joue { $card }, un défi ! { $challenged } a { $left ->
            [one] { $left } chance
           *[other] { $left } chances
        } pour jouer un as ou une figure.
    }
    .short = { $player_is ->
        [you] Tu joues
       *[other] { $player } joue
    } { $card }{ $challenged ->
        [none] . Personne d’autre n’a de carte.
       *[other]  : { $challenged_is ->
            [you] tu as
           *[other] { $challenged } a
        } { $left ->
            [one] { $left } chance
           *[other] { $left } chances
        } de répondre.
    }
    .landmark = défi
egyptian_war-challenge-chance = Une chance de moins
    .rule = Chaque carte ordinaire use une des chances de répondre au défi.
    .sentence = { $challenge } est un défi, et { $card } n’y répond pas. { $left ->
        [0] C’était la dernière chance.
        [one] Il reste { $left } chance.
       *[other] Il reste { $left } chances.
    }
    .short = { $player_is ->
        [you] Tu joues
       *[other] { $player } joue
    } { $card }{ $left ->
        [0] . C’était la dernière chance.
       *[other] . Chances : { $old } − 1 = { $left }.
    }
    .working = { $old } − 1 = { $left }
egyptian_war-challenge-beaten = On répond au défi
    .rule = Un as ou une figure répond au défi, et c’est un nouveau défi pour le joueur suivant.
    .sentence = { $challenged ->
        [none] { $card } répond au défi et en lance un nouveau, mais plus personne d’autre n’a de carte.
       *[other] { $card } répond au défi et en lance un nouveau. { $challenged } a maintenant { $left ->
            [one] { $left } chance
           *[other] { $left } chances
        }.
    }
    .short = { $player_is ->
        [you] Tu réponds
       *[other] { $player } répond
    } avec { $card } ! { $challenged ->
        [none] Personne d’autre n’a de carte.
       *[other] { $challenged_is ->
            [you] Tu as
           *[other] { $challenged } a
        } { $left ->
            [one] { $left } chance.
           *[other] { $left } chances.
        }
    }
egyptian_war-challenge-won = Le défi est gagné
    .rule = Quand toutes les chances sont usées, le joueur qui a lancé le défi prend la pile.
    .sentence = { $n ->
        [one] La seule chance est usée
        [2] Les deux chances sont usées
       *[other] Les { $n } chances sont usées
    } après { $card }. { $challenger } prend donc la pile de { $count } cartes.
    .short = Personne n’a répondu à { $card } : { $challenger_is ->
        [you] tu gagnes
       *[other] { $challenger } gagne
    } la pile.
egyptian_war-challenge-unanswered = Personne ne peut répondre
    .rule = Quand personne d’autre n’a de carte pour répondre, le défi gagne la pile.
    .sentence = Personne d’autre n’a de carte pour répondre. { $challenger } prend donc { $count ->
        [one] la seule carte de la pile.
       *[other] la pile de { $count } cartes.
    }
    .short = Personne d’autre n’a de carte : { $challenger_is ->
        [you] tu gagnes
       *[other] { $challenger } gagne
    } la pile.
egyptian_war-take = Sous le paquet
    .rule = Si tu prends la pile, retourne-la et mets-la sous ton paquet. Ensuite, c’est à toi de jouer.
    .sentence = { $player } met { $count ->
        [one] la carte
       *[other] les { $count } cartes
    } sous son paquet et en a maintenant { $after }. { $last ->
        [yes] { "" }
       *[no] C’est à { $player } de commencer la pile suivante.
    }
    .short = { $player_is ->
        [you] Tu prends
       *[other] { $player } prend
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } : { $before } + { $count } = { $after }.
    .working = { $before } + { $count } = { $after }

## Taper

egyptian_war-snap-pair = Une paire
    .rule = Deux cartes pareilles (deux 9, deux rois) l’une sur l’autre : le premier qui tape prend la pile.
    .sentence = { $card } et { $other } font la paire. { $player } a tapé en premier et prend les { $n ->
        [2] deux
       *[other] { $n }
    } cartes.
    .short = { $card_rank } et { $other_rank } : une paire ! { $player_is ->
        [you] Tu tapes
       *[other] { $player } tape
    } en premier.
    .landmark = tape
egyptian_war-snap-sandwich = Un sandwich
    .rule = Deux cartes pareilles avec une seule autre carte entre elles : le premier qui tape prend la pile.
    .sentence = { $card } et { $other }, avec { $middle } entre les deux : un sandwich. { $player } a tapé en premier et prend les { $n } cartes.
    .short = { $card_rank }, { $middle_rank }, { $other_rank } : un sandwich ! { $player_is ->
        [you] Tu tapes
       *[other] { $player } tape
    } en premier.
    .landmark = tape
egyptian_war-snap-stops_challenge = Le défi est fini
    .rule = Une bonne tape met fin à un défi, même si sa dernière chance vient d’être usée.
    .sentence = La pile est prise d’une tape : le défi lancé par { $challenger } est fini.
    .short = { $challenger_is ->
        [you] Ton défi est fini.
       *[other] Le défi lancé par { $challenger } est fini.
    }
egyptian_war-snap-rejoin = De retour dans la partie
    .rule = Si tu es hors jeu, tu peux revenir en tapant avant les autres.
    .sentence = { $player } n’avait plus de carte, et revient dans la partie grâce à cette bonne tape.
    .short = { $player_is ->
        [you] Tu reviens
       *[other] { $player } revient
    } dans la partie !
egyptian_war-snap-tie = Au même moment
    .rule = Quand les premières mains tombent ensemble, personne ne prend la pile et la partie continue.
    .sentence = { $card } et { $other } vont ensemble, mais { $players } ont tapé au même moment. Personne ne prend donc la pile.
    .short = { $players_is ->
        [you] { $players_n ->
            [2] { $players_others } tape en même temps que toi.
           *[other] D’autres tapent en même temps que toi.
        }
       *[other] { $players_n ->
            [2] { $players } tapent en même temps.
           *[other] { $players_n } joueurs tapent en même temps.
        }
    } Personne ne prend la pile.
    .landmark = égalité
egyptian_war-snap-off = On ne tape pas
    .rule = Cette partie se joue sans taper.
    .sentence = Dans cette partie, on ne tape pas sur la pile. Elle va au joueur qui gagne le défi.
    .short = { "" }
egyptian_war-slap-not_allowed = Cette tape ne compte pas
    .rule = Si tu n’as plus le droit de taper, ta tape ne compte pas.
    .sentence = { $why ->
        [barred] { $player } n’a plus le droit de taper après une fausse tape sans carte. Cette tape ne compte donc pas.
       *[out] { $player } est hors jeu et ne peut pas revenir en tapant. Cette tape ne compte donc pas.
    }
    .short = { $why ->
        [barred] { $player_is ->
            [you] Tu n’as plus le droit de taper.
           *[other] { $player } n’a plus le droit de taper.
        }
       *[out] { $player_is ->
            [you] Tu es hors jeu : ta tape ne compte pas.
           *[other] { $player } est hors jeu : sa tape ne compte pas.
        }
    }
egyptian_war-slap-false = Une fausse tape
    .rule = Si tu tapes pour rien, tu paies : des cartes du dessus de ton paquet vont face cachée sous la pile.
    .sentence = { $other ->
        [none] Il n’y a rien sous { $card } : rien ne peut aller ensemble.
       *[other] { $card } sur { $other }, ce n’est pas une paire, et il n’y a pas de sandwich.
    } { $price ->
        [0] { $player } ne paie rien pour cette tape.
       *[other] { $n ->
            [0] { $player } n’a pas de carte pour payer.
            [one] { $player } paie une carte, face cachée sous la pile.
           *[other] { $player } paie { $n } cartes, face cachée sous la pile.
        }
    }
    .short = { $other ->
        [none] { $card } est seule.
       *[other] { $card_rank } et { $other_rank } : pas de paire.
    } { $price ->
        [0] On ne perd rien.
       *[other] { $n ->
            [0] { $player_is ->
                [you] Tu n’as rien pour payer.
               *[other] { $player } n’a rien pour payer.
            }
            [one] { $player_is ->
                [you] Tu paies { $n } carte.
               *[other] { $player } paie { $n } carte.
            }
           *[other] { $player_is ->
                [you] Tu paies { $n } cartes.
               *[other] { $player } paie { $n } cartes.
            }
        }
    }
    .landmark = fausse tape
egyptian_war-slap-barred = Plus le droit de taper
    .rule = Si tu tapes pour rien et que tu n’as pas de carte pour payer, tu n’as plus le droit de taper. Ce droit revient quand tu prends une pile.
    .sentence = { $player } n’a pas pu payer et n’a donc plus le droit de taper.
    .short = { $player_is ->
        [you] Tu n’as plus le droit de taper.
       *[other] { $player } n’a plus le droit de taper.
    }

## Ne plus avoir de carte

egyptian_war-out-challenge = Plus de carte dans un défi
    .rule = Si tu n’as plus de carte alors qu’il te reste des chances, tu es hors jeu.
    .sentence = { $player } n’a plus de carte, alors qu’il lui restait { $left ->
        [one] { $left } chance
       *[other] { $left } chances
    }, et quitte la partie.
    .short = { $player_is ->
        [you] Tu n’as plus de carte et tu quittes la partie.
       *[other] { $player } n’a plus de carte et quitte la partie.
    }
egyptian_war-out-empty = Pas de carte à jouer
    .rule = Si tu n’as pas de carte à ton tour, tu es hors jeu.
    .sentence = C’est à { $player } de jouer, mais { $player } n’a plus de carte et quitte la partie. { $back ->
        [yes] Une bonne tape permet de revenir.
       *[no] { "" }
    }
    .short = { $player_is ->
        [you] Tu n’as plus de carte{ $back ->
            [yes] , mais tu peux revenir en tapant !
           *[no] { " " }et tu quittes la partie.
        }
       *[other] { $player } n’a plus de carte{ $back ->
            [yes] , mais peut revenir en tapant.
           *[no] { " " }et quitte la partie.
        }
    }

## La fin

egyptian_war-win-all = Toutes les cartes
    .rule = Si tu as toutes les cartes, tu gagnes.
    .sentence = { $player } a les { $total } cartes et gagne !
    .short = { $player_is ->
        [you] Tu as les { $total } cartes. Tu gagnes !
       *[other] { $player } a les { $total } cartes. { $player } gagne !
    }
egyptian_war-win-last = Il ne reste qu’un joueur
    .rule = Quand un seul joueur a des cartes et que personne ne peut revenir, ce joueur gagne.
    .sentence = Personne d’autre n’a de carte, et personne ne peut revenir. { $player } prend la pile et gagne !
    .short = Personne d’autre n’a de carte. { $player_is ->
        [you] Tu gagnes !
       *[other] { $player } gagne !
    }
egyptian_war-win-last_card = La toute dernière carte
    .rule = Quand toutes les cartes sont sur la pile, le joueur qui a joué la dernière gagne.
    .sentence = Tous les paquets sont vides. { $player } a joué la dernière carte, prend la pile de { $count } cartes et gagne !
    .short = Plus de cartes ! { $player_is ->
        [you] Tu as joué la dernière et tu gagnes !
       *[other] { $player } a joué la dernière. { $player } gagne !
    }
egyptian_war-win-loop = Ça tourne en rond
    .rule = Si tout recommence pareil, la partie ne finira jamais : on l’arrête.
    .sentence = Les as, les figures et les cartes ordinaires sont placés comme il y a { $cards } cartes. On jouerait sans fin les mêmes { $cards } cartes, et personne ne gagnerait.
    .short = Les mêmes cartes reviendraient sans fin.
egyptian_war-win-unfinished = La dernière carte
    .rule = On peut décider d’arrêter la partie après un certain nombre de cartes.
    .sentence = { $turns ->
        [one] On a joué { $turns } carte
       *[other] On a joué { $turns } cartes
    } : la partie s’arrête ici. { $outcome ->
        [won] { $counts } { $winner } a le plus de cartes et gagne.
        [draw] { $counts } Personne n’en a plus que les autres : c’est un match nul.
       *[unfinished] Personne n’a gagné.
    }
    .short = { $turns ->
        [one] { $turns } carte jouée.
       *[other] { $turns } cartes jouées.
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
egyptian_war-win-over = La partie est finie
    .rule = Après la fin, on ne joue plus rien.
    .sentence = On ne joue plus rien.
    .short = { "" }

## Options, choix tout faits et mots de la table

egyptian_war-option-snaps = Taper
    .help = On peut taper sur la pile. Sinon, il n’y a rien à décider.
egyptian_war-option-snap_pairs = Paires
    .help = On peut taper quand deux cartes pareilles sont l’une sur l’autre.
egyptian_war-option-snap_sandwiches = Sandwichs
    .help = On peut taper quand deux cartes pareilles entourent une autre carte.
egyptian_war-option-false_slap = Prix d’une fausse tape
    .help = Combien de cartes vont face cachée sous la pile.
    .v-none = rien
    .v-one = une carte
    .v-two = deux cartes
egyptian_war-option-false_slap_empty = Fausse tape sans carte
    .help = Ce qui arrive à un joueur qui n’a pas de carte pour payer.
    .v-none = ça ne coûte rien
    .v-barred = ce joueur ne tape plus
egyptian_war-option-rejoin = Revenir
    .help = Un joueur hors jeu peut revenir dans la partie grâce à une bonne tape.
egyptian_war-option-run_out = Plus de carte dans un défi
    .help = Qui continue quand un joueur n’a plus de carte alors qu’il lui reste des chances.
    .v-challenger_takes = la pile est gagnée tout de suite
    .v-next_continues = le joueur suivant joue les chances qui restent
egyptian_war-option-leftover = Cartes en trop
    .help = On les distribue aussi, et les premiers joueurs en ont une de plus, ou elles vont sous la première pile.
    .v-dealt_on = distribuées aussi
    .v-under_pile = sous la première pile
egyptian_war-option-max_turns = Nombre maximum de cartes
    .help = Après ce nombre de cartes jouées, la partie s’arrête.
egyptian_war-preset-house = Règle de la maison
    .help = Une fausse tape coûte une carte.
egyptian_war-preset-as_printed = Règle imprimée
    .help = Une fausse tape ne coûte rien.
egyptian_war-preset-beggar_my_neighbour = Plume ton voisin
    .help = Sans taper : il n’y a rien à décider, et certaines parties ne finissent jamais.
    .game = Plume ton voisin
    .aim = Gagne toutes les cartes : réponds à temps à chaque as et à chaque figure.
    .summary = Il faut répondre aux as et aux figures. Qui ne trouve pas de réponse à temps perd toute la pile.
egyptian_war-preset-short = Partie courte
    .help = 60 tours au plus ; ensuite, on compte les cartes.
    .aim = Gagne le plus de cartes : réponds aux as et aux figures, et tape en premier sur les paires.

egyptian_war-zone-stack = Paquet
egyptian_war-zone-pile = Pile
egyptian_war-zone-burnt = Sous la pile
egyptian_war-counter-chances_left = Chances
egyptian_war-counter-barred = Ne tape plus
egyptian_war-counter-turns = Cartes jouées
egyptian_war-counter-piles_taken = Piles prises
egyptian_war-action-play = Jouer une carte
egyptian_war-action-slap = Je tape !
egyptian_war-action-leave = Laisser

## Ce que dit l'entraîneur

egyptian_war-coach-pair = { $card } et { $other } font la paire. Qui tape en premier prend les { $n ->
        [2] deux
       *[other] { $n }
    } cartes.
egyptian_war-coach-sandwich = { $card } et { $other } font un sandwich. Qui tape en premier prend les { $n } cartes.
egyptian_war-coach-no_match = { $other ->
        [none] Il n’y a rien sous { $card } : rien ne peut aller ensemble.
       *[other] { $card } sur { $other }, ce n’est pas une paire, et il n’y a pas de sandwich.
    } Taper { $cost ->
        [0] ne coûterait rien, mais ne servirait à rien non plus
        [one] te coûterait une carte
       *[other] te coûterait { $cost } cartes
    }.
egyptian_war-coach-barred = Rien ne va ensemble, et tu n’as pas de carte pour payer. Une fausse tape maintenant serait ta dernière.
egyptian_war-coach-too_late = { $card } et { $other } vont ensemble, mais quelqu’un a tapé avant toi.
egyptian_war-coach-not_allowed = Tu n’as pas le droit de taper en ce moment : ça ne changerait rien.
egyptian_war-coach-leave_pair = { $card } et { $other } font la paire. Si tu laisses passer, quelqu’un d’autre peut prendre les { $n ->
        [2] deux
       *[other] { $n }
    } cartes.
egyptian_war-coach-leave_sandwich = { $card } et { $other } font un sandwich. Si tu laisses passer, quelqu’un d’autre peut prendre les { $n } cartes.
egyptian_war-coach-leave = Rien ne va ensemble : il n’y a pas de raison de taper.
egyptian_war-coach-wait = { $kinds ->
        [one] Rien ne va ensemble pour l’instant. Parmi les { $unseen } cartes que personne ne voit, { $k ->
            [0] aucune ne permettrait de taper.
            [one] { $k } permettrait de taper.
           *[other] { $k } permettraient de taper.
        }
       *[other] Rien ne va ensemble pour l’instant. Parmi les { $unseen } cartes que personne ne voit, on en compte { $a } pour une paire et { $b } pour un sandwich : { $a } + { $b } = { $k }.
    }

egyptian_war-measure-turns = cartes jouées
egyptian_war-measure-piles_taken = piles prises
egyptian_war-measure-answered = défis relevés
egyptian_war-measure-snaps = piles prises en tapant
egyptian_war-measure-false_slaps = fausses tapes

egyptian_war-prediction-ask = Quelle est ta prochaine carte ?
egyptian_war-prediction-challenge = Un as ou une figure
egyptian_war-prediction-number = Une carte de 2 à 10

## Premiers conseils, un par un, quand le jeu est nouveau

egyptian_war-hint-start = À toi ? Joue ta première carte.
egyptian_war-hint-turn = Réponds par un as ou une figure.
egyptian_war-hint-event = Un as donne 4 chances, un valet 1.
egyptian_war-hint-later = { $snaps ->
        [1] Deux pareilles ? Touche la pile !
       *[0] Réponds à temps, ou tu perds la pile.
    }
egyptian_war-hint-last = { $on_limit ->
        [most_cards] Qui a le plus de cartes après { $max_turns } tours gagne.
       *[unfinished] Gagne toutes les cartes !
    }
