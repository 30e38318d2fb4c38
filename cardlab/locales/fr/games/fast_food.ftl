fast_food-game = Fast-food
    .aim = Marque le plus de points : fais des hamburgers, des sodas et des frites.
    .summary = Ajoute ta carte au total. Les totaux avec un 3, un 5 ou un 7, et les multiples de ces nombres, rapportent des points.
    .ages = 8 à 11
    .teaches = Des totaux qui grandissent, les multiples de 3, 5 et 7, et prévoir une carte à l’avance

fast_food-draw = Une carte de la pioche
    .rule = À chaque tour, tu prends la première carte de la pioche, tant qu’il y en a.
    .sentence = { $player } prend une carte. { $n ->
        [0] La pioche est maintenant vide.
        [one] Il reste { $n } carte dans la pioche.
       *[other] Il reste { $n } cartes dans la pioche.
    }
    .own = { $player } prend { $card }. { $n ->
        [0] La pioche est maintenant vide.
        [one] Il reste { $n } carte dans la pioche.
       *[other] Il reste { $n } cartes dans la pioche.
    }
    .short = { $player_is ->
        [you] Tu prends { $card }.
       *[other] { "" }
    } { $n ->
        [0] La pioche est maintenant vide.
       *[other] { "" }
    }
fast_food-no_draw = La pioche est vide
    .rule = Quand la pioche est vide, tu joues de ta main sans prendre de carte.
    .sentence = La pioche est vide : { $player } joue une carte de sa main.
    .short = { "" }
fast_food-play = Une carte sur la pile
    .rule = Tu joues une carte. Son nombre s’ajoute au total.
    .sentence = { $player } joue { $card } : { $old } + { $value } = { $total }.
    .short = { $player_is ->
        [you] Tu joues
       *[other] { $player } joue
    } { $card } : { $old } + { $value } = { $total }.
    .working = { $old } + { $value } = { $total }
fast_food-play-not_in_hand = Pas dans ta main
    .rule = Tu ne peux jouer qu’une carte que tu as en main.
    .sentence = Tu n’as pas { $card }. Choisis une de tes cartes.
    .short = { "" }
fast_food-play-not_your_turn = Pas ton tour
    .rule = On joue chacun son tour, une carte à la fois.
    .sentence = C’est d’abord à { $other } de jouer. Ensuite, ce sera à toi.
    .short = { "" }
fast_food-call-right = Le total est juste
    .rule = Quand on annonce les totaux, tu dis le nouveau total en jouant.
    .sentence = { $total }, c’est juste.
    .short = { $total }, c’est juste !
    .working = { $old } + { $value } = { $total }
fast_food-call-wrong = Regarde le total
    .rule = Si tu annonces un total faux, on le corrige. Tu ne perds rien.
    .sentence = { $called ->
        [none] Rien n’a été annoncé : { $old } + { $value } = { $total }.
       *[other] { $old } + { $value } = { $total }, et non { $called }.
    }
    .short = { $called ->
        [none] Rien n’a été annoncé : { $old } + { $value } = { $total }.
       *[other] { $old } + { $value } = { $total }, et non { $called }.
    }
    .working = { $old } + { $value } = { $total }
fast_food-claim-wrong = Regarde les plats
    .rule = Quand on annonce ce qui rapporte, tu marques seulement ce que tu annonces et qui est vrai.
    .sentence = { $reasons }
    .short = Regarde : { $reasons }
    .reasons = { $why ->
        [not_multiples] { fast_food-no_food }
        [not_digits] { fast_food-no_food }
        [not_both] { fast_food-no_food }
        [none] { $total } ne rapporte rien.
        [digit] { $total } a le chiffre { $number }.
        [multiple] { $total } = { $number } × { $k }.
       *[both] { $total } a le chiffre { $number }, et { $total } = { $number } × { $k }.
    }
    .reasons-short = { $why ->
        [not_multiples] { fast_food-no_food }
        [not_digits] { fast_food-no_food }
        [not_both] { fast_food-no_food }
        [none] { $total } ne rapporte rien.
        [digit] { $total } a un { $number }.
       *[other] { $total } = { $number } × { $k }.
    }
