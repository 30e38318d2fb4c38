addition_war_lesson = Guerra de sumas
    .summary = Mira cómo se comparan las sumas, di quién se lleva las cartas y juega una partida.
    .ages = 6 a 8
    .teaches = Sumas hasta 20, y cuál de dos sumas es mayor
addition_war_lesson-fluency = Solo sumas

## Las preguntas de la lección Guerra de sumas

addition_war_lesson-shown-yours = Tienes
addition_war_lesson-shown-other = Cartas que hay que superar
addition_war_lesson-shown-side = El otro jugador
addition_war_lesson-shown-left = Cartas que quedan

addition_war_lesson-option-war = Guerra
addition_war_lesson-option-take = Alguien se lleva las cartas
addition_war_lesson-option-likely = Probable
addition_war_lesson-option-unlikely = Poco probable
addition_war_lesson-option-never = No puede pasar

addition_war_lesson-sum = { $a } + { $b } = ?
    .name = Sumas
    .ask = { $way ->
        [double] Dos números iguales: ¿te sabes este doble de memoria?
        [near_double] Quizá te sabes { $less } + { $less }. ¿Cuánto más hay aquí?
        [ten] Diez y unos cuantos más: ¿qué número forman diez y { $less }?
        [one] ¿Qué número viene justo después de { $more }?
        [bridge] Empieza con { $more }: ¿cuánto le falta para llegar a diez? ¿Cuántos de los { $less } quedan entonces?
       *[count_on] ¿Qué número es mayor? ¿A dónde llegas si cuentas { $less } más desde ahí?
    }
    .line = { $way ->
        [double] { $smaller } + { $smaller } = { $smaller_double }, y después 2 más
        [near_double] { $less } + { $less } + 1 = ?
        [ten] { $less ->
            [10] Las decenas: 1 + 1. Las unidades: 0.
           *[other] Las decenas: 1. Las unidades: { $less }.
        }
        [one] Cuenta: { $before }, { $more }, …
        [bridge] { $more } + { $to_ten } = 10, y después { $left } más
       *[count_on] { $more } + 1 = { $after }, y después { $smaller } más
    }
    .working = { $way ->
        [double] { $smaller } + { $smaller } = { $smaller_double }
            { $smaller_double } + 2 = { $sum }
        [near_double] { $less } + { $less } + 1 = { $sum }
        [bridge] { $more } + { $to_ten } = 10
            10 + { $left } = { $sum }
        [count_on] { $more } + 1 = { $after }
            { $after } + { $smaller } = { $sum }
       *[other] { "" }
    }
        { $a } + { $b } = { $sum }
    .right = Sí: { $a } + { $b } = { $sum }.
addition_war_lesson-sum-double_not_mended = Usaste el doble { $less } + { $less }. Uno de los números es uno más.
addition_war_lesson-sum-counts_first_number_in = Empieza en { $more }. El primer paso llega a { $after }, no a { $more }.
addition_war_lesson-sum-one_too_many = ¡Casi! Contaste un paso de más.
addition_war_lesson-sum-whole_number_after_ten = Primero fuiste hasta diez: buena idea. Para eso usaste una parte de los { $less }. ¿Cuánto queda?
addition_war_lesson-sum-stopped_at_ten = Llegaste a diez: un buen primer paso. Ahora suma lo que queda de los { $less }.
addition_war_lesson-sum-concatenated = Pusiste { $a } y { $b } uno al lado del otro. ¿Cuántos hay en total?
addition_war_lesson-sum-subtracted = Esa es la distancia entre { $a } y { $b }. Aquí se suman.
addition_war_lesson-sum-digits_turned = Lee tu número en voz alta. ¿Cuál es la cifra de las decenas? Quizá las dos cambiaron de lugar.

addition_war_lesson-land = Empieza en { $start }. Salta { $steps } pasos hacia adelante. ¿Dónde caes?
    .name = Saltos en la recta
    .ask = ¿Dónde estás después del primer paso?
    .line = { $start } + { $steps } = ?
    .working = { $way ->
        [over_ten] { $start } + { $to_ten } = 10
            10 + { $rest } = { $sum }
       *[count_on] { "" }
    }
        { $start } + { $steps } = { $sum }
    .right = Sí: desde { $start }, un salto de { $steps } cae en { $sum }.
