soureh-game = Soureh
    .aim = Haz que encajen tus cuatro parejas antes que nadie. Gana quien tiene menos puntos.
    .summary = Haz cuatro parejas que encajen: junto a una carta roja, una más alta; junto a una negra, una más baja. Entonces di Soureh.
    .ages = 8 a 12
    .teaches = Más y menos, sumar cuatro números, múltiplos de 100, y la probabilidad de que encaje la carta siguiente

soureh-deal = Cuatro parejas para cada uno
    .rule = Cada uno recibe cuatro cartas tapadas y cuatro a la vista. Una carta tapada y la que está a la vista a su lado son una pareja.
    .sentence = Ronda { $match }: cada uno recibe cuatro cartas tapadas y cuatro a la vista. Empieza { $player }.
    .short = Cuatro parejas de cartas para cada uno. { $player_is ->
        [you] Empiezas tú.
       *[other] Empieza { $player }.
    }
soureh-pair-red = Junto a una roja, más alta
    .rule = Junto a una carta roja va una carta tapada más alta. El mismo número no basta.
    .sentence = Mira la pareja { $slot }. { $open } es roja, así que la carta tapada tiene que ser mayor que { $value }. { $closed } es { $other }.
    .short = { "" }
soureh-pair-black = Junto a una negra, más baja
    .rule = Junto a una carta negra va una carta tapada más baja. El mismo número no basta.
    .sentence = Mira la pareja { $slot }. { $open } es negra, así que la carta tapada tiene que ser menor que { $value }. { $closed } es { $other }.
    .short = { "" }
soureh-pair-ace = Dos ases
    .rule = Un as encaja con todas las cartas menos con un as: es 11 donde hace falta una alta, y 1 donde hace falta una baja.
    .sentence = Mira la pareja { $slot }. { $open } y { $closed } son ases, y dos ases no hacen pareja.
    .short = { "" }
soureh-turn = Por turnos
    .rule = Se juega por turnos, en el sentido del reloj. En tu turno sacas una carta y le buscas un lugar.
    .sentence = { $phase ->
        [deal] Primero se reparten las cartas.
        [match_over] Esta ronda se acabó. Primero se reparten otra vez las cartas.
        [draw] Le toca a { $turn }, y primero se saca una carta.
        [place] { $turn } tiene una carta sacada y primero le busca un lugar.
        [return] Le toca a { $turn }: mostrar las cuatro parejas o sacar carta.
        [score] Primero cuenta { $turn }.
       *[over] Ya no juega nadie.
    }
    .short = { "" }
soureh-draw = Una carta de la pila
    .rule = Sacas la carta de arriba de la pila. Solo tú la ves.
    .sentence = { $player } saca una carta. { $n ->
        [0] Ahora la pila está vacía.
        [one] Queda una carta en la pila.
       *[other] Quedan { $n } cartas en la pila.
    }
    .own = { $player } saca { $card }. { $n ->
        [0] Ahora la pila está vacía.
        [one] Queda una carta en la pila.
       *[other] Quedan { $n } cartas en la pila.
    }
    .short = { $player_is ->
        [you] Sacas { $card }.
       *[other] { $player } saca una carta.
    }
soureh-draw-reshuffle = Una pila nueva
    .rule = Cuando la pila está vacía, las cartas de la segunda pila se mezclan y son la nueva pila.
    .sentence = { $n ->
        [one] La pila está vacía. La única carta de la segunda pila es la nueva pila.
       *[other] La pila está vacía. Las { $n } cartas de la segunda pila se mezclan y son la nueva pila.
    }
    .short = La pila está vacía: se mezcla la segunda pila.
soureh-draw-none = No queda nada que sacar
    .rule = Cuando no hay carta que sacar, la ronda se acaba y nadie cuenta.
    .sentence = No queda ninguna carta que sacar. La ronda se acaba, y nadie tiene que contar.
    .short = No queda ninguna carta que sacar: nadie cuenta.
soureh-own = Una nueva carta tapada
    .rule = La carta sacada puede ocupar el lugar de cualquiera de tus cartas tapadas. La carta vieja va a la segunda pila.
    .sentence = { $player } pone la carta sacada en el lugar de su carta tapada { $slot }.
    .own = { $player } quita { $old } y pone { $card } en su lugar, como carta tapada { $slot }.
    .short = { $player_is ->
        [you] Cambias { $old } por { $card }.
       *[other] { $slot ->
            [1] { $player } cambia su primera carta tapada.
            [2] { $player } cambia su segunda carta tapada.
            [3] { $player } cambia su tercera carta tapada.
           *[4] { $player } cambia su cuarta carta tapada.
        }
    }
    .refused = No hay carta tapada { $slot }. Elige una de tus cuatro.
