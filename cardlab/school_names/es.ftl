## Las palabras de las escuelas que llaman *Comparar* a la guerra. Sustituyen a las de la lengua si el servidor tiene este ajuste.

prediction-war = Nadie todavía: ¡empate!
option-war_down = Boca abajo en un desempate
option-who_joins = Quién entra en un desempate
measure-wars = empates
measure-again = desempates que siguieron

addition_war-game = Comparar sumas
addition_war-tie = ¡Empate!
    .rule = Si las sumas son iguales, hay empate.
    .sentence = { $same ->
        [yes] { $a } + { $b } = { $worth } en los dos lados. ¡Empate!
       *[no] { $a } + { $b } = { $worth } y { $c } + { $d } = { $worth }. Cartas distintas, la misma suma: ¡empate!
    }
    .short = { $worth } en los dos lados: ¡empate!
    .landmark = empate
addition_war-war-lay = El desempate
    .rule = En un desempate, cada uno pone cartas boca abajo y después dos boca arriba.
addition_war-war-again =
    .rule = Cuando las nuevas sumas también son iguales, el desempate sigue.
    .sentence = { $a } + { $b } = { $worth }, y { $c } + { $d } = { $worth } también. ¡El desempate sigue!
    .short = { $worth } en los dos lados: ¡otra vez empate!
addition_war-war-take = Fin del desempate
    .short = { $alone ->
        [yes] Nadie más puede seguir.
       *[no] { $winner_first ->
            [yes] { $worth } es mayor que { $other }.
           *[no] { $other } es menor que { $worth }.
        }
    } { $winner_is ->
        [you] Ganas
       *[other] { $winner } gana
    } el desempate: { $n ->
        [one] { $n } carta.
       *[other] { $n } cartas.
    }
addition_war-short-stays =
    .rule = Si no te quedan cartas para un desempate, tu suma de la mesa cuenta otra vez.
addition_war-short-draw = Nadie gana este desempate
    .rule = Si todos los que están en un desempate se quedan sin cartas a la vez, nadie lo gana.
    .sentence = { $left ->
        [0] Ya nadie tiene cartas para este desempate. La partida acaba en empate.
       *[other] A nadie le quedan cartas en este desempate, así que nadie lo gana.
    }
    .short = { $left ->
        [0] A nadie le quedan cartas. Es un empate.
       *[other] A nadie le quedan cartas: nadie gana este desempate.
    }

subtraction_war-game = Comparar restas
subtraction_war-tie = ¡Empate!
    .rule = Si las diferencias son iguales, hay empate.
    .sentence = { $same ->
        [yes] { $a } − { $b } = { $worth } en los dos lados. ¡Empate!
       *[no] { $a } − { $b } = { $worth } y { $c } − { $d } = { $worth }. Cartas distintas, la misma diferencia: ¡empate!
    }
    .short = { $worth } en los dos lados: ¡empate!
    .landmark = empate
subtraction_war-war-lay = El desempate
    .rule = En un desempate, cada uno pone cartas boca abajo y después dos boca arriba.
subtraction_war-war-again =
    .rule = Cuando las nuevas diferencias también son iguales, el desempate sigue.
    .sentence = { $a } − { $b } = { $worth }, y { $c } − { $d } = { $worth } también. ¡El desempate sigue!
    .short = { $worth } en los dos lados: ¡otra vez empate!
subtraction_war-war-take = Fin del desempate
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
    } el desempate: { $n ->
        [one] { $n } carta.
       *[other] { $n } cartas.
    }
subtraction_war-short-stays =
    .rule = Si no te quedan cartas para un desempate, tu diferencia de la mesa cuenta otra vez.
subtraction_war-short-draw = Nadie gana este desempate
    .rule = Si todos los que están en un desempate se quedan sin cartas a la vez, nadie lo gana.
    .sentence = { $left ->
        [0] Ya nadie tiene cartas para este desempate. La partida acaba en empate.
       *[other] A nadie le quedan cartas en este desempate, así que nadie lo gana.
    }
    .short = { $left ->
        [0] A nadie le quedan cartas. Es un empate.
       *[other] A nadie le quedan cartas: nadie gana este desempate.
    }

war-game = Comparar
    .summary = Cada uno voltea una carta. La más alta se lleva las dos. Si son iguales, hay empate.
war-tie = ¡Empate!
    .rule = Cuando las cartas más altas son iguales, hay empate.
    .sentence = { $card } y { $other } son igual de altas. ¡Hay empate!
    .short = { $card_rank } contra { $other_rank }: ¡empate!
    .landmark = empate
war-war-lay = Cartas para el desempate
    .rule = En un desempate, cada uno pone cartas boca abajo y después una boca arriba.
war-war-again =
    .rule = Cuando las nuevas cartas también son iguales, el desempate sigue.
    .sentence = { $card } y { $other } también son igual de altas. ¡El desempate sigue!
    .short = { $card_rank } contra { $other_rank }: ¡otra vez empate!
