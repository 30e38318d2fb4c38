twos-game = El juego de los doses
    .aim = Quédate sin cartas antes que nadie.
    .summary = Deshazte de tus cartas: supera lo que hay con el mismo número de cartas, pero más altas. Los doses son los más altos.
    .ages = 10 a 12
    .teaches = Ordenar por dos cosas a la vez, clasificar, hallar combinaciones y contar en círculo

## Doses: el reparto

twos-cut = El corte
    .rule = Se muestra una carta. Su número dice hasta dónde hay que contar hacia la derecha, y ahí empieza el reparto.
    .sentence = { $card } cuenta { $value }. Contamos hacia la derecha, y { $start } es el número 1. { $rounds ->
        [0] El número { $value } es { $first }.
        [one] Después de { $around } dimos una vuelta, así que el número { $value } es { $first }.
       *[other] Después de { $around } dimos { $rounds } vueltas, así que el número { $value } es { $first }.
    } Ahí empieza el reparto.
    .short = { $card } cuenta { $value }: la primera carta es para { $first_is ->
        [you] ti.
       *[other] { $first }.
    }
    .working = { $rounds ->
        [0] { "" }
       *[other] { $value } = { $rounds } × { $n } + { $rest }
    }
    .refused = { $card } no está en la baraja, así que no se puede mostrar.
twos-deal = El reparto
    .rule = Las cartas se reparten hacia la derecha, de una en una. Quien tiene la carta más baja la muestra y empezará.
    .sentence = { $n } { $n ->
        [one] carta
       *[other] cartas
    } para cada uno de los { $players } jugadores. { $first } recibe la primera carta. La carta más baja se muestra.
    .short = { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } para cada uno. Empieza la más baja.
    .working = { $players } × { $n } = { $dealt }
twos-deal-leftover = Cartas que sobran
    .rule = Las cartas que sobran se reparten también, o son para quien tiene la carta más baja.
    .sentence = { $total } = { $n } × { $each } + { $rest }. { $how ->
        [to_lowest] { $players } tiene la carta más baja, y recibe lo que sobra.
       *[dealt_on] { $k ->
            [one] { $players } recibe la carta que sobra.
           *[other] { $players } reciben una carta más.
        }
    }
    .short = { $total } = { $n } × { $each } + { $rest }. { $k ->
        [one] Lo que sobra es para { $players_is ->
            [you] ti.
           *[other] { $players }.
        }
       *[other] { $k } jugadores reciben una carta más.
    }
    .working = { $total } = { $n } × { $each } + { $rest }
twos-deal-out = Cartas que quedan fuera
    .rule = Con trece cartas cada uno, las otras quedan fuera de esta mano. Nadie las ve.
    .sentence = { $total } − { $dealt } = { $n }, así que { $n } { $n ->
        [one] carta queda
       *[other] cartas quedan
    } fuera de esta mano.
    .short = { $total } − { $dealt } = { $n } { $n ->
        [one] carta queda
       *[other] cartas quedan
    } fuera de esta mano.
    .working = { $total } − { $dealt } = { $n }

## Doses: las combinaciones

twos-start = Empieza la carta más baja
    .rule = La carta más baja empieza cada mano. Tiene que estar en la primera combinación.
    .sentence = { $player } tiene { $lowest }, la carta más baja de todas, y empieza con ella.
    .short = { $player_is ->
        [you] Tienes { $lowest }, la más baja: empiezas tú.
       *[other] { $player } tiene { $lowest }, la más baja, y empieza.
    }
    .refused = La mano tiene que empezar con { $lowest }. Juégala sola, o con otras.
twos-play-single = Una carta sola
    .rule = El orden es 3 4 5 6 7 8 9 10 J Q K A 2. Con el mismo rango deciden los palos: ♦ ♣ ♥ ♠.
    .sentence = { $player } juega { $cards }.
    .short = { $player_is ->
        [you] Juegas { $cards }.
       *[other] { $player } juega { $cards }.
    }