addition_war_lesson-land-stayed = Ahí es donde empiezas. Ahora salta { $steps } desde ahí.
addition_war_lesson-land-counts_first_number_in = Empiezas en { $start }. Cuenta «uno» cuando llegues al número siguiente.
addition_war_lesson-land-one_too_many = ¡Casi! Es un paso de más. Cuenta los pasos, no los números.
addition_war_lesson-land-steps_from_nought = Ese es un salto de { $steps } desde 0. Aquí empiezas en { $start }.
addition_war_lesson-land-went_back = Eso es ir { $steps } pasos hacia atrás. Salta hacia adelante, a los números mayores.

addition_war_lesson-flash = ¿Cuántos hay aquí?
    .name = Puntos en un instante
    .flash = Puntos: { $a } y { $b }
    .ask = ¿Viste grupos? ¿Cuántos puntos hay en cada uno?
    .line = { $a } + { $b } = ?
    .working = { $a } + { $b } = { $dots }
    .right = Sí: { $a } y { $b } son { $dots }.
addition_war_lesson-flash-one_part = Viste una parte de los puntos. Mira otra vez: hay más.
addition_war_lesson-flash-smaller_part = Viste la parte más pequeña de los puntos. Mira otra vez: hay más.
addition_war_lesson-flash-one_too_few = ¡Casi! Mira otra vez: te faltó un punto.
addition_war_lesson-flash-one_too_many = ¡Casi! Mira otra vez: contaste un punto de más.
addition_war_lesson-flash-empty_places = Esos son los lugares vacíos. ¿Cuántos lugares tienen un punto?

addition_war_lesson-missing = { $a } + ? = { $sum }
    .name = Números que faltan
    .ask = ¿Cuánto tienes que contar desde { $a } para llegar a { $sum }?
    .line = { $sum } − { $a } = ?
    .working = { $a } + { $b } = { $sum }
        { $sum } − { $a } = { $b }
    .right = Sí: { $a } + { $b } = { $sum }.
addition_war_lesson-missing-added_the_sum = Sumaste { $a } y { $sum }. Pero { $sum } ya es el total. ¿Qué parte está escondida?
addition_war_lesson-missing-sum_again = { $sum } son las dos cartas juntas. Una de ellas es { $a }. ¿Cuál es la otra?
addition_war_lesson-missing-counts_start = Cuenta los pasos de { $a } a { $sum }. El primer paso va al número que sigue a { $a }.
addition_war_lesson-missing-counts_between = Contaste los números que hay en medio. Cuenta los pasos: el último llega a { $sum }.
addition_war_lesson-missing-first_number_again = Esa es la carta que ves. ¿Cuánto falta para { $sum }?

addition_war_lesson-fill = Pon fichas hasta que haya { $sum }.
    .name = Fichas en marcos
    .ask = ¿Cuántas hay? ¿Cuántas faltan para { $sum }?
    .line = { $way ->
        [bridge] { $a } + { $to_ten } = 10. ¿Cuántas van al marco siguiente?
       *[on] { $a } + ? = { $sum }
    }
    .working = { $way ->
        [bridge] { $a } + { $to_ten } = 10
            10 + { $left } = { $sum }
       *[on] { "" }
    }
        { $a } + { $b } = { $sum }
        { $sum } − { $a } = { $b }
    .right = Sí: { $a } + { $b } = { $sum }.
addition_war_lesson-fill-sum_again = Solo las que pusiste ya son { $sum }. Cuenta también las que ya estaban.
addition_war_lesson-fill-one_too_few = ¡Casi! Cuéntalas todas otra vez. ¿Hay { $sum }?
addition_war_lesson-fill-one_too_many = ¡Casi! Cuéntalas todas otra vez. Hay más de { $sum }.
addition_war_lesson-fill-filled_the_ten = Ahora el marco está lleno: eso es diez. Tú quieres { $sum }.

addition_war_lesson-balance = Estira tu barra hasta que las dos sumas sean iguales.
    .name = Barras iguales
    .ask = ¿Cuánto suman las otras dos cartas? ¿Tu barra necesita más o menos que { $b }?
    .line = { $c } + ? = { $sum }
    .working = { $a } + { $b } = { $sum }
        { $c } + { $d } = { $sum }
        { $sum } − { $c } = { $d }
    .right = Sí: { $a } + { $b } = { $c } + { $d }.
