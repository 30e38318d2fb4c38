number_line_model = Droite graduée de { $low } à { $high }
    .still = Une droite graduée de { $low } à { $high }.
number_line_model-on = De { $a }, avance de { $n } jusqu’à { $b }.
number_line_model-back = De { $a }, recule de { $n } jusqu’à { $b }.
number_line_model-on-asked = De combien est-ce qu’on avance de { $a } à { $b } ?
number_line_model-back-asked = De combien est-ce qu’on recule de { $a } à { $b } ?
number_line_model-distance = De { $a } à { $b }, il y a { $n } { $n ->
        [one] pas
       *[other] pas
    }.
number_line_model-distance-asked = Quelle est la distance de { $a } à { $b } ?
number_line_model-same = Les deux valent { $a } : la distance est 0.
number_line_model-value = Tu es à { $value }.
number_line_model-how = Touche la droite.
number_line_model-mend = Tu as dit { $n }. Compte les pas d’une marque à l’autre.
number_line_model-too_far_left = Trop à gauche. Va plus à droite.
number_line_model-too_far_right = Trop à droite. Va plus à gauche.
number_line_model-said = Le saut en pointillé montre { $n }.
