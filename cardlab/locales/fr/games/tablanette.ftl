tablanette-game = Tablanette
    .aim = Marque le plus de points. Avec une carte, prends sur la table des cartes qui valent autant.
    .summary = Joue une carte et prends sur la table des cartes qui valent autant. Vide la table pour faire une tablanette.
    .ages = 8 à 12
    .teaches = Décomposer un nombre, essayer toutes les combinaisons, un as qui vaut 1 ou 11

tablanette-turn = À qui de jouer
    .rule = Les deux joueurs jouent chacun leur tour. À chaque fois, tu joues une carte de ta main.
    .sentence = C’est à { $turn } de jouer.
    .short = { "" }
    .refused = { $why ->
        [deal] Distribue d’abord les cartes.
        [dealt] Les cartes sont déjà distribuées. C’est à { $turn } d’en jouer une.
        [not_held] { $card } n’est pas dans ta main. Joue une de tes cartes.
       *[turn] Attends un peu : c’est d’abord à { $turn } de jouer.
    }
tablanette-deal = On distribue
    .rule = Chacun reçoit six cartes, et c’est l’adversaire du donneur qui commence.
    .sentence = { $dealer } distribue : { $n } cartes pour chacun, une par une.
    .short = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } chacun.{ $viewer_is ->
        [you] { $dealer_is ->
            [you] { " " }L’autre joueur commence.
           *[other] { " " }Tu commences.
        }
       *[other] { "" }
    }
tablanette-layout-jack = Pas de valet au début
    .rule = Il ne peut pas y avoir de valet sur la table au début. Il va sous la pioche, et on pose une autre carte.
    .sentence = { $card } raflerait la table : pas question de commencer avec cette carte. Elle va sous la pioche.
    .short = Pas de valet au début : { $card } va sous la pioche.
tablanette-layout = Les premières cartes de la table
    .rule = On pose quatre cartes face visible. Tous les joueurs peuvent les prendre.
    .sentence = { $n ->
        [0] Il ne reste pas de cartes pour la table.
       *[other] Sur la table, il y a { $cards }, et le jeu commence.
    }
    .short = { $n ->
        [0] Il ne reste pas de cartes pour la table.
        [one] { $n } carte est sur la table.
       *[other] { $n } cartes sont sur la table.
    }
tablanette-deal-again = Encore six chacun
    .rule = Quand les deux mains sont vides, on distribue encore six cartes à chacun. La table reste comme elle est.
    .sentence = Les deux mains sont vides : voici de nouvelles cartes. C’est la donne { $deal } sur { $deals }.
    .short = Les deux mains sont vides. Nouvelles cartes : donne { $deal } sur { $deals }.
tablanette-trail = Une carte posée
    .rule = Tu peux poser une carte sans rien prendre. Elle reste sur la table, et on pourra la prendre plus tard.
    .sentence = { $player } pose { $card } et ne prend rien.
    .short = { $player_is ->
        [you] Tu poses { $card }.
       *[other] { $player } pose { $card }.
    }
tablanette-take-equal = Cartes égales
    .rule = Une carte prend toutes les cartes de la table qui ont la même valeur.
    .sentence = { $ace ->
        [yes] Un as prend un as : { $player } prend { $cards }.
       *[no] { $card } vaut { $value }. { $n ->
            [one] { $cards } vaut { $value } aussi : { $player } prend cette carte.
           *[other] { $cards } valent { $value } aussi : { $player } prend ces cartes.
        }
    }
    .short = { $player_is ->
        [you] Tu prends
       *[other] { $player } prend
    } { $cards } avec { $card } : { $ace ->
        [yes] un as prend un as.
       *[no] { $n ->
            [one] les deux valent { $value }.
           *[other] toutes valent { $value }.
        }
    }
tablanette-take-sum = Une somme
    .rule = Une carte prend des cartes dont la somme est égale à sa valeur. Elle peut prendre plusieurs groupes à la fois, mais aucune carte ne compte deux fois.
    .sentence = { $ace ->
        [yes] { $card } vaut ici 11.
       *[no] { $card } vaut { $value }.
    } { $groups } { $player } prend toutes ces cartes.
    .short = { $player_is ->
        [you] Tu prends
       *[other] { $player } prend
    } { $groups_n ->
        [one] { $n ->
            [2] { $cards } avec { $card } : { $groups }
            [3] { $cards } avec { $card } : { $groups }
            [4] { $cards } avec { $card } : { $groups }
            [5] { $n } cartes avec { $card } : { $groups }
            [6] { $n } cartes avec { $card } : { $groups }
            [7] { $n } cartes avec { $card } : { $groups }
           *[other] { $n } cartes avec { $card }. Elles font { $value }.
        }
       *[other] { $n } cartes avec { $card } : { $groups_n } groupes qui font { $value } chacun.
    }
    .groups = { $n ->
        [one] { $cards } vaut { $value } aussi.
       *[other] { $cards } : { $terms } = { $value }.
    }
    .groups-short = { $terms } = { $value }.
    .working = { $groups }
    .groups-working = { $n ->
        [one] { "" }
       *[other] { $terms } = { $value }
    }