addition_war_lesson-balance-sum_again = { $sum } es la suma entera. Tu barra ya tiene { $c }.
addition_war_lesson-balance-same_number = Estiraste otra vez { $b }. Pero empiezas con { $c } y no con { $a }.
addition_war_lesson-balance-other_way = Fuiste al revés. Si el primer número es menor, el segundo es mayor.
addition_war_lesson-balance-one_too_few = ¡Casi! Suma otra vez tu barra. ¿Son { $sum }?
addition_war_lesson-balance-one_too_many = ¡Casi! Suma otra vez tu barra. Es más de { $sum }.

addition_war_lesson-greater = ¿Quién se lleva las cartas?
    .name = Quién se lleva las cartas
    .ask = ¿Cuánto suma cada lado? ¿Qué suma es mayor?
    .line = { $a } + { $b } = ?, y { $c } + { $d } = ?
    .working = { $a } + { $b } = { $s }
        { $c } + { $d } = { $t }
        { $s } { $sign } { $t }
        { $same ->
            [yes] { addition_war_lesson-option-war }
           *[no] Las cartas son para { $winner }
        }
    .right = { $shape ->
        [same] Sí: { $s } en los dos lados, así que hay guerra.
        [less] Sí: { $s } es menor que { $t }, así que { $winner } se lleva las cartas.
       *[more] Sí: { $s } es mayor que { $t }, así que { $winner } se lleva las cartas.
    }
addition_war_lesson-greater-highest_card = Cuentan las dos cartas. Suma las dos de cada lado.
addition_war_lesson-greater-smaller_taken = Suma otra vez las dos cartas de cada lado. La suma mayor se lleva las cartas.
addition_war_lesson-greater-no_war_here = Solo hay guerra cuando las dos sumas son iguales. ¿Lo son?
addition_war_lesson-greater-unlike_cards = Las cartas son distintas. ¿También son distintas las dos sumas? Súmalas.

addition_war_lesson-compare = ¿Quién se lleva las cartas? Intenta sin sumar.
    .name = Comparar sin sumar
    .ask = ¿Qué números son iguales, o casi iguales? ¿Cuánto más hay aquí, y cuánto menos allí?
    .line = { $rows }
    .rows = { $x } y { $y }: ¿cuál es mayor?
    .rows-working = { $x } { $sign } { $y }
    .working = { $rows }
        { $a } + { $b } = { $s }
        { $c } + { $d } = { $t }
        { $s } { $sign } { $t }
        { $same ->
            [yes] { addition_war_lesson-option-war }
           *[no] Las cartas son para { $winner }
        }
    .right = { $shape ->
        [same] Sí: una carta tiene de más lo mismo que la otra tiene de menos. { $s } en los dos lados: ¡guerra!
        [less] Sí: { $s } es menor que { $t }, así que { $winner } se lleva las cartas.
       *[more] Sí: { $s } es mayor que { $t }, así que { $winner } se lleva las cartas.
    }
addition_war_lesson-compare-highest_card = Esa carta es más alta. ¿Y la que está a su lado?
addition_war_lesson-compare-smaller_taken = Compara las cartas una por una. ¿En qué lado hay más en total?
addition_war_lesson-compare-no_war_here = Un lado tiene más. ¿Qué cartas no son iguales?
addition_war_lesson-compare-unlike_cards = Una carta es mayor; la otra, menor. ¿Quedan iguales?

addition_war_lesson-by_how_much = ¿Cuánto más es { $a } + { $b } que { $c } + { $d }?
    .name = Cuánto más
    .ask = ¿Cuáles son las dos sumas? ¿Qué distancia hay entre ellas?
    .line = { $a } + { $b } = { $s }, y { $c } + { $d } = ?
    .working = { $a } + { $b } = { $s }
        { $c } + { $d } = { $t }
        { $s } − { $t } = { $more }
    .right = Sí: { $s } es { $more } más que { $t }.
addition_war_lesson-by_how_much-compared_highest = Comparaste las cartas más altas. Compara las dos sumas.
addition_war_lesson-by_how_much-how_many_not_how_many_more = Esa es la suma mayor. ¿Cuánto más es que la otra suma?
addition_war_lesson-by_how_much-counts_start = Cuenta los pasos de una suma a la otra. El número donde empiezas no es un paso.
addition_war_lesson-by_how_much-counts_between = Contaste los números que hay en medio. El último paso, hasta { $s }, también cuenta.
addition_war_lesson-by_how_much-put_together = Sumaste las dos sumas. ¿Qué distancia hay entre ellas?

