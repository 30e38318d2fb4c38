seven_twenty_seven-game = Le Jeu du 7 et du 27
    .aim = Gagne des jetons : approche-toi le plus possible de 7, ou de 27.
    .summary = Sois le plus près de 7, ou le plus près de 27. Les figures comptent un demi, et un as vaut 1 ou 11.
    .ages = 9 à 13
    .teaches = Les demis, la distance sur la droite graduée, les probabilités et les partages équitables

seven_twenty_seven-turn = À qui de jouer
    .rule = Tu joues quand c’est ton tour, et chaque moment de la manche a ses propres coups.
    .sentence = { $turn ->
        [all] Distribue d’abord les cartes.
       *[other] C’est à { $turn } de jouer.
    }
    .short = { "" }
    .refused = { $phase ->
        [bet] C’est le moment de miser, et c’est à { $turn } de jouer.
        [ask] C’est le moment de demander des cartes, et c’est à { $turn } de jouer.
       *[other] Distribue d’abord les cartes.
    }
seven_twenty_seven-ante = Tout le monde met au pot
    .rule = Avant une manche, chacun met le même nombre de jetons dans le pot.
    .sentence = Les { $n } joueurs mettent chacun { $ante } : { $n } × { $ante } = { $sum }. Le pot contient { $pot }.
    .short = Chacun paie { $ante } : { $n } × { $ante } = { $sum }. Le pot contient { $pot }.
    .working = { $n } × { $ante } = { $sum }
seven_twenty_seven-deal = On distribue
    .rule = Chacun reçoit une carte visible et une carte cachée.
    .sentence = Une carte visible et une carte cachée pour chacun.
    .short = { $viewer_is ->
        [you] Une carte visible et une carte cachée pour chacun. { $begins_is ->
            [you] Tu commences.
           *[other] { $begins } commence.
        }
       *[other] { $first ->
            [yes] Chacun reçoit deux cartes. Une figure vaut ½, un as 1 ou 11.
           *[no] Chacun reçoit deux cartes.
        }
    }
seven_twenty_seven-check = Parole
    .rule = Quand personne n’a misé, tu peux ne rien faire.
    .sentence = { $player } ne mise pas : parole.
    .short = { $player_is ->
        [you] Tu ne mises pas : parole.
       *[other] { $player } ne mise pas : parole.
    }
    .refused = Quelqu’un a misé. Suis les { $to_match }, relance, ou couche-toi.
seven_twenty_seven-bet = Une mise
    .rule = Quand personne n’a misé dans ce tour, tu peux mettre des jetons. Les autres doivent suivre.
    .sentence = { $player } mise { $x }.
    .short = { $player_is ->
        [you] Tu mises { $x }.
       *[other] { $player } mise { $x }.
    }
    .refused = Quelqu’un a déjà misé. Tu peux suivre, relancer, ou te coucher.
seven_twenty_seven-call = On suit
    .rule = Suivre, c’est payer ce qui te manque jusqu’à la plus haute mise.
    .sentence = { $player } a payé { $paid } et suit les { $to_match } : { $to_match } − { $paid } = { $x }.
    .short = { $player_is ->
        [you] Tu suis
       *[other] { $player } suit
    }{ $paid ->
        [0] { " " }la mise de { $to_match }.
       *[other]  : { $to_match } − { $paid } = { $x } de plus.
    }
    .working = { $to_match } − { $paid } = { $x }
    .refused = Il n’y a rien à suivre. Tu peux dire parole ou miser.
seven_twenty_seven-raise = Une relance
    .rule = Tu peux suivre une mise et y ajouter encore. Les autres doivent alors suivre cette nouvelle mise.
    .sentence = { $player } suit de { $need } et ajoute { $x } : { $need } + { $x } = { $sum }.
    .short = { $player_is ->
        [you] Tu suis de { $need } et tu ajoutes { $x } :
       *[other] { $player } suit de { $need } et ajoute { $x } :
    } { $need } + { $x } = { $sum }.
    .working = { $need } + { $x } = { $sum }
    .refused = Personne n’a encore misé : il n’y a rien à relancer. Tu peux miser.
