seven_twenty_seven_lesson = 727
    .summary = Acércate lo más posible a 7 o a 27, di a qué distancia está una mano y descubre cuándo ayuda una carta más.
    .ages = 9 a 13
    .teaches = Medios, dos valores de un as, distancia a dos metas, probabilidades y repartos justos
seven_twenty_seven_lesson-fluency = Solo valores y distancias

## Lo que pregunta la lección mientras sigue la partida

seven_twenty_seven_lesson-will_be = ¿Quién quedará más cerca de { $goal }?
    .tie = = Empate
    .said = { $aim ->
        [mine] yo quedo más cerca
        [tie] empate
       *[theirs] { $player } queda más cerca
    }
seven_twenty_seven_lesson-needed = { $shape ->
        [none] Ninguna carta oculta le basta a { $option }.
       *[some] Con { $cards }, nadie está más cerca que { $option }.
    }
seven_twenty_seven_lesson-nearer = Tomas una carta más. ¿Te acercará a { $goal }?
    .yes = Sí
    .no = No
seven_twenty_seven_lesson-nearer-needed = { $option ->
        [yes] Con { $cards } te acercas a { $goal }.
       *[no] Con { $cards } no te acercas a { $goal }.
    }
seven_twenty_seven_lesson-nearer-change = ¿Y con otra carta? { $target ->
        [yes] ¿Cuál te acercaría a { $goal }?
       *[no] ¿Cuál no te acercaría a { $goal }?
    }
seven_twenty_seven_lesson-nearer-would = Con { $total } estás a { $d } de { $goal }. Antes estabas a { $before }.

## Las preguntas de la lección 727

seven_twenty_seven_lesson-shown-yours = Tienes
seven_twenty_seven_lesson-shown-left = Saldrá una de estas cartas

seven_twenty_seven_lesson-option-tie = Varios están igual de cerca
seven_twenty_seven_lesson-option-nearer = Más cerca
seven_twenty_seven_lesson-option-same = A la misma distancia
seven_twenty_seven_lesson-option-farther = Más lejos

seven_twenty_seven_lesson-mistake-court_as_ten = Contaste 10 por las jotas, las reinas y los reyes. Aquí cada una de esas cartas vale solo ½.
seven_twenty_seven_lesson-mistake-half_rounded_up = Redondeaste el medio hacia arriba. Vale solo ½.
seven_twenty_seven_lesson-mistake-whole_too_many = El medio está bien, pero el número entero es demasiado grande. Una jota, reina o rey suma solo ½.
seven_twenty_seven_lesson-mistake-whole_too_few = El medio está bien, pero el número entero es demasiado pequeño. Suma otra vez las cartas con número.
seven_twenty_seven_lesson-mistake-half_too_many = ¡Casi! Cuenta otra vez los medios. Dos medios forman un entero.
seven_twenty_seven_lesson-mistake-half_too_few = ¡Casi! Cuenta otra vez los medios. Dos medios forman un entero.

seven_twenty_seven_lesson-value = ¿Cuánto vale esta mano?
    .name = Valor de una mano
    .ask = ¿Cuánto vale aquí cada jota, reina o rey?
    .line = { $sum } = ?
    .working = { $sum } = { $total }
    .right = Sí: { $sum } = { $total }.
seven_twenty_seven_lesson-value-halves_dropped = Los números enteros están bien. Todavía falta un medio.
seven_twenty_seven_lesson-value-half_taken_away = Quitaste ½. Una jota, reina o rey suma ½.
seven_twenty_seven_lesson-value-two_halves_are_ten = Dos medios forman un entero, no diez.
seven_twenty_seven_lesson-value-court_as_one = Contaste 1 por cada jota, reina y rey. Aquí cada una de esas cartas vale solo ½.
seven_twenty_seven_lesson-value-court_as_nought = Olvidaste las jotas, las reinas y los reyes. Cada una de esas cartas vale ½.
seven_twenty_seven_lesson-value-court_by_rank = Aquí la jota, la reina y el rey no valen 11, 12 y 13. Cada una de esas cartas vale ½.

seven_twenty_seven_lesson-place = ¿Cuánto vale esta mano? Pon ahí el punto en la recta.
    .name = Una mano en la recta
    .ask = ¿Cuánto suman las otras cartas? ¿Cuánto más valen las jotas, las reinas y los reyes?
    .line = { $sum } = ?
    .working = { $sum } = { $total }
        { $lies ->
            [between] { $less } < { $total } < { $more }
           *[on] { "" }
        }
    .right = { $lies ->
        [between] Sí: { $sum } = { $total }, a medio camino entre { $less } y { $more }.
       *[on] Sí: { $sum } = { $total }.
    }