addition_war_lesson-order = Pon las parejas en orden. La suma menor va primero.
    .name = Parejas en orden
    .ask = ¿Cuánto suma cada pareja?
    .line = { $pairs }
    .pairs = { $a } + { $b } = ?
    .working = { $pairs }
        { $which }
    .pairs-working = { $a } + { $b } = { $worth }
    .right = Sí. En orden, las sumas son { $worths }.
addition_war_lesson-order-highest_card = Pusiste en orden las cartas más altas. Suma las dos cartas de cada pareja.
addition_war_lesson-order-greatest_first = Las sumas están en orden, pero al revés. Empieza por la menor.

addition_war_lesson-to_win = Tú tienes { $a } y te falta una carta. ¿Cuál es la más pequeña que gana a { $t }?
    .name = Un número que gana
    .ask = ¿Con qué carta tu suma es igual a { $t }? ¿Qué pasa entonces?
    .line = { $a } + ? tiene que ser mayor que { $t }.
    .working = { $a } + { $tie } = { $t }: guerra
        { $a } + { $need } = { $sum }
        { $sum } > { $t }
        { $best }
    .right = Sí: { $a } + { $need } = { $sum }, y { $sum } es mayor que { $t }.
addition_war_lesson-to_win-makes_a_war = Con esa hay guerra. Necesitas un poco más.
addition_war_lesson-to_win-not_the_smallest = Ese gana. ¿Ganaría también uno más pequeño?
addition_war_lesson-to_win-highest_card = ¿Ganaría también una más pequeña?
addition_war_lesson-to_win-lowest_card = Súmala a { $a }: ¿basta para ganar?
addition_war_lesson-to_win-whole_sum = El otro lado tiene { $t }. Tú ya tienes { $a }.
addition_war_lesson-to_win-put_together = Sumaste los dos. ¿Qué hay que sumar a { $a }?

addition_war_lesson-makes = ¿Qué parejas suman { $n }? Elige todas.
    .name = Parejas que dan una suma
    .ask = ¿Cuánto suma la primera pareja? ¿Y la siguiente?
    .line = { $pairs }
    .pairs = { $a } + { $b } = ?
    .working = { $pairs }
        { $which }
    .pairs-working = { $a } + { $b } = { $worth }
    .right = Sí, encontraste todas las que suman { $n }.
addition_war_lesson-makes-counts_first_number_in = Cada una de estas suma uno más que { $n }. Cuando sigues contando, no cuentes el primer número.
addition_war_lesson-makes-one_too_many = Cada una de estas suma uno menos que { $n }. Cuenta otra vez los pasos.
addition_war_lesson-makes-subtracted = Ahí, las cartas están a una distancia de { $n }. Busca cartas que juntas sumen { $n }.
addition_war_lesson-makes-double_left_out = Hasta aquí, bien. Una pareja de dos números iguales también cuenta.
addition_war_lesson-makes-stopped_after_one = Esa sirve. Sigue buscando: hay más de una.

addition_war_lesson-how_many_pairs = Las cartas van del 1 al 10. ¿Cuántas parejas de números suman { $n }? (4 + 5 y 5 + 4 son una sola pareja.)
    .name = Contar parejas
    .ask = ¿Qué pareja tiene el número más pequeño? ¿Cuál viene después?
    .line = Empieza con { $low } + { $high }. Aumenta el primer número de uno en uno.
    .working = { $all }
        { $pairs }
    .right = Sí: { $all }.
addition_war_lesson-how_many_pairs-turned_round_too = Contaste algunas parejas dos veces, una en cada orden. Cuenta cada una solo una vez.
addition_war_lesson-how_many_pairs-cards_above_ten = Ninguna carta es mayor que 10. Quita las parejas que necesitan una mayor.
addition_war_lesson-how_many_pairs-double_left_out = Dos números iguales también son una pareja. ¿Hay una aquí?
addition_war_lesson-how_many_pairs-one_left_out = Falta una pareja. Escríbelas en orden, y verás el hueco.
addition_war_lesson-how_many_pairs-one_too_many = Hay una de más. Escríbelas en orden y cuéntalas.

addition_war_lesson-likely = Tú tienes { $a } + { $b }. ¿Sumarán más las dos próximas cartas?
    .name = Probable o no
    .ask = ¿Qué sumas son mayores que la tuya? ¿Salen muchas veces?
    .line = { $a } + { $b } = { $worth }. Las sumas cerca de 11 son las que más salen.
    .working = { $a } + { $b } = { $worth }
        { $higher } de { $every } parejas suman más.
        { $answer ->
            [likely] { addition_war_lesson-option-likely }
            [unlikely] { addition_war_lesson-option-unlikely }
           *[never] { addition_war_lesson-option-never }
        }
    .right = Sí: { $higher } de las { $every } parejas suman más de { $worth }.