twos-play-pair = Una pareja
    .rule = Dos cartas del mismo rango. Primero se compara el rango, y después el palo más alto de cada pareja.
    .sentence = { $player } juega una pareja: { $cards }.
    .short = { $player_is ->
        [you] Juegas
       *[other] { $player } juega
    } una pareja: { $cards }.
twos-play-triple = Un trío
    .rule = Tres cartas del mismo rango. Gana el rango más alto.
    .sentence = { $player } juega un trío: { $cards }.
    .short = { $player_is ->
        [you] Juegas
       *[other] { $player } juega
    } un trío: { $cards }.
twos-play-straight = Una escalera
    .rule = Cinco rangos seguidos. Se compara la carta más alta de la escalera, y después su palo.
    .sentence = { $player } juega cinco seguidas, hasta { $top }: { $cards }.
    .short = { $player_is ->
        [you] Juegas
       *[other] { $player } juega
    } una escalera, hasta { $top }.
twos-play-flush = Un color
    .rule = Cinco cartas del mismo palo. Primero se comparan los palos o las cartas, como se haya acordado.
    .sentence = { $player } juega cinco { $suit ->
        [d] diamantes
        [c] tréboles
        [h] corazones
       *[s] picas
    }, un color: { $cards }.
    .short = { $player_is ->
        [you] Juegas
       *[other] { $player } juega
    } un color: cinco { $suit ->
        [d] diamantes.
        [c] tréboles.
        [h] corazones.
       *[s] picas.
    }
twos-play-full_house = Un full
    .rule = Tres cartas de un rango y dos de otro. Se comparan las tres.
    .sentence = { $player } juega un full. Las tres son { $cards }, y la pareja es { $rest }.
    .short = { $player_is ->
        [you] Juegas
       *[other] { $player } juega
    } un full: tres iguales y una pareja.
    .working = 3 + 2 = 5
twos-play-four = Un póker
    .rule = Cuatro cartas del mismo rango y una quinta cualquiera. Se comparan las cuatro.
    .sentence = { $player } juega un póker: { $cards }. Con ellas va { $rest }, para que sean cinco.
    .short = { $player_is ->
        [you] Juegas
       *[other] { $player } juega
    } un póker, con { $rest }.
    .working = 4 + 1 = 5
twos-play-straight_flush = Una escalera de color
    .rule = Cinco seguidas, todas del mismo palo. Se compara como una escalera.
    .sentence = { $player } juega cinco { $suit ->
        [d] diamantes seguidos
        [c] tréboles seguidos
        [h] corazones seguidos
       *[s] picas seguidas
    }, hasta { $top }. ¡No hay nada más raro!
    .short = { $player_is ->
        [you] Juegas
       *[other] { $player } juega
    } una escalera de color: { $suit ->
        [d] ¡cinco diamantes seguidos!
        [c] ¡cinco tréboles seguidos!
        [h] ¡cinco corazones seguidos!
       *[s] ¡cinco picas seguidas!
    }

## Doses: qué gana a qué

twos-beat-kind = Una clase mejor
    .rule = Cinco cartas ganan a una clase más baja: escalera, color, full, póker, escalera de color.
    .sentence = { $kind ->
        [flush] Un color
        [full_house] Un full
        [four] Un póker
       *[straight_flush] Una escalera de color
    } gana a { $old_kind ->
        [straight] una escalera
        [flush] un color
        [full_house] un full
       *[four] un póker
    }, porque sale en menos manos.
    .short = { $kind ->
        [flush] Un color
        [full_house] Un full
        [four] Un póker
       *[straight_flush] Una escalera de color
    } gana a { $old_kind ->
        [straight] una escalera.
        [flush] un color.
        [full_house] un full.
       *[four] un póker.
    }
    .working = escalera < color < full < póker < escalera de color
