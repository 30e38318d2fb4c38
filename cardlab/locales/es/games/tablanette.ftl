tablanette-game = Tablanette
    .aim = Consigue más puntos que nadie: llévate cartas de la mesa con una que valga lo mismo.
    .summary = Juega una carta y llévate cartas que sumen lo mismo. Si dejas la mesa vacía, haces tablanette.
    .ages = 8 a 12
    .teaches = Hacer un número con varios, probar todas las combinaciones, un as que es 1 u 11

tablanette-turn = A quién le toca
    .rule = Los dos jugadores juegan por turnos. Cada vez juegas una carta de tu mano.
    .sentence = Le toca a { $turn }.
    .short = { "" }
    .refused = { $why ->
        [deal] Primero hay que repartir las cartas.
        [dealt] Las cartas ya están repartidas. Ahora juega una { $turn }.
        [not_held] { $card } no está en tu mano. Juega una de tus cartas.
       *[turn] Espera un momento: primero juega { $turn }.
    }
tablanette-deal = El reparto
    .rule = Los dos jugadores reciben seis cartas, y empieza quien no reparte.
    .sentence = { $dealer } reparte { $n } cartas a cada uno, de una en una.
    .short = { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } para cada uno.{ $viewer_is ->
        [you] { $dealer_is ->
            [you] { " " }Empieza el otro jugador.
           *[other] { " " }Empiezas tú.
        }
       *[other] { "" }
    }
tablanette-layout-jack = Ninguna jota al empezar
    .rule = Al empezar no puede haber una jota en la mesa. Va bajo la pila, y se pone otra carta.
    .sentence = { $card } barrería la mesa, así que no puede estar ahí al empezar. Va al fondo de la pila.
    .short = Ninguna jota al empezar: { $card } va bajo la pila.
tablanette-layout = Las primeras cartas de la mesa
    .rule = Se ponen cuatro cartas boca arriba. Cualquiera se las puede llevar.
    .sentence = { $n ->
        [0] No quedan cartas para la mesa.
       *[other] { $cards } { $n ->
            [one] está
           *[other] están
        } en la mesa, y empieza el juego.
    }
    .short = { $n ->
        [0] No quedan cartas para la mesa.
        [one] Hay { $n } carta en la mesa.
       *[other] Hay { $n } cartas en la mesa.
    }
tablanette-deal-again = Seis más cada uno
    .rule = Cuando las dos manos están vacías, se reparten seis cartas más a cada uno. La mesa se queda como está.
    .sentence = Las dos manos están vacías, así que vienen cartas nuevas. Es el reparto { $deal } de { $deals }.
    .short = Las dos manos están vacías. Cartas nuevas: reparto { $deal } de { $deals }.
tablanette-trail = Dejar una carta
    .rule = Puedes dejar una carta y no llevarte nada. Se queda en la mesa, y alguien se la puede llevar después.
    .sentence = { $player } deja { $card } y no se lleva nada.
    .short = { $player_is ->
        [you] Dejas { $card } en la mesa.
       *[other] { $player } deja { $card } en la mesa.
    }
tablanette-take-equal = Cartas iguales
    .rule = Una carta se lleva todas las cartas de la mesa que valen lo mismo.
    .sentence = { $ace ->
        [yes] Un as se lleva un as: { $player } se lleva { $cards }.
       *[no] { $card } vale { $value }. { $n ->
            [one] { $cards } también vale { $value }, así que { $player } se la lleva.
           *[other] { $cards } también valen { $value } cada una, así que { $player } se las lleva.
        }
    }
    .short = { $player_is ->
        [you] Te llevas
       *[other] { $player } se lleva
    } { $cards } con { $card }: { $ace ->
        [yes] un as se lleva un as.
       *[no] { $n ->
            [one] las dos valen { $value }.
           *[other] todas valen { $value }.
        }
    }
