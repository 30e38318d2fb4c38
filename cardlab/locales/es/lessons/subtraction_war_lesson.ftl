subtraction_war_lesson = Guerra de restas
    .summary = Mira cómo se comparan las diferencias, di quién se lleva las cartas y juega una partida.
    .ages = 6 a 9
    .teaches = Qué distancia hay entre dos números, y cuál de dos diferencias es mayor
subtraction_war_lesson-fluency = Solo diferencias

## Lo que pregunta la lección mientras sigue la partida

subtraction_war_lesson-ask-told = { $a } − { $b } = { $worth }. { $shape ->
        [more] { $other } es menos que { $worth }.
        [less] { $other } es más que { $worth }.
       *[same] { $other } en los dos lados.
    }

## Las preguntas de la lección Guerra de restas

subtraction_war_lesson-shown-yours = Tienes
subtraction_war_lesson-shown-left = Cartas que quedan

subtraction_war_lesson-option-war = Guerra
subtraction_war_lesson-option-take = Alguien se lleva las cartas
subtraction_war_lesson-option-likely = Probable
subtraction_war_lesson-option-unlikely = Poco probable
subtraction_war_lesson-option-never = No puede pasar

subtraction_war_lesson-difference = ¿Qué distancia hay entre { $a } y { $b }?
    .name = Diferencias
    .ask = { $way ->
        [double] ¿Cuántos pasos hay de un número a él mismo?
        [neighbours] Estos dos son vecinos. ¿Cuántos pasos hay entre ellos?
        [ten] ¿Cuánto le falta a { $small } para llegar a diez?
        [over_ten] ¿Cuánto hay de { $small } a diez? ¿Y de diez a { $big }?
       *[count_on] Empieza en { $small } y cuenta hasta { $big }. ¿Cuántos pasos son?
    }
    .line = { $way ->
        [over_ten] De { $small } a 10, y después de 10 a { $big }
       *[count_on] { $big } − { $small } = ?
    }
    .working = { $way ->
        [over_ten] 10 − { $small } = { $to_ten }
            { $big } − 10 = { $rest }
       *[count_on] { "" }
    }
        { $big } − { $small } = { $worth }
    .right = Sí: { $big } − { $small } = { $worth }.
subtraction_war_lesson-difference-added = Sumaste los dos números. ¿Qué distancia hay entre ellos?
subtraction_war_lesson-difference-double_stays = Los dos números son { $big }. ¿Cuántos pasos hay de uno a otro?
subtraction_war_lesson-difference-signed = Le quitaste { $big } a { $small }. La distancia es la misma en los dos sentidos. Empieza por el número mayor.
subtraction_war_lesson-difference-does_not_go = Sí se puede. Empieza por el número mayor, esté donde esté.
subtraction_war_lesson-difference-ones_turned_round = Restaste las unidades al revés. Mejor pasa por el diez.
subtraction_war_lesson-difference-counts_start = ¡Casi! Cuenta los pasos, no los números. El número donde empiezas no es un paso.
subtraction_war_lesson-difference-counts_between = ¡Casi! Contaste los números que hay en medio. El último paso también cuenta.
subtraction_war_lesson-difference-greater_number = Ese es el número mayor. ¿Qué distancia hay hasta el otro?
subtraction_war_lesson-difference-smaller_number = Ese es el número menor. ¿Qué distancia hay hasta el otro?

subtraction_war_lesson-how_many_more = { subtraction_war_lesson-flash }
    .name = Cuántos más
    .ask = Pon los puntos en dos filas. ¿Cuáles no tienen compañero?
    .line = { $big } − { $small } = ?
    .working = { $small } de los { $big } puntos { $small ->
        [one] tiene
       *[other] tienen
    } compañero.
        { $big } − { $small } = { $worth }
    .right = Sí: { $big } es { $worth } más que { $small }.
subtraction_war_lesson-how_many_more-how_many_not_how_many_more = { subtraction_war_lesson-flash-how_many_not_how_many_more }
subtraction_war_lesson-how_many_more-the_other_card = { subtraction_war_lesson-flash-the_other_card }
subtraction_war_lesson-how_many_more-put_together = { subtraction_war_lesson-flash-put_together }
subtraction_war_lesson-how_many_more-one_too_many = { subtraction_war_lesson-flash-one_too_many }
subtraction_war_lesson-how_many_more-one_too_few = { subtraction_war_lesson-flash-one_too_few }