tablanette-refuse-sum = La somme n’y est pas
    .rule = Chaque groupe de cartes que tu prends doit faire la valeur de ta carte.
    .sentence = { $why ->
        [absent] Choisis des cartes qui sont sur la table, chacune une seule fois.
        [jack] Un valet de la table n’entre dans aucune somme. Seul un autre valet peut le prendre.
       *[sum] { $n ->
            [one] { $cards } vaut { $sum }
           *[other] { $cards } font { $sum }
        }{ $aces ->
            [0] { "" }
            [one] , ou { $high } avec l’as pour 11
           *[other] , et 10 de plus pour chaque as à 11
        }. { $ace ->
            [yes] Pour { $card }, il faut 1 ou 11.
           *[no] Pour { $card }, il faut { $value }.
        } Ça ne tombe pas juste.
    }
    .short = { "" }
tablanette-refuse-size = Trop de cartes dans une somme
    .rule = Règle en option : une somme a trois cartes au plus.
    .sentence = Ces cartes font bien { $value }, mais seulement avec { $n } cartes dans une somme. Trois, c’est le maximum.
    .short = { "" }
tablanette-refuse-groups = Une somme à la fois
    .rule = Règle en option : une carte prend une seule somme, ou une seule carte égale.
    .sentence = { $cards } font { $n } groupes de { $value }. Avec { $card }, on ne peut en prendre qu’un.
    .short = { "" }
tablanette-refuse-duty = Il faut prendre
    .rule = Règle en option : si ta carte peut prendre, tu dois prendre.
    .sentence = { $card } pourrait prendre { $example }. Une carte qui peut prendre doit prendre.
    .short = { "" }
tablanette-stays = La carte reste
    .rule = Règle en option : la carte qui en a pris d’autres reste sur la table.
    .sentence = { $card } vient de prendre, et reste maintenant sur la table.
    .short = { $card } reste sur la table.
tablanette-discarded = Hors du jeu
    .rule = Règle en option : la carte qui en a pris d’autres va sur une défausse qui ne compte pour personne.
    .sentence = { $card } vient de prendre, et va à la défausse. Cette carte ne compte pour personne.
    .short = { $card } va à la défausse et ne compte pour personne.
tablanette-jack = Un valet rafle tout
    .rule = Un valet prend tout ce qui est sur la table. Il vaut 0, et ce n’est donc pas une tablanette.
    .sentence = { $card } rafle { $cards } pour { $player }. Un valet vaut 0 : il n’y a pas de bonus.
    .short = Le valet rafle tout : { $cards_n ->
        [one] { $cards_n } carte
       *[other] { $cards_n } cartes
    } pour { $player_is ->
        [you] toi.
       *[other] { $player }.
    }
    .refused = Un valet prend tout ce qui est sur la table. Tu ne peux pas en laisser.
tablanette-jack-empty = Un valet sans rien à prendre
    .rule = Un valet sur une table vide ne prend rien et y reste.
    .sentence = La table est vide. { $card } ne prend rien et y reste.
    .short = La table est vide : le valet ne prend rien.
tablanette-sweep = Tablanette
    .rule = Si tu prends la dernière carte de la table, mais pas avec un valet qui rafle, tu fais une tablanette.
    .sentence = { $n ->
        [one] C’était la seule carte de la table
        [2] Les deux cartes sont parties
       *[other] Les { $n } cartes sont parties
    }. { $player } a vidé la table : une tablanette !
    .short = Tablanette ! { $player_is ->
        [you] Tu vides la table.
       *[other] { $player } vide la table.
    }
    .landmark = tablanette
