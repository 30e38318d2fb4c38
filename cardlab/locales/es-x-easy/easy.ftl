## Algunas frases con palabras más fáciles. Lo que falta aquí se dice como en la propia lengua.

language-variant = { $name }, palabras fáciles

addition_war-turn_up =
    .sentence = Dos cartas para cada uno. { $hands }
addition_war-take =
    .sentence = { $alone ->
        [yes] Solo queda { $winner }. Se lleva las cartas.
       *[no] { $worth } es mayor que { $other }. { $winner } se lleva las cartas.
    }
addition_war-war-take =
    .sentence = { $alone ->
        [yes] Solo queda { $winner }. Se lleva las cartas.
       *[no] { $worth } es mayor que { $other }. { $winner } se lleva las cartas.
    }
addition_war-tie =
    .sentence = Iguales: { $worth }. ¡Guerra!
addition_war-war-lay =
    .sentence = { $down ->
        [0] Cada uno pone dos cartas boca arriba.
        [one] Cada uno pone una carta boca abajo y dos boca arriba.
       *[other] Cada uno pone { $down } cartas boca abajo y dos boca arriba.
    } { $hands }
addition_war-war-again =
    .sentence = Iguales otra vez: { $worth }. ¡La guerra sigue!
addition_war-pickup =
    .sentence = Ahora { $winner } tiene { $total } cartas.

subtraction_war-turn_up =
    .sentence = Dos cartas para cada uno. { $hands }
subtraction_war-take =
    .sentence = { $alone ->
        [yes] Solo queda { $winner }. Se lleva las cartas.
       *[no] { $wins ->
            [lowest] { $worth } es menor que { $other }. { $winner } se lleva las cartas.
           *[highest] { $worth } es mayor que { $other }. { $winner } se lleva las cartas.
        }
    }
subtraction_war-war-take =
    .sentence = { $alone ->
        [yes] Solo queda { $winner }. Se lleva las cartas.
       *[no] { $wins ->
            [lowest] { $worth } es menor que { $other }. { $winner } se lleva las cartas.
           *[highest] { $worth } es mayor que { $other }. { $winner } se lleva las cartas.
        }
    }
subtraction_war-tie =
    .sentence = Iguales: { $worth }. ¡Guerra!
subtraction_war-war-lay =
    .sentence = { $down ->
        [0] Cada uno pone dos cartas boca arriba.
        [one] Cada uno pone una carta boca abajo y dos boca arriba.
       *[other] Cada uno pone { $down } cartas boca abajo y dos boca arriba.
    } { $hands }
subtraction_war-war-again =
    .sentence = Iguales otra vez: { $worth }. ¡La guerra sigue!
subtraction_war-pickup =
    .sentence = Ahora { $winner } tiene { $total } cartas.

fast_food-score-cheeseburger =
    .sentence = { $why ->
        [digit] { $total } tiene un 7. ¡Una hamburguesa! { $points } puntos para { $player }.
        [multiple] { $total } es 7 × { $k }. ¡Una hamburguesa! { $points } puntos para { $player }.
       *[both] { $total } es 7 × { $k } y tiene un 7. ¡Una hamburguesa! { $points } puntos para { $player }.
    }
fast_food-score-soda =
    .sentence = { $why ->
        [digit] { $total } tiene un 5. ¡Un refresco! { $points } puntos para { $player }.
        [multiple] { $total } es 5 × { $k }. ¡Un refresco! { $points } puntos para { $player }.
       *[both] { $total } es 5 × { $k } y tiene un 5. ¡Un refresco! { $points } puntos para { $player }.
    }
fast_food-score-fries =
    .sentence = { $why ->
        [digit] { $total } tiene un 3. ¡Papas fritas! { $points } punto para { $player }.
        [multiple] { $total } es 3 × { $k }. ¡Papas fritas! { $points } punto para { $player }.
       *[both] { $total } es 3 × { $k } y tiene un 3. ¡Papas fritas! { $points } punto para { $player }.
    }
fast_food-score-nothing =
    .sentence = { $unclaimed ->
        [food] Una comida no era correcta: sin puntos.
       *[no] { $total } no da puntos.
    }
fast_food-draw =
    .sentence = { $n ->
        [0] { $player } saca la última carta.
       *[other] { $player } saca una carta.
    }

seven_twenty_seven-ante =
    .sentence = Cada uno paga { $ante }. { $n } × { $ante } = { $sum }. En el pozo hay { $pot }.
seven_twenty_seven-call =
    .sentence = { $player } paga { $x } más: { $to_match } − { $paid } = { $x }.
seven_twenty_seven-raise =
    .sentence = { $player } paga { $need } y { $x } más: { $need } + { $x } = { $sum }.
seven_twenty_seven-again =
    .sentence = { $took ->
        [no] Ahora se apuesta.
       *[yes] { $betting ->
            [yes] Alguien sacó carta. Se apuesta otra vez.
           *[no] Alguien sacó carta. Todos pueden pedir otra vez.
        }
    }
seven_twenty_seven-bust =
    .sentence = { $total } es mayor que 27. { $player } queda fuera.
seven_twenty_seven-show =
    .sentence = { $hands }
    .hands = { $player }: { $cards }. { $has7 ->
        [no] No cuenta para el 7.
       *[yes] Para el 7: { $total7 }, a { $d7 } de distancia.
    } { $has27 ->
        [no] No cuenta para el 27.
       *[yes] Para el 27: { $total27 }, a { $d27 } de distancia.
    }
seven_twenty_seven-low =
    .sentence = { $player } tiene { $total }, a { $d } del 7. Nadie está más cerca.
seven_twenty_seven-high =
    .sentence = { $player } tiene { $total }, a { $d } del 27. Nadie está más cerca.

stage-watch =
    .help = Presiona el botón para dar un paso. Lee lo que pasa.
stage-predict =
    .help = La partida se detiene y te pregunta. ¿Qué pasa ahora?
stage-investigate =
    .help = Primero di qué crees. Luego juega muchas veces y mira.