# A food that the total does not have, and why.
fast_food-no_food = { $what ->
        [cheeseburger] Pas de hamburger :
        [soda] Pas de soda :
       *[fries] Pas de frites :
    } { $why ->
        [not_multiples] { $total } n’est pas un multiple de { $number }.
        [not_digits] pas de { $number } dans { $total }.
       *[not_both] pas de { $number } dans { $total }, et pas un multiple de { $number }.
    }
fast_food-score-cheeseburger = Hamburger
    .rule = Un multiple de 7, ou un total avec le chiffre 7, rapporte 7 points, une seule fois.
    .sentence = { $why ->
        [digit] { $total } a le chiffre 7 : un hamburger, { $points } points pour { $player }.
        [multiple] { $total } = 7 × { $k } : un hamburger, { $points } points pour { $player }.
       *[both] { $total } = 7 × { $k } et a le chiffre 7 : un seul hamburger, { $points } points pour { $player }.
    }
    .short = { $foods ->
        [3] { $why ->
            [digit] { $total }, un 7 : hamburger.
            [both] { $total } = 7 × { $k }, un 7 : hamburger.
           *[other] { $total } = 7 × { $k } : hamburger.
        }
       *[other] { $why ->
            [digit] { $total } a un 7 : hamburger !
            [both] { $total } = 7 × { $k } et a un 7 : un seul hamburger !
           *[other] { $total } = 7 × { $k } : hamburger !
        }
    }{ $foods ->
        [1] { " " }{ $points } points pour { $player_is ->
            [you] toi.
           *[other] { $player }.
        }
       *[other] { "" }
    }
    .working = { $why ->
        [digit] { $total } a un 7
       *[other] { $total } = 7 × { $k }
    }
fast_food-score-soda = Soda
    .rule = Un multiple de 5, ou un total avec le chiffre 5, rapporte 3 points, une seule fois.
    .sentence = { $why ->
        [digit] { $total } a le chiffre 5 : un soda, { $points } points pour { $player }.
        [multiple] { $total } = 5 × { $k } : un soda, { $points } points pour { $player }.
       *[both] { $total } = 5 × { $k } et a le chiffre 5 : un seul soda, { $points } points pour { $player }.
    }
    .short = { $foods ->
        [3] { $why ->
            [digit] Un 5 : soda.
            [both] 5 × { $k }, un 5 : soda.
           *[other] 5 × { $k } : soda.
        }
       *[other] { $why ->
            [digit] { $total } a un 5 : soda !
            [both] { $total } = 5 × { $k } et a un 5 : un seul soda !
           *[other] { $total } = 5 × { $k } : soda !
        }
    }{ $foods ->
        [1] { " " }{ $points } points pour { $player_is ->
            [you] toi.
           *[other] { $player }.
        }
       *[other] { "" }
    }
    .working = { $why ->
        [digit] { $total } a un 5
       *[other] { $total } = 5 × { $k }
    }
fast_food-score-fries = Frites
    .rule = Un multiple de 3, ou un total avec le chiffre 3, rapporte 1 point, une seule fois.
    .sentence = { $why ->
        [digit] { $total } a le chiffre 3 : des frites, { $points } point pour { $player }.
        [multiple] { $total } = 3 × { $k } : des frites, { $points } point pour { $player }.
       *[both] { $total } = 3 × { $k } et a le chiffre 3 : une seule fois des frites, { $points } point pour { $player }.
    }
    .short = { $foods ->
        [3] { $why ->
            [digit] Un 3 : frites.
            [both] 3 × { $k }, un 3 : frites.
           *[other] 3 × { $k } : frites.
        }
       *[other] { $why ->
            [digit] { $total } a un 3 : frites !
            [both] { $total } = 3 × { $k } et a un 3 : frites, une fois !
           *[other] { $total } = 3 × { $k } : frites !
        }
    }{ $foods ->
        [1] { " " }{ $points } point pour { $player_is ->
            [you] toi.
           *[other] { $player }.
        }
       *[other] { "" }
    }
    .working = { $why ->
        [digit] { $total } a un 3
       *[other] { $total } = 3 × { $k }
    }
