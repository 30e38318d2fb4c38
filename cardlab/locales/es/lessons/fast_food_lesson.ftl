fast_food_lesson = Comida rápida
    .summary = Suma hasta 110, descubre cuántos puntos da cada total y déjale poco al otro jugador.
    .ages = 8 a 11
    .teaches = Sumar hasta 110, múltiplos y cifras, y pensar en la carta siguiente
fast_food_lesson-fluency = Solo totales y puntos

## Las preguntas de la lección Comida rápida

fast_food_lesson-shown-yours = Tú juegas

fast_food_lesson-option-multiple = Sí, pero solo como múltiplo
fast_food_lesson-option-digit = Sí, pero solo por la cifra
fast_food_lesson-option-both = Sí, por las dos razones
fast_food_lesson-option-neither = No, por ninguna de las dos

## Lo que se dice en varias preguntas

fast_food_lesson-reason = { $why ->
    [digit] { $total } lleva un { $number }: { fast_food_lesson-points }
    [multiple] { $total } = { $number } × { $k }: { fast_food_lesson-points }
   *[both] { $total } = { $number } × { $k }, y lleva un { $number }: { fast_food_lesson-points }, una vez
}
fast_food_lesson-reason_told = { $why ->
    [digit] { $total } lleva un { $number }: { fast_food_lesson-points }.
    [multiple] { $total } = { $number } × { $k }: { fast_food_lesson-points }.
   *[both] { $total } = { $number } × { $k }, y lleva un { $number }: { fast_food_lesson-points }, una vez.
}
fast_food_lesson-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
fast_food_lesson-result = { $n ->
    [0] { $total } no lleva ningún 3, 5 ni 7, y no es múltiplo de ellos: 0
    [one] Puntos: { $points }
   *[other] { $sum } = { $points }
}
fast_food_lesson-played = { $old } + { $value } = { $total }: { fast_food_lesson-points }
fast_food_lesson-menu = (Como cifra o como múltiplo: 7 da 7 puntos, 5 da 3, 3 da 1.)
fast_food_lesson-multiples_too = Busca también los múltiplos de 3, de 5 y de 7. Las cifras son solo una manera de ganar puntos.
fast_food_lesson-digits_too = Mira también las cifras. Un 3, un 5 o un 7 en el total también da puntos.
fast_food_lesson-all_that_count = Un total puede dar puntos de varias maneras a la vez. Entonces se suman los puntos.
fast_food_lesson-only_once = Cada una de las tres cosas cuenta una sola vez, aunque haya dos razones.
fast_food_lesson-any_digit = La cifra puede estar en cualquier lugar, no solo al final. Mira también las decenas.
fast_food_lesson-multiples_go_on = Los múltiplos siguen después de 10 veces. Prueba con 11 veces, 12 veces y así.
fast_food_lesson-sum_of_digits = Sumar las cifras solo muestra los múltiplos de 3. Para 5 y 7, cuenta de 5 en 5 o de 7 en 7.
fast_food_lesson-not_the_card = Eso es solo con la carta. Primero súmala al total.
fast_food_lesson-one_step_less = ¡Casi! Cuenta otra vez. El primer paso va al número que sigue a { $old }.
fast_food_lesson-one_step_more = ¡Casi! Es un paso de más.
fast_food_lesson-carried = Las unidades forman otra decena. ¿La sumaste a las decenas?

## El total que crece

fast_food_lesson-total = El total es { $old }. Tú juegas { $value }. ¿Cuál es el nuevo total?
    .name = Nuevos totales
    .ask = { $way ->
        [bridge] ¿Cuánto hay de { $old } a la siguiente decena? ¿Cuánto queda entonces de los { $value }?
        [new_ten] ¿Cuánto hay de { $old } a la siguiente decena?
       *[on] ¿Qué cifra cambia cuando sumas { $value }?
    }
    .line = { $way ->
        [bridge] { $old } + { $to_ten } = { $ten }, y después { $left } más
        [new_ten] Las unidades: { $ones } + { $value } = 10, y eso es una nueva decena.
        [tens] Las decenas: { $tens } + 1 = ?
       *[on] Las unidades: { $ones } + { $value } = ?
    }
    .working = { $way ->
        [bridge] { $old } + { $to_ten } = { $ten }
            { $ten } + { $left } = { $total }
        [tens] { "" }
       *[on] { $ones } + { $value } = { $new_ones }
    }
        { $old } + { $value } = { $total }
    .right = Sí: { $old } + { $value } = { $total }.
fast_food_lesson-total-new_ten_forgotten = { fast_food_lesson-carried }
fast_food_lesson-total-ten_too_many = Mira otra vez las decenas. ¿De verdad hay aquí una nueva decena?
fast_food_lesson-total-one_too_few = { fast_food_lesson-one_step_less }
fast_food_lesson-total-one_too_many = { fast_food_lesson-one_step_more }
fast_food_lesson-total-card_alone = Eso es solo la carta. ¿Cuál era el total antes?
fast_food_lesson-total-side_by_side = Pusiste { $old } y { $value } uno al lado del otro. Mejor súmalos.
fast_food_lesson-total-subtracted = Restaste { $value }. Con una carta, el total aumenta.