soureh-their = Una carta para otro
    .rule = La carta sacada puede ocupar el lugar de una carta a la vista de otro jugador, pero no de una tuya.
    .sentence = { $player } pone { $card } en el lugar de { $old }, una carta a la vista de { $other }.
    .short = { $player_is ->
        [you] A { $other } le cambias { $old } por { $card }.
       *[other] { $other_is ->
            [you] { $player } te cambia { $old } por { $card }.
           *[other] { $player } le cambia { $old } por { $card } a { $other }.
        }
    }
    .refused = { $why ->
        [own] Tus cartas a la vista se quedan. Elige una carta tapada tuya, o una a la vista de otro jugador.
        [slot] { $other } no tiene carta a la vista { $slot }. Los lugares van de 1 a 4.
       *[gone] { $other } no está en esta ronda, así que esas cartas se quedan como están.
    }
soureh-their-ace = Un diez por un as
    .rule = Un as a la vista solo se puede cambiar por un diez.
    .sentence = { $card } es un diez, así que { $player } puede ponerlo en el lugar de { $old }, el as de { $other }.
    .short = { $player_is ->
        [you] A { $other } le cambias un as por un diez, { $card }.
       *[other] { $other_is ->
            [you] { $player } te cambia un as por un diez, { $card }.
           *[other] { $player } le cambia a { $other } un as por un diez, { $card }.
        }
    }
    .refused = Esta carta a la vista de { $other } es un as. Solo se cambia por un diez, y { $card } es { $value ->
        [1] otro as
       *[other] un { $value }
    }.
soureh-throw = Al descarte
    .rule = Puedes descartar la carta sacada. Va boca abajo a la segunda pila.
    .sentence = { $player } descarta la carta sacada, boca abajo.
    .own = { $player } descarta { $card }, boca abajo.
    .short = { $player_is ->
        [you] Descartas { $card }.
       *[other] { $player } descarta su carta.
    }
soureh-declare = ¡Soureh!
    .rule = Cuando tus cuatro parejas encajan, puedes decir Soureh. Entonces todos los demás tienen un turno más.
    .sentence = { $player } dice Soureh: encajan las cuatro parejas. { $n ->
        [one] El otro jugador tiene un turno para romper una pareja.
       *[other] Los otros { $n } tienen un turno cada uno para romper una pareja.
    }
    .short = { $player_is ->
        [you] ¡Dices Soureh! { $n ->
            [one] El otro jugador tiene un turno más.
           *[other] Los demás tienen un turno más cada uno.
        }
       *[other] ¡{ $player } dice Soureh! Un turno más para romper una pareja.
    }
    .landmark = Soureh
soureh-declare-when = Cuándo se dice Soureh
    .rule = Soureh se dice al poner la carta, o en lugar de sacar una. Se acuerda antes de la partida.
    .sentence = { $when ->
        [end] Primero saca una carta. Puedes decir Soureh al ponerla.
        [start] Puedes decir Soureh en lugar de sacar carta, al empezar tu turno.
       *[either] Di Soureh en lugar de sacar carta, o al poner tu carta.
    }
    .short = { "" }
soureh-declare-standing = Un Soureh cada vez
    .rule = Mientras vale el Soureh de un jugador, nadie más puede decirlo.
    .sentence = { $declared } dijo Soureh. Espera a que le toque otra vez.
    .short = { "" }
soureh-last-lock = Una carta basta
    .rule = Después de un Soureh, los demás pueden cambiar una sola carta a la vista de ese jugador, entre todos.
    .sentence = Ya se cambió una carta a la vista de { $declared }. Hasta el turno de { $declared }, las otras cartas están a salvo.
    .short = { "" }
soureh-last-unharmed = El Soureh aguantó
    .rule = Si las cuatro parejas todavía encajan cuando te toca otra vez, puedes mostrarlas o seguir jugando.
    .sentence = Le toca otra vez a { $player }, y las cuatro parejas todavía encajan.
    .short = { $player_is ->
        [you] Tus cuatro parejas todavía encajan. Muéstralas, o saca carta.
       *[other] Las cuatro parejas de { $player } todavía encajan.
    }
