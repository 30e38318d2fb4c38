scramble_war-game = Guerra revuelta
    .aim = Captura del montón más cartas que el otro jugador.
    .summary = Todas las cartas están boca abajo en un montón. Cada uno toma una: la más alta captura las dos.
    .ages = 6 a 9
    .teaches = Comparar, contar, sumas largas, y probabilidades que cambian cuando el montón se hace pequeño

scramble_war-scatter = El montón
    .rule = Toda la baraja se extiende boca abajo. No se reparten cartas.
    .sentence = Hay { $n } cartas boca abajo en un montón.
    .short = Hay { $n } cartas boca abajo en un montón.
    .refused = { $scattered ->
        [no] Primero hay que extender las cartas.
       *[yes] Las cartas ya están extendidas. Ahora se toman las siguientes.
    }
scramble_war-pick = Tomar una carta
    .rule = En cada turno, los dos toman una carta del montón y la voltean.
    .sentence = { $hands } { $left ->
        [0] Con eso se acaba el montón.
        [one] Queda una carta en el montón.
       *[other] Quedan { $left } cartas en el montón.
    }
    .short = { $hands }
    .hands = { $player } toma { $card }.
    .hands-short = { $player_is ->
        [you] Tienes { $card }.
       *[other] { $player } tiene { $card }.
    }
    .refused = { $why ->
        [turn] La carta siguiente le toca a { $player }.
        [auto] Aquí nadie elige carta: el turno va solo.
        [choose] Aquí cada uno toma su propia carta. Ahora le toca a { $player }.
       *[place] Solo hay { $left } cartas en el montón. Los lugares se cuentan desde 0.
    }
scramble_war-numbers = Cómo comparar
    .rule = Con tu propia baraja, ves cómo comparar los números.
    .sentence = { number-reason }
    .short = { number-reason }
scramble_war-take = La carta más alta captura las dos
    .rule = La carta más alta captura las dos. Las capturadas ya no se juegan.
    .sentence = { $high } es más { $high_kind ->
        [time] tarde
       *[other] alta
    } que { $low }. { $winner } captura las dos cartas y ahora tiene { $total }.
    .short = { $high_the } { $high_kind ->
        [time] es más tarde
       *[other] vale más
    } que { $low_the }. { $winner_is ->
        [you] Capturas las dos.
       *[other] { $winner } captura las dos.
    }
    .working = { $high } > { $low }
scramble_war-tie = ¡Guerra!
    .rule = Dos cartas iguales empiezan una guerra.
    .sentence = { $card } y { $other } son igual de altas. ¡Guerra!
    .short = { $card_rank } contra { $other_rank }: ¡guerra!
    .working = { $card } = { $other }
    .landmark = guerra
scramble_war-war-short = No alcanza para una guerra entera
    .rule = Cuando el montón es demasiado pequeño para una guerra entera, cada uno saca la mitad de lo que queda.
    .sentence = En el montón solo hay { $left } cartas. La mitad para cada uno: { $each }.
    .short = Solo quedan { $left } cartas: { $each } para cada uno.
    .working = { $left } ÷ 2 = { $each }
scramble_war-war-declare = Cartas para la guerra
    .rule = En una guerra, los dos sacan cartas boca abajo por turnos, y después una que cuenta.
    .sentence = { $down ->
        [0] Cada uno saca una carta, que cuenta enseguida.
        [one] Cada uno saca una carta boca abajo, y la siguiente cuenta.
       *[other] Cada uno saca { $down } cartas boca abajo, y la siguiente cuenta.
    } { $hands }
    .short = { $down ->
        [0] Una boca arriba.
        [one] Una boca abajo, luego una boca arriba.
       *[other] { $down } boca abajo, luego 1 boca arriba.
    } { $hands }
    .hands = { $player } saca { $card }.
    .hands-short = { $player_is ->
        [you] Tienes { $card }.
       *[other] { $player } tiene { $card }.
    }
scramble_war-war-again = Otra vez iguales
    .rule = Si las nuevas cartas también son iguales, la guerra sigue.
    .sentence = { $card } y { $other } también son igual de altas, así que la guerra sigue.
    .short = { $card_rank } contra { $other_rank }: ¡otra vez guerra!
    .working = { $card } = { $other }
scramble_war-war-take = Fin de la guerra
    .rule = La más alta de las nuevas cartas captura todo lo que hay en la mesa.
    .sentence = { $high } es más { $high_kind ->
        [time] tarde
       *[other] alta
    } que { $low }. { $winner } captura las { $n } cartas de esta guerra y ahora tiene { $total }.
    .short = { $high_the } { $high_kind ->
        [time] es más tarde
       *[other] vale más
    } que { $low_the }. { $winner_is ->
        [you] Ganas
       *[other] { $winner } gana
    } la guerra: { $n ->
        [one] { $n } carta.
       *[other] { $n } cartas.
    }
    .working = { $high } > { $low }