fast_food_lesson-land = El total es { $old }. Tú juegas { $value }. Muestra el nuevo total en la tabla.
    .name = Totales en la tabla
    .ask = ¿Dónde estás después de un paso? ¿Qué viene al final de una fila?
    .line = { $old } + { $value } = ?
    .working = { $old } + { $value } = { $total }
    .right = Sí: { $old } + { $value } = { $total }.
fast_food_lesson-land-stayed = Ese es el total de antes. Ahora avanza { $value }.
fast_food_lesson-land-same_row = Te quedaste en la fila. Al final, sigue en la fila siguiente.
fast_food_lesson-land-row_too_many = Bajaste una fila de más. Una fila entera es 10.
fast_food_lesson-land-one_too_few = { fast_food_lesson-one_step_less }
fast_food_lesson-land-one_too_many = { fast_food_lesson-one_step_more }
fast_food_lesson-land-went_back = Fuiste hacia atrás. Con una carta, el total aumenta.

fast_food_lesson-last_card = { $two ->
    [yes] Todas las cartas suman 110. El total es { $total }, y quedan dos cartas. Una es { $other }. ¿Cuál es la otra?
   *[no] Todas las cartas suman 110. El total es { $total }, y queda una carta. ¿Cuál es su número?
}
    .name = La última carta
    .ask = { $two ->
        [yes] ¿Cuánto suman { $total } y { $other }?
       *[no] ¿Cuánto hay de { $total } a 110?
    }
    .line = { $two ->
        [yes] { $total } + { $other } = { $with_other }. Todas las cartas suman 110.
       *[no] Todas las cartas suman 110: { $total } + ? = 110
    }
    .working = { $two ->
        [yes] { $total } + { $other } = { $with_other }
       *[no] { "" }
    }
        110 − { $with_other } = { $value }
    .right = Sí: { $with_other } + { $value } = 110, como siempre al final.
fast_food_lesson-last_card-other_forgotten = Eso son las dos cartas juntas. Una de ellas es { $other }.
fast_food_lesson-last_card-whole_total = 110 son todas las cartas juntas. ¿Cuánto falta?
fast_food_lesson-last_card-up_to_a_hundred = Llegaste hasta 100. Las veinte cartas suman más que eso.
fast_food_lesson-last_card-one_too_many = ¡Casi! Así habría uno más que 110.
fast_food_lesson-last_card-one_too_few = ¡Casi! Así habría uno menos que 110.

## Múltiplos y cifras

fast_food_lesson-next_multiple = El total es { $total }. ¿Qué múltiplo de { $number } viene después?
    .name = El siguiente múltiplo
    .ask = ¿Qué múltiplo de { $number } conoces cerca de { $total }?
    .line = { $k } × { $number } = { $before }. ¿Es mayor que { $total }?
    .working = { $k } × { $number } = { $before }
        { $more } × { $number } = { $next }
        { $next } es el primero después de { $total }
    .right = Sí: { $more } × { $number } = { $next }.
fast_food_lesson-next_multiple-added_the_number = Le sumaste { $number } a { $total }. Pero { $total } no es un múltiplo. ¿Qué múltiplos hay cerca?
fast_food_lesson-next_multiple-multiple_before = Es un múltiplo, pero viene antes de { $total }.
fast_food_lesson-next_multiple-digit_next = Ese lleva la cifra { $number }. Aquí se busca un múltiplo de { $number }.
fast_food_lesson-next_multiple-ends_in = Ese acaba en { $number }. ¿Es también un múltiplo de { $number }?
fast_food_lesson-next_multiple-one_later = Es un múltiplo. ¿Hay uno que venga antes?

fast_food_lesson-why = { $number ->
    [7] ¿{ $total } da una hamburguesa? ¿Por qué?
    [5] ¿{ $total } da un refresco? ¿Por qué?
   *[3] ¿{ $total } da papas fritas? ¿Por qué?
}
    .name = Múltiplo o cifra
    .ask = ¿Qué cifras tiene { $total }? ¿Es un múltiplo de { $number }?
    .line = { $before } y { $next } son múltiplos de { $number }.
    .working = { $exact ->
        [yes] { $total } = { $number } × { $k }
       *[no] { $number } × { $k } = { $before }, y después viene { $next }
    }
        { $why ->
            [multiple] No lleva la cifra { $number }
            [digit] { $total } lleva la cifra { $number }
            [both] { $total } lleva la cifra { $number }
           *[neither] No lleva la cifra { $number }
        }
        { $why ->
            [multiple] { fast_food_lesson-option-multiple }
            [digit] { fast_food_lesson-option-digit }
            [both] { fast_food_lesson-option-both }
           *[neither] { fast_food_lesson-option-neither }
        }
    .right = { $why ->
        [multiple] Sí: { $total } = { $number } × { $k }, y no lleva la cifra { $number }.
        [digit] Sí: { $total } lleva la cifra { $number }, pero no es un múltiplo de { $number }.
        [both] Sí: { $total } = { $number } × { $k }, y lleva la cifra { $number }. Cuenta una vez.
       *[neither] Sí: { $total } no es un múltiplo de { $number }, y no lleva la cifra { $number }.
    }
