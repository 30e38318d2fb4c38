napoleons_war-game = Guerra de Napoleón
    .aim = Pon tus cartas en un orden astuto y gana todas las cartas.
    .summary = Un jugador tiene las cartas rojas, y el otro las negras. Ordena tu mazo en secreto, y después compara las cartas.
    .ages = 8 a 12
    .teaches = Órdenes y cuántos hay, contar cartas, y la probabilidad contra un orden que no se conoce

napoleons_war-dealt = El reparto
    .sentence = Cada jugador recibe 26 cartas y las puede mirar. Ahora los dos ponen sus cartas en orden.
napoleons_war-order = Un mazo en orden
    .rule = Pones todas las cartas de tu mano en el orden que quieras, la primera arriba. Ese es tu mazo, y así se queda.
    .sentence = { $player } puso { $n } { $n ->
        [one] carta
       *[other] cartas
    } en orden. Desde ahora no se puede cambiar nada.
    .short = { $player_is ->
        [you] Ordenaste { $n ->
            [one] { $n } carta.
           *[other] { $n } cartas.
        }
       *[other] { "" }
    }
napoleons_war-order-illegal = No es un orden de tu mano
    .rule = Un orden nombra cada carta de tu mano una vez. Nadie juega mientras alguien ordena.
    .sentence = { $why ->
        [first] Primero se ponen las cartas en orden. Falta que lo hagan: { $players }.
        [later] Ahora no tienes una mano que ordenar. Espera a que se acabe tu mazo.
        [missing] Todas las cartas de tu mano tienen que estar en el orden. Faltan estas: { $missing }.
        [extra] Cada carta está una vez en el orden, y tiene que ser tuya. Sobran: { $extra }.
       *[both] Cada carta de tu mano está una vez en el orden. Faltan: { $missing }. Sobran: { $extra }.
    }
    .short = { "" }
napoleons_war-ask = Pregunta y respuesta
    .rule = Mientras ordenas puedes preguntar cuántas cartas tiene el otro jugador en el mazo y en su montón de capturas.
    .sentence = { $sorts ->
        [yes] { $other } todavía no tiene mazo y también está ordenando sus cartas.
       *[no] { $other } tiene { $deck } { $deck ->
            [one] carta
           *[other] cartas
        } en el mazo y { $capture } en sus capturas. Así que el mazo alcanza para { $deck } { $deck ->
            [one] carta más
           *[other] cartas más
        }.
    }
    .short = { $sorts ->
        [yes] { $other_is ->
            [you] Todavía ordenas tus cartas.
           *[other] { $other } todavía ordena sus cartas.
        }
       *[no] { $other_is ->
            [you] Tienes
           *[other] { $other } tiene
        } { $deck } en el mazo y { $capture ->
            [one] { $capture } capturada.
           *[other] { $capture } capturadas.
        }
    }
    .working = { $sorts ->
        [yes] { "" }
       *[no] { $deck } + { $capture } = { $sum }
    }
napoleons_war-ask-illegal = Solo mientras ordenas
    .rule = Solo puedes preguntar cuántas cartas hay mientras tienes una mano que ordenar.
    .sentence = Puedes preguntarlo cuando ordenes tus cartas. Hasta entonces, cuenta mentalmente.
    .short = { "" }
napoleons_war-spy = Un espía
    .rule = Se puede jugar con espías. Cada vez que ordenas, tu espía puede mirar una vez unas cartas del otro mazo. Solo tú sabes cuáles son.
    .sentence = { $player } envía un espía, que mira { $n } { $n ->
        [one] carta
       *[other] cartas
    } del otro mazo.
    .own = { $player } envía un espía a mirar el otro mazo. { $found }
    .found = La carta { $place } es { $card }.
    .found-short = La { $place } es { $card }.
    .short = { $player_is ->
        [you] Mazo de { $other }. { $found }
       *[other] { $player } envía un espía, que ve { $n } { $n ->
            [one] carta tuya.
           *[other] cartas tuyas.
        }
    }
