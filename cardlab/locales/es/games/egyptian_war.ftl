egyptian_war-game = Guerra egipcia
    .aim = Gana todas las cartas: responde a ases y figuras, y da el manotazo primero si dos coinciden.
    .summary = A los ases y a las figuras hay que responder. Descubre antes que nadie una pareja, y todo el montón es tuyo.
    .ages = 7 a 12
    .teaches = Contar hacia atrás desde 4, 3, 2 y 1, ver parejas y patrones, y partidas que no acaban nunca
egyptian_war-dealt = El reparto
    .sentence = Todas las cartas se reparten de una en una, boca abajo. Nadie las puede mirar.
egyptian_war-chosen-deal = { egyptian_war-dealt }
    .sentence = { egyptian_war-dealt.sentence }

## Jugar

egyptian_war-play = Una carta en el montón
    .rule = Quien tiene el turno pone su carta de arriba en el montón, a la vista. Después le toca al siguiente.
    .sentence = { $player } juega { $card }. No es un as ni una figura, así que nadie tiene que responder.
    .short = { $player_is ->
        [you] Juegas { $card }.
       *[other] { $player } juega { $card }.
    }
egyptian_war-turn-order = Ahora no
    .rule = Cada uno espera su turno. Solo se puede dar el manotazo cuando acaba de caer una carta en el montón.
    .sentence = { $why ->
        [turn] Le toca jugar a { $turn }, no a { $player }.
        [open] Primero viene el momento del manotazo. Después se juega la carta siguiente.
        [answered] { $player } ya eligió: dar el manotazo o dejarlo.
        [undealt] Primero hay que repartir las cartas.
        [dealt] Las cartas ya están repartidas. Juega la siguiente.
       *[closed] Ahora no hay carta para dar el manotazo. Espera a la siguiente.
    }
    .short = { "" }
egyptian_war-challenge-start = ¡Un reto!
    .rule = A un as o a una figura se responde con otro as o con otra figura. Un as da 4 oportunidades, un rey 3, una reina 2 y una jota 1.
    .sentence = { $challenged ->
        [none] { $player } juega { $card }. Es un reto, pero nadie más tiene una carta para responder.
       *[other] { $player } juega { $card }: ¡un reto! { $challenged } tiene { $left ->
            [one] una oportunidad
           *[other] { $left } oportunidades
        } de jugar un as o una figura.
    }
    .short = { $player_is ->
        [you] Juegas
       *[other] { $player } juega
    } { $card }{ $challenged ->
        [none] . Nadie más tiene cartas.
       *[other] : { $challenged_is ->
            [you] tienes
           *[other] { $challenged } tiene
        } { $left ->
            [one] una oportunidad
           *[other] { $left } oportunidades
        } de responder.
    }
    .landmark = reto
egyptian_war-challenge-chance = Una oportunidad menos
    .rule = Cada carta de número gasta una de las oportunidades de responder a un reto.
    .sentence = { $card } no responde a { $challenge }. { $left ->
        [0] Era la última oportunidad.
        [one] Queda una oportunidad.
       *[other] Quedan { $left } oportunidades.
    }
    .short = { $player_is ->
        [you] Juegas
       *[other] { $player } juega
    } { $card }. { $left ->
        [0] Era la última oportunidad.
       *[other] Oportunidades: { $old } − 1 = { $left }.
    }
    .working = { $old } − 1 = { $left }
egyptian_war-challenge-beaten = Se responde al reto
    .rule = Un as o una figura responde al reto, y es un nuevo reto para el jugador siguiente.
    .sentence = { $challenged ->
        [none] { $card } responde al reto y es uno nuevo, pero a nadie más le quedan cartas.
       *[other] { $card } responde al reto y es uno nuevo. Ahora { $challenged } tiene { $left ->
            [one] una oportunidad
           *[other] { $left } oportunidades
        }.
    }
    .short = { $player_is ->
        [you] ¡Respondes
       *[other] ¡{ $player } responde
    } con { $card }! { $challenged ->
        [none] Nadie más tiene cartas.
       *[other] { $challenged_is ->
            [you] Tienes
           *[other] { $challenged } tiene
        } { $left ->
            [one] una oportunidad.
           *[other] { $left } oportunidades.
        }
    }
