duel_king-game = El rey del duelo
    .aim = Llévate tantas cartas que al otro jugador le queden muy pocas para seguir.
    .summary = Tres cartas cada uno, boca abajo, y se voltean una tras otra. Un rey o un comodín barre toda la mesa.
    .ages = 9 a 12
    .teaches = Comparar, contar cartas hasta un límite, y pensar lo que cuesta y lo que da un intento

duel_king-dealt = El reparto
    .sentence = Se reparten las 54 cartas, 27 a cada jugador. Nadie las mira.
duel_king-match-start = Un nuevo encuentro
    .rule = En cada encuentro, los dos jugadores ponen en fila, boca abajo, las tres primeras cartas de sus mazos.
    .sentence = Cada uno pone { $n } cartas en fila, boca abajo. Nadie sabe cuáles son.
    .short = { $n } cartas para cada uno, en fila, boca abajo.
duel_king-round-win = Gana la carta más alta
    .rule = Los dos voltean su siguiente carta. La más alta se lleva las dos, y quien gana voltea primero la próxima vez. El as es bajo.
    .sentence = { $high } es más alta que { $low }, así que { $winner } se lleva las dos y voltea primero la próxima vez.
    .short = { $high_the } vale más que { $low_the }. { $winner_is ->
        [you] Te llevas las dos.
       *[other] { $winner } se lleva las dos.
    }
    .working = { $high } > { $low }
duel_king-duel-start = Un duelo
    .rule = Las cartas iguales se quedan donde están, y los dos voltean su siguiente carta de la fila.
    .sentence = { $card } y { $other } son igual de altas. Se quedan, y deciden las siguientes cartas de las filas. Primero voltea { $first }.
    .short = { $card_rank } contra { $other_rank }: ¡duelo! Deciden las siguientes cartas.
    .working = { $card } = { $other }
duel_king-duel-win = Se gana el duelo
    .rule = La carta más alta de un duelo se lleva todo lo que está a la vista.
    .sentence = { $high } es más alta que { $low }: { $winner } se lleva las { $n ->
        [2] dos
       *[other] { $n }
    } cartas a la vista.
    .short = { $high_the } vale más que { $low_the }. { $winner_is ->
        [you] Ganas
       *[other] { $winner } gana
    } el duelo: { $n } cartas.
    .working = { $high } > { $low }
duel_king-king = Un rey del duelo
    .rule = Quien voltea un rey en una vuelta o en un duelo gana toda la mesa. Las cartas de las filas se ponen a la vista y no hacen nada.
    .sentence = { $player } voltea { $card } y gana todo lo que hay en la mesa. Se ponen a la vista todas las cartas.
    .short = ¡Un rey! { $player_is ->
        [you] Barres
       *[other] { $player } barre
    } toda la mesa.
    .landmark = rey
duel_king-joker = Un comodín
    .rule = Un comodín barre como un rey. Además trae cartas del otro mazo.
    .sentence = { $player } voltea un comodín y gana todo lo que hay en la mesa{ $n ->
        [0] .
        [one] , y también una carta del otro mazo.
       *[other] , y también { $n } cartas del otro mazo.
    }
    .short = ¡Un comodín! { $player_is ->
        [you] { $n ->
            [0] Barres toda la mesa.
           *[other] Barres la mesa y te llevas
        }
       *[other] { $n ->
            [0] { $player } barre toda la mesa.
           *[other] { $player } barre la mesa y se lleva
        }
    } { $n ->
        [0] { "" }
        [one] una carta más.
       *[other] { $n } cartas más.
    }
    .landmark = comodín
duel_king-save-declare = Un intento de salvar una carta
    .rule = Si el otro jugador barre la mesa, puedes tratar de salvar una carta. Los dos voltean a la vez la carta de arriba de sus mazos.
    .sentence = { $player } trata de salvar { $card }. Es el intento número { $n }. Los dos voltean una carta del mazo.
    .short = { $player_is ->
        [you] Tratas
       *[other] { $player } trata
    } de salvar { $card }. Sale una carta de cada mazo.
duel_king-save-won = La carta se salva
    .rule = Si tu carta es la más alta, la carta que querías salvar vuelve a ti.
    .sentence = { $by ->
        [card] { $high } es más alta que { $low }, así que { $player } recupera { $card }.
       *[other] El otro mazo está vacío, así que { $player } recupera { $card }.
    }
    .short = { $by ->
        [card] { $high_the } vale más que { $low_the }.
       *[other] { "" }
    } { $player_is ->
        [you] Salvas { $card }.
       *[other] { $player } salva { $card }.
    }
    .working = { $by ->
        [card] { $high } > { $low }
       *[other] { "" }
    }