napoleons_war-spy-illegal = Ahora no hay espía
    .rule = Un espía solo mira mientras ordenas, una vez por cada mazo nuevo, y solo si el otro mazo ya está ordenado.
    .sentence = { $why ->
        [never] En esta partida no hay espías.
        [later] Puedes enviar un espía cuando ordenes tus cartas.
        [again] Tu espía ya miró. Podrás enviar otro la próxima vez que ordenes.
       *[no_deck] { $other } todavía no tiene un mazo que mirar. Espera a que esté ordenado.
    }
    .short = { "" }
napoleons_war-turn = Cartas a la vista
    .rule = En cada ronda, los dos jugadores voltean la carta de arriba de su mazo.
    .sentence = Salen { $card_a } y { $card_b }.
    .short = { $card_a } contra { $card_b }.
napoleons_war-trick-win = Gana la carta más alta
    .rule = La carta más alta se lleva las dos, que van al montón de capturas de quien gana.
    .sentence = { $high } es más alta que { $low }, así que { $winner } captura las dos cartas.
    .short = { $high_the } vale más que { $low_the }. { $winner_is ->
        [you] Capturas las dos.
       *[other] { $winner } captura las dos.
    }
    .working = { $high } > { $low }
napoleons_war-war-start = ¡Guerra!
    .rule = Si las cartas son iguales, hay guerra. De cada mazo van unas cartas boca abajo, y después una boca arriba que decide.
    .sentence = { $card_a } y { $card_b } son igual de altas. ¡Guerra! { $n ->
        [one] Va una carta boca abajo
       *[other] Van { $n } cartas boca abajo
    } en cada lado, y la siguiente decide.
    .short = { $card_a_rank } contra { $card_b_rank }: ¡guerra! { $n ->
        [one] Una boca abajo,
       *[other] { $n } boca abajo,
    } y la siguiente decide.
    .working = { $card_a } = { $card_b }
    .landmark = guerra
napoleons_war-war-again = Otra vez iguales
    .rule = Cuando las cartas que deciden también son iguales, la guerra sigue de la misma manera.
    .sentence = { $card_a } y { $card_b } también son igual de altas. Así que la guerra sigue.
    .short = { $card_a_rank } contra { $card_b_rank }: ¡otra vez guerra!
    .working = { $card_a } = { $card_b }
napoleons_war-war-win = Fin de la guerra
    .rule = La carta más alta de las que deciden se lleva todo lo que hay en la mesa.
    .sentence = { $high } es más alta que { $low }: { $winner } gana la guerra y captura las { $n } cartas.
    .short = { $high_the } vale más que { $low_the }. { $winner_is ->
        [you] Ganas
       *[other] { $winner } gana
    } la guerra: { $n } cartas.
    .working = { $high } > { $low }
napoleons_war-resort = Una mano nueva
    .rule = Cuando se acaba tu mazo, tomas tu montón de capturas y lo pones en orden. El otro mazo sigue como está.
    .sentence = { $player } se queda sin mazo y toma { $n } { $n ->
        [one] carta capturada
       *[other] cartas capturadas
    } para ordenar.
    .short = { $player_is ->
        [you] Se acabó tu mazo. Ordena { $n ->
            [one] tu carta.
           *[other] tus { $n } cartas.
        }
       *[other] Se acabó el mazo de { $player }. { $player } ordena { $n ->
            [one] { $n } carta.
           *[other] { $n } cartas.
        }
    }
    .landmark = ordenar
napoleons_war-resort-both = Los dos ordenan
    .rule = Cuando los dos mazos se acaban a la vez, los dos jugadores toman sus cartas y las ordenan.
    .sentence = Se acabaron los dos mazos. { $player } ordena { $n } { $n ->
        [one] carta
       *[other] cartas
    }, y { $other } ordena { $m }.
    .short = Se acabaron los mazos. { $other_is ->
        [you] Tú ordenas { $m ->
            [one] { $m } carta,
           *[other] { $m } cartas,
        } { $player } ordena { $n }.
       *[other] { $player_is ->
            [you] Tú ordenas
           *[other] { $player } ordena
        } { $n ->
            [one] { $n } carta,
           *[other] { $n } cartas,
        } { $other } ordena { $m }.
    }
