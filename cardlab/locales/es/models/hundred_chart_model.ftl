hundred_chart_model = Tabla de los números del 1 al { $high }
    .still = Los números del 1 al { $high }.
hundred_chart_model-total = El total es { $a }.
hundred_chart_model-reach = Desde aquí puedes llegar a { $list }.
hundred_chart_model-nothing = { $a }: sin puntos
hundred_chart_model-part = { $name } { $a }
hundred_chart_model-single = { $a }: { $name }, { $n } { $n ->
        [one] punto
       *[other] puntos
    }
hundred_chart_model-several = { $a }: { $list }, en total { $n } { $n ->
        [one] punto
       *[other] puntos
    }
hundred_chart_model-value = Estás en { $value }.
hundred_chart_model-legend = { $name }: { $n } { $n ->
        [one] punto
       *[other] puntos
    }
hundred_chart_model-coloured = Coloreaste { $list }.
hundred_chart_model-plain = Todavía no hay nada coloreado.
hundred_chart_model-how = Toca el número.
hundred_chart_model-how_some = Toca los números. Si tocas otra vez, se quita el color.
hundred_chart_model-mend = Dijiste { $n }. Sigue contando desde { $total }.
hundred_chart_model-mend_wrong = Mira otra vez { $list }.
hundred_chart_model-mend_missing = Estos están bien. Faltan algunos.
hundred_chart_model-mend_both = Mira otra vez { $list }. También faltan algunos.
