casualty_war-game = Guerra con bajas
    .aim = Gana todas las cartas que quedan: la suma mayor de tres cartas se las lleva.
    .summary = Cada uno voltea tres cartas y las suma. Las cartas iguales van a la guerra, y cuatro del mismo número salen del juego.
    .ages = 7 a 11
    .teaches = Sumas de tres números, quitar lo mismo en los dos lados, contar cuántas quedan

## Qué pasa, regla por regla

casualty_war-deal = El reparto
    .rule = Todas las cartas se reparten de una en una, boca abajo.
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
casualty_war-short = Quedan pocas cartas
    .rule = Cuando no alcanzan las cartas para los dos, cada uno pone la mitad de todas las que quedan.
    .sentence = Cada uno tendría que poner { $need }, y eso son { $both }, pero juntos solo tienen { $total }. { $odd ->
        [yes] Al repartirlas son { $n } para cada uno, y sobra una.
       *[no] La mitad de { $total } es { $n }, así que cada uno pone { $n }.
    }
    .short = Quedan pocas cartas: cada uno pone { $n }.
    .working = { $total } ÷ 2 = { $n } { $odd ->
        [yes] resto 1
       *[no] { "" }
    }
casualty_war-lend = Se prestan cartas
    .rule = Quien no tiene suficientes cartas para poner se las pide prestadas al otro jugador.
    .sentence = { $player } necesita { $need } y tiene { $have }, así que { $n ->
        [one] falta una carta
       *[other] faltan { $n } cartas
    }. { $other } { $n ->
        [one] la presta
       *[other] las presta
    }.
    .short = { $player_is ->
        [you] { $other } te presta { $n ->
            [one] { $n } carta
           *[other] { $n } cartas
        }.
       *[other] { $other_is ->
            [you] Prestas { $n ->
                [one] { $n } carta
               *[other] { $n } cartas
            } a { $player }.
           *[other] { $other } presta { $n ->
                [one] { $n } carta
               *[other] { $n } cartas
            } a { $player }.
        }
    }
    .working = { $need } − { $have } = { $n }
casualty_war-lay = Cartas a la vista
    .rule = Al empezar un turno, los dos voltean tres cartas y las suman.
    .sentence = Cartas a la vista en los dos lados. { $hands }
    .short = { $hands }
    .hands = { $player }: { $sum }.
    .hands-short = { $player_is ->
        [you] Tú:
       *[other] { $player }:
    } { $sum }.
    .working = { $hands }
    .hands-working = { $sum }
casualty_war-casualties-play = Bajas
    .rule = Si hay cuatro o más cartas del mismo número boca arriba, salen del juego antes de comparar nada.
    .sentence = { $ranks } Son cuatro o más, así que todas salen del juego.
    .short = Cuatro iguales o más: { $n } cartas salen del juego.
    .ranks = Hay { $n } { $rank ->
        [A] ases
        [2] doses
        [3] treses
        [4] cuatros
        [5] cincos
        [6] seises
        [7] sietes
        [8] ochos
        [9] nueves
        [10] dieces
        [J] jotas
        [Q] reinas
        [K] reyes
       *[X] comodines
    } boca arriba.
casualty_war-nothing_left = No queda nada
    .rule = Cuando todas las cartas boca arriba son bajas, nadie se lleva nada.
    .sentence = Todas las cartas boca arriba salieron del juego. Esta vez no hay nada que ganar.
    .short = Todas estas cartas salieron: no hay nada que ganar.
casualty_war-ace_of_spades = El as de picas
    .rule = Un as de picas gana a todo. Solo el as de picas de la otra baraja es igual a él.
    .sentence = { $winner } tiene { $card }, que gana a todo{ $other ->
        [0] .
        [one] , incluso a un punto del otro jugador.
       *[other] , incluso a { $other } puntos del otro jugador.
    }
    .short = ¡El as de picas gana a todo!
casualty_war-take = Se ganan las cartas
    .rule = Si nada coincide, la suma mayor se lleva todas las cartas boca arriba.
    .sentence = { $spade ->
        [yes] Así que esta vez no cuentan las sumas: { $winner } se lleva { $n } cartas.
       *[no] { $more } es mayor que { $less }, así que { $winner } se lleva { $n } cartas.
    }
    .short = { $spade ->
        [yes] { "" }
       *[no] { $more } es mayor que { $less }.
    } { $winner_is ->
        [you] Te llevas
       *[other] { $winner } se lleva
    } las { $n }.
    .working = { $spade ->
        [yes] { "" }
       *[no] { $sum }
        { $other }
        { $more } > { $less }
    }