seven_twenty_seven-fold = On se couche
    .rule = Tu peux abandonner la manche, et tout ce que tu as payé.
    .sentence = { $player } abandonne cette manche.
    .short = { $player_is ->
        [you] Tu te couches.
       *[other] { $player } se couche.
    }
    .refused = Il n’y a rien à suivre : pas besoin d’abandonner. Tu peux dire parole.
seven_twenty_seven-limit = Les limites
    .rule = Une mise ou une relance reste dans les limites, et le nombre de relances par tour est limité.
    .sentence = Entre { $min } et { $max } jetons, et { $raises } { $raises ->
        [one] relance
       *[other] relances
    } au plus.
    .short = { "" }
seven_twenty_seven-limit-cap = Trop pour les autres
    .rule = Quand les dettes sont interdites, on ne mise jamais plus que ce que tout le monde peut suivre.
    .sentence = { $poorest } ne pourrait pas suivre cette mise.
    .short = { "" }
seven_twenty_seven-bet-over = Tout le monde a payé autant
    .rule = Quand chacun a suivi, les mises sont finies et on demande des cartes.
    .sentence = Les mises sont égales. Le pot contient { $pot }.
    .short = Tout le monde a payé autant. Le pot contient { $pot }.
seven_twenty_seven-last_player = Il n’en reste qu’un
    .rule = Quand tous les autres sont sortis, le dernier joueur prend le pot sans montrer ses cartes.
    .sentence = Tous les autres sont sortis : { $player } prend { $pot } jetons.
    .short = Les autres sont sortis. { $player_is ->
        [you] Tu prends
       *[other] { $player } prend
    } le pot : { $pot }.
seven_twenty_seven-card = Encore une carte
    .rule = Si tu demandes, tu reçois la première carte de la pioche.
    .sentence = { $open ->
        [yes] { $player } prend { $card }.
       *[no] { $player } prend une carte.
    }
    .own = { $card } vaut { $ace ->
        [yes] 1 ou 11
       *[no] { $value }
    } : { $old } + { $value } = { $new }. { $aces ->
        [0] { "" }
        [1] Avec l’as à 11, cela fait { $high }.
       *[other] Ici, chaque as compte 1. Chacun peut compter 11.
    }
    .short = { $player_is ->
        [you] Tu prends
       *[other] { $player } prend
    } { $open ->
        [hand] { $card } : { $old } + { $value } = { $new }{ $aces ->
            [0] .
            [1] , ou { $high }.
           *[other] , avec 1 pour chaque as.
        }
        [yes] { $card }.
       *[no] une carte.
    }
seven_twenty_seven-stand = Pas de carte
    .rule = Tu n’es pas obligé de prendre une carte. Tu pourras en demander une à un tour suivant.
    .sentence = { $player } ne veut pas de carte.
    .short = { $player_is ->
        [you] Tu ne prends pas de carte.
       *[other] { $player } ne prend pas de carte.
    }
seven_twenty_seven-freeze = La main est gelée
    .rule = Règle en option : après trop de refus, tu ne peux plus demander de carte.
    .sentence = { $player } n’a pas voulu de carte { $n } fois : cette main reste comme elle est.
    .short = { "" }
seven_twenty_seven-stock-empty = Plus de cartes
    .rule = Quand il n’y a plus de carte, personne ne peut en demander.
    .sentence = Il n’y a plus de cartes. Tu peux dire : pas de carte.
    .short = { "" }
seven_twenty_seven-stock-reshuffle = Une nouvelle pioche
    .rule = Quand la pioche est vide, on peut mélanger les cartes abandonnées pour en faire une nouvelle.
    .sentence = On mélange les cartes abandonnées, et elles deviennent la nouvelle pioche.
    .short = Les cartes abandonnées forment la nouvelle pioche.
