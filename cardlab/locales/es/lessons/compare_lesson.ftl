compare_lesson = Comparar
    .summary = Compara números, di qué carta gana y juega una partida.
    .ages = 6 a 12
    .teaches = Comparar fracciones, decimales, productos y otros números

compare_lesson-try-beats = ¿Qué sale más?
    .guess = Tu carta es { $card }. Salen otras cartas. ¿La mayoría será { $first ->
        [later] { $equal ->
            [yes] más tarde, igual o más temprano?
           *[no] más tarde o más temprano?
        }
       *[higher] { $equal ->
            [yes] más alta, igual o más baja?
           *[no] más alta o más baja?
        }
    }
    .one = { $sign ->
        [higher] { $came } es mayor que { $card }
        [lower] { $came } es menor que { $card }
        [later] { $came } es más tarde que { $card }
        [earlier] { $came } es más temprano que { $card }
       *[equal] { $came } es igual a { $card }
    }
    .why = { $is_top ->
        [yes] { "" }
       *[no] Fue la suerte. Al final debería ganar otra barra.{ " " }
    }{ $top ->
        [higher] Cartas más altas que { $card }: { $top_ways } de las otras { $of }.
        [lower] Cartas más bajas que { $card }: { $top_ways } de las otras { $of }.
        [later] Cartas con una hora más tardía que { $card }: { $top_ways } de las otras { $of }.
        [earlier] Cartas con una hora más temprana que { $card }: { $top_ways } de las otras { $of }.
       *[equal] Cartas iguales a { $card }: { $top_ways } de las otras { $of }.
    }
    .counted = La carta siguiente
    .of = de todas las cartas
    .v-higher = Más alta
    .v-equal = Igual
    .v-lower = Más baja
    .v-later = Más tarde
    .v-earlier = Más temprano
compare_lesson-try-beats-seen = Mira las barras. ¿Qué salió más?
    .working = { $rows }
        { $best ->
            [higher] La barra más alta: Más alta
            [lower] La barra más alta: Más baja
            [later] La barra más alta: Más tarde
            [earlier] La barra más alta: Más temprano
           *[equal] La barra más alta: Igual
        }
    .rows = { $option ->
        [higher] Más alta
        [lower] Más baja
        [later] Más tarde
        [earlier] Más temprano
       *[equal] Igual
    }: { $figure }
    .rows-working = { $option ->
        [higher] Más alta
        [lower] Más baja
        [later] Más tarde
        [earlier] Más temprano
       *[equal] Igual
    }: { $figure } de 100 cartas
    .right = { $best ->
        [higher] Sí: unas { $figure } de 100 cartas fueron más altas que { $card }.
        [lower] Sí: unas { $figure } de 100 cartas fueron más bajas que { $card }.
        [later] Sí: unas { $figure } de 100 cartas fueron más tarde que { $card }.
        [earlier] Sí: unas { $figure } de 100 cartas fueron más temprano que { $card }.
       *[equal] Sí: unas { $figure } de 100 cartas fueron iguales a { $card }.
    }
    .v-higher = Más alta
    .v-equal = Igual
    .v-lower = Más baja
    .v-later = Más tarde
    .v-earlier = Más temprano

compare_lesson-change = La carta de { $player }: { $target ->
        [mine] ¿con cuál ganarías tú?
        [war] ¿con cuál empezaría una guerra?
       *[theirs] ¿cuál ganaría?
    }
compare_lesson-change-told = { $sign ->
    [higher] { $card } es mayor que { $other }.
    [lower] { $card } es menor que { $other }.
    [later] { $card } es más tarde que { $other }.
    [earlier] { $card } es más temprano que { $other }.
   *[equal] { $card } y { $other } son iguales: ¡guerra!
}

## La tarjeta de reglas

compare_lesson-rule-cards = { $of ->
        [time] Cada carta es una hora del día.
       *[number] Cada carta vale el número que lleva.
    }
compare_lesson-rule-lowest = { $of ->
        [time] La hora más temprana es { $card }.
       *[number] La carta más baja es { $card }.
    }
compare_lesson-rule-highest = { $of ->
        [time] La hora más tardía es { $card }.
       *[number] La carta más alta es { $card }.
    }
compare_lesson-rule-take = { $of ->
        [time] Cada uno voltea una carta. La hora más tardía se lleva las dos cartas.
       *[number] Cada uno voltea una carta. El número mayor se lleva las dos cartas.
    }
