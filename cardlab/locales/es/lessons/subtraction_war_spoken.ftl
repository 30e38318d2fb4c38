## La parte Jugar: la partida en la que se dice la diferencia de dos cartas

subtraction_war_spoken-game = Guerra de restas
    .aim = Escribirás tu diferencia. La diferencia mayor se lleva las cartas.
    .summary = Cada uno voltea dos cartas, y tú escribes tu diferencia. Solo te llevas cartas si tu respuesta es correcta.
    .ages = 6 a 9
    .teaches = La diferencia como distancia, y cómo comparar diferencias
subtraction_war_spoken-shown = Dos cartas a la vista
    .rule = Al empezar un turno, cada uno voltea dos cartas. Después escribes tu diferencia.
    .sentence = { $player }: { $a } − { $b } = { $worth }. Tus cartas: { $own_a } − { $own_b } = ?
    .short = { $player } tiene { $worth }. ¿Cuánto tienes tú?
    .refused = { $asked ->
        [yes] Escribe primero tu diferencia.
       *[no] Primero voltea tus cartas.
    }
subtraction_war_spoken-war-shown = Cartas para la guerra
    .rule = En una guerra, cada uno pone cartas boca abajo y después dos boca arriba. Después escribes tu nueva diferencia.
    .sentence = Cartas nuevas para la guerra. { $player }: { $a } − { $b } = { $worth }. Tus cartas: { $own_a } − { $own_b } = ?
    .short = Ahora { $player } tiene { $worth }. ¿Cuánto tienes tú?
subtraction_war_spoken-right = Una respuesta correcta
    .rule = Te llevas las cartas si tu respuesta es correcta y tu diferencia es mayor.
    .sentence = { $player } dice { $said }, y es correcto: { $a } − { $b } = { $worth }.
    .short = ¡Sí! { $a } − { $b } = { $worth }.
subtraction_war_spoken-wrong = No exactamente
    .rule = Una respuesta equivocada no se lleva cartas.
    .sentence = { $player } dice { $said }. Pero { $a } − { $b } = { $worth }.
    .short = { $a } − { $b } = { $worth }, no { $said }.
subtraction_war_spoken-waits = Las cartas esperan
    .rule = Las cartas que habrías ganado con una respuesta correcta esperan en el centro. Quien gane cartas después se lleva también estas.
    .sentence = { $worth } es mayor que { $other }, pero la respuesta no era correcta. Las { $n } cartas esperan en el centro.
    .short = Tu diferencia es mayor, pero estas { $n } cartas esperan.
subtraction_war_spoken-unfought = Pocas cartas para una guerra
    .rule = Cuando quedan pocas cartas para una guerra, las cartas esperan también en el centro.
    .sentence = Quedan pocas cartas para esta guerra. Las { $n } cartas esperan en el centro.
    .short = Pocas cartas para una guerra: estas { $n } esperan.
subtraction_war_spoken-end = Se acabó la partida
    .rule = Cuando nadie puede voltear dos cartas más, gana quien se llevó más.
    .sentence = { $left ->
        [0] Se jugaron todas las cartas.
        [1] Queda solo una carta por jugador.
       *[other] { $turns } turnos jugados.
    } { $counts } Respuestas correctas: { $right } de { $said }.
    .short = { $left ->
        [0] Se jugaron todas las cartas.
        [1] Queda solo una carta por jugador.
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
subtraction_war_spoken-zone-pot = Esperan
subtraction_war_spoken-zone-won = Ganadas
subtraction_war_spoken-action-say = Comprobar
subtraction_war_spoken-say-total = Tu diferencia
subtraction_war_spoken-hint-start = Toca tu mazo: salen dos cartas.
subtraction_war_spoken-hint-turn = Si aciertas y tu diferencia es mayor, te lo llevas todo.
subtraction_war_spoken-hint-on-waits = Quien gane cartas después se lleva también estas.
subtraction_war_spoken-hint-on-tie = { subtraction_war-hint-on-tie }
subtraction_war_spoken-hint-on-war-shown = { subtraction_war-hint-on-war-lay }
