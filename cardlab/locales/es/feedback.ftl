## Lo que se dice después de una jugada propia en una lección: compara y nunca regaña.

feedback-put_right = { $title }: { $told }
feedback-fast_food-best = { $points ->
        [0] { $card } no dio puntos, y ninguna otra carta daba más.
        [one] { $card } dio 1 punto, y ninguna otra carta daba más.
       *[other] { $card } dio { $points } puntos, y ninguna otra carta daba más.
    }
    .working = { $card }: { $points } para ti, cerca de { $answer } para la mejor respuesta
feedback-fast_food-points = { $best } habría dado { $most }. Tu { $card } dio { $points }.
    .working =
        { $best }: { $most } para ti, cerca de { $less } para la mejor respuesta
        { $card }: { $points } para ti, cerca de { $answer } para la mejor respuesta
feedback-fast_food-answer = Después de { $best }, la mejor respuesta daría cerca de { $less }. Después de tu { $card }, da cerca de { $answer }.
    .working =
        { $best }: { $most } para ti, cerca de { $less } para la mejor respuesta
        { $card }: { $points } para ti, cerca de { $answer } para la mejor respuesta

feedback-seven_twenty_seven-card = { $away7 ->
        [no] { $away27 ->
            [no] Tu mano pasaba de 7 y de 27.
           *[other] Tu mano pasaba de 7 y estaba a { $away27 } de 27.
        }
       *[other] { $away27 ->
            [no] Tu mano estaba a { $away7 } de 7 y pasaba de 27.
           *[other] Tu mano estaba a { $away7 } de 7 y a { $away27 } de 27.
        }
    } { $better ->
        [yours] Elegiste bien.
        [card] Aquí, con una carta se ganan más fichas.
        [stand] Aquí se ganan más fichas sin sacar carta.
       *[same] Aquí, las dos elecciones ganan más o menos lo mismo.
    }
    .working =
        Con una carta, y jugando bien después: { $card ->
            [0] casi ninguna
           *[other] cerca de { $card }
        } de { $pot } fichas de media
        Sin carta: { $stand ->
            [0] casi ninguna
           *[other] cerca de { $stand }
        } de { $pot } fichas de media{ $mean ->
            [none] { "" }
           *[other] . Distancia a la meta más cercana: ahora { $away }, cerca de { $mean } de media después de una carta
        }
