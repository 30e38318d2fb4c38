subtraction_war-game = Guerra de restas
    .aim = Gana todas las cartas: calcula la diferencia de tus dos cartas. La mejor se lo lleva todo.
    .summary = Cada uno voltea dos cartas. La diferencia mayor se lleva las cuatro.
    .ages = 6 a 9
    .teaches = La diferencia como distancia, y cómo comparar diferencias

subtraction_war-deal = El reparto
    .rule = Las cartas se reparten de una en una, boca abajo, hasta que todos tienen el mismo número.
    .sentence = { $n } { $n ->
        [one] carta
       *[other] cartas
    } para cada jugador, boca abajo.
    .short = { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } para cada uno.
    .refused = { $dealt ->
        [no] Primero hay que repartir las cartas.
       *[other] Las cartas ya están repartidas. Voltea las siguientes.
    }
subtraction_war-turn_up = Dos cartas a la vista
    .rule = Al empezar un turno, cada uno voltea dos cartas y resta el número menor del mayor.
    .sentence = Cada uno voltea dos cartas. { $hands }
    .short = { $n ->
        [0] Cada uno voltea dos cartas.
        [3] Cada uno voltea dos cartas.
        [4] Cada uno voltea dos cartas.
       *[other] { $hands }
    }
    .hands = { $player }: { $a } − { $b } = { $worth }.
    .hands-short = { $player_is ->
        [you] Tú:
       *[other] { $player }:
    } { $a } − { $b } = { $worth }.
    .working = { $hands }
    .hands-working = { $a } − { $b } = { $worth }
subtraction_war-numbers = Cómo comparar
    .rule = Con tu propia baraja, ves cómo comparar los números.
    .sentence = { number-reason }
    .short = { number-reason }
subtraction_war-take = Gana la mejor diferencia
    .rule = La mejor diferencia se lleva todas las cartas de la mesa.
    .sentence = { $alone ->
        [yes] Nadie más puede seguir, así que { $winner } se lleva las { $n ->
            [2] dos
           *[other] { $n }
        } cartas.
       *[no] { $a } − { $b } = { $worth }, y { $c } − { $d } = { $other }. { $worth } es { $wins ->
            [lowest] menor
           *[highest] mayor
        } que { $other }: { $winner } se lleva { $n } cartas.
    }
    .short = { $alone ->
        [yes] Nadie más puede seguir.
       *[no] { $winner_first ->
            [yes] { $worth } es { $wins ->
                [lowest] menor
               *[highest] mayor
            } que { $other }.
           *[no] { $other } es { $wins ->
                [lowest] mayor
               *[highest] menor
            } que { $worth }.
        }
    } { $winner_is ->
        [you] Te llevas
       *[other] { $winner } se lleva
    } las { $n ->
        [2] dos.
       *[other] { $n }.
    }
    .working = { $alone ->
        [yes] { "" }
       *[no] { $a } − { $b } = { $worth }
        { $c } − { $d } = { $other }
        { $worth } { $wins ->
            [lowest] <
           *[highest] >
        } { $other }
    }
subtraction_war-tie = ¡Guerra!
    .rule = Si las diferencias son iguales, hay guerra.
    .sentence = { $same ->
        [yes] { $a } − { $b } = { $worth } en los dos lados. ¡Guerra!
       *[no] { $a } − { $b } = { $worth } y { $c } − { $d } = { $worth }. Cartas distintas, la misma diferencia: ¡guerra!
    }
    .short = { $worth } en los dos lados: ¡guerra!
    .working = { $a } − { $b } = { $worth }
        { $c } − { $d } = { $worth }
    .landmark = guerra
subtraction_war-war-lay = Cartas para la guerra
    .rule = En una guerra, cada uno pone cartas boca abajo y después dos boca arriba.
    .sentence = { $down ->
        [0] Cada uno pone dos cartas boca arriba.
        [one] Cada uno pone una carta boca abajo y dos boca arriba.
       *[other] Cada uno pone { $down } cartas boca abajo y dos boca arriba.
    } { $hands }
    .short = { $down ->
        [0] Dos boca arriba.
        [one] Una boca abajo, dos boca arriba.
       *[other] { $down } boca abajo, 2 boca arriba.
    } { $n ->
        [3] { "" }
        [4] { "" }
       *[other] { $hands }
    }
    .hands = { $player }: { $a } − { $b } = { $worth }.
    .hands-short = { $player_is ->
        [you] Tú:
       *[other] { $player }:
    } { $a } − { $b } = { $worth }.
    .working = { $hands }
    .hands-working = { $a } − { $b } = { $worth }
