## Las barajas de números: cómo se llama cada una, qué enseña y qué lugar tiene en los programas de estudio

number_deck-standard = Las 52 cartas de siempre
number_deck-own = Tu propia baraja
number_deck-count = { $n ->
        [one] una carta
       *[other] { $n } cartas
    }
number_deck-strategies = Formas de comparar
number_deck-misconceptions = Errores frecuentes
number_deck-game = { $game }: { $deck }
number_deck-within_10 = Números hasta 10
    .teaches = Comparar números hasta 10
    .curriculum = España (LOMLOE), primer ciclo de Primaria: sentido numérico; México, fase 3: los números
number_deck-within_20 = Números hasta 20
    .teaches = Comparar números hasta 20
    .curriculum = España (LOMLOE), primer ciclo de Primaria: sentido numérico; México, fase 3: los números
number_deck-dots = Puntos
    .teaches = Ver cuántos hay sin contar de uno en uno
    .curriculum = España (LOMLOE), segundo ciclo de Infantil: cantidades; México, fase 2: los números
number_deck-ten_frames = Marcos de diez
    .teaches = Ver los números como cinco, diez y algunos más
    .curriculum = España (LOMLOE), primer ciclo de Primaria: sentido numérico; México, fase 3: los números
number_deck-sums_within_10 = Sumas y restas hasta 10
    .teaches = Sumar y restar hasta 10
    .curriculum = España (LOMLOE), primer ciclo de Primaria: sentido de las operaciones; México, fase 3: suma y resta
number_deck-sums_within_20 = Sumas y restas hasta 20
    .teaches = Sumar y restar hasta 20
    .curriculum = España (LOMLOE), primer ciclo de Primaria: sentido de las operaciones; México, fase 3: suma y resta
number_deck-two_digits = Números de dos cifras
    .teaches = Comparar primero las decenas y luego las unidades
    .curriculum = España (LOMLOE), primer ciclo de Primaria: números hasta 999; México, fase 3: los números
number_deck-three_digits = Números de tres cifras
    .teaches = Comparar centenas, decenas y unidades
    .curriculum = España (LOMLOE), primer ciclo de Primaria: números hasta 999; México, fase 3: los números
number_deck-four_digits = Números de cuatro cifras
    .teaches = Comparar números mayores que 1000
    .curriculum = España (LOMLOE), segundo ciclo de Primaria: números hasta 9999; México, fase 4: los números
number_deck-multiply = Tablas de multiplicar
    .teaches = Multiplicar hasta 100
    .curriculum = España (LOMLOE), segundo ciclo de Primaria: sentido de las operaciones; México, fase 4: multiplicación
number_deck-divide = División
    .teaches = Dividir hasta 100
    .curriculum = España (LOMLOE), segundo ciclo de Primaria: sentido de las operaciones; México, fase 4: división
number_deck-unit_fractions = Fracciones unitarias
    .teaches = Cuantas más partes, más pequeñas son
    .curriculum = España (LOMLOE), segundo ciclo de Primaria: fracciones; México, fase 4: fracciones
number_deck-fractions = Fracciones
    .teaches = Comparar fracciones por sus partes, con un medio y con uno
    .curriculum = España (LOMLOE), segundo ciclo de Primaria: fracciones; México, fase 4: fracciones
number_deck-equivalent_fractions = Fracciones equivalentes
    .teaches = Distintas maneras de escribir la misma fracción
    .curriculum = España (LOMLOE), tercer ciclo de Primaria: fracciones; México, fases 4 y 5: fracciones
number_deck-decimals = Números decimales
    .teaches = Comparar décimos y centésimos
    .curriculum = España (LOMLOE), tercer ciclo de Primaria: números decimales; México, fases 4 y 5: números decimales
number_deck-fractions_decimals_percent = Fracciones, decimales y porcentajes
    .teaches = El mismo número como fracción, como decimal y como porcentaje
    .curriculum = España (LOMLOE), tercer ciclo de Primaria: decimales y porcentajes; México, fase 5: porcentajes
number_deck-negative_numbers = Números negativos
    .teaches = Comparar números menores que cero
    .curriculum = España (LOMLOE), primeros cursos de la ESO: números enteros; México, fase 6: números positivos y negativos
number_deck-add_fractions = Sumas y restas de fracciones
    .teaches = Sumar y restar fracciones con distinto denominador
    .curriculum = España (LOMLOE), tercer ciclo de Primaria y ESO: operaciones con fracciones; México, fase 5: suma y resta de fracciones
number_deck-multiply_fractions = Multiplicaciones y divisiones de fracciones
    .teaches = Multiplicar y dividir con fracciones
    .curriculum = España (LOMLOE), tercer ciclo de Primaria y ESO: operaciones con fracciones; México, fases 5 y 6: operaciones con fracciones
