speed_war-game = Guerra rápida
    .aim = Gana todas las cartas. Las más pequeñas salen del juego.
    .summary = Una guerra en la que salen del juego las cartas más pequeñas: primero los doses, después los treses, y así.
    .ages = 6 a 9
    .teaches = El orden de los números, el más pequeño, contar hacia atrás, y por qué los empates son cada vez más probables

speed_war-smallest = { $level ->
        [2] los doses
        [3] los treses
        [4] los cuatros
        [5] los cincos
        [6] los seises
        [7] los sietes
        [8] los ochos
        [9] los nueves
        [10] los dieces
        [11] las jotas
        [12] las reinas
        [13] los reyes
        [14] los ases
       *[other] las cartas iguales a { $level }
    }
speed_war-before = { $old ->
        [2] los doses
        [3] los treses
        [4] los cuatros
        [5] los cincos
        [6] los seises
        [7] los sietes
        [8] los ochos
        [9] los nueves
        [10] los dieces
        [11] las jotas
        [12] las reinas
        [13] los reyes
        [14] los ases
       *[other] las cartas iguales a { $old }
    }

speed_war-remove = Salen las cartas más pequeñas
    .rule = De las cartas ganadas, las más pequeñas del juego se apartan. Las demás son para quien gana.
    .sentence = { $cards_kind ->
        [rank] Las cartas más pequeñas son ahora { speed_war-smallest }
        [time] La hora más temprana es ahora { $level }
       *[number] El número más pequeño es ahora { $level }
    }, así que { $cards } { $gone ->
        [one] sale
       *[other] salen
    } del juego. { $left ->
        [0] Ya no queda ninguna en el juego.
        [one] Queda una.
       *[other] Quedan { $left }.
    } { $n ->
        [0] { $winner } no recibe nada más.
        [one] { $winner } recibe la otra carta.
       *[other] { $winner } recibe las otras { $n } cartas.
    }
    .short = { $gone ->
        [one] Después { $cards } sale del juego.
       *[other] Después { $gone } cartas salen del juego.
    }
speed_war-level = Las siguientes más pequeñas
    .rule = Cuando ya no quedan cartas de las más pequeñas, empiezan a salir las siguientes.
    .sentence = { $only ->
        [yes] Ya solo quedan { speed_war-smallest }. No salen, porque no hay nada más con que jugar.
       *[no] Ya no están { speed_war-before }. Desde ahora salen { speed_war-smallest }.
    }
    .short = { $only ->
        [yes] Ya solo quedan { speed_war-smallest }. No salen.
       *[no] Ahora salen { speed_war-smallest }.
    }
    .landmark = cartas más pequeñas

speed_war-counter-level = La más pequeña
    .value = { $kind ->
        [time] La más temprana: { $level }
       *[other] La más pequeña: { $level ->
            [11] { rank-J }
            [12] { rank-Q }
            [13] { rank-K }
            [14] { rank-A }
           *[other] { $level }
        }
    }

speed_war-option-remove = Cuáles salen
    .help = Solo las cartas pequeñas que están boca arriba, o también las que se ponen boca abajo en una guerra.
    .v-face_up = las que están boca arriba
    .v-all_table = todas las de la mesa

speed_war-preset-printed = Reglas impresas
    .help = Guerra con una carta boca abajo, y las cartas pequeñas salen.
speed_war-preset-printed_2 = Reglas impresas, segunda versión
    .help = Si te faltan cartas para una guerra, cuenta la última.
speed_war-preset-fastest = La más rápida
    .help = Tres cartas boca abajo en una guerra, y las que están boca abajo también salen.
speed_war-preset-short = Partida corta
    .help = Como máximo 40 turnos; después se cuentan las cartas.

speed_war-measure-level = carta más pequeña al final
speed_war-measure-aside = cartas apartadas

## Primeras pistas, de una en una, cuando el juego es nuevo

speed_war-hint-start = Toca tu mazo para voltear una carta.
speed_war-hint-turn = La carta más alta se lleva las dos.
speed_war-hint-later = { $deck ->
        [standard] Salen las cartas pequeñas: primero los doses.
       *[other] Salen las cartas pequeñas, primero la menor.
    }
speed_war-hint-on-tie = Cartas iguales: ¡guerra!
speed_war-hint-last = { $on_limit ->
        [most_cards] Gana quien tenga más cartas tras { $max_turns } turnos.
       *[unfinished] ¡Gana todas las cartas!
    }