soureh-last-ruined = Una pareja está rota
    .rule = Si una pareja ya no encaja cuando te toca otra vez, pierdes tu Soureh y sigues jugando.
    .sentence = La pareja { $slot } de { $player } ya no encaja junto a { $open }. Se acabó el Soureh.
    .own = { $kind ->
        [red] { $open } es roja, y { $other } no es mayor que { $value }.
        [black] { $open } es negra, y { $other } no es menor que { $value }.
       *[ace] { $open } y { $closed } son ases.
    } La pareja { $slot } de { $player } está rota, y se acabó el Soureh.
    .short = { $player_is ->
        [you] { $kind ->
            [red] { $other } no es mayor que { $value }:
            [black] { $other } no es menor que { $value }:
           *[ace] Dos ases no encajan:
        } pierdes tu Soureh.
       *[other] La pareja { $slot } de { $player } está rota: se acabó el Soureh.
    }
    .landmark = Soureh roto
soureh-continue = Seguir jugando
    .rule = Quien saca carta en lugar de mostrar las parejas renuncia al Soureh.
    .sentence = { $player } no muestra las parejas y sigue jugando. Renuncia al Soureh.
    .short = { $player_is ->
        [you] Sigues jugando y renuncias a tu Soureh.
       *[other] { $player } sigue jugando y renuncia al Soureh.
    }
soureh-reveal = ¡Las cuatro encajan!
    .rule = Quien muestra cuatro parejas que aguantaron gana la ronda y no suma puntos. Los demás sí.
    .sentence = { $player } muestra sus cartas tapadas. { $pairs } { $leaves ->
        [yes] Las cuatro parejas encajan.
       *[no] Las cuatro parejas encajan, así que { $player } gana esta ronda y no suma puntos.
    }
    .short = { $player_is ->
        [you] Tus cuatro parejas encajan{ $leaves ->
            [yes] .
           *[no] : ¡ganas esta ronda!
        }
       *[other] Las cuatro parejas de { $player } encajan{ $leaves ->
            [yes] .
           *[no] : ¡gana esta ronda!
        }
    }
    .pairs = { $kind ->
        [red] Junto a { $open }, roja: { $other } es mayor que { $value }.
        [black] Junto a { $open }, negra: { $other } es menor que { $value }.
       *[ace] { $closed } y { $open }: un as encaja.
    }
    .working = { $pairs }
    .pairs-working = { $kind ->
        [red] { $other } > { $value }
        [black] { $other } < { $value }
       *[ace] { $closed } encaja con { $open }
    }
    .landmark = se muestran las parejas
soureh-score = Contar cuatro cartas
    .rule = Quien pierde elige una carta de cada pareja. Los cuatro números se suman a sus puntos. Es bueno tener pocos.
    .sentence = { $player } cuenta { $cards }: { $a } + { $b } + { $c } + { $d } = { $sum }. Tenía { $old } puntos, y ahora tiene { $new }.
    .short = { $player_is ->
        [you] Cuentas
       *[other] { $player } cuenta
    } { $a } + { $b } + { $c } + { $d } = { $sum }. Puntos ahora: { $new }.
    .working = { $a } + { $b } + { $c } + { $d } = { $sum }
        { $old } + { $sum } = { $new }
    .refused = Elige una carta de cada una de tus cuatro parejas, de la 1 a la 4.
soureh-score-ace = Un as como 11
    .rule = Un as cuenta 1 u 11 en los puntos, como quiera su jugador.
    .sentence = { $n ->
        [one] { $player } hace que un as cuente 11.
       *[other] { $player } hace que { $n } ases cuenten 11 cada uno.
    }
    .short = { $player_is ->
        [you] Cuentas
       *[other] { $player } cuenta
    } { $n ->
        [one] un as como 11.
       *[other] { $n } ases como 11.
    }
    .refused = { $ace ->
        [no] { $card } no es un as, así que cuenta su propio número.
       *[yes] { $ace_score ->
            [low] Aquí un as cuenta 1, y { $n } es otra cosa.
            [high] Aquí un as cuenta 11, y { $n } es otra cosa.
           *[choice] Un as cuenta 1 u 11, y { $n } no es ninguno de los dos.
        }
    }
soureh-score-hundred = Una centena justa
    .rule = Si tus puntos llegan a un múltiplo de 100, se te quitan 50.
    .sentence = { $score } = { $k } × 100. Es un múltiplo de 100, así que a { $player } se le quitan 50: { $score } − 50 = { $after }.
    .short = { $score } es múltiplo de 100: { $score } − 50 = { $after } para { $player_is ->
        [you] ti.
       *[other] { $player }.
    }
    .working = { $score } = { $k } × 100
        { $score } − 50 = { $after }