compare_lesson-rule-war = Números iguales: ¡guerra! Cada jugador pone { $down } { $down ->
    [one] carta
   *[other] cartas
} boca abajo y una boca arriba. { $of ->
    [time] La nueva hora más tardía se lleva todas.
   *[number] La nueva carta más alta se lleva todas.
}
compare_lesson-rule-said = Al jugar comparas las dos cartas. Solo te llevas cartas si tu respuesta es correcta.
compare_lesson-rule-waits = Después de una respuesta equivocada no te llevas las cartas. Esperan a quien gane después.
compare_lesson-rule-end = Después de { $turns } respuestas, gana quien se llevó más cartas.
compare_lesson-rule-watched = «{ stage-watch }» y «{ stage-predict }» son más cortas: { $turns } turnos.

## Lo que se aprendió en cada parte, dicho al final

compare_lesson-learned =
    .watch = Se comparan los números, y el mayor se lleva las cartas.
    .predict = La carta a la vista te dice qué cartas le ganarían.
    .investigate = Cuenta las cartas más altas y las más bajas. El grupo mayor sale más veces.
    .ticket = Mostraste cómo comparas números.

compare_lesson-family =
    .learnt = Su hijo o hija comparó los números de dos cartas, como 3/4 y 2/3. También dijo cómo se ve cuál es mayor.
    .play_1 = Escriban números en papelitos: los que trae su hijo o hija, o 1/2, 2/4, 3/4, 1/3, 2/3, 1/4, cada uno dos veces. Repártanlos boca abajo.
    .play_2 = Los dos jugadores voltean una carta. Digan qué número es mayor y cómo lo saben.
    .play_3 = El número mayor se lleva las dos cartas.
    .play_4 = Si los números son iguales, cada uno pone una carta boca abajo y una boca arriba. La nueva carta más alta se lleva todas.
    .play_5 = Cuando se jugaron todas las cartas, gana quien se llevó más.
    .ask_1 = ¿Cómo sabes cuál es mayor?
    .ask_2 = ¿Qué cartas le ganarían a la tuya?
    .ask_3 = ¿Puedes dibujar los dos números?
    .easier = Usen solo números fáciles de dibujar, como 1/2, 1/3 y 1/4.
    .harder = Volteen dos cartas cada uno y comparen las sumas.

## Las columnas de la hoja de partida

compare_lesson-record = Escribe los dos números. Escribe <, = o > entre ellos.
compare_lesson-record-mine = Mi carta
compare_lesson-record-sign = <, = o >
compare_lesson-record-other = Carta del otro jugador

compare_lesson-fluency = Preguntas cortas

## Las preguntas de la lección Comparar

compare_lesson-option-war = Guerra
compare_lesson-option-less = { $a } < { $b }
compare_lesson-option-equal = { $a } = { $b }
compare_lesson-option-more = { $a } > { $b }

compare_lesson-takes = ¿Quién se lleva las cartas?
    .name = Quién se lleva las cartas
    .ask = { $of ->
        [time] ¿Qué hora viene después?
       *[number] ¿Qué número es mayor? ¿Cómo lo sabes?
    }
    .line = { compare_lesson-way }
    .rows = { compare_lesson-row }
    .working = { $rows }
        { $high } { $sign } { $low }
        { $tie ->
            [yes] { compare_lesson-option-war }
           *[no] Las cartas son para { $winner }
        }
    .right = { $tie ->
        [yes] Sí: son iguales, así que hay guerra.
       *[no] { $of ->
            [time] Sí: { $high } es más tarde que { $low }.
           *[number] Sí: { $high } es mayor que { $low }.
        }
    }
compare_lesson-takes-smaller_number = { $of ->
        [time] Esa hora viene antes. La que viene después se lleva las cartas.
       *[number] Ese número es menor. El mayor se lleva las cartas.
    }

compare_lesson-true = Compara { $a } y { $b }. ¿Qué es cierto?
    .name = ¿Qué es cierto?
    .ask = ¿De qué lado está el mayor? ¿O son iguales?
    .line = { compare_lesson-way }
    .rows = { compare_lesson-row }
    .working = { $rows }
        { $a } { $sign } { $b }
    .right = Sí: { $a } { $sign } { $b }.
compare_lesson-true-smaller_number = El lado abierto del signo mira al número mayor. Mira otra vez.

