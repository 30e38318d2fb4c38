area_model_model = Des parts à comparer
    .still = Des grilles avec des cases coloriées : { $list }.
area_model_model-part = { $name } : { $n } sur { $all } en couleur.
area_model_model-part_of_wholes = { $name } : { $n } en couleur, { $all } dans chaque entier.
area_model_model-mend = Tu as dit { $n }. Regarde le dessin : est-ce juste ?