tablanette-take-sum = Cartas que se suman
    .rule = Una carta se lleva cartas que suman su valor. Puede llevarse varios grupos así a la vez, pero ninguna carta cuenta dos veces.
    .sentence = { $ace ->
        [yes] { $card } cuenta 11 aquí.
       *[no] { $card } vale { $value }.
    } { $groups } { $player } se lleva todo eso.
    .short = { $player_is ->
        [you] Te llevas
       *[other] { $player } se lleva
    } { $groups_n ->
        [one] { $n ->
            [2] { $cards } con { $card }: { $groups }
            [3] { $cards } con { $card }: { $groups }
            [4] { $cards } con { $card }: { $groups }
            [5] { $n } cartas con { $card }: { $groups }
            [6] { $n } cartas con { $card }: { $groups }
            [7] { $n } cartas con { $card }: { $groups }
           *[other] { $n } cartas con { $card }. Suman { $value }.
        }
       *[other] { $n } cartas con { $card }: { $groups_n } grupos que suman { $value } cada uno.
    }
    .groups = { $n ->
        [one] { $cards } también vale { $value }.
       *[other] { $cards }: { $terms } = { $value }.
    }
    .groups-short = { $terms } = { $value }.
    .working = { $groups }
    .groups-working = { $n ->
        [one] { "" }
       *[other] { $terms } = { $value }
    }
tablanette-refuse-sum = Eso no suma
    .rule = Solo puedes llevarte de la mesa cartas con las que haces grupos del valor de tu carta.
    .sentence = { $why ->
        [absent] Elige cartas que estén en la mesa, cada una solo una vez.
        [jack] Una jota de la mesa no se puede sumar. Solo se la lleva otra jota.
       *[sum] { $n ->
            [one] { $cards } cuenta { $sum }
           *[other] { $cards } suman { $sum }
        }{ $aces ->
            [0] { "" }
            [one] { $high ->
                [11] , u 11 con el as como 11
               *[other] , o { $high } con el as como 11
            }
           *[other] , y 10 más por cada as que es 11
        }. { $ace ->
            [yes] { $card } necesita 1 u 11.
           *[no] { $card } necesita { $value }.
        } Así no sale.
    }
    .short = { "" }
tablanette-refuse-size = Demasiadas cartas en una suma
    .rule = Regla opcional: una suma tiene como máximo tres cartas.
    .sentence = Estas cartas sí suman { $value }, pero solo con { $n } cartas en una suma. Como máximo son tres.
    .short = { "" }
tablanette-refuse-groups = Una suma cada vez
    .rule = Regla opcional: una carta se lleva una sola suma, o una sola carta igual.
    .sentence = { $cards } forman { $n } grupos de { $value }. { $card } solo se puede llevar uno.
    .short = { "" }
tablanette-refuse-duty = Tiene que llevarse algo
    .rule = Regla opcional: si tu carta puede llevarse algo, tienes que llevártelo.
    .sentence = Con { $card } puedes llevarte { $example }. Aquí es obligatorio.
    .short = { "" }
tablanette-stays = La carta se queda
    .rule = Regla opcional: la carta que se llevó otras se queda en la mesa.
    .sentence = { $card } se llevó cartas, y ahora se queda en la mesa.
    .short = { $card } se queda en la mesa.
tablanette-discarded = Fuera de la partida
    .rule = Regla opcional: la carta que se llevó otras va a un montón que no cuenta para nadie.
    .sentence = { $card } se llevó cartas, y va al descarte. No cuenta para nadie.
    .short = { $card } va al descarte y no cuenta para nadie.
tablanette-jack = Una jota barre
    .rule = Una jota se lleva todo lo que hay en la mesa. Vale 0, así que esto no es tablanette.
    .sentence = { $card } barre { $cards } para { $player }. Una jota vale 0, así que no hay premio.
    .short = La jota se lleva todo: { $cards_n ->
        [one] { $cards_n } carta
       *[other] { $cards_n } cartas
    } para { $player_is ->
        [you] ti.
       *[other] { $player }.
    }
    .refused = Una jota se lleva todo lo que hay en la mesa. No puedes elegir algunas cartas.
tablanette-jack-empty = Una jota sin nada que llevarse
    .rule = Una jota en una mesa vacía no se lleva nada y se queda ahí.
    .sentence = La mesa está vacía. { $card } no se lleva nada y se queda ahí.
    .short = La mesa está vacía: la jota no se lleva nada.
tablanette-sweep = Tablanette
    .rule = Si te llevas la última carta de la mesa, pero no con una jota que barre, haces tablanette.
    .sentence = { $n ->
        [one] Era la única carta que había
        [2] Se van las dos cartas
       *[other] Se van las { $n } cartas
    }. { $player } deja la mesa vacía: ¡tablanette!
    .short = ¡Tablanette! { $player_is ->
        [you] Dejas la mesa vacía.
       *[other] { $player } deja la mesa vacía.
    }
    .landmark = tablanette