fast_food-score-several = Un combo !
    .rule = Quand un total rapporte deux ou trois choses parmi hamburger, soda et frites, on additionne leurs points.
    .sentence = { $n ->
        [2] { $a } + { $b } = { $points } points pour { $player }.
       *[other] { $a } + { $b } + { $c } = { $points } points pour { $player }.
    }
    .short = { $a } + { $b }{ $n ->
        [2] { "" }
       *[other] { " " }+ { $c }
    } = { $points } { $n ->
        [2] points{ " " }
       *[other] { "" }
    }pour { $player_is ->
        [you] toi.
       *[other] { $player }.
    }
    .working = { $n ->
        [2] { $a } + { $b } = { $points }
       *[other] { $a } + { $b } + { $c } = { $points }
    }
    .landmark = gros score
fast_food-score-nothing = Rien cette fois
    .rule = Un total sans 3, ni 5, ni 7, et qui n’est multiple d’aucun d’eux, ne rapporte pas de points.
    .sentence = { $unclaimed ->
        [yes] Le bon plat pour { $total } n’a pas été annoncé : pas de points.
        [total] Le total était faux : rien ne compte.
        [food] Un plat était faux : rien ne compte.
       *[no] { $score_by ->
            [multiples] { $total } n’est multiple ni de 3, ni de 5, ni de 7 : pas de points.
            [digits] Il n’y a ni 3, ni 5, ni 7 dans { $total } : pas de points.
           *[both] Il n’y a ni 3, ni 5, ni 7 dans { $total }, et ce nombre n’est multiple d’aucun d’eux : pas de points.
        }
    }
    .short = { $unclaimed ->
        [yes] Le bon plat n’a pas été annoncé : pas de points.
        [total] Le total était faux : pas de points.
        [food] Un plat était faux : pas de points.
       *[no] { $score_by ->
            [multiples] { $total } n’est pas un multiple de 3, 5 ou 7.
            [digits] Il n’y a ni 3, ni 5, ni 7 dans { $total }.
           *[both] { $total } n’a ni 3, ni 5, ni 7, et n’est multiple d’aucun d’eux.
        }
    }
fast_food-game-end = Toutes les cartes sont jouées
    .rule = Une manche est finie quand toutes ses cartes sont sur la pile.
    .sentence = { $n ->
        [one] La seule carte est sur la pile, et le total est { $total }.
       *[other] La dernière des { $n } cartes est sur la pile, et le total est { $total }.
    }
    .short = Toutes les cartes sont jouées.
fast_food-game-second = La seconde manche
    .rule = Dans la seconde manche, on joue avec l’autre couleur, et c’est l’autre joueur qui commence.
    .sentence = Maintenant, l’autre couleur, et { $player } commence. On garde les points.
    .short = Maintenant, l’autre couleur : { $player_is ->
        [you] tu commences.
       *[other] { $player } commence.
    } On garde les points.
fast_food-end-win = La partie est gagnée
    .rule = Qui a le plus de points à la fin gagne.
    .sentence = { $high } { $high ->
        [one] point
       *[other] points
    } contre { $low } : { $winner } gagne.
    .short = { $high } à { $low } : { $winner_is ->
        [you] tu gagnes !
       *[other] { $winner } gagne !
    }
    .working = { $high } > { $low }
fast_food-end-tie = Le même score
    .rule = À égalité de points, c’est un match nul.
    .sentence = Chacun a { $score } { $score ->
        [one] point
       *[other] points
    } : c’est un match nul.
    .short = { $score } partout : match nul !
    .working = { $score } = { $score }

fast_food-coach-answer = { $best ->
        [0] Ensuite, l’autre joueur ne peut presque rien marquer.
       *[other] Points que l’autre joueur peut marquer ensuite : environ { $best }.
    }
fast_food-coach-play = { $points ->
        [0] Ça ne rapporte rien
        [one] Ça rapporte { $points } point
       *[other] Ça rapporte { $points } points
    } et laisse { $total } sur la pile. { $held ->
        [0] Plus personne ne peut y répondre.
       *[other] { $n ->
            [one] La carte que tu ne vois pas { $k ->
                [0] ne rapporterait ensuite pas de points.
               *[other] rapporterait ensuite des points.
            }
           *[other] Parmi les { $n } cartes que tu ne vois pas, { $k ->
                [0] aucune ne rapporterait ensuite de points.
                [one] { $k } rapporterait ensuite des points.
               *[other] { $k } rapporteraient ensuite des points.
            }
        } { fast_food-coach-answer }
    }