number_deck-money_dollars = Dólares y centavos
    .teaches = Comparar cantidades de dinero
    .curriculum = España (LOMLOE), primer ciclo de Primaria: educación financiera; México, fase 3: el dinero
number_deck-money_pounds = Libras y peniques
    .teaches = Comparar cantidades de dinero
    .curriculum = España (LOMLOE), primer ciclo de Primaria: educación financiera; México, fase 3: el dinero
number_deck-money_euros = Euros y céntimos
    .teaches = Comparar cantidades de dinero
    .curriculum = España (LOMLOE), primer ciclo de Primaria: educación financiera; México, fase 3: el dinero
number_deck-money_rupees = Rupias y paisas
    .teaches = Comparar cantidades de dinero
    .curriculum = España (LOMLOE), primer ciclo de Primaria: educación financiera; México, fase 3: el dinero
number_deck-times_of_day = Horas del día
    .teaches = Antes y después: primero las horas, luego los minutos
    .curriculum = España (LOMLOE), primer y segundo ciclo de Primaria: sentido de la medida; México, fases 3 y 4: medición del tiempo

## Maneras de comparar los números de una baraja

strategy-count_on = Di el número menor y sigue contando hasta el otro.
strategy-number_line = En la recta numérica, el número que está más a la derecha es mayor.
strategy-tens_first = Compara las decenas. Si son iguales, compara las unidades.
strategy-greatest_place_first = Compara primero las cifras de mayor valor. Pasa a las siguientes solo si son iguales.
strategy-see_groups = Busca grupos: cinco y dos más son siete.
strategy-match_one_to_one = Empareja los puntos uno a uno. El lado al que le sobran puntos tiene más.
strategy-see_five_and_ten = Una fila llena son cinco, un marco lleno son diez.
strategy-see_what_is_missing = Mira los lugares vacíos: 8 es diez menos dos.
strategy-part_whole = Piensa en la suma como dos partes de un todo.
strategy-make_ten = Completa primero 10: 8 + 5 es 10 + 3.
strategy-doubles_and_near = Empieza por un doble: 7 + 8 es uno más que 7 + 7.
strategy-known_fact = Empieza por un resultado que ya sabes: 6 × 7 es 7 más que 5 × 7.
strategy-same_factor = Si un factor es el mismo, compara los otros.
strategy-think_multiplication = Pregúntate cuántas veces cabe: para 42 ÷ 6, piensa en 6 × 7.
strategy-same_numerator = Si los numeradores son iguales, un denominador menor da partes más grandes.
strategy-same_denominator = Escribe las dos fracciones con el mismo denominador y luego compara los numeradores.
strategy-compare_with_half = Compara cada fracción con un medio.
strategy-compare_with_one = Mira cuánto falta para completar un entero.
strategy-simplify = Simplifica: 6/12 es 1/2.
strategy-same_places = Escribe los dos decimales con el mismo número de cifras después de la coma: 0,3 es 0,30.
strategy-to_hundredths = Escribe todo en centésimos: 1/4 es 25/100, 25 % y 0,25.
strategy-part_of_part = Multiplicar por una fracción es tomar una parte: 1/2 × 1/3 es la mitad de un tercio.
strategy-how_many_fit = Dividir entre una fracción es ver cuántas veces cabe: 2 ÷ 1/2 pregunta cuántos medios hay en 2.
strategy-whole_part_first = Compara primero la parte entera y luego las monedas pequeñas.
strategy-hours_first = Compara las horas. Si son iguales, compara los minutos.

## Por qué un número es mayor

number-reason = { $way ->
        [equal_parts] Las partes son iguales. { $more } es mayor que { $fewer }.
        [same_numerator] Igual número de partes. Las de { $high } son más grandes.
        [compare_with_whole] { $exact ->
            [high] { $high } es un entero. { $low } es menos.
            [low] { $low } es un entero. { $high } es más.
           *[none] { $high } es más de un entero. { $low } es menos.
        }
        [compare_with_half] { $exact ->
            [high] { $high } es la mitad. { $low } es menos.
            [low] { $low } es la mitad. { $high } es más.
           *[none] { $high } es más de la mitad. { $low } es menos.
        }
        [compare_with_one] A las dos les falta una parte. La de { $high } es más pequeña.
        [more_and_larger] { $high } toma { $more } partes, { $low } solo { $fewer }. Y son más grandes.
       *[equations] { $equations }.
    }

## Errores de los niños con los números de una baraja