egyptian_war-challenge-won = Se gana el reto
    .rule = Cuando se gastan todas las oportunidades, quien hizo el reto se lleva el montón.
    .sentence = { $n ->
        [one] La única oportunidad
        [2] Las dos oportunidades
       *[other] Las { $n } oportunidades
    } después de { $card } ya { $n ->
        [one] se gastó
       *[other] se gastaron
    }. Así que { $challenger } se lleva el montón de { $count } cartas.
    .short = Nadie respondió a { $card }: { $challenger_is ->
        [you] ganas
       *[other] { $challenger } gana
    } el montón.
egyptian_war-challenge-unanswered = Nadie puede responder
    .rule = Cuando a nadie más le quedan cartas para responder, el reto gana el montón.
    .sentence = Nadie más tiene una carta para responder. Así que { $challenger } se lleva el montón de { $count } cartas.
    .short = Nadie más tiene cartas: { $challenger_is ->
        [you] ganas
       *[other] { $challenger } gana
    } el montón.
egyptian_war-take = Debajo del mazo
    .rule = Quien gana el montón lo voltea, lo pone debajo de su mazo y juega después.
    .sentence = { $player } pone las { $count } cartas debajo de su mazo y ahora tiene { $after }. { $last ->
        [yes] { "" }
       *[no] { $player } empieza el montón siguiente.
    }
    .short = { $player_is ->
        [you] Te llevas
       *[other] { $player } se lleva
    } { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }: { $before } + { $count } = { $after }.
    .working = { $before } + { $count } = { $after }

## El manotazo

egyptian_war-snap-pair = Una pareja
    .rule = Dos cartas iguales, una sobre otra: quien da el manotazo primero se lleva el montón.
    .sentence = { $card } y { $other } son pareja. { $player } llegó primero y se lleva las { $n ->
        [2] dos
       *[other] { $n }
    } cartas.
    .short = { $card_rank } y { $other_rank }: ¡pareja! { $player_is ->
        [you] Das
       *[other] { $player } da
    } el manotazo primero.
    .landmark = manotazo
egyptian_war-snap-sandwich = Un sándwich
    .rule = Dos cartas iguales con otra en medio: quien da el manotazo primero se lleva el montón.
    .sentence = { $card } y { $other } con { $middle } en medio: un sándwich. { $player } llegó primero y se lleva las { $n } cartas.
    .short = { $card_rank }, { $middle_rank }, { $other_rank }: ¡sándwich! { $player_is ->
        [you] Das
       *[other] { $player } da
    } el manotazo primero.
    .landmark = manotazo
egyptian_war-snap-stops_challenge = Se acabó el reto
    .rule = Un buen manotazo acaba un reto, incluso cuando se acaba de gastar la última oportunidad.
    .sentence = El manotazo se lleva el montón, así que se acabó el reto de { $challenger }.
    .short = Se acabó { $challenger_is ->
        [you] tu reto.
       *[other] el reto de { $challenger }.
    }
egyptian_war-snap-rejoin = De vuelta en la partida
    .rule = Quien está fuera puede volver si da el manotazo primero.
    .sentence = { $player } estaba fuera, y con el buen manotazo vuelve a la partida.
    .short = { $player_is ->
        [you] ¡Vuelves
       *[other] ¡{ $player } vuelve
    } a la partida!
egyptian_war-snap-tie = Al mismo tiempo
    .rule = Cuando las primeras manos caen a la vez, nadie se lleva el montón y la partida sigue.
    .sentence = { $card } y { $other } coinciden, pero { $players } dieron el manotazo al mismo tiempo. Así que nadie se lleva el montón.
    .short = { $players_is ->
        [you] { $players_n ->
            [2] { $players_others } da el manotazo a la vez que tú.
           *[other] Otros dan el manotazo a la vez que tú.
        }
       *[other] { $players_n ->
            [2] { $players } dan el manotazo a la vez.
           *[other] { $players_n } jugadores dan el manotazo a la vez.
        }
    } Nadie se lleva el montón.
    .landmark = empate