twos-beat-rank = Un rango más alto
    .rule = Con la misma clase gana el rango más alto. El tres es el más bajo, y el dos el más alto.
    .sentence = { $kind ->
        [single] { $new } es más alta que { $old }.
        [pair] La pareja con { $new } es más alta que la pareja con { $old }.
        [triple] Tres cartas como { $new } son más altas que tres como { $old }.
        [flush] Carta por carta desde arriba, { $new } es más alta que { $old }.
        [full_house] Miramos las tres: { $new } es más alta que { $old }.
        [four] Miramos las cuatro: { $new } es más alta que { $old }.
       *[other] Miramos el final de la escalera: { $new } es más alta que { $old }.
    }
    .short = { $kind ->
        [flush] Carta por carta,
        [full_house] Miramos las tres:
        [four] Miramos las cuatro:
        [straight] Al final de la escalera,
        [straight_flush] Al final de la escalera,
       *[other] { "" }
    } { $new_the } vale más que { $old_the }.
    .working = { $new } > { $old }
twos-beat-suit = Decide el palo
    .rule = De abajo arriba, los palos son diamantes, tréboles, corazones, picas.
    .sentence = { $kind ->
        [flush] Los colores se distinguen por el palo.
        [single] Las dos tienen el mismo rango.
       *[other] Las dos son igual de altas.
    } { $suit ->
        [c] Los tréboles
        [h] Los corazones
       *[s] Las picas
    } ganan a { $old_suit ->
        [d] los diamantes
        [c] los tréboles
       *[h] los corazones
    }.
    .short = { $kind ->
        [flush] { "" }
       *[other] Mismo rango, pero
    } { $suit ->
        [c] los tréboles
        [h] los corazones
       *[s] las picas
    } ganan a { $old_suit ->
        [d] los diamantes.
        [c] los tréboles.
       *[h] los corazones.
    }
    .working = ♦ < ♣ < ♥ < ♠
twos-combination = No es una combinación
    .rule = Se juega una carta, una pareja, un trío, o cinco cartas que van juntas.
    .sentence = { $n ->
        [2] { $cards } no son pareja: tienen rangos distintos.
        [3] { $cards } no son un trío.
        [4] Cuatro cartas no se juegan nunca. Añade una quinta, o juega menos.
        [5] { $cards } no son escalera, ni color, ni full, ni póker.
       *[other] Puedes jugar una, dos, tres o cinco cartas, y no { $n }.
    }
    .short = { "" }
twos-follow-size = Otro número de cartas
    .rule = A una combinación se le gana con tantas cartas como tiene.
    .sentence = Ahí hay { $n } { $n ->
        [one] carta
       *[other] cartas
    }, y elegiste { $k }. Elige tantas como hay, o pasa.
    .short = { "" }
twos-follow-higher = No es más alta
    .rule = Lo que juegas tiene que ser más alto que lo que hay.
    .sentence = { $n ->
        [1] { $cards } no es más alta que { $beaten }.
       *[other] { $cards } no son más altas que { $beaten }.
    } Busca algo más alto, o pasa.
    .short = { "" }

## Doses: las vueltas

twos-pass = Se pasa
    .rule = Siempre puedes pasar cuando hay algo que superar, aunque puedas superarlo. Puedes jugar otra vez más tarde en la vuelta, si no se acuerda que quien pasa queda fuera de ella.
    .sentence = { $locks ->
        [yes] { $player } pasa, y queda fuera de esta vuelta.
       *[no] { $player } pasa.
    }
    .short = { $player_is ->
        [you] Pasas{ $locks ->
            [yes] { " " }y quedas fuera de esta vuelta.
           *[no] .
        }
       *[other] { $player } pasa{ $locks ->
            [yes] { " " }y queda fuera de esta vuelta.
           *[no] .
        }
    }
twos-lead = Tienes que salir
    .rule = Quien sale juega algo. No se puede pasar cuando no hay nada.
    .sentence = No hay nada que superar. Sales tú, así que juega cualquier combinación.
    .short = { "" }