compare_lesson-greatest = { $of ->
        [time] { $end ->
            [greatest] ¿Qué hora es la última?
           *[smallest] ¿Qué hora es la primera?
        }
       *[number] { $end ->
            [greatest] ¿Qué número es el mayor?
           *[smallest] ¿Qué número es el menor?
        }
    }
    .name = El mayor, el menor
    .ask = ¿Puedes descartar uno ya? ¿Cuál?
    .line = { compare_lesson-way }
    .rows = { compare_lesson-row }
    .working = { $rows }
        En orden: { $which }
        { $right }
    .right = Sí. En orden: { $which }.
compare_lesson-greatest-other_end = Elegiste el otro extremo. Lee otra vez la pregunta.

compare_lesson-order = { $of ->
        [time] Pon las cartas en orden. Primero va la hora más temprana.
       *[number] Pon las cartas en orden. Primero va el número menor.
    }
    .name = Cartas en orden
    .ask = ¿Qué carta va primero? ¿Cuál va al final?
    .line = { compare_lesson-way }
    .rows = { compare_lesson-row }
    .working = { $rows }
        { $which }
    .right = Sí. En orden: { $which }.
compare_lesson-order-greatest_first = El orden está bien, pero al revés. Empieza por el menor.

compare_lesson-beats = ¿Qué cartas le ganan a esta?
    .name = Cartas que ganan
    .ask = { $of ->
        [time] ¿Cuáles son mucho más tarde? ¿Cuáles están cerca?
       *[number] ¿Cuáles son mucho mayores? ¿Cuáles están cerca?
    }
    .line = { compare_lesson-way }
    .rows = { compare_lesson-row }
    .working = { $rows }
        Le ganan a { $card }: { $which }
    .right = Sí. Le ganan a { $card }: { $which }.
compare_lesson-beats-smaller_ones = { $of ->
        [time] Esas son más temprano. Busca las que son más tarde.
       *[number] Esas son menores. Busca las mayores.
    }
compare_lesson-beats-stopped_after_one = Esa gana. Revisa también las otras cartas.

compare_lesson-between = ¿Qué carta está entre estas dos?
    .name = En medio
    .ask = { $of ->
        [time] ¿Cuál de las dos horas es más temprano? ¿Cuál es más tarde?
       *[number] ¿Cuál de las dos es menor? ¿Cuál es mayor?
    }
    .line = { compare_lesson-way }
    .rows = { compare_lesson-row }
    .working = { $rows }
        { $low } < { $right } < { $high }
        { $right }
    .right = Sí: { $low } < { $right } < { $high }.
compare_lesson-between-too_small = { $of ->
        [time] Esa hora es más temprano que las dos cartas.
       *[number] Esa es menor que las dos cartas.
    }
compare_lesson-between-too_great = { $of ->
        [time] Esa hora es más tarde que las dos cartas.
       *[number] Esa es mayor que las dos cartas.
    }

compare_lesson-equal = ¿Qué carta vale lo mismo?
    .name = Cartas iguales
    .ask = ¿Cómo se escribe este número de otra forma?
    .line = { compare_lesson-way }
    .rows = { compare_lesson-row }
    .working = { $rows }
        { $text } = { $same }
    .right = Sí: { $text } = { $same }.
compare_lesson-equal-only_close = Está cerca, pero no es igual. Revisa otra vez.

compare_lesson-value = { $text } = ?
    .name = Resultados
    .ask = { $form ->
        [sum] { $parts ->
            [yes] ¿Las partes son del mismo tamaño?
           *[no] ¿Cuántos hay en total?
        }
        [difference] { $parts ->
            [yes] ¿Las partes son del mismo tamaño?
           *[no] ¿Qué distancia hay entre { $a } y { $b }?
        }
        [product] { $parts ->
            [yes] ¿Será más o menos que { $b }?
           *[no] ¿Cuántos grupos hay? ¿Cuántos hay en cada uno?
        }
       *[quotient] ¿Cuántas veces cabe { $b } en { $a }?
    }
    .line = { compare_lesson-way }
    .steps = { $line }
    .working = { $steps }
        { $text } = { $result }
    .right = Sí: { $text } = { $result }.
compare_lesson-value-subtracts_instead = Restaste. Aquí hay un signo más.
compare_lesson-value-one_group_too_few = ¡Casi! Falta un grupo.
compare_lesson-value-one_group_too_many = ¡Casi! Sobra un grupo.
compare_lesson-value-multiplies_instead = Multiplicaste. ¿Cuántas veces cabe { $b } en { $a }?