napoleons_war-resort-in_war = Ordenar en medio de una guerra
    .rule = Si tu mazo se acaba en una guerra, tomas tu montón de capturas y lo ordenas. Después la guerra sigue.
    .sentence = Se acabó el mazo de { $player } y la guerra no terminó todavía. Primero, { $player } ordena { $n } { $n ->
        [one] carta capturada
       *[other] cartas capturadas
    }.
    .short = { $player_is ->
        [you] Se acabó tu mazo en plena guerra. Ordena { $n ->
            [one] tu carta.
           *[other] tus { $n } cartas.
        }
       *[other] Sin mazo en plena guerra, { $player } ordena { $n ->
            [one] { $n } carta.
           *[other] { $n } cartas.
        }
    }
napoleons_war-resort-campaign = Se acabó la campaña
    .rule = Se puede jugar por campañas. Después de las rondas acordadas, los dos jugadores toman todas sus cartas y las ordenan.
    .sentence = Aquí termina la campaña { $i }. Los dos toman todas sus cartas y las ordenan. { $player } tiene { $n } { $n ->
        [one] carta
       *[other] cartas
    }, y { $other } tiene { $m }.
    .short = Fin de la campaña { $i }. { $other_is ->
        [you] Tienes { $m } { $m ->
            [one] carta,
           *[other] cartas,
        } { $player } tiene { $n }.
       *[other] { $player_is ->
            [you] Tienes
           *[other] { $player } tiene
        } { $n } { $n ->
            [one] carta,
           *[other] cartas,
        } { $other } tiene { $m }.
    } ¡A ordenar!
    .landmark = nueva campaña
napoleons_war-draw-run_out = No queda nada para la guerra
    .rule = Cuando alguien no tiene ninguna carta para una guerra, nadie gana la partida.
    .sentence = { $n ->
        [one] A { $player } no le quedan cartas para esta guerra
       *[other] A ninguno de los dos le quedan cartas para esta guerra
    }. Así que la partida acaba en empate.
    .short = { $n ->
        [one] { $player_is ->
            [you] No te quedan
           *[other] A { $player } no le quedan
        } cartas para la guerra.
       *[other] A nadie le quedan cartas para la guerra.
    } ¡Empate!
napoleons_war-lose-run_out = No queda nada para la guerra
    .rule = Regla opcional: quien no tiene cartas para una guerra pierde.
    .sentence = A { $player } no le quedan cartas para esta guerra, así que { $winner } se lleva la mesa y gana.
    .short = { $player_is ->
        [you] No te quedan
       *[other] A { $player } no le quedan
    } cartas para la guerra. { $winner_is ->
        [you] ¡Ganas tú!
       *[other] ¡Gana { $winner }!
    }
napoleons_war-win = Fin de la partida
    .rule = Gana quien tiene todas las cartas.
    .sentence = { $winner } tiene todas las cartas y gana después de { $turns } { $turns ->
        [one] ronda
       *[other] rondas
    }.
    .short = { $winner_is ->
        [you] Tienes todas las cartas. ¡Ganas tú!
       *[other] { $winner } tiene todas las cartas. ¡Gana { $winner }!
    }