duel_king-save-lost = La carta no se salva
    .rule = Si la carta más alta no es la tuya, no se salva nada. Las dos cartas se quedan en la mesa con las otras.
    .sentence = { $by ->
        [card] { $high } es más alta que { $low }, así que { $card } se queda en la mesa.
        [no_card] { $player } no tiene carta para voltear, así que { $card } se queda en la mesa.
       *[nobody] Nadie tiene carta para voltear, así que { $card } se queda en la mesa.
    }
    .short = { $by ->
        [card] { $high_the } vale más que { $low_the }.
       *[other] { "" }
    } { $player_is ->
        [you] No salvas { $card }.
       *[other] { $player } no salva { $card }.
    }
    .working = { $by ->
        [card] { $high } > { $low }
       *[other] { "" }
    }
duel_king-save-pass = No hay más intentos
    .rule = No tienes que salvar ninguna carta.
    .sentence = { $player } deja ir las cartas.
    .short = { $player_is ->
        [you] Dejas ir las cartas.
       *[other] { $player } deja ir las cartas.
    }
duel_king-save-limit = Se acabaron los intentos
    .rule = Cada jugador tiene solo unos pocos intentos de salvar cartas en un encuentro.
    .sentence = { $player } usó { $n ->
        [one] el único intento
       *[other] los { $n } intentos
    } de este encuentro.
    .short = { $player_is ->
        [you] Ya usaste { $n ->
            [one] tu único intento.
           *[other] tus { $n } intentos.
        }
       *[other] { $player } ya usó { $n ->
            [one] su único intento.
           *[other] sus { $n } intentos.
        }
    }
duel_king-save-none = No se puede salvar nada
    .rule = Para salvar una carta tiene que haber una carta tuya en la mesa, y los dos jugadores necesitan un mazo.
    .sentence = { $player } no tiene carta que salvar, o uno de los mazos está vacío. Así que no hay nada que intentar.
    .short = Esta vez no se puede salvar nada.
duel_king-save-illegal = No es una carta que puedas salvar
    .rule = Solo puedes salvar tus propias cartas de la mesa, y solo cuando las barrió el otro jugador.
    .sentence = { $why ->
        [card] { $card } no es una de tus cartas de la mesa. Elige una de esas.
        [first] Primero, { $player } dice qué carta quiere salvar, o pasa.
        [other] Las cartas barridas son de { $player }, así que solo { $player } puede salvar una.
       *[nothing] No se barrió nada, así que ahora no hay nada que salvar.
    }
    .short = { "" }
duel_king-sweep-take = Se barre la mesa
    .rule = Después de un rey o un comodín, quien lo volteó se lleva todas las cartas que quedan en la mesa.
    .sentence = { $player } se lleva { $n ->
        [one] la única carta
        [2] las dos cartas
       *[other] las { $n } cartas
    } de la mesa.
    .short = { $player_is ->
        [you] Te llevas
       *[other] { $player } se lleva
    } { $n ->
        [one] la única carta.
        [2] las dos cartas.
       *[other] las { $n } cartas.
    }
duel_king-joker-five = Las cartas del comodín
    .rule = Un comodín se lleva también las cartas de arriba del otro mazo, en un duelo forzado incluso cuando su dueño no gana.
    .sentence = { $n ->
        [0] El otro mazo está vacío, así que el comodín no trae más cartas.
        [one] El comodín le trae a { $player } la última carta del mazo de { $other }.
       *[other] El comodín le trae a { $player } las { $n } cartas de arriba del mazo de { $other }.
    }
    .short = { $n ->
        [0] El otro mazo está vacío: nada para el comodín.
       *[other] { $player_is ->
            [you] Tu comodín
           *[other] El comodín de { $player }
        } { $other_is ->
            [you] te quita { $n ->
                [one] { $n } carta.
               *[other] { $n } cartas.
            }
           *[other] le quita { $n ->
                [one] { $n } carta
               *[other] { $n } cartas
            } a { $other }.
        }
    }
duel_king-forced-start = Un duelo forzado
    .rule = Cartas iguales y ninguna más en las filas: los dos voltean a la vez la carta de arriba del mazo.
    .sentence = Las cartas son igual de altas, y ya no quedan filas. Así que tienen que decidir los mazos.
    .short = Iguales: ¡duelo forzado! Deciden los mazos.
    .landmark = duelo forzado