seven_twenty_seven_lesson-place-halves_dropped = El número entero está bien. Ahora avanza un medio.
seven_twenty_seven_lesson-place-half_taken_away = Fuiste un medio hacia atrás desde el número entero. Avanza un medio desde él.
seven_twenty_seven_lesson-place-two_halves_are_ten = Dos medios forman un entero, no diez.
seven_twenty_seven_lesson-place-marks_as_points = Contaste cada raya como uno. Dos rayas juntas son un entero.
seven_twenty_seven_lesson-place-court_as_one = Contaste 1 por cada jota, reina y rey. Aquí cada una de esas cartas vale solo ½.
seven_twenty_seven_lesson-place-court_as_nought = Olvidaste las jotas, las reinas y los reyes. Cada una de esas cartas vale ½.

seven_twenty_seven_lesson-totals = Cada as puede valer 1 u 11. Elige todos los totales que puede tener esta mano.
    .name = Los ases de las dos maneras
    .ask = ¿Cuál es el total si cada as vale 1? ¿Qué pasa si un as vale 11?
    .line = { $lowest } = ?, y después 10 más por cada as que vale 11
    .working = { $rows }
        { $which }
    .rows = { $sum }
    .rows-working = { $sum } = { $total }
    .right = Sí, son todos estos: { $which }.
seven_twenty_seven_lesson-totals-ace_only_one = Ese es el total si cada as vale 1. Un as también puede valer 11.
seven_twenty_seven_lesson-totals-ace_only_eleven = Ese es el total si cada as vale 11. Un as también puede valer 1.
seven_twenty_seven_lesson-totals-middle_forgotten = Bien: todos los ases bajos, y todos los ases altos. ¿Y si uno es bajo y otro alto?
seven_twenty_seven_lesson-totals-ace_as_ten = Un as vale 1 u 11. Tú usaste 10.
seven_twenty_seven_lesson-totals-both_at_once = Contaste el as dos veces, como 1 y como 11. En un total cuenta una sola vez.
seven_twenty_seven_lesson-totals-ace_left_out = Olvidaste el as. Vale 1 u 11.

seven_twenty_seven_lesson-best_total = ¿Qué total de esta mano está más cerca de { $goal }?
    .name = El total más cercano
    .ask = ¿Qué totales puede tener esta mano? ¿A qué distancia de { $goal } está cada uno?
    .line = { $rows }
    .working = { $rows }
        { $total }
    .rows = { $more } − { $less } = ?
    .rows-working = { $more } − { $less } = { $d }
    .right = { $hits ->
        [yes] Sí: esta mano suma justo { $goal }.
       *[no] Sí: { $total } está solo a { $d } de { $goal }.
    }
seven_twenty_seven_lesson-best_total-ace_only_one = Ese es el total si cada as vale 1. Mira también los otros.
seven_twenty_seven_lesson-best_total-ace_only_eleven = Ese es el total si cada as vale 11. Mira también los otros.
seven_twenty_seven_lesson-best_total-other_goal = Ese total es el mejor para la otra meta. Aquí la meta es { $goal }.
seven_twenty_seven_lesson-best_total-distance_not_total = Esa es la distancia. ¿Qué total está así de cerca?
seven_twenty_seven_lesson-best_total-never_beyond = Un total puede pasarse de la meta. Solo cuenta la distancia. ¿Hay uno más cerca?

seven_twenty_seven_lesson-distance = ¿A qué distancia está { $total } de { $goal }?
    .name = Distancias
    .ask = ¿Qué número es mayor? ¿Cuántos pasos hay desde el menor?
    .line = { $more } − { $less } = ?
    .working = { $more } − { $less } = { $d }
    .right = Sí: { $total } está a { $d } de { $goal }.
seven_twenty_seven_lesson-distance-signed = Una distancia no lleva signo menos. Resta el número menor del mayor.
seven_twenty_seven_lesson-distance-halves_dropped = Olvidaste el medio de { $total }. Cuéntalo también.
seven_twenty_seven_lesson-distance-other_goal = Esa es la distancia a la otra meta. Aquí la meta es { $goal }.
seven_twenty_seven_lesson-distance-counts_start = ¡Casi! Cuenta los pasos. El lugar donde empiezas no es un paso.
seven_twenty_seven_lesson-distance-counts_between = ¡Casi! Falta un paso. El último, hasta la meta, también cuenta.
seven_twenty_seven_lesson-distance-put_together = Sumaste los dos números. ¿Qué distancia hay entre ellos?

seven_twenty_seven_lesson-hand_distance = ¿A qué distancia de { $goal } está esta mano?
    .name = Distancia de una mano
    .ask = ¿Cuánto vale la mano? ¿Es mayor o menor que { $goal }?
    .line = { $more } − { $less } = ?
    .working = { $sum } = { $total }
        { $more } − { $less } = { $d }
    .right = Sí: { $total } está a { $d } de { $goal }.