subtraction_war_lesson-flash = Una carta tiene más puntos. ¿Cuántos más?
    .name = Cuántos más, en un instante
    .flash = Una carta tiene { $a }, la otra { $b }.
    .ask = ¿Cuántos puntos hay en cada carta? ¿Cuál tiene más?
    .line = { $big } − { $small } = ?
    .working = { $big } − { $small } = { $worth }
    .right = Sí: { $big } son { $worth } más que { $small }.
subtraction_war_lesson-flash-how_many_not_how_many_more = Esos son todos los puntos de una carta. ¿Cuántos más tiene?
subtraction_war_lesson-flash-the_other_card = Eso es lo que tiene la carta menor. ¿Cuántos más tiene la otra?
subtraction_war_lesson-flash-put_together = Esos son los puntos de las dos cartas. ¿Cuántos más tiene una?
subtraction_war_lesson-flash-one_too_many = ¡Casi! Es uno de más. Dale un compañero a cada punto.
subtraction_war_lesson-flash-one_too_few = ¡Casi! Hay un punto más sin compañero. Mira otra vez.

subtraction_war_lesson-partners = Hay { $big } puntos arriba y { $small } abajo. Pon puntos abajo hasta que cada punto tenga compañero.
    .name = Puntos con compañero
    .ask = ¿Qué puntos de arriba todavía no tienen compañero?
    .line = { $small } + ? = { $big }
    .working = { $small } + { $worth } = { $big }
        { $big } − { $small } = { $worth }
    .right = Sí: { $big } − { $small } = { $worth }. Esos son los que faltaban abajo.
subtraction_war_lesson-partners-as_many_as_above = Pusiste tantos como hay arriba. Pero abajo ya había algunos.
subtraction_war_lesson-partners-as_many_as_lay_there = Pusiste { $small } otra vez. ¿Cuántos hacen falta para que abajo haya { $big }?
subtraction_war_lesson-partners-one_too_few = ¡Casi! Mira el final de la fila de arriba. ¿Tiene compañero el último punto?
subtraction_war_lesson-partners-one_too_many = ¡Casi! Ahora hay un punto abajo sin compañero.

subtraction_war_lesson-land = Empieza en { $start }. Salta { $steps } pasos hacia atrás. ¿Dónde caes?
    .name = Saltos en la recta
    .ask = ¿Dónde estás después del primer paso hacia atrás?
    .line = { $start } − { $steps } = ?
    .working = { $way ->
        [over_ten] { $start } − { $to_ten } = 10
            10 − { $rest } = { $left }
       *[count_on] { "" }
    }
        { $start } − { $steps } = { $left }
    .right = Sí: desde { $start }, un salto de { $steps } hacia atrás cae en { $left }.
subtraction_war_lesson-land-stayed = Ahí es donde empiezas. Ahora salta { $steps } hacia atrás desde ahí.
subtraction_war_lesson-land-counts_first_number_in = Empiezas en { $start }. Cuenta «uno» cuando llegues al número anterior.
subtraction_war_lesson-land-one_too_many = ¡Casi! Es un paso de más. Cuenta los pasos, no los números.
subtraction_war_lesson-land-went_forward = Eso es ir { $steps } pasos hacia adelante. Salta hacia atrás, a los números menores.
subtraction_war_lesson-land-steps_from_nought = Esos son los pasos que saltas. Empieza en { $start } y ve hacia atrás.

subtraction_war_lesson-missing = { $big } − ? = { $left }
    .name = Números que faltan
    .ask = Bajas de { $big } a { $left }. ¿Cuántos pasos son?
    .line = { $big } − { $left } = ?
    .working = { $big } − { $taken } = { $left }
        { $big } − { $left } = { $taken }
    .right = Sí: { $big } − { $taken } = { $left }.
subtraction_war_lesson-missing-added = Sumaste { $big } y { $left }. ¿Qué distancia hay de uno a otro?
subtraction_war_lesson-missing-what_is_left = { $left } es lo que queda. ¿Cuánto se quitó?
subtraction_war_lesson-missing-first_number_again = Si se quitaran los { $big }, no quedaría nada. Aquí { $left ->
    [one] queda
   *[other] quedan
    } { $left }.
