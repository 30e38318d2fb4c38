## Les étapes d'une leçon : ce qu'elle demande avant de raconter un moment, et le fait qui y répond

ask-sum-told = { $a } + { $b } = { $worth }. { $shape ->
        [more] { $other }, c’est moins que { $worth }.
        [less] { $other }, c’est plus que { $worth }.
       *[same] { $other } des deux côtés.
    }

predict-who = { $down ->
        [0] { "" }
       *[other] { $down } face cachée, { $up } face visible.{ " " }
    }Qui va gagner ?
    .war = = Bataille !
    .said = { $aim ->
        [mine] je gagne
        [war] bataille
       *[theirs] { $player } gagne
    }
predict-needed = { $aim ->
        [mine] { $shape ->
            [none] Aucune carte ne pouvait te faire gagner.
           *[some] Avec { predict-cards }, tu aurais gagné.
        }
        [war] { $shape ->
            [none] Aucune carte ne pouvait lancer une bataille.
           *[some] Avec { predict-cards }, il y aurait eu bataille.
        }
       *[theirs] { $shape ->
            [none] Aucune carte ne pouvait faire gagner { $player }.
           *[some] Avec { predict-cards }, { $player } aurait gagné.
        }
    }
predict-cards = { $shape ->
        [more] { $low } ou plus
        [less] { $high } ou moins
       *[some] { $cards }
    }
predict-change = La dernière carte de { $player } : { $target ->
        [mine] laquelle te ferait gagner ?
        [war] laquelle lancerait une bataille ?
       *[theirs] laquelle gagnerait ?
    }
    .then = { $target ->
        [mine] Tu gagnerais.
        [war] { "" }
       *[theirs] { $player } gagnerait.
    }

stage-watch = Observer
    .help = Avance dans la partie pas à pas. À chaque étape, lis ce qui s’est passé et pourquoi.
stage-predict = Prévoir
    .help = La partie s’arrête et te pose une question. À ton avis, qu’est-ce qui va se passer ?
stage-play = Jouer
    .help = Maintenant, c’est toi qui joues. Prends ton temps.

stage-investigate = Enquêter
    .help = Devine d’abord. Puis joue des milliers de parties et regarde ce qui arrive.

investigate-setting = { $name } : { $value }
investigate-dealt = Parties jouées : { $games }.
investigate-stopped = Tu as arrêté.
investigate-cannot = On ne peut pas jouer ça ici. Choisis dans les listes. Tes résultats sont toujours là.

investigate-look-highest =
    .ask = Quelle barre est la plus haute ?
    .line = Suis du doigt le haut des barres. Lis le nombre sous la plus haute.
    .second = Cette barre est plus basse. Quelle barre est la plus haute ?
    .last = Cette barre est plus basse. Quelle barre est la plus haute ?
investigate-look-most =
    .ask = Qu’est-ce que tu compares ? Trouve la même barre dans chaque image.
    .line = Lis les nombres au-dessus de ces barres, une image après l’autre.
    .second = Compare encore une fois : une des autres images en a plus.
    .last = C’est là qu’il y en a le moins. Où est-ce qu’il y en a le plus ?
investigate-look-least =
    .ask = Que dit le nombre au-dessus de chaque image ?
    .line = Range dans l’ordre les nombres écrits au-dessus des images.
    .second = Compare encore une fois : un des autres nombres est plus petit.
    .last = C’est là qu’il y en a le plus. Où est-ce qu’il y en a le moins ?
investigate-look-even =
    .ask = Quelles sont les deux barres que tu compares dans chaque image ?
    .line = Cherche l’image où les deux ont à peu près la même hauteur.
    .second = Là, l’une des barres est nettement plus haute. Regarde les autres images.
    .last = Là, l’une des barres est beaucoup plus haute. Regarde les autres images.

## Des textes de la page, comme dans ui.ftl

lesson_ui-turn = Tour { $n }
lesson_ui-experiments = Sur quoi enquêter
lesson_ui-settings_of = Essayer autre chose
lesson_ui-how_many_games = Nombre de parties
lesson_ui-guess_first = Devine d’abord : choisis une réponse. Une idée n’est jamais fausse.
lesson_ui-guess_yours = Ton idée : { $said }
lesson_ui-guess_right = Ton idée : { $what }. Et tu avais raison !
lesson_ui-guess_other = Ton idée : { $said }. La réponse : { $what }.
lesson_ui-deal_games = Jouer { $n } parties
lesson_ui-deal_to_compare = Comparer
lesson_ui-stop_dealing = Arrêter
lesson_ui-dealing = On joue
lesson_ui-dealt_so_far = { $n } parties sur { $of }
lesson_ui-share = Combien sur 100 ({ $of })
lesson_ui-times = Combien de fois
lesson_ui-in_100 = Sur 100
lesson_ui-exact_in_100 = Exactement, sur 100
lesson_ui-numbers = Les nombres
lesson_ui-plot_of = { $name } : un diagramme en barres. Plus bas, « Les nombres » ouvre un tableau.
lesson_ui-key_bar = Tes parties
lesson_ui-key_exact = Exact
lesson_ui-exactly = Valeur exacte : { $what }
lesson_ui-investigate_why = Pourquoi ?
lesson_ui-investigate_connection_lost = La connexion est coupée. Tes résultats restent ici. Tu pourras jouer d’autres parties quand elle reviendra.
lesson_ui-investigate_more = Change quelque chose, et compare. Essaie aussi avec 100 parties : est-ce que le hasard joue beaucoup ?
lesson_ui-investigate_next = Ensuite : { $name }
lesson_ui-bars_show = Les barres montrent :
lesson_ui-race_guess = Ton idée : { $what }. Distribue des cartes !
lesson_ui-race_deal = Nombre de tirages : { $n }
lesson_ui-race_one = { $sum }. Tirages : { $n }.
lesson_ui-race_front = Tirages : { $n }. En tête : { $what }.
lesson_ui-race_level = Tirages : { $n }. Personne n’est encore en tête.
lesson_ui-race_again = Deviner encore
lesson_ui-race_guessed = Ton idée était { $what }.