seven_twenty_seven-bust = Au-delà de 27
    .rule = Règle en option : si ton plus petit total dépasse 27, tu montres ta main et tu sors de la manche.
    .sentence = Même en comptant 1 pour chaque as, le total est { $total }, et c’est plus que 27. { $player } sort de la manche.
    .short = { $total }, c’est plus que 27 : { $player_is ->
        [you] tu sors de la manche.
       *[other] { $player } sort de la manche.
    }
    .working = { $total } > 27
seven_twenty_seven-again = Encore un tour
    .rule = Quand quelqu’un a pris une carte, il y a un autre tour.
    .sentence = { $took ->
        [no] Maintenant, on mise.
       *[yes] { $betting ->
            [yes] Quelqu’un a pris une carte : on mise de nouveau.
           *[no] Quelqu’un a pris une carte : chacun peut de nouveau demander.
        }
    }
    .short = { $took ->
        [no] Maintenant, on mise.
       *[yes] { $betting ->
            [yes] Les mains ont changé : on mise encore.
           *[no] { $first ->
                [yes] Les mains ont changé : on demande encore.
               *[no] { $viewer_is ->
                    [you] On demande encore.
                   *[other] { "" }
                }
            }
        }
    }
seven_twenty_seven-final = Un dernier tour de mises
    .rule = Règle en option : il y a encore un tour de mises avant de montrer les mains.
    .sentence = Personne n’a pris de carte. Un dernier tour de mises.
    .short = Personne n’a pris de carte : dernier tour de mises.
seven_twenty_seven-show = On montre toutes les mains
    .rule = Quand personne ne prend de carte, tous les joueurs qui restent montrent leur main. Chaque main a son meilleur total pour 7 et pour 27.
    .sentence = { $hands }
    .short = Tout le monde montre son jeu : qui est le plus près ?
    .hands = { $player } : { $cards }. { $has7 ->
        [no] Cette main ne peut pas gagner 7.
       *[yes] Pour 7 : { $total7 }, distance { $d7 }.
    } { $has27 ->
        [no] Elle ne peut pas gagner 27.
       *[yes] Pour 27 : { $total27 }, distance { $d27 }.
    }
    .working = { $hands }
    .hands-working = { $has7 ->
        [no] { "" }
       *[yes] De { $total7 } à 7 : { $d7 }.
    } { $has27 ->
        [no] { "" }
       *[yes] { " " } De { $total27 } à 27 : { $d27 }.
    }
    .landmark = mains montrées
seven_twenty_seven-one_end = Le meilleur pour les deux
    .rule = Règle en option : une main gagne un seul but. Si tu es en tête pour les deux, tu gardes le plus proche.
    .sentence = { $player } est en tête pour les deux et garde { $goal }. Les autres se comparent pour { $other }.
    .short = { $player_is ->
        [you] Tu es en tête pour les deux et tu gardes { $goal }.
       *[other] { $player } est en tête pour les deux et garde { $goal }.
    }
seven_twenty_seven-low = Le plus près de 7
    .rule = La main la plus proche de 7 gagne le côté du 7.
    .sentence = { $d ->
        [0] { $player } a exactement { $total }.
       *[other] { $player } a { $total }, à { $d } de 7 : la plus petite distance.
    }
    .short = { $d ->
        [0] { $player_is ->
            [you] Tu as
           *[other] { $player } a
        } exactement { $total } !
       *[other] { $player_is ->
            [you] Tu es
           *[other] { $player } est
        } le plus près de 7 : à { $d }.
    }
    .working = De { $total } à 7 : { $d }
seven_twenty_seven-low-tie = À égale distance de 7
    .rule = Les mains à égale distance de 7 se partagent le côté du 7.
    .sentence = { $players } sont à la même distance de 7 : { $d }.
    .short = { $players_is ->
        [you] { $n ->
            [2] Tu es à égalité avec { $players_others } :
           *[other] Tu es à égalité :
        }
       *[other] { $n ->
            [2] { $players } sont à égalité :
           *[other] { $n } joueurs sont à égalité :
        }
    } à { $d } de 7.
    .working = { $hands }
    .hands-working = De { $total } à 7 : { $d }