subtraction_war_lesson-missing-counts_start = ¡Casi! Cuenta los pasos hacia abajo. El número donde empiezas no es un paso.
subtraction_war_lesson-missing-counts_between = ¡Casi! El último paso, hasta { $left }, también cuenta.

subtraction_war_lesson-start = ? − { $taken } = { $left }
    .name = El primer número
    .ask = { $taken ->
        [one] Se quitó
       *[other] Se quitaron
    } { $taken }, y { $left ->
        [one] queda
       *[other] quedan
    } { $left }. ¿Cuántos había antes?
    .line = { $more } + { $less } = ?
    .working = { $left } + { $taken } = { $big }
        ? = { $big }
    .right = Sí: { $big } − { $taken } = { $left }.
subtraction_war_lesson-start-subtracted = Volviste a restar. Devuelve lo que se quitó.
subtraction_war_lesson-start-what_is_left = { $left } es lo que queda. Antes había más.
subtraction_war_lesson-start-what_was_taken = { $taken } es lo que se quitó. Júntalo otra vez con los { $left }.
subtraction_war_lesson-start-counts_first_number_in = ¡Casi! Empieza en { $more }. El primer paso llega a { $after }.
subtraction_war_lesson-start-one_too_many = ¡Casi! Es un paso de más. Cuenta { $less } más desde { $more }.

subtraction_war_lesson-greater = ¿Quién se lleva las cartas? Gana la diferencia mayor.
    .name = Quién se lleva las cartas
    .ask = ¿Qué distancia hay entre las dos cartas de cada lado? ¿Dónde es mayor?
    .line = { $a } − { $b } = ?, y { $c } − { $d } = ?
    .working = { $a } − { $b } = { $s }
        { $c } − { $d } = { $t }
        { $s } { $sign } { $t }
        { $same ->
            [yes] { subtraction_war_lesson-option-war }
           *[no] Las cartas son para { $winner }
        }
    .right = { $shape ->
        [same] Sí: { $s } en los dos lados, así que hay guerra.
        [less] Sí: { $s } es menor que { $t }, así que { $winner } se lleva las cartas.
       *[more] Sí: { $s } es mayor que { $t }, así que { $winner } se lleva las cartas.
    }
subtraction_war_lesson-greater-highest_card = Dos cartas altas pueden estar cerca. Cuenta los pasos.
subtraction_war_lesson-greater-smaller_taken = Resta otra vez en cada lado.
subtraction_war_lesson-greater-no_war_here = Solo hay guerra cuando las dos diferencias son iguales. ¿Lo son?
subtraction_war_lesson-greater-unlike_cards = Cartas distintas pueden tener la misma distancia. Cuenta los pasos.

subtraction_war_lesson-compare = ¿Quién se lleva las cartas? Intenta sin restar.
    .name = Comparar sin restar
    .ask = Compara los números mayores y después los menores. ¿Qué punta se movió más?
    .line = { $rows }
    .rows = { $x } y { $y }: ¿cuál es mayor?
    .rows-working = { $x } { $sign } { $y }
    .working = { $rows }
        { $a } − { $b } = { $s }
        { $c } − { $d } = { $t }
        { $s } { $sign } { $t }
        { $same ->
            [yes] { subtraction_war_lesson-option-war }
           *[no] Las cartas son para { $winner }
        }
    .right = { $shape ->
        [same] Sí: las dos puntas se movieron lo mismo. Las dos distancias son { $s }. ¡Guerra!
        [less] Sí: { $s } es menor que { $t }, así que { $winner } se lleva las cartas.
       *[more] Sí: { $s } es mayor que { $t }, así que { $winner } se lleva las cartas.
    }
subtraction_war_lesson-compare-highest_card = Esa carta es más alta. ¿Dónde está la otra?
subtraction_war_lesson-compare-smaller_taken = Mira las dos puntas. ¿Qué distancia es más larga?
subtraction_war_lesson-compare-no_war_here = Una punta se movió más. ¿Es igual la distancia?
subtraction_war_lesson-compare-unlike_cards = Se movieron las dos puntas. ¿Se movieron lo mismo?