napoleons_war-end-max_turns = La última ronda
    .rule = Regla opcional: la partida termina después de cierto número de rondas.
    .sentence = { $n ->
        [one] Se jugó una ronda
       *[other] Se jugaron { $n } rondas
    }, así que la partida termina aquí. { $outcome ->
        [won] { $counts } { $winner } tiene más cartas y gana.
        [draw] { $counts } Nadie tiene más cartas: hay empate.
       *[unfinished] { "" }
    }
    .short = { $n ->
        [one] { $n } ronda jugada.
       *[other] { $n } rondas jugadas.
    } { $outcome ->
        [won] { $counts } { $winner_is ->
            [you] ¡Ganas tú!
           *[other] ¡Gana { $winner }!
        }
        [draw] { $counts } ¡Empate!
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

napoleons_war-action-order = ¡En marcha!
napoleons_war-action-ask = ¿Cuántas cartas?
napoleons_war-action-spy = Enviar un espía
napoleons_war-task-order = { $on_limit ->
    [most_cards] ¿Qué grupo marcha primero? Tócalo y luego toca su lugar.
   *[unfinished] ¿Qué carta marcha primero?
}
napoleons_war-packet-guard = Guardia
napoleons_war-packet-cavalry = Caballería
napoleons_war-packet-foot = Infantería
napoleons_war-packet-guns = Cañones
napoleons_war-packet-reserve = Reserva
napoleons_war-action-play = Voltear las cartas

napoleons_war-zone-hand = Mano
napoleons_war-zone-deck = Mazo
napoleons_war-zone-capture = Capturadas
napoleons_war-counter-turns = Rondas
napoleons_war-measure-turns = rondas
napoleons_war-measure-orders = manos puestas en orden

napoleons_war-option-deal = A quién le tocan qué cartas
    .help = Cartas rojas contra negras, o media baraja mezclada para cada uno.
    .v-colours = rojas contra negras
    .v-random = mitades mezcladas
napoleons_war-option-first_colour = Primer color
    .help = Qué color le toca al primer jugador.
    .v-red = rojo
    .v-black = negro
napoleons_war-option-run_out = Sin cartas en una guerra
    .help = Qué pasa cuando alguien no tiene ninguna carta para una guerra.
    .v-draw = empate
    .v-lose = ese jugador pierde
napoleons_war-option-campaign = Campaña
    .help = Después de tantas rondas, los dos jugadores toman todas sus cartas y las ordenan. 0 es nunca.
napoleons_war-option-spy = Espía
    .help = Cuántas cartas del otro mazo puede mirar un espía, una vez cada vez que ordenas. 0 es sin espías.
napoleons_war-preset-printed = Reglas impresas
    .help = Tres cartas boca abajo en una guerra, y una guerra sin cartas es empate.
napoleons_war-preset-no_escape = Sin salida
    .help = Pierde quien se queda sin cartas en una guerra.
napoleons_war-preset-short_war = Guerra corta
    .help = Una carta boca abajo en una guerra.
napoleons_war-preset-short = Partida corta
    .help = La baraja se mezcla, y en una guerra va una carta boca abajo. Tres campañas de 13 rondas, y después se cuentan las cartas.

napoleons_war-coach-ask = Preguntar no cuesta nada. Tienes { $n } { $n ->
        [one] carta
       *[other] cartas
    }. Si el otro mazo es más corto, se acaba antes que el tuyo.
napoleons_war-coach-spy = Un espía no cuesta nada. Ves { $n ->
        [one] una carta
       *[other] hasta { $n } cartas
    } del otro mazo y su lugar, y así puedes poner ahí una carta más alta.
napoleons_war-coach-order = { $war ->
        [yes] La número { $place }, tu { $card }, decide la guerra.
       *[no] Tu { $card } va primero.
    } Hay { $unseen } cartas que no ves: { $beats ->
        [0] no gana a ninguna
        [one] gana a una
       *[other] gana a { $beats }
    }, y con { $same } habría { $war ->
        [yes] otra guerra
       *[no] guerra
    }. { $enough ->
        [yes] En esa guerra decidiría { $decider }.
       *[no] Para esa guerra no te alcanzarían las cartas.
    }
napoleons_war-coach-known = La número { $place }, tu { $card }, se enfrenta a { $shown }, que ya está ahí. { $result ->
        [win] Eso gana la guerra.
        [lose] Eso pierde la guerra.
       *[tie] Son iguales, así que la guerra sigue.
    }
napoleons_war-coach-short = Para la guerra necesitas { $need } cartas y solo tienes { $n }. En cualquier orden, { $run_out ->
        [draw] eso es empate.
       *[lose] pierdes.
    }

## Primeras pistas, de una en una, cuando el juego es nuevo

napoleons_war-hint-start = { $spy ->
    [0] { "" }
   *[other] Envía primero un espía y luego ordena tus cartas.
}
napoleons_war-hint-turn = La más alta captura las dos. ¡Gánalas todas!
napoleons_war-hint-on-war-start = Cartas iguales: ¡guerra!
napoleons_war-hint-on-resort = ¿Se acabó tu mazo? Ordena las cartas capturadas.
