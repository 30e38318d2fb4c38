fast_food-game = Comida rápida
    .aim = Consigue más puntos que nadie: juega cartas para que el total dé comida.
    .summary = Suma tu carta al total. Dan puntos los totales que llevan un 3, un 5 o un 7, y los múltiplos de 3, 5 y 7.
    .ages = 8 a 11
    .teaches = Sumar hasta 110, múltiplos de 3, 5 y 7, y pensar en la carta siguiente

fast_food-draw = Una carta de la pila
    .rule = En cada turno sacas la carta de arriba de la pila, mientras quede alguna.
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
       *[other] { "" }
    } { $n ->
        [0] Ahora la pila está vacía.
       *[other] { "" }
    }
fast_food-no_draw = La pila está vacía
    .rule = Cuando la pila está vacía, juegas de tu mano y no sacas carta.
    .sentence = La pila está vacía: { $player } juega de su mano.
    .short = { "" }
fast_food-play = Una carta en el montón
    .rule = Juegas una carta. Su número se suma al total.
    .sentence = { $player } juega { $card }: { $old } + { $value } = { $total }.
    .short = { $player_is ->
        [you] Juegas
       *[other] { $player } juega
    } { $card }: { $old } + { $value } = { $total }.
    .working = { $old } + { $value } = { $total }
fast_food-play-not_in_hand = No está en tu mano
    .rule = Solo puedes jugar una carta que tengas.
    .sentence = No tienes { $card }. Elige una de tus cartas.
    .short = { "" }
fast_food-play-not_your_turn = No te toca
    .rule = Se juega por turnos, una carta cada vez.
    .sentence = Primero juega { $other }. Después te toca otra vez.
    .short = { "" }
fast_food-call-right = El total está bien
    .rule = Cuando hay que decir los totales, dices el nuevo total al jugar.
    .sentence = { $total } está bien.
    .short = ¡{ $total } está bien!
    .working = { $old } + { $value } = { $total }
fast_food-call-wrong = Mira el total
    .rule = Si alguien dice mal el total, se corrige. No cuesta nada.
    .sentence = { $called ->
        [none] No se dijo nada: { $old } + { $value } = { $total }.
       *[other] { $old } + { $value } = { $total }, no { $called }.
    }
    .short = { $called ->
        [none] No se dijo nada: { $old } + { $value } = { $total }.
       *[other] { $old } + { $value } = { $total }, no { $called }.
    }
    .working = { $old } + { $value } = { $total }
fast_food-claim-wrong = Mira las comidas
    .rule = Cuando hay que decir los puntos, te llevas los puntos que dices, si son correctos.
    .sentence = { $reasons }
    .short = Mira: { $reasons }
    .reasons = { $why ->
        [not_multiples] { fast_food-no_food }
        [not_digits] { fast_food-no_food }
        [not_both] { fast_food-no_food }
        [none] { $total } no da nada.
        [digit] { $total } lleva la cifra { $number }.
        [multiple] { $total } = { $number } × { $k }.
       *[both] { $total } lleva la cifra { $number }, y { $total } = { $number } × { $k }.
    }
    .reasons-short = { $why ->
        [not_multiples] { fast_food-no_food }
        [not_digits] { fast_food-no_food }
        [not_both] { fast_food-no_food }
        [none] { $total } no da nada.
        [digit] { $total } lleva un { $number }.
       *[other] { $total } = { $number } × { $k }.
    }
# A food that the total does not have, and why.
fast_food-no_food = { $what ->
        [cheeseburger] No hay hamburguesa:
        [soda] No hay refresco:
       *[fries] No hay papas fritas:
    } { $why ->
        [not_multiples] { $total } no es múltiplo de { $number }.
        [not_digits] { $total } no lleva un { $number }.
       *[not_both] { $total } no lleva un { $number } ni es múltiplo de { $number }.
    }
