hundred_chart_model = Tableau des nombres de 1 à { $high }
    .still = Les nombres de 1 à { $high }.
hundred_chart_model-total = Le total est { $a }.
hundred_chart_model-reach = D’ici, tu peux atteindre { $list }.
hundred_chart_model-nothing = { $a } : pas de points
hundred_chart_model-part = { $name } { $a }
hundred_chart_model-single = { $a } : { $name }, { $n } { $n ->
        [one] point
       *[other] points
    }
hundred_chart_model-several = { $a } : { $list }, ensemble { $n } { $n ->
        [one] point
       *[other] points
    }
hundred_chart_model-value = Tu es à { $value }.
hundred_chart_model-legend = { $name } : { $n } { $n ->
        [one] point
       *[other] points
    }
hundred_chart_model-coloured = Tu as colorié { $list }.
hundred_chart_model-plain = Rien n’est encore colorié.
hundred_chart_model-how = Touche le nombre.
hundred_chart_model-how_some = Touche les nombres. Touche-les une seconde fois pour enlever la couleur.
hundred_chart_model-mend = Tu as dit { $n }. Compte à partir de { $total }.
hundred_chart_model-mend_wrong = Regarde encore { $list }.
hundred_chart_model-mend_missing = Ceux-ci conviennent. Il en manque encore.
hundred_chart_model-mend_both = Regarde encore { $list }. Il en manque aussi.