seven_twenty_seven_lesson-hand_distance-signed = Una distancia no lleva signo menos. Resta el número menor del mayor.
seven_twenty_seven_lesson-hand_distance-halves_dropped = Los números enteros están bien. Cuenta también el medio.
seven_twenty_seven_lesson-hand_distance-other_goal = Esa es la distancia a la otra meta. Aquí la meta es { $goal }.
seven_twenty_seven_lesson-hand_distance-counts_start = ¡Casi! Cuenta los pasos. El lugar donde empiezas no es un paso.
seven_twenty_seven_lesson-hand_distance-counts_between = ¡Casi! Falta un paso. El último, hasta la meta, también cuenta.
seven_twenty_seven_lesson-hand_distance-put_together = Sumaste la mano y la meta. ¿Qué distancia hay entre ellas?
seven_twenty_seven_lesson-hand_distance-total_not_distance = Eso es lo que vale la mano. ¿A qué distancia de { $goal } está?

seven_twenty_seven_lesson-nearer_goal = Las metas son 7 y 27. ¿A qué distancia está { $total } de la más cercana?
    .name = La meta más cercana
    .ask = ¿Cuánto hay de { $total } a 7? ¿Y a 27?
    .line = { $total } − 7 = ?, y 27 − { $total } = ?
    .working = { $total } − 7 = { $d7 }
        27 − { $total } = { $d27 }
        { $far } > { $d }
    .right = Sí: { $goal } está más cerca, solo a { $d }.
seven_twenty_seven_lesson-nearer_goal-nearer_goal_ignored = Esa es la distancia a una meta. Mira la otra: ¿está más cerca?
seven_twenty_seven_lesson-nearer_goal-signed = Una distancia no lleva signo menos. Resta el número menor del mayor.
seven_twenty_seven_lesson-nearer_goal-halves_dropped = Olvidaste el medio de { $total }. Cuéntalo también.
seven_twenty_seven_lesson-nearer_goal-between_the_goals = Esa es la distancia entre las dos metas. Empieza en { $total }.
seven_twenty_seven_lesson-nearer_goal-counts_start = ¡Casi! Cuenta los pasos. El lugar donde empiezas no es un paso.

seven_twenty_seven_lesson-closest = ¿Quién está más cerca de { $goal }?
    .name = Quién está más cerca
    .ask = ¿Cuánto vale cada mano? ¿A qué distancia está de { $goal }?
    .line = { $rows }
    .rows = { $player }: { $more } − { $less } = ?
    .working = { $rows }
        { $same ->
            [yes] { seven_twenty_seven_lesson-option-tie }
           *[no] { $winner }
        }
    .rows-working = { $player }: { $more } − { $less } = { $d }
    .right = { $same ->
        [yes] { $hits ->
            [yes] Sí: más de una mano suma justo { $goal }.
           *[no] Sí: están igual de cerca, a { $d } de { $goal }.
        }
       *[no] { $hits ->
            [yes] Sí: { $winner } tiene justo { $goal }.
           *[no] Sí: { $winner } está solo a { $d } de { $goal }.
        }
    }
seven_twenty_seven_lesson-closest-below_goes_first = Esa mano está cerca. ¿Hay otra igual de cerca, quizá al otro lado?
seven_twenty_seven_lesson-closest-signed = Esa mano tiene el total mayor. Pero ¿a qué distancia está de { $goal }? Un total que se pasa de la meta también se aleja de ella.
seven_twenty_seven_lesson-closest-court_as_ten = Mira otra vez las jotas, las reinas y los reyes. Cada una de esas cartas vale solo ½.
seven_twenty_seven_lesson-closest-ace_only_one = Contaste cada as como 1. ¿Estaría más cerca alguna mano con 11?
seven_twenty_seven_lesson-closest-ace_only_eleven = Contaste cada as como 11. ¿Estaría más cerca alguna mano con 1?
seven_twenty_seven_lesson-closest-halves_dropped = No olvides los medios. Aquí son los que deciden.
seven_twenty_seven_lesson-closest-other_goal = Eso es así para la otra meta. Aquí la meta es { $goal }.
seven_twenty_seven_lesson-closest-not_worked_out = Calcula todas las distancias. ¿De verdad hay dos iguales?

seven_twenty_seven_lesson-order = Pon las manos en orden. La más cercana a { $goal } va primero.
    .name = Manos en orden
    .ask = ¿Cuánto vale cada mano? ¿A qué distancia está de { $goal }?
    .line = { $rows }
    .rows = { $more } − { $less } = ?
    .working = { $rows }
        { $which }
    .rows-working = { $sum } = { $total }: { $more } − { $less } = { $d }
    .right = Sí. En orden, las distancias son { $distances }.
seven_twenty_seven_lesson-order-by_total = Pusiste en orden los totales. Aquí cuenta la distancia a { $goal }.
seven_twenty_seven_lesson-order-farthest_first = El orden está bien, pero al revés. Empieza por la más cercana.
seven_twenty_seven_lesson-order-greatest_first = Empezaste por el total mayor. Aquí cuenta la distancia a { $goal }.
seven_twenty_seven_lesson-order-court_as_ten = Mira otra vez las jotas, las reinas y los reyes. Cada una de esas cartas vale solo ½.

seven_twenty_seven_lesson-card_for = ¿Con qué carta suma tu mano justo { $goal }?
    .name = La carta que necesitas
    .ask = ¿Cuánto vale tu mano? ¿Cuánto falta para { $goal }?
    .line = { $total } + ? = { $goal }
    .working = { $sum } = { $total }
        { $goal } − { $total } = { $need }
        { $best }
    .right = Sí: { $total } + { $need } = { $goal }.