fast_food-score-cheeseburger = Hamburguesa
    .rule = Un múltiplo de 7, o un total con la cifra 7, da 7 puntos, una vez.
    .sentence = { $why ->
        [digit] { $total } lleva la cifra 7: una hamburguesa, { $points } puntos para { $player }.
        [multiple] { $total } = 7 × { $k }: una hamburguesa, { $points } puntos para { $player }.
       *[both] { $total } = 7 × { $k } y lleva la cifra 7: una sola hamburguesa, { $points } puntos para { $player }.
    }
    .short = { $why ->
        [digit] { $foods ->
            [3] { $total }, un 7: ¡hamburguesa!
           *[other] { $total } lleva un 7: ¡hamburguesa!
        }
        [both] { $total } = 7 × { $k } y lleva un 7: ¡una hamburguesa!
       *[other] { $total } = 7 × { $k }: ¡hamburguesa!
    }{ $foods ->
        [1] { " " }{ $points } puntos para { $player_is ->
            [you] ti.
           *[other] { $player }.
        }
       *[other] { "" }
    }
    .working = { $why ->
        [digit] { $total } lleva un 7
       *[other] { $total } = 7 × { $k }
    }
fast_food-score-soda = Refresco
    .rule = Un múltiplo de 5, o un total con la cifra 5, da 3 puntos, una vez.
    .sentence = { $why ->
        [digit] { $total } lleva la cifra 5: un refresco, { $points } puntos para { $player }.
        [multiple] { $total } = 5 × { $k }: un refresco, { $points } puntos para { $player }.
       *[both] { $total } = 5 × { $k } y lleva la cifra 5: un solo refresco, { $points } puntos para { $player }.
    }
    .short = { $foods ->
        [3] { $why ->
            [digit] Un 5: ¡refresco!
            [both] 5 × { $k }, un 5: ¡refresco!
           *[other] 5 × { $k }: ¡refresco!
        }
       *[other] { $why ->
            [digit] { $total } lleva un 5: ¡refresco!
            [both] { $total } = 5 × { $k } y lleva un 5: ¡un refresco!
           *[other] { $total } = 5 × { $k }: ¡refresco!
        }
    }{ $foods ->
        [1] { " " }{ $points } puntos para { $player_is ->
            [you] ti.
           *[other] { $player }.
        }
       *[other] { "" }
    }
    .working = { $why ->
        [digit] { $total } lleva un 5
       *[other] { $total } = 5 × { $k }
    }
fast_food-score-fries = Papas fritas
    .rule = Un múltiplo de 3, o un total con la cifra 3, da 1 punto, una vez.
    .sentence = { $why ->
        [digit] { $total } lleva la cifra 3: papas fritas, { $points } punto para { $player }.
        [multiple] { $total } = 3 × { $k }: papas fritas, { $points } punto para { $player }.
       *[both] { $total } = 3 × { $k } y lleva la cifra 3: papas fritas, { $points } punto para { $player }.
    }
    .short = { $foods ->
        [3] { $why ->
            [digit] Un 3: ¡papas!
            [both] 3 × { $k }, un 3: ¡papas!
           *[other] 3 × { $k }: ¡papas!
        }
       *[other] { $why ->
            [digit] { $total } lleva un 3: ¡papas fritas!
            [both] { $total } = 3 × { $k } y lleva un 3: ¡papas, una vez!
           *[other] { $total } = 3 × { $k }: ¡papas fritas!
        }
    }{ $foods ->
        [1] { " " }{ $points } punto para { $player_is ->
            [you] ti.
           *[other] { $player }.
        }
       *[other] { "" }
    }
    .working = { $why ->
        [digit] { $total } lleva un 3
       *[other] { $total } = 3 × { $k }
    }
