seven_twenty_seven-game = Juego del 727
    .aim = Gana fichas: acércate todo lo que puedas a 7, o a 27.
    .summary = Acércate más que nadie a 7, o a 27. Las figuras valen un medio, y un as vale 1 u 11.
    .ages = 9 a 13
    .teaches = Medios, distancia en la recta numérica, probabilidades y repartos justos

seven_twenty_seven-turn = A quién le toca
    .rule = Actúas cuando te toca, y cada parte de una mano tiene sus propias acciones.
    .sentence = { $turn ->
        [all] Primero hay que repartir las cartas.
       *[other] Le toca a { $turn }.
    }
    .short = { "" }
    .refused = { $phase ->
        [bet] Ahora se apuesta, y le toca a { $turn }.
        [ask] Ahora se piden cartas, y le toca a { $turn }.
       *[other] Primero hay que repartir las cartas.
    }
seven_twenty_seven-ante = Todos pagan la entrada
    .rule = Antes de una mano, todos ponen las mismas fichas en el pozo.
    .sentence = { $n } jugadores ponen { $ante } cada uno: { $n } × { $ante } = { $sum }. En el pozo hay { $pot }.
    .short = Cada uno paga { $ante }: { $n } × { $ante } = { $sum }. En el pozo hay { $pot }.
    .working = { $n } × { $ante } = { $sum }
seven_twenty_seven-deal = El reparto
    .rule = Cada uno recibe una carta a la vista y una tapada.
    .sentence = Una carta a la vista y una tapada para cada uno.
    .short = { $viewer_is ->
        [you] Una carta a la vista y una tapada para cada uno. { $begins_is ->
            [you] Empiezas.
           *[other] Empieza { $begins }.
        }
       *[other] { $first ->
            [yes] Cada uno recibe dos cartas. Las figuras valen ½; los ases, 1 u 11.
           *[no] Cada uno recibe dos cartas.
        }
    }
seven_twenty_seven-check = Pasar
    .rule = Si nadie apostó, puedes no hacer nada.
    .sentence = { $player } pasa.
    .short = { $player_is ->
        [you] Pasas.
       *[other] { $player } pasa.
    }
    .refused = Alguien apostó. Iguala { $to_match }, sube o retírate.
seven_twenty_seven-bet = Una apuesta
    .rule = Si nadie apostó en esta vuelta, puedes poner fichas. Los demás tienen que igualarlas.
    .sentence = { $player } apuesta { $x }.
    .short = { $player_is ->
        [you] Apuestas { $x }.
       *[other] { $player } apuesta { $x }.
    }
    .refused = Alguien ya apostó. Puedes igualar, subir o retirarte.
seven_twenty_seven-call = Igualada
    .rule = Igualas pagando lo que te falta hasta la apuesta más alta.
    .sentence = { $player } pagó { $paid } e iguala { $to_match }: { $to_match } − { $paid } = { $x }.
    .short = { $player_is ->
        [you] Igualas
       *[other] { $player } iguala
    } { $to_match }{ $paid ->
        [0] .
       *[other] : { $to_match } − { $paid } = { $x } más.
    }
    .working = { $to_match } − { $paid } = { $x }
    .refused = No hay nada que igualar. Puedes pasar o apostar.
seven_twenty_seven-raise = Una subida
    .rule = Puedes igualar una apuesta y añadir más. Entonces los demás tienen que igualar eso.
    .sentence = { $player } iguala { $need } y añade { $x }: { $need } + { $x } = { $sum }.
    .short = { $player_is ->
        [you] Igualas { $need } y añades { $x }:
       *[other] { $player } iguala { $need } y añade { $x }:
    } { $need } + { $x } = { $sum }.
    .working = { $need } + { $x } = { $sum }
    .refused = Nadie apostó todavía, así que no hay nada que subir. Puedes apostar.
seven_twenty_seven-fold = Retirada
    .rule = Puedes dejar la mano y perder lo que pagaste.
    .sentence = { $player } deja esta mano.
    .short = { $player_is ->
        [you] Te retiras.
       *[other] { $player } se retira.
    }
    .refused = No hay nada que igualar, así que no hace falta retirarse. Puedes pasar.
seven_twenty_seven-limit = Los límites
    .rule = Una apuesta o una subida no se sale de los límites, y en una vuelta solo puede haber unas cuantas subidas.
    .sentence = Entre { $min } y { $max } fichas, y como máximo { $raises } { $raises ->
        [one] subida
       *[other] subidas
    }.
    .short = { "" }
