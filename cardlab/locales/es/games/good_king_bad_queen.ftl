good_king_bad_queen-game = Rey bueno, reina mala
    .aim = Gana todas las cartas, o atrapa juntos un rey y una reina del mismo palo.
    .summary = Una guerra con un tesoro. Los reyes capturados te traen cartas, y las reinas capturadas te cuestan cartas.
    .ages = 7 a 11
    .teaches = Comparar, una diferencia de uno, contar de cinco en cinco, números menores que cero

## Qué pasa, regla por regla

good_king_bad_queen-deal = El reparto
    .rule = Las cartas se reparten boca abajo, el mismo número a cada uno.
    .sentence = { $n } { $n ->
        [one] carta
       *[other] cartas
    } para cada jugador, boca abajo. Nadie las puede mirar. { $left ->
        [0] { "" }
       *[other] { $left ->
            [one] Sobra una carta
           *[other] Sobran { $left } cartas
        }: { $leftover ->
            [set_aside] { $left ->
                [one] se aparta.
               *[other] se apartan.
            }
            [treasury] así empieza el tesoro.
           *[other] al siguiente le toca una más.
        }
    }
    .short = { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } para cada uno.
    .refused = Primero hay que repartir las cartas.
good_king_bad_queen-turn = Cartas a la vista
    .rule = Al empezar una vuelta, cada uno voltea su carta de arriba.
    .sentence = Cada uno voltea una carta. { $hands }
    .short = { $hands }
    .hands = { $player } tiene { $card }.
    .hands-short = { $player_is ->
        [you] Tienes { $card }.
       *[other] { $player } tiene { $card }.
    }
    .refused = Aquí no hay nada que elegir. Solo voltea las cartas de arriba.
good_king_bad_queen-trick-win = Gana la carta más alta
    .rule = La carta más alta se lleva todas las cartas de la mesa.
    .sentence = { $high } es más alta que { $low }, así que { $winner } se lleva las { $n ->
        [2] dos
       *[other] { $n }
    } cartas.
    .short = { $high_the } vale más que { $low_the }. { $winner_is ->
        [you] Te llevas
       *[other] { $winner } se lleva
    } las { $n ->
        [2] dos.
       *[other] { $n }.
    }
    .working = { $high } > { $low }
good_king_bad_queen-war-start = ¡Guerra!
    .rule = Si las cartas más altas son iguales, empieza una guerra. Quienes están en ella ponen cartas boca abajo, y después una boca arriba.
    .sentence = { $card } y { $other } son igual de altas: ¡guerra! Cada uno pone { $down ->
        [one] una carta
       *[other] { $down } cartas
    } boca abajo, y después una boca arriba.
    .short = { $card_rank } contra { $other_rank }: ¡guerra! { $down ->
        [one] Una
       *[other] { $down }
    } boca abajo, una boca arriba.
    .working = { $card } = { $other }
    .landmark = guerra
good_king_bad_queen-war-again = La guerra sigue
    .rule = Cuando las nuevas cartas también son iguales, se hace lo mismo otra vez.
    .sentence = { $card } y { $other } también son igual de altas. ¡La guerra sigue!
    .short = { $card_rank } contra { $other_rank }: ¡otra vez guerra!
    .working = { $card } = { $other }
good_king_bad_queen-war-short = Faltan cartas para la guerra
    .rule = Quien no puede poner la siguiente carta de una guerra queda fuera de la partida.
    .sentence = Para una guerra hacen falta { $need } cartas. { $player } { $have ->
        [0] no tiene ninguna
        [one] solo tiene una
       *[other] solo tiene { $have }
    } y queda fuera.
    .short = Hacen falta { $need } cartas, y { $have ->
        [0] { $player_is ->
            [you] no tienes ninguna.
           *[other] { $player } no tiene ninguna.
        }
       *[other] { $player_is ->
            [you] tienes { $have }.
           *[other] { $player } tiene { $have }.
        }
    }
    .working = { $have } < { $need }
good_king_bad_queen-war-last_card = Una última carta
    .rule = Si te faltan cartas para una guerra, tu última carta cuenta hasta el final.
    .sentence = { $card } es la última carta de { $player }. Cuenta mientras dure esta guerra.
    .short = { $player_is ->
        [you] Tu última carta: { $card }.
       *[other] La última carta de { $player }: { $card }.
    }
