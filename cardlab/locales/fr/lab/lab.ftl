## Études : beaucoup de parties d'un jeu, et ce qui en est sorti

lab-title = { $game }, { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }, graine { $seed }, { $options ->
        [none] règles habituelles
       *[other] { $options }
    }{ $bots ->
        [none] { "" }
       *[other] , jouées par { $bots }
    }
lab-brief-title = { $game }, { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }{ $options ->
        [none] { "" }
       *[other] , { $options }
    }{ $bots ->
        [none] { "" }
       *[other] , jouées par { $bots }
    }
lab-of = { $what }, { $player }
lab-won = gagné par { $player }
lab-nobody = personne n’a gagné seul
lab-unfinished = inachevées
lab-mean = moyenne ou proportion
lab-sure = intervalle de confiance à { $level } %
lab-spread = écart type
lab-median = médiane
lab-middle = quartiles
lab-ends = étendue
lab-interval = { $low } à { $high }
lab-unknown = trop peu
lab-all-alike = toutes égales
lab-open = inconnu
lab-or-more = { $low } ou plus
lab-at-least = au moins { $mean }
lab-range = { $low } à { $high }
lab-making-ready = préparation… la première fois, ça prend quelques secondes
lab-long = Il faut encore { $seconds } secondes environ. { $code } joue sur { $n } processeurs à la fois.
lab-stopped = Arrêté après { $n } parties sur { $asked }.
lab-part = Seules les parties qui remplissent la condition sont comptées : { $n } sur les { $asked } de l’étude.
lab-capped = { $n ->
        [one] Une partie ne s’est pas terminée et compte dans l’état où elle était.
       *[other] { $n } parties ne se sont pas terminées et comptent dans l’état où elles étaient.
    } La vraie moyenne d’une mesure qui ne fait que grandir est plus grande. Si { $n ->
        [one] cette partie
       *[other] chacune de ces parties
    } ajoutait encore 100, la moyenne augmenterait de { $more }.
lab-limit = { $n ->
        [one] L’une d’elles a été arrêtée après { $at_most } actions : { $option } la laisse
       *[other] { $n } d’entre elles ont été arrêtées après { $at_most } actions : { $option } les laisse
    } continuer.
lab-kind-of = { $name } (jeu d’origine : { $game })
lab-start = à partir de { $start }

lab-note-of = { $name } : { $note }
lab-compared = Deux études
lab-one = étude 1
lab-other = étude 2
lab-difference = différence
lab-verdict = significatif ?
lab-apart = oui
lab-alike = non
lab-together = Les { $n } différences sont testées ensemble (méthode de Holm). Si les études ne différaient pas vraiment, un oui n’apparaîtrait que dans moins de 5 paires d’études sur 100.
lab-one-is = Étude 1 : { $what }.
lab-other-is = Étude 2 : { $what }.
lab-paired = { $n ->
        [one] Le même jeu de cartes a été distribué
       *[other] Les mêmes { $n } jeux de cartes ont été distribués
    } dans les deux, et l’on compare partie par partie.
lab-grid = { $what } : { $title }
lab-from-first = écart à la première
lab-grid-paired = Tous les réglages ont reçu les mêmes jeux de cartes. Chacun est comparé au premier, partie par partie.

## Graphiques

lab-matches = parties
lab-share = proportion des parties
lab-share-won = proportion de parties gagnées
lab-fair = chances égales
lab-mean-line = moyenne { $mean }
lab-mean-line-open = moyenne : au moins { $mean }
lab-mean-of = moyenne : { $what }
lab-beyond = { $n } ou plus
lab-unfinished-of = inachevées : { $n } ({ $share })
lab-going-on = proportion de parties encore en cours
lab-at-most = proportion de parties qui ne dépassent pas cette valeur
lab-half = la moitié est finie après { $n }
lab-never = jamais

lab-alt-histogram = Histogramme de : { $what }. { $title }. Moyenne { $mean }, quartiles { $low } et { $high }, minimum { $least }, maximum { $most }.
lab-alt-survival = Courbe de la part des parties encore en cours, selon : { $what }. { $title }. La moitié est finie après : { $half } ; neuf sur dix après : { $tenth }.
lab-alt-survivals = Courbes de la part des parties encore en cours, selon : { $what }. { $title }. { $halves }.
lab-alt-half = { $name }, la moitié est finie après : { $half }
lab-alt-ecdf = Courbe de la part des parties qui ne dépassent pas une valeur : { $what }. { $title }. { $shares }.
lab-alt-at-most = { $name ->
        [none] Un
       *[other] { $name } : un
    } quart a au plus { $low }, la moitié au plus { $half }, trois quarts au plus { $high }
lab-alt-wins = Barres : qui a gagné. { $title }. { $shares }.
lab-alt-share = { $name } : { $share }, intervalle de confiance à 95 % de { $low } à { $high }
lab-alt-scores = Distributions côte à côte : { $what }. { $title }. { $means }.
lab-alt-mean = { $name } : moyenne { $mean }
lab-alt-sweep = Moyennes avec leurs intervalles : { $what }. { $title }. { $means }.
lab-alt-heat = Carte de chaleur : { $across } et { $up }. { $title }. { $most ->
        [one] Il y a une partie
       *[other] Il y a { $most } parties
    } dans la case la plus remplie, à { $x } et { $y }. { $correlation ->
        [none] { "" }
       *[other] Leur corrélation est { $correlation }.
    }
lab-dot = 1 point = 1 partie sur { $n }
lab-alt-dots = Diagramme de points : { $what }. { $title }. Chacun des { $n } points représente 1 partie sur { $n }. { $shares }.
lab-between = {" ; "}
lab-alt-compared = Distributions dans deux études : { $what }. { $means }.

## La page du laboratoire

lab-page-title = Le laboratoire
lab-page-text = Choisissez un jeu et une règle à changer. Pour chaque valeur de la règle, l’ordinateur joue un échantillon de parties avec les mêmes cartes : toute différence vient donc de la règle. La moyenne de l’échantillon est la statistique observée. Un autre échantillon donnerait une autre moyenne. C’est pourquoi elle a un intervalle de confiance à 95 % : pour environ 95 échantillons sur 100, il contient la vraie moyenne.
lab-page-game = Jeu
lab-page-rule = Règle
lab-page-settings = Valeurs
lab-page-number = Taille de l’échantillon
lab-page-seed = Numéro de tirage
lab-page-figure = Mesure
lab-page-usual = règles habituelles
lab-page-deal = Jouer et compter
lab-page-dealing = Parties en cours…
lab-page-take = Télécharger le tableau (CSV)

## Plots whose parts can be selected

lab-brush-help = Cliquez sur une partie du graphique, ou glissez sur plusieurs. Au clavier : les flèches, et Maj pour en choisir plus.
lab-brush-part = { $what } : { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
lab-brush-none = Rien n’est choisi.
lab-brush-selected = Choix : { $what }, { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    } ({ $share })