tablanette-sweep-sum = El premio
    .rule = Una tablanette da enseguida el valor de todas las cartas que te llevas, y de la que juegas.
    .sentence = { $groups ->
        [one] Las cartas de la mesa suman { $value }
       *[other] { $groups } grupos suman { $groups } × { $value } = { $product }
    }, y { $card } vale otros { $value }: { $points } puntos para { $player }.
    .short = Premio: { $groups ->
        [one] { $value }
       *[other] { $groups } × { $value }
    } + { $value } = { $points } puntos para { $player_is ->
        [you] ti.
       *[other] { $player }.
    }
    .working = { $groups ->
        [one] { $value } + { $value } = { $points }
       *[other] { $groups } × { $value } + { $value } = { $product } + { $value } = { $points }
    }
tablanette-sweep-one = El premio
    .rule = Regla opcional: una tablanette da enseguida un punto.
    .sentence = { $player } recibe un punto por la tablanette.
    .short = Premio: un punto para { $player_is ->
        [you] ti.
       *[other] { $player }.
    }
tablanette-last = Las últimas cartas
    .rule = Al final de una mano, quien se llevó algo por última vez recibe las cartas que quedan. Eso no es tablanette.
    .sentence = { $player } fue quien se llevó cartas por última vez, y recibe { $n ->
        [one] la carta que queda
       *[other] las { $n } cartas que quedan
    }.
    .short = La última captura fue { $player_is ->
        [you] tuya: { $n ->
            [one] recibes la última carta.
           *[other] recibes las { $n } últimas cartas.
        }
       *[other] de { $player }: { $n ->
            [one] recibe la última carta.
           *[other] recibe las { $n } últimas cartas.
        }
    }
tablanette-last-nobody = Nadie se llevó nada
    .rule = Si en una mano nadie se llevó nada, las cartas que quedan no cuentan para nadie.
    .sentence = Nadie se llevó nada, así que nadie recibe lo que hay en la mesa.
    .short = Nadie se llevó nada: nadie recibe estas cartas.
tablanette-score = Se cuentan las cartas
    .rule = 2♣ y cada diez, jota, reina y rey dan 1 punto. 10♦ puede dar más, y los ases también.
    .sentence = { $k ->
        [0] { $player } no tiene cartas que den puntos.
       *[other] { $player } cuenta. { $items } { $k ->
            [one] { $points ->
                [one] Es 1 punto.
               *[other] Son { $points } puntos.
            }
           *[other] En total, { $terms } = { $points } puntos.
        }
    }
    .short = { $k ->
        [0] { $player_is ->
            [you] No tienes
           *[other] { $player } no tiene
        } cartas que den puntos.
       *[other] { $player_is ->
            [you] Tus cartas:
           *[other] Las cartas de { $player }:
        }{ $k ->
            [one] { " " }
           *[other] { " " }{ $terms } ={ " " }
        }{ $points ->
            [one] 1 punto.
           *[other] { $points } puntos.
        }
    }
    .items = { $kind ->
        [two] 2♣: { $points }.
        [ten_of_diamonds] 10♦: { $points }.
        [tens] Otros dieces: { $points }.
        [courts] Jotas, reinas y reyes: { $points }.
       *[aces] Ases: { $points }.
    }
    .working = { $k ->
        [0] 0
        [one] { $points }
       *[other] { $terms } = { $points }
    }
tablanette-score-double = Cuentan dos veces
    .rule = Regla opcional: los puntos de las cartas de una tablanette cuentan dos veces.
    .sentence = { $points ->
        [one] Se ganó 1 punto
       *[other] Se ganaron { $points } puntos
    } en una tablanette, así que { $player } { $points ->
        [one] lo cuenta
       *[other] los cuenta
    } otra vez: { $points } + { $points } = { $double }.
    .short = Las tablanettes cuentan doble: { $points } + { $points } = { $double } para { $player_is ->
        [you] ti.
       *[other] { $player }.
    }
    .working = { $points } + { $points } = { $double }
tablanette-score-cards = Más cartas
    .rule = Quien tiene suficientes cartas, más de la mitad de la baraja, recibe 3 puntos más.
    .sentence = { $player } tiene { $n } cartas, y bastan { $needed }: { $points } puntos más.
    .short = { $player_is ->
        [you] Tienes
       *[other] { $player } tiene
    } la mayoría de las cartas, { $n }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } más.
    .working = { $n } ≥ { $needed }
