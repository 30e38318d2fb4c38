twenty_first_century_war-game = Guerra del siglo XXI
    .aim = Gana todas las cartas: juega cartas que vayan juntas y tengan el total mayor.
    .summary = Saca cuatro cartas y elige en secreto cuáles van juntas. El total mayor se lleva todo.
    .ages = 8 a 12
    .teaches = Sumar hasta 52, hallar sumas y parejas, y comparar un total grande con lo que se puede perder

twenty_first_century_war-draw = Cuatro cartas nuevas
    .rule = Una vuelta empieza con cuatro cartas para cada uno, de arriba de su propia pila.
    .sentence = Cada uno saca cuatro cartas. ¿Cuáles van juntas?
    .short = Cada uno saca cuatro cartas. ¿Cuáles van juntas?
    .refused = { $now ->
        [draw] Primero, cada uno saca cuatro cartas.
       *[other] Ya se sacaron las cartas. Primero se juega esta vuelta hasta el final.
    }
twenty_first_century_war-draw-short = Menos de cuatro
    .rule = Quien tiene menos de cuatro cartas las saca todas.
    .sentence = { $n ->
        [one] A { $player } le queda una sola carta, y la saca.
       *[other] A { $player } le quedan solo { $n } cartas, y las saca todas.
    }
    .short = { $player_is ->
        [you] Te
       *[other] A { $player } le
    } { $n ->
        [one] queda una sola carta.
       *[other] quedan solo { $n } cartas.
    }
twenty_first_century_war-play-single = Una carta sola
    .rule = Una carta sola cuenta lo que vale: as 1, jota 11, reina 12, rey 13.
    .sentence = { $player } juega { $card } sola. Vale { $value }.
    .short = { $player_is ->
        [you] Juegas
       *[other] { $player } juega
    } { $card } sola: vale { $value }.
twenty_first_century_war-play-sum = Una suma
    .rule = Tres o cuatro cartas van juntas cuando la más alta es la suma de las otras. Un as es 1.
    .sentence = { $n ->
        [2] { $player } encontró una suma: { $a } + { $b } = { $result }. Así que las tres cartas van juntas.
       *[other] { $player } encontró una suma: { $a } + { $b } + { $c } = { $result }. Así que las cuatro cartas van juntas.
    }
    .short = { $player_is ->
        [you] Juegas
       *[other] { $player } juega
    } una suma: { $a } + { $b }{ $n ->
        [2] { "" }
       *[other] { " " }+ { $c }
    } = { $result }.
    .working = { $n ->
        [2] { $a } + { $b } = { $result }
       *[other] { $a } + { $b } + { $c } = { $result }
    }
twenty_first_century_war-play-pair = Una pareja
    .rule = Dos cartas iguales van juntas.
    .sentence = { $player } muestra una pareja. { $pairs }
    .short = { $player_is ->
        [you] Juegas
       *[other] { $player } juega
    } una pareja: { $pairs }
    .pairs = { $card } y { $other } son iguales.
    .pairs-short = { $card } y { $other }.
twenty_first_century_war-play-two_pairs = Dos parejas
    .rule = Se pueden jugar dos parejas a la vez.
    .sentence = { $player } muestra dos parejas. { $pairs }
    .short = { $player_is ->
        [you] Juegas
       *[other] { $player } juega
    } dos parejas: { $pairs }.
    .pairs = { $card } va con { $other }.
    .pairs-short = { $card } { $other }
twenty_first_century_war-play-ace_face = El as trae una figura
    .rule = Con un as libre se pueden jugar también jotas, reinas y reyes.
    .sentence = Al lado del as libre, { $ace }, hay sitio para { $faces }.
    .short = El as trae { $faces }.
twenty_first_century_war-play-ace_free = El as viene también
    .rule = Un as libre puede ir con cualquier grupo de cartas que van juntas. Cuenta 1.
    .sentence = { $n ->
        [one] Un as libre puede ir con lo que va junto: { $aces } suma 1 más.
       *[other] Los ases libres pueden ir con lo que va junto: { $aces } suman 1 más cada uno.
    }
    .short = { $n ->
        [one] Un as viene también: 1 más.
       *[other] { $n } ases vienen también: 1 más cada uno.
    }
twenty_first_century_war-illegal-empty = No se eligió nada
    .rule = No elegir nada no es una jugada: hace falta una carta o más.
    .sentence = Elige una carta, o varias que vayan juntas.
    .short = { "" }