compare_lesson-missing = { $a } { $sign } ? = { $c }
    .name = Números que faltan
    .ask = { $form ->
        [sum] ¿Cuánto hay que sumar a { $a }?
        [difference] ¿Cuánto hay que quitar a { $a }?
        [product] ¿Cuántos grupos de { $a } hacen { $c }?
       *[quotient] ¿Qué número cabe { $c } veces en { $a }?
    }
    .line = { $how } = ?
    .working = { $a } { $sign } { $b } = { $c }
        { $how } = { $b }
    .right = Sí: { $a } { $sign } { $b } = { $c }.
compare_lesson-missing-result_again = { $c } es el resultado. ¿Qué número falta?
compare_lesson-missing-first_again = { $a } ya está. ¿Qué número falta?
compare_lesson-missing-added_the_result = Sumaste { $a } y { $c }. Pero { $c } ya es el resultado.
compare_lesson-missing-counts_start = Cuenta los pasos. El número donde empiezas no es un paso.
compare_lesson-missing-counts_between = ¡Casi! El último paso también cuenta.
compare_lesson-missing-subtracted = Restaste. Mira el signo entre los números.
compare_lesson-missing-multiplied_on = Multiplicaste { $a } y { $c }. Pero { $c } ya es el resultado.
compare_lesson-missing-one_group_too_few = ¡Casi! Falta un grupo.
compare_lesson-missing-one_group_too_many = ¡Casi! Sobra un grupo.

compare_lesson-how_much_more = ¿Por cuánto gana { $winner }?
    .name = ¿Cuánto más?
    .ask = ¿Qué distancia hay entre los dos números?
    .line = { $across ->
        [yes] De { $start } a 0 hay { $below } pasos. Luego sigue.
       *[no] Empieza en { $start } y cuenta los pasos hasta { $b }.
    }
    .rows = { $line }
    .working = { $rows }
        { $b } − { $a } = { $more }
    .right = Sí: { $b } es { $more } más que { $start }.
compare_lesson-how_much_more-ignores_minus = Mira el signo menos. Cuenta los pasos en la recta numérica.
compare_lesson-how_much_more-counts_start = Cuenta los pasos. El número donde empiezas no es un paso.
compare_lesson-how_much_more-counts_between = ¡Casi! El último paso también cuenta.
compare_lesson-how_much_more-whole_number = Ese es el número mayor. ¿Cuánto más es?
compare_lesson-how_much_more-put_together = Sumaste los dos números. ¿Qué distancia hay entre ellos?

compare_lesson-minutes_between = ¿Cuántos minutos hay de { $low } a { $high }?
    .name = Minutos entre horas
    .ask = ¿Cuántos minutos tiene una hora?
    .line = { $hours ->
        [same] No se pasa por ninguna hora en punto. Cuenta solo los minutos.
        [to] { $high } es la siguiente hora en punto. Cuenta hasta ahí.
       *[over] Ve primero hasta { $hour }. Luego sigue hasta { $high }.
    }
    .rows = { $line }
    .working = { $hours ->
        [over] { $rows }
       *[other] { $high } − { $low } = { $minutes }
    }
    .right = Sí: de { $low } a { $high } hay { $minutes } minutos.
compare_lesson-minutes_between-minutes_only = Esos son solo los minutos. Mira también las horas.
compare_lesson-minutes_between-whole_hour = Así llegas a { $hour }. ¿Cuánto falta?

compare_lesson-coins = { $currency ->
        [pound] ¿Cuántos peniques hay en { $card }?
        [rupee] ¿Cuántos paisas hay en { $card }?
        [dollar] ¿Cuántos centavos hay en { $card }?
       *[euro] ¿Cuántos céntimos hay en { $card }?
    }
    .name = Monedas pequeñas
    .ask = { $currency ->
        [dollar] ¿Cuántos centavos hacen un dólar?
        [pound] ¿Cuántos peniques hacen una libra?
        [rupee] ¿Cuántos paisas hacen una rupia?
       *[euro] ¿Cuántos céntimos hacen un euro?
    }
    .line = { $whole ->
        [0] Aquí solo hay monedas pequeñas. Mira después de la coma.
       *[other] { $whole } × 100 = ?
    }
    .working = { $whole } × 100 = { $hundreds }
        { $hundreds } + { $rest } = { $coins }
    .right = { $currency ->
        [pound] Sí: { $card } son { $coins } peniques.
        [rupee] Sí: { $card } son { $coins } paisas.
        [dollar] Sí: { $card } son { $coins } centavos.
       *[euro] Sí: { $card } son { $coins } céntimos.
    }