casualty_war-equal_sums = Sumas iguales
    .rule = Las sumas iguales, si nada coincide, empiezan una guerra por todas las cartas boca arriba.
    .sentence = Nada coincide, pero las sumas son iguales: { $more } en los dos lados. ¡Guerra por todas estas cartas!
    .short = { $more } en los dos lados: ¡guerra!
    .working = { $sum }
        { $other }
casualty_war-equal_sums-split = Sumas iguales
    .rule = Con sumas iguales, y si nada coincide, cada uno recupera sus cartas.
    .sentence = Nada coincide, pero las sumas son iguales: { $more } en los dos lados. Cada uno recupera sus cartas.
    .short = { $more } en los dos lados: cada uno recupera sus cartas.
    .working = { $sum }
        { $other }
casualty_war-match = ¡Coinciden!
    .rule = Una carta de un lado y el mismo número en el otro lado coinciden, y van a la guerra.
    .sentence = { $pairs } { $n ->
        [one] ¡Guerra!
       *[other] ¡Eso son { $n } guerras, una tras otra!
    }
    .short = { $pairs } { $n ->
        [one] ¡Guerra!
       *[other] ¡{ $n } guerras!
    }
    .pairs = { $card } coincide con { $other }.
    .pairs-short = { $card_rank } y { $other_rank }.
    .landmark = coincidencia
casualty_war-unmatched = Las otras cartas
    .rule = La suma mayor de las cartas que no coinciden se lleva esas cartas, antes de las guerras.
    .sentence = Ahora no cuentan las cartas que coinciden: valen lo mismo en los dos lados. { $spade ->
        [yes] Gana el as de picas, así que { $winner } se lleva { $n } { $n ->
            [one] carta
           *[other] cartas
        }.
       *[no] { $more } es mayor que { $less }, y la diferencia sigue siendo { $difference }. { $winner } se lleva { $n } { $n ->
            [one] carta
           *[other] cartas
        }.
    }
    .short = { $spade ->
        [yes] De las demás, gana el as de picas.
       *[no] De las demás, { $more } es mayor que { $less }.
    } { $winner_is ->
        [you] Te llevas
       *[other] { $winner } se lleva
    } { $n }.
    .working = { $spade ->
        [yes] { "" }
       *[no] { $sum }
        { $other }
        { $more } − { $less } = { $difference }
        { $all_more } − { $all_less } = { $difference }
    }
casualty_war-unmatched-equal = Las otras cartas esperan
    .rule = Cuando las cartas que no coinciden suman lo mismo, esperan al final de la guerra.
    .sentence = Las otras cartas también son iguales: { $more } en los dos lados. Se quedan y esperan al final de la guerra.
    .short = Las demás son iguales, { $more } en cada lado, y esperan.
    .working = { $sum }
        { $other }
casualty_war-war-lay = Cartas para la guerra
    .rule = En una guerra, los dos ponen tres cartas boca abajo y después tres boca arriba.
    .sentence = { $m ->
        [one] { "" }
       *[other] Guerra { $i } de { $m }.
    } { $down ->
        [0] Cada uno pone { $n } boca arriba.
       *[other] Cada uno pone { $down } boca abajo y { $n } boca arriba.
    } { $hands }
    .short = { $m ->
        [one] { "" }
       *[other] Guerra { $i }.
    } { $hands }
    .hands = { $player }: { $sum }.
    .hands-short = { $player_is ->
        [you] Tú:
       *[other] { $player }:
    } { $sum }.
    .working = { $hands }
    .hands-working = { $sum }
casualty_war-war-again = La guerra sigue
    .rule = Si las nuevas cartas boca arriba coinciden, o nadie suma más, se ponen más cartas.
    .sentence = { $match ->
        [yes] { $card } y { $other } coinciden, así que esta guerra sigue.
       *[no] Las sumas son iguales, { $more } en los dos lados. Esta guerra sigue.
    }
    .short = { $match ->
        [yes] { $card_rank } y { $other_rank }
       *[no] { $more } en los dos lados
    }: la guerra { $m ->
        [one] sigue.
       *[other] { $i } sigue.
    }
    .working = { $match ->
        [yes] { "" }
       *[no] { $sum }
        { $other }
    }
casualty_war-short-last_sum = Deciden las últimas sumas
    .rule = Cuando no se pueden poner más cartas, deciden las últimas sumas de la guerra, coincidan o no las cartas.
    .sentence = Nadie puede poner otra carta. Así que deciden las últimas sumas: { $more } contra { $less }.
    .short = Nadie puede poner más. Deciden las últimas sumas.
    .working = { $sum }
        { $other }