seven_twenty_seven-low-none = Personne pour 7
    .rule = Le côté du 7 peut rester sans gagnant.
    .sentence = Personne ne peut gagner le côté du 7.
    .short = Personne ne peut gagner le côté du 7.
seven_twenty_seven-high = Le plus près de 27
    .rule = La main la plus proche de 27 gagne le côté du 27.
    .sentence = { $d ->
        [0] { $player } a exactement { $total }.
       *[other] { $player } a { $total }, à { $d } de 27 : la plus petite distance.
    }
    .short = { $d ->
        [0] { $player_is ->
            [you] Tu as
           *[other] { $player } a
        } exactement { $total } !
       *[other] { $player_is ->
            [you] Tu es
           *[other] { $player } est
        } le plus près de 27 : à { $d }.
    }
    .working = De { $total } à 27 : { $d }
seven_twenty_seven-high-tie = À égale distance de 27
    .rule = Les mains à égale distance de 27 se partagent le côté du 27.
    .sentence = { $players } sont à la même distance de 27 : { $d }.
    .short = { $players_is ->
        [you] { $n ->
            [2] Tu es à égalité avec { $players_others } :
           *[other] Tu es à égalité :
        }
       *[other] { $n ->
            [2] { $players } sont à égalité :
           *[other] { $n } joueurs sont à égalité :
        }
    } à { $d } de 27.
    .working = { $hands }
    .hands-working = De { $total } à 27 : { $d }
seven_twenty_seven-high-none = Personne pour 27
    .rule = Le côté du 27 peut rester sans gagnant.
    .sentence = Personne ne peut gagner le côté du 27.
    .short = Personne ne peut gagner le côté du 27.
seven_twenty_seven-split = On coupe le pot en deux
    .rule = Chaque côté reçoit la moitié du pot, et ses gagnants se la partagent en parts égales.
    .sentence = { $rest ->
        [0] { $pot } ÷ 2 = { $half } pour chaque côté.
       *[other] { $pot } ÷ 2 = { $half } pour chaque côté, et il reste { $rest }.
    } { $shares }
    .short = { $rest ->
        [0] { $pot } ÷ 2 = { $half }.
       *[other] { $pot } = { $half } + { $half } + { $rest }.
    } { $parts } { $shares_n ->
        [1] { $shares }
        [2] { $shares }
       *[other] { "" }
    }
    .shares = { $player } reçoit { $n }.
    .shares-short = { $player_is ->
        [you] Tu reçois { $n }.
       *[other] { $player } reçoit { $n }.
    }
    .working = { $pot } ÷ 2 = { $half }{ $rest ->
        [0] { "" }
       *[other] , reste { $rest }
    }
        { $parts }
    .parts-short = { $k ->
        [1] { "" }
       *[other] { $players_is ->
            [you] Toi et { $players_others }
           *[other] { $players }
        } : { $amount } ÷ { $k } = { $each } chacun.
    }
    .parts-working = { $k ->
        [1] { "" }
       *[other] { $amount } ÷ { $k } = { $each }{ $rest ->
            [0] { "" }
           *[other] , reste { $rest }
        }
    }
