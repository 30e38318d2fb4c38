matching_rows_model = Deux rangées de points : { $a } et { $b }
    .still = Deux rangées de points : { $a } et { $b }.
matching_rows_model-rows = { $a } en haut et { $b } en bas.
matching_rows_model-asked = Combien de points n’ont pas de partenaire ?
matching_rows_model-pairs = { $n ->
        [one] Il y a { $n } paire.
       *[other] Il y a { $n } paires.
    }
matching_rows_model-no_pairs = Il n’y a pas de paires.
matching_rows_model-alone = { $n } { $n ->
        [one] point n’a
       *[other] points n’ont
    } pas de partenaire : la différence est { $n }.
matching_rows_model-equal = Chaque point a un partenaire : la différence est 0.
matching_rows_model-pair = Paires
matching_rows_model-pair_more = Faire une paire
matching_rows_model-pair_less = Défaire une paire
matching_rows_model-made = { $n ->
        [one] Tu as fait { $n } paire.
       *[other] Tu as fait { $n } paires.
    }
matching_rows_model-all_made = Toutes les paires sont faites : { $n }.
matching_rows_model-put_in = Ajouter des points
matching_rows_model-dot_more = En ajouter un
matching_rows_model-dot_less = En enlever un
matching_rows_model-put = Tu en as ajouté { $n }.
matching_rows_model-how = Touche la dernière place à remplir.
matching_rows_model-mend = Tu as dit { $n }. Fais des paires.
matching_rows_model-said = Le contour montre { $n }.