subtraction_war_lesson-by_how_much = ¿Cuánto más es { $a } − { $b } que { $c } − { $d }?
    .name = Cuánto más
    .ask = ¿Cuáles son las dos diferencias? ¿Qué distancia hay entre ellas?
    .line = { $a } − { $b } = { $s }, y { $c } − { $d } = ?
    .working = { $a } − { $b } = { $s }
        { $c } − { $d } = { $t }
        { $s } − { $t } = { $more }
    .right = Sí: { $s } es { $more } más que { $t }.
subtraction_war_lesson-by_how_much-compared_highest = Comparaste las cartas más altas. Compara las dos diferencias.
subtraction_war_lesson-by_how_much-how_many_not_how_many_more = Esa es la diferencia mayor. ¿Cuánto más es que la otra?
subtraction_war_lesson-by_how_much-counts_start = ¡Casi! Cuenta los pasos de una diferencia a la otra. El número donde empiezas no es un paso.
subtraction_war_lesson-by_how_much-counts_between = ¡Casi! Contaste los números que hay en medio. El último paso también cuenta.
subtraction_war_lesson-by_how_much-put_together = Sumaste las dos diferencias. ¿Qué distancia hay entre ellas?

subtraction_war_lesson-order = Pon las parejas en orden. La diferencia menor va primero.
    .name = Parejas en orden
    .ask = ¿Qué distancia hay entre las dos cartas de cada pareja?
    .line = { $pairs }
    .pairs = { $a } − { $b } = ?
    .working = { $pairs }
        { $which }
    .pairs-working = { $a } − { $b } = { $worth }
    .right = Sí. En orden, las diferencias son { $worths }.
subtraction_war_lesson-order-highest_card = Pusiste en orden las cartas más altas. ¿Qué distancia hay entre las cartas de cada pareja?
subtraction_war_lesson-order-greatest_first = Las diferencias están en orden, pero al revés. Empieza por la menor.

subtraction_war_lesson-card_for = ¿Qué carta da una diferencia de { $n } con tu { $own }?
    .name = Una carta para una diferencia
    .ask = ¿A dónde llegas si das { $n ->
        [one] 1 paso
       *[other] { $n } pasos
    } desde { $own }? Hay dos sentidos.
    .line = { $ways ->
        [up] { $own } + { $n } = ?
        [down] { $own } − { $n } = ?
       *[both] { $own } − { $n } = ?, y { $own } + { $n } = ? ¿Está aquí uno de ellos?
    }
    .working = { $big } − { $small } = { $n }
        { $best }
    .right = Sí: { $big } − { $small } = { $n }.
subtraction_war_lesson-card_for-difference_itself = Esa carta es un { $n }. Busca una que esté a { $n ->
        [one] 1 paso
       *[other] { $n } pasos
    } de { $own }.
subtraction_war_lesson-card_for-counts_start = ¡Casi! No cuentes el número donde empiezas.
subtraction_war_lesson-card_for-counts_between = ¡Casi! Está un paso más cerca. La carta misma es el último paso.

subtraction_war_lesson-both_cards = ¿Qué cartas dan una diferencia de { $n } con tu { $own }? Elige todas.
    .name = Las dos cartas para una diferencia
    .ask = Sube { $n ->
        [one] 1 paso
       *[other] { $n } pasos
    } desde { $own }, y baja { $n ->
        [one] 1 paso
       *[other] { $n } pasos
    }. ¿Hay cartas ahí?
    .line = { $own } − { $n } = ?, y { $own } + { $n } = ?
    .working = { $rows }
        { $which }
    .rows-working = { $big } − { $small } = { $n }
    .rows = { $big } − { $small } = { $n }.
    .right = Sí: { $rows }
subtraction_war_lesson-both_cards-only_below = Esa sirve. Mira también en el otro sentido.
subtraction_war_lesson-both_cards-only_above = Esa sirve. Mira también en el otro sentido.
subtraction_war_lesson-both_cards-counts_start = ¡Casi! Está un paso más lejos. El número donde empiezas no es un paso.
subtraction_war_lesson-both_cards-counts_between = ¡Casi! Está un paso más cerca. La carta misma es el último paso.
subtraction_war_lesson-both_cards-difference_itself = Esa carta es un { $n }. Busca cartas que estén a { $n ->
        [one] 1 paso
       *[other] { $n } pasos
    } de { $own }.

