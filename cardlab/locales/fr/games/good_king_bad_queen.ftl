good_king_bad_queen-game = Bon roi, mauvaise dame
    .aim = Gagne toutes les cartes, ou capture un roi et une dame de même couleur (♠ ♥ ♦ ♣).
    .summary = Une bataille avec un trésor. Les rois capturés te rapportent des cartes, les dames capturées t’en coûtent.
    .ages = 7 à 11
    .teaches = Comparer, une différence de 1, compter de 5 en 5, des nombres plus petits que zéro

## Ce qui se passe, règle par règle

good_king_bad_queen-deal = On distribue
    .rule = On distribue les cartes face cachée, autant à chacun.
    .sentence = { $n } { $n ->
        [one] carte
       *[other] cartes
    } pour chaque joueur, face cachée. Personne n’a le droit de les regarder. { $left ->
        [0] { "" }
       *[other] En trop : { $left } { $left ->
            [one] carte,
           *[other] cartes,
        } { $leftover ->
            [set_aside] qu’on met de côté.
            [treasury] et c’est le début du trésor.
           *[other] et on continue à distribuer.
        }
    }
    .short = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } chacun.
    .refused = Distribue d’abord les cartes.
good_king_bad_queen-turn = On retourne
    .rule = Au début d’un tour, chacun retourne la première carte de son paquet.
    .sentence = Chacun retourne une carte. { $hands }
    .short = { $hands }
    .hands = { $player } a { $card }.
    .hands-short = { $player_is ->
        [you] Tu as { $card }.
       *[other] { $player } a { $card }.
    }
    .refused = Ici, il n’y a rien à choisir. Retourne simplement les cartes.
good_king_bad_queen-trick-win = La plus haute gagne
    .rule = La carte la plus haute prend toutes les cartes du pli.
    .sentence = { $high } bat { $low } : { $winner } prend les { $n ->
        [2] deux
       *[other] { $n }
    } cartes.
    .short = { $high_the } bat { $low_the }. { $winner_is ->
        [you] Tu prends
       *[other] { $winner } prend
    } les { $n ->
        [2] deux.
       *[other] { $n }.
    }
    .working = { $high } > { $low }
good_king_bad_queen-war-start = Bataille !
    .rule = Quand les cartes les plus hautes sont égales, il y a bataille. Chacun pose des cartes face cachée, puis une face visible.
    .sentence = { $card } et { $other } sont à égalité : bataille ! Chacun pose { $down ->
        [one] une carte
       *[other] { $down } cartes
    } face cachée, puis une face visible.
    .short = { $card_rank } contre { $other_rank } : bataille ! { $down ->
        [one] Une cachée,
       *[other] { $down } cachées,
    } une visible.
    .working = { $card } = { $other }
    .landmark = bataille
good_king_bad_queen-war-again = La bataille continue
    .rule = Quand les nouvelles cartes sont égales aussi, on recommence.
    .sentence = { $card } et { $other } sont encore à égalité. La bataille continue !
    .short = { $card_rank } contre { $other_rank } : encore bataille !
    .working = { $card } = { $other }
good_king_bad_queen-war-short = Pas assez de cartes pour une bataille
    .rule = Si tu ne peux pas poser la carte suivante d’une bataille, tu es hors jeu.
    .sentence = Il faut { $need } cartes pour une bataille. { $player } { $have ->
        [0] n’en a aucune
        [1] n’en a qu’une
       *[other] n’en a que { $have }
    } et quitte la partie.
    .short = Il faut { $need } cartes, et { $player_is ->
        [you] tu
       *[other] { $player }
    } { $have ->
        [0] { $player_is ->
            [you] n’en as pas.
           *[other] n’en a pas.
        }
       *[other] { $player_is ->
            [you] en as { $have }.
           *[other] en a { $have }.
        }
    }
    .working = { $have } < { $need }
good_king_bad_queen-war-last_card = Une dernière carte
    .rule = Si tu as trop peu de cartes pour une bataille, ta dernière carte compte jusqu’au bout.
    .sentence = { $player } n’a plus qu’une carte, { $card }. Elle compte tant que la bataille continue.
    .short = { $player_is ->
        [you] Ta dernière carte : { $card }.
       *[other] Dernière carte de { $player } : { $card }.
    }