tablanette-win = Se llegó a la meta
    .rule = Gana quien llega a la meta. Si llegan los dos, gana quien tiene más puntos.
    .sentence = { $player } tiene { $score } puntos. La meta era { $target }, así que gana { $player }.
    .short = La meta era { $target }. { $player_is ->
        [you] Tienes { $score }: ¡ganas tú!
       *[other] { $player } tiene { $score }: ¡gana { $player }!
    }
    .working = { $score } ≥ { $target }
tablanette-win-tie = Igual en la meta
    .rule = Si los dos llegan a la meta con los mismos puntos, se juega otra mano.
    .sentence = Los dos tienen { $score } puntos, así que tiene que decidir una mano más.
    .short = Los dos tienen { $score }: una mano más.
    .working = { $score } = { $score }
tablanette-max_hands = La última mano
    .rule = Después de cierto número de manos, la partida termina. No gana nadie, o gana quien tiene más puntos.
    .sentence = { $n ->
        [one] Se jugó una mano
       *[other] Se jugaron { $n } manos
    }, y aquí terminamos. { $outcome ->
        [won] { $counts } { $winner } tiene más puntos y gana.
        [draw] { $counts } Los dos tienen lo mismo: hay empate.
       *[unfinished] { $tie ->
            [yes] Los dos tienen los mismos puntos, así que no gana nadie.
           *[no] Nadie tiene { $target } puntos.
        }
    }
    .short = { $n ->
        [one] { $n } mano jugada.
       *[other] { $n } manos jugadas.
    } { $outcome ->
        [won] { $counts } { $winner_is ->
            [you] ¡Ganas tú!
           *[other] ¡Gana { $winner }!
        }
        [draw] { $counts } ¡Empate!
       *[unfinished] { $tie ->
            [yes] Los dos están empatados: no gana nadie.
           *[no] Nadie llegó a { $target }.
        }
    }
    .counts = { $player } tiene { $n } { $n ->
        [one] punto
       *[other] puntos
    }.
    .counts-short = { $player_is ->
        [you] Tú: { $n }.
       *[other] { $player }: { $n }.
    }

tablanette-coach-answer = { $best ->
        [none] { "" }
        [0] La mejor carta del otro jugador apenas da puntos.
        [one] La mejor carta del otro jugador da más o menos 1 punto.
       *[other] La mejor carta del otro jugador da unos { $best } puntos.
    }
tablanette-coach-jacks = { $jacks ->
        [0] .
        [one] { $only ->
            [yes] : es una jota.
           *[no] , una de ellas jota.
        }
       *[other] { $only ->
            [yes] : todas son jotas.
           *[no] , { $jacks } de ellas jotas.
        }
    }
tablanette-coach-lay = { $card } no se lleva nada. { $danger ->
        [yes] Deja { $left ->
            [one] una carta
           *[other] { $left } cartas
        }, y { $clears } de las { $unseen } cartas que no ves { $clears ->
            [one] dejaría
           *[other] dejarían
        } la mesa vacía{ tablanette-coach-jacks }
        [none] Ninguna de las { $unseen } cartas que no ves dejaría la mesa vacía.
       *[empty] Nadie tiene cartas para llevársela.
    } { tablanette-coach-answer }
tablanette-coach-take = { $n ->
        [one] Te llevas una carta.
       *[other] Te llevas { $n } cartas.
    } { $points ->
        [0] Esto no da puntos por sí solo, pero quien tiene más cartas al final recibe 3.
        [one] Esto da 1 punto.
       *[other] Esto da { $points } puntos.
    } { $danger ->
        [yes] { $clears } de las { $unseen } cartas que no ves se { $clears ->
            [one] llevaría
           *[other] llevarían
        } todo el resto{ tablanette-coach-jacks }
        [none] Ninguna de las cartas que no ves se llevaría todo el resto.
       *[empty] Ya nadie puede responder.
    } { tablanette-coach-answer }
tablanette-coach-tablanette = ¡Tablanette! { $points ->
        [0] No da puntos.
        [one] Da 1 punto.
       *[other] Con las cartas que lleva, da { $points } puntos.
    } { tablanette-coach-answer }
tablanette-coach-jack = { $n ->
        [0] La jota no se lleva nada y se queda ahí. Guárdala hasta que la mesa esté llena.
        [one] La jota se lleva una carta y da { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }. De una mesa llena podría llevarse más.
       *[other] La jota se lleva las { $n } cartas y da { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }. No hay premio cuando barre una jota.
    } { tablanette-coach-answer }

tablanette-action-play = Dejar { $card }
    .take = { $card } se lleva { $take }
    .sweep = { $card } barre la mesa