fast_food_lesson-why-by_digit_sum = { $number ->
    [3] Divide otra vez { $total } entre 3. ¿Sale exacto?
   *[other] La suma de las cifras no dice nada de los múltiplos de { $number }. Cuenta de { $number } en { $number }.
}
fast_food_lesson-why-ends_in_table = { $number ->
    [5] Lo que acaba en 5 es múltiplo de 5. Míralo otra vez.
   *[other] Acaba en { $number }. Eso no lo hace un múltiplo. Cuenta de { $number } en { $number }.
}
fast_food_lesson-why-ends_in = { fast_food_lesson-any_digit }
fast_food_lesson-why-table_stopped_at_ten = { fast_food_lesson-multiples_go_on }
fast_food_lesson-why-digit_only = Miraste las cifras. ¿Es { $total } un múltiplo de { $number }?
fast_food_lesson-why-multiple_only = Sí, es un múltiplo. ¿Tiene también la cifra { $number }?
fast_food_lesson-why-digit_not_there = Lee las cifras de { $total } una por una. ¿Hay un { $number }?
fast_food_lesson-why-not_in_the_table = Cuenta de { $number } en { $number }. ¿Pasas por { $total }?

## Los puntos que da un total

fast_food_lesson-score = ¿Cuántos puntos da el total { $total }? { fast_food_lesson-menu }
    .name = Los puntos que da un total
    .ask = ¿Qué cifras tiene { $total }? ¿Es un múltiplo de 3, 5 o 7?
    .line = Empieza por el 7: { $below } y { $above } son múltiplos de 7. ¿Hay una cifra 7?
    .working = { $reasons }
        { fast_food_lesson-result }
    .reasons = { fast_food_lesson-reason_told }
    .reasons-working = { fast_food_lesson-reason }
    .right = { $n ->
        [0] Sí: { $total } no lleva ningún 3, 5 ni 7, y no es múltiplo de ellos.
        [one] Sí. { $reasons }
       *[other] Sí. { $reasons } En total: { fast_food_lesson-points }.
    }
fast_food_lesson-score-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-score-multiple_only = { fast_food_lesson-digits_too }
fast_food_lesson-score-forgot_several = { fast_food_lesson-all_that_count }
fast_food_lesson-score-counted_twice = { fast_food_lesson-only_once }
fast_food_lesson-score-ends_in = { fast_food_lesson-any_digit }
fast_food_lesson-score-by_digit_sum = { fast_food_lesson-sum_of_digits }
fast_food_lesson-score-how_many_not_points = Ese es el número de cosas que dan puntos. ¿Cuántos puntos da cada una: 7, 3 o 1?

fast_food_lesson-score_after = El total es { $old }. Tú juegas { $value }. ¿Cuántos puntos son? { fast_food_lesson-menu }
    .name = Puntos de una carta
    .ask = ¿Cuál es el nuevo total? ¿Qué cifras tiene, y de qué es múltiplo?
    .line = { $old } + { $value } = ?
    .working = { $old } + { $value } = { $total }
        { $reasons }
        { fast_food_lesson-result }
    .reasons = { fast_food_lesson-reason_told }
    .reasons-working = { fast_food_lesson-reason }
    .right = Sí: { $old } + { $value } = { $total }, y eso da { fast_food_lesson-points }.
fast_food_lesson-score_after-card_alone = { fast_food_lesson-not_the_card }
fast_food_lesson-score_after-total_before = Eso es lo que da { $old }. Primero suma tu carta.
fast_food_lesson-score_after-new_ten_forgotten = Suma otra vez. { fast_food_lesson-carried }
fast_food_lesson-score_after-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-score_after-multiple_only = { fast_food_lesson-digits_too }
fast_food_lesson-score_after-forgot_several = { fast_food_lesson-all_that_count }
fast_food_lesson-score_after-counted_twice = { fast_food_lesson-only_once }
fast_food_lesson-score_after-ends_in = { fast_food_lesson-any_digit }
fast_food_lesson-score_after-by_digit_sum = { fast_food_lesson-sum_of_digits }
fast_food_lesson-score_after-one_too_few = ¿Qué total te salió? { fast_food_lesson-one_step_less }
fast_food_lesson-score_after-one_too_many = ¿Qué total te salió? { fast_food_lesson-one_step_more }

fast_food_lesson-order = Pon los totales en orden de puntos. Van primero los que dan menos. { fast_food_lesson-menu }
    .name = Totales en orden
    .ask = ¿Cuántos puntos da cada uno?
    .line = Empieza por los que no dan nada, o solo 1.
    .working = { $rows }
        { $which }
    .rows = { $total }: { fast_food_lesson-points }.
    .rows-working = { $total }: { fast_food_lesson-points }
    .right = Sí. { $rows }