war-war-take = Fin del desempate
    .sentence = { $alone ->
        [yes]
            Nadie más puede seguir, así que { $winner } se lleva las { $n ->
                [2] dos
               *[other] { $n }
            } cartas.
       *[no]
            { $high } es más { $high_kind ->
                [time] tarde
               *[other] alta
            } que { $low }: { $winner } gana el desempate y se lleva las { $n ->
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
    } el desempate: { $n ->
        [one] { $n } carta.
       *[other] { $n } cartas.
    }
war-short-lose = Faltan cartas para el desempate
    .rule = Quien no puede poner la siguiente carta de un desempate queda fuera.
    .sentence = { $player } no puede poner la siguiente carta del desempate y queda fuera.
    .short = { $player_is ->
        [you] No tienes cartas suficientes para el desempate.
       *[other] { $player } no tiene cartas suficientes para el desempate.
    }
war-short-last_card =
    .rule = Si te faltan cartas para un desempate, pon tu última carta boca arriba. Esa cuenta.
war-short-stays =
    .rule = Si no te quedan cartas para un desempate, tu carta de la mesa cuenta otra vez.
war-short-draw = Nadie gana este desempate
    .rule = Si todos los que están en un desempate se quedan sin cartas a la vez, nadie lo gana.
    .sentence = { $left ->
        [0] Ya nadie tiene cartas para este desempate. La partida acaba en empate.
       *[other] A nadie le quedan cartas en este desempate, así que nadie lo gana.
    }
    .short = { $left ->
        [0] A nadie le quedan cartas. Es un empate.
       *[other] A nadie le quedan cartas: nadie gana este desempate.
    }
war-preset-printed_1 =
    .help = Quien no tiene cartas para un desempate ha perdido.
war-preset-printed_2 =
    .help = Si te faltan cartas para un desempate, cuenta la última.
war-preset-three_down =
    .help = Tres cartas boca abajo en cada desempate.
exact-small-war = Comparar con { $n } cartas

addition_war_lesson = Comparar sumas
addition_war_lesson-option-war = Empate
addition_war_lesson-greater =
    .right = { $shape ->
        [same] Sí: { $s } en los dos lados, así que hay empate.
        [less] Sí: { $s } es menor que { $t }, así que { $winner } se lleva las cartas.
       *[more] Sí: { $s } es mayor que { $t }, así que { $winner } se lleva las cartas.
    }
addition_war_lesson-greater-no_war_here = Solo hay empate cuando las dos sumas son iguales. ¿Lo son?
addition_war_lesson-compare =
    .right = { $shape ->
        [same] Sí: una carta tiene de más lo mismo que la otra tiene de menos. { $s } en los dos lados: ¡empate!
        [less] Sí: { $s } es menor que { $t }, así que { $winner } se lleva las cartas.
       *[more] Sí: { $s } es mayor que { $t }, así que { $winner } se lleva las cartas.
    }
addition_war_lesson-to_win =
    .working = { $a } + { $tie } = { $t }: empate
    { $a } + { $need } = { $sum }
    { $sum } > { $t }
    { $best }
addition_war_lesson-to_win-makes_a_war = Con esa hay empate. Necesitas un poco más.
addition_war_lesson-rule-war = Sumas iguales: ¡empate! Cada jugador pone { $down } cartas boca abajo y { $up } boca arriba. La nueva suma mayor se lleva todas.

addition_war_spoken-game = Comparar sumas
addition_war_spoken-war-shown = El desempate
    .rule = En un desempate, cada uno pone cartas boca abajo y después dos boca arriba. Después dices tu nueva suma.
    .sentence = Cartas nuevas para el desempate. { $player }: { $a } + { $b } = { $worth }. Tus cartas: { $own_a } + { $own_b } = ?
addition_war_spoken-unfought = Pocas cartas para un desempate
    .rule = Cuando quedan pocas cartas para un desempate, las cartas esperan también en el centro.
    .sentence = Quedan pocas cartas para este desempate. Las { $n } cartas esperan en el centro.
    .short = Pocas cartas para un desempate: estas { $n } esperan.

subtraction_war_lesson = Comparar restas
subtraction_war_lesson-option-war = Empate
subtraction_war_lesson-greater =
    .right = { $shape ->
        [same] Sí: { $s } en los dos lados, así que hay empate.
        [less] Sí: { $s } es menor que { $t }, así que { $winner } se lleva las cartas.
       *[more] Sí: { $s } es mayor que { $t }, así que { $winner } se lleva las cartas.
    }
subtraction_war_lesson-greater-no_war_here = Solo hay empate cuando las dos diferencias son iguales. ¿Lo son?
subtraction_war_lesson-compare =
    .right = { $shape ->
        [same] Sí: las dos puntas se movieron lo mismo. Las dos distancias son { $s }. ¡Empate!
        [less] Sí: { $s } es menor que { $t }, así que { $winner } se lleva las cartas.
       *[more] Sí: { $s } es mayor que { $t }, así que { $winner } se lleva las cartas.
    }
subtraction_war_lesson-ties = ¿Qué parejas empatan con { $a } − { $b }? Elige todas.
    .name = Parejas que empatan
subtraction_war_lesson-rule-war = Diferencias iguales: ¡empate! Cada jugador pone { $down } cartas boca abajo y { $up } boca arriba. La nueva diferencia mayor se lleva todas.

subtraction_war_spoken-game = Comparar restas
subtraction_war_spoken-war-shown = El desempate
    .rule = En un desempate, cada uno pone cartas boca abajo y después dos boca arriba. Después dices tu nueva diferencia.
    .sentence = Cartas nuevas para el desempate. { $player }: { $a } − { $b } = { $worth }. Tus cartas: { $own_a } − { $own_b } = ?
subtraction_war_spoken-unfought = Pocas cartas para un desempate
    .rule = Cuando quedan pocas cartas para un desempate, las cartas esperan también en el centro.
    .sentence = Quedan pocas cartas para este desempate. Las { $n } cartas esperan en el centro.
    .short = Pocas cartas para un desempate: estas { $n } esperan.

predict-who =
    .war = = ¡Empate!
    .said = { $aim ->
        [mine] gano yo
        [war] empate
       *[theirs] gana { $player }
    }
predict-needed = { $aim ->
        [mine] { $shape ->
            [none] Ninguna carta podía hacerte ganar.
           *[some] Con { predict-cards } habrías ganado.
        }
        [war] { $shape ->
            [none] Ninguna carta podía dar un empate.
           *[some] Con { predict-cards } habría habido empate.
        }
       *[theirs] { $shape ->
            [none] Ninguna carta podía hacer ganar a { $player }.
           *[some] Con { predict-cards } habría ganado { $player }.
        }
    }
predict-change = La última carta de { $player }: { $target ->
        [mine] ¿con cuál ganarías tú?
        [war] ¿con cuál habría empate?
       *[theirs] ¿cuál ganaría?
    }
talk-why_war = ¿Por qué hay empate?

deck_page-title =
    .help = Su clase puede jugar a «Comparar» y a otros juegos con fracciones, decimales, operaciones u otros números. Escriba sus cartas o empiece con una baraja ya hecha.
deck_page-order =
    .wars = Con dos números iguales hay empate. Los números con un marco grueso aparecen más de una vez.
    .no_wars = Con dos números iguales hay empate. Aquí todos los números son distintos, así que no hay empates. Escriba algunas cartas dos veces o agregue un número igual: 1/2 y 2/4.
deck_page-gallery = Para docentes: haga una baraja con sus propios números, por ejemplo fracciones, y juegue con ella a «Comparar».

compare_lesson-option-war = Empate
compare_lesson-takes =
    .right = { $tie ->
        [yes] Sí: son iguales, así que hay empate.
       *[no] { $of ->
            [time] Sí: { $high } es más tarde que { $low }.
           *[number] Sí: { $high } es mayor que { $low }.
        }
    }
compare_lesson-change = La carta de { $player }: { $target ->
        [mine] ¿con cuál ganarías tú?
        [war] ¿con cuál habría empate?
       *[theirs] ¿cuál ganaría?
    }
compare_lesson-change-told = { $sign ->
    [higher] { $card } es mayor que { $other }.
    [lower] { $card } es menor que { $other }.
    [later] { $card } es más tarde que { $other }.
    [earlier] { $card } es más temprano que { $other }.
   *[equal] { $card } y { $other } son iguales: ¡empate!
}
compare_lesson-rule-war = Números iguales: ¡empate! Cada jugador pone { $down } { $down ->
    [one] carta
   *[other] cartas
} boca abajo y una boca arriba. { $of ->
    [time] La nueva hora más tarde se lleva todas.
   *[number] La nueva carta más alta se lleva todas.
}
compare_lesson-skill-takes_3 = ¿Hay empate?

compare_spoken-game = Comparar
compare_spoken-war-shown = El desempate
    .rule = En un desempate, cada uno pone cartas boca abajo y después una boca arriba. Después comparas las cartas nuevas.
    .sentence = Cartas nuevas para el desempate. { $player } tiene { $card }. Tú tienes { $own }. { $of ->
        [time] ¿Tu hora es más tarde?
       *[number] ¿Tu carta es más alta?
    }
compare_spoken-unfought = Pocas cartas para un desempate
    .rule = Cuando quedan pocas cartas para un desempate, las cartas esperan también en el centro.
    .sentence = Quedan pocas cartas para este desempate. Las { $n } cartas esperan en el centro.
    .short = Pocas cartas para un desempate: estas { $n } esperan.