seven_twenty_seven_lesson-card_for-court_as_one = Contaste 1 por cada jota, reina o rey. Cada una de esas cartas vale solo ½.
seven_twenty_seven_lesson-card_for-one_too_many = ¡Casi! Con esa carta te pasas un poco de { $goal }.
seven_twenty_seven_lesson-card_for-one_too_few = ¡Casi! Con esa carta todavía falta un poco para { $goal }.
seven_twenty_seven_lesson-card_for-ace_only_one = Esa carta no basta. ¿Qué carta puede valer incluso más de 10?
seven_twenty_seven_lesson-card_for-court_as_ten = Necesitas 10. Una jota, una reina o un rey solo vale ½ aquí.
seven_twenty_seven_lesson-card_for-halves_dropped = Es un poco de más. Solo necesitas un medio.
seven_twenty_seven_lesson-card_for-goal_itself = Esa carta sola vale { $goal }. Pero tú ya tienes algo.

seven_twenty_seven_lesson-makes = ¿Qué manos pueden sumar justo { $goal }? Elige todas.
    .name = Manos que dan en la meta
    .ask = ¿Cuánto vale cada carta? ¿Hay un as? ¿Ayuda 1 u 11?
    .line = { $rows }
    .rows = { $sum } = ?
    .working = { $rows }
        { $which }
    .rows-working = { $sum } = { $total }
    .right = Sí, encontraste todas las que suman { $goal }.
seven_twenty_seven_lesson-makes-court_as_nought = Una de tus manos tiene una jota, una reina o un rey. Vale ½, así que el total no es un número entero.
seven_twenty_seven_lesson-makes-court_as_one = Una de tus manos tiene una jota, una reina o un rey. Vale solo ½, no 1.
seven_twenty_seven_lesson-makes-court_as_ten = Una de tus manos tiene una jota, una reina o un rey. Vale solo ½, no 10.
seven_twenty_seven_lesson-makes-ace_only_one = Hasta aquí, bien. Mira otra vez los ases: un as puede valer 11.
seven_twenty_seven_lesson-makes-ace_only_eleven = Hasta aquí, bien. Mira otra vez el as: puede valer 1.
seven_twenty_seven_lesson-makes-stopped_after_one = Esa sirve. Sigue buscando: hay más de una.

seven_twenty_seven_lesson-chance = Recibes una de estas { $n } cartas. ¿Cuál es la probabilidad de que te acerque a { $goal }?
    .name = Probabilidades
    .ask = ¿A qué distancia de { $goal } estás ahora? ¿Con qué cartas baja la distancia?
    .line = Este es tu nuevo total con cada carta. { $rows }
    .rows = { $card }: { $total }.
    .working = { $more } − { $less } = { $now }
        { $rows }
        { $shorter ->
            [yes] { $nearer }/{ $n } = { $chance }
           *[no] { $chance }
        }
    .rows-working = { $card }: { $more } − { $less } = { $d }
    .right = Sí: { $nearer ->
        [one] una de las { $n } cartas te acerca
       *[other] { $nearer } de las { $n } cartas te acercan
    }, así que la probabilidad es { $chance }.
seven_twenty_seven_lesson-chance-how_many_not_what_share = Esas son las cartas que te acercan. Ahora escríbelo como fracción de las { $n } cartas.
seven_twenty_seven_lesson-chance-same_counted = Con alguna carta estás a la misma distancia que antes. Eso no es más cerca.
seven_twenty_seven_lesson-chance-exact_only = Esa es la probabilidad de sumar justo { $goal }. Basta con acercarse.
seven_twenty_seven_lesson-chance-other_way_round = Esa es la probabilidad de no acercarte. Mira las otras cartas.
seven_twenty_seven_lesson-chance-never_beyond = Puedes pasarte de { $goal }, si así estás más cerca.
seven_twenty_seven_lesson-chance-out_of_the_pack = Solo pueden salir estas { $n } cartas, no las 52.
seven_twenty_seven_lesson-chance-half_and_half = Puede pasar o no, pero no las mismas veces. Cuenta las cartas.

seven_twenty_seven_lesson-mean = ¿Cuál es el valor promedio de estas cartas?
    .name = El promedio de unas cartas
    .ask = ¿Cuánto valen todas las cartas juntas? ¿Cómo se reparte eso en partes iguales?
    .line = { $sum } = ?
    .working = { $sum } = { $whole }
        { $whole } ÷ 4 = { $mean }
    .right = Sí: { $whole } ÷ 4 = { $mean }.
seven_twenty_seven_lesson-mean-sum_not_mean = Eso es lo que valen las cuatro juntas. Repártelo en partes iguales.
seven_twenty_seven_lesson-mean-halves_dropped = Olvidaste un medio. El promedio no siempre es un número entero.
seven_twenty_seven_lesson-mean-middle_cards = Ese es el promedio de las dos cartas de en medio. Para el promedio cuentan las cuatro.
seven_twenty_seven_lesson-mean-middle_of_the_ends = Eso está a medio camino entre la menor y la mayor. Para el promedio cuentan las cuatro.

