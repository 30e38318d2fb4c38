## La parte Jugar: la partida en la que se dice qué carta es más alta

compare_spoken-game = Guerra
    .aim = Compara las dos cartas. Solo te llevas cartas si tu respuesta es correcta.
    .summary = Cada uno voltea una carta, y tú dices cuál es más alta. Solo te llevas cartas si tu respuesta es correcta.
    .ages = 6 a 12
    .teaches = Comparar los números de una baraja
compare_spoken-shown = Cartas a la vista
    .rule = Al empezar un turno, cada uno voltea una carta. Después las comparas.
    .sentence = { $player } tiene { $card }. Tú tienes { $own }. { $of ->
        [time] ¿Tu hora es más tarde?
       *[number] ¿Tu carta es más alta?
    }
    .short = { $of ->
        [time] ¿Tu hora es más tarde o más temprano?
       *[number] ¿Tu carta es más alta o más baja?
    }
    .refused = { $asked ->
        [yes] Compara primero las cartas.
       *[no] Primero voltea tus cartas.
    }
compare_spoken-war-shown = Cartas para la guerra
    .rule = En una guerra, cada uno pone cartas boca abajo y después una boca arriba. Después comparas las cartas nuevas.
    .sentence = Cartas nuevas para la guerra. { $player } tiene { $card }. Tú tienes { $own }. { $of ->
        [time] ¿Tu hora es más tarde?
       *[number] ¿Tu carta es más alta?
    }
    .short = { $down ->
        [0] { "" }
       *[other] { $down } boca abajo, 1 boca arriba.{ " " }
    }{ $of ->
        [time] ¿Tu hora nueva es más tarde o más temprano?
       *[number] ¿Tu carta nueva es más alta o más baja?
    }
compare_spoken-right = Una respuesta correcta
    .rule = Te llevas las cartas si tu respuesta es correcta y tu carta gana.
    .sentence = { $sign ->
        [higher] Sí: { $card } es mayor que { $other }.
        [lower] Sí: { $card } es menor que { $other }.
        [later] Sí: { $card } es más tarde que { $other }.
        [earlier] Sí: { $card } es más temprano que { $other }.
       *[equal] Sí: { $card } y { $other } son iguales.
    }
    .short = ¡Sí!
compare_spoken-wrong = No exactamente
    .rule = Una respuesta equivocada no se lleva cartas.
    .sentence = { $sign ->
        [higher] No exactamente: { $card } es mayor que { $other }.
        [lower] No exactamente: { $card } es menor que { $other }.
        [later] No exactamente: { $card } es más tarde que { $other }.
        [earlier] No exactamente: { $card } es más temprano que { $other }.
       *[equal] No exactamente: { $card } y { $other } son iguales.
    }
    .short = No exactamente.
compare_spoken-waits = Las cartas esperan
    .rule = Las cartas que habrías ganado con una respuesta correcta esperan en el centro. Quien gane cartas después se lleva también estas.
    .sentence = { $high } gana a { $low }, pero la respuesta no era correcta. Las { $n } cartas esperan en el centro.
    .short = Tu carta gana, pero estas { $n } esperan.
compare_spoken-unfought = Pocas cartas para una guerra
    .rule = Cuando quedan pocas cartas para una guerra, las cartas esperan también en el centro.
    .sentence = Quedan pocas cartas para esta guerra. Las { $n } cartas esperan en el centro.
    .short = Pocas cartas para una guerra: estas { $n } esperan.
compare_spoken-end = Se acabó la partida
    .rule = Al final, gana quien se llevó más cartas.
    .sentence = { $left ->
        [0] Se jugaron todas las cartas.
       *[other] { $turns } turnos jugados.
    } { $counts } Respuestas correctas: { $right } de { $said }.
    .short = { $left ->
        [0] Se jugaron todas las cartas.
       *[other] { $turns } turnos jugados.
    } { $counts } Tus respuestas correctas: { $right } de { $said }.
    .counts = { $player } se llevó { $n } { $n ->
        [one] carta
       *[other] cartas
    }.
    .counts-short = { $player_is ->
        [you] Tú: { $n } { $n ->
            [one] carta
           *[other] cartas
        }.
       *[other] { $player }: { $n }.
    }
compare_spoken-zone-pot = Esperan
compare_spoken-zone-won = Ganadas
compare_spoken-action-say = Decirlo
compare_spoken-say-sign = Mi carta es …
compare_spoken-sign-higher = Más alta
compare_spoken-sign-equal = Igual
compare_spoken-sign-lower = Más baja
compare_spoken-sign-later = Más tarde
compare_spoken-sign-earlier = Más temprano
compare_spoken-hint-start = Toca tu mazo: sale una carta.
compare_spoken-hint-turn = Si aciertas y tu carta gana, te llevas las dos.
compare_spoken-hint-on-waits = Quien gane cartas después se lleva también estas.
compare_spoken-hint-on-tie = { war-hint-on-tie }
compare_spoken-hint-on-war-shown = { war-hint-on-war-lay }