subtraction_war-war-again = Otra vez iguales
    .rule = Cuando las nuevas diferencias también son iguales, la guerra sigue.
    .sentence = { $a } − { $b } = { $worth }, y { $c } − { $d } = { $worth } también. ¡La guerra sigue!
    .short = { $worth } en los dos lados: ¡otra vez guerra!
    .working = { $a } − { $b } = { $worth }
        { $c } − { $d } = { $worth }
subtraction_war-war-take = Fin de la guerra
    .rule = La mejor de las nuevas diferencias se lleva todo lo que hay en la mesa.
    .sentence = { $alone ->
        [yes] Nadie más puede seguir, así que { $winner } se lleva las { $n ->
            [2] dos
           *[other] { $n }
        } cartas.
       *[no] { $a } − { $b } = { $worth }, y { $c } − { $d } = { $other }. { $worth } es { $wins ->
            [lowest] menor
           *[highest] mayor
        } que { $other }: { $winner } se lleva { $n } cartas.
    }
    .short = { $alone ->
        [yes] Nadie más puede seguir.
       *[no] { $winner_first ->
            [yes] { $worth } es { $wins ->
                [lowest] menor
               *[highest] mayor
            } que { $other }.
           *[no] { $other } es { $wins ->
                [lowest] mayor
               *[highest] menor
            } que { $worth }.
        }
    } { $winner_is ->
        [you] Ganas
       *[other] { $winner } gana
    } la guerra: { $n ->
        [one] { $n } carta.
       *[other] { $n } cartas.
    }
    .working = { $alone ->
        [yes] { "" }
       *[no] { $a } − { $b } = { $worth }
        { $c } − { $d } = { $other }
        { $worth } { $wins ->
            [lowest] <
           *[highest] >
        } { $other }
    }
subtraction_war-pickup = Debajo del mazo
    .rule = Quien gana pone las cartas boca abajo, debajo de su mazo.
    .sentence = { $winner } pone las { $n } cartas debajo de su mazo, y ahora tiene { $total }.
    .short = { "" }
subtraction_war-short-lose = Pocas cartas
    .rule = Quien no puede poner la siguiente carta queda fuera.
    .sentence = Aquí hacen falta { $need } cartas. { $player } { $have ->
        [0] no tenía ninguna
        [one] solo tenía una
       *[other] solo tenía { $have }
    } y queda fuera.
    .short = { $player_is ->
        [you] Hacen falta { $need } cartas, y tienes { $have }.
       *[other] Hacen falta { $need } cartas, y { $player } tiene { $have }.
    }
subtraction_war-short-last_card = Las últimas cartas
    .rule = Si te faltan cartas, voltea las dos últimas. Si solo te queda una, resta 0.
    .sentence = { $n ->
        [1] { $card } es la última carta de { $player }: { $a } − 0 = { $worth }.
       *[other] { $cards } son las últimas cartas de { $player }: { $a } − { $b } = { $worth }.
    }
    .short = { $n ->
        [1] { $player_is ->
            [you] Tu última carta:
           *[other] La última carta de { $player }:
        } { $a } − 0 = { $worth }.
       *[other] { $player_is ->
            [you] Tus últimas cartas:
           *[other] Las últimas cartas de { $player }:
        } { $a } − { $b } = { $worth }.
    }
    .working = { $a } − { $b } = { $worth }
subtraction_war-short-stays = La diferencia se queda
    .rule = Si no te quedan cartas para una guerra, tu diferencia de la mesa cuenta otra vez.
    .sentence = { $player } no tiene más cartas, así que el { $worth } cuenta otra vez.
    .short = { $player_is ->
        [you] No te quedan cartas:
       *[other] A { $player } no le quedan cartas:
    } el { $worth } cuenta otra vez.