fast_food_lesson-order-by_number = Pusiste en orden los totales. Pregúntate cuántos puntos da cada uno.
fast_food_lesson-order-greatest_first = Está al revés. Empieza por los que dan menos puntos.
fast_food_lesson-order-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-order-multiple_only = { fast_food_lesson-digits_too }

fast_food_lesson-together = { $wanted ->
    [cheeseburger_fries] ¿Cuáles de estos totales dan a la vez una hamburguesa y papas fritas?
    [soda_fries] ¿Cuáles de estos totales dan a la vez un refresco y papas fritas?
    [cheeseburger_soda] ¿Cuáles de estos totales dan a la vez una hamburguesa y un refresco?
   *[cheeseburger_soda_fries] ¿Cuáles de estos totales dan las tres cosas: hamburguesa, refresco y papas fritas?
}
    .name = Dos a la vez
    .ask = Toma el primer total. ¿Qué cifras tiene, y de qué es múltiplo?
    .line = { $wanted ->
        [soda_fries] Primero busca los refrescos: una cifra 5, o un múltiplo de 5.
       *[other] Primero busca las hamburguesas: una cifra 7, o un múltiplo de 7.
    }
    .working = { $rows }
    .rows = { $n ->
        [1] Un { $number } o múltiplo de { $number }: { $which }
       *[other] También un { $number } o múltiplo de { $number }: { $which }
    }
    .right = Sí, los encontraste todos.
fast_food_lesson-together-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-together-multiple_only = { fast_food_lesson-digits_too }
fast_food_lesson-together-one_is_missing = En algunos de estos falta una cosa. Mira otra vez cada uno.
fast_food_lesson-together-stopped_after_one = Ese sirve. Sigue buscando: hay más de uno.
fast_food_lesson-together-stopped_before_the_last = Ese sirve. Mira también los totales más pequeños.

## Qué carta

fast_food_lesson-best_card = El total es { $old }. ¿Cuál de tus cartas da más puntos? { fast_food_lesson-menu }
    .name = La carta que da más puntos
    .ask = ¿A qué total llegas con cada carta? ¿Cuántos puntos da ese total?
    .line = { $rows }
    .rows = { $old } + { $value } = ?
    .working = { $rows }
        { $best }
    .rows-working = { fast_food_lesson-played }
    .right = Sí: con { $best } llegas a { $total }, y eso da { fast_food_lesson-points }.
fast_food_lesson-best_card-card_alone = Miraste solo las cartas. Primero suma cada una a { $old }.
fast_food_lesson-best_card-highest_card = La carta más alta no siempre da más puntos. ¿A qué total llegas con ella?
fast_food_lesson-best_card-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-best_card-multiple_only = { fast_food_lesson-digits_too }
fast_food_lesson-best_card-ends_in = { fast_food_lesson-any_digit }
fast_food_lesson-best_card-counted_twice = { fast_food_lesson-only_once }

fast_food_lesson-nothing = El total es { $old }. ¿Cuáles de estas cartas no dan puntos? Elige todas. { fast_food_lesson-menu }
    .name = Cartas que no dan puntos
    .ask = ¿A qué total llegas con cada carta? ¿Cuenta una cifra, o es un múltiplo que cuenta?
    .line = { $rows }
    .rows = { $old } + { $value } = ?
    .working = { $rows }
        { $which }
    .rows-working = { fast_food_lesson-played }
    .right = Sí, encontraste todas las que no dan puntos.
fast_food_lesson-nothing-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-nothing-multiple_only = { fast_food_lesson-digits_too }
fast_food_lesson-nothing-ends_in = { fast_food_lesson-any_digit }
fast_food_lesson-nothing-those_that_score = Esas son las cartas que dan puntos. Aquí se buscan las otras.
fast_food_lesson-nothing-card_alone = Miraste solo las cartas. Primero suma cada una a { $old }.
fast_food_lesson-nothing-stopped_after_one = Esa no da puntos. Sigue buscando: hay más de una.

## La carta siguiente

fast_food_lesson-reply_most = Tú dejas el total { $total }. El otro jugador puede tener cualquier carta del 1 al 10. ¿Cuántos puntos puede ganar como máximo? { fast_food_lesson-menu }
    .name = La mejor carta del otro jugador
    .ask = ¿Qué diez totales pueden venir después? ¿Cuál da puntos de varias maneras?
    .line = El siguiente total es de 1 a 10 más que { $total }. Busca primero los sietes.
    .working = Totales siguientes: del { $from } al { $to }
        { $rows }
        Como máximo: { $points }
    .rows = { fast_food_lesson-played }
    .right = Sí: la mejor carta da { $points }.
fast_food_lesson-reply_most-own_total = Eso es lo que te da { $total } a ti. ¿Qué puede venir después?
fast_food_lesson-reply_most-total_not_points = Ese es el mejor total al que se puede llegar. ¿Cuántos puntos son?
fast_food_lesson-reply_most-card_not_points = Esa es la carta que hay que jugar. ¿Cuántos puntos da?
fast_food_lesson-reply_most-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-reply_most-multiple_only = { fast_food_lesson-digits_too }
fast_food_lesson-reply_most-forgot_several = { fast_food_lesson-all_that_count }
fast_food_lesson-reply_most-added_all = Los sumaste todos. Después se juega una sola carta.