seven_twenty_seven_lesson-expected = Recibes una de estas { $n } cartas. En promedio, ¿a qué distancia de { $goal } quedas?
    .name = Distancia promedio
    .ask = ¿A qué distancia de { $goal } estás después de cada carta? ¿Cuál es el promedio de esas distancias?
    .line = Este es tu nuevo total con cada carta. { $rows }
    .rows = { $card }: { $total }.
    .working = { $rows }
        ({ $sum }) ÷ { $n } = { $expected }
    .rows-working = { $card }: { $more } − { $less } = { $d }
    .right = Sí: ({ $sum }) ÷ { $n } = { $expected }.
seven_twenty_seven_lesson-expected-sum_not_mean = Esas son todas las distancias juntas. Repártelas entre las { $n } cartas.
seven_twenty_seven_lesson-expected-signed = Lo que sobra y lo que falta no se compensan. Toma cada distancia por separado, sin signo.
seven_twenty_seven_lesson-expected-distance_now = Esa es tu distancia de ahora. ¿Cuál es después de una carta?
seven_twenty_seven_lesson-expected-mean_total = Ese es el promedio de los totales. Calcula el promedio de las distancias.
seven_twenty_seven_lesson-expected-best_card_only = Esa es la distancia con la mejor carta. También pueden salir las otras.

seven_twenty_seven_lesson-should = Estás a { $now } de { $goal }. Recibes una de estas { $n } cartas. En promedio, ¿a qué distancia quedas?
    .name = ¿Una carta más?
    .ask = ¿A qué distancia de { $goal } estás después de cada carta? ¿El promedio es mayor o menor que { $now }?
    .line = Este es tu nuevo total con cada carta. { $rows }
    .rows = { $card }: { $total }.
    .working = { $rows }
        ({ $sum }) ÷ { $n } = { $expected }
        { $expected } { $sign } { $now }
        { $answer ->
            [nearer] { seven_twenty_seven_lesson-option-nearer }
            [same] { seven_twenty_seven_lesson-option-same }
           *[farther] { seven_twenty_seven_lesson-option-farther }
        }
    .rows-working = { $card }: { $more } − { $less } = { $d }
    .right = Sí: ahora estás a { $now }, y con una carta el promedio es { $expected }.
seven_twenty_seven_lesson-should-most_cards_nearer = La mayoría de las cartas te acercan. Pero ¿cuánto te alejan las otras?
seven_twenty_seven_lesson-should-hopes_for_a_hit = Puede salir una carta buena. Mira también las otras: ¿cuál es el promedio?
seven_twenty_seven_lesson-should-fears_going_beyond = Algunas cartas te llevan demasiado lejos. ¿Cuántas, y cuánto? Calcula el promedio.
seven_twenty_seven_lesson-should-one_against_another = Unas cartas ayudan y otras no. ¿De verdad se compensan? Calcula el promedio.

seven_twenty_seven_lesson-helpful = Tu total es { $now }, sin ases. Recibes una carta de una baraja completa. ¿Cuántas de las 52 cartas te acercan a { $goal }?
    .name = Cartas que ayudan
    .ask = Estás a { $d }. ¿Con qué cartas baja esa distancia?
    .line = Hay 4 cartas de cada clase. Míralas una por una: A, 2, 3 y así hasta K.
    .working = { $ranks }
        { $m } × 4 = { $nearer }
    .right = Sí: { $ranks } te acercan, y { $m } × 4 = { $nearer }.
seven_twenty_seven_lesson-helpful-numbers_not_cards = Esas son las clases de cartas que ayudan. Hay 4 cartas de cada una.
seven_twenty_seven_lesson-helpful-exact_only = Esas cartas dan justo en { $goal }. Hay otras que también te acercan.
seven_twenty_seven_lesson-helpful-same_counted = Con algunas de estas estás a la misma distancia que antes. Déjalas fuera.
seven_twenty_seven_lesson-helpful-court_once = Jota, reina y rey son tres clases. Cada una vale ½.
seven_twenty_seven_lesson-helpful-other_way_round = Esas son las cartas que te alejan. Busca las que te acercan.

seven_twenty_seven_lesson-helpful_left = Recibes una de las otras { $n } cartas de la baraja. ¿Cuántas de ellas te acercan a { $goal }?
    .name = Cartas que ayudan y que quedan
    .ask = ¿Cuántas serían en una baraja completa? ¿Cuáles de ellas tienes tú?
    .line = Tu total es { $now }. En una baraja completa hay 4 cartas de cada clase.
    .working = { $ranks }
        { $m } × 4 = { $nearer }
        { $nearer } − { $own } = { $left }
    .right = Sí: { $nearer } de 52, pero tú tienes { $own ->
        [one] una de ellas
       *[other] { $own } de ellas
    }.