twenty_first_century_war-illegal-not_in_hand = No está en tu mano
    .rule = Juegas cartas que tienes, cada una solo una vez.
    .sentence = { $card } no se puede elegir: no la tienes, o ya la elegiste.
    .short = { "" }
twenty_first_century_war-illegal-single = Hay cartas que van juntas
    .rule = Si una carta sola es el último recurso, solo la juegas cuando no hay cartas que vayan juntas.
    .sentence = Mira { $combination }: van juntas. Así que una carta sola no vale.
    .short = { "" }
twenty_first_century_war-illegal-two_pairs = Una pareja o una suma
    .rule = Regla opcional: solo juegas una pareja o una suma cada vez.
    .sentence = Son dos parejas. Aquí solo puedes jugar una.
    .short = { "" }
twenty_first_century_war-illegal-face_needs_ace = No hay un as libre
    .rule = Una jota, una reina o un rey fuera de una pareja o una suma necesita al lado un as libre.
    .sentence = { $ace ->
        [yes] Solo un as libre puede traer { $faces }. Tu as está ocupado: es parte de una suma.
       *[no] Solo un as libre puede traer { $faces }, y aquí no hay ases.
    }
    .short = { "" }
twenty_first_century_war-illegal-no_partner = Sin compañera
    .rule = Cada carta necesita compañía: una pareja, una suma o, para las figuras, un as libre.
    .sentence = { $n ->
        [one] { $cards } sobra. Aquí no está en ninguna pareja ni en ninguna suma.
       *[other] { $cards } no van juntas: no hay pareja, y ninguna carta es la suma de las otras.
    }
    .short = { "" }
twenty_first_century_war-total = Se suma
    .rule = Cuando todos eligieron, se muestran las cartas y se suman las de cada jugador.
    .sentence = { $sums }
    .short = { $sums }
    .sums = { $n ->
        [1] { $player } tiene { $total }.
        [2] { $player } tiene { $a } + { $b } = { $total }.
        [3] { $player } tiene { $a } + { $b } + { $c } = { $total }.
       *[other] { $player } tiene { $a } + { $b } + { $c } + { $d } = { $total }.
    }
    .sums-short = { $player_is ->
        [you] Tú:
       *[other] { $player }:
    } { $items_n ->
        [2] { $n ->
            [1] { $total }.
            [2] { $a } + { $b } = { $total }.
            [3] { $a } + { $b } + { $c } = { $total }.
           *[other] { $a } + { $b } + { $c } + { $d } = { $total }.
        }
       *[other] { $total }.
    }
    .working = { $sums }
    .sums-working = { $n ->
        [1] { $total }
        [2] { $a } + { $b } = { $total }
        [3] { $a } + { $b } + { $c } = { $total }
       *[other] { $a } + { $b } + { $c } + { $d } = { $total }
    }
    .refused = Tus cartas de esta vuelta ya están en la mesa. Ahora eligen los demás.
twenty_first_century_war-win = Gana el total mayor
    .rule = Quien tiene el total mayor, o queda solo en un empate, se lleva todas las cartas jugadas.
    .sentence = { $tie ->
        [yes] Cada uno tenía { $total }, y solo { $winner } puede seguir. { $winner } se lleva las { $n ->
            [2] dos
           *[other] { $n }
        } cartas.
       *[no] { $total } es mayor que { $other }, así que { $winner } se lleva las { $n ->
            [2] dos
           *[other] { $n }
        } cartas.
    }
    .short = { $tie ->
        [yes] Nadie más puede seguir.
       *[no] { $total } es mayor que { $other }.
    } { $winner_is ->
        [you] Te llevas
       *[other] { $winner } se lleva
    } las { $n ->
        [2] dos.
       *[other] { $n }.
    }
    .working = { $tie ->
        [yes] { "" }
       *[no] { $total } > { $other }
    }
twenty_first_century_war-tie-empty_loses = Sin carta para el empate
    .rule = En un empate necesitas una carta en la mano. Quien no tiene lo pierde, si otro sí tiene.
    .sentence = { $player } no guardó ninguna carta para el empate, y lo pierde.
    .short = { $player_is ->
        [you] No te quedan cartas en la mano: pierdes el empate.
       *[other] A { $player } no le quedan cartas en la mano: pierde el empate.
    }