good_king_bad_queen-war-draw = Nadie puede seguir
    .rule = Cuando ya nadie tiene cartas para la guerra, la partida acaba en empate.
    .sentence = Nadie puede poner otra carta, y no queda nadie más en la partida. Es un empate.
    .short = Nadie puede poner otra carta. Es un empate.
good_king_bad_queen-war-win = Fin de la guerra
    .rule = La más alta de las nuevas cartas gana todas las cartas de la mesa. Ahora se ponen todas boca arriba.
    .sentence = { $alone ->
        [yes] En esta guerra solo queda { $winner }, que se lleva las { $n } cartas.
       *[no] { $high } es más alta que { $low }: { $winner } gana la guerra y se lleva las { $n } cartas.
    }
    .short = { $alone ->
        [yes] Nadie más puede seguir.
       *[no] { $high_the } vale más que { $low_the }.
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
good_king_bad_queen-treasury-win = Se gana el tesoro
    .rule = Quien gana una guerra se lleva también el tesoro, y sus cartas cuentan como capturadas.
    .sentence = Se abre el tesoro: { $cards }. { $n ->
        [one] Esta carta es
       *[other] Estas { $n } cartas son
    } para { $winner }.
    .short = { $winner_is ->
        [you] Ganas
       *[other] { $winner } gana
    } también el tesoro: { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }.
good_king_bad_queen-treasury-put = Ganar por un punto
    .rule = Quien gana una vuelta por un punto lo paga: unas cartas de su mazo van al tesoro.
    .sentence = { $high } vale { $a } y { $low } vale { $b }. Se gana por solo un punto, así que { $winner } tiene que poner { $n ->
        [one] una carta
       *[other] { $n } cartas
    } en el tesoro.
    .short = Por solo 1 de diferencia, { $winner_is ->
        [you] pagas
       *[other] { $winner } paga
    } { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } al tesoro.
    .working = { $a } − { $b } = 1
good_king_bad_queen-treasury-ace = El as también es un uno
    .rule = Contra un dos, un as se puede contar como 1. Entonces la vuelta también se gana por un punto.
    .sentence = Un as vale { $a }, pero también 1. De 1 a 2 hay un punto, así que { $winner } tiene que poner { $n ->
        [one] una carta
       *[other] { $n } cartas
    } en el tesoro.
    .short = Un as también vale 1: { $winner_is ->
        [you] pagas
       *[other] { $winner } paga
    } { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } al tesoro.
    .working = 2 − 1 = 1
good_king_bad_queen-treasury-short = Faltan cartas para el tesoro
    .rule = Quien no tiene suficientes cartas para el tesoro paga con todo su mazo. Las cartas recién ganadas se las queda.
    .sentence = { $n ->
        [0] No hay cartas en el mazo de { $winner }, así que no se puede pagar nada.
        [one] Solo hay una carta en el mazo de { $winner }, y va al tesoro.
       *[other] Solo hay { $n } cartas en el mazo de { $winner }, y van al tesoro.
    } Las cartas recién ganadas no se tocan.
    .short = { $n ->
        [0] { $winner_is ->
            [you] No tienes cartas para pagar.
           *[other] { $winner } no tiene cartas para pagar.
        }
       *[other] { $winner_is ->
            [you] Pagas
           *[other] { $winner } paga
        } con todo lo que queda: { $n }.
    }
    .working = { $n } < { $need }
good_king_bad_queen-win-royal_pair = La pareja real
    .rule = Un rey y una reina del mismo palo, juntos en las cartas que alguien gana, ganan toda la partida.
    .sentence = { $king } y { $queen } van juntas: son del mismo palo. ¡Así que { $winner } gana la partida al momento!
    .short = { $king } y { $queen }: ¡la pareja real! { $winner_is ->
        [you] ¡Ganas tú!
       *[other] ¡Gana { $winner }!
    }
    .landmark = pareja real
good_king_bad_queen-capture = Reyes y reinas
    .rule = Cada rey capturado cuenta 1 más, y cada reina capturada 1 menos.
    .sentence = { $winner } captura { $cards }. { $kings ->
        [0] { $queens ->
            [one] Una reina, y ningún rey.
           *[other] { $queens } reinas, y ningún rey.
        }
        [one] Un rey, y { $queens ->
            [0] ninguna reina.
            [one] una reina.
           *[other] { $queens } reinas.
        }
       *[other] { $kings } reyes, y { $queens ->
            [0] ninguna reina.
            [one] una reina.
           *[other] { $queens } reinas.
        }
    }
    .short = { $winner_is ->
        [you] Capturas
       *[other] { $winner } captura
    } { $cards }.
    .working = { $kings } − { $queens } = { $more ->
        [queens] −{ $net }
       *[other] { $net }
    }
    .landmark = rey o reina
good_king_bad_queen-award-cancel = Un rey por una reina
    .rule = Un rey y una reina juntos no hacen nada.
    .sentence = Cada rey compensa una reina. { $more ->
        [kings] { $net ->
            [one] Queda un rey.
           *[other] Quedan { $net } reyes.
        }
        [queens] { $net ->
            [one] Queda una reina.
           *[other] Quedan { $net } reinas.
        }
       *[other] No queda ninguno, así que nadie tiene que dar nada.
    }
    .short = Cada rey compensa una reina.
good_king_bad_queen-award-king = El rey bueno
    .rule = Por cada rey que queda, los demás le dan cartas a quien ganó.
    .sentence = { $net ->
        [one] Un rey vale { $each ->
            [one] una carta
           *[other] { $each } cartas
        }
       *[other] Cada rey vale { $each ->
            [one] una carta
           *[other] { $each } cartas
        }, y { $net } × { $each } = { $n }
    }. Así que { $others ->
        [one] { $other } da
       *[other] cada uno de los otros da
    } { $n } a { $winner }.
    .short = ¡Rey bueno! { $winner_is ->
        [you] Recibes
       *[other] { $winner } recibe
    } { $n ->
        [one] una carta
       *[other] { $n } cartas
    } { $others ->
        [one] { $other_is ->
            [you] de ti.
           *[other] de { $other }.
        }
       *[other] de cada uno.
    }
    .working = { $net } × { $each } = { $n }
good_king_bad_queen-award-queen = La reina mala
    .rule = Por cada reina que queda, quien ganó les da cartas a los demás.
    .sentence = { $net ->
        [one] Una reina cuesta { $each ->
            [one] una carta
           *[other] { $each } cartas
        }
       *[other] Cada reina cuesta { $each ->
            [one] una carta
           *[other] { $each } cartas
        }, y { $net } × { $each } = { $n }
    }. Así que { $winner } da { $n } { $others ->
        [one] a { $other }.
       *[other] a cada uno de los otros { $others }, { $total } en total.
    }
    .short = ¡Reina mala! { $others ->
        [one] { $other_is ->
            [you] Recibes
           *[other] { $other } recibe
        }
       *[other] Cada uno recibe
    } { $n ->
        [one] una carta
       *[other] { $n } cartas
    } { $winner_is ->
        [you] de ti.
       *[other] de { $winner }.
    }
    .working = { $net } × { $each } = { $n }
        { $others ->
            [one] { "" }
           *[other] { $others } × { $n } = { $total }
        }
good_king_bad_queen-award-short = Faltan cartas para dar
    .rule = Quien no tiene suficientes cartas da todas.
    .sentence = Hay que dar { $n } cartas, y { $player } { $have ->
        [0] no tiene ninguna. Así que no da nada
        [one] solo tiene una. Así que da esa
       *[other] solo tiene { $have }. Así que da todas
    }.
    .short = { $have ->
        [0] { $player_is ->
            [you] No tienes cartas para dar.
           *[other] { $player } no tiene cartas para dar.
        }
       *[other] { $player_is ->
            [you] Solo tienes { $have }, y las das todas.
           *[other] { $player } solo tiene { $have }, y las da todas.
        }
    }
    .working = { $have } < { $n }
good_king_bad_queen-out = Fuera de la partida
    .rule = Quien no tiene cartas después de los premios queda fuera.
    .sentence = El mazo de { $player } está vacío, así que { $player } queda fuera.
    .short = { $player_is ->
        [you] Te quedas sin cartas y quedas fuera.
       *[other] { $player } se queda sin cartas y queda fuera.
    }
good_king_bad_queen-win-deplete = Solo uno tiene cartas
    .rule = Gana el último jugador que tiene cartas.
    .sentence = Ya nadie más tiene cartas. ¡{ $winner } gana después de { $turns } { $turns ->
        [one] vuelta
       *[other] vueltas
    }!
    .short = Nadie más tiene cartas. { $winner_is ->
        [you] ¡Ganas tú!
       *[other] ¡Gana { $winner }!
    }
good_king_bad_queen-end-max_turns = La última vuelta
    .rule = Regla opcional: la partida termina después de cierto número de vueltas.
    .sentence = { $turns ->
        [one] Se jugó una vuelta
       *[other] Se jugaron { $turns } vueltas
    }, así que la partida termina aquí. { $counts } { $outcome ->
        [won] { $winner } tiene más cartas y gana.
        [draw] Nadie tiene más cartas: hay empate.
       *[unfinished] No gana nadie.
    }
    .short = { $turns ->
        [one] { $turns } vuelta jugada.
       *[other] { $turns } vueltas jugadas.
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

## Zonas, opciones, variantes

good_king_bad_queen-zone-treasury = Tesoro
good_king_bad_queen-counter-turns = Vueltas
good_king_bad_queen-counter-out = Fuera de la partida
good_king_bad_queen-measure-turns = vueltas
good_king_bad_queen-measure-treasuries = tesoros ganados
good_king_bad_queen-measure-kings = premios por reyes
good_king_bad_queen-measure-queens = multas por reinas
good_king_bad_queen-measure-royal_pairs = partidas ganadas con una pareja real
good_king_bad_queen-option-leftover = La carta número 52
    .help = Con tres jugadores sobra una carta: se aparta, es para el primer jugador o va al tesoro.
    .v-set_aside = se aparta
    .v-dealt_on = es para el primer jugador
    .v-treasury = va al tesoro
good_king_bad_queen-option-award_cards = Cartas por un rey o una reina
    .help = Cuántas cartas trae un rey capturado, y cuántas cuesta una reina capturada.
good_king_bad_queen-option-treasury_cards = Cartas para el tesoro
    .help = Cuántas cartas paga quien gana por un punto.
good_king_bad_queen-option-treasury_in_war = Pagar también en una guerra
    .help = Una guerra ganada por un punto se paga como una vuelta.
good_king_bad_queen-option-own_open = El rey de quien gana
    .help = Qué carta a la vista de quien gana puede ser el rey de una pareja real.
    .v-taker = la carta que ganó
    .v-all = cualquier carta a la vista
good_king_bad_queen-option-max_turns = Vueltas como máximo
    .help = Después de tantas vueltas, la partida termina.
good_king_bad_queen-preset-printed = Reglas impresas
    .help = Dos jugadores; quien no tiene cartas para una guerra queda fuera.
good_king_bad_queen-preset-three = Tres jugadores
    .help = El juego impreso, para tres.
good_king_bad_queen-preset-last_card_stays = La última carta cuenta
    .help = Si te faltan cartas para una guerra, cuenta la última.
good_king_bad_queen-preset-long_war = Tres boca abajo
    .help = Tres cartas boca abajo en cada guerra, para una partida más corta.
good_king_bad_queen-preset-awards_only = Solo reyes y reinas
    .help = Sin tesoro: para la primera vez.
good_king_bad_queen-preset-short = Partida corta
    .help = Como máximo 40 vueltas; después se cuentan las cartas.


## Primeras pistas, de una en una, cuando el juego es nuevo

good_king_bad_queen-hint-start = Toca tu mazo para voltear una carta.
good_king_bad_queen-hint-turn = La carta más alta se lleva las dos.
good_king_bad_queen-hint-on-award-king = Un rey ganado te trae cartas.
good_king_bad_queen-hint-on-award-queen = Una reina ganada te cuesta cartas.
good_king_bad_queen-hint-later = ¡Rey y reina del mismo palo ganan!