addition_war_lesson-likely-still_possible = Busca dos cartas que sumen más de { $worth }.
addition_war_lesson-likely-expects_too_much = ¿La mayoría de las sumas son mayores que la tuya?
addition_war_lesson-likely-expects_too_little = ¿La mayoría de las sumas son mayores que la tuya?
addition_war_lesson-likely-takes_for_impossible = Sí puede: busca dos que sumen más.

addition_war_lesson-chance = Ahora salen dos de estas cuatro cartas. ¿Cuál es la probabilidad de que sumen más de { $worth }?
    .name = Probabilidades
    .ask = ¿Cuántas parejas hay con cuatro cartas? ¿Cuáles suman más de { $worth }?
    .line = { $pairs }
    .pairs = { $a } + { $b } = ?
    .working = { $pairs }
        Más de { $worth }: { $higher } de 6 parejas
        { $shorter ->
            [yes] { $higher }/6 = { $chance }
           *[no] { $chance }
        }
    .pairs-working = { $a } + { $b } = { $worth }
    .right = Sí: { $higher ->
        [one] una de las 6 parejas suma
       *[other] { $higher } de las 6 parejas suman
    } más de { $worth }. La probabilidad es { $chance }.
addition_war_lesson-chance-how_many_not_what_share = Sí, esas son las parejas que suman más. Ahora escríbelo como fracción de todas, por ejemplo 1/6.
addition_war_lesson-chance-ties_counted = Algunas parejas suman justo { $worth }. Esas no suman más.
addition_war_lesson-chance-other_way_round = Esa es la probabilidad de que no sumen más. Mira las otras parejas.
addition_war_lesson-chance-out_of_four = Salen dos cartas, no una. Cuenta parejas de cartas: hay 6.
addition_war_lesson-chance-half_and_half = Puede pasar o no, pero no las mismas veces. Cuenta las parejas.

addition_war_lesson-most_often = Cartas del 1 al { $high }, cuatro de cada una: ¿qué suma de dos sale más veces?
    .name = Lo que sale más veces
    .ask = ¿Qué suma tiene más parejas de números que la dan?
    .line = La suma más pequeña es { $least }; la más grande, { $most }. Mira en el medio.
    .working = 1 + 1 = { $least }, y { $high } + { $high } = { $most }
        { $all }: todas suman { $sum }
    .right = Sí: { $all } suman { $sum }. Ninguna otra suma sale de tantas parejas de cartas.
addition_war_lesson-most_often-greatest_sum = Solo una pareja suma { $most }. ¿Qué suma tiene muchas?
addition_war_lesson-most_often-greatest_card = Esa es la carta más grande. Suma dos cartas.
addition_war_lesson-most_often-smallest_sum = Solo 1 + 1 suma { $least }. ¿Qué suma dan muchas parejas?
addition_war_lesson-most_often-middle_of_one_card = Ese es el medio de una carta. Suma dos.

## Los experimentos

addition_war_lesson-try-sums = ¿Qué sumas salen?
    .guess = Suma dos cartas. ¿Qué suma saldrá más?
    .one = { $a } + { $b } = { $worth }
    .why = { $tied ->
        [yes] Esta vez hay empate. Al final debería ganar { $top }: { $top_pairs }. Con todos los palos, { $top_ways } parejas de cartas suman { $top }.
       *[no] { $is_top ->
            [yes] Lo que más salió fue { $top }: { $top_pairs }. Con todos los palos, { $top_ways } parejas de cartas suman { $top }. Ninguna otra suma tiene tantas.
           *[no] Esta vez salió más { $best }. Al final debería ganar { $top }: { $top_pairs }. Con todos los palos, { $top_ways } parejas de cartas suman { $top }, y { $ways } suman { $best }.
        }
    }
    .counted = Suma de dos cartas
    .of = de todas las parejas
addition_war_lesson-try-sums-seen = Mira las barras. ¿Qué suma salió más?
    .working = { $rows }
        La barra más alta: { $best }
    .rows = { $option }: { $figure }
    .rows-working = { $option }: { $figure } de 100 parejas
    .right = Sí: { $best } salió más veces, unas { $figure } veces en 100 parejas de cartas.
## La tarjeta de reglas