fast_food_lesson-reply_count = Tú dejas el total { $total }. ¿Cuántas de las diez cartas del 1 al 10 darían puntos después? { fast_food_lesson-menu }
    .name = Cartas que darían puntos
    .ask = ¿Qué diez totales pueden venir después? ¿Cuáles no dan nada?
    .line = Mira los diez totales siguientes, uno por uno. Empieza después de { $total }.
    .working = { $rows }
        { $n }
    .rows = { fast_food_lesson-played }
    .right = Sí: de las diez cartas, { $n ->
        [one] una daría
       *[other] { $n } darían
    } puntos.
fast_food_lesson-reply_count-those_that_do_not = Esas son las que no dan nada. ¿Cuántas son las otras?
fast_food_lesson-reply_count-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-reply_count-multiple_only = { fast_food_lesson-digits_too }
fast_food_lesson-reply_count-ends_in = { fast_food_lesson-any_digit }
fast_food_lesson-reply_count-total_counted_too = El total { $total } ya está ahí. Empieza por el número siguiente.

fast_food_lesson-leave = ¿Cuál de estos totales te conviene más dejar? El otro jugador puede tener cualquier carta del 1 al 10.
    .name = Totales para dejar
    .ask = ¿Cuántos de los diez totales siguientes dan puntos? ¿Y cuántos puntos dan?
    .line = Mira los diez números que siguen a cada total. Todos los setenta y tantos son hamburguesas.
    .working = { $rows }
        { $best }
    .rows = Después de { $total }, las diez cartas dan { $sum } puntos, o sea, { $average } cada una.
    .right = Sí: después de { $best }, una carta da solo { $average } puntos, en promedio.
fast_food_lesson-leave-own_points = Ese es el que más te da ahora. ¿Qué le deja al otro jugador?
fast_food_lesson-leave-scores_nothing_itself = Ese total da poco por sí mismo. Mira los diez totales que vienen después.
fast_food_lesson-leave-lowest_total = El total más bajo no siempre es el mejor. Mira los diez totales que vienen después de cada uno.
fast_food_lesson-leave-highest_total = El total más alto no siempre es el mejor. Mira los diez totales que vienen después de cada uno.
fast_food_lesson-leave-gives_most = Ahí vienen después muchos totales buenos. ¿Qué total deja pocos?

fast_food_lesson-ahead = El total es { $old }. { $rows } ¿Qué carta te conviene más?
    .name = Pensar en lo que viene
    .rows = { $card } deja { $total }: el otro jugador tiene 4 cartas, y la mejor de ellas da entonces más o menos { $average }.
    .ask = ¿Cuántos puntos da ahora cada carta? ¿Cuántos regala?
    .line = Una de ellas da { $scored } más ahora. ¿También regala más? ¿Cuánto más?
    .working = { $rows }
        { $gives ->
            [more] { $high }: { $scored } más para ti, más o menos { $given } más para el otro jugador
            [less] { $high }: { $scored } más para ti, más o menos { $given } menos para el otro jugador
           *[same] { $high }: { $scored } más para ti, lo mismo para el otro jugador
        }
        { $best }
    .rows-working = { $total }: { $points } para ti, más o menos { $average } para el otro jugador
    .right = Sí: con { $best } sacas más o menos { $better } más que con la otra carta.
fast_food_lesson-ahead-most_now = Esa carta da más puntos ahora. ¿Qué le regala al otro jugador?
fast_food_lesson-ahead-least_left = Esa carta regala menos. ¿Cuántos puntos te da ahora?
fast_food_lesson-ahead-looked_elsewhere = Mira las dos cosas: los puntos de ahora, y lo que regala.

## Cuántos hasta n

fast_food_lesson-colour = Colorea { $number ->
        [7] todas las hamburguesas
        [5] todos los refrescos
       *[3] todas las papas fritas
    } del { $from } al { $to }: múltiplos de { $number }, o con la cifra { $number }.
    .name = Colorear la tabla
    .ask = ¿Cuáles son múltiplos de { $number }? ¿Cuáles llevan un { $number }?
    .line = Los múltiplos de { $number } empiezan aquí con { $begins }. ¿Cómo siguen?
    .working = Múltiplos de { $number }: { $multiples }
        Con la cifra { $number }: { $digits }
        Todos: { $which }
    .right = Sí, los encontraste todos.
fast_food_lesson-colour-multiple_only = Bien: esos son múltiplos. La cifra { $number } también cuenta.
fast_food_lesson-colour-digit_only = Bien: esos llevan la cifra. Los múltiplos de { $number } también cuentan.
fast_food_lesson-colour-ends_in = Hasta aquí, bien. { fast_food_lesson-any_digit }

