duel_king-game = Le Roi des duels
    .aim = Prends assez de cartes à l’autre joueur pour qu’il ne puisse plus continuer.
    .summary = Trois cartes chacun, face cachée, qu’on retourne l’une après l’autre. Un roi ou un joker rafle toute la table.
    .ages = 9 à 12
    .teaches = Comparer, compter des cartes jusqu’à une limite, et peser ce qu’un essai coûte et rapporte

duel_king-dealt = On distribue
    .sentence = Les 54 cartes sont distribuées, 27 pour chaque joueur. Personne ne les regarde.
duel_king-match-start = Une nouvelle manche
    .rule = Pour chaque manche, les deux joueurs posent en rangée les trois cartes suivantes de leur paquet, face cachée.
    .sentence = Chacun pose { $n } cartes en rangée, face cachée. Personne ne les connaît.
    .short = { $n } cartes chacun, en rangée, face cachée.
duel_king-round-win = La plus haute gagne
    .rule = Chacun retourne sa carte suivante, le meneur en premier. La plus haute prend les deux, et son joueur mène. L’as est la carte la plus basse.
    .sentence = { $high } bat { $low } : { $winner } prend les deux et retournera sa carte en premier la prochaine fois.
    .short = { $high_the } bat { $low_the }. { $winner_is ->
        [you] Tu prends les deux.
       *[other] { $winner } prend les deux.
    }
    .working = { $high } > { $low }
duel_king-duel-start = Un duel
    .rule = Des cartes égales restent à leur place, et chacun retourne la carte suivante de sa rangée.
    .sentence = { $card } et { $other } sont à égalité. On les laisse, et les cartes suivantes des rangées décident. { $first } retourne la sienne en premier.
    .short = { $card_rank } contre { $other_rank } : duel ! Les cartes suivantes décident.
    .working = { $card } = { $other }
duel_king-duel-win = Le duel est gagné
    .rule = La plus haute carte d’un duel prend tout ce qui est visible.
    .sentence = { $high } bat { $low } : { $winner } prend les { $n ->
        [2] deux
       *[other] { $n }
    } cartes visibles.
    .short = { $high_the } bat { $low_the }. { $winner_is ->
        [you] Tu gagnes
       *[other] { $winner } gagne
    } le duel : { $n } cartes.
    .working = { $high } > { $low }
duel_king-king = Un roi de duel
    .rule = Si tu retournes un roi dans un tour ou un duel, tu gagnes toute la table. On retourne les cartes des rangées, mais elles ne font plus rien.
    .sentence = { $player } retourne { $card } et gagne tout ce qui est sur la table. On retourne toutes les cartes.
    .short = Un roi ! { $player_is ->
        [you] Tu rafles
       *[other] { $player } rafle
    } toute la table.
    .landmark = roi
duel_king-joker = Un joker
    .rule = Un joker rafle tout comme un roi. Il rapporte aussi des cartes du paquet adverse.
    .sentence = { $player } retourne un joker et gagne tout ce qui est sur la table{ $n ->
        [0] .
        [one] , et en plus une carte du paquet adverse.
       *[other] , et en plus { $n } cartes du paquet adverse.
    }
    .short = Un joker ! { $player_is ->
        [you] Tu rafles
       *[other] { $player } rafle
    } { $n ->
        [0] toute la table.
        [one] la table et { $n } carte en plus.
       *[other] la table et { $n } cartes en plus.
    }
    .landmark = joker
duel_king-save-declare = Un essai pour sauver une carte
    .rule = Si l’autre joueur rafle la table, tu peux essayer de sauver une carte. Les deux retournent en même temps la première carte de leur paquet.
    .sentence = { $player } essaie de sauver { $card }. C’est l’essai numéro { $n }. Chacun retourne une carte de son paquet.
    .short = { $player_is ->
        [you] Tu essaies
       *[other] { $player } essaie
    } de sauver { $card }. Chacun retourne une carte.
duel_king-save-won = La carte est sauvée
    .rule = Si ta carte est la plus haute, la carte que tu voulais sauver te revient.
    .sentence = { $by ->
        [card] { $high } bat { $low } : { $player } récupère { $card }.
       *[other] Le paquet adverse est vide : { $player } récupère { $card }.
    }
    .short = { $by ->
        [card] { $high_the } bat { $low_the }.
       *[other] { "" }
    } { $player_is ->
        [you] Tu sauves { $card }.
       *[other] { $player } sauve { $card }.
    }
    .working = { $by ->
        [card] { $high } > { $low }
       *[other] { "" }
    }
