casualty_war-game = Bataille à trois cartes
    .aim = Gagne toutes les cartes qui restent. À chaque tour, la plus grande somme de trois cartes gagne.
    .summary = Chacun retourne trois cartes et les additionne. Une paire, et il y a bataille. Quatre cartes pareilles sortent du jeu.
    .ages = 7 à 11
    .teaches = Des sommes de trois nombres, enlever autant des deux côtés, compter ce qui reste

## Ce qui se passe, règle par règle

casualty_war-deal = On distribue
    .rule = On distribue toutes les cartes une par une, face cachée.
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
casualty_war-short = Il reste peu de cartes
    .rule = Quand il n’y a pas assez de cartes pour les deux, chacun pose la moitié de toutes celles qui restent.
    .sentence = Chacun devrait poser { $need } cartes, ce qui fait { $both }, mais à eux deux ils n’en ont que { $total }. { $odd ->
        [yes] En partageant, ça fait { $n } pour chacun, et il en reste une.
       *[no] La moitié de { $total }, c’est { $n } : chacun en pose { $n }.
    }
    .short = Il reste peu de cartes : chacun en pose { $n }.
    .working = { $total } ÷ 2 = { $n } { $odd ->
        [yes] reste 1
       *[no] { "" }
    }
casualty_war-lend = On prête des cartes
    .rule = Si tu as trop peu de cartes à poser, tu en empruntes à l’autre joueur.
    .sentence = Il faut { $need } { $need ->
        [one] carte
       *[other] cartes
    }, et { $player } en a { $have } : il en manque { $n }. C’est { $other } qui { $n ->
        [one] la prête
       *[other] les prête
    }.
    .short = { $player_is ->
        [you] Tu empruntes { $n ->
            [one] { $n } carte
           *[other] { $n } cartes
        } à { $other }.
       *[other] { $other_is ->
            [you] { $player } t’emprunte { $n ->
                [one] { $n } carte
               *[other] { $n } cartes
            }.
           *[other] { $player } emprunte { $n ->
                [one] { $n } carte
               *[other] { $n } cartes
            } à { $other }.
        }
    }
    .working = { $need } − { $have } = { $n }
casualty_war-lay = On retourne
    .rule = Au début d’un tour, chacun retourne trois cartes et les additionne.
    .sentence = On retourne les cartes des deux côtés. { $hands }
    .short = { $hands }
    .hands = { $player } : { $sum }.
    .hands-short = { $player_is ->
        [you] Toi :
       *[other] { $player } :
    } { $sum }.
    .working = { $hands }
    .hands-working = { $sum }
casualty_war-casualties-play = Quatre pareilles
    .rule = Si on voit quatre cartes pareilles ou plus (quatre 9, quatre rois), elles sortent du jeu avant qu’on compare.
    .sentence = { $ranks } C’est quatre ou plus : toutes sortent du jeu.
    .short = Quatre pareilles ou plus : { $n } cartes sortent du jeu.
    .ranks = On voit { $n } { $rank ->
        [A] as
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [J] valets
        [Q] dames
        [K] rois
       *[X] jokers
    }.
casualty_war-nothing_left = Il ne reste rien
    .rule = Quand toutes les cartes visibles sortent du jeu, personne ne prend rien.
    .sentence = Toutes les cartes visibles sont sorties du jeu. Cette fois, il n’y a rien à gagner.
    .short = Toutes ces cartes sont sorties : rien à gagner.
casualty_war-ace_of_spades = L’as de pique
    .rule = Un as de pique bat tout. Seul l’as de pique de l’autre jeu de cartes est son égal.
    .sentence = { $winner } a { $card }, qui bat tout{ $other ->
        [0] .
        [one] , même { $other } point de l’autre joueur.
       *[other] , même { $other } points de l’autre joueur.
    }
    .short = L’as de pique bat tout !
casualty_war-take = Les cartes sont gagnées
    .rule = Quand il n’y a pas de paire, la plus grande somme prend toutes les cartes visibles.
    .sentence = { $spade ->
        [yes] Les sommes ne comptent donc pas cette fois : { $winner } prend { $n } { $n ->
            [one] carte
           *[other] cartes
        }.
       *[no] { $more } est plus grand que { $less } : { $winner } prend { $n } { $n ->
            [one] carte
           *[other] cartes
        }.
    }
    .short = { $spade ->
        [yes] { "" }
       *[no] { $more }, c’est plus que { $less }.
    } { $winner_is ->
        [you] Tu prends
       *[other] { $winner } prend
    } les { $n }.
    .working = { $spade ->
        [yes] { "" }
       *[no] { $sum }
        { $other }
        { $more } > { $less }
    }