soureh-leave = Un jugador se va
    .rule = Si los jugadores se van uno por uno, quien muestra sus parejas termina. Los demás reciben 10 puntos cada uno y siguen.
    .sentence = { $player } terminó y no suma puntos. Los demás reciben 10 puntos cada uno. { $paid }
    .short = { $player_is ->
        [you] Has terminado.
       *[other] { $player } terminó.
    } Los demás reciben 10 puntos cada uno.
    .paid = { $player }: { $old } + 10 = { $new }.
    .working = { $paid }
    .paid-working = { $old } + 10 = { $new }
soureh-leave-last = Solo queda uno
    .rule = El último jugador que queda en la ronda también cuenta cuatro cartas.
    .sentence = En esta ronda solo queda { $player }, y cuenta cuatro cartas.
    .short = No queda nadie más: { $player_is ->
        [you] cuentas cuatro cartas.
       *[other] { $player } cuenta cuatro cartas.
    }
soureh-win-lowest = Gana quien tiene menos puntos
    .rule = Cuando alguien llega a los puntos acordados después de una ronda, gana quien tiene menos puntos.
    .sentence = { $player } tiene { $high } puntos, y la partida se acaba con { $threshold }. { $n ->
        [one] { $winners } tiene menos puntos que nadie, { $low }, y gana.
       *[other] { $winners } tienen menos puntos que nadie, { $low }, y comparten la victoria.
    }
    .short = Menos puntos que nadie, { $low }: { $n ->
        [one] { $winners_is ->
            [you] ¡ganas tú!
           *[other] ¡gana { $winners }!
        }
       *[other] { $winners_is ->
            [you] compartes la victoria con { $winners_others }.
           *[other] { $winners } comparten la victoria.
        }
    }
soureh-win-out = Fuera de la partida
    .rule = Si gana el último que queda, quien pasa de los puntos acordados queda fuera de la partida.
    .sentence = { $score } es mayor que { $threshold }, así que { $player } queda fuera de la partida.
    .short = { $score } es mayor que { $threshold }: { $player_is ->
        [you] quedas fuera.
       *[other] { $player } queda fuera.
    }
    .working = { $score } > { $threshold }
soureh-win-last = Solo queda uno en la partida
    .rule = Gana el último jugador que queda en la partida. Si todos quedaran fuera a la vez, gana quien tiene menos puntos.
    .sentence = { $all ->
        [yes] Todos tienen más de { $threshold }, así que nadie queda fuera solo. { $n ->
            [one] { $winners } tiene menos puntos que nadie, { $low }, y gana.
           *[other] { $winners } tienen menos puntos que nadie, { $low }, y comparten la victoria.
        }
       *[no] En la partida solo queda { $winners }, con { $low } puntos, y gana.
    }
    .short = { $all ->
        [yes] Menos puntos que nadie, { $low }:
       *[no] No queda nadie más:
    } { $n ->
        [one] { $winners_is ->
            [you] ¡ganas tú!
           *[other] ¡gana { $winners }!
        }
       *[other] { $winners_is ->
            [you] compartes la victoria con { $winners_others }.
           *[other] { $winners } comparten la victoria.
        }
    }
soureh-max_turns = Aquí terminamos
    .rule = Una ronda demasiado larga, o demasiadas rondas, acaban la partida. No gana nadie, o gana quien tiene menos puntos.
    .sentence = { $reason ->
        [max_turns] { $n ->
            [one] Se acordó un turno por ronda, así que aquí terminamos.
           *[other] Esta ronda tuvo { $n } turnos, así que aquí terminamos.
        }
       *[max_matches] { $n ->
            [one] Se acordó una ronda, así que aquí terminamos.
           *[other] Se jugaron { $n } rondas, así que aquí terminamos.
        }
    } { $outcome ->
        [won] { $k ->
            [one] { $winners } tiene menos puntos que nadie, { $low }, y gana.
           *[other] { $winners } tienen menos puntos que nadie, { $low }, y comparten la victoria.
        }
       *[unfinished] No ganó nadie.
    }
    .short = { $reason ->
        [max_turns] { $n ->
            [one] { $n } turno jugado.
           *[other] { $n } turnos jugados.
        }
       *[max_matches] { $n ->
            [one] { $n } ronda jugada.
           *[other] { $n } rondas jugadas.
        }
    } { $outcome ->
        [won] Menos puntos que nadie, { $low }: { $k ->
            [one] { $winners_is ->
                [you] ¡ganas tú!
               *[other] ¡gana { $winners }!
            }
           *[other] { $winners_is ->
                [you] compartes la victoria con { $winners_others }.
               *[other] { $winners } comparten la victoria.
            }
        }
       *[unfinished] No gana nadie.
    }