fast_food_lesson-how_many_multiples = ¿Cuántos números del 1 al { $n } son múltiplos de { $number }?
    .name = Contar múltiplos
    .ask = ¿Cuál es el último múltiplo hasta { $n }? ¿Cuántas veces cabe { $number } en él?
    .line = { $n } ÷ { $number }: ¿cuántas veces cabe { $number }?
    .working = { $number } × { $more } = { $next }, mayor que { $n }
        { $last } = { $number } × { $k }
    .right = Sí: { $last } = { $number } × { $k } es el último.
fast_food_lesson-how_many_multiples-digit_only = Contaste los que llevan una cifra { $number }. Aquí solo cuentan los múltiplos.
fast_food_lesson-how_many_multiples-digits_too = Contaste también las cifras. Aquí solo cuentan los múltiplos.
fast_food_lesson-how_many_multiples-one_too_many = Hay uno de más. ¿Se pasa de { $n } el último? Y el 0 no cuenta.
fast_food_lesson-how_many_multiples-one_too_few = Cabe uno más. Prueba el siguiente múltiplo.
fast_food_lesson-how_many_multiples-last_multiple = Ese es el último múltiplo. ¿Cuántos hay hasta él?

fast_food_lesson-how_many_digits = ¿Cuántos números del 1 al { $n } llevan la cifra { $number }?
    .name = Contar cifras
    .ask = ¿Cuántos acaban en { $number }? ¿Cuántos lo llevan en las decenas?
    .line = { $ends } números acaban en { $number }. Del { $from } al { $to }, todos lo llevan.
    .working = { $ends } acaban en { $number }
        Del { $from } al { $to }: 10 más
        { $twins } se contó dos veces
        { $ends } + 10 − 1 = { $answer }
    .right = Sí: { $ends } + 10 − 1 = { $answer }, porque { $twins } cuenta una sola vez.
fast_food_lesson-how_many_digits-ends_in = Esos acaban en { $number }. También puede estar en las decenas.
fast_food_lesson-how_many_digits-counted_twice = ¡Casi! Un número lleva la cifra dos veces. Cuéntalo una sola vez.
fast_food_lesson-how_many_digits-tens_only = Esos lo llevan en las decenas. También puede estar al final.
fast_food_lesson-how_many_digits-multiple_only = Esos son múltiplos de { $number }. Aquí solo cuenta la cifra.
fast_food_lesson-how_many_digits-twins_left_out = El número que lleva esa cifra dos veces también cuenta, una vez.

fast_food_lesson-how_many = ¿Cuántos totales del 1 al { $n } son { $number ->
        [7] hamburguesas
        [5] refrescos
       *[3] papas fritas
    }? { $given ->
        [yes] { $a } son múltiplos de { $number }, { $b } llevan la cifra { $number }, y { $c } { $c ->
            [one] es
           *[other] son
        } las dos cosas.
       *[no] Cuenta los múltiplos y las cifras, y piensa en los que son las dos cosas.
    }
    .name = Contar totales
    .ask = ¿Cuántos son múltiplos? ¿Cuántos llevan la cifra? ¿Cuáles se contaron dos veces?
    .line = { $a } + { $b } = { $sum }. Pero { $c ->
        [one] uno se contó
       *[other] { $c } se contaron
    } dos veces.
    .working = { $a } + { $b } = { $sum }
        { $sum } − { $c } = { $answer }
    .right = Sí: { $a } + { $b } − { $c } = { $answer }.
fast_food_lesson-how_many-counted_twice = Los sumaste todos. Algunos son múltiplos y llevan la cifra. Esos se contaron dos veces.
fast_food_lesson-how_many-taken_off_twice = Quitaste dos veces los que son las dos cosas. Así desaparecen. Con una vez basta.
fast_food_lesson-how_many-multiple_only = Esos son múltiplos. Las cifras también cuentan.
fast_food_lesson-how_many-digit_only = Esos llevan la cifra. Los múltiplos también cuentan.
fast_food_lesson-how_many-ends_in = { fast_food_lesson-any_digit }

fast_food_lesson-how_many_nothing = ¿Cuántos totales del 1 al { $n } no dan puntos? { $c } son hamburguesas, { $s } son refrescos y { $f } son papas fritas. Hamburguesa y refresco: { $cs }. Hamburguesa y papas fritas: { $cf }. Refresco y papas fritas: { $sf }. Las tres cosas: { $three }.
    .name = Totales que no dan puntos
    .ask = ¿Cuántos dan puntos? ¿Cuáles se cuentan dos veces, y cuáles tres?
    .line = { $c } + { $s } + { $f } = { $sum }. Los que son dos cosas se cuentan dos veces.
    .working = { $c } + { $s } + { $f } = { $sum }
        { $sum } − { $cs } − { $cf } − { $sf } = { $less }
        { $less } + { $three } = { $scoring }
        { $n } − { $scoring } = { $answer }
    .right = Sí: { $scoring } de los { $n } totales dan puntos, y { $answer } no.