seven_twenty_seven-limit-cap = Más de lo que todos pueden igualar
    .rule = Si nadie puede deber, nadie apuesta más de lo que todos pueden igualar.
    .sentence = { $poorest } no podría igualar eso.
    .short = { "" }
seven_twenty_seven-bet-over = Todos pagaron lo mismo
    .rule = Cuando todos igualan, se acaban las apuestas y se empiezan a pedir cartas.
    .sentence = Las apuestas son iguales. En el pozo hay { $pot }.
    .short = Todos pagaron lo mismo. En el pozo hay { $pot }.
seven_twenty_seven-last_player = Solo queda uno
    .rule = Cuando todos los demás están fuera, el último jugador se lleva el pozo y no tiene que mostrar sus cartas.
    .sentence = Todos los demás están fuera: { $player } se lleva { $pot } fichas.
    .short = Los demás están fuera. { $player_is ->
        [you] Te llevas
       *[other] { $player } se lleva
    } el pozo: { $pot }.
seven_twenty_seven-card = Una carta más
    .rule = Quien la pide recibe la carta de arriba de la pila.
    .sentence = { $open ->
        [yes] { $player } saca { $card }.
       *[no] { $player } saca una carta.
    }
    .own = { $card } vale { $ace ->
        [yes] 1 u 11
       *[no] { $value }
    }: { $old } + { $value } = { $new }. { $aces ->
        [0] { "" }
        [1] Con el as como 11, son { $high }.
       *[other] Aquí cada as vale 1. Cada uno puede valer 11.
    }
    .short = { $player_is ->
        [you] Sacas
       *[other] { $player } saca
    } { $open ->
        [hand] { $card }: { $old } + { $value } = { $new }{ $aces ->
            [0] .
            [1] , o { $high }.
           *[other] , con 1 por cada as.
        }
        [yes] { $card }.
       *[no] una carta.
    }
seven_twenty_seven-stand = Sin carta
    .rule = No hace falta sacar una carta. Puedes pedir otra vez en una vuelta siguiente.
    .sentence = { $player } no quiere carta.
    .short = { $player_is ->
        [you] No sacas carta.
       *[other] { $player } no saca carta.
    }
seven_twenty_seven-freeze = La mano está congelada
    .rule = Si las manos se congelan, quien dijo que no tantas veces ya no puede pedir.
    .sentence = { $player } no quiso carta { $n } veces, así que su mano se queda como está.
    .short = { "" }
seven_twenty_seven-stock-empty = No quedan cartas
    .rule = Cuando no quedan cartas, nadie puede pedir una.
    .sentence = No quedan cartas. Puedes plantarte.
    .short = { "" }
seven_twenty_seven-stock-reshuffle = Una pila nueva
    .rule = Cuando la pila está vacía, las cartas retiradas se pueden mezclar para hacer una nueva.
    .sentence = Se mezclan las cartas retiradas, que son la nueva pila.
    .short = Las cartas retiradas son la nueva pila.
seven_twenty_seven-bust = Más de 27
    .rule = Regla opcional: si tu total más bajo es mayor que 27, muestras la mano y quedas fuera.
    .sentence = Incluso si cada as vale 1, el total es { $total }, mayor que 27. { $player } queda fuera.
    .short = { $total } es mayor que 27: { $player_is ->
        [you] te quedas fuera.
       *[other] { $player } se queda fuera.
    }
    .working = { $total } > 27
seven_twenty_seven-again = Otra vuelta
    .rule = Cuando alguien sacó una carta, hay otra vuelta.
    .sentence = { $took ->
        [no] Ahora empiezan las apuestas.
       *[yes] { $betting ->
            [yes] Alguien sacó una carta, así que se apuesta otra vez.
           *[no] Alguien sacó una carta, así que todos pueden pedir otra vez.
        }
    }
    .short = { $took ->
        [no] Ahora empiezan las apuestas.
       *[yes] { $betting ->
            [yes] Las manos cambiaron: se apuesta otra vez.
           *[no] { $first ->
                [yes] Las manos cambiaron: se pide otra vez.
               *[no] { $viewer_is ->
                    [you] Se pide otra vez.
                   *[other] { "" }
                }
            }
        }
    }
seven_twenty_seven-final = Una última vuelta de apuestas
    .rule = Regla opcional: hay una vuelta más de apuestas antes de mostrar las manos.
    .sentence = Nadie sacó carta. Una última vuelta de apuestas.
    .short = Nadie sacó carta. Una última vuelta de apuestas.