tablanette-sweep-sum = Le bonus
    .rule = Une tablanette rapporte aussitôt la valeur de toutes les cartes prises, et de la carte jouée.
    .sentence = { $groups ->
        [one] Les cartes font { $value }
       *[other] { $groups } groupes font { $groups } × { $value } = { $product }
    }, et { $card } ajoute { $value } : { $points } points pour { $player }.
    .short = Bonus : { $groups ->
        [one] { $value }
       *[other] { $groups } × { $value }
    } + { $value } = { $points } points pour { $player_is ->
        [you] toi.
       *[other] { $player }.
    }
    .working = { $groups ->
        [one] { $value } + { $value } = { $points }
       *[other] { $groups } × { $value } + { $value } = { $product } + { $value } = { $points }
    }
tablanette-sweep-one = Le bonus
    .rule = Règle en option : une tablanette rapporte un point.
    .sentence = { $player } reçoit un point pour la tablanette.
    .short = Bonus : un point pour { $player_is ->
        [you] toi.
       *[other] { $player }.
    }
tablanette-last = Les dernières cartes
    .rule = À la fin d’une manche, le dernier joueur qui a pris reçoit les cartes qui restent. Ce n’est pas une tablanette.
    .sentence = { $player } a pris en dernier et reçoit { $n ->
        [one] la carte qui reste
       *[other] les { $n } cartes qui restent
    }.
    .short = { $player_is ->
        [you] Tu as pris en dernier : { $n ->
            [one] la dernière carte est pour toi.
           *[other] les { $n } dernières cartes sont pour toi.
        }
       *[other] { $player } a pris en dernier et reçoit { $n ->
            [one] la dernière carte.
           *[other] les { $n } dernières cartes.
        }
    }
tablanette-last-nobody = Personne n’a pris de carte
    .rule = Si personne n’a rien pris dans une manche, les cartes qui restent ne comptent pour personne.
    .sentence = Personne n’a rien pris : personne ne reçoit ce qui est sur la table.
    .short = Personne n’a rien pris : personne ne reçoit ces cartes.