duel_king-forced-tie = Otra vez iguales
    .rule = Los reyes y los comodines son igual de altos. En un duelo forzado, dos cartas iguales empiezan otro duelo.
    .sentence = { $card } y { $other } son igual de altas, así que los dos voltean otra.
    .short = { $card_rank } contra { $other_rank }: ¡otra vez iguales!
    .working = { $card } = { $other }
duel_king-forced-win = Se gana el duelo forzado
    .rule = La carta más alta gana un duelo forzado. Ahí, los reyes y los comodines no barren nada.
    .sentence = { $high } es más alta que { $low }, así que { $winner } gana el duelo forzado.
    .short = { $high_the } vale más que { $low_the }. { $winner_is ->
        [you] Ganas el duelo.
       *[other] { $winner } gana el duelo.
    }
    .working = { $high } > { $low }
duel_king-forced-no_card = Sin carta
    .rule = Quien no tiene carta para voltear pierde el duelo forzado.
    .sentence = El mazo de { $player } está vacío, así que { $winner } gana el duelo forzado.
    .short = { $player_is ->
        [you] Tu mazo está vacío.
       *[other] El mazo de { $player } está vacío.
    } { $winner_is ->
        [you] Ganas el duelo.
       *[other] { $winner } gana el duelo.
    }
duel_king-forced-both_empty = Los dos mazos están vacíos
    .rule = Cuando nadie tiene carta para voltear, nadie gana el duelo forzado.
    .sentence = Nadie tiene carta para voltear, así que nadie gana este duelo.
    .short = Los dos mazos están vacíos: nadie gana este duelo.
duel_king-forced-shuffle = Se mezclan
    .rule = Regla opcional: los dos mazos se mezclan después de muchos empates.
    .sentence = { $n ->
        [one] Después de este empate
       *[other] Después de { $n } empates seguidos
    } se mezclan los dos mazos.
    .short = { $n ->
        [one] Tras este empate se mezclan los mazos.
       *[other] { $n } empates seguidos: se mezclan los mazos.
    }
duel_king-match-end = Se acabó el encuentro
    .rule = Un encuentro se acaba cuando no quedan cartas en la mesa. Entonces los dos cuentan sus cartas.
    .sentence = { $one } tiene ahora { $n } { $n ->
        [one] carta
       *[other] cartas
    }, y { $other } tiene { $m }.
    .short = { "" }
    .working = { $n } + { $m } = { $sum }
duel_king-end-lose = Pocas cartas
    .rule = Quien tiene muy pocas cartas después de un encuentro pierde.
    .sentence = { $tie ->
        [yes] Los dos tienen solo { $n } { $n ->
            [one] carta
           *[other] cartas
        }, y con { $limit } no alcanza. Nadie va por delante.
       *[no] A { $loser } { $n ->
            [0] no le quedan cartas
            [one] solo le queda una carta
           *[other] solo le quedan { $n } cartas
        }, y con { $limit } o menos no alcanza. Así que gana { $winner }.
    }
    .short = { $tie ->
        [yes] Cada uno tiene solo { $n } { $n ->
            [one] carta.
           *[other] cartas.
        } Es un empate.
       *[no] { $loser_is ->
            [you] { $n ->
                [0] No te quedan cartas.
                [one] Solo te queda una carta.
               *[other] Solo te quedan { $n } cartas: muy pocas.
            }
           *[other] A { $loser } { $n ->
                [0] no le quedan cartas.
                [one] solo le queda una carta.
               *[other] solo le quedan { $n } cartas: muy pocas.
            }
        } { $winner_is ->
            [you] ¡Ganas tú!
           *[other] ¡Gana { $winner }!
        }
    }
    .working = { $n ->
        [one] 1 ≤ { $limit }
       *[other] { $n } ≤ { $limit }
    }