seven_twenty_seven-show = Se muestran todas las manos
    .rule = Cuando nadie saca carta, muestran todos los que siguen dentro. Cada mano tiene su mejor total para 7 y para 27.
    .sentence = { $hands }
    .short = Se muestra todo. ¿Quién está más cerca de 7 y de 27?
    .hands = { $player }: { $cards } { $has7 ->
        [no] no pueden ganar el 7
       *[yes] suman { $total7 } para 7 (distancia { $d7 })
    } { $has27 ->
        [no] y no pueden ganar el 27.
       *[yes] y { $total27 } para 27 (distancia { $d27 }).
    }
    .working = { $hands }
    .hands-working = { $has7 ->
        [no] { "" }
       *[yes] De { $total7 } a 7: { $d7 }.
    } { $has27 ->
        [no] { "" }
       *[yes] { " " } De { $total27 } a 27: { $d27 }.
    }
    .landmark = se muestran las manos
seven_twenty_seven-one_end = La mejor en las dos metas
    .rule = Si una mano solo puede ganar una meta, quien es mejor en las dos se queda con la más cercana.
    .sentence = { $player } es mejor en las dos y se queda con { $goal }. Los demás se comparan para { $other }.
    .short = { $player_is ->
        [you] Vas por delante en las dos y te quedas con { $goal }.
       *[other] { $player } va por delante en las dos y se queda con { $goal }.
    }
seven_twenty_seven-low = Más cerca de 7
    .rule = La mano más cercana a 7 gana el lado del 7.
    .sentence = { $player } tiene { $total } y está a { $d } de 7, la distancia más pequeña.
    .short = { $d ->
        [0] { $player_is ->
            [you] ¡Tienes justo { $total }!
           *[other] ¡{ $player } tiene justo { $total }!
        }
       *[other] { $player_is ->
            [you] Eres
           *[other] { $player } es
        } quien está más cerca de 7: a { $d }.
    }
    .working = De { $total } a 7: { $d }
seven_twenty_seven-low-tie = Igual de cerca de 7
    .rule = Las manos que están igual de cerca de 7 se reparten su lado.
    .sentence = { $players } están a la misma distancia: a { $d } de 7.
    .short = { $players_is ->
        [you] { $n ->
            [2] Empatas con { $players_others }:
           *[other] Empatas:
        }
       *[other] { $n ->
            [2] { $players } empatan:
           *[other] { $n } jugadores empatan:
        }
    } a { $d } de 7.
    .working = { $hands }
    .hands-working = De { $total } a 7: { $d }
seven_twenty_seven-low-none = Nadie para el 7
    .rule = El lado del 7 puede quedarse sin ganador.
    .sentence = Nadie puede ganar el lado del 7.
    .short = Nadie puede ganar el lado del 7.
seven_twenty_seven-high = Más cerca de 27
    .rule = La mano más cercana a 27 gana el lado del 27.
    .sentence = { $player } tiene { $total } y está a { $d } de 27, la distancia más pequeña.
    .short = { $d ->
        [0] { $player_is ->
            [you] ¡Tienes justo { $total }!
           *[other] ¡{ $player } tiene justo { $total }!
        }
       *[other] { $player_is ->
            [you] Eres
           *[other] { $player } es
        } quien está más cerca de 27: a { $d }.
    }
    .working = De { $total } a 27: { $d }
seven_twenty_seven-high-tie = Igual de cerca de 27
    .rule = Las manos que están igual de cerca de 27 se reparten su lado.
    .sentence = { $players } están a la misma distancia: a { $d } de 27.
    .short = { $players_is ->
        [you] { $n ->
            [2] Empatas con { $players_others }:
           *[other] Empatas:
        }
       *[other] { $n ->
            [2] { $players } empatan:
           *[other] { $n } jugadores empatan:
        }
    } a { $d } de 27.
    .working = { $hands }
    .hands-working = De { $total } a 27: { $d }
seven_twenty_seven-high-none = Nadie para el 27
    .rule = El lado del 27 puede quedarse sin ganador.
    .sentence = Nadie puede ganar el lado del 27.
    .short = Nadie puede ganar el lado del 27.