compare_lesson-coins-rest_only = Esas son las monedas pequeñas. Cuenta también la parte entera.
compare_lesson-coins-ignores_unit = Piensa en las monedas pequeñas. 100 de ellas valen 1.
compare_lesson-coins-zero_does_not_count = Hay un cero después de la coma. Guarda un lugar.
compare_lesson-coins-adds_both = Sumaste los dos lados. Una moneda de 1 son 100 monedas pequeñas.
compare_lesson-coins-point_kept = Es la misma cantidad. Dila en monedas pequeñas.

compare_lesson-same_fraction = { $asked }
    .name = Fracciones iguales
    .ask = ¿Cuántas partes son si el entero tiene { $other } partes?
    .line = { $way ->
        [times] Corta cada parte en trozos iguales: { $other } ÷ { $under } = ?
        [divide] Junta las partes en grupos iguales: { $under } ÷ { $other } = ?
       *[least] Primero simplifica: { $text } = { $simple }
    }
    .working = { $way ->
        [least] { $text } = { $simple }
       *[other] { "" }
    }
        { $way ->
            [divide] { $under } ÷ { $other } = { $times }
           *[other] { $other } ÷ { $simple_under } = { $times }
        }
        { $way ->
            [divide] { $over } ÷ { $times } = { $answer }
           *[other] { $simple_over } × { $times } = { $answer }
        }
    .right = Sí: { $text } = { $answer }/{ $other }.
compare_lesson-same_fraction-added_to_both = No sumes lo mismo arriba y abajo. Divide cada parte.
compare_lesson-same_fraction-same_numerator = Ahora las partes tienen otro tamaño. También cambia cuántas son.
compare_lesson-same_fraction-factor_only = Eso dice cómo cambian las partes. Ahora cuenta las partes.

compare_lesson-percent = { $text } = ? %
    .name = Porcentajes
    .ask = ¿Cuántos de cada cien son?
    .line = { $text } = ?/100
    .rows = { $line }
    .working = { $rows }
        { $text } = { $over_hundred }
        De cada 100: { $hundredths }
    .right = Sí: { $text } es { $hundredths } %.
compare_lesson-percent-parts_side_by_side = No escribas los dos números juntos. ¿Cuántos de cada 100?
compare_lesson-percent-denominator_only = El número de abajo cuenta todas las partes. ¿Cuántas de cada 100?
compare_lesson-percent-numerator_only = Esas partes no son centésimos. ¿Cuántas de cada 100?
compare_lesson-percent-out_of_one = Eso es de 1. Por ciento quiere decir de cada 100.

compare_lesson-hundredths = { $text } = ?/100
    .name = Centésimos
    .ask = ¿Qué cifras muestran los centésimos?
    .line = Después de la coma van los décimos. Luego van los centésimos.
    .rows = { $line }
    .working = { $rows }
        { $text } = { $over_hundred }
        Centésimos: { $hundredths }
    .right = Sí: { $text } = { $over_hundred }.
compare_lesson-hundredths-out_of_one = Cuenta los centésimos. Un entero tiene 100.

compare_lesson-place = ¿Dónde está { $card } en la recta?
    .name = Lugares en la recta
    .ask = { $form ->
        [parts] ¿Cuántas partes tiene aquí un entero?
       *[whole] ¿De qué lado del 0 está?
    }
    .line = { $form ->
        [parts] Un entero tiene { $parts } partes. Cuenta los saltos desde 0, no las marcas.
       *[whole] { $below ->
            [yes] Los números menores que 0 están a la izquierda. Cuenta los pasos desde 0.
           *[no] Empieza en 0 y cuenta cada paso.
        }
    }
    .working = { $form ->
        [parts] Saltos de 0 a { $text }: { $steps }
       *[whole] Pasos de 0 a { $text }: { $steps }
    }
    .right = Sí, ese es el lugar de { $card }.
