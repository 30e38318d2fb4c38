## L’étape Jouer : la partie où l’on dit à quelle distance de 7 et de 27 se trouve sa main

seven_twenty_seven_spoken-game = Le Jeu du 7 et du 27
    .aim = Sois le plus près de 7 ou de 27, et dis à quelle distance tu es.
    .summary = Prends des cartes ou garde ta main, puis dis à quelle distance de 7 et de 27 est ta main. Seule une réponse juste peut gagner.
    .ages = 9 à 13
    .teaches = Les demis et les distances sur la droite graduée
seven_twenty_seven_spoken-asked = Tes distances
    .rule = Quand personne ne prend plus de carte, tu dis à quelle distance de 7 et de 27 est ta main. Ensuite, on montre toutes les mains.
    .sentence = Personne ne prend plus de carte. À quelle distance de 7 est ta main, et à quelle distance de 27 ?
    .short = Maintenant, les distances.
    .refused = { $asked ->
        [yes] Dis d’abord les deux distances.
       *[no] Prends d’abord une carte, ou garde ta main.
    }
seven_twenty_seven_spoken-right = Les deux sont justes
    .rule = Seule une distance juste peut gagner son côté du pot.
    .sentence = { $player } dit { $said7 } et { $said27 }. Les deux sont justes.
    .working =
        De { $total7 } à 7 : { $d7 }
        De { $total27 } à 27 : { $d27 }
    .short = Oui ! À { $d7 } de 7, et à { $d27 } de 27.
seven_twenty_seven_spoken-wrong = Pas tout à fait
    .rule = Une distance fausse ne gagne rien de son côté du pot.
    .sentence = { $player } dit { $said7 } et { $said27 }. { $wrong ->
        [low] Mais de { $total7 } à 7, il y a { $d7 }.
        [high] Mais de { $total27 } à 27, il y a { $d27 }.
       *[both] Mais de { $total7 } à 7, il y a { $d7 }, et de { $total27 } à 27, il y a { $d27 }.
    }
    .working =
        De { $total7 } à 7 : { $d7 }
        De { $total27 } à 27 : { $d27 }
    .short = { $wrong ->
        [low] De { $total7 } à 7, il y a { $d7 }, et non { $said7 }. Pour 27, c’est juste.
        [high] De { $total27 } à 27, il y a { $d27 }, et non { $said27 }. Pour 7, c’est juste.
       *[both] De { $total7 } à 7, il y a { $d7 }, et de { $total27 } à 27, il y a { $d27 }.
    }
seven_twenty_seven_spoken-missed = Le plus près, mais ça ne compte pas
    .rule = Si aucune main n’est plus proche que la tienne, mais que ta distance était fausse, l’autre main la plus proche gagne ce côté.
    .sentence = Aucune main n’est plus près de { $goal } que celle de { $player }, mais la distance était fausse.
    .short = Aucune main n’est plus près de { $goal }, mais ta distance était fausse.
seven_twenty_seven_spoken-low-next = Ensuite le plus près de 7
    .rule = La main suivante gagne le côté du 7.
    .sentence = { $n ->
        [1] { $players } vient ensuite, à { $d } de 7.
       *[other] { $players } viennent ensuite, à { $d } de 7.
    }
    .short = { $n ->
        [1] Ta distance à 7 était fausse : { $players } vient ensuite, à { $d }.
       *[other] Ta distance à 7 était fausse : { $players } viennent ensuite, à { $d }.
    }
seven_twenty_seven_spoken-high-next = Ensuite le plus près de 27
    .rule = La main suivante gagne le côté du 27.
    .sentence = { $n ->
        [1] { $players } vient ensuite, à { $d } de 27.
       *[other] { $players } viennent ensuite, à { $d } de 27.
    }
    .short = { $n ->
        [1] Ta distance à 27 était fausse : { $players } vient ensuite, à { $d }.
       *[other] Ta distance à 27 était fausse : { $players } viennent ensuite, à { $d }.
    }
seven_twenty_seven_spoken-action-say = Répondre
seven_twenty_seven_spoken-say-low = { $totals ->
    [1] À quelle distance de 7 ?
   *[other] À quelle distance de 7 est ton total le plus proche ?
}
seven_twenty_seven_spoken-say-high = { $totals ->
    [1] À quelle distance de 27 ?
   *[other] À quelle distance de 27 est ton total le plus proche ?
}
seven_twenty_seven_spoken-hint-start = Approche-toi de 7, ou bien de 27.
seven_twenty_seven_spoken-hint-turn = Figures : ½. As : 1 ou 11.
seven_twenty_seven_spoken-hint-later = Prends une carte, ou garde ta main.
seven_twenty_seven_spoken-hint-on-asked = Compte le long de la droite.

## The coach does not say the distances, because the learner does.

seven_twenty_seven_spoken-coach-card = Si tu prends une carte et joues bien ensuite, tu gagnes en moyenne { seven_twenty_seven-coach-wins }. Parmi les { $n } cartes que tu ne vois pas, { $nearer7 ->
        [0] aucune ne te rapproche
        [one] une te rapproche
       *[other] { $nearer7 } te rapprochent
    } de 7, et { $nearer27 ->
        [0] aucune ne te rapproche
        [one] une te rapproche
       *[other] { $nearer27 } te rapprochent
    } de 27.
seven_twenty_seven_spoken-coach-stand = Avec les cartes que tu as maintenant, tu gagnes en moyenne { seven_twenty_seven-coach-wins }.