subtraction_war_lesson-best_card = Tu primera carta es un { $own }. ¿Qué segunda carta da la diferencia mayor?
    .name = La diferencia mayor
    .ask = ¿Cuál de estas cartas está más lejos de { $own }: una alta o una baja?
    .line = { $rows }
    .rows = { $big } − { $small } = ?
    .rows-working = { $big } − { $small } = { $worth }
    .working = { $rows }
        { $best }
    .right = Sí: está a { $worth }, más lejos que todas las otras.
subtraction_war_lesson-best_card-highest_card = La carta más alta no siempre es la más lejana. ¿A qué distancia está la más baja?
subtraction_war_lesson-best_card-lowest_card = La carta más baja no siempre es la más lejana. ¿A qué distancia está la más alta?
subtraction_war_lesson-best_card-nearest_card = Esa carta es la más cercana a { $own }. Aquí gana la más lejana.

subtraction_war_lesson-ties = ¿Qué parejas van a la guerra con { $a } − { $b }? Elige todas.
    .name = Parejas que van a la guerra
    .ask = ¿Qué distancia hay entre { $a } y { $b }? ¿Qué parejas tienen la misma distancia?
    .line = { $pairs }
    .pairs = { $a } − { $b } = ?
    .working = { $a } − { $b } = { $worth }
        { $pairs }
        { $which }
    .pairs-working = { $a } − { $b } = { $worth }
    .right = Sí: en estas también hay una distancia de { $worth }.
subtraction_war_lesson-ties-same_sum = Ahí la suma es la misma. Busca la misma diferencia.
subtraction_war_lesson-ties-same_card = No basta con la misma carta. Cuenta los pasos.
subtraction_war_lesson-ties-stopped_after_one = Esa sirve. Sigue buscando: hay más de una.

subtraction_war_lesson-how_many_pairs = Las cartas van del 1 al 10. ¿Cuántas parejas de números están a una distancia de { $n }?
    .name = Contar parejas
    .ask = ¿Qué pareja tiene un 1? ¿Cuál tiene un 2? ¿Dónde se acaba?
    .line = Empieza con { $high } − 1. Aumenta los dos números de uno en uno, hasta 10.
    .working = { $all }
        { $pairs }
    .right = Sí: { $all }.
subtraction_war_lesson-how_many_pairs-counts_start = Hay una de más. La primera pareja es { $high } − 1, y ningún número es mayor que 10.
subtraction_war_lesson-how_many_pairs-turned_round_too = Contaste cada pareja dos veces, una en cada orden. Cuéntala solo una vez.
subtraction_war_lesson-how_many_pairs-as_many_as_numbers = Hay diez números. Pero los más grandes no tienen compañero por encima.
subtraction_war_lesson-how_many_pairs-one_left_out = Falta una pareja. Escríbelas en orden, y verás el hueco.

subtraction_war_lesson-likely = Tú tienes { $a } − { $b }. ¿Habrá más distancia entre las dos próximas cartas?
    .name = Probable o no
    .ask = ¿Qué diferencias son mayores que la tuya? ¿Salen muchas veces?
    .line = { $a } − { $b } = { $worth }. Las diferencias pequeñas son las que más salen.
    .working = { $a } − { $b } = { $worth }
        { $higher } de { $every } parejas tienen más distancia.
        { $answer ->
            [likely] { subtraction_war_lesson-option-likely }
            [unlikely] { subtraction_war_lesson-option-unlikely }
           *[never] { subtraction_war_lesson-option-never }
        }
    .right = Sí: { $higher } de las { $every } parejas tienen una distancia mayor que { $worth }.
subtraction_war_lesson-likely-still_possible = Busca dos cartas con una distancia mayor que { $worth }.
subtraction_war_lesson-likely-expects_too_much = ¿La mayoría de las parejas tienen más distancia?
subtraction_war_lesson-likely-expects_too_little = ¿La mayoría de las parejas tienen más distancia?
subtraction_war_lesson-likely-takes_for_impossible = Sí puede: busca dos con más distancia.

subtraction_war_lesson-chance = Ahora salen dos de estas cuatro cartas. ¿Cuál es la probabilidad de una diferencia mayor que { $worth }?
    .name = Probabilidades
    .ask = ¿Cuántas parejas hay con cuatro cartas? ¿Cuáles tienen una distancia mayor que { $worth }?
    .line = { $pairs }
    .pairs = { $a } − { $b } = ?
    .working = { $pairs }
        Más de { $worth }: { $higher } de 6 parejas
        { $shorter ->
            [yes] { $higher }/6 = { $chance }
           *[no] { $chance }
        }
    .pairs-working = { $a } − { $b } = { $worth }
    .right = Sí: { $higher ->
        [one] una de las 6 parejas tiene
       *[other] { $higher } de las 6 parejas tienen
    } una distancia mayor que { $worth }. La probabilidad es { $chance }.