compare_lesson-place-ignores_minus = Mira el signo menos. ¿De qué lado del 0 está?
compare_lesson-place-counts_marks = ¿Cuántas partes tiene aquí un entero? Cuenta otra vez.
compare_lesson-place-parts_left_over = Cuenta las partes desde 0, no desde 1.
compare_lesson-place-counts_start = ¡Casi! Cuenta los saltos. El 0 no es un salto.
compare_lesson-place-denominator_place = El número de abajo dice el tamaño de las partes. Cuenta las partes.
compare_lesson-place-only_the_digits = Eso es menos que 1. Mira antes de la coma.

compare_lesson-nearest = ¿Qué número está más cerca de { $card }?
    .name = El más cercano
    .ask = ¿Entre cuáles de estos números está?
    .line = Justo en medio de { $below } y { $above } está { $middle }.
    .working = { $below } < { $text } < { $above }
        { $side ->
            [below] { $text } < { $middle }
           *[above] { $text } > { $middle }
        }
        { $right }
    .right = Sí: { $right } es el más cercano a { $card }.
compare_lesson-nearest-always_down = Ese es el anterior. ¿Está más cerca el siguiente?
compare_lesson-nearest-always_up = Ese es el siguiente. ¿Está más cerca el anterior?
compare_lesson-nearest-far_away = Ese está lejos. Mira los dos vecinos.

compare_lesson-count = ¿Cuántos puntos hay?
    .name = Cuántos puntos
    .flash = Puntos: { $together }
    .ask = { $several ->
        [yes] ¿Cuántas filas llenas de cinco ves?
       *[no] ¿Puedes verlos sin contar?
    }
    .line = { $several ->
        [yes] { $groups } = ?
       *[no] Señala cada punto. Di un número cada vez.
    }
    .working = { $groups } = { $dots }
    .right = Sí: hay { $dots }.
compare_lesson-count-empty_places = Esos son los lugares vacíos. Cuenta los puntos.
compare_lesson-count-full_rows_only = Esas son las filas llenas. Cuenta también los otros puntos.

compare_lesson-to_ten = ¿Cuántos puntos faltan para { $full }?
    .name = Completar diez
    .ask = ¿Cuántos hay ahora?
    .line = { $dots } + ? = { $full }
    .working = { $dots } + { $more } = { $full }
        { $full } − { $dots } = { $more }
    .right = Sí: { $dots } + { $more } = { $full }.
compare_lesson-to_ten-counts_the_dots = Esos son los puntos. ¿Cuántos faltan?
compare_lesson-to_ten-full_again = { $full } son todos. Algunos ya están.

compare_lesson-after = { $more ->
        [yes] ¿Cuánto es { $by } más que { $card }?
       *[no] ¿Cuánto es { $by } menos que { $card }?
    }
    .name = Uno más, uno menos
    .ask = { $more ->
        [yes] ¿Hacia qué lado vas en la recta numérica?
       *[no] ¿Hacia qué lado vas en la recta numérica?
    }
    .line = { $n } { $sign } { $by } = ?
    .working = { $n } { $sign } { $by } = { $result }
    .right = Sí: { $n } { $sign } { $by } = { $result }.
compare_lesson-after-other_way = Eso es hacia el otro lado. Lee otra vez la pregunta.
compare_lesson-after-one_for_ten = Eso es un solo paso. Da diez pasos.
compare_lesson-after-hundred_for_ten = Eso cambia las centenas. Cambia las decenas.
compare_lesson-after-same_again = Sigues en { $n }. Da el paso.

compare_lesson-digit = ¿Cuánto vale la cifra { $digit } en { $card }?
    .name = Valor de una cifra
    .ask = ¿En qué lugar está: unidades, decenas o centenas?
    .line = { $text } = { $pieces }
    .working = { $text } = { $parts }
        { $digit } × { $unit } = { $worth }
    .right = Sí: en { $card }, el { $digit } vale { $worth }.
compare_lesson-digit-face_value = Esa es la cifra sola. ¿En qué lugar está?
compare_lesson-digit-place_reversed = Cuenta los lugares desde la derecha. Primero van las unidades.
compare_lesson-digit-one_place_off = ¡Casi! Te pasaste un lugar.
compare_lesson-digit-place_only = Ese es el lugar. ¿Cuántas hay?

## Respuestas a errores que aparecen en varias clases de preguntas