fast_food_lesson-how_many_nothing-those_that_score = Esos son los que dan puntos. ¿Cuántos son los otros?
fast_food_lesson-how_many_nothing-counted_twice = Sumaste los tres. Algunos totales son dos cosas y se contaron dos veces.
fast_food_lesson-how_many_nothing-three_not_put_back = ¡Casi! Los totales que son las tres cosas desaparecieron. Súmalos una vez.
fast_food_lesson-how_many_nothing-three_taken_off = ¡Casi! Quitaste los que son las tres cosas. Hay que volver a sumarlos.

## Quién empieza

## Lo que se pregunta mientras sigue la partida

fast_food_lesson-predict = El total es { $old }. ¿Cuántos puntos dará la carta de { $player }?
    .much = 7 o más
    .some = De 1 a 6
    .none = Ninguno
fast_food_lesson-predict-needed = { $option ->
        [much] { $shape ->
            [none] Ninguna carta puede dar 7 puntos o más.
           *[some] Con { $cards } son 7 puntos o más.
        }
        [some] { $shape ->
            [none] Ninguna carta puede dar de 1 a 6 puntos.
           *[some] Con { $cards } son de 1 a 6 puntos.
        }
       *[none] { $shape ->
            [none] Todas las cartas dan puntos.
           *[some] Con { $cards } no hay puntos.
        }
    }
fast_food_lesson-predict-change = { $target ->
        [much] El total era { $old }. ¿Qué otra carta daría 7 puntos o más?
        [some] El total era { $old }. ¿Qué otra carta daría de 1 a 6 puntos?
       *[none] El total era { $old }. ¿Qué otra carta no daría ningún punto?
    }
fast_food_lesson-predict-would = { $old } + { $value } = { $total }: { $points ->
        [0] ningún punto.
        [one] 1 punto.
       *[other] { $points } puntos.
    }

## Los experimentos

fast_food_lesson-try-leaving = ¿Qué total conviene dejar?
    .guess = Dejas 62, 69 u 84. Después juega el otro jugador. ¿Con qué total ganará menos puntos?
    .figure = { $figure } puntos en promedio
    .why = Después de 69, todos los setenta y tantos son hamburguesas. Después de { $best }, la mitad de los totales no da nada. Por eso { $best } es un buen total para dejar. Regala solo { $figure } puntos en promedio.
    .counted = Puntos de la siguiente carta
    .of = de todas las partidas con este total
fast_food_lesson-try-leaving-seen = Mira los promedios. ¿Después de qué total dio menos la siguiente carta?
    .working = { $rows }
        El menor: { $best }
    .rows = { $option }: { $figure }
    .rows-working = Después de { $option }: { $figure } puntos en promedio
    .right = Sí: después de { $best }, la siguiente carta dio { $figure } puntos en promedio.
fast_food_lesson-try-leaving-left = El total que se deja
fast_food_lesson-try-leaving-bots = Cómo juegan los dos jugadores
    .v-random = cualquier carta
    .v-greedy = la carta que da más puntos ahora
fast_food_lesson-try-seats = ¿Cuándo ayuda empezar?
    .guess = Cuentan cifras y múltiplos, o solo una de las dos cosas. ¿En qué juego ganará más veces quien empieza?
    .why = La última carta siempre llega a 110, y la juega el segundo. 110 es múltiplo de 5: un refresco seguro. Pero en 110 no hay ningún 3, 5 ni 7. Solo con cifras, la última carta no da nada. Entonces ayuda empezar.
    .counted = Más puntos al final
    .of = de todas las partidas
    .v-first = quien empezó
    .v-second = quien fue en segundo lugar
    .v-same = los dos igual
fast_food_lesson-try-seats-seen = Mira las barras. ¿En qué juego ganó más veces quien empezó?
    .v-both = cifras y múltiplos
    .v-multiples = solo múltiplos
    .v-digits = solo cifras
    .working = { $rows }
        { $best ->
            [digits] { fast_food_lesson-try-seats-seen.v-digits }
            [multiples] { fast_food_lesson-try-seats-seen.v-multiples }
           *[both] { fast_food_lesson-try-seats-seen.v-both }
        }
    .rows = { $option }: { $figure }
    .rows-working = { $option ->
            [digits] { fast_food_lesson-try-seats-seen.v-digits }
            [multiples] { fast_food_lesson-try-seats-seen.v-multiples }
           *[both] { fast_food_lesson-try-seats-seen.v-both }
        }: { $figure } de 100
    .right = Sí: ahí, quien empezó ganó unas { $figure } de 100 partidas.
fast_food_lesson-try-seats-bots = Cómo juegan los dos jugadores
    .v-random = cualquier carta
    .v-greedy = la carta que da más puntos ahora

## La tarjeta de reglas