misconception-longer_is_more = cree que hay más puntos donde ocupan más espacio
misconception-digits_swapped = confunde el orden de las cifras: 21 por 12
misconception-greatest_digit = busca la cifra mayor: 19 sería mayor que 21 por el 9
misconception-digit_sum = suma las cifras: 48 sería mayor que 50 porque 4 + 8 es mayor que 5 + 0
misconception-zero_does_not_count = se salta los ceros: lee 307 como 37
misconception-reads_side_by_side = lee una suma como un solo número: 3 + 4 como 34
misconception-adds_instead = suma donde hay un signo menos
misconception-one_off = cuenta también el primer número y se equivoca por uno
misconception-adds_for_times = suma en lugar de multiplicar: 3 × 4 sería 7
misconception-subtracts_for_divided = resta en lugar de dividir: 12 ÷ 4 sería 8
misconception-greatest_part = compara solo el número mayor de cada operación
misconception-larger_denominator = cree que un denominador mayor da una fracción mayor
misconception-larger_numerator = compara solo los numeradores
misconception-same_gap = compara lo que falta: 3/4 y 5/6 serían iguales porque a cada una le falta una parte
misconception-more_digits = cree que con más cifras después de la coma el número es mayor: 0,25 sería mayor que 0,3
misconception-fewer_digits = cree que con menos cifras después de la coma el número es mayor: 0,3 sería mayor que 0,45
misconception-percent_as_number = lee un porcentaje como un número entero: 50 % sería mayor que 1
misconception-ignores_minus = se salta el signo menos: −7 sería mayor que −3
misconception-adds_across = suma numeradores y denominadores: 1/2 + 1/3 sería 2/5
misconception-times_makes_larger = cree que al multiplicar el resultado siempre es mayor
misconception-divided_makes_smaller = cree que al dividir el resultado siempre es menor
misconception-ignores_unit = compara los números sin sus unidades: 50 centavos serían más que 2 dólares
misconception-time_as_decimal = lee las horas y los minutos como un número decimal
misconception-minutes_only = compara solo los minutos

## Los números de una baraja para el oído

face-minus = menos { $number }
face-fraction = { $under ->
        [2] { $over ->
            [one] un medio
           *[other] { $over } medios
        }
        [3] { $over ->
            [one] un tercio
           *[other] { $over } tercios
        }
        [4] { $over ->
            [one] un cuarto
           *[other] { $over } cuartos
        }
        [5] { $over ->
            [one] un quinto
           *[other] { $over } quintos
        }
        [6] { $over ->
            [one] un sexto
           *[other] { $over } sextos
        }
        [7] { $over ->
            [one] un séptimo
           *[other] { $over } séptimos
        }
        [8] { $over ->
            [one] un octavo
           *[other] { $over } octavos
        }
        [9] { $over ->
            [one] un noveno
           *[other] { $over } novenos
        }
        [10] { $over ->
            [one] un décimo
           *[other] { $over } décimos
        }
        [11] { $over ->
            [one] un onceavo
           *[other] { $over } onceavos
        }
        [12] { $over ->
            [one] un doceavo
           *[other] { $over } doceavos
        }
        [20] { $over ->
            [one] un veinteavo
           *[other] { $over } veinteavos
        }
        [100] { $over ->
            [one] un centésimo
           *[other] { $over } centésimos
        }
       *[other] { $over } sobre { $under }
    }
face-mixed = { $whole } y { $part }
face-sum = { $a } más { $b }
face-difference = { $a } menos { $b }
face-product = { $a } por { $b }
face-quotient = { $a } entre { $b }
face-dots = { $n ->
        [one] un punto
       *[other] { $n } puntos
    }
face-frame = { $n } en un marco de diez

## Una baraja propia en un juego

option-deck = Tipo de baraja
    .help = Las cartas de siempre, o números para comparar, por ejemplo fracciones.
    .v-standard = { number_deck-standard }
    .v-within_10 = { number_deck-within_10 }
    .v-within_20 = { number_deck-within_20 }
    .v-dots = { number_deck-dots }
    .v-ten_frames = { number_deck-ten_frames }
    .v-sums_within_10 = { number_deck-sums_within_10 }
    .v-sums_within_20 = { number_deck-sums_within_20 }
    .v-two_digits = { number_deck-two_digits }
    .v-three_digits = { number_deck-three_digits }
    .v-four_digits = { number_deck-four_digits }
    .v-multiply = { number_deck-multiply }
    .v-divide = { number_deck-divide }
    .v-unit_fractions = { number_deck-unit_fractions }
    .v-fractions = { number_deck-fractions }
    .v-equivalent_fractions = { number_deck-equivalent_fractions }
    .v-decimals = { number_deck-decimals }
    .v-fractions_decimals_percent = { number_deck-fractions_decimals_percent }
    .v-negative_numbers = { number_deck-negative_numbers }
    .v-add_fractions = { number_deck-add_fractions }
    .v-multiply_fractions = { number_deck-multiply_fractions }
    .v-money_dollars = { number_deck-money_dollars }
    .v-money_pounds = { number_deck-money_pounds }
    .v-money_euros = { number_deck-money_euros }
    .v-money_rupees = { number_deck-money_rupees }
    .v-times_of_day = { number_deck-times_of_day }