tablanette-score = On compte les cartes
    .rule = 2♣ et chaque dix, valet, dame et roi rapportent 1 point. 10♦ peut rapporter plus, et les as aussi.
    .sentence = { $k ->
        [0] { $player } n’a pas de carte qui rapporte des points.
       *[other] { $player } compte. { $items } { $k ->
            [one] { $points ->
                [one] Ça fait { $points } point.
               *[other] Ça fait { $points } points.
            }
           *[other] Ensemble, { $terms } = { $points } points.
        }
    }
    .short = { $k ->
        [0] { $player_is ->
            [you] Tu n’as
           *[other] { $player } n’a
        } pas de carte qui rapporte des points.
       *[other] { $player_is ->
            [you] Tes cartes :
           *[other] Cartes gagnées, { $player } :
        }{ $k ->
            [one] { " " }
           *[other] { " " }{ $terms } ={ " " }
        }{ $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
    .items = { $kind ->
        [two] 2♣ : { $points }.
        [ten_of_diamonds] 10♦ : { $points }.
        [tens] Autres dix : { $points }.
        [courts] Valets, dames et rois : { $points }.
       *[aces] As : { $points }.
    }
    .working = { $k ->
        [0] 0
        [one] { $points }
       *[other] { $terms } = { $points }
    }
tablanette-score-double = Compté deux fois
    .rule = Règle en option : les points des cartes d’une tablanette comptent deux fois.
    .sentence = { $points ->
        [one] { $points } point a été pris
       *[other] { $points } points ont été pris
    } dans une tablanette : { $player } { $points ->
        [one] le compte
       *[other] les compte
    } encore une fois : { $points } + { $points } = { $double }.
    .short = Les tablanettes comptent double : { $points } + { $points } = { $double } pour { $player_is ->
        [you] toi.
       *[other] { $player }.
    }
    .working = { $points } + { $points } = { $double }
tablanette-score-cards = Le plus de cartes
    .rule = Si tu as plus de la moitié du jeu de cartes, tu reçois 3 points de plus.
    .sentence = { $player } a { $n } cartes, et { $needed } suffisent : { $points } points de plus.
    .short = { $player_is ->
        [you] Tu as
       *[other] { $player } a
    } le plus de cartes, { $n } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus.
    .working = { $n } ≥ { $needed }
tablanette-win = Le but est atteint
    .rule = Qui atteint le but gagne. Si les deux l’atteignent, le plus grand score gagne.
    .sentence = { $player } a { $score } points. Le but était { $target } : { $player } gagne.
    .short = Le but était { $target }. { $player_is ->
        [you] Tu as { $score } : tu gagnes !
       *[other] { $player } a { $score } et gagne !
    }
    .working = { $score } ≥ { $target }
tablanette-win-tie = Égalité au but
    .rule = Si les deux atteignent le but avec le même nombre de points, on joue encore une manche.
    .sentence = Chacun a { $score } points : on joue encore une manche.
    .short = { $score } partout : encore une manche.
    .working = { $score } = { $score }
tablanette-max_hands = La dernière manche
    .rule = Après un certain nombre de manches, la partie s’arrête. Alors personne ne gagne, ou bien qui a le plus de points gagne.
    .sentence = { $n ->
        [one] On a joué { $n } manche
       *[other] On a joué { $n } manches
    }, et on s’arrête ici. { $outcome ->
        [won] { $counts } { $winner } a le plus de points et gagne.
        [draw] { $counts } Égalité : match nul.
       *[unfinished] { $tie ->
            [yes] Les deux ont le même nombre de points : personne ne gagne.
           *[no] Personne n’a atteint le but, { $target }.
        }
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
       *[unfinished] { $tie ->
            [yes] Égalité : personne ne gagne.
           *[no] Personne n’a atteint { $target }.
        }
    }
    .counts = { $player } a { $n } { $n ->
        [one] point
       *[other] points
    }.
    .counts-short = { $player_is ->
        [you] Toi : { $n }.
       *[other] { $player } : { $n }.
    }

tablanette-coach-answer = { $best ->
        [none] { "" }
        [0] Ensuite, l’autre joueur ne peut presque rien marquer.
       *[other] Points que l’autre joueur peut marquer ensuite : environ { $best }.
    }
tablanette-coach-jacks = { $jacks ->
        [0] .
        [one] { $only ->
            [yes] { " " }: un valet.
           *[no] { " " }(valet : { $jacks }).
        }
       *[other] { $only ->
            [yes] { " " }: rien que des valets.
           *[no] { " " }(valets : { $jacks }).
        }
    }
tablanette-coach-lay = { $card } ne prend rien. { $danger ->
        [yes] Il reste { $left ->
            [one] une carte
           *[other] { $left } cartes
        } sur la table, et { $unseen ->
            [one] la carte que tu ne vois pas viderait la table{ tablanette-coach-jacks }
           *[other] parmi les { $unseen } cartes que tu ne vois pas, { $clears ->
                [one] { $clears } viderait la table
               *[other] { $clears } videraient la table
            }{ tablanette-coach-jacks }
        }
        [none] Aucune carte que tu ne vois pas ne viderait la table.
       *[empty] Personne ne peut plus prendre cette carte avec une carte de sa main.
    } { tablanette-coach-answer }
tablanette-coach-take = { $n ->
        [one] Tu prends une carte.
       *[other] Tu prends { $n } cartes.
    } { $points ->
        [0] Ça ne rapporte pas de points tout de suite, mais le joueur qui a le plus de cartes à la fin en reçoit 3.
        [one] Ça rapporte { $points } point.
       *[other] Ça rapporte { $points } points.
    } { $danger ->
        [yes] { $unseen ->
            [one] La carte que tu ne vois pas viderait le reste{ tablanette-coach-jacks }
           *[other] Parmi les { $unseen } cartes que tu ne vois pas, { $clears ->
                [one] { $clears } viderait le reste
               *[other] { $clears } videraient le reste
            }{ tablanette-coach-jacks }
        }
        [none] Aucune carte que tu ne vois pas ne viderait le reste.
       *[empty] Plus personne ne peut y répondre.
    } { tablanette-coach-answer }
tablanette-coach-tablanette = Une tablanette ! { $points ->
        [0] Elle ne rapporte pas de points.
        [one] Elle rapporte { $points } point.
       *[other] Avec ses cartes, elle rapporte { $points } points.
    } { tablanette-coach-answer }
tablanette-coach-jack = { $n ->
        [0] Le valet ne trouve rien à prendre et reste là. Garde-le jusqu’à ce que la table soit pleine.
        [one] Le valet prend une carte et rapporte { $points ->
            [one] { $points } point
           *[other] { $points } points
        }. Il pourrait prendre plus sur une table pleine.
       *[other] Le valet prend les { $n } cartes et rapporte { $points ->
            [one] { $points } point
           *[other] { $points } points
        }. Il n’y a pas de bonus quand un valet rafle la table.
    } { tablanette-coach-answer }

tablanette-action-play = Poser { $card }
    .take = { $card } prend { $take }
    .sweep = { $card } rafle la table

tablanette-zone-hand = Main
tablanette-zone-won = Gagnées
tablanette-zone-swept = Prises en tablanette
tablanette-zone-stock = Pioche
tablanette-zone-discard = Défausse
tablanette-counter-hand = Manche
tablanette-counter-deal = Donne
tablanette-counter-score = Points
tablanette-counter-tablanettes = Tablanettes
tablanette-measure-sweeps = tablanettes
tablanette-measure-hand = manches
tablanette-measure-takes = coups qui ont pris des cartes
tablanette-measure-trails = cartes laissées sur la table

tablanette-option-played_card = La carte qui prend
    .help = Où va la carte qui en a pris d’autres.
    .v-taken = avec les cartes qu’elle a prises
    .v-stays = elle reste sur la table
    .v-discarded = sur une défausse qui ne compte pour personne
tablanette-option-group_max = Cartes dans une somme
    .help = Combien de cartes on peut additionner dans un groupe.
    .v-any = autant que tu veux
    .v-3 = trois au plus
tablanette-option-groups = Groupes à la fois
    .help = Si une carte peut prendre plusieurs groupes.
    .v-many = plusieurs
    .v-one = un seul
tablanette-option-capture_duty = Prendre
    .help = Si ta carte peut prendre, tu choisis de prendre ou non, ou bien tu dois prendre.
    .v-free = tu peux prendre
    .v-must = tu dois prendre
tablanette-option-jack = Valet
    .help = Un valet prend tout, ou c’est un 12 ordinaire.
    .v-sweeps = prend tout
    .v-twelve = vaut 12
tablanette-option-jack_in_sums = Valet dans une somme
    .help = Si un valet de la table peut entrer dans un groupe pour 0. Seulement si les valets prennent tout.
tablanette-option-bonus = Bonus
    .help = Ce que rapporte une tablanette.
    .v-sum = la valeur de toutes ses cartes
    .v-double_cards = ses cartes à points comptent deux fois
    .v-one = un point
    .v-none = rien
tablanette-option-ten_of_diamonds = Dix de carreau
    .help = Combien de points rapporte 10♦.
tablanette-option-cards_needed = Cartes pour 3 points
    .help = Combien de cartes il faut avoir pour recevoir les 3 points.
tablanette-option-ace_points = Points pour un as
    .help = Combien de points rapporte chaque as.
tablanette-option-target = But
    .help = Combien de points il faut pour gagner. Pour une leçon : de 20 à 60.
tablanette-option-win_check = Vérifier le but
    .help = Quand on vérifie si quelqu’un a atteint le but.
    .v-hand_end = après chaque manche
    .v-at_once = aussi après chaque bonus
tablanette-option-max_hands = Nombre maximum de manches
    .help = Après ce nombre de manches, la partie s’arrête.
tablanette-option-on_limit = À la limite
    .help = Après la dernière manche, personne ne gagne, ou bien qui a le plus de points gagne.
    .v-unfinished = personne ne gagne
    .v-most_points = qui a le plus de points gagne
tablanette-preset-published = Comme dans la plupart des livres
    .help = La carte qui en a pris d’autres s’en va avec elles, et une tablanette rapporte la valeur de toutes ses cartes.
tablanette-preset-book = Le vieux livre
    .help = Une seule somme de deux ou trois cartes. La carte qui prend reste sur la table.
tablanette-preset-discard_pile = Avec une défausse
    .help = La carte qui prend ne compte pour personne.
tablanette-preset-serbian = Comme en Serbie
    .help = Un valet vaut 12, les as rapportent des points, et 101 points font gagner.
tablanette-preset-short = Partie courte
    .help = Une seule manche : 24 cartes chacun. Qui a le plus de points gagne.

## Premiers conseils, un par un, quand le jeu est nouveau

tablanette-hint-start = Touche une carte de ta main.
tablanette-hint-turn = Ta carte prend des cartes qui font sa valeur.
tablanette-hint-on-trail = Rien à prendre ? Pose juste ta carte.
tablanette-hint-on-take-equal = { $ace_points ->
        [0] Dix, valets, dames et rois rapportent des points.
       *[1] As, dix, valets, dames et rois rapportent des points.
    }
tablanette-hint-later = { $jack ->
        [sweeps] Le valet rafle tout. Dame 13, roi 14.
       *[twelve] Valet 12, dame 13, roi 14.
    }
tablanette-hint-last = Vide la table : c’est une tablanette !