seven_twenty_seven-split = El pozo se parte en dos
    .rule = Cada lado recibe la mitad del pozo, y quienes lo ganan se la reparten por igual.
    .sentence = { $rest ->
        [0] { $pot } ÷ 2 = { $half } para cada lado.
       *[other] { $pot } ÷ 2 = { $half } para cada lado, y { $rest ->
            [one] sobra { $rest }
           *[other] sobran { $rest }
        }.
    } { $shares }
    .short = { $rest ->
        [0] { $pot } ÷ 2 = { $half }.
       *[other] { $pot } = { $half } + { $half } + { $rest }.
    } { $parts } { $shares_n ->
        [1] { $shares }
        [2] { $shares }
       *[other] { "" }
    }
    .shares = { $player } recibe { $n }.
    .shares-short = { $player_is ->
        [you] Recibes { $n }.
       *[other] { $player } recibe { $n }.
    }
    .working = { $pot } ÷ 2 = { $half }{ $rest ->
        [0] { "" }
       *[other] , resto { $rest }
    }
        { $parts }
    .parts-short = { $k ->
        [1] { "" }
       *[other] { $players_is ->
            [you] Tú y { $players_others }
           *[other] { $players }
        }: { $amount } ÷ { $k } = { $each } cada uno.
    }
    .parts-working = { $k ->
        [1] { "" }
       *[other] { $amount } ÷ { $k } = { $each }{ $rest ->
            [0] { "" }
           *[other] , resto { $rest }
        }
    }
seven_twenty_seven-split-one = Todo el pozo
    .rule = Quien gana los dos lados, o el único lado con ganador, se lleva todo el pozo.
    .sentence = { $k ->
        [1] { $players } se lleva todo el pozo de { $pot }.
       *[other] { $players } se reparten todo el pozo de { $pot }. { $shares }
    }
    .short = { $k ->
        [1] { $shares } ¡Todo el pozo!
        [2] { $rest ->
            [0] { $pot } ÷ 2 = { $each }.
           *[other] { $pot } = { $each } + { $each } + { $rest }.
        } { $shares }
       *[other] { $k } jugadores se reparten el pozo: { $pot } ÷ { $k } = { $each }{ $rest ->
            [0] .
           *[other] , resto { $rest }.
        }
    }
    .shares = { $player } recibe { $n }.
    .shares-short = { $player_is ->
        [you] Recibes { $n }.
       *[other] { $player } recibe { $n }.
    }
    .working = { $k ->
        [1] { "" }
       *[other] { $pot } ÷ { $k } = { $each }{ $rest ->
            [0] { "" }
           *[other] , resto { $rest }
        }
    }
seven_twenty_seven-split-none = El pozo se queda
    .rule = Sin ganador, el pozo se queda para la mano siguiente.
    .sentence = No gana nadie. { $pot } fichas se quedan en el pozo.
    .short = No gana nadie. El pozo de { $pot } se queda.
seven_twenty_seven-odd = Sobran algunas
    .rule = Las fichas que no se pueden repartir por igual se quedan en el pozo o van a un lado.
    .sentence = { $pot } no se puede repartir por igual. { $stays ->
        [yes] { $left ->
            [one] Sobra una, que se queda en el pozo.
           *[other] Sobran { $left }, que se quedan en el pozo.
        }
       *[no] { $steps }
    }
    .short = { $stays ->
        [yes] { $left ->
            [one] { $left } ficha se queda en el pozo.
           *[other] { $left } fichas se quedan en el pozo.
        }
       *[no] { $steps_n ->
            [1] { $steps }
           *[other] Las fichas que sobran se dan de una en una.
        }
    }
    .steps = { $side ->
        [half] La que sobra va al lado del { $to ->
            [low] 7
           *[high] 27
        }.
       *[other] { $rest ->
            [one] { $first } recibe una más.
           *[other] { $first } reciben una más cada uno.
        }
    }
    .steps-short = { $side ->
        [half] La ficha que sobra va al { $to ->
            [low] 7
           *[high] 27
        }.
       *[other] { $first_is ->
            [you] Recibes una ficha más.
           *[other] { $rest ->
                [1] { $first } recibe una ficha más.
               *[other] { $rest } jugadores reciben una ficha más.
            }
        }
    }
    .working = { $steps }
    .steps-working = { $amount } ÷ { $k } = { $each }, resto { $rest }
seven_twenty_seven-win = Fin de la partida
    .rule = Después de la última mano, gana quien tiene más fichas.
    .sentence = { $k ->
        [1] { $players } tiene { $n } fichas y gana.
       *[other] { $players } tienen { $n } fichas cada uno y comparten la victoria.
    }
    .short = { $players_is ->
        [you] { $k ->
            [1] Ganas con
           *[other] Compartes la victoria, con
        } { $n } { $n ->
            [one] ficha
           *[other] fichas
        }{ $k ->
            [1] .
           *[other] { " " }cada uno.
        }
       *[other] { $k ->
            [1] { $players } gana con
            [2] { $players } comparten la victoria, con
           *[other] { $k } jugadores comparten la victoria, con
        } { $n } { $n ->
            [one] ficha
           *[other] fichas
        }{ $k ->
            [1] .
           *[other] { " " }cada uno.
        }
    }