fast_food_lesson-rule-ace = Un as vale { $ace }.
fast_food_lesson-rule-numbers = Las otras cartas valen el número que llevan: del { $low } al { $high }.
fast_food_lesson-rule-deck = Hay { $n } cartas: { $each } de cada número.
fast_food_lesson-rule-turn_before = Se juega por turnos. Sacas una carta y después juegas una.
fast_food_lesson-rule-add = La carta se suma al total: { $old } + { $value } = { $total }.
fast_food_lesson-rule-cheeseburger = Hamburguesa, { $points } puntos: un múltiplo de { $number }, como { $multiple } = { $number } × { $k }, o un número con la cifra { $number }, como { $digit }.
fast_food_lesson-rule-soda = Refresco, { $points } puntos: un múltiplo de { $number }, como { $multiple } = { $number } × { $k }, o un número con la cifra { $number }, como { $digit }.
fast_food_lesson-rule-fries = Papas fritas, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: un múltiplo de { $number }, como { $multiple } = { $number } × { $k }, o un número con la cifra { $number }, como { $digit }.
fast_food_lesson-rule-once = Cada cosa cuenta una sola vez: { $total } da { $points } puntos.
fast_food_lesson-rule-several = Las cosas distintas se suman: { $total } da las tres, es decir, { $a } + { $b } + { $c } = { $points } puntos.
fast_food_lesson-rule-end = El último total es { $total }. Entonces gana quien tiene más puntos.
fast_food_lesson-rule-claim = Cuando juegas tú, di el nuevo total y los puntos que da. Solo te llevas los puntos que descubres. Un total o una comida incorrectos no dan puntos.

## Lo que se aprendió en cada parte, dicho al final

fast_food_lesson-learned =
    .watch = Un total da puntos si lleva un 3, un 5 o un 7, o si es múltiplo de uno de ellos.
    .predict = El total dice qué cartas dan puntos, antes de que se juegue una.
    .investigate = Es mejor dejar unos totales que otros, porque la siguiente carta se suma a ese total.
    .ticket = Mostraste lo que sabes de los totales, los múltiplos y las cifras.

## My deck: what a card is called, for a child and for a teacher

fast_food_lesson-skill-total_1 = El nuevo total
    .teacher = Sumar un número de una cifra dentro de la decena
fast_food_lesson-skill-land_1 = Avanzar en la tabla
    .teacher = Contar hacia adelante en una fila de la tabla de 100
fast_food_lesson-skill-why_1 = ¿Es un refresco?
    .teacher = Múltiplos de 5 y la cifra 5
fast_food_lesson-skill-next_multiple_1 = El siguiente de 5 en 5
    .teacher = Siguiente múltiplo de 5, y de 3 hasta 30
fast_food_lesson-skill-total_2 = Pasar la decena
    .teacher = Sumar un número de una cifra pasando la decena
fast_food_lesson-skill-next_multiple_2 = El siguiente de 7 en 7
    .teacher = Siguiente múltiplo de 7 y de 3
fast_food_lesson-skill-score_2 = ¿Cuánto vale?
    .teacher = Puntos de un total que da puntos de una sola forma
fast_food_lesson-skill-score_after_2 = ¿Cuánto da mi carta?
    .teacher = Sumar y luego leer los puntos del total
fast_food_lesson-skill-best_card_2 = Mi mejor carta
    .teacher = Elegir entre tres la carta que da más puntos
fast_food_lesson-skill-last_card_2 = La última carta
    .teacher = Completar 110
fast_food_lesson-skill-colour_2 = Colorear la tabla
    .teacher = Hallar múltiplos y cifras de 3 o 7 en dos filas
fast_food_lesson-skill-together_3 = Dos a la vez
    .teacher = Totales que dan puntos de dos formas
fast_food_lesson-skill-reply_most_3 = ¿Qué puede venir?
    .teacher = Hallar lo más que puede dar la siguiente carta

## La página para las familias

fast_food_lesson-family =
    .learnt = Su hijo o hija sumó cartas hasta 110. También buscó en cada total los múltiplos de 3, 5 y 7, y las cifras 3, 5 y 7.
    .play_1 = Tomen dos cartas de cada número, del as al diez. Un as vale 1. Den tres cartas a cada uno de los dos jugadores. El resto es el mazo.
    .play_2 = Jueguen por turnos. Saquen una carta del mazo, jueguen una de la mano y digan el nuevo total: 24 + 4 = 28.
    .play_3 = Un múltiplo de 7, o un total con un 7, es una hamburguesa: 7 puntos. Con 5 es un refresco: 3 puntos. Con 3 son papas fritas: 1 punto.
    .play_4 = Un total puede ser varias cosas a la vez: 35 da 7 + 3 + 1 = 11 puntos.
    .play_5 = El último total es 110. Entonces gana quien tiene más puntos.
    .ask_1 = ¿Es un múltiplo, una cifra o las dos cosas?
    .ask_2 = ¿Cuál de tus cartas da más puntos ahora?
    .ask_3 = ¿Qué le dejas al otro jugador?
    .easier = Jueguen solo por los refrescos: los múltiplos de 5 y los totales con un 5.
    .harder = Tomen las cuatro cartas de cada número y sigan hasta 220.

## Las columnas de la hoja de partida

fast_food_lesson-record = Escribe cada nuevo total. Marca lo que da y suma los puntos.
fast_food_lesson-record-total = Total + mi carta = nuevo total
fast_food_lesson-record-cheeseburger = Hamburguesa
fast_food_lesson-record-soda = Refresco
fast_food_lesson-record-fries = Papas fritas
fast_food_lesson-record-points = Mis puntos
