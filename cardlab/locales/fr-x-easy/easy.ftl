## Quelques phrases en mots plus faciles. Ce qui manque ici est dit comme dans la langue elle-même.

language-variant = { $name }, mots faciles

addition_war-turn_up =
    .sentence = Deux cartes pour chacun. { $hands }
addition_war-take =
    .sentence = { $alone ->
        [yes] Il ne reste que { $winner }. { $winner } prend les cartes.
       *[no] { $worth } est plus grand que { $other }. { $winner } prend les cartes.
    }
addition_war-war-take =
    .sentence = { $alone ->
        [yes] Il ne reste que { $winner }. { $winner } prend les cartes.
       *[no] { $worth } est plus grand que { $other }. { $winner } prend les cartes.
    }
addition_war-tie =
    .sentence = Pareil : { $worth }. Bataille !
addition_war-war-lay =
    .sentence = { $down ->
        [0] Chacun pose deux cartes.
        [one] Chacun pose une carte cachée et deux cartes visibles.
       *[other] Chacun pose { $down } cartes cachées et deux cartes visibles.
    } { $hands }
addition_war-war-again =
    .sentence = Encore pareil : { $worth }. La bataille continue !
addition_war-pickup =
    .sentence = { $winner } a maintenant { $total } cartes.

subtraction_war-turn_up =
    .sentence = Deux cartes pour chacun. { $hands }
subtraction_war-take =
    .sentence = { $alone ->
        [yes] Il ne reste que { $winner }. { $winner } prend les cartes.
       *[no] { $wins ->
            [lowest] { $worth } est plus petit que { $other }. { $winner } prend les cartes.
           *[highest] { $worth } est plus grand que { $other }. { $winner } prend les cartes.
        }
    }
subtraction_war-war-take =
    .sentence = { $alone ->
        [yes] Il ne reste que { $winner }. { $winner } prend les cartes.
       *[no] { $wins ->
            [lowest] { $worth } est plus petit que { $other }. { $winner } prend les cartes.
           *[highest] { $worth } est plus grand que { $other }. { $winner } prend les cartes.
        }
    }
subtraction_war-tie =
    .sentence = Pareil : { $worth }. Bataille !
subtraction_war-war-lay =
    .sentence = { $down ->
        [0] Chacun pose deux cartes.
        [one] Chacun pose une carte cachée et deux cartes visibles.
       *[other] Chacun pose { $down } cartes cachées et deux cartes visibles.
    } { $hands }
subtraction_war-war-again =
    .sentence = Encore pareil : { $worth }. La bataille continue !
subtraction_war-pickup =
    .sentence = { $winner } a maintenant { $total } cartes.

fast_food-score-cheeseburger =
    .sentence = { $why ->
        [digit] Il y a un 7 dans { $total }. Un hamburger ! { $points } points pour { $player }.
        [multiple] { $total }, c’est 7 × { $k }. Un hamburger ! { $points } points pour { $player }.
       *[both] { $total }, c’est 7 × { $k }, avec un 7. Un hamburger ! { $points } points pour { $player }.
    }
fast_food-score-soda =
    .sentence = { $why ->
        [digit] Il y a un 5 dans { $total }. Un soda ! { $points } points pour { $player }.
        [multiple] { $total }, c’est 5 × { $k }. Un soda ! { $points } points pour { $player }.
       *[both] { $total }, c’est 5 × { $k }, avec un 5. Un soda ! { $points } points pour { $player }.
    }
fast_food-score-fries =
    .sentence = { $why ->
        [digit] Il y a un 3 dans { $total }. Des frites ! { $points } point pour { $player }.
        [multiple] { $total }, c’est 3 × { $k }. Des frites ! { $points } point pour { $player }.
       *[both] { $total }, c’est 3 × { $k }, avec un 3. Des frites ! { $points } point pour { $player }.
    }
fast_food-score-nothing =
    .sentence = { $unclaimed ->
        [food] Un plat était faux : pas de points.
       *[no] { $total } ne rapporte rien.
    }
fast_food-draw =
    .sentence = { $n ->
        [0] { $player } prend la dernière carte.
       *[other] { $player } prend une carte.
    }

seven_twenty_seven-ante =
    .sentence = Chacun paie { $ante }. { $n } × { $ante } = { $sum }. Il y a { $pot } dans le pot.
seven_twenty_seven-call =
    .sentence = { $player } paie encore { $x } : { $to_match } − { $paid } = { $x }.
seven_twenty_seven-raise =
    .sentence = { $player } paie { $need } et { $x } de plus : { $need } + { $x } = { $sum }.
seven_twenty_seven-again =
    .sentence = { $took ->
        [no] Maintenant, on mise.
       *[yes] { $betting ->
            [yes] On a pris une carte. On mise encore.
           *[no] On a pris une carte. Chacun peut encore en demander une.
        }
    }
seven_twenty_seven-bust =
    .sentence = { $total }, c’est plus que 27. { $player } est hors jeu.
seven_twenty_seven-show =
    .sentence = { $hands }
    .hands = { $player } : { $cards }. { $has7 ->
        [no] Pas pour 7.
       *[yes] Pour 7 : { $total7 }, à { $d7 } du but.
    } { $has27 ->
        [no] Pas pour 27.
       *[yes] Pour 27 : { $total27 }, à { $d27 } du but.
    }
seven_twenty_seven-low =
    .sentence = { $player } a { $total }, à { $d } de 7. Personne n’est plus près.
seven_twenty_seven-high =
    .sentence = { $player } a { $total }, à { $d } de 27. Personne n’est plus près.

stage-watch =
    .help = Appuie sur le bouton pour avancer. Lis ce qui se passe.
stage-predict =
    .help = Le jeu s’arrête et te pose une question. Et après ?
stage-investigate =
    .help = Devine d’abord. Puis fais beaucoup de parties, et regarde.