subtraction_war-short-none = Sin cartas
    .rule = Quien no tiene ninguna carta queda fuera.
    .sentence = { $player } no tiene ninguna carta y queda fuera.
    .short = { $player_is ->
        [you] No te quedan cartas.
       *[other] A { $player } no le quedan cartas.
    }
subtraction_war-short-draw = Nadie gana esta guerra
    .rule = Si todos los que están en una guerra se quedan sin cartas a la vez, nadie la gana.
    .sentence = { $left ->
        [0] Ya nadie tiene cartas para esta guerra. La partida acaba en empate.
       *[other] A nadie le quedan cartas en esta guerra, así que nadie la gana.
    }
    .short = { $left ->
        [0] A nadie le quedan cartas. Es un empate.
       *[other] A nadie le quedan cartas: nadie gana esta guerra.
    }
subtraction_war-pot = El pozo
    .rule = Las cartas que nadie gana van al pozo. Son para quien gane el turno siguiente.
    .sentence = Quedan { $n } cartas en el pozo. Quien gane el turno siguiente se las lleva también.
    .short = Quien gane el turno siguiente se lleva también estas { $n } cartas.
subtraction_war-out = Fuera de la partida
    .rule = Quien no tiene cartas al final de un turno queda fuera.
    .sentence = El mazo de { $player } está vacío, así que { $player } queda fuera.
    .short = { $player_is ->
        [you] Te quedas sin cartas y quedas fuera.
       *[other] { $player } se queda sin cartas y queda fuera.
    }
subtraction_war-win = Fin de la partida
    .rule = Gana el último jugador que tiene cartas.
    .sentence = Nadie más tiene cartas. ¡Gana { $winner }!
    .short = Nadie más tiene cartas. { $winner_is ->
        [you] ¡Ganas tú!
       *[other] ¡Gana { $winner }!
    }
subtraction_war-end-repeat = Todo se repite
    .rule = Una partida en la que todo se repite no acabaría nunca. Por eso termina aquí.
    .sentence = Las cartas están otra vez igual que antes. Los mismos turnos se repetirían para siempre.
    .short = Los mismos turnos se repetirían para siempre.
subtraction_war-end-limit = El último turno
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

subtraction_war-zone-table = Cartas
subtraction_war-preset-teach = Primeras restas
    .help = De ases a dieces, una baraja.
subtraction_war-preset-printed_one_deck = Una baraja
    .help = Las 52 cartas; jota 11, reina 12, rey 13.
subtraction_war-preset-printed_two_decks = Dos barajas
    .help = El juego largo con todas las cartas; jota 11, reina 12, rey 13.
subtraction_war-preset-two_small_decks = Dos barajas pequeñas
    .help = El juego largo, de ases a dieces.
subtraction_war-preset-tens = Muchos dieces
    .help = Las figuras valen 10 y los ases 11.
subtraction_war-preset-ace_high = As alto
    .help = Jota 11, reina 12, rey 13, as 14.
subtraction_war-preset-lesson = Para una lección
    .help = Como máximo 20 turnos; después se cuentan las cartas.
subtraction_war-option-wins = Lo que gana
    .help = Si gana la diferencia mayor o la menor.
    .v-highest = la diferencia mayor
    .v-lowest = la diferencia menor

## Primeras pistas, de una en una, cuando el juego es nuevo

subtraction_war-hint-start = Toca tu mazo: salen dos cartas.
subtraction_war-hint-turn = { $wins ->
        [lowest] La diferencia más pequeña se lo lleva todo.
       *[highest] La diferencia más grande se lo lleva todo.
    }
subtraction_war-hint-on-tie = { $war_down ->
        [0] Cada uno pone dos cartas más boca arriba.
        [one] Cada uno: 1 boca abajo y después 2 boca arriba.
       *[other] Cada uno: { $war_down } boca abajo y después 2 boca arriba.
    }
subtraction_war-hint-on-war-lay = { $wins ->
        [lowest] La menor de las nuevas diferencias se lo lleva todo.
       *[highest] La mayor de las nuevas diferencias se lo lleva todo.
    }
subtraction_war-hint-later = { $on_limit ->
        [most_cards] Gana quien tenga más cartas tras { $max_turns } turnos.
       *[unfinished] ¡Gana todas las cartas!
    }