scramble_war-war-unresolved = No puede haber guerra
    .rule = Cuando el montón es demasiado pequeño para una guerra, no hay guerra.
    .sentence = { $left ->
        [0] El montón está vacío,
        [one] En el montón solo hay una carta,
       *[other] En el montón solo hay { $left } cartas,
    } así que no puede haber guerra. { $what ->
        [take_back] Cada jugador recupera sus cartas.
       *[nobody] Nadie se lleva las { $n } cartas de la mesa.
    }
    .short = { $what ->
        [take_back] Faltan cartas para una guerra. Cada uno recupera las suyas.
       *[nobody] Faltan cartas para una guerra. Nadie se lleva estas { $n }.
    }
scramble_war-end-heap = Se acabó el montón
    .rule = Cuando el montón está vacío, se cuentan los puntos.
    .sentence = Ya no quedan cartas en el montón. { $scoring ->
        [values] Se suman los valores de las cartas capturadas.
       *[cards] Cada carta capturada es un punto.
    } { $counts }
    .short = El montón está vacío. { $counts }
    .counts = { $player } tiene { $n } { $n ->
        [one] punto
       *[other] puntos
    }.
    .counts-short = { $player_is ->
        [you] Tú: { $n }.
       *[other] { $player }: { $n }.
    }
scramble_war-end-win = Fin de la partida
    .rule = Gana quien tiene más puntos.
    .sentence = { $winner } gana con { $high } puntos contra { $low }: { $difference } más.
    .short = { $winner_is ->
        [you] ¡Ganas tú por { $difference }!
       *[other] ¡Gana { $winner } por { $difference }!
    }
    .working = { $high } − { $low } = { $difference }
scramble_war-end-draw = Empate
    .rule = Con los mismos puntos no gana nadie.
    .sentence = Cada jugador tiene { $a } puntos, así que no gana nadie.
    .short = Cada uno tiene { $a }. ¡Empate!

scramble_war-coach-any = Las { $left } cartas son iguales por detrás, así que cada una tiene la misma probabilidad de ser alta.
scramble_war-coach-beats = Hay { $n } cartas boca abajo, contando las que se ganaron. { $higher ->
        [0] Ninguna de ellas gana
        [one] Una de ellas gana
       *[other] { $higher } de ellas ganan
    } a { $card }, y con { $equal } habría guerra.

scramble_war-action-pick = Tomar la carta { $place }
scramble_war-zone-heap = Montón
scramble_war-zone-captured = Capturadas
scramble_war-counter-left = En el montón
scramble_war-counter-cards = Capturadas

scramble_war-option-short_war = Un montón pequeño
    .help = Qué pasa cuando el montón es demasiado pequeño para una guerra entera.
    .v-fewer_down = menos cartas boca abajo
    .v-no_war = no hay guerra
scramble_war-option-unresolved = Una guerra que no se puede jugar
    .help = Quién se lleva sus cartas.
    .v-take_back = sus dueños
    .v-nobody = nadie
scramble_war-option-scoring = Puntos
    .help = Un punto por cada carta, o lo que valen las cartas.
    .v-cards = uno por cada carta
    .v-values = sus valores
scramble_war-option-pick = Tomar carta
    .help = Se toma la siguiente carta del montón, o la eligen los jugadores.
    .v-auto = la siguiente carta
    .v-choose = eligen los jugadores

scramble_war-preset-printed = Reglas impresas
    .help = Sin comodines, tres cartas boca abajo en una guerra.
scramble_war-preset-printed_jokers = Reglas impresas, con comodines
    .help = Dos comodines son más altos que el as.
scramble_war-preset-sums = Sumas
    .help = Al final se suman los valores de las cartas capturadas.
scramble_war-preset-own_pick = Elige tú
    .help = Tú eliges cada una de tus cartas del montón.

scramble_war-measure-unresolved = guerras que no se pudieron jugar


## Primeras pistas, de una en una, cuando el juego es nuevo

scramble_war-hint-start = { $pick ->
        [choose] Toca una carta del montón.
       *[auto] Toca el montón: salen dos cartas.
    }
scramble_war-hint-turn = La carta más alta captura las dos.
scramble_war-hint-on-tie = Cartas iguales: ¡guerra!
scramble_war-hint-later = { $scoring ->
        [values] Montón vacío: gana quien tenga más puntos.
       *[cards] Montón vacío: gana quien tenga más cartas.
    }