twenty_first_century_war-tie-hand = ¡Empate!
    .rule = Quienes comparten el total mayor ponen otra carta de la mano. Gana la más alta.
    .sentence = { $again ->
        [yes] { $players } siguen igual. Cada uno pone otra carta de la mano.
       *[no] { $players } tienen { $total } cada uno. Cada uno pone otra carta de la mano.
    }
    .short = { $again ->
        [yes] ¡Sigue el empate!
       *[no] ¡Empate a { $total }!
    } { $players_is ->
        [you] Pon otra carta.
       *[other] Cada uno pone otra carta.
    }
    .refused = { $now ->
        [tie] Esto es un empate: elige una carta para poner.
       *[other] Eso es para un empate, y ahora no lo hay.
    }
    .landmark = empate
twenty_first_century_war-tie-draw = A sacar carta
    .rule = Si no quedan cartas en la mano, o el empate sigue, quienes empatan voltean la carta de arriba de su pila.
    .sentence = { $again ->
        [yes] El empate sigue. { $players }: cada uno voltea la carta de arriba de su pila.
       *[no] Es un empate, y no quedan cartas en sus manos. { $players }: cada uno voltea la carta de arriba de su pila.
    }
    .short = { $again ->
        [yes] ¡Sigue el empate!
       *[no] ¡Empate!
    } Decide la carta de arriba de cada pila.
    .landmark = empate con la pila
twenty_first_century_war-tie-no_draw = Sin carta que sacar
    .rule = Quien no tiene pila de donde sacar pierde el empate.
    .sentence = { $player } no tiene carta que sacar, y pierde el empate.
    .short = { $player_is ->
        [you] No tienes carta que sacar: pierdes el empate.
       *[other] { $player } no tiene carta que sacar: pierde el empate.
    }
twenty_first_century_war-tie-again = Otra vez igual
    .rule = Cuando las cartas de un empate son igual de altas, quienes las pusieron empatan otra vez.
    .sentence = { $cards } son igual de altas. El empate sigue.
    .short = { $cards } son igual de altas.
twenty_first_century_war-tie-win = Se decide el empate
    .rule = La carta más alta que se pone en un empate gana la vuelta.
    .sentence = { $high } es más alta que { $low }. { $winner } se lleva las { $n } cartas.
    .short = { $high_the } vale más que { $low_the }. { $winner_is ->
        [you] Te llevas
       *[other] { $winner } se lleva
    } las { $n }.
    .working = { $a } > { $b }
twenty_first_century_war-tie-standoff = Nadie puede ganar
    .rule = Cuando a ninguno de los que empatan le quedan cartas, no gana nadie, y todos recuperan lo que jugaron.
    .sentence = A ninguno de los que empatan le quedan cartas. Así que cada uno recupera sus cartas de esta vuelta.
    .short = Nadie puede seguir: cada uno recupera sus cartas.
twenty_first_century_war-return = Cartas guardadas
    .rule = Lo que guardaste en la mano vuelve bajo tu pila.
    .sentence = { $kept }
    .short = { "" }
    .kept = { $player } pone { $n ->
        [one] una carta
       *[other] { $n } cartas
    } otra vez bajo su pila.
twenty_first_century_war-out = Fuera de la partida
    .rule = Quien no tiene cartas después de una vuelta queda fuera.
    .sentence = { $player } perdió su última carta y queda fuera.
    .short = { $player_is ->
        [you] Te quedas sin cartas y quedas fuera.
       *[other] { $player } se queda sin cartas y queda fuera.
    }
twenty_first_century_war-end-win = Fin de la partida
    .rule = Gana el último jugador que tiene cartas.
    .sentence = Ahora todas las cartas son de { $winner }, que gana la partida después de { $turns } { $turns ->
        [one] vuelta
       *[other] vueltas
    }.
    .short = { $winner_is ->
        [you] Tienes todas las cartas: ¡ganas tú!
       *[other] { $winner } tiene todas las cartas: ¡gana { $winner }!
    }
twenty_first_century_war-end-max_turns = La última vuelta
    .rule = Regla opcional: la partida termina después de cierto número de vueltas. Gana quien tiene más cartas, o no gana nadie.
    .sentence = { $turns } { $turns ->
        [one] vuelta jugada
       *[other] vueltas jugadas
    }: la partida termina aquí. { $outcome ->
        [won] { $counts } { $winner } tiene más cartas y gana.
        [draw] { $counts } Nadie tiene más cartas: hay empate.
       *[unfinished] Nadie tiene todas las cartas.
    }
    .short = { $turns ->
        [one] { $turns } vuelta jugada.
       *[other] { $turns } vueltas jugadas.
    } { $outcome ->
        [won] { $counts_n ->
            [2] { $counts }{ " " }
           *[other] { "" }
        }{ $winner_is ->
            [you] ¡Ganas tú!
           *[other] ¡Gana { $winner }!
        }
        [draw] { $counts_n ->
            [2] { $counts }{ " " }
           *[other] { "" }
        }¡Empate!
       *[unfinished] No gana nadie.
    }
    .counts = { $player } tiene { $n } { $n ->
        [one] carta
       *[other] cartas
    }.
    .counts-short = { $player_is ->
        [you] Tú: { $n }.
       *[other] { $player }: { $n }.
    }

