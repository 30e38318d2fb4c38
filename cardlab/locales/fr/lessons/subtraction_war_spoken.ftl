## L’étape Jouer : la partie où l’on dit combien font deux cartes

subtraction_war_spoken-game = Bataille des soustractions
    .aim = Tu écriras ta différence. La plus grande différence gagne les cartes.
    .summary = Chacun retourne deux cartes, et tu écris ta différence. Il faut une réponse juste pour prendre des cartes.
    .ages = 6 à 9
    .teaches = La différence comme une distance, et comparer des différences
subtraction_war_spoken-shown = Deux cartes visibles
    .rule = Au début d’un tour, chacun retourne deux cartes. Ensuite, tu écris ta différence.
    .sentence = { $player } : { $a } − { $b } = { $worth }. Tes cartes : { $own_a } − { $own_b } = ?
    .short = { $player } a { $worth }. Et toi, combien as-tu ?
    .refused = { $asked ->
        [yes] Écris d’abord ta différence.
       *[no] Retourne d’abord tes cartes.
    }
subtraction_war_spoken-war-shown = La bataille commence
    .rule = Dans une bataille, chacun pose des cartes face cachée, puis deux face visible. Ensuite, tu écris ta nouvelle différence.
    .sentence = De nouvelles cartes pour la bataille. { $player } : { $a } − { $b } = { $worth }. Tes cartes : { $own_a } − { $own_b } = ?
    .short = Maintenant, { $player } a { $worth }. Et toi, combien as-tu ?
subtraction_war_spoken-right = Une réponse juste
    .rule = Tu prends les cartes si ta réponse est juste et ta différence plus grande.
    .sentence = { $player } dit { $said }, et c’est juste : { $a } − { $b } = { $worth }.
    .short = Oui ! { $a } − { $b } = { $worth }.
subtraction_war_spoken-wrong = Pas tout à fait
    .rule = Avec une réponse fausse, tu ne prends pas de cartes.
    .sentence = { $player } dit { $said }. Mais { $a } − { $b } = { $worth }.
    .short = { $a } − { $b } = { $worth }, et non { $said }.
subtraction_war_spoken-waits = Les cartes attendent
    .rule = Les cartes que tu aurais gagnées avec une réponse juste attendent au milieu. Le prochain qui prend des cartes les prend aussi.
    .sentence = { $worth }, c’est plus que { $other }, mais la réponse n’était pas juste. Les { $n } cartes attendent au milieu.
    .short = Ta différence est plus grande, mais ces { $n } cartes attendent.
subtraction_war_spoken-unfought = Trop peu de cartes pour une bataille
    .rule = Quand il reste trop peu de cartes pour une bataille, les cartes attendent aussi au milieu.
    .sentence = Il reste trop peu de cartes pour cette bataille. Les { $n } cartes attendent au milieu.
    .short = Trop peu de cartes pour une bataille : ces { $n } attendent.
subtraction_war_spoken-end = La partie est finie
    .rule = Quand personne ne peut plus retourner deux cartes, le joueur qui en a pris le plus gagne.
    .sentence = { $left ->
        [0] Toutes les cartes sont jouées.
        [1] Il reste une seule carte chacun.
       *[other] { $turns } tours joués.
    } { $counts } Réponses justes : { $right } sur { $said }.
    .short = { $left ->
        [0] Toutes les cartes sont jouées.
        [1] Il reste une seule carte chacun.
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
subtraction_war_spoken-zone-pot = En attente
subtraction_war_spoken-zone-won = Gagnées
subtraction_war_spoken-action-say = Vérifier
subtraction_war_spoken-say-total = Ta différence
subtraction_war_spoken-hint-start = Touche ton paquet : deux cartes se retournent.
subtraction_war_spoken-hint-turn = Réponse juste et différence plus grande : tu prends tout.
subtraction_war_spoken-hint-on-waits = Le prochain qui prend des cartes les prend aussi.
subtraction_war_spoken-hint-on-tie = { subtraction_war-hint-on-tie }
subtraction_war_spoken-hint-on-war-shown = { subtraction_war-hint-on-war-lay }