fast_food-score-several = ¡Un combo!
    .rule = Cuando un total da dos o tres cosas entre hamburguesa, refresco y papas fritas, se suman sus puntos.
    .sentence = { $n ->
        [2] { $a } + { $b } = { $points } puntos para { $player }.
       *[other] { $a } + { $b } + { $c } = { $points } puntos para { $player }.
    }
    .short = { $a } + { $b }{ $n ->
        [2] { "" }
       *[other] { " " }+ { $c }
    } = { $points } { $n ->
        [2] puntos{ " " }
       *[other] { "" }
    }para { $player_is ->
        [you] ti.
       *[other] { $player }.
    }
    .working = { $n ->
        [2] { $a } + { $b } = { $points }
       *[other] { $a } + { $b } + { $c } = { $points }
    }
    .landmark = muchos puntos
fast_food-score-nothing = Esta vez, nada
    .rule = Un total sin 3, 5 ni 7 que tampoco es múltiplo de ellos no da puntos.
    .sentence = { $unclaimed ->
        [yes] Nadie dijo la comida correcta para { $total }: no da puntos.
        [total] El total no era correcto: no da puntos.
        [food] Una comida no era correcta: no da puntos.
       *[no] { $score_by ->
            [multiples] { $total } no es múltiplo de 3, 5 ni 7, así que no da puntos.
            [digits] { $total } no lleva ningún 3, 5 ni 7, así que no da puntos.
           *[both] { $total } no lleva ningún 3, 5 ni 7, y no es múltiplo de ellos: no da puntos.
        }
    }
    .short = { $unclaimed ->
        [yes] No se dijo la comida correcta: sin puntos.
        [total] El total no era correcto: sin puntos.
        [food] Una comida no era correcta: sin puntos.
       *[no] { $score_by ->
            [multiples] { $total } no es múltiplo de 3, 5 ni 7.
            [digits] En { $total } no hay ningún 3, 5 ni 7.
           *[both] { $total } no lleva 3, 5 ni 7, ni es múltiplo de ellos.
        }
    }
fast_food-game-end = Se jugaron todas las cartas
    .rule = Una partida termina cuando todas las cartas están en el montón.
    .sentence = { $n ->
        [one] La única carta está en el montón, y el total es { $total }.
       *[other] La última de { $n } cartas está en el montón, y el total es { $total }.
    }
    .short = Se jugaron todas las cartas.
fast_food-game-second = La segunda partida
    .rule = En la segunda partida juegas con el otro color, y empieza el otro jugador.
    .sentence = Ahora, el otro color, y empieza { $player }. Los puntos se guardan.
    .short = Ahora, el otro color: { $player_is ->
        [you] empiezas tú.
       *[other] empieza { $player }.
    } Los puntos se guardan.
fast_food-end-win = Fin de la partida
    .rule = Gana quien tiene más puntos al final.
    .sentence = { $high } puntos contra { $low }: gana { $winner }.
    .short = { $high } a { $low }: { $winner_is ->
        [you] ¡ganas tú!
       *[other] ¡gana { $winner }!
    }
    .working = { $high } > { $low }
fast_food-end-tie = Los mismos puntos
    .rule = Con los mismos puntos hay empate.
    .sentence = Cada jugador tiene { $score } puntos, así que nadie va por delante.
    .short = { $score } cada uno: ¡empate!
    .working = { $score } = { $score }

fast_food-coach-answer = { $best ->
        [0] La mejor carta del otro jugador apenas da puntos.
        [one] La mejor carta del otro jugador da más o menos 1 punto.
       *[other] La mejor carta del otro jugador da unos { $best } puntos.
    }
fast_food-coach-play = { $points ->
        [0] No da puntos
        [one] Da 1 punto
       *[other] Da { $points } puntos
    } y deja { $total } en el montón. { $held ->
        [0] Ya nadie puede responder a eso.
       *[other] { $n ->
            [one] { $k ->
                [0] Ahí no da puntos la única carta que no ves.
               *[other] Ahí da puntos la única carta que no ves.
            }
           *[other] { $k ->
                [0] Ahí no da puntos ninguna de las { $n } cartas que no ves.
                [one] Ahí da puntos una de las { $n } cartas que no ves.
               *[other] Ahí dan puntos { $k } de las { $n } cartas que no ves.
            }
        } { fast_food-coach-answer }
    }
