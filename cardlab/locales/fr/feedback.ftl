## Ce qu'on dit après un coup à soi dans une leçon : on compare, on ne gronde jamais.

feedback-put_right = { $title } : { $told }
feedback-fast_food-best = { $points ->
        [0] { $card } n’a rien rapporté, et aucune autre carte n’était meilleure.
        [one] { $card } a rapporté { $points } point, et aucune autre carte n’était meilleure.
       *[other] { $card } a rapporté { $points } points, et aucune autre carte n’était meilleure.
    }
    .working = { $card } : { $points } pour toi, environ { $answer } pour la meilleure réponse
feedback-fast_food-points = { $best } aurait rapporté { $most }. Ton choix, { $card }, a rapporté { $points }.
    .working =
        { $best } : { $most } pour toi, environ { $less } pour la meilleure réponse
        { $card } : { $points } pour toi, environ { $answer } pour la meilleure réponse
feedback-fast_food-answer = Après { $best }, la meilleure réponse rapporterait environ { $less }. Après ton choix, { $card }, elle rapporte environ { $answer }.
    .working =
        { $best } : { $most } pour toi, environ { $less } pour la meilleure réponse
        { $card } : { $points } pour toi, environ { $answer } pour la meilleure réponse

feedback-seven_twenty_seven-card = { $away7 ->
        [no] { $away27 ->
            [no] Ta main dépassait 7 et 27.
           *[other] Ta main dépassait 7 et elle était à { $away27 } de 27.
        }
       *[other] { $away27 ->
            [no] Ta main était à { $away7 } de 7 et elle dépassait 27.
           *[other] Ta main était à { $away7 } de 7 et à { $away27 } de 27.
        }
    } { $better ->
        [yours] Tu as bien choisi.
        [card] Ici, une carte fait gagner plus de jetons.
        [stand] Ici, on gagne plus de jetons sans prendre de carte.
       *[same] Ici, les deux choix font gagner à peu près autant.
    }
    .working =
        Avec une carte, en jouant bien ensuite : { $card ->
            [0] presque rien
           *[other] environ { $card }
        } sur { $pot } jetons en moyenne
        Sans carte : { $stand ->
            [0] presque rien
           *[other] environ { $stand }
        } sur { $pot } jetons en moyenne{ $mean ->
            [none] { "" }
           *[other] . Distance au but le plus proche : { $away } maintenant, environ { $mean } en moyenne après une carte
        }
