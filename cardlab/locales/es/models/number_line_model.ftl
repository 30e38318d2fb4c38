number_line_model = Recta numérica de { $low } a { $high }
    .still = Una recta numérica de { $low } a { $high }.
number_line_model-on = De { $a }, avanza { $n } hasta { $b }.
number_line_model-back = De { $a }, retrocede { $n } hasta { $b }.
number_line_model-on-asked = ¿Cuánto hay que avanzar de { $a } a { $b }?
number_line_model-back-asked = ¿Cuánto hay que retroceder de { $a } a { $b }?
number_line_model-distance = De { $a } a { $b } hay { $n } { $n ->
        [one] paso
       *[other] pasos
    }.
number_line_model-distance-asked = ¿Cuánto hay de { $a } a { $b }?
number_line_model-same = Los dos son { $a }, así que la distancia es 0.
number_line_model-value = Estás en { $value }.
number_line_model-how = Toca la recta.
number_line_model-mend = Dijiste { $n }. Cuenta los pasos de una marca a la otra.
number_line_model-too_far_left = Demasiado a la izquierda. Ve más a la derecha.
number_line_model-too_far_right = Demasiado a la derecha. Ve más a la izquierda.
number_line_model-said = El salto punteado muestra { $n }.