casualty_war-war-decided = Se gana una guerra
    .rule = La suma mayor de las últimas cartas boca arriba gana la guerra.
    .sentence = { $spade ->
        [yes] El as de picas gana { $m ->
            [one] esta guerra
           *[other] la guerra { $i } de { $m }
        } para { $winner }.
       *[no] { $more } es mayor que { $less }, así que { $winner } gana { $m ->
            [one] esta guerra
           *[other] la guerra { $i } de { $m }
        }.
    }
    .short = { $spade ->
        [yes] Decide el as de picas.
       *[no] { $more } es mayor que { $less }.
    } { $winner_is ->
        [you] Ganas
       *[other] { $winner } gana
    } { $m ->
        [one] esta guerra.
       *[other] la guerra { $i }.
    }
    .working = { $spade ->
        [yes] { "" }
       *[no] { $more } > { $less }
    }
casualty_war-casualties-war = Bajas de la guerra
    .rule = Al final de las guerras se voltean todas sus cartas. Cuatro o más del mismo número salen del juego.
    .sentence = Se voltean todas las cartas de la guerra. { $k ->
        [one] Hay { $ranks } Son cuatro o más, así que salen del juego.
       *[other] De algunos números hay cuatro o más: { $ranks } Todas estas { $n } cartas salen del juego.
    }
    .short = Cuatro iguales o más: { $n } cartas salen del juego.
    .ranks = { $n } { $rank ->
        [A] ases
        [2] doses
        [3] treses
        [4] cuatros
        [5] cincos
        [6] seises
        [7] sietes
        [8] ochos
        [9] nueves
        [10] dieces
        [J] jotas
        [Q] reinas
        [K] reyes
       *[X] comodines
    }.
    .landmark = bajas
casualty_war-war-take = Las cartas de la guerra
    .rule = Quien ganó más guerras se lleva todas las cartas que quedan.
    .sentence = { $m ->
        [one] { $winner } gana la guerra y
       *[other] { $winner } gana { $k } de { $m } guerras y
    } { $n ->
        [0] se llevaría las cartas. Pero no queda ninguna.
        [one] se lleva la única carta que queda.
       *[other] se lleva { $n } cartas.
    }
    .short = { $n ->
        [0] No queda ninguna carta que llevarse.
       *[other] { $winner_is ->
            [you] Te llevas
           *[other] { $winner } se lleva
        } las { $n }.
    }
casualty_war-war-split = Una guerra cada uno
    .rule = Si los dos ganan el mismo número de guerras, cada uno se lleva las cartas que se pusieron en las suyas.
    .sentence = Cada jugador ganó una guerra y se lleva lo que se puso en ella. { $matches ->
        [gone] Las cartas que coinciden salieron del juego.
        [taken] Las cartas que coinciden se las lleva también.
       *[stay] Las cartas que coinciden se quedan en la mesa.
    }
    .short = Una guerra cada uno. Cada uno se lleva lo que se puso en ella.
casualty_war-war-replay = La guerra se juega otra vez
    .rule = Si los dos ganan las mismas guerras, las cartas que coinciden van otra vez a la guerra.
    .sentence = { $n ->
        [one] Todavía hay una coincidencia en la mesa. Va otra vez a la guerra.
       *[other] Todavía hay { $n } coincidencias en la mesa. Van otra vez a la guerra.
    }
    .short = Las cartas que coinciden van otra vez a la guerra.
casualty_war-pickup = Debajo del mazo
    .rule = Las cartas que alguien se lleva van boca abajo bajo su mazo.
    .sentence = { $winner } pone { $n ->
        [one] la carta
       *[other] las { $n } cartas
    } debajo de su mazo, y ahora tiene { $total }.
    .short = { "" }
casualty_war-exhausted = Sin cartas para la guerra
    .rule = Una guerra para la que no quedan cartas no cuenta para nadie. Si no decide nada, la partida acaba en empate.
    .sentence = { $draw ->
        [yes] No quedan cartas para la guerra, y nadie va por delante. La partida acaba en empate.
       *[no] No quedan cartas para la guerra, así que nadie la gana.
    }
    .short = { $draw ->
        [yes] No quedan cartas para la guerra. Es un empate.
       *[no] No quedan cartas: esta guerra no cuenta para nadie.
    }