tablanette-zone-hand = Mano
tablanette-zone-won = Ganadas
tablanette-zone-swept = Barridas
tablanette-zone-stock = Pila
tablanette-zone-discard = Descartadas
tablanette-counter-hand = Mano
tablanette-counter-deal = Reparto
tablanette-counter-score = Puntos
tablanette-counter-tablanettes = Tablanettes
tablanette-measure-sweeps = tablanettes
tablanette-measure-hand = manos
tablanette-measure-takes = jugadas que se llevaron cartas
tablanette-measure-trails = cartas dejadas en la mesa

tablanette-option-played_card = La carta que se lleva otras
    .help = A dónde va la carta que se llevó otras.
    .v-taken = va con las cartas que se llevó
    .v-stays = se queda en la mesa
    .v-discarded = va a un montón que no cuenta para nadie
tablanette-option-group_max = Cartas en una suma
    .help = Cuántas cartas se pueden sumar en un grupo.
    .v-any = las que quieras
    .v-3 = tres como máximo
tablanette-option-groups = Grupos a la vez
    .help = Si una carta se puede llevar varios grupos.
    .v-many = varios
    .v-one = solo uno
tablanette-option-capture_duty = Llevarse cartas
    .help = Si una carta que se puede llevar algo se puede dejar sin llevarse nada.
    .v-free = puedes llevarte algo
    .v-must = tienes que llevarte algo
tablanette-option-jack = Jota
    .help = Una jota se lleva todo, o es un 12 como otro cualquiera.
    .v-sweeps = se lleva todo
    .v-twelve = vale 12
tablanette-option-jack_in_sums = Jota en una suma
    .help = Si una jota de la mesa puede entrar en un grupo como 0. Para eso, las jotas tienen que llevarse todo.
tablanette-option-bonus = Premio
    .help = Lo que da una tablanette.
    .v-sum = el valor de todas sus cartas
    .v-double_cards = sus cartas con puntos cuentan dos veces
    .v-one = un punto
    .v-none = nada
tablanette-option-ten_of_diamonds = Diez de diamantes
    .help = Cuántos puntos da 10♦.
tablanette-option-cards_needed = Cartas para 3 puntos
    .help = Con cuántas cartas se reciben los 3 puntos por tener más cartas.
tablanette-option-ace_points = Puntos de un as
    .help = Cuántos puntos da cada as.
tablanette-option-target = Meta
    .help = Con cuántos puntos se gana. Para una lección, pon de 20 a 60.
tablanette-option-win_check = Cuándo se mira la meta
    .help = Cuándo se mira si alguien llegó a la meta.
    .v-hand_end = después de cada mano
    .v-at_once = también después de cada premio
tablanette-option-max_hands = Manos como máximo
    .help = Después de tantas manos, la partida termina.
tablanette-option-on_limit = Al llegar al límite
    .help = Después de la última mano, no gana nadie, o gana quien tiene más puntos.
    .v-unfinished = no gana nadie
    .v-most_points = gana quien tiene más puntos
tablanette-preset-published = Como en casi todos los libros
    .help = La carta que se lleva otras va con ellas, y una tablanette da todos sus valores.
tablanette-preset-book = El libro viejo
    .help = Una suma de dos o tres cartas. La carta que se lleva otras se queda en la mesa.
tablanette-preset-discard_pile = Con descarte
    .help = La carta que se lleva otras no cuenta para nadie.
tablanette-preset-serbian = Como en Serbia
    .help = Una jota es 12, los ases dan puntos, y se gana con 101 puntos.
tablanette-preset-short = Partida corta
    .help = Una mano: 24 cartas cada uno. Gana quien tiene más puntos.

## Primeras pistas, de una en una, cuando el juego es nuevo

tablanette-hint-start = Toca una carta de tu mano.
tablanette-hint-turn = Tu carta se lleva cartas que suman lo mismo.
tablanette-hint-on-trail = ¿No sale ninguna suma? Deja tu carta.
tablanette-hint-on-take-equal = { $ace_points ->
        [0] Dieces, jotas, reinas y reyes dan puntos.
       *[1] Ases, dieces, jotas, reinas y reyes dan puntos.
    }
tablanette-hint-later = { $jack ->
        [sweeps] La jota se lleva todo. Reina 13, rey 14.
       *[twelve] Jota 12, reina 13, rey 14.
    }
tablanette-hint-last = Deja la mesa vacía: ¡es una tablanette!