duel_king-save-lost = La carte n’est pas sauvée
    .rule = Si la plus haute carte n’est pas à toi, rien n’est sauvé. Les cartes retournées restent sur la table avec les autres.
    .sentence = { $by ->
        [card] { $high } bat { $low } : { $card } reste sur la table.
        [no_card] { $player } n’a pas de carte à retourner : { $card } reste sur la table.
       *[nobody] Personne n’a de carte à retourner : { $card } reste sur la table.
    }
    .short = { $by ->
        [card] { $high_the } bat { $low_the }.
       *[other] { "" }
    } { $player_is ->
        [you] Tu ne sauves pas { $card }.
       *[other] { $player } ne sauve pas { $card }.
    }
    .working = { $by ->
        [card] { $high } > { $low }
       *[other] { "" }
    }
duel_king-save-pass = Plus d’essai
    .rule = Tu n’es pas obligé de sauver une carte.
    .sentence = { $player } laisse partir les cartes.
    .short = { $player_is ->
        [you] Tu laisses partir les cartes.
       *[other] { $player } laisse partir les cartes.
    }
duel_king-save-limit = Essais épuisés
    .rule = Chaque joueur n’a que quelques essais par manche pour sauver des cartes.
    .sentence = { $n ->
        [one] { $player } a utilisé le seul essai de cette manche.
       *[other] { $player } a utilisé les { $n } essais de cette manche.
    }
    .short = { $player_is ->
        [you] Tu as utilisé { $n ->
            [one] ton seul essai.
            [2] tes deux essais.
           *[other] tes { $n } essais.
        }
       *[other] { $player } a utilisé { $n ->
            [one] son seul essai.
            [2] ses deux essais.
           *[other] ses { $n } essais.
        }
    }
duel_king-save-none = Rien à sauver
    .rule = Pour sauver une carte, il faut une carte sur la table, et un paquet à chaque joueur.
    .sentence = { $player } n’a pas de carte à sauver, ou l’un des paquets est vide. Il n’y a rien à essayer.
    .short = Cette fois, on ne peut rien sauver.
duel_king-save-illegal = Tu ne peux pas sauver cette carte
    .rule = Tu ne peux sauver que tes propres cartes de la table, et seulement quand l’autre joueur les a raflées.
    .sentence = { $why ->
        [card] { $card } n’est pas une de tes cartes sur la table. Choisis-en une.
        [first] { $player } dit d’abord quelle carte sauver, ou passe.
        [other] C’est à { $player } qu’on a tout raflé : personne d’autre ne peut sauver une carte.
       *[nothing] Rien n’a été raflé : il n’y a rien à sauver maintenant.
    }
    .short = { "" }
duel_king-sweep-take = La table est raflée
    .rule = Après un roi ou un joker, le joueur qui l’a retourné prend toutes les cartes encore sur la table.
    .sentence = { $player } prend { $n ->
        [one] la seule carte
        [2] les deux cartes
       *[other] les { $n } cartes
    } de la table.
    .short = { $player_is ->
        [you] Tu prends
       *[other] { $player } prend
    } { $n ->
        [1] la seule carte.
        [2] les deux cartes.
       *[other] les { $n } cartes.
    }
duel_king-joker-five = Les cartes du joker
    .rule = Un joker prend aussi les premières cartes du paquet adverse, même si son joueur perd le duel forcé.
    .sentence = { $n ->
        [0] Le paquet adverse est vide : le joker ne rapporte pas d’autre carte.
        [one] Le joker prend à { $other } la dernière carte de son paquet : elle va à { $player }.
       *[other] Le joker prend à { $other } les { $n } premières cartes de son paquet : elles vont à { $player }.
    }
    .short = { $n ->
        [0] Le paquet adverse est vide : rien pour le joker.
       *[other] { $player_is ->
            [you] Avec ton joker, tu prends { $n ->
                [one] { $n } carte
               *[other] { $n } cartes
            } à { $other }.
           *[other] Avec son joker, { $player } { $other_is ->
                [you] te prend { $n ->
                    [one] { $n } carte.
                   *[other] { $n } cartes.
                }
               *[other] prend { $n ->
                    [one] { $n } carte
                   *[other] { $n } cartes
                } à { $other }.
            }
        }
    }
duel_king-forced-start = Un duel forcé
    .rule = Cartes égales et plus de cartes dans les rangées : les deux retournent en même temps la première carte de leur paquet.
    .sentence = Les cartes sont à égalité, et il n’y a plus de rangées. Ce sont donc les paquets qui décident.
    .short = Égalité : duel forcé ! Les paquets décident.
    .landmark = duel forcé