soureh-coach-draw = { $bad ->
        [0] Tus cuatro parejas ya encajan.
        [one] Una de tus parejas no encaja todavía. De las { $n } cartas que no ves, { $k ->
            [0] ninguna la arreglaría
            [one] una la arreglaría
           *[other] { $k } la arreglarían
        }.
       *[other] { $bad } de tus parejas no encajan todavía. De las { $n } cartas que no ves, { $k ->
            [0] ninguna arreglaría
            [one] una arreglaría
           *[other] { $k } arreglarían
        } una de ellas.
    }
soureh-coach-continue = Tu Soureh aguantó. Si sacas carta, renuncias a él y los demás todavía pueden ganar.
soureh-coach-reveal = Tus cuatro parejas aguantaron. Muéstralas: no sumas puntos, y { $n ->
        [one] el otro jugador cuenta cuatro cartas.
       *[other] los otros { $n } cuentan cuatro cartas cada uno.
    }
soureh-coach-leave = Tus cuatro parejas aguantaron. Muéstralas: te vas sin sumar puntos, y los demás reciben 10 puntos cada uno.
soureh-coach-own = { $kind ->
        [red] { $fits ->
            [yes] { $other } es mayor que { $value }, así que { $closed } encaja junto a { $open }, roja.
           *[no] { $other } no es mayor que { $value }, así que { $closed } no encaja junto a { $open }, roja.
        }
        [black] { $fits ->
            [yes] { $other } es menor que { $value }, así que { $closed } encaja junto a { $open }, negra.
           *[no] { $other } no es menor que { $value }, así que { $closed } no encaja junto a { $open }, negra.
        }
       *[ace] { $fits ->
            [yes] Un as encaja: { $closed } puede ir junto a { $open }.
           *[no] Dos ases no hacen pareja: { $closed } no encaja junto a { $open }.
        }
    } { $fitted ->
        [yes] La de ahora, { $old }, sí encaja.
       *[no] La de ahora, { $old }, no encaja.
    } Entonces { $n ->
        [0] no encajaría ninguna
        [one] encajaría una
       *[other] encajarían { $n }
    } de tus 4 parejas.
soureh-coach-their = { $sure ->
        [yes] { $other } dijo Soureh, así que la carta tapada junto a { $old } encaja. De las { $now } cartas que encajan ahí, { $then ->
            [0] ninguna encaja
            [one] una encaja
           *[other] { $then } encajan
        } también junto a { $card }.
       *[no] De las { $n } cartas que no ves, { $now ->
            [0] ninguna encaja
            [one] una encaja
           *[other] { $now } encajan
        } junto a { $old }. Junto a { $card } { $then ->
            [0] no encaja ninguna
            [one] encaja una
           *[other] encajan { $then }
        }.
    }
soureh-coach-throw = { $k ->
        [0] { $card } no arreglaría ninguna de tus parejas.
        [one] { $card } arreglaría tu pareja { $slots }.
       *[other] { $card } arreglaría una de tus parejas { $slots }.
    } Si la descartas, { $n ->
        [0] no encaja ninguna
        [one] encaja una
       *[other] encajan { $n }
    } de tus 4 parejas, como antes.
soureh-coach-declare = Las cuatro parejas encajan. De las { $n } cartas que no ves, { $k ->
        [0] ninguna podría
        [one] una podría
       *[other] { $k } podrían
    } romper una pareja, { $others ->
        [one] y el otro jugador saca una.
       *[other] y otros { $others } sacan una cada uno.
    }
soureh-coach-score = { $a } + { $b } + { $c } + { $d } = { $sum }, así que tus puntos pasan de { $old } a { $new }. { $fifty ->
        [yes] Eso es un múltiplo de 100: { $new } − 50 = { $after }.
       *[no] { $sum ->
            [0] { "" }
           *[other] La suma más pequeña que puedes elegir es { $least }.
        }
    }

soureh-action-draw = Sacar una carta
soureh-action-own = Ponerla en lugar de { $means }
soureh-action-their = Ponerla sobre { $means } de { $other }
soureh-action-throw = Descartarla
soureh-action-declare = Decir Soureh
soureh-action-reveal = Mostrar las cuatro parejas
soureh-action-score = Contar { $means }{ $n ->
        [0] { "" }
       *[other] { " " }({ $elevens } como 11)
    }