casualty_war-equal_sums = Sommes égales
    .rule = Si les sommes sont égales et qu’il n’y a pas de paire, il y a bataille pour toutes les cartes visibles.
    .sentence = Il n’y a pas de paire, mais les sommes sont égales : { $more } des deux côtés. Bataille pour toutes ces cartes !
    .short = { $more } des deux côtés : bataille !
    .working = { $sum }
        { $other }
casualty_war-equal_sums-split = Sommes égales
    .rule = Avec des sommes égales et sans paire, chacun reprend ses cartes.
    .sentence = Il n’y a pas de paire, mais les sommes sont égales : { $more } des deux côtés. Chacun reprend ses cartes.
    .short = { $more } des deux côtés : chacun reprend ses cartes.
    .working = { $sum }
        { $other }
casualty_war-match = Une paire !
    .rule = Une carte d’un côté et une carte du même rang de l’autre côté font la paire : il y a bataille.
    .sentence = { $pairs } { $n ->
        [one] Bataille !
       *[other] Ça fait { $n } batailles, l’une après l’autre !
    }
    .short = { $pairs } { $n ->
        [one] Bataille !
       *[other] { $n } batailles !
    }
    .pairs = { $card } et { $other } font la paire.
    .pairs-short = { $card_rank } et { $other_rank }.
    .landmark = paire
casualty_war-unmatched = Les autres cartes
    .rule = La plus grande somme des cartes sans paire prend ces cartes-là, avant les batailles.
    .sentence = Maintenant, sans les paires, qui comptent autant des deux côtés. { $spade ->
        [yes] L’as de pique gagne : { $winner } prend { $n } { $n ->
            [one] carte
           *[other] cartes
        }.
       *[no] { $more } est plus grand que { $less }, et la différence est toujours { $difference }. { $winner } prend { $n } { $n ->
            [one] carte
           *[other] cartes
        }.
    }
    .short = { $spade ->
        [yes] Pour les autres, l’as de pique gagne.
       *[no] Pour les autres, { $more }, c’est plus que { $less }.
    } { $winner_is ->
        [you] Tu en prends
       *[other] { $winner } en prend
    } { $n }.
    .working = { $spade ->
        [yes] { "" }
       *[no] { $sum }
        { $other }
        { $more } − { $less } = { $difference }
        { $all_more } − { $all_less } = { $difference }
    }
casualty_war-unmatched-equal = Les autres cartes attendent
    .rule = Quand les cartes sans paire ont des sommes égales, elles attendent la fin de la bataille.
    .sentence = Les autres cartes sont à égalité aussi : { $more } des deux côtés. Elles restent là et attendent la fin de la bataille.
    .short = Les autres sont à égalité, { $more } de chaque côté, et attendent.
    .working = { $sum }
        { $other }
casualty_war-war-lay = La bataille commence
    .rule = Dans une bataille, chacun pose trois cartes face cachée, puis trois face visible.
    .sentence = { $m ->
        [one] { "" }
       *[other] Bataille { $i } sur { $m }.
    } { $down ->
        [0] Chacun en pose { $n } face visible.
       *[other] Chacun en pose { $down } face cachée et { $n } face visible.
    } { $hands }
    .short = { $m ->
        [one] { "" }
       *[other] Bataille { $i }.
    } { $hands }
    .hands = { $player } : { $sum }.
    .hands-short = { $player_is ->
        [you] Toi :
       *[other] { $player } :
    } { $sum }.
    .working = { $hands }
    .hands-working = { $sum }
casualty_war-war-again = La bataille continue
    .rule = Quand les nouvelles cartes visibles font une paire, ou que personne n’a plus que l’autre, on pose encore des cartes.
    .sentence = { $match ->
        [yes] { $card } et { $other } font la paire : cette bataille continue.
       *[no] Les sommes sont égales, { $more } des deux côtés. Cette bataille continue.
    }
    .short = { $match ->
        [yes] { $card_rank } et { $other_rank }
       *[no] { $more } des deux côtés
    } : la bataille { $m ->
        [one] continue.
       *[other] { $i } continue.
    }
    .working = { $match ->
        [yes] { "" }
       *[no] { $sum }
        { $other }
    }
casualty_war-short-last_sum = Les dernières sommes décident
    .rule = Quand on ne peut plus poser de cartes, les dernières sommes d’une bataille décident, paire ou pas.
    .sentence = Personne ne peut plus poser de carte. Ce sont donc les dernières sommes qui décident : { $more } contre { $less }.
    .short = Plus personne ne peut poser. Les dernières sommes décident.
    .working = { $sum }
        { $other }