seven_twenty_seven_lesson-helpful_left-own_cards_counted = Eso está bien para una baraja completa. Pero algunas de esas cartas están en tu mano.
seven_twenty_seven_lesson-helpful_left-numbers_not_cards = Esas son las clases de cartas que ayudan. En una baraja completa hay 4 cartas de cada una.
seven_twenty_seven_lesson-helpful_left-all_own_cards_taken_away = Quitaste todas tus cartas. Quita solo las que ayudarían.
seven_twenty_seven_lesson-helpful_left-same_counted = Con algunas de estas estás a la misma distancia que antes. Déjalas fuera.

seven_twenty_seven_lesson-up_to = No tienes ases, y puede salir cualquier carta de una baraja completa. ¿Hasta qué total hay más cartas que te acercan a { $goal } que cartas que te alejan?
    .name = Cuándo plantarse
    .ask = ¿Cuántas cartas te acercan, y cuántas te alejan? Prueba total por total.
    .line = En { $goal } ninguna carta te acerca. Baja desde ahí de ½ en ½.
    .working = { $rows }
        { $total }
    .rows = { $total }
    .rows-working = { $total }: { $a } más cerca, { $b } más lejos
    .right = Sí: hasta { $total } hay más cartas que te acercan. En { $next } ya no es así.
seven_twenty_seven_lesson-up_to-mean_distance = Hasta ahí baja la distancia promedio. Aquí solo se cuentan cartas: sigue un poco más.
seven_twenty_seven_lesson-up_to-as_many_farther = Ahí te alejan tantas cartas como te acercan. Aquí tienen que ser más las que te acercan.
seven_twenty_seven_lesson-up_to-whole_number_before = Falta algo para { $goal }, pero la mayoría de las cartas te llevan demasiado lejos. Cuéntalas.
seven_twenty_seven_lesson-up_to-as_long_as_one_helps = Ahí, algunas cartas todavía te acercan. Pero ¿cuántas te alejan?

seven_twenty_seven_lesson-share = En el pozo hay { $pot } fichas. Más cerca de 7: { $low }. Más cerca de 27: { $high }. ¿Cuántas fichas recibe { $who }?
    .name = Repartos justos
    .ask = ¿Qué parte del pozo va a cada meta? ¿Cuántos jugadores se la reparten?
    .line = { $case ->
        [plain] { $pot } ÷ 2 = ?
        [tie] { $half } ÷ { $k } = ?
       *[both] { $half } + { $half } ÷ { $k } = ?
    }
    .working = { $pot } ÷ 2 = { $half }
        { $case ->
            [plain] { "" }
           *[other] { $half } ÷ { $k } = { $part }
        }
        { $case ->
            [both] { $half } + { $part } = { $share }
           *[other] { "" }
        }
    .right = Sí: { $case ->
        [plain] { $pot } ÷ 2 = { $share }
        [tie] { $pot } ÷ 2 = { $half }, y { $half } ÷ { $k } = { $share }
       *[both] { $half } + { $part } = { $share }
    }.
seven_twenty_seven_lesson-share-whole_pot = Eso es todo el pozo. La mitad va a cada meta.
seven_twenty_seven_lesson-share-by_heads = Repartiste lo mismo entre todos los que ganan. Primero, cada meta recibe la mitad del pozo.
seven_twenty_seven_lesson-share-half_not_shared = Esa es la mitad que va a una meta. Se la reparten varios jugadores.
seven_twenty_seven_lesson-share-whole_pot_shared = Repartiste todo el pozo. Quienes empatan se reparten solo la mitad de su meta.
seven_twenty_seven_lesson-share-one_side_only = { $who } también está más cerca de la otra meta. ¿Cuánto recibe de ahí?
seven_twenty_seven_lesson-share-tied_side_only = Esa es la parte de la mitad que se comparte. ¿Cuánto recibe de la otra mitad?
seven_twenty_seven_lesson-share-by_players = Repartiste entre los cuatro jugadores. Solo reciben algo los más cercanos.

seven_twenty_seven_lesson-left_over = En el pozo hay { $pot } fichas. Más cerca de 7: { $low }. Más cerca de 27: { $high }. ¿Cuántas fichas enteras sobran?
    .name = Lo que sobra
    .ask = ¿Cuántas fichas enteras recibe cada meta? ¿Se las pueden repartir por igual quienes ganan?
    .line = Cada meta recibe { $half }: 2 × { $half } = ?
    .working = { $pot } − 2 × { $half } = { $rest }
        { $half } − { $k } × { $each } = { $more }
        { $rest } + { $more } = { $left }
    .right = Sí: { $rest } + { $more } = { $left }.
seven_twenty_seven_lesson-left_over-halving_only = Eso es lo que sobra al partir el pozo. ¿Pueden los que empatan repartirse por igual su mitad?
seven_twenty_seven_lesson-left_over-tie_only = Eso es lo que sobra del empate. ¿Sobró algo al partir el pozo?
seven_twenty_seven_lesson-left_over-by_heads = Repartiste lo mismo entre todos los que ganan. Primero, cada meta recibe la mitad del pozo.
seven_twenty_seven_lesson-left_over-share_not_rest = Eso es lo que recibe cada uno de los que empatan. ¿Cuántas sobran?
seven_twenty_seven_lesson-left_over-nothing_left = Las fichas no se pueden cortar. Parte el pozo en dos y reparte la mitad: ¿sale exacto?