good_king_bad_queen-war-draw = Personne ne peut continuer
    .rule = Quand plus personne n’a de carte pour la bataille, c’est un match nul.
    .sentence = Personne ne peut plus poser de carte, et il n’y a plus personne d’autre. C’est un match nul.
    .short = Plus personne ne peut poser de carte. Match nul.
good_king_bad_queen-war-win = La bataille est gagnée
    .rule = La plus haute des nouvelles cartes gagne toutes les cartes de la table. On les retourne alors toutes face visible.
    .sentence = { $alone ->
        [yes] Plus personne d’autre dans cette bataille : { $winner } prend les { $n } cartes.
       *[no] { $high } bat { $low } : { $winner } gagne la bataille et les { $n } cartes.
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
good_king_bad_queen-treasury-win = Le trésor est gagné
    .rule = Le gagnant d’une bataille reçoit aussi le trésor, dont les cartes comptent comme capturées.
    .sentence = On ouvre le trésor : { $cards }. { $n ->
        [one] Cette carte va
       *[other] Ces { $n } cartes vont
    } à { $winner }.
    .short = { $winner_is ->
        [you] Tu gagnes
       *[other] { $winner } gagne
    } aussi le trésor : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }.
good_king_bad_queen-treasury-put = Gagné d’un seul point
    .rule = Si tu gagnes un pli d’un seul point, tu paies : mets des cartes de ton paquet dans le trésor.
    .sentence = { $high } vaut { $a } et { $low } vaut { $b }. C’est gagné d’un seul point : { $winner } doit mettre { $n ->
        [one] une carte
       *[other] { $n } cartes
    } dans le trésor.
    .short = Gagné de 1 seulement : { $winner_is ->
        [you] tu paies
       *[other] { $winner } paie
    } { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } au trésor.
    .working = { $a } − { $b } = 1
good_king_bad_queen-treasury-ace = L’as vaut aussi 1
    .rule = Contre un deux, un as peut valoir 1. Le pli est alors gagné d’un seul point lui aussi.
    .sentence = Un as vaut { $a }, mais aussi 1. De 1 à 2, il y a un seul point : { $winner } doit mettre { $n ->
        [one] une carte
       *[other] { $n } cartes
    } dans le trésor.
    .short = Un as vaut aussi 1 : { $winner_is ->
        [you] tu paies
       *[other] { $winner } paie
    } { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } au trésor.
    .working = 2 − 1 = 1
good_king_bad_queen-treasury-short = Pas assez pour le trésor
    .rule = Si tu as trop peu de cartes pour le trésor, tu paies avec tout ton paquet. Tu gardes les cartes que tu viens de gagner.
    .sentence = { $n ->
        [0] { $winner } n’a pas de carte dans son paquet et ne peut rien payer.
        [one] { $winner } n’a qu’une carte dans son paquet, et elle va dans le trésor.
       *[other] { $winner } n’a que { $n } cartes dans son paquet, et elles vont dans le trésor.
    } On ne touche pas aux cartes qui viennent d’être gagnées.
    .short = { $n ->
        [0] { $winner_is ->
            [you] Tu n’as
           *[other] { $winner } n’a
        } pas de carte pour payer.
       *[other] { $winner_is ->
            [you] Tu paies
           *[other] { $winner } paie
        } avec tout le reste : { $n }.
    }
    .working = { $n } < { $need }
good_king_bad_queen-win-royal_pair = Le couple royal
    .rule = Si tu gagnes en même temps un roi et une dame de la même couleur (♠ ♥ ♦ ♣), tu gagnes toute la partie.
    .sentence = { $king } et { $queen } vont ensemble, car leur couleur est la même : { $winner } gagne aussitôt la partie !
    .short = { $king } et { $queen } : le couple royal ! { $winner_is ->
        [you] Tu gagnes !
       *[other] { $winner } gagne !
    }
    .landmark = couple royal