soureh-say-declare = ¡Soureh!
soureh-task-score = Ahora cuentan tus cartas, y es bueno tener pocos puntos. Elige una carta de cada pareja.

soureh-zone-drawn = Sacada
soureh-zone-closed = Tapadas
soureh-zone-open = A la vista
soureh-zone-pile = Pila
soureh-zone-discard = Segunda pila
soureh-counter-match = Ronda
soureh-counter-declared = Soureh
soureh-counter-score = Puntos
soureh-measure-match = rondas
soureh-measure-drawn = cartas sacadas
soureh-measure-sourehs = Sourehs dichos
soureh-measure-ruined = Sourehs rotos
soureh-measure-attacks = cartas puestas a otros

soureh-option-win = Cómo se gana
    .help = Gana quien tiene menos puntos cuando alguien llega a los acordados, o gana el último que queda en la partida.
    .v-lowest_at_threshold = quien tiene menos puntos
    .v-last_standing = el último que queda
soureh-option-threshold = Puntos acordados
    .help = Los puntos con los que se acaba la partida, o de los que no se puede pasar sin quedar fuera.
soureh-option-unruined = Un Soureh que aguantó
    .help = Acaba la ronda, o con tres o cuatro jugadores solo termina quien lo dijo.
    .v-match_ends = acaba la ronda
    .v-leave_round = se va quien lo dijo
soureh-option-leave_points = Quién recibe 10 puntos
    .help = Cuando un jugador se va: los que siguen jugando, o también los que se fueron antes.
    .v-still_in = los que siguen jugando
    .v-everyone_else = todos los demás
soureh-option-declare_when = Decir Soureh
    .help = Al poner la carta, en lugar de sacar una, o las dos cosas.
    .v-end = al poner la carta
    .v-start = en lugar de sacar carta
    .v-either = las dos cosas
soureh-option-score_choice = Qué cartas cuentan
    .help = Quien pierde elige una carta de cada pareja, o cuenta la más baja.
    .v-player = elige quien pierde
    .v-lowest = la más baja
soureh-option-ace_score = Un as en los puntos
    .help = Cuenta 1 u 11 como diga su jugador, siempre 1, o siempre 11.
    .v-choice = 1 u 11
    .v-low = 1
    .v-high = 11
soureh-option-hundred = Múltiplos de 100
    .help = Si los puntos llegan a un múltiplo de 100, se quitan 50, o se quedan igual.
    .v-minus_50 = 50 menos
    .v-keep = los puntos se quedan igual
soureh-option-pile_empty = Cuando la pila está vacía
    .help = Se mezcla la segunda pila, o la ronda se acaba y nadie cuenta.
    .v-reshuffle = se mezcla la segunda pila
    .v-no_score = se acaba la ronda
soureh-option-max_matches = Rondas como máximo
    .help = Después de tantas rondas, la partida termina.
soureh-option-on_limit = Al llegar al límite
    .help = Después de la última ronda, no gana nadie, o gana quien tiene menos puntos.
    .v-unfinished = no gana nadie
    .v-lowest_score = gana quien tiene menos puntos
soureh-preset-printed = Reglas impresas
    .help = Una partida a 100 en la que elige cada jugador que pierde.
soureh-preset-last_standing = El último en la partida
    .help = Quien pasa de 100 queda fuera.
soureh-preset-leave_round = Irse uno por uno
    .help = Con tres o cuatro jugadores, quien muestra cuatro parejas termina, y los demás siguen.
soureh-preset-quick = Una lección
    .help = Una partida corta a 50. Cuenta la carta más baja de cada pareja.
soureh-preset-short = Partida corta
    .help = Tres rondas. Cuenta la carta más baja de cada pareja, y gana quien tiene menos puntos.

## Primeras pistas, de una en una, cuando el juego es nuevo

soureh-hint-start = Toca la pila para sacar una carta.
soureh-hint-turn = Toca la carta que quieres cambiar.
soureh-hint-event = Debajo de una roja va una carta más alta.
soureh-hint-later = Debajo de una negra va una carta más baja.
soureh-hint-last = ¿Van a encajar tus cuatro parejas? Primero, ¡Soureh!
soureh-hint-on-score = { $score_choice ->
        [lowest] Cuenta la carta menor de cada pareja.
       *[player] Los puntos cuentan en tu contra: ¡gana quien menos tenga!
    }