compare_lesson-mistake-digits_swapped = ¿Qué cifra va primero? La primera vale más.
compare_lesson-mistake-greatest_digit = Una cifra grande no basta. Mira antes el primer lugar.
compare_lesson-mistake-digit_sum = No sumes las cifras. La primera vale más.
compare_lesson-mistake-zero_does_not_count = El cero guarda un lugar. Lee otra vez el número con sus ceros.
compare_lesson-mistake-reads_side_by_side = Leíste los números juntos. Mira el signo entre ellos.
compare_lesson-mistake-adds_instead = Sumaste. Hay un signo menos: quita.
compare_lesson-mistake-one_off = ¡Casi! Cuenta los pasos. El primer número no es un paso.
compare_lesson-mistake-adds_for_times = Sumaste. El signo × quiere decir grupos: 3 × 4 son 3 grupos de 4.
compare_lesson-mistake-subtracts_for_divided = Restaste. 12 ÷ 4 pregunta cuántas veces cabe 4 en 12.
compare_lesson-mistake-greatest_part = Un número grande no basta. Calcula el resultado.
compare_lesson-mistake-larger_denominator = Con más partes, cada parte es más pequeña. Piensa en una pizza.
compare_lesson-mistake-larger_numerator = Contaste las partes. ¿De qué tamaño es cada parte?
compare_lesson-mistake-same_gap = Mira las partes que faltan. ¿Son del mismo tamaño?
compare_lesson-mistake-more_digits = Más cifras no quiere decir mayor. Compara primero los décimos.
compare_lesson-mistake-fewer_digits = Menos cifras no quiere decir mayor. Compara lugar por lugar.
compare_lesson-mistake-percent_as_number = Por ciento quiere decir de cada 100. Así, 100 % es 1.
compare_lesson-mistake-ignores_minus = Mira el signo menos. ¿Dónde está el número en la recta?
compare_lesson-mistake-adds_across = No sumes los números de abajo. Primero haz partes iguales.
compare_lesson-mistake-times_makes_larger = Multiplicar por una fracción es tomar una parte. ¿Es más o menos?
compare_lesson-mistake-divided_makes_smaller = ¿Cuántas veces cabe la parte? Pueden ser muchas.
compare_lesson-mistake-ignores_unit = Mira la coma. Compara primero la parte entera.
compare_lesson-mistake-minutes_only = Comparaste los minutos. Mira primero las horas.
compare_lesson-mistake-time_as_decimal = Una hora tiene 60 minutos, no 100. Ve primero a la hora en punto.
compare_lesson-mistake-not_the_same = ¿De verdad son iguales? Mira otra vez.
compare_lesson-mistake-not_equal = Se ven distintos. ¿Pueden ser iguales?
compare_lesson-mistake-still_not_equal = Se ven distintos. ¿Pueden ser iguales?
compare_lesson-mistake-one_too_few = ¡Casi! Falta uno. Cuenta otra vez.
compare_lesson-mistake-one_too_many = ¡Casi! Sobra uno. Cuenta otra vez.
compare_lesson-mistake-point_left_out = No olvides la coma. ¿Cuántos centésimos hay?
compare_lesson-mistake-too_many_zeros = Sobra un cero. Cuenta los lugares después de la coma.

## Formas de comparar

compare_lesson-row = { $way ->
        [equations] { $line }
       *[words] { number-reason }
    }
compare_lesson-way = { $way ->
        [count_on] { strategy-count_on }
        [tens_first] Mira primero las decenas. Luego mira las unidades.
        [greatest_place_first] { strategy-greatest_place_first }
        [match_one_to_one] { strategy-match_one_to_one }
        [see_five_and_ten] { strategy-see_five_and_ten }
        [part_whole] { strategy-part_whole }
        [make_ten] { strategy-make_ten }
        [known_fact] { strategy-known_fact }
        [same_factor] { strategy-same_factor }
        [think_multiplication] { strategy-think_multiplication }
        [equal_parts] Todas las partes son iguales. Compara los números de arriba.
        [compare_with_whole] Compara cada número con un entero.
        [more_and_larger] Una tiene más partes. ¿Son también más grandes?
        [same_numerator] Los números de arriba son iguales. Con más partes, cada parte es más pequeña.
        [same_denominator] Pon el mismo número abajo. Luego compara los de arriba.
        [compare_with_half] { strategy-compare_with_half }
        [compare_with_one] { strategy-compare_with_one }
        [same_places] { strategy-same_places }
        [to_hundredths] { strategy-to_hundredths }
        [part_of_part] { strategy-part_of_part }
        [how_many_fit] { strategy-how_many_fit }
        [whole_part_first] { strategy-whole_part_first }
        [hours_first] { strategy-hours_first }
       *[number_line] { strategy-number_line }
    }