seven_twenty_seven_lesson-ways = { $ranks } suman { $goal }. ¿Cuántas manos así hay en una baraja?
    .name = Contar manos
    .ask = ¿Cuántas cartas hay de cada número? ¿De cuántas maneras puedes tomar las que necesitas?
    .line = { $most ->
        [1] Hay 4 cartas para elegir de un número, y 4 de cada uno de los otros.
        [2] Dos de cuatro cartas iguales se pueden tomar de 6 maneras.
       *[other] Si tomas tres de cuatro cartas iguales, queda una fuera.
    }
    .working = { $most ->
        [3] { $ways }
       *[other] { $factors } = { $ways }
    }
    .right = Sí: hay { $ways } manos así.
seven_twenty_seven_lesson-ways-suits_forgotten = Las cartas tienen palos: hay cuatro de cada número.
seven_twenty_seven_lesson-ways-same_card_twice = Tomaste la misma carta más de una vez. Cada carta está una sola vez.
seven_twenty_seven_lesson-ways-order_counted = Contaste algunas manos más de una vez. El orden de las cartas no importa.
seven_twenty_seven_lesson-ways-added = Sumaste las posibilidades. Cada carta de un número va con cada carta de otro.
seven_twenty_seven_lesson-ways-four_in_all = Esas son las posibilidades para una carta. Las otras también se pueden elegir.

## Los experimentos

seven_twenty_seven_lesson-try-one_card = ¿Una carta más te acerca a 7?
    .guess = Tienes 4, 5 o 6, y sacas una carta más. ¿Desde qué total te acercas a 7 más o menos las mismas veces que te alejas?
    .why = Desde { $best }, 24 de las 52 cartas te acercan: ½, 1, 2 y 3. Cuatro cartas no cambian nada: los cuatros. Las otras 24 te alejan. Desde 4 ayudan más cartas de las que estorban: 32 contra 16. Desde 6 es al revés: 16 contra 32.
    .counted = Después de una carta estás
    .of = de todas las cartas que salieron
    .v-nearer = más cerca
    .v-same = a la misma distancia
    .v-farther = más lejos
seven_twenty_seven_lesson-try-one_card-seen = ¿Desde qué total salió «más cerca» más o menos las mismas veces que «más lejos»?
    .working = { $rows }
        El más igualado: { $best }
    .rows = { $option }: { $figure }
    .rows-working = { $option }: en 100 cartas, entre más cerca y más lejos hay una diferencia de { $figure }
    .right = Sí: con { $best } salieron las dos cosas más o menos las mismas veces. Solo hay una diferencia de { $figure } de 100.
seven_twenty_seven_lesson-try-one_card-total = Tu total, sin ases
seven_twenty_seven_lesson-try-hits = ¿Con cuántas cartas sale más veces justo 7?
    .guess = Te reparten 2 cartas, o 3, o 4. ¿Con cuántas cartas será la mano justo 7 más veces?
    .why = Con { $best } cartas hay tres maneras de sumar 7: as y 6, 2 y 5, 3 y 4. Son 48 de las 1326 manos, unas { $figure } de 100. Con más cartas, la mayoría de las manos ya se pasan, así que dan menos veces en el 7. ¿Y el 27? Pruébalo.
    .counted = El total de la mano
    .of = de todas las manos
    .v-hit = justo la meta
seven_twenty_seven_lesson-try-hits-seen = Mira las barras. ¿Con cuántas cartas fue la mano justo 7 más veces?
    .working = { $rows }
        El mayor: { $best }
    .rows = { $option }: { $figure }
    .rows-working = { $option } cartas: { $figure } de 100 manos
    .right = Sí: con { $best } cartas, unas { $figure } de 100 manos fueron justo 7.
seven_twenty_seven_lesson-try-hits-cards = Cartas en la mano
seven_twenty_seven_lesson-try-hits-goal = La meta

## La tarjeta de reglas