duel_king-forced-tie = Encore égalité
    .rule = Rois et jokers sont à égalité. Dans un duel forcé, des cartes égales donnent un autre duel forcé.
    .sentence = { $card } et { $other } sont à égalité : chacun retourne encore une carte.
    .short = { $card_rank } contre { $other_rank } : encore égalité !
    .working = { $card } = { $other }
duel_king-forced-win = Le duel forcé est gagné
    .rule = La plus haute carte gagne un duel forcé. Là, les rois et les jokers ne raflent rien.
    .sentence = { $high } bat { $low } : { $winner } gagne le duel forcé.
    .short = { $high_the } bat { $low_the }. { $winner_is ->
        [you] Tu gagnes le duel.
       *[other] { $winner } gagne le duel.
    }
    .working = { $high } > { $low }
duel_king-forced-no_card = Pas de carte à retourner
    .rule = Si tu n’as pas de carte à retourner, tu perds le duel forcé.
    .sentence = { $player } n’a plus de carte dans son paquet : { $winner } gagne le duel forcé.
    .short = { $player_is ->
        [you] Ton paquet est vide.
       *[other] { $player } n’a plus de carte.
    } { $winner_is ->
        [you] Tu gagnes le duel.
       *[other] { $winner } gagne le duel.
    }
duel_king-forced-both_empty = Les deux paquets sont vides
    .rule = Quand personne n’a de carte à retourner, personne ne gagne le duel forcé.
    .sentence = Personne n’a de carte à retourner : personne ne gagne ce duel.
    .short = Les deux paquets sont vides : personne ne gagne ce duel.
duel_king-forced-shuffle = On mélange
    .rule = Règle en option : on mélange les deux paquets après beaucoup d’égalités.
    .sentence = { $n ->
        [one] Après cette égalité
       *[other] Après { $n } égalités de suite
    }, on mélange les deux paquets.
    .short = { $n ->
        [one] Après cette égalité, on mélange les paquets.
       *[other] { $n } égalités de suite : on mélange les paquets.
    }
duel_king-match-end = La manche est finie
    .rule = Une manche est finie quand il n’y a plus de carte sur la table. Alors chacun compte ses cartes.
    .sentence = { $one } a maintenant { $n } { $n ->
        [one] carte
       *[other] cartes
    }, et { $other } en a { $m }.
    .short = { "" }
    .working = { $n } + { $m } = { $sum }
duel_king-end-lose = Pas assez de cartes
    .rule = Si tu as trop peu de cartes après une manche, tu perds.
    .sentence = { $tie ->
        [yes] Chacun n’a que { $n } { $n ->
            [one] carte
           *[other] cartes
        }, et { $limit }, c’est trop peu. C’est un match nul.
       *[no] { $loser } { $n ->
            [0] n’a plus de carte
            [one] n’a plus qu’une carte
           *[other] n’a que { $n } cartes
        }, et { $limit } ou moins, c’est trop peu. C’est donc { $winner } qui gagne.
    }
    .short = { $tie ->
        [yes] Chacun n’a que { $n } { $n ->
            [one] carte.
           *[other] cartes.
        } Match nul.
       *[no] { $loser_is ->
            [you] Tu n’as
           *[other] { $loser } n’a
        } { $n ->
            [0] plus de carte.
            [1] plus qu’une carte : trop peu.
           *[other] que { $n } cartes : trop peu.
        } { $winner_is ->
            [you] Tu gagnes !
           *[other] { $winner } gagne !
        }
    }
    .working = { $n } ≤ { $limit }