seven_twenty_seven-coach-hand = { $away7 ->
        [no] { $away27 ->
            [no] Tu mano ya se pasa de 7 y de 27.
           *[other] Tu mano ya se pasa de 7 y está a { $away27 } de 27.
        }
       *[other] { $away27 ->
            [no] Tu mano está a { $away7 } de 7 y ya se pasa de 27.
           *[other] Tu mano está a { $away7 } de 7 y a { $away27 } de 27.
        }
    }
seven_twenty_seven-coach-wins = { $wins ->
        [0] casi ninguna
        [one] más o menos 1
       *[other] unas { $wins }
    } de las { $pot } fichas
seven_twenty_seven-coach-card = { seven_twenty_seven-coach-hand } Si sacas una carta y juegas bien desde ahí, en promedio ganas { seven_twenty_seven-coach-wins }. De las { $n } cartas que no ves, { $nearer7 ->
        [0] ninguna te acerca
        [one] una te acerca
       *[other] { $nearer7 } te acercan
    } a 7, y { $nearer27 ->
        [0] ninguna te acerca
        [one] una te acerca
       *[other] { $nearer27 } te acercan
    } a 27.{ $mean ->
        [none] { "" }
       *[other] {" "}Después de una carta estás en promedio más o menos a { $mean } de la meta más cercana.
    }
seven_twenty_seven-coach-stand = { seven_twenty_seven-coach-hand } Con las cartas que tienes ahora, en promedio ganas { seven_twenty_seven-coach-wins }.
seven_twenty_seven-coach-fold = Dejas el pozo de { $pot } y no pagas nada más. { seven_twenty_seven-coach-hand }
seven_twenty_seven-coach-pay = { $pays ->
        [0] Ahora no pagas nada.
       *[other] Pagas { $pays }, y el pozo crece hasta { $pot } + { $pays } = { $then }.
    } { $wins ->
        [0] El entrenador cree que de ahí no te llevas casi nada
        [one] El entrenador cree que de ahí te llevas más o menos 1 ficha
       *[other] El entrenador cree que de ahí te llevas unas { $wins } fichas
    }{ $pays ->
        [0] .
       *[other] { $result ->
            [more] { $more ->
                [one] : es más o menos 1 más de lo que pagas.
               *[other] : son unas { $more } más de las que pagas.
            }
            [less] { $more ->
                [one] : es más o menos 1 menos de lo que pagas.
               *[other] : son unas { $more } menos de las que pagas.
            }
           *[even] : es más o menos lo que pagas.
        }
    } { seven_twenty_seven-coach-hand }

seven_twenty_seven-action-check = Pasar
    .price = No pagas nada
seven_twenty_seven-action-bet = Apostar { $x }
    .kind = Apostar
    .price = { $owes ->
        [yes] Pagas { $pays }
       *[no] Pagas { $pays } de { $counters }
    }
seven_twenty_seven-action-call = Igualar
    .price = { $owes ->
        [yes] Pagas { $pays }
       *[no] Pagas { $pays } de { $counters }
    }
seven_twenty_seven-action-raise = Subir { $x }
    .kind = Subir
    .price = { $owes ->
        [yes] Pagas { $pays }
       *[no] Pagas { $pays } de { $counters }
    }
seven_twenty_seven-action-fold = Retirarse
    .price = Dejas el pozo
seven_twenty_seven-action-card = Sacar una carta
seven_twenty_seven-action-stand = Sin carta

seven_twenty_seven-zone-up = A la vista
seven_twenty_seven-zone-down = Tapadas
seven_twenty_seven-zone-stock = Pila
seven_twenty_seven-zone-muck = Retiradas
seven_twenty_seven-counter-pot = Pozo
seven_twenty_seven-counter-hand = Mano
seven_twenty_seven-counter-counters = Fichas
seven_twenty_seven-counter-status = Estado
    .v-folded = se retiró
    .v-bust = fuera
