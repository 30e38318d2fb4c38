ten_frames_model = Cadres de dix avec { $list }
    .still = Cadres de dix avec { $list }.
ten_frames_model-counters = Jetons unis : { $n }. Jetons à anneau : { $b }.
ten_frames_model-fill = { $n } { $n ->
        [one] jeton à anneau complète
       *[other] jetons à anneau complètent
    } le cadre : { $a } + { $n } = { $b }.
ten_frames_model-left = Il en reste { $n }.
ten_frames_model-together = Ensemble, cela fait { $n }.
ten_frames_model-asked = Combien y en a-t-il en tout ?
ten_frames_model-make_ten = Faire dix
ten_frames_model-bring = Réunir
ten_frames_model-apart = Séparer
ten_frames_model-one = En déplacer un
ten_frames_model-over = { $n } { $n ->
        [one] jeton à anneau a été déplacé
       *[other] jetons à anneau ont été déplacés
    } : { $a } + { $n } = { $b }.
ten_frames_model-begun = Il y a là { $n } { $n ->
        [one] jeton
       *[other] jetons
    }.
ten_frames_model-put = Tu en as posé { $n }.
ten_frames_model-put_in = Poser des jetons
ten_frames_model-how = Touche une place libre : toutes les places jusqu’à elle se remplissent.
ten_frames_model-mend = Tu as dit { $n }. Combien de jetons y a-t-il ?
ten_frames_model-said = Le contour montre { $n }.
