## L’étape Jouer : la partie où l’on dit combien font deux cartes

addition_war_spoken-game = Bataille des additions
    .aim = Tu écriras ta somme. La plus grande somme gagne les cartes.
    .summary = Chacun retourne deux cartes, et tu écris ta somme. Il faut une réponse juste pour prendre des cartes.
    .ages = 6 à 8
    .teaches = Les sommes jusqu’à 20, et les comparer
addition_war_spoken-shown = Deux cartes visibles
    .rule = Au début d’un tour, chacun retourne deux cartes. Ensuite, tu écris ta somme.
    .sentence = { $player } : { $a } + { $b } = { $worth }. Tes cartes : { $own_a } + { $own_b } = ?
    .short = { $player } a { $worth }. Et toi, combien as-tu ?
    .refused = { $asked ->
        [yes] Écris d’abord ta somme.
       *[no] Retourne d’abord tes cartes.
    }
addition_war_spoken-war-shown = La bataille commence
    .rule = Dans une bataille, chacun pose des cartes face cachée, puis deux face visible. Ensuite, tu écris ta nouvelle somme.
    .sentence = De nouvelles cartes pour la bataille. { $player } : { $a } + { $b } = { $worth }. Tes cartes : { $own_a } + { $own_b } = ?
    .short = Maintenant, { $player } a { $worth }. Et toi, combien as-tu ?
addition_war_spoken-right = Une réponse juste
    .rule = Tu prends les cartes si ta réponse est juste et ta somme plus grande.
    .sentence = { $player } dit { $said }, et c’est juste : { $a } + { $b } = { $worth }.
    .short = Oui ! { $a } + { $b } = { $worth }.
addition_war_spoken-wrong = Pas tout à fait
    .rule = Avec une réponse fausse, tu ne prends pas de cartes.
    .sentence = { $player } dit { $said }. Mais { $a } + { $b } = { $worth }.
    .short = { $a } + { $b } = { $worth }, et non { $said }.
addition_war_spoken-waits = Les cartes attendent
    .rule = Les cartes que tu aurais gagnées avec une réponse juste attendent au milieu. Le prochain qui prend des cartes les prend aussi.
    .sentence = { $worth }, c’est plus que { $other }, mais la réponse n’était pas juste. Les { $n } cartes attendent au milieu.
    .short = Ta somme est plus grande, mais ces { $n } cartes attendent.
addition_war_spoken-unfought = Trop peu de cartes pour une bataille
    .rule = Quand il reste trop peu de cartes pour une bataille, les cartes attendent aussi au milieu.
    .sentence = Il reste trop peu de cartes pour cette bataille. Les { $n } cartes attendent au milieu.
    .short = Trop peu de cartes pour une bataille : ces { $n } attendent.
addition_war_spoken-end = La partie est finie
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
addition_war_spoken-zone-pot = En attente
addition_war_spoken-zone-won = Gagnées
addition_war_spoken-action-say = Vérifier
addition_war_spoken-say-total = Ta somme
addition_war_spoken-hint-start = Touche ton paquet : deux cartes se retournent.
addition_war_spoken-hint-turn = Réponse juste et somme plus grande : tu prends tout.
addition_war_spoken-hint-on-waits = Le prochain qui prend des cartes les prend aussi.
addition_war_spoken-hint-on-tie = { addition_war-hint-on-tie }
addition_war_spoken-hint-on-war-shown = { addition_war-hint-on-war-lay }