duel_king-end-max_turns = El último encuentro
    .rule = Regla opcional: la partida termina después de cierto número de encuentros.
    .sentence = { $n ->
        [one] Se jugó un encuentro
       *[other] Se jugaron { $n } encuentros
    }, así que la partida termina aquí. { $outcome ->
        [won] { $counts } { $winner } tiene más cartas y gana.
        [draw] { $counts } Nadie tiene más cartas: hay empate.
       *[unfinished] { "" }
    }
    .short = { $n ->
        [one] { $n } encuentro jugado.
       *[other] { $n } encuentros jugados.
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

duel_king-action-play = Seguir jugando
duel_king-action-save = Tratar de salvar { $card }
    .price = { $tries ->
        [one] Último intento: una carta
       *[other] { $tries } intentos, una carta cada uno
    }
duel_king-action-pass = Dejarlas ir
    .price = { $n ->
        [one] Pierdes tu carta
       *[other] Pierdes tus { $n } cartas
    }
duel_king-task-save = Toca una carta para intentar salvarla.

duel_king-zone-deck = Mazo
duel_king-zone-row = Fila
duel_king-zone-winnings = Ganadas
duel_king-counter-turns = Encuentros
duel_king-counter-tries = Intentos usados
duel_king-measure-turns = encuentros
duel_king-measure-duels = duelos
duel_king-measure-kings = barridas de un rey
duel_king-measure-jokers = barridas de un comodín
duel_king-measure-saves = cartas salvadas

duel_king-option-dealer = Quien reparte
    .help = Quién reparte, y voltea primero en el primer encuentro.
duel_king-option-winnings = Cartas ganadas
    .help = Van enseguida bajo el mazo, o esperan al lado hasta el final del encuentro.
    .v-at_once = enseguida bajo el mazo
    .v-match_end = al lado hasta el final del encuentro
duel_king-option-save_attempts = Intentos
    .help = Cuántas veces puede un jugador intentar salvar una carta en un encuentro.
duel_king-option-save_after_forced = Salvar después de un duelo forzado
    .help = Si también se pueden salvar cartas cuando un rey o un comodín gana un duelo forzado.
duel_king-option-joker_cards = Cartas por un comodín
    .help = Cuántas cartas del otro mazo trae un comodín.
duel_king-option-shuffle_after = Mezclar después de empates
    .help = Después de tantos empates seguidos se mezclan los mazos; 0 es nunca.
duel_king-option-loss_limit = Pocas cartas
    .help = Con tantas cartas o menos después de un encuentro, pierdes.
duel_king-preset-printed = Reglas impresas
    .help = Tres intentos, y las cartas ganadas van bajo el mazo.
duel_king-preset-no_saves = Sin salvar
    .help = Nadie decide nada: mira cómo van las barridas y los duelos.
duel_king-preset-short_table = Cartas ganadas al lado
    .help = Las cartas ganadas esperan hasta el final del encuentro.
duel_king-preset-long_ties = Contra los empates largos
    .help = Los mazos se mezclan después de tres empates seguidos.
duel_king-preset-short = Partida corta
    .help = Después de 20 encuentros se cuentan las cartas.

duel_king-coach-pass = Pierdes { $n ->
        [one] la única carta que hay ahí
       *[other] las { $n } cartas que hay ahí
    } y no arriesgas ninguna más. Te quedan { $left }.
duel_king-coach-fight = Los dos voltean la siguiente carta de su mazo, y gana la más alta. { $known ->
        [both] Las dos ya se vieron: la tuya es { $mine }, y la otra { $theirs }. { $result ->
            [win] Así que este intento sale bien.
            [lose] Así que este intento sale mal.
           *[tie] Son iguales, así que deciden las siguientes.
        }
        [mine] La tuya ya se vio: es { $mine }, y gana { $k } de cada 100 veces.
        [theirs] La del otro jugador ya se vio: es { $theirs }, y la tuya le gana { $k } de cada 100 veces.
       *[none] Así que un intento sale bien { $k } de cada 100 veces, sea cual sea la carta.
    } Un intento que sale mal puede costarte una carta más.
duel_king-coach-save = { duel_king-coach-fight } De las { $unseen } cartas que están boca abajo, { $better ->
    [0] ninguna es más alta
    [one] una es más alta
   *[other] { $better } son más altas
    } que { $card }.
duel_king-coach-top = { duel_king-coach-fight } { $card } barrerá la mesa cuando vuelva a salir.
duel_king-coach-danger = { duel_king-coach-fight } { $left ->
        [one] Te queda { $left } carta
       *[other] Te quedan { $left } cartas
    }. Si pierdes este intento, tienes { $then }, y con { $limit } o menos pierdes la partida.

duel_king-prediction-ask = ¿Quién gana la primera vuelta?
duel_king-prediction-duel = Nadie todavía: es un duelo

## Primeras pistas, de una en una, cuando el juego es nuevo

duel_king-hint-start = Presiona «Seguir jugando»: salen las cartas.
duel_king-hint-turn = La carta más alta se lleva las dos.
duel_king-hint-on-king = Un rey o un comodín barre toda la mesa.
duel_king-hint-on-forced-start = Cartas iguales: ¡duelo!
duel_king-hint-later = Con { $loss_limit } cartas o menos, pierdes.