twos-round = Una vuelta nueva
    .rule = Cuando todos los demás pasan, se voltea el montón. Sale quien jugó por última vez.
    .sentence = Nadie supera a { $holder }. Se voltea el montón, y { $holder } sale con lo que quiera.
    .short = Nadie lo supera. { $holder_is ->
        [you] Empiezas tú una vuelta nueva.
       *[other] { $holder } empieza una vuelta nueva.
    }
    .landmark = vuelta
twos-turn = Ahora no
    .rule = Actúas cuando te toca, y con cartas que tienes.
    .sentence = { $why ->
        [cards] No tienes { $card }.
        [twice] Elegiste { $card } dos veces.
        [cut] Primero hay que cortar la baraja.
        [deal] Primero hay que repartir las cartas.
        [hand_over] Esta mano se acabó. La siguiente empieza con el corte.
        [over] Ya no juega nadie.
       *[play] Le toca a { $turn }.
    }
    .short = { "" }
twos-max_turns = El último turno
    .rule = Regla opcional: la mano termina después de cierto número de jugadas y pases.
    .sentence = { $n } { $n ->
        [one] jugada o pase
       *[other] jugadas y pases
    } después, todos tienen cartas todavía. La partida termina aquí.
    .short = Terminamos aquí, después de { $n } { $n ->
        [one] jugada o pase.
       *[other] jugadas y pases.
    }

## Doses: el final de una mano

twos-out = ¡Sin cartas!
    .rule = Quien se queda sin cartas gana enseguida. Nadie puede superar la última combinación.
    .sentence = ¡{ $player } se queda sin cartas y gana la mano! Los demás muestran las suyas.
    .short = { $player_is ->
        [you] Te quedas sin cartas: ¡ganas la mano!
       *[other] { $player } se queda sin cartas: ¡gana la mano!
    }
    .landmark = mano vacía
twos-penalty-value = Lo que queda, por valor
    .rule = Cada carta que todavía tienes cuesta 1 punto, y desde el diez, 2 cada una.
    .sentence = { $player } paga por { $ones } { $ones ->
        [one] carta baja
       *[other] cartas bajas
    } y { $doubles } { $doubles ->
        [one] alta
       *[other] altas
    }: { $ones } × 1 + { $doubles } × 2 = { $sum }.
    .short = { $player_is ->
        [you] Pagas
       *[other] { $player } paga
    } { $doubles ->
        [0] { $ones } × 1
       *[other] { $ones ->
            [0] { $doubles } × 2
           *[other] { $ones } × 1 + { $doubles } × 2
        }
    } = { $sum } { $sum ->
        [one] punto.
       *[other] puntos.
    }
    .working =
        { $ones } × 1 + { $doubles } × 2 = { $ones } + { $twice }
        { $ones } + { $twice } = { $sum }
twos-penalty-count = Lo que queda, por cantidad
    .rule = Cada carta que todavía tienes cuesta 1 punto. Con diez cartas o más, cada una cuesta 2.
    .sentence = { $player } tiene { $n } { $n ->
        [one] carta
       *[other] cartas
    }{ $factor ->
        [1] { "" }
       *[other] , y desde diez cada una cuesta 2
    }: { $n } × { $factor } = { $sum }.
    .short = { $player_is ->
        [you] Tienes
       *[other] { $player } tiene
    } { $n ->
        [one] { $n } carta:
       *[other] { $n } cartas:
    }{ $factor ->
        [1] { " " }
       *[other] { " " }{ $n } × { $factor } ={ " " }
    }{ $sum ->
        [one] { $sum } punto.
       *[other] { $sum } puntos.
    }
    .working = { $n } × { $factor } = { $sum }
twos-penalty-untouched = No jugó ni una carta
    .rule = Quien no jugó nada paga 3 puntos por cada carta.
    .sentence = { $player } no jugó ni una carta, y paga 3 por cada una: { $n } × 3 = { $sum }.
    .short = { $player_is ->
        [you] No jugaste nada:
       *[other] { $player } no jugó nada:
    } { $n } × 3 = { $sum } puntos.
    .working = { $n } × 3 = { $sum }
