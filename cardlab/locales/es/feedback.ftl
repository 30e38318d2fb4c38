## Lo que se dice después de una jugada propia en una lección: compara y nunca regaña.

feedback-put_right = { $title }: { $told }
feedback-fast_food-best = { $points ->
        [0] { $card } no dio puntos, y ninguna otra carta daba más.
        [one] { $card } dio 1 punto, y ninguna otra carta daba más.
       *[other] { $card } dio { $points } puntos, y ninguna otra carta daba más.
    }
    .working = { $card }: { $points } para ti, más o menos { $answer } para el otro jugador
feedback-fast_food-points = { $best } habría dado { $most }. Tu { $card } dio { $points }.
    .working =
        { $best }: { $most } para ti, más o menos { $less } para el otro jugador
        { $card }: { $points } para ti, más o menos { $answer } para el otro jugador
feedback-fast_food-answer = Después de { $best }, la mejor carta del otro jugador daría más o menos { $less }. Después de tu { $card }, da más o menos { $answer }.
    .working =
        { $best }: { $most } para ti, más o menos { $less } para el otro jugador
        { $card }: { $points } para ti, más o menos { $answer } para el otro jugador

feedback-seven_twenty_seven-card = { $away7 ->
        [no] { $away27 ->
            [no] Tu mano se pasaba de 7 y de 27.
           *[other] Tu mano se pasaba de 7 y estaba a { $away27 } de 27.
        }
       *[other] { $away27 ->
            [no] Tu mano estaba a { $away7 } de 7 y se pasaba de 27.
           *[other] Tu mano estaba a { $away7 } de 7 y a { $away27 } de 27.
        }
    } { $better ->
        [yours] Elegiste bien.
        [card] Aquí, con una carta se ganan más fichas.
        [stand] Aquí se ganan más fichas sin sacar carta.
       *[same] Aquí, con las dos opciones se gana más o menos lo mismo.
    }
    .working =
        Con una carta, y jugando bien después: { $card ->
            [0] casi ninguna
           *[other] más o menos { $card }
        } de { $pot } fichas en promedio
        Sin carta: { $stand ->
            [0] casi ninguna
           *[other] más o menos { $stand }
        } de { $pot } fichas en promedio{ $mean ->
            [none] { "" }
           *[other] . Distancia a la meta más cercana: ahora { $away }; después de una carta, en promedio, más o menos { $mean }
        }