egyptian_war-snap-off = Sin manotazo
    .rule = Esta partida se juega sin manotazo.
    .sentence = En esta partida no se da el manotazo. El montón es para quien gana el reto.
    .short = { "" }
egyptian_war-slap-not_allowed = Este manotazo no cuenta
    .rule = Si un jugador ya no puede dar el manotazo, el suyo no cuenta.
    .sentence = { $why ->
        [barred] { $player } no puede dar el manotazo después de uno equivocado sin cartas. Así que este no cuenta.
       *[out] { $player } está fuera y no puede volver con un manotazo. Así que este no cuenta.
    }
    .short = { $why ->
        [barred] { $player_is ->
            [you] Ya no puedes dar el manotazo.
           *[other] { $player } ya no puede dar el manotazo.
        }
       *[out] { $player_is ->
            [you] Quedaste fuera: tu manotazo no cuenta.
           *[other] { $player } quedó fuera: su manotazo no cuenta.
        }
    }
egyptian_war-slap-false = Un manotazo equivocado
    .rule = Quien da el manotazo cuando nada coincide paga: unas cartas de arriba de su mazo van boca abajo bajo el montón.
    .sentence = { $other ->
        [none] { $card } está sola, así que no hay nada que coincida.
       *[other] { $card } sobre { $other } no es pareja, y no hay sándwich.
    } { $price ->
        [0] { $player } no paga nada por este manotazo.
       *[other] { $n ->
            [0] { $player } no tiene carta para pagar.
            [one] { $player } paga una carta, boca abajo bajo el montón.
           *[other] { $player } paga { $n } cartas, boca abajo bajo el montón.
        }
    }
    .short = { $other ->
        [none] { $card } está sola.
       *[other] { $card_rank } y { $other_rank }: no son pareja.
    } { $price ->
        [0] No cuesta nada.
       *[other] { $n ->
            [0] { $player_is ->
                [you] No tienes carta para pagar.
               *[other] { $player } no tiene carta para pagar.
            }
            [one] { $player_is ->
                [you] Pagas una carta.
               *[other] { $player } paga una carta.
            }
           *[other] { $player_is ->
                [you] Pagas { $n } cartas.
               *[other] { $player } paga { $n } cartas.
            }
        }
    }
    .landmark = manotazo equivocado
egyptian_war-slap-barred = Sin más manotazos
    .rule = Quien da un manotazo equivocado y no tiene carta para pagar ya no puede dar más, hasta que se lleve un montón.
    .sentence = { $player } no pudo pagar, así que ya no puede dar el manotazo.
    .short = { $player_is ->
        [you] Ya no puedes dar el manotazo.
       *[other] { $player } ya no puede dar el manotazo.
    }

## Quedarse sin cartas

egyptian_war-out-challenge = Sin cartas en un reto
    .rule = Quien se queda sin cartas cuando aún tiene oportunidades queda fuera.
    .sentence = A { $player } no le quedan cartas y todavía tendría { $left ->
        [one] una oportunidad
       *[other] { $left } oportunidades
    }. Así que { $player } queda fuera.
    .short = { $player_is ->
        [you] Te quedas sin cartas y quedas fuera.
       *[other] { $player } se queda sin cartas y queda fuera.
    }
egyptian_war-out-empty = Sin carta para jugar
    .rule = Quien no tiene cartas cuando le toca queda fuera.
    .sentence = Le toca a { $player }, que no tiene cartas y queda fuera. { $back ->
        [yes] Con un buen manotazo, { $player } puede volver.
       *[no] { "" }
    }
    .short = { $player_is ->
        [you] Te quedas sin cartas{ $back ->
            [yes] , pero puedes volver con un manotazo.
           *[no] { " " }y quedas fuera.
        }
       *[other] { $player } se queda sin cartas{ $back ->
            [yes] , pero puede volver con un manotazo.
           *[no] { " " }y queda fuera.
        }
    }

## El final

egyptian_war-win-all = Todas las cartas
    .rule = Gana quien tiene todas las cartas.
    .sentence = ¡{ $player } tiene las { $total } cartas y gana!
    .short = { $player_is ->
        [you] Tienes las { $total } cartas. ¡Ganas tú!
       *[other] { $player } tiene las { $total } cartas. ¡Gana { $player }!
    }