casualty_war-war-decided = Une bataille est gagnée
    .rule = La plus grande somme des dernières cartes visibles gagne une bataille.
    .sentence = { $spade ->
        [yes] Grâce à l’as de pique, { $winner } gagne { $m ->
            [one] cette bataille
           *[other] la bataille { $i } sur { $m }
        }.
       *[no] { $more } est plus grand que { $less } : { $winner } gagne { $m ->
            [one] cette bataille
           *[other] la bataille { $i } sur { $m }
        }.
    }
    .short = { $spade ->
        [yes] L’as de pique décide.
       *[no] { $more }, c’est plus que { $less }.
    } { $winner_is ->
        [you] Tu gagnes
       *[other] { $winner } gagne
    } { $m ->
        [one] cette bataille.
       *[other] la bataille { $i }.
    }
    .working = { $spade ->
        [yes] { "" }
       *[no] { $more } > { $less }
    }
casualty_war-casualties-war = Quatre pareilles dans la bataille
    .rule = À la fin des batailles, on retourne toutes leurs cartes. Quatre cartes pareilles ou plus sortent du jeu.
    .sentence = On retourne toutes les cartes de la bataille. { $k ->
        [one] Il y a { $ranks } C’est quatre ou plus : elles sortent du jeu.
       *[other] Il y en a plusieurs fois quatre ou plus : { $ranks } Ces { $n } cartes sortent toutes du jeu.
    }
    .short = Quatre pareilles ou plus : { $n } cartes sortent du jeu.
    .ranks = { $n } { $rank ->
        [A] as
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [J] valets
        [Q] dames
        [K] rois
       *[X] jokers
    }.
    .landmark = cartes qui sortent
casualty_war-war-take = Les cartes de la bataille
    .rule = Qui a gagné le plus de batailles prend toutes les cartes qui restent.
    .sentence = { $m ->
        [one] { $winner } a gagné la bataille et
       *[other] { $winner } a gagné { $k } { $k ->
            [one] bataille
           *[other] batailles
        } sur { $m } et
    } { $n ->
        [0] prendrait les cartes. Mais il n’en reste aucune.
        [one] prend la seule carte qui reste.
       *[other] prend { $n } cartes.
    }
    .short = { $n ->
        [0] Il ne reste aucune carte à prendre.
       *[other] { $winner_is ->
            [you] Tu prends
           *[other] { $winner } prend
        } les { $n }.
    }
casualty_war-war-split = Une bataille chacun
    .rule = Quand les deux ont gagné autant de batailles, chacun prend les cartes posées dans celles qu’il a gagnées.
    .sentence = Chacun a gagné une bataille et prend ce qu’on y a posé. { $matches ->
        [gone] Les paires sont sorties du jeu.
        [taken] Les paires vont avec.
       *[stay] Les paires restent sur la table.
    }
    .short = Une bataille chacun. Chacun prend ce qu’on y a posé.
casualty_war-war-replay = On rejoue la bataille
    .rule = Si les deux joueurs ont gagné autant de batailles, il y a de nouveau bataille pour les paires.
    .sentence = { $n ->
        [one] Il y a encore une paire sur la table. Nouvelle bataille pour elle !
       *[other] Il y a encore { $n } paires sur la table. Nouvelle bataille pour elles !
    }
    .short = Nouvelle bataille pour les paires !
casualty_war-pickup = Sous le paquet
    .rule = Les cartes prises vont face cachée sous le paquet.
    .sentence = { $n ->
        [one] La carte va
       *[other] Les { $n } cartes vont
    } sous le paquet : { $winner } en a maintenant { $total }.
    .short = { "" }
casualty_war-exhausted = Plus de cartes pour la bataille
    .rule = Une bataille pour laquelle il ne reste pas de carte ne compte pour personne. Si elle ne règle rien, c’est un match nul.
    .sentence = { $draw ->
        [yes] Il ne reste plus de carte pour la bataille, et personne n’a l’avantage. C’est un match nul.
       *[no] Il ne reste plus de carte pour la bataille : personne ne la gagne.
    }
    .short = { $draw ->
        [yes] Plus de cartes pour la bataille. Match nul.
       *[no] Il n’y a plus de cartes : cette bataille ne compte pas.
    }
casualty_war-repay = On rend les cartes prêtées
    .rule = À la fin du tour, on rend les cartes prêtées, autant qu’il y en a.
    .sentence = { $player } a emprunté { $owed } { $owed ->
        [one] carte
       *[other] cartes
    } et { $all ->
        [yes] en rend autant à { $other }.
       *[no] { $n ->
            [0] ne peut en rendre aucune
            [1] ne peut en rendre qu’une
           *[other] ne peut en rendre que { $n }
        } à { $other }.
    }
    .short = { $player_is ->
        [you] Tu rends { $n ->
            [one] { $n } carte
           *[other] { $n } cartes
        } à { $other }.
       *[other] { $other_is ->
            [you] { $player } te rend { $n ->
                [one] { $n } carte
               *[other] { $n } cartes
            }.
           *[other] { $player } rend { $n ->
                [one] { $n } carte
               *[other] { $n } cartes
            } à { $other }.
        }
    }