seven_twenty_seven_lesson-rule-ace = Un as vale { $ace } u { $eleven }, como quieras.
seven_twenty_seven_lesson-rule-courts = La jota, la reina y el rey valen { $half } cada uno.
seven_twenty_seven_lesson-rule-numbers = Las otras cartas valen el número que llevan: del { $low } al { $high }.
seven_twenty_seven_lesson-rule-total = Suma tus cartas: { $a } + { $b } = { $total }.
seven_twenty_seven_lesson-rule-distance = Las metas son { $low } y { $high }. Lo que cuenta es a qué distancia estás de una meta: { $total } está a { $away } de { $low }.
seven_twenty_seven_lesson-rule-over_allowed = Puedes pasarte de una meta: { $below } y { $above } están igual de cerca de { $low }.
seven_twenty_seven_lesson-rule-card = Por turnos, cada uno puede sacar una carta o plantarse. Cuando nadie saca, todos muestran sus cartas.
seven_twenty_seven_lesson-rule-halves = Antes de cada mano, cada uno pone { $ante } fichas en el pozo. La mitad del pozo es para quien está más cerca de { $low }, y la otra mitad para quien está más cerca de { $high }.
seven_twenty_seven_lesson-rule-both_cards_speak = Una mano puede ganar las dos mitades: esta suma { $low } y también { $high }.
seven_twenty_seven_lesson-rule-tie_equal = Los jugadores que están igual de cerca se reparten esa mitad.
seven_twenty_seven_lesson-rule-odd_carry = Las fichas que no se pueden repartir se quedan en el pozo.
seven_twenty_seven_lesson-rule-end = Después de { $hands } manos, gana quien tiene más fichas.
seven_twenty_seven_lesson-rule-watched = «{ stage-watch }» es más corta: { $hands } manos.

## Lo que se aprendió en cada parte, dicho al final

seven_twenty_seven_lesson-learned =
    .watch = La mitad del pozo es para el más cercano a 7, y la otra mitad para el más cercano a 27.
    .predict = Una sola carta oculta puede cambiar quién está más cerca.
    .investigate = Lejos de una meta, una carta más ayuda muchas veces; cerca de ella, pocas.
    .ticket = Mostraste lo que sabes de los medios y de las distancias.

## My deck: what a card is called, for a child and for a teacher

seven_twenty_seven_lesson-skill-value_1 = Un medio más
    .teacher = Sumar un medio a números enteros
seven_twenty_seven_lesson-skill-place_1 = Entre los números
    .teacher = Ubicar medios en la recta numérica
seven_twenty_seven_lesson-skill-distance_1 = ¿A qué distancia?
    .teacher = Distancia a 7 con medios, y a 27 con números enteros
seven_twenty_seven_lesson-skill-value_2 = Los medios juntos
    .teacher = Sumar varios medios y enteros
seven_twenty_seven_lesson-skill-totals_2 = El as: 1 u 11
    .teacher = Todos los totales de una mano con un as
seven_twenty_seven_lesson-skill-distance_2 = ¿A qué distancia de 27?
    .teacher = Distancia a 27, con medios
seven_twenty_seven_lesson-skill-nearer_goal_2 = ¿Qué meta está más cerca?
    .teacher = Comparar las distancias a 7 y a 27
seven_twenty_seven_lesson-skill-closest_2 = ¿Quién está más cerca?
    .teacher = Comparar las distancias de tres manos a 7
seven_twenty_seven_lesson-skill-card_for_2 = La carta que necesito
    .teacher = Completar una mano a 7
seven_twenty_seven_lesson-skill-share_2 = Reparto justo
    .teacher = Repartir un pozo a la mitad
seven_twenty_seven_lesson-skill-best_total_3 = El mejor total
    .teacher = Elegir el valor de un as para una meta
seven_twenty_seven_lesson-skill-hand_distance_3 = ¿A qué distancia está mi mano?
    .teacher = Sumar con medios y hallar la distancia
seven_twenty_seven_lesson-skill-should_4 = ¿Una carta más?
    .teacher = Comparar la distancia actual con la distancia promedio después de una carta

## La página para las familias

seven_twenty_seven_lesson-family =
    .learnt = Su hijo o hija sumó medios y encontró todos los totales de una mano con ases. También midió la distancia a 7 y a 27.
    .play_1 = Usen una baraja entera. Un as vale 1 u 11, y una jota, una reina o un rey ½. Den a cada uno el mismo número de botones.
    .play_2 = Antes de cada mano, cada uno pone cuatro botones en el centro y recibe dos cartas, una boca arriba y otra boca abajo.
    .play_3 = Por turnos, cada uno saca una carta, boca arriba, o se planta. Cuando nadie saca, todos muestran sus cartas.
    .play_4 = Quien está más cerca de 7 se lleva la mitad de los botones, y quien está más cerca de 27, la otra mitad. Está permitido pasarse. Quienes están igual de cerca se los reparten.
    .play_5 = Después de cuatro manos, gana quien tiene más botones.
    .ask_1 = ¿Qué totales puedes hacer con tus cartas?
    .ask_2 = ¿A qué distancia estás de 7? ¿Y de 27?
    .ask_3 = ¿Te ayudaría una carta más? ¿Por qué?
    .easier = Jueguen sin ases y solo por el 7.
    .harder = Antes de sacar una carta, digan cuántas de las cartas que no ven ayudarían.

## Las columnas de la hoja de partida

seven_twenty_seven_lesson-record = Al final de cada mano, escribe tus cartas, tu total y las distancias.
seven_twenty_seven_lesson-record-cards = Mis cartas
seven_twenty_seven_lesson-record-total = Mi total
seven_twenty_seven_lesson-record-low = Distancia a 7
seven_twenty_seven_lesson-record-high = Distancia a 27