seven_twenty_seven-counter-total7 = Para 7
seven_twenty_seven-counter-total27 = Para 27
seven_twenty_seven-measure-counters = fichas al final
seven_twenty_seven-measure-cards_taken = cartas pedidas
seven_twenty_seven-measure-busts = manos de más de 27
seven_twenty_seven-measure-folds = manos retiradas
seven_twenty_seven-measure-showdowns = manos mostradas
seven_twenty_seven-measure-halved = pozos partidos en dos

seven_twenty_seven-option-ante = Entrada
    .help = Fichas que pone cada uno antes de una mano.
seven_twenty_seven-option-start_counters = Fichas al principio
    .help = Cuántas fichas tiene cada uno al empezar.
seven_twenty_seven-option-min_bet = Apuesta más pequeña
    .help = La apuesta o subida más pequeña.
seven_twenty_seven-option-max_bet = Apuesta más grande
    .help = La apuesta o subida más grande. Con 0 no se apuesta nada.
seven_twenty_seven-option-max_raises = Subidas
    .help = Cuántas subidas puede haber en una vuelta.
seven_twenty_seven-option-short = Pocas fichas
    .help = Los jugadores pueden deber, o nadie apuesta más de lo que todos pueden igualar.
    .v-owe = los jugadores pueden deber
    .v-cap = solo lo que todos pueden igualar
seven_twenty_seven-option-first = Cómo empieza la mano
    .help = Si una mano empieza con apuestas o pidiendo cartas.
    .v-bet = con apuestas
    .v-ask = pidiendo cartas
seven_twenty_seven-option-extra_card = Cartas de más
    .help = Si una carta de más está tapada o a la vista.
    .v-down = tapada
    .v-up = a la vista
seven_twenty_seven-option-over = Más allá de una meta
    .help = Cuenta por su distancia, no puede ganar esa meta, o queda fuera enseguida al pasar de 27.
    .v-allowed = cuenta por su distancia
    .v-loses_end = no puede ganar esa meta
    .v-out_at_once = queda fuera al pasar de 27
seven_twenty_seven-option-sides = Por debajo y por encima
    .help = Si las distancias iguales empatan, o va primero la de debajo.
    .v-equal = empatan
    .v-under_first = primero la de debajo
seven_twenty_seven-option-ends = Metas para una mano
    .help = Si una mano puede ganar las dos metas.
    .v-cards_speak = las dos
    .v-one_end = una
seven_twenty_seven-option-final_bet = Últimas apuestas
    .help = Una vuelta más de apuestas antes de mostrar las manos.
seven_twenty_seven-option-freeze_after = Manos congeladas
    .help = Después de tantas veces sin carta ya no puedes pedir. 0 es nunca.
seven_twenty_seven-option-stock_empty = Cuando la pila está vacía
    .help = No hay más cartas, o se mezclan las retiradas.
    .v-no_more = no hay más cartas
    .v-reshuffle_folded = se mezclan las cartas retiradas
seven_twenty_seven-option-odd = Fichas que sobran
    .help = A dónde van las fichas que no se pueden repartir por igual.
    .v-carry = se quedan en el pozo
    .v-low = al lado del 7
    .v-high = al lado del 27
seven_twenty_seven-option-hands = Manos
    .help = Cuántas manos tiene una partida.
seven_twenty_seven-preset-book = Reglas impresas
    .help = Las reglas del libro.
seven_twenty_seven-preset-ask_first = Primero pedir
    .help = Una mano empieza pidiendo cartas.
seven_twenty_seven-preset-no_bust = Sin pasarse
    .help = Gana quien está más cerca sin pasarse; las cartas de más están a la vista.
seven_twenty_seven-preset-under_first = Primero la de debajo
    .help = A la misma distancia gana el total más bajo; las cartas de más están a la vista.
seven_twenty_seven-preset-one_end = Una meta cada uno
    .help = Una mano gana solo una de las dos metas.
seven_twenty_seven-preset-no_betting = Sin apuestas
    .help = Solo las cartas y mostrarlas: una buena primera lección.
seven_twenty_seven-preset-short = Partida corta
    .help = Cuatro manos. Después se cuentan las fichas.

## Primeras pistas, de una en una, cuando el juego es nuevo

seven_twenty_seven-hint-start = Acércate a 7, o acércate a 27.
seven_twenty_seven-hint-turn = Figuras: ½. As: 1 u 11.
seven_twenty_seven-hint-can-bet = ¿Apuestas? Toca el botón y elige cuántas fichas.
seven_twenty_seven-hint-can-card = Saca una carta, o quédate como estás.
seven_twenty_seven-hint-last = Las dos manos más cercanas comparten el pozo.