casualty_war-win = La partie est gagnée
    .rule = Le dernier joueur qui a encore des cartes gagne.
    .sentence = Personne d’autre n’a de carte : { $winner } gagne ! { $n ->
        [0] Aucune carte n’est sortie du jeu.
        [one] Une seule carte est sortie du jeu.
       *[other] { $n } cartes sont sorties du jeu.
    }
    .short = Personne d’autre n’a de carte. { $winner_is ->
        [you] Tu gagnes !
       *[other] { $winner } gagne !
    }
casualty_war-end-draw = Personne n’a de carte
    .rule = Quand plus personne n’a de carte, c’est un match nul.
    .sentence = Plus personne n’a de carte. C’est un match nul.
    .short = Plus personne n’a de carte. Match nul.
casualty_war-end-repeat = Ça tourne en rond
    .rule = Si tout recommence pareil, la partie ne finira jamais : on l’arrête.
    .sentence = Les deux paquets sont comme après { $since ->
        [0] la distribution
       *[other] le tour { $since }
    }. Les mêmes tours reviendraient sans fin, et personne ne gagnerait.
    .short = Les mêmes tours reviendraient sans fin.
casualty_war-end-limit = Le dernier tour
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

## Zones, options, choix tout faits

casualty_war-zone-casualties = Sorties du jeu
casualty_war-counter-debt = Cartes empruntées
casualty_war-measure-wars = batailles décidées
casualty_war-measure-matches = tours avec une paire
casualty_war-measure-casualties = cartes sorties du jeu
casualty_war-measure-loans = prêts
casualty_war-option-jokers = Jokers
    .help = Combien de jokers il y a dans chaque jeu de cartes. Un joker compte 14.
casualty_war-option-ace_of_spades = As de pique
    .help = Il bat toutes les sommes, ou c’est un as comme les autres.
    .v-beats_all = bat tout
    .v-plain = un as comme les autres
casualty_war-option-equal_sums = Sommes égales
    .help = Ce qui arrive quand les sommes sont égales et qu’il n’y a pas de paire.
    .v-war = bataille pour toutes les cartes
    .v-split = chacun reprend les siennes
casualty_war-option-match_in_war = Une paire dans une bataille
    .help = La bataille continue, ou seules les sommes comptent.
    .v-continue = la bataille continue
    .v-sums = seules les sommes comptent
casualty_war-option-split_wars = Une bataille chacun
    .help = Ce que deviennent les paires quand les deux ont gagné autant de batailles.
    .v-replay = nouvelle bataille pour elles
    .v-each_keeps = chacun garde celles qu’il a gagnées
casualty_war-option-max_replays = Nombre maximum de reprises
    .help = Après ce nombre de reprises dans un tour, chacun garde les paires qu’il a gagnées.
casualty_war-option-casualties_in_play = Quatre pareilles hors des batailles
    .help = Quatre cartes pareilles sortent du jeu à tout moment, et pas seulement après les batailles.
casualty_war-option-lending = Cartes prêtées
    .help = On les rend à la fin du tour, ou on les garde.
    .v-repay = rendues
    .v-gift = gardées
casualty_war-preset-printed = Règle imprimée
    .help = Deux jeux de cartes avec deux jokers chacun.
casualty_war-preset-simple = Simple
    .help = Moins de batailles, et aucune carte ne sort du jeu en dehors : pour une première fois.
casualty_war-preset-one_pack = Un jeu de cartes
    .help = Avec un seul jeu de cartes, ce sont toujours les quatre cartes d’un rang qui sortent.
casualty_war-preset-short = Partie courte
    .help = 20 tours au plus ; ensuite, on compte les cartes.

casualty_war-prediction-war = Personne encore : une paire, ou des sommes égales

## Premiers conseils, un par un, quand le jeu est nouveau

casualty_war-hint-start = Touche ton paquet : trois cartes se retournent.
casualty_war-hint-turn = La plus grande somme prend tout.
casualty_war-hint-on-match = Deux cartes pareilles : bataille !
casualty_war-hint-on-casualties-war = Quatre cartes pareilles sortent du jeu.
casualty_war-hint-later = { $on_limit ->
        [most_cards] Qui a le plus de cartes après { $max_turns } tours gagne.
       *[unfinished] Gagne toutes les cartes !
    }