duel_king-end-max_turns = La dernière manche
    .rule = On peut décider d’arrêter la partie après un certain nombre de manches.
    .sentence = { $n ->
        [one] On a joué { $n } manche
       *[other] On a joué { $n } manches
    } : la partie s’arrête ici. { $outcome ->
        [won] { $counts } { $winner } a le plus de cartes et gagne.
        [draw] { $counts } Personne n’en a plus que les autres : c’est un match nul.
       *[unfinished] { "" }
    }
    .short = { $n ->
        [one] { $n } manche jouée.
       *[other] { $n } manches jouées.
    } { $outcome ->
        [won] { $counts } { $winner_is ->
            [you] Tu gagnes !
           *[other] { $winner } gagne !
        }
        [draw] { $counts } Match nul !
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

duel_king-action-play = Continuer
duel_king-action-save = Essayer de sauver { $card }
    .price = { $tries ->
        [one] Dernier essai : une carte
       *[other] { $tries } essais, une carte chacun
    }
duel_king-action-pass = Les laisser partir
    .price = { $n ->
        [one] Tu perds ta carte
       *[other] Tu perds tes { $n } cartes
    }
duel_king-task-save = Touche une carte pour tenter de la sauver.

duel_king-zone-deck = Paquet
duel_king-zone-row = Rangée
duel_king-zone-winnings = Gagnées
duel_king-counter-turns = Manches
duel_king-counter-tries = Essais utilisés
duel_king-measure-turns = manches
duel_king-measure-duels = duels
duel_king-measure-kings = rafles d’un roi
duel_king-measure-jokers = rafles d’un joker
duel_king-measure-saves = cartes sauvées

duel_king-option-dealer = Donneur
    .help = Qui distribue, et retourne sa carte en premier dans la première manche.
duel_king-option-winnings = Cartes gagnées
    .help = Elles vont tout de suite sous le paquet, ou attendent à côté la fin de la manche.
    .v-at_once = tout de suite sous le paquet
    .v-match_end = à côté jusqu’à la fin de la manche
duel_king-option-save_attempts = Essais
    .help = Combien de fois par manche un joueur peut essayer de sauver une carte.
duel_king-option-save_after_forced = Sauver après un duel forcé
    .help = On peut aussi sauver des cartes quand un roi ou un joker gagne un duel forcé.
duel_king-option-joker_cards = Cartes pour un joker
    .help = Combien de cartes du paquet adverse rapporte un joker.
duel_king-option-shuffle_after = Mélanger après des égalités
    .help = Après ce nombre d’égalités de suite, on mélange les paquets ; 0 veut dire jamais.
duel_king-option-loss_limit = Trop peu de cartes
    .help = Avec ce nombre de cartes ou moins après une manche, tu perds.
duel_king-preset-printed = Règle imprimée
    .help = Trois essais, et les cartes gagnées vont sous le paquet.
duel_king-preset-no_saves = Sans sauver
    .help = Il n’y a rien à décider : regarde comment se passent les rafles et les duels.
duel_king-preset-short_table = Cartes gagnées à côté
    .help = Les cartes gagnées attendent la fin de la manche.
duel_king-preset-long_ties = Contre les longues égalités
    .help = On mélange les paquets après trois égalités de suite.
duel_king-preset-short = Partie courte
    .help = Après 20 manches, on compte les cartes.

duel_king-coach-pass = Tu perds { $n ->
        [one] la seule carte qui est
       *[other] les { $n } cartes qui sont
    } là, et tu n’en risques pas d’autre. Il t’en reste { $left }.
duel_king-coach-fight = Chacun retourne la carte suivante de son paquet, et la plus haute gagne. { $known ->
        [both] On a déjà vu les deux : la tienne est { $mine }, l’autre est { $theirs }. { $result ->
            [win] Cet essai réussit donc.
            [lose] Cet essai échoue donc.
           *[tie] Elles sont égales, et ce sont donc les cartes suivantes qui décident.
        }
        [mine] On a déjà vu la tienne : c’est { $mine }, qui gagne { $k } fois sur 100.
        [theirs] On a déjà vu celle de l’autre joueur : c’est { $theirs }, et la tienne la bat { $k } fois sur 100.
       *[none] Un essai réussit donc { $k } fois sur 100, quelle que soit la carte que tu veux sauver.
    } Un essai qui échoue peut te coûter une carte de plus.
duel_king-coach-save = { duel_king-coach-fight } Parmi les { $unseen } cartes face cachée, { $better ->
        [0] aucune ne bat { $card }.
        [one] { $better } bat { $card }.
       *[other] { $better } battent { $card }.
    }
duel_king-coach-top = { duel_king-coach-fight } { $card } raflera la table en revenant.
duel_king-coach-danger = { duel_king-coach-fight } Il te reste { $left } { $left ->
        [one] carte
       *[other] cartes
    }. Si cet essai est perdu, tu en auras { $then }, et avec { $limit } ou moins tu perds la partie.

duel_king-prediction-ask = Qui gagne le premier tour ?
duel_king-prediction-duel = Personne encore : c’est un duel

## Premiers conseils, un par un, quand le jeu est nouveau

duel_king-hint-start = Appuie sur « Continuer » pour retourner les cartes.
duel_king-hint-turn = La plus haute prend les deux. L’as est bas.
duel_king-hint-on-king = Un roi ou un joker rafle toute la table.
duel_king-hint-on-forced-start = Deux cartes égales : duel !
duel_king-hint-later = Avec { $loss_limit } cartes ou moins, tu perds.