good_king_bad_queen-capture = Rois et dames
    .rule = Chaque roi capturé compte 1 de plus, chaque dame capturée 1 de moins.
    .sentence = { $winner } a capturé { $cards }. { $kings ->
        [0] { $queens ->
            [one] Une dame, et pas de roi.
           *[other] { $queens } dames, et pas de roi.
        }
        [one] Un roi, et { $queens ->
            [0] pas de dame.
            [one] une dame.
           *[other] { $queens } dames.
        }
       *[other] { $kings } rois, et { $queens ->
            [0] pas de dame.
            [one] une dame.
           *[other] { $queens } dames.
        }
    }
    .short = { $winner_is ->
        [you] Tu as
       *[other] { $winner } a
    } capturé { $cards }.
    .working = { $kings } − { $queens } = { $more ->
        [queens] −{ $net }
       *[other] { $net }
    }
    .landmark = roi ou dame
good_king_bad_queen-award-cancel = Un contre une
    .rule = Un roi et une dame s’annulent.
    .sentence = Chaque roi annule une dame. { $more ->
        [kings] { $net ->
            [one] Il reste un roi.
           *[other] Il reste { $net } rois.
        }
        [queens] { $net ->
            [one] Il reste une dame.
           *[other] Il reste { $net } dames.
        }
       *[other] Il ne reste rien : personne ne donne de carte.
    }
    .short = Chaque roi annule une dame.
good_king_bad_queen-award-king = Le bon roi
    .rule = Pour chaque roi qui reste, tous les autres donnent des cartes au gagnant.
    .sentence = { $net ->
        [one] Un roi rapporte { $each } { $each ->
            [one] carte
           *[other] cartes
        }
       *[other] Chaque roi rapporte { $each } { $each ->
            [one] carte
           *[other] cartes
        }, et { $net } × { $each } = { $n }
    }. { $others ->
        [one] { $other } donne donc
       *[other] Chacun des autres donne donc
    } { $n } { $n ->
        [one] carte
       *[other] cartes
    } à { $winner }.
    .short = Bon roi ! { $winner_is ->
        [you] Tu reçois
       *[other] { $winner } reçoit
    } { $n ->
        [one] une carte
       *[other] { $n } cartes
    } de { $others ->
        [one] { $other_is ->
            [you] toi.
           *[other] { $other }.
        }
       *[other] chacun.
    }
    .working = { $net } × { $each } = { $n }
good_king_bad_queen-award-queen = La mauvaise dame
    .rule = Pour chaque dame qui reste, le gagnant donne des cartes à tous les autres.
    .sentence = { $net ->
        [one] Une dame coûte { $each } { $each ->
            [one] carte
           *[other] cartes
        }
       *[other] Chaque dame coûte { $each } { $each ->
            [one] carte
           *[other] cartes
        }, et { $net } × { $each } = { $n }
    }. { $winner } donne donc { $n } { $n ->
        [one] carte
       *[other] cartes
    } { $others ->
        [one] à { $other }.
       *[other] à chacun des { $others } autres, { $total } en tout.
    }
    .short = Mauvaise dame ! { $winner_is ->
        [you] Tu donnes
       *[other] { $winner } donne
    } { $n ->
        [one] une carte
       *[other] { $n } cartes
    } à { $others ->
        [one] { $other_is ->
            [you] toi.
           *[other] { $other }.
        }
       *[other] chacun.
    }
    .working = { $net } × { $each } = { $n }
        { $others ->
            [one] { "" }
           *[other] { $others } × { $n } = { $total }
        }
good_king_bad_queen-award-short = Pas assez de cartes à donner
    .rule = Si tu as trop peu de cartes, tu les donnes toutes.
    .sentence = Il faut donner { $n } { $n ->
        [one] carte
       *[other] cartes
    }, et { $player } { $have ->
        [0] n’en a aucune : rien n’est donné
        [one] n’en a qu’une : elle est donnée
       *[other] n’en a que { $have } : elles sont toutes données
    }.
    .short = { $have ->
        [0] { $player_is ->
            [you] Tu n’as
           *[other] { $player } n’a
        } pas de carte à donner.
       *[other] { $player_is ->
            [you] Tu n’as que { $have } : tu donnes tout.
           *[other] { $player } n’a que { $have } et donne tout.
        }
    }
    .working = { $have } < { $n }