addition_war_lesson-rule-ace = Un as vale { $ace }.
addition_war_lesson-rule-numbers = Las otras cartas valen el número que llevan: del { $low } al { $high }.
addition_war_lesson-rule-courts_removed = Las jotas, las reinas y los reyes se quitan. En algunas preguntas sí están: una jota vale { $jack }, una reina { $queen } y un rey { $king }.
addition_war_lesson-rule-worth = Volteas dos cartas y las sumas: { $a } + { $b } = { $worth }.
addition_war_lesson-rule-take = La suma mayor se lleva todas las cartas.
addition_war_lesson-rule-war = Sumas iguales: ¡guerra! Cada jugador pone { $down } cartas boca abajo y { $up } boca arriba. La nueva suma mayor se lleva todas.
addition_war_lesson-rule-said = Al jugar escribes tu suma. Solo si es correcta te llevas cartas. Las que pierdes esperan a quien gane después.
addition_war_lesson-rule-end = Cuando se acaban los mazos, gana quien se llevó más cartas.
addition_war_lesson-rule-watched = «{ stage-watch }» y «{ stage-predict }» son más cortas: { $turns } turnos.

## Lo que se aprendió en cada parte, dicho al final

addition_war_lesson-learned =
    .watch = Cada jugador suma sus dos cartas. El as vale 1. La suma mayor se lleva todas las cartas.
    .predict = Tu suma te dice qué última carta le ganaría.
    .investigate = Las sumas del medio salen más veces: hay más parejas que las dan.
    .ticket = Mostraste lo que sabes de las sumas.

## My deck: what a card is called, for a child and for a teacher

addition_war_lesson-skill-sum_1 = Sumas hasta diez
    .teacher = Sumar hasta 10
addition_war_lesson-skill-land_1 = Saltar hacia adelante
    .teacher = Sumar contando hacia adelante en la recta numérica
addition_war_lesson-skill-fill_1 = Completar
    .teacher = Hallar cuánto falta, hasta 9
addition_war_lesson-skill-greater_1 = ¿Quién tiene más?
    .teacher = Comparar dos sumas hasta 10
addition_war_lesson-skill-fill_2 = Formar diez
    .teacher = Completar 10
addition_war_lesson-skill-sum_2 = Los dobles
    .teacher = Dobles y sumas con 10
addition_war_lesson-skill-missing_2 = El número que falta
    .teacher = Sumando desconocido hasta 10
addition_war_lesson-skill-greater_2 = Carta grande, suma pequeña
    .teacher = Comparar sumas cuando la carta mayor engaña
addition_war_lesson-skill-by_how_much_2 = ¿Cuántas más?
    .teacher = Diferencia de dos sumas hasta 10
addition_war_lesson-skill-sum_3 = Pasar de diez
    .teacher = Sumar pasando de 10
addition_war_lesson-skill-missing_3 = El número que falta después de diez
    .teacher = Sumando desconocido pasando de 10
addition_war_lesson-skill-balance_3 = Igual en los dos lados
    .teacher = Sumas iguales después de 10
addition_war_lesson-skill-compare_3 = Mirar sin sumar
    .teacher = Comparar sumas sin calcularlas

## La página para las familias

addition_war_lesson-family =
    .learnt = Su hijo o hija sumó dos números hasta 20, comparó sumas y encontró el número que falta en una suma.
    .play_1 = Tomen las cartas del as al diez de una baraja. Un as vale 1. Repártanlas boca abajo, la mitad para cada jugador.
    .play_2 = Los dos jugadores voltean dos cartas y dicen su suma: 7 + 5 = 12.
    .play_3 = La suma mayor se lleva las cuatro cartas.
    .play_4 = Si las sumas son iguales, cada uno pone tres cartas boca abajo y dos boca arriba. La nueva suma mayor se lleva todas.
    .play_5 = Cuando se jugaron todas las cartas, gana quien se llevó más.
    .ask_1 = ¿Cómo lo calculaste?
    .ask_2 = ¿Puedes decir quién gana sin sumar?
    .ask_3 = ¿Qué cartas ganarían a tu suma?
    .easier = Jueguen solo con las cartas del as al cinco.
    .harder = Dejen las jotas, las reinas y los reyes. Valen 11, 12 y 13.

## Las columnas de la hoja de partida

addition_war_lesson-record = Escribe las dos igualdades. Escribe <, = o > entre ellas.
addition_war_lesson-record-mine = Mis cartas
addition_war_lesson-record-sign = <, = o >
addition_war_lesson-record-other = Cartas del otro jugador
