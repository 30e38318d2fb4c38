matching_rows_model = { $a } puntos y { $b } puntos en dos filas
    .still = Dos filas de puntos: { $a } y { $b }.
matching_rows_model-rows = { $a } arriba y { $b } abajo.
matching_rows_model-asked = ¿Cuántos no tienen compañero?
matching_rows_model-pairs = { $n ->
        [one] Hay { $n } pareja.
       *[other] Hay { $n } parejas.
    }
matching_rows_model-no_pairs = No hay parejas.
matching_rows_model-alone = { $n } { $n ->
        [one] punto no tiene
       *[other] puntos no tienen
    } compañero: la diferencia es { $n }.
matching_rows_model-equal = Cada punto tiene compañero: la diferencia es 0.
matching_rows_model-pair = Parejas
matching_rows_model-pair_more = Hacer una pareja
matching_rows_model-pair_less = Deshacer una pareja
matching_rows_model-made = { $n ->
        [one] Hiciste { $n } pareja.
       *[other] Hiciste { $n } parejas.
    }
matching_rows_model-all_made = Ya están las { $n } parejas.
matching_rows_model-put_in = Poner puntos
matching_rows_model-dot_more = Poner uno
matching_rows_model-dot_less = Quitar uno
matching_rows_model-put = Pusiste { $n }.
matching_rows_model-how = Toca el último lugar que hay que llenar.
matching_rows_model-mend = Dijiste { $n }. Haz parejas.
matching_rows_model-said = El contorno muestra { $n }.