fast_food-coach-call = { $points ->
        [0] No da puntos.
        [one] Da 1 punto.
       *[other] Da { $points } puntos.
    } { $held ->
        [0] Ya nadie puede responder.
       *[other] { $n ->
            [one] { $k ->
                [0] Con el nuevo total no da puntos la única carta que no ves.
               *[other] Con el nuevo total da puntos la única carta que no ves.
            }
           *[other] { $k ->
                [0] Con el nuevo total no da puntos ninguna de las { $n } cartas que no ves.
                [one] Con el nuevo total da puntos una de las { $n } cartas que no ves.
               *[other] Con el nuevo total dan puntos { $k } de las { $n } cartas que no ves.
            }
        } { fast_food-coach-answer }
    }
fast_food-coach-claim = { $held ->
        [0] Ya nadie puede responder.
       *[other] { fast_food-coach-answer }
    }

fast_food-action-play = Jugar { $card }
    .working = { $old } + { $value } = ?
fast_food-claim-cheeseburger = 7: hamburguesa
fast_food-claim-soda = 5: refresco
fast_food-claim-fries = 3: papas fritas

fast_food-zone-hand = Mano
fast_food-zone-stock = Pila
fast_food-zone-pile = Montón
fast_food-zone-other_deck = Segunda partida
fast_food-zone-used = Primera partida
fast_food-counter-total = Total
fast_food-counter-score = Puntos

fast_food-option-games = Partidas
    .help = Una partida, o dos: la segunda con el otro color y empezando el otro jugador.
fast_food-option-first_deck = Primer color
    .help = El color de la primera partida.
    .v-red = rojo
    .v-black = negro
fast_food-option-first_player = Primer jugador
    .help = Quién empieza la primera partida.
fast_food-option-hand_size = Cartas en la mano
    .help = Cuántas cartas se reparten a cada uno.
fast_food-option-draw = Sacar carta
    .help = Sacar una carta antes de jugar o después.
    .v-before = antes
    .v-after = después
fast_food-option-score_by = Lo que da puntos
    .help = Cifras y múltiplos, o solo una de las dos cosas.
    .v-both = cifras y múltiplos
    .v-multiples = múltiplos
    .v-digits = cifras
fast_food-option-calls = Decir
    .help = Lo que hay que decir al jugar.
    .v-none = nada
    .v-total = el total
    .v-total_and_scores = el total y los puntos que da
fast_food-preset-printed = Reglas impresas
    .help = Las dos partidas, y cada uno dice el total.
fast_food-preset-one_game = Una partida
    .help = Veinte jugadas con un color.
fast_food-preset-multiples_lesson = Múltiplos
    .help = Solo dan puntos los múltiplos de 3, 5 y 7.
fast_food-preset-digits_lesson = Cifras
    .help = Solo dan puntos las cifras 3, 5 y 7.
fast_food-preset-claim_it = Dilo tú
    .help = Te llevas lo que descubres.

fast_food-measure-several = totales que dan puntos de varias maneras
fast_food-measure-nothing = totales que no dan puntos

## Primeras pistas, de una en una, cuando el juego es nuevo

fast_food-hint-start = { $calls ->
        [none] Toca una carta: se suma al total.
       *[other] Toca una carta y di el total.
    }
fast_food-hint-turn = { $score_by ->
        [digits] Un total con 3, 5 o 7 da puntos.
       *[both] Los múltiplos de 3, 5 y 7 dan puntos.
    }
fast_food-hint-event = { $score_by ->
        [both] Las cifras 3, 5 y 7, también.
       *[other] Suma mentalmente antes de jugar.
    }
fast_food-hint-later = Hamburguesa 7 puntos, refresco 3, papas fritas 1.
fast_food-hint-last = ¡Consigue más puntos que el otro jugador!

## Lo que se queda en la mesa

fast_food-legend = 7: 7 puntos, 5: 3, 3: 1