seven_twenty_seven-split-one = Tout le pot
    .rule = Si tu gagnes les deux côtés, ou le seul côté qui a un gagnant, tu prends tout le pot.
    .sentence = { $k ->
        [1] { $players } prend tout le pot, { $pot } jetons.
       *[other] { $players } se partagent tout le pot, { $pot } jetons. { $shares }
    }
    .short = { $k ->
        [1] { $shares } Tout le pot !
        [2] { $rest ->
            [0] { $pot } ÷ 2 = { $each }.
           *[other] { $pot } = { $each } + { $each } + { $rest }.
        } { $shares }
       *[other] { $k } joueurs se partagent le pot : { $pot } ÷ { $k } = { $each }{ $rest ->
            [0] .
           *[other] , reste { $rest }.
        }
    }
    .shares = { $player } reçoit { $n }.
    .shares-short = { $player_is ->
        [you] Tu reçois { $n }.
       *[other] { $player } reçoit { $n }.
    }
    .working = { $k ->
        [1] { "" }
       *[other] { $pot } ÷ { $k } = { $each }{ $rest ->
            [0] { "" }
           *[other] , reste { $rest }
        }
    }
seven_twenty_seven-split-none = Le pot reste
    .rule = Sans aucun gagnant, le pot reste pour la manche suivante.
    .sentence = Personne ne gagne. Il reste { $pot } jetons dans le pot.
    .short = Personne ne gagne. Le pot de { $pot } reste là.
seven_twenty_seven-odd = Il en reste
    .rule = Les jetons qu’on ne peut pas partager en parts égales restent dans le pot, ou vont d’un côté.
    .sentence = On ne peut pas partager { $pot } en parts égales. { $stays ->
        [yes] { $left ->
            [one] Il y en a un de trop : il reste dans le pot.
           *[other] Il y en a { $left } de trop : ils restent dans le pot.
        }
       *[no] { $steps }
    }
    .short = { $stays ->
        [yes] { $left ->
            [one] { $left } jeton reste dans le pot.
           *[other] { $left } jetons restent dans le pot.
        }
       *[no] { $steps_n ->
            [1] { $steps }
           *[other] Les jetons en trop sont donnés un par un.
        }
    }
    .steps = { $side ->
        [half] Celui qui reste va au côté du { $to ->
            [low] 7
           *[high] 27
        }.
       *[other] { $rest ->
            [one] { $first } en reçoit un de plus.
           *[other] { $first } en reçoivent un de plus chacun.
        }
    }
    .steps-short = { $side ->
        [half] Le jeton en trop va au { $to ->
            [low] 7
           *[high] 27
        }.
       *[other] { $first_is ->
            [you] Tu reçois un jeton de plus.
           *[other] { $rest ->
                [1] { $first } reçoit un jeton de plus.
               *[other] { $rest } joueurs reçoivent un jeton de plus.
            }
        }
    }
    .working = { $steps }
    .steps-working = { $amount } ÷ { $k } = { $each }, reste { $rest }
seven_twenty_seven-win = La partie est gagnée
    .rule = Après la dernière manche, qui a le plus de jetons gagne.
    .sentence = { $k ->
        [1] { $players } a { $n } { $n ->
            [one] jeton
           *[other] jetons
        } et gagne.
       *[other] { $players } ont { $n } { $n ->
            [one] jeton
           *[other] jetons
        } chacun et partagent la victoire.
    }
    .short = { $players_is ->
        [you] { $k ->
            [1] Tu as
           *[other] Tu partages la victoire, avec
        } { $n } { $n ->
            [one] jeton
           *[other] jetons
        } { $k ->
            [1] et tu gagnes !
           *[other] chacun.
        }
       *[other] { $k ->
            [1] { $players } a
            [2] { $players } partagent la victoire, avec
           *[other] { $k } joueurs partagent la victoire, avec
        } { $n } { $n ->
            [one] jeton
           *[other] jetons
        } { $k ->
            [1] et gagne !
           *[other] chacun.
        }
    }

seven_twenty_seven-coach-hand = { $away7 ->
        [no] { $away27 ->
            [no] Ta main dépasse 7 et 27.
           *[other] Ta main dépasse 7 et elle est à { $away27 } de 27.
        }
       *[other] { $away27 ->
            [no] Ta main est à { $away7 } de 7 et elle dépasse 27.
           *[other] Ta main est à { $away7 } de 7 et à { $away27 } de 27.
        }
    }
seven_twenty_seven-coach-wins = { $wins ->
        [0] presque rien
       *[other] environ { $wins }
    } sur les { $pot } jetons
