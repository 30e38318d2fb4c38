war-game = Guerra
    .aim = Gana todas las cartas: la carta más alta se las lleva.
    .summary = Cada uno voltea una carta. La más alta se lleva las dos. Si son iguales, hay guerra.
    .ages = 5 a 8
    .teaches = Comparar números: más, menos, igual

## Guerra: qué pasa, regla por regla

war-deal = El reparto
    .rule = Las cartas se reparten de una en una, boca abajo, hasta que todos tienen el mismo número.
    .sentence = { $n } { $n ->
        [one] carta
       *[other] cartas
    } para cada jugador, boca abajo. Nadie las puede mirar.
    .short = { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } para cada uno.
    .refused = { $dealt ->
        [no] Primero hay que repartir las cartas.
       *[other] Las cartas ya están repartidas. Voltea las siguientes.
    }
war-turn_up = Cartas a la vista
    .rule = Al empezar un turno, cada uno voltea su carta de arriba.
    .sentence = Cada uno voltea una carta. { $hands }
    .short = { $hands }
    .hands = { $player } tiene { $card }.
    .hands-short = { $player_is ->
        [you] Tienes { $card }.
       *[other] { $player } tiene { $card }.
    }
war-numbers = Cómo comparar
    .rule = Con tu propia baraja, ves cómo comparar los números.
    .sentence = { number-reason }
    .short = { number-reason }
war-take = Gana la carta más alta
    .rule = La carta más alta se lleva todas las cartas de la mesa.
    .sentence = { $alone ->
        [yes] Nadie más puede seguir, así que { $winner } se lleva las { $n ->
            [2] dos
           *[other] { $n }
        } cartas.
       *[no] { $high } es más { $high_kind ->
            [time] tarde
           *[other] alta
        } que { $low }, así que { $winner } se lleva las { $n ->
            [2] dos
           *[other] { $n }
        } cartas.
    }
    .short = { $alone ->
        [yes] Nadie más puede seguir.
       *[no] { $high_the } { $high_kind ->
            [time] es más tarde
           *[other] vale más
        } que { $low_the }.
    } { $winner_is ->
        [you] Te llevas
       *[other] { $winner } se lleva
    } las { $n ->
        [2] dos.
       *[other] { $n }.
    }
    .working = { $alone ->
        [yes] { "" }
       *[no] { $high } > { $low }
    }
war-tie = ¡Guerra!
    .rule = Cuando las cartas más altas son iguales, hay guerra.
    .sentence = { $card } y { $other } son igual de altas. ¡Guerra!
    .short = { $card_rank } contra { $other_rank }: ¡guerra!
    .working = { $card } = { $other }
    .landmark = guerra
war-war-lay = Cartas para la guerra
    .rule = En una guerra, cada uno pone cartas boca abajo y después una boca arriba.
    .sentence = { $down ->
        [0] Cada uno pone una carta boca arriba.
        [one] Cada uno pone una carta boca abajo y una boca arriba.
       *[other] Cada uno pone { $down } cartas boca abajo y una boca arriba.
    } { $hands }
    .short = { $n ->
        [3] { "" }
        [4] { "" }
       *[other] { $down ->
            [0] Una boca arriba.
            [one] Una boca abajo, una boca arriba.
           *[other] { $down } boca abajo, 1 boca arriba.
        }
    } { $hands }
    .hands = { $player } tiene { $card }.
    .hands-short = { $player_is ->
        [you] Tienes { $card }.
       *[other] { $player } tiene { $card }.
    }
war-war-again = Otra vez iguales
    .rule = Cuando las nuevas cartas también son iguales, la guerra sigue.
    .sentence = { $card } y { $other } también son igual de altas. ¡La guerra sigue!
    .short = { $card_rank } contra { $other_rank }: ¡otra vez guerra!
    .working = { $card } = { $other }
war-war-take = Fin de la guerra
    .rule = La más alta de las nuevas cartas se lleva todo lo que hay en la mesa.
    .sentence = { $alone ->
        [yes] Nadie más puede seguir, así que { $winner } se lleva las { $n ->
            [2] dos
           *[other] { $n }
        } cartas.
       *[no] { $high } es más { $high_kind ->
            [time] tarde
           *[other] alta
        } que { $low }: { $winner } gana la guerra y se lleva las { $n ->
            [2] dos
           *[other] { $n }
        } cartas.
    }
    .short = { $alone ->
        [yes] Nadie más puede seguir.
       *[no] { $high_the } { $high_kind ->
            [time] es más tarde
           *[other] vale más
        } que { $low_the }.
    } { $winner_is ->
        [you] Ganas
       *[other] { $winner } gana
    } la guerra: { $n ->
        [one] { $n } carta.
       *[other] { $n } cartas.
    }
    .working = { $alone ->
        [yes] { "" }
       *[no] { $high } > { $low }
    }
war-pickup = Debajo del mazo
    .rule = Quien gana pone las cartas boca abajo, debajo de su mazo.
    .sentence = { $winner } pone { $n ->
        [one] la carta
       *[other] las { $n } cartas
    } debajo de su mazo, y ahora tiene { $total }.
    .short = { "" }
war-short-lose = Faltan cartas para la guerra
    .rule = Quien no puede poner la siguiente carta de una guerra queda fuera.
    .sentence = { $player } no puede poner la siguiente carta de la guerra y queda fuera.
    .short = { $player_is ->
        [you] No tienes cartas suficientes para la guerra.
       *[other] { $player } no tiene cartas suficientes para la guerra.
    }
