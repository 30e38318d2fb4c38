ten_frames_model = Boîtes de dix avec { $list }
    .still = Boîtes de dix avec { $list }.
ten_frames_model-counters = { $n } { $n ->
        [one] jeton plein
       *[other] jetons pleins
    } et { $b } avec un trou.
ten_frames_model-fill = { $n } { $n ->
        [one] jeton troué remplit
       *[other] jetons troués remplissent
    } la boîte : { $a } + { $n } = { $b }.
ten_frames_model-left = Il en reste { $n }.
ten_frames_model-together = En tout, ça fait { $n }.
ten_frames_model-asked = Combien y a-t-il de jetons en tout ?
ten_frames_model-make_ten = Faire dix
ten_frames_model-bring = Réunir
ten_frames_model-apart = Séparer
ten_frames_model-one = En déplacer un
ten_frames_model-over = { $n } { $n ->
        [one] jeton troué a bougé
       *[other] jetons troués ont bougé
    } : { $a } + { $n } = { $b }.
ten_frames_model-begun = Il y a { $n } { $n ->
        [one] jeton
       *[other] jetons
    }.
ten_frames_model-put = Tu en as posé { $n }.
ten_frames_model-put_in = Poser des jetons
ten_frames_model-how = Touche la dernière place à remplir.
ten_frames_model-mend = Tu as dit { $n }. Combien de jetons y a-t-il ?
ten_frames_model-said = Le contour montre { $n }.