twenty_first_century_war-coach-most = { $total } es lo máximo que hace tu mano. { $below ->
        [0] Casi todas las manos pueden llegar a eso.
        [100] Casi ninguna otra mano puede llegar a eso.
       [one] Más o menos 1 de cada 100 manos no puede llegar a eso.
       *[other] Unas { $below } de cada 100 manos no pueden llegar a eso.
    } { $kept ->
        [0] Pero no guardas ninguna carta para un empate.
        [one] Guardas una carta para un empate.
       *[other] Guardas { $kept } cartas para un empate.
    }
twenty_first_century_war-coach-less = { $total } es { $missing } menos de lo que podría hacer tu mano. { $below ->
        [0] Casi todas las otras manos pueden llegar a eso.
        [100] Pero casi ninguna otra mano puede llegar a eso.
       [one] Más o menos 1 de cada 100 manos no puede llegar a eso.
       *[other] Unas { $below } de cada 100 manos no pueden llegar a eso.
    } Si pierdes, pierdes { $n ->
        [one] una carta.
       *[other] { $n } cartas.
    }
twenty_first_century_war-coach-tie = Hay { $of } cartas que no ves: { $lower ->
        [0] ninguna es más baja
        [one] una es más baja
       *[other] { $lower } son más bajas
    } que { $card }, y { $same ->
        [0] ninguna es igual de alta
        [one] una es igual de alta
       *[other] { $same } son igual de altas
    }.

twenty_first_century_war-action-draw = Sacar cuatro cartas
twenty_first_century_war-action-play = Jugar { $chosen }
twenty_first_century_war-action-tie = Poner { $card }
twenty_first_century_war-task-play = Toca una carta, o varias que vayan juntas.

twenty_first_century_war-zone-pile = Pila
twenty_first_century_war-zone-hand = Mano
twenty_first_century_war-zone-chosen = Elegidas
twenty_first_century_war-counter-total = Total
twenty_first_century_war-counter-turns = Vueltas
twenty_first_century_war-measure-turns = vueltas
twenty_first_century_war-measure-ties = empates
twenty_first_century_war-measure-sums = sumas jugadas
twenty_first_century_war-measure-pairs = parejas jugadas
twenty_first_century_war-measure-courts = ases con figuras

twenty_first_century_war-option-singles = Una carta sola
    .help = Siempre se puede, o solo cuando en la mano no hay cartas que vayan juntas.
    .v-any = siempre
    .v-last_resort = solo cuando nada va junto
twenty_first_century_war-option-two_pairs = Dos parejas
    .help = Se pueden jugar dos parejas a la vez.
twenty_first_century_war-option-ace_jobs = Lo que puede hacer un as
    .help = Si un as que es parte de una suma también permite jugar figuras.
    .v-one = una sola cosa
    .v-many = las dos cosas
twenty_first_century_war-option-second_tie = Cuando un empate sigue
    .help = Se saca una carta de la pila, o primero se usan las cartas de la mano.
    .v-draw = sacar una carta
    .v-hand = primero las cartas de la mano
twenty_first_century_war-option-max_turns = Vueltas como máximo
    .help = Después de tantas vueltas, la partida termina.
twenty_first_century_war-preset-printed = Reglas impresas
    .help = Dos jugadores con 26 cartas cada uno.
twenty_first_century_war-preset-four_players = Cuatro jugadores
    .help = Trece cartas para cada uno.
twenty_first_century_war-preset-strict = Mira primero
    .help = Busca cartas que vayan juntas antes de jugar una sola. Una pareja o una suma cada vez.
twenty_first_century_war-preset-generous_ace = As generoso
    .help = Un as en una suma también permite jugar figuras: A, 5, 6 y K van juntas.
twenty_first_century_war-preset-short = Partida corta
    .help = Como máximo 15 vueltas; después se cuentan las cartas.

## Primeras pistas, de una en una, cuando el juego es nuevo

twenty_first_century_war-hint-later = Dos cartas iguales hacen pareja.
twenty_first_century_war-hint-last = También vale una suma: 2, 3 y 5.
twenty_first_century_war-hint-turn = ¡El total mayor se lleva todas las cartas!