twos-settle = Se paga a quien gana
    .rule = Cada uno de los demás le da a quien gana tantas fichas como dice su castigo.
    .sentence = { $parts } En total son { $sum } para { $player }.
    .short = { $parts_n ->
        [one] { $parts }
       *[other] { $player_is ->
            [you] Recibes
           *[other] { $player } recibe
        } { $sums } = { $sum } fichas.
    }
    .parts = { $player } paga { $n }.
    .parts-short = { $player_is ->
        [you] Pagas
       *[other] { $player } paga
    } { $n ->
        [one] { $n } ficha.
       *[other] { $n } fichas.
    }
    .working = { $sums } = { $sum }
twos-win = Fin de la partida
    .rule = Después de la última mano gana el castigo más bajo; si se paga a quien gana, el que tiene más fichas.
    .sentence = { $settle ->
        [pay_winner] { $k ->
            [one] { $players } gana con { $n } fichas.
           *[other] { $players } comparten la victoria con { $n } fichas cada uno.
        }
       *[penalties] { $k ->
            [one] { $players } gana con { $n } { $n ->
                [one] punto
               *[other] puntos
            } de castigo, menos que nadie.
           *[other] { $players } comparten la victoria. Tienen { $n } { $n ->
                [one] punto
               *[other] puntos
            } de castigo cada uno, menos que nadie.
        }
    }
    .short = { $k ->
        [one] { $settle ->
            [pay_winner] Más fichas que nadie, { $n }:
           *[penalties] Menos puntos que nadie, { $n }:
        } { $players_is ->
            [you] ¡ganas tú!
           *[other] ¡gana { $players }!
        }
       *[other] { $players_is ->
            [you] Compartes la victoria con { $players_others }.
           *[other] { $players } comparten la victoria.
        }
    }

## Doses: lo que dice el entrenador

twos-coach-out = Estas son tus últimas cartas. Con ellas ganas la mano.
twos-coach-single = { $beating ->
        [0] De las { $unseen } cartas que no ves, ninguna es más alta, así que después saldrías tú.
        [one] De las { $unseen } cartas que no ves, una es más alta.
       *[other] De las { $unseen } cartas que no ves, { $beating } son más altas.
    } { $same ->
        [0] Te quedan { $left }.
       *[other] Pero tienes más cartas de este rango, y las separarías.
    }
twos-coach-pair = { $beating ->
        [0] En las cartas que no ves no puede haber una pareja más alta.
        [one] Con las cartas que no ves se puede hacer una pareja más alta en un rango.
       *[other] Con las cartas que no ves se puede hacer una pareja más alta en { $beating } rangos.
    } { $same ->
        [0] Te quedan { $left }.
       *[other] Pero tienes más cartas de este rango, y las separarías.
    }
twos-coach-triple = { $beating ->
        [0] En las cartas que no ves no puede haber un trío más alto.
        [one] Con las cartas que no ves se puede hacer un trío más alto en un rango.
       *[other] Con las cartas que no ves se puede hacer un trío más alto en { $beating } rangos.
    } Te quedan { $left }.
twos-coach-five = Se van cinco cartas de una vez, y te quedan { $left }. { $kind ->
        [straight] Le gana una escalera más alta, y también cualquier color, full o póker.
        [flush] Le gana un color más alto, y también cualquier full o póker.
        [full_house] Solo le gana un full más alto, un póker o una escalera de color.
       *[other] Casi nada le puede ganar.
    }
twos-coach-pass = Te quedas con { $n ->
        [one] tu única carta
        [2] las dos cartas
       *[other] las { $n } cartas
    }, aunque podrías jugar de { $choices } { $choices ->
        [one] manera
       *[other] maneras
    }. Pasa solo para guardar algo bueno.
twos-coach-must_pass = Nada de lo que tienes es más alto, así que pasa.

## Doses: la mesa

twos-action-play = Jugar { $laid }
twos-action-pass = Pasar
twos-action-cut = Cortar la baraja