subtraction_war_lesson-chance-how_many_not_what_share = Sí, esas son las parejas con más distancia. Ahora escríbelo como fracción de todas, por ejemplo 1/6.
subtraction_war_lesson-chance-ties_counted = Algunas parejas tienen justo una distancia de { $worth }. Esa no es mayor.
subtraction_war_lesson-chance-other_way_round = Esa es la probabilidad de que la distancia no sea mayor. Mira las otras parejas.
subtraction_war_lesson-chance-out_of_four = Salen dos cartas, no una. Cuenta parejas de cartas: hay 6.
subtraction_war_lesson-chance-half_and_half = Puede pasar o no, pero no las mismas veces. Cuenta las parejas.

subtraction_war_lesson-most_often = Cartas del 1 al 10, cuatro de cada una: ¿qué diferencia sale más veces?
    .name = Lo que sale más veces
    .ask = ¿Cuántas parejas de números tienen esa distancia? Piensa en 2 − 1, 3 − 2, 4 − 3…
    .line = Dos números iguales salen de 6 parejas de cartas. Dos números distintos salen de 16.
    .working = { $rows }
        { $best }
    .rows = { $n }: { $pairs }
    .rows-working = { $n }: { $pairs } parejas
    .right = Sí: { $pairs } de las 780 parejas de cartas están a una distancia de { $best }.
subtraction_war_lesson-most_often-nought_first = Dos cartas distintas salen más que dos iguales.
subtraction_war_lesson-most_often-next_to_nought = Buena idea. Ahora cuenta las parejas de cada una.
subtraction_war_lesson-most_often-greatest = Las diferencias grandes piden una carta alta y una baja.

## Los experimentos

subtraction_war_lesson-try-differences = ¿Qué diferencias salen?
    .guess = Toma dos cartas. ¿Qué diferencia saldrá más?
    .one = { $a } − { $b } = { $worth }
    .why = { $tied ->
        [yes] Esta vez hay empate. Al final debería ganar { $top }: { $first_pair }, { $second_pair } … { $last_pair }. Con todos los palos, { $top_ways } parejas de cartas tienen diferencia { $top }.
       *[no] { $is_top ->
            [yes] Lo que más salió fue { $top }: { $first_pair }, { $second_pair } … { $last_pair }. Con todos los palos, { $top_ways } parejas de cartas tienen diferencia { $top }. Ninguna otra diferencia tiene tantas.
           *[no] Esta vez salió más { $best }. Al final debería ganar { $top }: { $first_pair }, { $second_pair } … { $last_pair }. Con todos los palos, { $top_ways } parejas de cartas tienen diferencia { $top }, y { $ways } tienen { $best }.
        }
    }
    .counted = Diferencia de dos cartas
    .of = de todas las parejas
subtraction_war_lesson-try-differences-seen = Mira las barras. ¿Qué diferencia salió más?
    .working = { $rows }
        La barra más alta: { $best }
    .rows = { $option }: { $figure }
    .rows-working = { $option }: { $figure } de 100 parejas
    .right = Sí: { $best } salió más veces, unas { $figure } veces en 100 parejas de cartas.
## La tarjeta de reglas

subtraction_war_lesson-rule-ace = Un as vale { $ace }.
subtraction_war_lesson-rule-numbers = Las otras cartas valen el número que llevan: del { $low } al { $high }.
subtraction_war_lesson-rule-courts_removed = Las jotas, las reinas y los reyes se quitan. En algunas preguntas sí están: una jota vale { $jack }, una reina { $queen } y un rey { $king }.
subtraction_war_lesson-rule-worth = Volteas dos cartas y calculas la diferencia: { $a } − { $b } = { $worth }. Siempre el número mayor menos el menor.
subtraction_war_lesson-rule-take = La diferencia mayor se lleva todas las cartas.
subtraction_war_lesson-rule-war = Diferencias iguales: ¡guerra! Cada jugador pone { $down } cartas boca abajo y { $up } boca arriba. La nueva diferencia mayor se lleva todas.
subtraction_war_lesson-rule-said = Al jugar escribes tu diferencia. Solo si es correcta te llevas cartas. Las que pierdes esperan a quien gane después.
subtraction_war_lesson-rule-end = Cuando se acaban los mazos, gana quien se llevó más cartas.
subtraction_war_lesson-rule-watched = «{ stage-watch }» y «{ stage-predict }» son más cortas: { $turns } turnos.

