## L’étape Jouer : la partie où l’on dit quelle carte est la plus haute

compare_spoken-game = Bataille
    .aim = Compare les deux cartes. Il faut une réponse juste pour prendre des cartes.
    .summary = Chacun retourne une carte, et tu dis laquelle est la plus haute. Il faut une réponse juste pour prendre des cartes.
    .ages = 6 à 12
    .teaches = Comparer les nombres d’un jeu de cartes
compare_spoken-shown = Cartes visibles
    .rule = Au début d’un tour, chacun retourne une carte. Ensuite, tu les compares.
    .sentence = { $player } a { $card }. Toi, tu as { $own }. { $of ->
        [time] Ton heure vient-elle après ?
       *[number] Ta carte est-elle plus haute ?
    }
    .short = { $of ->
        [time] Ton heure vient-elle après ou avant ?
       *[number] Ta carte est-elle plus haute ou plus basse ?
    }
    .refused = { $asked ->
        [yes] Compare d’abord les cartes.
       *[no] Retourne d’abord tes cartes.
    }
compare_spoken-war-shown = La bataille commence
    .rule = Dans une bataille, chacun pose des cartes face cachée, puis une face visible. Ensuite, tu compares les nouvelles cartes.
    .sentence = De nouvelles cartes pour la bataille. { $player } a { $card }. Toi, tu as { $own }. { $of ->
        [time] Ton heure vient-elle après ?
       *[number] Ta carte est-elle plus haute ?
    }
    .short = { $down ->
        [0] { "" }
       *[other] { $down } face cachée, 1 face visible.{ " " }
    }{ $of ->
        [time] Ta nouvelle heure vient-elle après ou avant ?
       *[number] Ta nouvelle carte est-elle plus haute ou plus basse ?
    }
compare_spoken-right = Une réponse juste
    .rule = Tu prends les cartes si ta réponse est juste et si ta carte gagne.
    .sentence = { $sign ->
        [higher] Oui : { $card } est plus grand que { $other }.
        [lower] Oui : { $card } est plus petit que { $other }.
        [later] Oui : { $card } vient après { $other }.
        [earlier] Oui : { $card } vient avant { $other }.
       *[equal] Oui : { $card } et { $other } sont égaux.
    }
    .short = Oui !
compare_spoken-wrong = Pas tout à fait
    .rule = Avec une réponse fausse, tu ne prends pas de cartes.
    .sentence = { $sign ->
        [higher] Pas tout à fait : { $card } est plus grand que { $other }.
        [lower] Pas tout à fait : { $card } est plus petit que { $other }.
        [later] Pas tout à fait : { $card } vient après { $other }.
        [earlier] Pas tout à fait : { $card } vient avant { $other }.
       *[equal] Pas tout à fait : { $card } et { $other } sont égaux.
    }
    .short = Pas tout à fait.
compare_spoken-waits = Les cartes attendent
    .rule = Les cartes que tu aurais gagnées avec une réponse juste attendent au milieu. Le prochain qui prend des cartes les prend aussi.
    .sentence = { $high } bat { $low }, mais la réponse n’était pas juste. Les { $n } cartes attendent au milieu.
    .short = Ta carte gagne, mais ces { $n } attendent.
compare_spoken-unfought = Trop peu de cartes pour une bataille
    .rule = Quand il reste trop peu de cartes pour une bataille, les cartes attendent aussi au milieu.
    .sentence = Il reste trop peu de cartes pour cette bataille. Les { $n } cartes attendent au milieu.
    .short = Trop peu de cartes pour une bataille : ces { $n } attendent.
compare_spoken-end = La partie est finie
    .rule = À la fin, le joueur qui a pris le plus de cartes gagne.
    .sentence = { $left ->
        [0] Toutes les cartes sont jouées.
       *[other] { $turns } tours joués.
    } { $counts } Réponses justes : { $right } sur { $said }.
    .short = { $left ->
        [0] Toutes les cartes sont jouées.
       *[other] { $turns } tours joués.
    } { $counts } Tes réponses justes : { $right } sur { $said }.
    .counts = { $player } a pris { $n } { $n ->
        [one] carte
       *[other] cartes
    }.
    .counts-short = { $player_is ->
        [you] Toi : { $n } { $n ->
            [one] carte
           *[other] cartes
        }.
       *[other] { $player } : { $n }.
    }
compare_spoken-zone-pot = En attente
compare_spoken-zone-won = Gagnées
compare_spoken-action-say = Répondre
compare_spoken-say-sign = Ma carte est …
compare_spoken-sign-higher = Plus haute
compare_spoken-sign-equal = Égale
compare_spoken-sign-lower = Plus basse
compare_spoken-sign-later = Plus tard
compare_spoken-sign-earlier = Plus tôt
compare_spoken-hint-start = Touche ton paquet : une carte se retourne.
compare_spoken-hint-turn = Réponse juste et carte gagnante : tu prends les deux.
compare_spoken-hint-on-waits = Le prochain qui prend des cartes les prend aussi.
compare_spoken-hint-on-tie = { war-hint-on-tie }
compare_spoken-hint-on-war-shown = { war-hint-on-war-lay }