casualty_war-repay = Se devuelven las cartas prestadas
    .rule = Al final del turno se devuelven las cartas prestadas, si las hay.
    .sentence = { $player } debe { $owed } { $owed ->
        [one] carta
       *[other] cartas
    } y { $all ->
        [yes] { $owed ->
            [one] se la devuelve
           *[other] se las devuelve
        } a { $other }.
       *[no] solo puede devolver { $n } a { $other }.
    }
    .short = { $player_is ->
        [you] Devuelves { $n ->
            [one] { $n } carta
           *[other] { $n } cartas
        } a { $other }.
       *[other] { $other_is ->
            [you] { $player } te devuelve { $n ->
                [one] { $n } carta
               *[other] { $n } cartas
            }.
           *[other] { $player } devuelve { $n ->
                [one] { $n } carta
               *[other] { $n } cartas
            } a { $other }.
        }
    }
casualty_war-win = Fin de la partida
    .rule = Gana el último jugador que tiene cartas.
    .sentence = Ya solo { $winner } tiene cartas, ¡y gana! { $n ->
        [0] Ninguna carta salió del juego.
        [one] Una carta salió del juego.
       *[other] { $n } cartas salieron del juego.
    }
    .short = Nadie más tiene cartas. { $winner_is ->
        [you] ¡Ganas tú!
       *[other] ¡Gana { $winner }!
    }
casualty_war-end-draw = Nadie tiene cartas
    .rule = Cuando ya nadie tiene cartas, la partida acaba en empate.
    .sentence = A nadie le quedan cartas. La partida acaba en empate.
    .short = A nadie le quedan cartas. Es un empate.
casualty_war-end-repeat = Todo se repite
    .rule = Una partida en la que todo se repite no acabaría nunca. Por eso termina aquí.
    .sentence = Los dos mazos están como después { $since ->
        [0] del reparto
       *[other] del turno { $since }
    }. Los mismos turnos se repetirían para siempre, y nadie ganaría.
    .short = Los mismos turnos se repetirían para siempre.
casualty_war-end-limit = El último turno
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

## Zonas, opciones, variantes

casualty_war-zone-casualties = Bajas
casualty_war-counter-debt = Prestadas
casualty_war-measure-wars = guerras decididas
casualty_war-measure-matches = turnos con coincidencia
casualty_war-measure-casualties = cartas fuera del juego
casualty_war-measure-loans = préstamos
casualty_war-option-jokers = Comodines
    .help = Cuántos comodines hay en cada baraja. Un comodín vale 14.
casualty_war-option-ace_of_spades = As de picas
    .help = Gana a todas las sumas, o es un as como los demás.
    .v-beats_all = gana a todo
    .v-plain = un as como los demás
casualty_war-option-equal_sums = Sumas iguales
    .help = Qué pasa cuando las sumas son iguales y nada coincide.
    .v-war = guerra por todas las cartas
    .v-split = cada uno recupera las suyas
casualty_war-option-match_in_war = Coincidencia en una guerra
    .help = La guerra sigue, o solo cuentan las sumas.
    .v-continue = la guerra sigue
    .v-sums = solo cuentan las sumas
casualty_war-option-split_wars = Una guerra cada uno
    .help = Qué pasa con las cartas que coinciden cuando los dos ganan el mismo número de guerras.
    .v-replay = van otra vez a la guerra
    .v-each_keeps = las guardan quienes ganan
casualty_war-option-max_replays = Repeticiones como máximo
    .help = Después de tantas repeticiones en un turno, quienes ganan guardan las cartas que coinciden.
casualty_war-option-casualties_in_play = Bajas sin guerra
    .help = Cuatro del mismo número salen del juego también sin guerra, no solo después de una.
casualty_war-option-lending = Cartas prestadas
    .help = Se devuelven al final del turno, o se quedan.
    .v-repay = se devuelven
    .v-gift = se quedan
casualty_war-preset-printed = Reglas impresas
    .help = Dos barajas con dos comodines cada una.
casualty_war-preset-simple = Sencillo
    .help = Menos guerras, y bajas solo en ellas: para la primera vez.
casualty_war-preset-one_pack = Una baraja
    .help = Con una baraja, las bajas son siempre las cuatro cartas de un número.
casualty_war-preset-short = Partida corta
    .help = Como máximo 20 turnos; después se cuentan las cartas.

casualty_war-prediction-war = Nadie todavía: hay cartas que coinciden, o las sumas son iguales

## Primeras pistas, de una en una, cuando el juego es nuevo

casualty_war-hint-start = Toca tu mazo: salen tres cartas.
casualty_war-hint-turn = La suma más grande se lo lleva todo.
casualty_war-hint-on-match = ¡Las cartas que coinciden van a la guerra!
casualty_war-hint-on-casualties-war = Cuatro cartas iguales salen del juego.
casualty_war-hint-later = { $on_limit ->
        [most_cards] Gana quien tenga más cartas tras { $max_turns } turnos.
       *[unfinished] ¡Gana todas las cartas!
    }