twos-zone-hand = Mano
twos-zone-pile = Montón
twos-zone-out = Sin usar
twos-counter-score = Puntos
twos-counter-penalty = Castigo
twos-counter-played = Jugadas
twos-counter-passes = Pases
twos-counter-passed = Pasó
    .v-true = pasó
twos-counter-hand = Manos antes de esta
twos-counter-holder = Última jugada:
twos-counter-lowest = Carta más baja
twos-counter-dealer = Reparte
twos-counter-first = Primera carta
twos-counter-turn = Turno
twos-counter-reason = Por qué se acabó
twos-measure-cards = cartas que quedan
twos-measure-plays = combinaciones jugadas
twos-measure-passes = pases
twos-measure-rounds = vueltas

twos-option-deal = Cartas repartidas
    .help = Toda la baraja, o trece cartas cada uno.
    .v-all = toda la baraja
    .v-thirteen = trece cada uno
twos-option-leftover = Cartas que sobran
    .help = Con tres jugadores: la última carta se reparte también, o es para la carta más baja.
    .v-dealt_on = se reparten también
    .v-to_lowest = para la carta más baja
twos-option-cut_count = Contar el corte
    .help = Quién es el número 1 cuando se cuenta la carta mostrada.
    .v-from_right = a la derecha de quien reparte
    .v-from_dealer = quien reparte
twos-option-direction = Dirección
    .help = Hacia dónde van los turnos. El reparto va siempre hacia la derecha.
    .v-clockwise = hacia la izquierda
    .v-counterclockwise = hacia la derecha
twos-option-straights = Doses en una escalera
    .help = En una escalera, un dos va antes del tres, o después del as.
    .v-twos_low = A 2 3 4 5 es la más baja
    .v-twos_high = J Q K A 2 es la más alta
twos-option-flush = Comparar colores
    .help = Primero se compara el palo, o la carta más alta.
    .v-suit = primero el palo
    .v-high_card = primero la carta más alta
twos-option-pass_locks = El pase dura
    .help = Quien pasa queda fuera hasta que se acaba la vuelta.
twos-option-penalty = Castigo
    .help = Lo que queda en la mano cuesta por valor, o por cantidad.
    .v-by_value = por valor
    .v-by_count = por cantidad
twos-option-two_penalty = Lo que cuesta un dos
    .help = Puntos por un dos que queda, cuando las cartas cuestan por valor.
twos-option-untouched = Nada jugado
    .help = Cuándo una mano de la que no se jugó nada cuesta 3 por cada carta.
    .v-three_per_card = siempre
    .v-thirteen_only = solo con trece cartas
twos-option-settle = Puntos
    .help = Cada uno apunta su castigo, o los demás pagan a quien gana.
    .v-penalties = apuntar el castigo
    .v-pay_winner = pagar a quien gana
twos-option-hands = Manos
    .help = Cuántas manos se juegan; 0 es sin límite.
twos-option-target = Puntos para parar
    .help = La partida se acaba cuando alguien está así de lejos de 0; 0 es nunca.
twos-option-max_turns = Jugadas como máximo
    .help = Después de tantas jugadas y pases, la mano termina.
twos-preset-book = Como en el libro
    .help = Una mano con toda la baraja.
twos-preset-thirteen = Trece cada uno
    .help = Dos o tres jugadores reciben trece cartas cada uno.
twos-preset-hong_kong = Otra manera
    .help = Hacia la derecha, los doses altos en las escaleras, y todas las cartas cuestan lo mismo.
twos-preset-fifty = Hasta cincuenta
    .help = Mano tras mano, hasta que alguien tenga cincuenta puntos. Gana quien tiene menos.

## Primeras pistas, de una en una, cuando el juego es nuevo

twos-hint-start = Toca tus cartas y después «Jugar».
twos-hint-turn = Para superar: tantas cartas, pero más altas.
twos-hint-on-round = Una vuelta nueva empieza con cualquier carta.
twos-hint-only-pass = No puedes superar eso. Toca «Pasar».
twos-hint-later = Los doses son los más altos. ¡Vacía tu mano!