## Las habilidades de la lección Comparar

compare_lesson-skill-takes_1 = ¿Quién tiene más?
    .teacher = Comparar dos números
compare_lesson-skill-takes_2 = Fíjate bien
    .teacher = Comparar dos números fáciles de confundir
compare_lesson-skill-takes_3 = ¿Hay guerra?
    .teacher = Comparar números cercanos y reconocer números iguales
compare_lesson-skill-value_1 = Calcula
    .teacher = Calcular las cartas más fáciles
compare_lesson-skill-value_2 = Más difíciles
    .teacher = Calcular las cartas más difíciles
compare_lesson-skill-count_1 = Cuenta los puntos
    .teacher = Contar puntos en filas de cinco
compare_lesson-skill-count_2 = De un vistazo
    .teacher = Ver cuántos puntos hay sin contar
compare_lesson-skill-same_fraction_1 = Partes más pequeñas
    .teacher = Hallar una fracción igual con más partes
compare_lesson-skill-same_fraction_2 = Partes más grandes
    .teacher = Hallar una fracción igual con menos partes o con otras
compare_lesson-skill-hundredths_1 = Centésimos
    .teacher = Escribir decimales en centésimos
compare_lesson-skill-percent_2 = De cada cien
    .teacher = Escribir fracciones y decimales como porcentajes
compare_lesson-skill-coins_1 = Monedas pequeñas
    .teacher = Escribir una cantidad en la unidad más pequeña
compare_lesson-skill-minutes_between_2 = Minutos entre horas
    .teacher = Hallar los minutos entre dos horas
compare_lesson-skill-place_1 = Encuentra el lugar
    .teacher = Ubicar números en una recta que muestra sus unidades
compare_lesson-skill-place_2 = Encuéntralo otra vez
    .teacher = Ubicar números en una recta más larga o con partes más pequeñas
compare_lesson-skill-order_2 = Tres en orden
    .teacher = Ordenar tres números
compare_lesson-skill-order_3 = Cuatro en orden
    .teacher = Ordenar cuatro números
compare_lesson-skill-greatest_1 = El mayor de tres
    .teacher = Hallar el mayor o el menor de tres números
compare_lesson-skill-greatest_2 = El mayor de cuatro
    .teacher = Hallar el mayor o el menor de cuatro números
compare_lesson-skill-equal_2 = Encuentra el gemelo
    .teacher = Reconocer números iguales escritos de otra forma
compare_lesson-skill-equal_3 = El gemelo verdadero
    .teacher = Reconocer números iguales entre otros parecidos
compare_lesson-skill-how_much_more_2 = ¿Cuánto más?
    .teacher = Hallar diferencias hasta 5
compare_lesson-skill-how_much_more_3 = Mucho más
    .teacher = Hallar diferencias hasta 20
compare_lesson-skill-missing_2 = Número que falta
    .teacher = Hallar el número que falta en una operación
compare_lesson-skill-digit_2 = Valor de una cifra
    .teacher = Decir cuánto vale una cifra según su lugar
compare_lesson-skill-to_ten_2 = Completa diez
    .teacher = Completar un número hasta la siguiente decena
compare_lesson-skill-nearest_3 = ¿Cuál está más cerca?
    .teacher = Redondear al medio, a la decena, a la centena o al millar
compare_lesson-skill-between_3 = En medio
    .teacher = Hallar un número entre otros dos
compare_lesson-skill-beats_2 = Cartas que ganan
    .teacher = Hallar todos los números mayores que uno dado
compare_lesson-skill-beats_3 = Todas las que ganan
    .teacher = Hallar todos los números mayores en casos más difíciles
compare_lesson-skill-after_1 = Uno más, uno menos
    .teacher = Decir el número anterior o el siguiente
compare_lesson-skill-after_2 = Diez más, diez menos
    .teacher = Sumar o restar diez
compare_lesson-skill-true_2 = ¿Qué signo?
    .teacher = Usar los signos < y >
compare_lesson-skill-true_3 = Menor, igual, mayor
    .teacher = Usar los signos <, = y > con números cercanos o iguales