war-short-last_card = Una última carta
    .rule = Si te faltan cartas para una guerra, pon tu última carta boca arriba. Esa cuenta.
    .sentence = { $player } pone boca arriba la última carta. Es { $card }.
    .short = { $player_is ->
        [you] Tu última carta: { $card }.
       *[other] La última carta de { $player }: { $card }.
    }
war-short-stays = La carta se queda
    .rule = Si no te quedan cartas para una guerra, tu carta de la mesa cuenta otra vez.
    .sentence = { $player } no tiene más cartas, así que { $card } cuenta otra vez.
    .short = { $player_is ->
        [you] No te quedan cartas:
       *[other] A { $player } no le quedan cartas:
    } { $card } cuenta otra vez.
war-short-none = Sin cartas
    .rule = Quien no tiene ninguna carta queda fuera.
    .sentence = { $player } no tiene ninguna carta y queda fuera.
    .short = { $player_is ->
        [you] No te quedan cartas.
       *[other] A { $player } no le quedan cartas.
    }
war-short-draw = Nadie gana esta guerra
    .rule = Si todos los que están en una guerra se quedan sin cartas a la vez, nadie la gana.
    .sentence = { $left ->
        [0] Ya nadie tiene cartas para esta guerra. La partida acaba en empate.
       *[other] A nadie le quedan cartas en esta guerra, así que nadie la gana.
    }
    .short = { $left ->
        [0] A nadie le quedan cartas. Es un empate.
       *[other] A nadie le quedan cartas: nadie gana esta guerra.
    }
war-pot = El pozo
    .rule = Las cartas que nadie gana van al pozo. Son para quien gane el turno siguiente.
    .sentence = Quedan { $n } cartas en el pozo. Quien gane el turno siguiente se las lleva también.
    .short = Quien gane el turno siguiente se lleva también estas { $n } cartas.
war-out = Fuera de la partida
    .rule = Quien no tiene cartas al final de un turno queda fuera.
    .sentence = El mazo de { $player } está vacío, así que { $player } queda fuera.
    .short = { $player_is ->
        [you] Te quedas sin cartas y quedas fuera.
       *[other] { $player } se queda sin cartas y queda fuera.
    }
war-win = Fin de la partida
    .rule = Gana el último jugador que tiene cartas.
    .sentence = Nadie más tiene cartas. ¡{ $winner } gana después de { $turns } { $turns ->
        [one] turno
       *[other] turnos
    }!
    .short = Nadie más tiene cartas. { $winner_is ->
        [you] ¡Ganas tú!
       *[other] ¡Gana { $winner }!
    }
war-end-repeat = Todo se repite
    .rule = Una partida en la que todo se repite no acabaría nunca. Por eso termina aquí.
    .sentence = Todos los mazos están como después { $since ->
        [0] del reparto
       *[other] del turno { $since }
    }. Los mismos turnos se repetirían para siempre, y nadie ganaría.
    .short = Los mismos turnos se repetirían para siempre.
war-end-limit = El último turno
    .rule = Regla opcional: la partida termina después de cierto número de turnos.
    .sentence = { $turns ->
        [one] Se jugó un turno
       *[other] Se jugaron { $turns } turnos
    }, así que la partida termina aquí. { $counts } { $outcome ->
        [won] { $winner } tiene más cartas y gana.
        [draw] Nadie tiene más cartas: hay empate.
       *[unfinished] { "" }
    }
    .short = { $turns ->
        [one] { $turns } turno jugado.
       *[other] { $turns } turnos jugados.
    }{ $counts_n ->
        [2] { " " }{ $counts }
       *[other] { "" }
    } { $outcome ->
        [won] { $winner_is ->
            [you] ¡Ganas tú!
           *[other] ¡Gana { $winner }!
        }
        [draw] ¡Empate!
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

war-preset-printed_1 = Reglas impresas, primera versión
    .help = Quien no tiene cartas para una guerra pierde.
war-preset-printed_2 = Reglas impresas, segunda versión
    .help = Si te faltan cartas para una guerra, cuenta la última.
war-preset-book = Como en el libro
    .help = Se reparte de una en una, 26 cartas a cada uno.
war-preset-three_down = Tres boca abajo
    .help = Tres cartas boca abajo en cada guerra.
war-preset-endless = Sin fin
    .help = Las cartas ganadas siguen en su orden, así que muchas partidas no acaban nunca.
war-preset-lesson = Para una lección
    .help = Como máximo 60 turnos; después se cuentan las cartas.
war-preset-short = Partida corta
    .help = Como máximo 30 turnos; después se cuentan las cartas.


## Primeras pistas, de una en una, cuando el juego es nuevo

war-hint-start = Toca tu mazo para voltear una carta.
war-hint-turn = La carta más alta se lleva las dos.
war-hint-on-tie = { $war_down ->
        [0] Cada uno pone una carta más boca arriba.
        [one] Cada uno: 1 boca abajo y después 1 boca arriba.
       *[other] Cada uno: { $war_down } boca abajo y después 1 boca arriba.
    }
war-hint-on-war-lay = La nueva carta más alta se lo lleva todo.
war-hint-later = { $on_limit ->
        [most_cards] Gana quien tenga más cartas tras { $max_turns } turnos.
       *[unfinished] ¡Gana todas las cartas!
    }