egyptian_war-win-last = Solo queda un jugador
    .rule = Cuando solo un jugador tiene cartas y nadie puede volver, gana ese jugador.
    .sentence = Solo { $player } tiene cartas, y nadie puede volver. ¡{ $player } se lleva el montón y gana!
    .short = Nadie más tiene cartas. { $player_is ->
        [you] ¡Ganas tú!
       *[other] ¡Gana { $player }!
    }
egyptian_war-win-last_card = La última carta de todas
    .rule = Cuando todas las cartas están en el montón, gana quien jugó la última.
    .sentence = Todos los mazos están vacíos. ¡{ $player } jugó la última carta, se lleva el montón de { $count } y gana!
    .short = No quedan cartas. { $player_is ->
        [you] Jugaste la última: ¡ganas tú!
       *[other] { $player } jugó la última. ¡Gana { $player }!
    }
egyptian_war-win-loop = Todo se repite
    .rule = Una partida en la que todo se repite no acabaría nunca. Por eso termina aquí.
    .sentence = Los ases, las figuras y las cartas de número están igual que hace { $cards } cartas. Las mismas { $cards } cartas se jugarían para siempre, y nadie ganaría.
    .short = Las mismas cartas saldrían para siempre.
egyptian_war-win-unfinished = La última carta
    .rule = Regla opcional: la partida termina después de cierto número de cartas.
    .sentence = { $turns ->
        [one] Se jugó una carta
       *[other] Se jugaron { $turns } cartas
    }, así que la partida termina aquí. { $outcome ->
        [won] { $counts } { $winner } tiene más cartas y gana.
        [draw] { $counts } Nadie tiene más cartas: hay empate.
       *[unfinished] No ganó nadie.
    }
    .short = { $turns ->
        [one] { $turns } carta jugada.
       *[other] { $turns } cartas jugadas.
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
egyptian_war-win-over = Se acabó la partida
    .rule = Después del final no se juega nada más.
    .sentence = No se juega nada más.
    .short = { "" }

## Opciones, variantes y las palabras de la mesa

egyptian_war-option-snaps = Manotazo
    .help = Si se puede dar el manotazo al montón. Sin él nadie decide nada.
egyptian_war-option-snap_pairs = Parejas
    .help = Se puede dar el manotazo con dos cartas iguales, una sobre otra.
egyptian_war-option-snap_sandwiches = Sándwiches
    .help = Se puede dar el manotazo con dos cartas iguales y otra en medio.
egyptian_war-option-false_slap = Un manotazo equivocado cuesta
    .help = Cuántas cartas van boca abajo bajo el montón.
    .v-none = nada
    .v-one = una carta
    .v-two = dos cartas
egyptian_war-option-false_slap_empty = Un manotazo equivocado sin cartas
    .help = Qué pasa con un jugador que no tiene carta para pagar.
    .v-none = no cuesta nada
    .v-barred = ese jugador ya no puede dar manotazos
egyptian_war-option-rejoin = Volver
    .help = Si un jugador que está fuera puede volver con un buen manotazo.
egyptian_war-option-run_out = Sin cartas en un reto
    .help = Quién sigue cuando un jugador se queda sin cartas y aún tiene oportunidades.
    .v-challenger_takes = el montón se gana enseguida
    .v-next_continues = el siguiente juega las oportunidades que quedan
egyptian_war-option-leftover = Cartas que sobran
    .help = Se reparten también, y los primeros jugadores tienen una más, o se ponen bajo el primer montón.
    .v-dealt_on = se reparten también
    .v-under_pile = bajo el primer montón
egyptian_war-option-max_turns = Cartas como máximo
    .help = Después de tantas cartas jugadas, la partida termina.
egyptian_war-preset-house = Reglas de la casa
    .help = Un manotazo equivocado cuesta una carta.
egyptian_war-preset-as_printed = Reglas impresas
    .help = Un manotazo equivocado no cuesta nada.
egyptian_war-preset-beggar_my_neighbour = Sin manotazo
    .help = Nadie decide nada, y algunas partidas no acaban nunca. En inglés se llama Beggar-My-Neighbour.
    .game = Sin manotazo
    .aim = Gana todas las cartas: responde a tiempo a cada as y a cada figura.
    .summary = A los ases y a las figuras hay que responder. Quien no responde a tiempo pierde todo el montón.
egyptian_war-preset-short = Partida corta
    .help = Como máximo 60 turnos; después se cuentan las cartas.
    .aim = Gana más cartas que nadie: responde a ases y figuras, y da el manotazo primero si dos coinciden.

egyptian_war-zone-stack = Mazo
egyptian_war-zone-pile = Montón
egyptian_war-zone-burnt = Bajo el montón
egyptian_war-counter-chances_left = Oportunidades
egyptian_war-counter-barred = Sin manotazos
egyptian_war-counter-turns = Cartas jugadas
egyptian_war-counter-piles_taken = Montones ganados
egyptian_war-action-play = Jugar una carta
egyptian_war-action-slap = ¡Manotazo!
egyptian_war-action-leave = Dejarlo

## Lo que dice el entrenador

egyptian_war-coach-pair = { $card } y { $other } son pareja. Quien llegue primero se lleva las { $n ->
        [2] dos
       *[other] { $n }
    } cartas.
egyptian_war-coach-sandwich = { $card } y { $other } forman un sándwich. Quien llegue primero se lleva las { $n } cartas.
egyptian_war-coach-no_match = { $other ->
        [none] { $card } está sola, así que no hay nada que coincida.
       *[other] { $card } sobre { $other } no es pareja, y no hay sándwich.
    } Un manotazo { $cost ->
        [0] no costaría nada, pero no serviría
        [one] te costaría una carta
       *[other] te costaría { $cost } cartas
    }.
egyptian_war-coach-barred = Nada coincide, y no tienes carta para pagar. Un manotazo equivocado ahora sería el último.
egyptian_war-coach-too_late = { $card } y { $other } coinciden, pero otro jugador llegó primero.
egyptian_war-coach-not_allowed = Tu manotazo no cuenta ahora, así que da lo mismo.
egyptian_war-coach-leave_pair = { $card } y { $other } son pareja. Si lo dejas, otro puede llevarse las { $n ->
        [2] dos
       *[other] { $n }
    } cartas.
egyptian_war-coach-leave_sandwich = { $card } y { $other } forman un sándwich. Si lo dejas, otro puede llevarse las { $n } cartas.
egyptian_war-coach-leave = Nada coincide, así que no hay manotazo que dar.
egyptian_war-coach-wait = { $kinds ->
        [one] Todavía nada coincide. De las { $unseen } cartas que nadie ve, { $k ->
            [0] no coincidiría ninguna
            [one] coincidiría una
           *[other] coincidirían { $k }
        }.
       *[other] Todavía nada coincide. De las { $unseen } cartas que nadie ve, { $a ->
            [one] una haría
           *[other] { $a } harían
        } pareja y { $b ->
            [one] una
           *[other] { $b }
        } un sándwich: { $a } + { $b } = { $k }.
    }

egyptian_war-measure-turns = cartas jugadas
egyptian_war-measure-piles_taken = montones ganados
egyptian_war-measure-answered = retos respondidos
egyptian_war-measure-snaps = montones ganados con manotazo
egyptian_war-measure-false_slaps = manotazos equivocados

egyptian_war-prediction-ask = ¿Cuál es tu siguiente carta?
egyptian_war-prediction-challenge = Un as o una figura
egyptian_war-prediction-number = Una carta de 2 a 10

## Primeras pistas, de una en una, cuando el juego es nuevo

egyptian_war-hint-start = ¿Te toca? Juega tu primera carta.
egyptian_war-hint-turn = A un as o figura, responde con otro.
egyptian_war-hint-event = Un as da 4 oportunidades; una jota, 1.
egyptian_war-hint-later = { $snaps ->
        [1] ¿Dos iguales? Toca el montón.
       *[0] Responde a tiempo o pierdes el montón.
    }
egyptian_war-hint-last = { $on_limit ->
        [most_cards] Gana quien tenga más cartas tras { $max_turns } turnos.
       *[unfinished] ¡Gana todas las cartas!
    }