fast_food-coach-call = { $points ->
        [0] Ça ne rapporte rien.
        [one] Ça rapporte { $points } point.
       *[other] Ça rapporte { $points } points.
    } { $held ->
        [0] Plus personne ne peut y répondre.
       *[other] { $n ->
            [one] La carte que tu ne vois pas { $k ->
                [0] ne rapporterait ensuite pas de points.
               *[other] rapporterait ensuite des points.
            }
           *[other] Parmi les { $n } cartes que tu ne vois pas, { $k ->
                [0] aucune ne rapporterait ensuite de points.
                [one] { $k } rapporterait ensuite des points.
               *[other] { $k } rapporteraient ensuite des points.
            }
        } { fast_food-coach-answer }
    }
fast_food-coach-claim = { $held ->
        [0] Plus personne ne peut y répondre.
       *[other] { fast_food-coach-answer }
    }

fast_food-action-play = Jouer { $card }
    .working = { $old } + { $value } = ?
fast_food-claim-cheeseburger = 7 : hamburger
fast_food-claim-soda = 5 : soda
fast_food-claim-fries = 3 : frites

fast_food-zone-hand = Main
fast_food-zone-stock = Pioche
fast_food-zone-pile = Pile
fast_food-zone-other_deck = Seconde manche
fast_food-zone-used = Première manche
fast_food-counter-total = Total
fast_food-counter-score = Points

fast_food-option-games = Manches
    .help = Une manche, ou deux : la seconde avec l’autre couleur, et l’autre joueur commence.
fast_food-option-first_deck = Première couleur
    .help = La couleur de la première manche.
    .v-red = rouge
    .v-black = noir
fast_food-option-first_player = Premier joueur
    .help = Qui commence la première manche.
fast_food-option-hand_size = Cartes en main
    .help = Combien de cartes chacun reçoit.
fast_food-option-draw = Prendre une carte
    .help = On prend une carte avant de jouer, ou après.
    .v-before = avant
    .v-after = après
fast_food-option-score_by = Ce qui rapporte
    .help = Les chiffres et les multiples, ou seulement l’un des deux.
    .v-both = chiffres et multiples
    .v-multiples = multiples
    .v-digits = chiffres
fast_food-option-calls = Annonces
    .help = Ce que tu dois dire en jouant.
    .v-none = rien
    .v-total = le total
    .v-total_and_scores = le total et ce qu’il rapporte
fast_food-preset-printed = Règle imprimée
    .help = Les deux manches, et chacun annonce le total.
fast_food-preset-one_game = Une manche
    .help = Vingt coups avec une seule couleur.
fast_food-preset-multiples_lesson = Multiples
    .help = Seuls les multiples de 3, 5 et 7 rapportent des points.
fast_food-preset-digits_lesson = Chiffres
    .help = Seuls les chiffres 3, 5 et 7 rapportent des points.
fast_food-preset-claim_it = Annonce-le
    .help = Tu marques seulement ce que tu as remarqué.

fast_food-measure-several = totaux qui rapportent de plusieurs façons
fast_food-measure-nothing = totaux qui ne rapportent rien

## Premiers conseils, un par un, quand le jeu est nouveau

fast_food-hint-start = { $calls ->
        [none] Touche une carte : elle s’ajoute au total.
       *[other] Touche une carte, puis dis le total.
    }
fast_food-hint-turn = { $score_by ->
        [digits] Un total avec 3, 5 ou 7 rapporte.
       *[both] Les multiples de 3, 5 et 7 rapportent.
    }
fast_food-hint-event = { $score_by ->
        [both] Les chiffres 3, 5 et 7 rapportent aussi.
       *[other] Calcule de tête avant de jouer.
    }
fast_food-hint-later = Hamburger 7 points, soda 3, frites 1.
fast_food-hint-last = Marque plus de points que l’autre joueur !

## Ce qui reste sur le tapis

fast_food-legend = 7 : 7 points, 5 : 3, 3 : 1