good_king_bad_queen-out = Hors jeu
    .rule = Si tu n’as plus de carte après les dons, tu es hors jeu.
    .sentence = { $player } n’a plus de carte dans son paquet et quitte la partie.
    .short = { $player_is ->
        [you] Tu n’as plus de carte et tu quittes la partie.
       *[other] { $player } n’a plus de carte et quitte la partie.
    }
good_king_bad_queen-win-deplete = Le dernier à avoir des cartes
    .rule = Le dernier joueur qui a encore des cartes gagne.
    .sentence = Plus personne d’autre n’a de carte. { $winner } gagne après { $turns } { $turns ->
        [one] tour
       *[other] tours
    } !
    .short = Personne d’autre n’a de carte. { $winner_is ->
        [you] Tu gagnes !
       *[other] { $winner } gagne !
    }
good_king_bad_queen-end-max_turns = Le dernier tour
    .rule = On peut décider d’arrêter la partie après un certain nombre de tours.
    .sentence = { $turns ->
        [one] On a joué { $turns } tour
       *[other] On a joué { $turns } tours
    } : la partie s’arrête ici. { $counts } { $outcome ->
        [won] { $winner } a le plus de cartes et gagne.
        [draw] Personne n’en a plus que les autres : c’est un match nul.
       *[unfinished] Personne n’a gagné.
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

good_king_bad_queen-zone-treasury = Trésor
good_king_bad_queen-counter-turns = Tours
good_king_bad_queen-counter-out = Hors jeu
good_king_bad_queen-measure-turns = tours
good_king_bad_queen-measure-treasuries = trésors gagnés
good_king_bad_queen-measure-kings = récompenses pour des rois
good_king_bad_queen-measure-queens = amendes pour des dames
good_king_bad_queen-measure-royal_pairs = gagné par un couple royal
good_king_bad_queen-option-leftover = La 52e carte
    .help = À trois, il y a une carte en trop : mise de côté, donnée au premier joueur, ou posée dans le trésor.
    .v-set_aside = mise de côté
    .v-dealt_on = pour le premier joueur
    .v-treasury = dans le trésor
good_king_bad_queen-option-award_cards = Cartes pour un roi ou une dame
    .help = Combien de cartes rapporte un roi capturé, et combien en coûte une dame capturée.
good_king_bad_queen-option-treasury_cards = Cartes pour le trésor
    .help = Combien de cartes tu paies si tu gagnes d’un seul point.
good_king_bad_queen-option-treasury_in_war = Payer aussi en bataille
    .help = Une bataille gagnée d’un seul point se paie comme un pli.
good_king_bad_queen-option-own_open = Le roi du gagnant
    .help = Quelle carte visible du gagnant peut être le roi d’un couple royal.
    .v-taker = la carte qui a gagné
    .v-all = n’importe quelle carte visible
good_king_bad_queen-option-max_turns = Nombre maximum de tours
    .help = Après ce nombre de tours, la partie s’arrête.
good_king_bad_queen-preset-printed = Règle imprimée
    .help = Deux joueurs ; qui a trop peu de cartes pour une bataille quitte la partie.
good_king_bad_queen-preset-three = Trois joueurs
    .help = La règle imprimée, à trois.
good_king_bad_queen-preset-last_card_stays = La dernière carte compte
    .help = Si tu as trop peu de cartes pour une bataille, ta dernière carte compte.
good_king_bad_queen-preset-long_war = Trois cachées
    .help = Trois cartes face cachée à chaque bataille, pour une partie plus courte.
good_king_bad_queen-preset-awards_only = Seulement rois et dames
    .help = Sans trésor : pour une première fois.
good_king_bad_queen-preset-short = Partie courte
    .help = 40 tours au plus ; ensuite, on compte les cartes.

## Premiers conseils, un par un, quand le jeu est nouveau

good_king_bad_queen-hint-start = Touche ton paquet pour retourner une carte.
good_king_bad_queen-hint-turn = La plus haute prend les deux.
good_king_bad_queen-hint-on-award-king = Un roi gagné te rapporte des cartes.
good_king_bad_queen-hint-on-award-queen = Une dame gagnée te coûte des cartes.
good_king_bad_queen-hint-later = Roi et dame de même couleur gagnent !