seven_twenty_seven-coach-card = { seven_twenty_seven-coach-hand } Si tu prends une carte et joues bien ensuite, tu gagnes en moyenne { seven_twenty_seven-coach-wins }. Parmi les { $n } cartes que tu ne vois pas, { $nearer7 ->
        [0] aucune ne te rapproche
        [one] une te rapproche
       *[other] { $nearer7 } te rapprochent
    } de 7, et { $nearer27 ->
        [0] aucune ne te rapproche
        [one] une te rapproche
       *[other] { $nearer27 } te rapprochent
    } de 27.{ $mean ->
        [none] { "" }
       *[other] {" "}Après une carte, tu es en moyenne à environ { $mean } du but le plus proche.
    }
seven_twenty_seven-coach-stand = { seven_twenty_seven-coach-hand } Avec les cartes que tu as maintenant, tu gagnes en moyenne { seven_twenty_seven-coach-wins }.
seven_twenty_seven-coach-fold = Tu abandonnes le pot de { $pot } et ne paies plus rien. { seven_twenty_seven-coach-hand }
seven_twenty_seven-coach-pay = { $pays ->
        [0] Tu ne paies rien maintenant.
       *[other] Tu paies { $pays }, et le pot monte à { $pot } + { $pays } = { $then }.
    } { $wins ->
        [0] Le coach pense que tu ne récupéreras presque rien
       *[other] Le coach pense que tu en récupéreras environ { $wins }
    }{ $pays ->
        [0] .
       *[other] { $result ->
            [more] : c’est environ { $more } de plus que ce que tu paies.
            [less] : c’est environ { $more } de moins que ce que tu paies.
           *[even] : c’est à peu près ce que tu paies.
        }
    } { seven_twenty_seven-coach-hand }

seven_twenty_seven-action-check = Parole
    .price = Rien à payer
seven_twenty_seven-action-bet = Miser { $x }
    .kind = Miser
    .price = { $owes ->
        [yes] { $pays } à payer
       *[no] { $pays } sur { $counters }
    }
seven_twenty_seven-action-call = Suivre
    .price = { $owes ->
        [yes] { $pays } à payer
       *[no] { $pays } sur { $counters }
    }
seven_twenty_seven-action-raise = Relancer de { $x }
    .kind = Relancer
    .price = { $owes ->
        [yes] { $pays } à payer
       *[no] { $pays } sur { $counters }
    }
seven_twenty_seven-action-fold = Se coucher
    .price = sans le pot
seven_twenty_seven-action-card = Prendre une carte
seven_twenty_seven-action-stand = Pas de carte

seven_twenty_seven-zone-up = Visibles
seven_twenty_seven-zone-down = Cachées
seven_twenty_seven-zone-stock = Pioche
seven_twenty_seven-zone-muck = Abandonnées
seven_twenty_seven-counter-pot = Pot
seven_twenty_seven-counter-hand = Manche
seven_twenty_seven-counter-counters = Jetons
seven_twenty_seven-counter-status = État
    .v-folded = abandon
    .v-bust = hors de la manche
seven_twenty_seven-counter-total7 = Pour 7
seven_twenty_seven-counter-total27 = Pour 27
seven_twenty_seven-measure-counters = jetons à la fin
seven_twenty_seven-measure-cards_taken = cartes demandées
seven_twenty_seven-measure-busts = mains au-delà de 27
seven_twenty_seven-measure-folds = mains abandonnées
seven_twenty_seven-measure-showdowns = mains montrées
seven_twenty_seven-measure-halved = pots coupés en deux

seven_twenty_seven-option-ante = Mise de départ
    .help = Les jetons que chacun met avant une manche.
seven_twenty_seven-option-start_counters = Jetons au début
    .help = Combien de jetons chacun a pour commencer.
seven_twenty_seven-option-min_bet = Plus petite mise
    .help = La plus petite mise ou relance.