## Lo que se aprendió en cada parte, dicho al final

subtraction_war_lesson-learned =
    .watch = Cada jugador resta la carta menor de la mayor. El as vale 1. La diferencia mayor se lleva todas las cartas.
    .predict = Tu diferencia te dice qué última carta le ganaría.
    .investigate = Las diferencias pequeñas salen más veces: hay más parejas que las dan.
    .ticket = Mostraste lo que sabes de las diferencias.

## My deck: what a card is called, for a child and for a teacher

subtraction_war_lesson-skill-partners_1 = A cada punto su compañero
    .teacher = Emparejar dos filas uno a uno, hasta 6
subtraction_war_lesson-skill-how_many_more_1 = ¿Cuántos más?
    .teacher = Comparar dos cantidades hasta 6
subtraction_war_lesson-skill-land_1 = Saltar hacia atrás
    .teacher = Restar contando hacia atrás en la recta numérica
subtraction_war_lesson-skill-difference_1 = Los vecinos
    .teacher = Diferencias hasta 5, de vecinos y de números iguales
subtraction_war_lesson-skill-greater_1 = ¿Quién está más lejos?
    .teacher = Comparar dos diferencias claras
subtraction_war_lesson-skill-how_many_more_2 = ¿Cuántos más? Hasta diez
    .teacher = Comparar dos cantidades hasta 10
subtraction_war_lesson-skill-difference_2 = Desde diez
    .teacher = Diferencias desde 10, y de 2
subtraction_war_lesson-skill-missing_2 = ¿Qué se quitó?
    .teacher = Sustraendo desconocido hasta 6
subtraction_war_lesson-skill-card_for_2 = La carta correcta
    .teacher = Hallar un número a cierta distancia
subtraction_war_lesson-skill-difference_3 = ¿A qué distancia?
    .teacher = Todas las diferencias hasta 10
subtraction_war_lesson-skill-greater_3 = Por muy poco
    .teacher = Comparar diferencias iguales o por uno
subtraction_war_lesson-skill-start_3 = ¿Cuánto había al principio?
    .teacher = Minuendo desconocido hasta 10
subtraction_war_lesson-skill-compare_3 = Mirar sin restar
    .teacher = Comparar diferencias sin calcularlas

## La página para las familias

subtraction_war_lesson-family =
    .learnt = Su hijo o hija calculó la diferencia entre dos números, es decir, los pasos de uno a otro, y comparó diferencias.
    .play_1 = Tomen las cartas del as al diez de una baraja. Un as vale 1. Repártanlas boca abajo, la mitad para cada jugador.
    .play_2 = Los dos jugadores voltean dos cartas y dicen la diferencia. De 4 a 9 hay 5 pasos: 9 − 4 = 5.
    .play_3 = La diferencia mayor se lleva las cuatro cartas.
    .play_4 = Si las diferencias son iguales, cada uno pone tres cartas boca abajo y dos boca arriba. La nueva diferencia mayor se lleva todas.
    .play_5 = Cuando se jugaron todas las cartas, gana quien se llevó más.
    .ask_1 = ¿Cuántos pasos hay de un número a otro?
    .ask_2 = ¿Puedes decir quién gana sin restar?
    .ask_3 = ¿Qué carta te gustaría junto a tu 6? ¿Por qué?
    .easier = Jueguen solo con las cartas del as al cinco y cuenten los pasos en voz alta.
    .harder = Dejen las jotas, las reinas y los reyes. Valen 11, 12 y 13.

## Las columnas de la hoja de partida

subtraction_war_lesson-record = Escribe las dos igualdades. Escribe <, = o > entre ellas.
subtraction_war_lesson-record-mine = Mis cartas
subtraction_war_lesson-record-sign = <, = o >
subtraction_war_lesson-record-other = Cartas del otro jugador