seven_twenty_seven-option-max_bet = Plus grande mise
    .help = La plus grande mise ou relance. Avec 0, on ne mise pas du tout.
seven_twenty_seven-option-max_raises = Relances
    .help = Combien de relances il peut y avoir dans un tour.
seven_twenty_seven-option-short = Trop peu de jetons
    .help = On peut avoir une dette, ou bien on ne mise jamais plus que ce que tout le monde peut suivre.
    .v-owe = on peut avoir une dette
    .v-cap = seulement ce que tout le monde peut suivre
seven_twenty_seven-option-first = La manche commence par
    .help = Si une manche commence par les mises ou par les demandes de cartes.
    .v-bet = les mises
    .v-ask = les demandes
seven_twenty_seven-option-extra_card = Cartes supplémentaires
    .help = Une carte supplémentaire est cachée, ou bien visible.
    .v-down = cachée
    .v-up = visible
seven_twenty_seven-option-over = Au-delà d’un but
    .help = La main compte selon sa distance, ne peut pas gagner ce but, ou sort aussitôt au-delà de 27.
    .v-allowed = compte selon sa distance
    .v-loses_end = ne peut pas gagner ce but
    .v-out_at_once = sort au-delà de 27
seven_twenty_seven-option-sides = Au-dessous et au-dessus
    .help = À distance égale, il y a égalité, ou bien le total au-dessous du but gagne.
    .v-equal = égalité
    .v-under_first = le dessous d’abord
seven_twenty_seven-option-ends = Buts pour une main
    .help = Si une seule main peut gagner les deux buts.
    .v-cards_speak = les deux
    .v-one_end = un seul
seven_twenty_seven-option-final_bet = Dernières mises
    .help = Encore un tour de mises avant de montrer les mains.
seven_twenty_seven-option-freeze_after = Mains gelées
    .help = Après ce nombre de refus, on ne peut plus demander de carte. 0 veut dire jamais.
seven_twenty_seven-option-stock_empty = Quand la pioche est vide
    .help = Il n’y a plus de cartes, ou bien on mélange les cartes abandonnées.
    .v-no_more = plus de cartes
    .v-reshuffle_folded = on mélange les cartes abandonnées
seven_twenty_seven-option-odd = Jetons qui restent
    .help = Où vont les jetons qu’on ne peut pas partager en parts égales.
    .v-carry = ils restent dans le pot
    .v-low = au côté du 7
    .v-high = au côté du 27
seven_twenty_seven-option-hands = Manches
    .help = Combien de manches a une partie.
seven_twenty_seven-preset-book = Règle imprimée
    .help = Les règles du livre.
seven_twenty_seven-preset-ask_first = Les cartes d’abord
    .help = Une manche commence par les demandes de cartes.
seven_twenty_seven-preset-no_bust = Sans dépasser
    .help = Le plus près sans dépasser ; les cartes supplémentaires sont visibles.
seven_twenty_seven-preset-under_first = Le dessous d’abord
    .help = À distance égale, le plus petit total gagne ; les cartes supplémentaires sont visibles.
seven_twenty_seven-preset-one_end = Un but chacun
    .help = Une main ne gagne qu’un des deux buts.
seven_twenty_seven-preset-no_betting = Sans miser
    .help = Seulement les cartes et les mains montrées : une bonne première leçon.
seven_twenty_seven-preset-short = Partie courte
    .help = Quatre manches. Ensuite, on compte les jetons.

## Premiers conseils, un par un, quand le jeu est nouveau

seven_twenty_seven-hint-start = Approche-toi de 7, ou bien de 27.
seven_twenty_seven-hint-turn = Figures : ½. As : 1 ou 11.
seven_twenty_seven-hint-can-bet = Tu mises ? Appuie d’abord, puis choisis combien.
seven_twenty_seven-hint-can-card = Prends une carte, ou garde ta main.
seven_twenty_seven-hint-last = Les deux mains les plus proches partagent le pot.
