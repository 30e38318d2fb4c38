money-game = Dinero
    .aim = Deja al otro jugador sin cartas de número y sin dinero.
    .summary = Tira cartas a un montón y atrapa las parejas. Las figuras son dinero: con ellas compras cartas nuevas.
    .ages = 7 a 12
    .teaches = Múltiplos de 5, formar una cantidad de varias maneras, el cambio y los intercambios justos

## Dinero: qué pasa, regla por regla

money-setup-bank = La mitad del dinero para cada uno
    .rule = Las figuras son dinero. Cada jugador recibe la mitad de cada clase y la pone a la vista en un banco.
    .sentence = { $prices } Cada banco puede comprar { $total } cartas de número: { $sum } = { $total }.
    .short = Cada banco puede comprar { $total } cartas de número.
    .prices = { $rank ->
        [J] Una jota
        [Q] Una reina
        [K] Un rey
        [A] Un as
       *[other] Un comodín
    } vale { $value }.
    .working = { $sum } = { $total }
money-setup-deal = Se reparten las cartas de número
    .rule = Todas las otras cartas son cartas de número. Se reparten boca abajo, y nadie las mira.
    .sentence = { $numerals } cartas de número se reparten entre dos: { $numerals } ÷ 2 = { $each } para cada jugador.
    .short = { $numerals } ÷ 2 = { $each } cartas de número para cada uno.
    .working = { $numerals } ÷ 2 = { $each }

money-end-draw = Nadie puede seguir
    .rule = Cuando ningún jugador tiene carta para tirar ni para pagar, la partida acaba en empate.
    .sentence = Todas las cartas están en la mesa, y nadie puede tirar ni pagar. Así que no gana nadie.
    .short = Nadie puede tirar ni pagar. Es un empate.
money-end-broke = Sin cartas de número y sin dinero
    .rule = Si te toca y no tienes ni cartas de número ni dinero, pierdes. Lo que hay en la mesa es para el otro.
    .sentence = { $player } no puede tirar ni pagar. { $winner } se lleva lo que hay en la mesa y gana la partida.
    .short = { $player_is ->
        [you] No puedes tirar ni pagar.
       *[other] { $player } no puede tirar ni pagar.
    } { $winner_is ->
        [you] ¡Ganas tú!
       *[other] ¡Gana { $winner }!
    }
money-buy-must = Hay que comprar
    .rule = Sin cartas de número en la mano, tienes que comprar antes de tirar.
    .sentence = A { $player } no le quedan cartas de número. El dinero de su banco vale { $worth }, así que { $player } tiene que comprar.
    .short = Ni una carta de número: { $player_is ->
        [you] tienes que comprar.
       *[other] { $player } tiene que comprar.
    }
    .refused = No tienes en la mano ninguna carta de número para tirar. Primero compra.
    .landmark = hay que comprar
money-end-stuck = Dinero que no sirve
    .rule = Regla opcional: si tienes que comprar y no puedes, pierdes.
    .sentence = { $player } tiene dinero, pero no hay nada que pueda comprar. Así que gana { $winner }.
    .short = { $player_is ->
        [you] No puedes comprar nada.
       *[other] { $player } no puede comprar nada.
    } { $winner_is ->
        [you] ¡Ganas tú!
       *[other] ¡Gana { $winner }!
    }
money-buy-lifted = Comprar en el otro lado
    .rule = Si con tu dinero no puedes comprar nada donde te toca, puedes comprar en el otro lado.
    .sentence = { $source ->
        [opponent] Ninguna carta del banco sirve para lo que hay en la mesa. Así que { $player } también puede comprarle cartas a { $opponent }.
       *[floor] { $opponent } no tiene suficientes cartas para nada de este dinero. Así que { $player } también puede comprar de la mesa.
    }
    .short = { $source ->
        [opponent] { $player_is ->
            [you] También puedes comprarle cartas a { $opponent }.
           *[other] { $opponent_is ->
                [you] { $player } también puede comprarte cartas.
               *[other] { $player } también puede comprarle cartas a { $opponent }.
            }
        }
       *[floor] { $player_is ->
            [you] También puedes comprar cartas de la mesa.
           *[other] { $player } también puede comprar cartas de la mesa.
        }
    }
money-buy-pass = No hay nada que comprar
    .rule = Cuando nadie tiene suficientes cartas para tu dinero, esperas hasta tu siguiente turno.
    .sentence = Ni la mesa ni el otro jugador tienen suficientes cartas para este dinero. { $player } espera un turno.
    .short = No hay nada que comprar: { $player_is ->
        [you] esperas un turno.
       *[other] { $player } espera un turno.
    }

money-throw = Una carta en el montón
    .rule = Tiras la carta de arriba de tu mano, boca arriba, para que los dos la vean al mismo tiempo.
    .sentence = { $top ->
        [none] { $player } tira { $card } a la mesa.
       *[other] { $player } tira { $card } sobre { $top }.
    }
    .short = { $player_is ->
        [you] Tiras { $card }
       *[other] { $player } tira { $card }
    } { $top ->
        [none] a la mesa.
       *[other] sobre { $top }.
    }
money-capture-match = Una pareja
    .rule = Cuando tu carta tiene el mismo número que la de debajo, te llevas todo el montón. Va bajo tu mano.
    .sentence = { $card } y { $top } tienen el mismo número. { $player } se lleva el montón de { $n } cartas.
    .short = { $card_rank } y { $top_rank }: ¡pareja! { $player_is ->
        [you] Te llevas
       *[other] { $player } se lleva
    } { $n } cartas.
    .landmark = pareja
money-capture-joker = Dos comodines
    .rule = Con un comodín solo hace pareja el otro comodín.
    .sentence = Un comodín está sobre un comodín. { $player } se lleva el montón de { $n } cartas.
    .short = ¡Comodín sobre comodín! { $player_is ->
        [you] Te llevas
       *[other] { $player } se lleva
    } { $n } cartas.
money-capture-seven = El siete de diamantes
    .rule = Regla opcional: 7♦ se lleva el montón, haya lo que haya encima.
    .sentence = { $card } no necesita pareja: se lleva cualquier montón. { $player } recibe { $n } cartas.
    .short = ¡{ $card } se lleva cualquier montón! { $player_is ->
        [you] Recibes
       *[other] { $player } recibe
    } { $n } cartas.
money-capture-money = El dinero de debajo del montón
    .rule = Quien se lleva el montón recibe también el dinero que hay debajo.
    .sentence = { $n ->
        [one] De debajo del montón, { $player } también recibe { $cards }, que vale { $total }.
       *[other] { $player } también recibe { $cards } de debajo del montón: { $sum } = { $total }.
    }
    .short = { $player_is ->
        [you] También recibes dinero:
       *[other] { $player } también recibe dinero:
    } { $n ->
        [2] { $sum } = { $total }.
        [3] { $sum } = { $total }.
        [4] { $sum } = { $total }.
       *[other] { $total }.
    }
    .working = { $n ->
        [one] { "" }
       *[other] { $sum } = { $total }
    }
money-capture-missed = Se escapó una pareja
    .rule = Una pareja hay que decirla antes de hacer nada más. Si no, el montón se queda.
    .sentence = { $same ->
        [yes] { $card } y { $top } sí eran pareja, pero { $player } no lo dijo. El montón se queda.
       *[no] { $card } se lleva cualquier montón, pero { $player } no lo dijo. El montón se queda.
    }
    .short = { $same ->
        [yes] { $card_rank } y { $top_rank } eran pareja,
       *[no] { $card } se lleva cualquier montón,
    } pero { $player_is ->
        [you] se te escapó.
       *[other] a { $player } se le escapó.
    }
money-claim-false = Una pareja que no lo es
    .rule = Quien dice que hay pareja cuando no la hay le da el montón al otro jugador, si no se acuerda otra cosa.
    .sentence = { $top ->
        [none] { $card } está sola, así que no hay nada con que hacer pareja.
       *[other] { $card } y { $top } no son pareja.
    } { $then ->
        [takes] { $n ->
            [one] { $opponent } recibe la carta.
           *[other] { $opponent } recibe el montón de { $n } cartas.
        }
        [chooses] Ahora, { $opponent } puede llevarse el montón.
       *[none] No cuesta nada.
    }
    .short = { $top ->
        [none] { $card } está sola: no es pareja.
       *[other] { $card_rank } y { $top_rank } no son pareja.
    } { $then ->
        [takes] { $opponent_is ->
            [you] Te llevas
           *[other] { $opponent } se lleva
        } { $n ->
            [one] la carta.
           *[other] { $n } cartas.
        }
        [chooses] { $opponent_is ->
            [you] Puedes llevarte el montón.
           *[other] { $opponent } puede llevarse el montón.
        }
       *[none] { "" }
    }
money-claim-punished = Se lleva el montón
    .rule = Regla opcional: el otro jugador elige llevarse el montón después de una pareja que no lo es.
    .sentence = { $player } se lleva el montón: { $n } { $n ->
        [one] carta
       *[other] cartas
    }.
    .short = { $player_is ->
        [you] Te llevas
       *[other] { $player } se lleva
    } el montón: { $n ->
        [one] { $n } carta.
       *[other] { $n } cartas.
    }
money-claim-spared = El montón se queda
    .rule = Regla opcional: el otro jugador puede dejar el montón donde está después de una pareja que no lo es.
    .sentence = { $player } deja el montón donde está.
    .short = { $player_is ->
        [you] Dejas el montón.
       *[other] { $player } deja el montón.
    }
money-claim-late = No es el momento de decir pareja
    .rule = Solo puede decir pareja quien acaba de tirar, y solo antes de hacer nada más.
    .sentence = { $capture ->
        [automatic] No hace falta decir nada: aquí una pareja se lleva sola el montón.
       *[claim] { $player } solo puede decir pareja justo después de tirar una carta.
    }
    .short = { "" }
money-turn-order = Antes va otra cosa
    .rule = En cada turno: quizá compras, después tiras, y después dices pareja o lo dejas pasar.
    .sentence = { $waiting_for ->
        [deal] Primero hay que repartir las cartas.
        [claim] Primero, { $turn } dice si las dos cartas de arriba son pareja.
        [supply] Primero, { $turn } dice qué da por el dinero.
        [penalty] Primero, { $turn } dice si se lleva el montón o lo deja.
       *[act] Ahora, { $turn } tiene que tirar o comprar.
    }
    .short = { "" }

money-chosen-buy = Una oferta
    .sentence = { $player } quiere comprarle cartas al otro jugador, que ahora puede dar cambio.
    .short = { $player_is ->
        [you] Quieres comprarle cartas al otro jugador, que puede darte cambio.
       *[other] { $player } quiere comprarte cartas. Puedes dar cambio.
    }

money-buy-floor = Comprar cartas de la mesa
    .rule = Pagas a la mesa y tomas cartas de número del montón. Las volteas y las pones bajo tu mano.
    .sentence = { $change ->
        [0] { $pay } vale { $value }, así que { $player } compra { $value } cartas de número del montón. { $pay } va debajo.
       *[other] { $pay } vale { $value }. Le dan { $change } de cambio: { $value } − { $change } = { $n } cartas de número.
    }
    .short = { $player_is ->
        [you] Pagas
       *[other] { $player } paga
    } { $pay } por { $change ->
        [0] { "" }
       *[other] { $value } − { $change } ={ " " }
    }{ $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } del montón.
    .working = { $change ->
        [0] { "" }
       *[other] { $value } − { $change } = { $n }
    }
money-buy-opponent = Comprarle al otro jugador
    .rule = Le pagas al otro jugador, y te da cartas de número de su mano. Su orden no cambia.
    .sentence = { $change ->
        [0] { $pay } vale { $value }. A cambio, { $seller } le da { $value } cartas de número a { $player }.
       *[other] { $pay } vale { $value }. { $seller } le da { $change } de cambio: { $value } − { $change } = { $n } cartas de número.
    }
    .short = { $player_is ->
        [you] Pagas { $pay } a { $seller } por
       *[other] { $seller_is ->
            [you] { $player } te paga { $pay } por
           *[other] { $player } paga { $pay } a { $seller } por
        }
    } { $change ->
        [0] { "" }
       *[other] { $value } − { $change } ={ " " }
    }{ $n ->
        [one] { $n } carta.
       *[other] { $n } cartas.
    }
    .working = { $change ->
        [0] { "" }
       *[other] { $value } − { $change } = { $n }
    }
money-buy-change = El cambio
    .rule = Puedes recibir cambio si las cartas y el cambio juntos suman todo el valor.
    .sentence = { $player } recibe { $cards } de cambio. Las cartas y el cambio suman todo el valor: { $n } + { $change } = { $value }.
    .short = { $player_is ->
        [you] También recibes
       *[other] { $player } también recibe
    } { $change } de cambio: { $n } + { $change } = { $value }.
    .working = { $value } − { $n } = { $change }
money-buy-when = Primero tira tus cartas
    .rule = Regla opcional: solo compras y cambias cuando no tienes cartas de número en la mano.
    .sentence = Tienes cartas de número en la mano. Puedes comprar cuando las hayas tirado todas.
    .short = { "" }
money-buy-limit = Una compra por turno
    .rule = Regla opcional: puedes comprar una vez por turno.
    .sentence = Ya compraste algo en este turno. Ahora tira una carta.
    .short = { "" }
money-buy-source = Aquí no se compra
    .rule = Compras cartas de la mesa si hay suficientes. Si no, le compras al otro jugador.
    .sentence = En la mesa hay { $n } { $n ->
        [one] carta de número
       *[other] cartas de número
    }. { $source ->
        [opponent] Eso es { $minimum } o más, así que compras cartas de la mesa.
       *[floor] Eso es menos de { $minimum }, así que le compras a { $opponent }.
    }
    .short = { "" }
money-buy-not_there = Eso no está ahí
    .rule = Solo puedes nombrar dinero que esté donde lo quieres tomar.
    .sentence = { $n ->
        [0] { $rank ->
            [J] No hay jotas
            [Q] No hay reinas
            [K] No hay reyes
            [A] No hay ases
           *[other] No hay comodines
        }
       *[other] { $rank ->
            [J] No hay tantas jotas
            [Q] No hay tantas reinas
            [K] No hay tantos reyes
            [A] No hay tantos ases
           *[other] No hay tantos comodines
        }
    } { $place ->
        [bank] en tu banco.
        [floor] debajo del montón.
       *[opponent] en ese banco.
    }
    .short = { "" }
money-buy-full_value = No es todo el valor
    .rule = Las cartas y el cambio tienen que sumar todo el valor del dinero, con una carta de número por lo menos.
    .sentence = { $short ->
        [yes] { $change ->
            [0] Este dinero vale { $value } cartas, y solo hay { $stock }.
           *[other] Para todo el valor faltarían { $value } − { $change } = { $need } cartas, y hay { $stock }.
        }
       *[no] Con { $change } de cambio para un dinero que vale { $value }, no queda ninguna carta de número que comprar.
    }
    .short = { "" }
money-buy-seller_decides = Decide quien vende
    .rule = Quien vende decide cuánto cambio da.
    .sentence = No puedes pedir cambio. Eso lo decide { $opponent }.
    .short = { "" }

money-exchange = Un intercambio justo
    .rule = El dinero se puede cambiar por otro dinero que valga lo mismo, con la mesa o con el banco del otro jugador.
    .sentence = { $player } da { $give } y recibe { $take } de { $partner ->
        [floor] debajo del montón
       *[opponent] { $opponent }
    }. Es justo: { $given } = { $taken }.
    .short = { $player_is ->
        [you] Cambias dinero:
       *[other] { $player } cambia dinero:
    } { $give_n ->
        [1] { $given } = { $taken }.
        [2] { $given } = { $taken }.
        [3] { $take_n ->
            [1] { $given } = { $taken }.
            [2] { $given } = { $taken }.
           *[other] { $total } por { $total }.
        }
       *[other] { $total } por { $total }.
    }
    .working = { $given } = { $taken }
money-exchange-equal = No vale lo mismo
    .rule = Las dos partes de un intercambio tienen que valer lo mismo.
    .sentence = Darías { $n ->
        [one] { $a }
       *[other] { $given } = { $a }
    } y recibirías { $m ->
        [one] { $b }
       *[other] { $taken } = { $b }
    }. { $a } y { $b } no son iguales.
    .short = { "" }
money-exchange-same_rank = Lo mismo en las dos partes
    .rule = Una clase de dinero que está en las dos partes no cambia nada.
    .sentence = Una clase de dinero está en las dos partes. Quítala de las dos.
    .short = { "" }
money-exchange-limit = Ya hubo bastantes intercambios
    .rule = Los intercambios de un turno tienen un límite.
    .sentence = { $limit ->
        [0] En esta partida nadie cambia dinero.
        [one] Se acordó un intercambio por turno, y ya lo hiciste.
       *[other] Se acordaron { $limit } intercambios por turno, y ya los hiciste.
    }
    .short = { "" }
money-exchange-useful = Un intercambio que no sirve
    .rule = Cuando tienes que comprar, no puedes hacer un intercambio que te deje sin poder comprar.
    .sentence = Ahora tienes que comprar cartas de número. Después de este intercambio, no podrías comprar ninguna.
    .short = { "" }

money-end-all = Lo ganó todo
    .rule = Gana quien tiene todas las cartas de número y todo el dinero.
    .sentence = { $winner } tiene las { $n } cartas de número y todo el dinero, que vale { $worth }. { $winner } gana después de { $turns } { $turns ->
        [one] turno
       *[other] turnos
    }.
    .short = { $winner_is ->
        [you] Tienes todas las cartas y todo el dinero. ¡Ganas tú!
       *[other] { $winner } tiene todas las cartas y todo el dinero, y gana.
    }
money-end-unfinished = El último turno
    .rule = Regla opcional: la partida termina después de cierto número de turnos.
    .sentence = { $turns ->
        [one] Se jugó un turno
       *[other] Se jugaron { $turns } turnos
    }, así que la partida termina aquí. { $on_limit ->
        [most_worth] { $counts } { $winner ->
            [none] Los dos tienen lo mismo: hay empate.
           *[other] Así que { $winner } tiene más y gana.
        }
       *[unfinished] No ganó nadie.
    }
    .short = { $on_limit ->
        [most_worth] { $counts } { $winner ->
            [none] ¡Empate!
           *[other] { $winner_is ->
                [you] ¡Ganas tú!
               *[other] ¡Gana { $winner }!
            }
        }
       *[unfinished] { $turns ->
            [one] { $turns } turno jugado.
           *[other] { $turns } turnos jugados.
        } No gana nadie.
    }
    .counts = { $player } tiene { $n } { $n ->
        [one] carta de número
       *[other] cartas de número
    }, y dinero para { $worth }: { $total }.
    .counts-short = { $player_is ->
        [you] Tú:
       *[other] { $player }:
    } { $n } + { $worth } = { $total }.
    .working = { $on_limit ->
        [most_worth] { $counts }
       *[unfinished] { "" }
    }
    .counts-working = { $n } + { $worth } = { $total }
money-end-over = Después del final
    .rule = Cuando la partida se acaba, no se puede hacer nada más.
    .sentence = Si quieres jugar otra vez, reparte de nuevo.
    .short = { "" }

## Lo que dice el entrenador

money-coach-throw = Encima está { $top }. { $good } de las { $unseen } cartas de número que no ves { $good ->
        [one] hace
       *[other] hacen
    } pareja con ella. Lo que hay en la mesa vale { $stake }.
money-coach-throw_alone = La mesa está vacía, así que esta carta no puede hacer pareja con nada.
money-coach-claim_right = { $card } se lleva el montón: { $money ->
        [0] { $n } cartas de número.
       *[other] { $n } cartas de número y dinero que vale { $money }; en total, { $n } + { $money } = { $stake }.
    }
money-coach-claim_wrong = { $top ->
        [none] { $card } está sola y no hace pareja con nada.
       *[other] { $card } y { $top } no hacen pareja.
    } { $false_claim ->
        [none] Decir pareja no da nada.
       *[other] Decir pareja cuando no lo es te puede costar lo que hay en la mesa, que vale { $stake }.
    }
money-coach-pass_right = { $card } se lleva el montón, y dejarías { $stake } en la mesa.
money-coach-pass_wrong = { $top ->
        [none] { $card } está sola, así que no hay pareja que decir.
       *[other] { $card } y { $top } no hacen pareja, así que no hay nada que decir.
    }
money-coach-supply = { $change ->
        [0] Das { $n } cartas de número
       *[other] { $n } + { $change }: das { $n } cartas de número y cambio
    }. { $left ->
        [0] No te queda ninguna
        [one] Te queda una
       *[other] Te quedan { $left }
    } para tirar, y tu banco vale entonces { $money }.
money-coach-take = Recibes { $n } { $n ->
        [one] carta de número
       *[other] cartas de número
    } { $money ->
        [0] a cambio de nada.
       *[other] y dinero que vale { $money }, a cambio de nada.
    }
money-coach-leave = Lo que hay en la mesa vale { $stake }. Si lo dejas, se lo lleva la próxima pareja.
money-coach-buy_early = { $asks ->
        [yes] Recibes { $value } en cartas de número, o menos cartas y cambio. A tu banco le quedan por lo menos { $kept }.
       *[no] { $change ->
            [0] Recibes { $n } cartas de número, y a tu banco le quedan { $kept }.
           *[other] Recibes { $n } cartas de número y { $change } de cambio, y a tu banco le quedan { $kept }.
        }
    } Todavía tienes cartas para tirar, así que aún no hace falta comprar.
money-coach-buy_alone = { $asks ->
        [yes] Recibes { $value } en cartas de número, o menos cartas y cambio.
       *[no] Recibes { $n } cartas de número, y a tu banco le quedan { $kept }.
    } Pero entonces no queda en la mesa una carta con la que tu siguiente pueda hacer pareja.
money-coach-buy_match = Recibes { $n } cartas de número. La primera es { $first }, y sobre { $top } se lleva el montón. Eso da { $stake }.
money-coach-buy_no_match = Recibes { $n } cartas de número, y a tu banco le quedan { $kept }. La primera es { $first }, que no hace pareja con { $top }.
money-coach-buy_unseen = Recibes { $asks ->
        [yes] { $value } en cartas de número, o menos cartas y cambio
       *[no] { $n } cartas de número
    }. Nadie conoce la primera: de las { $unseen } cartas que no se ven, { $good } { $good ->
        [one] hace pareja con
       *[other] hacen pareja con
    } { $top }.
money-coach-exchange = { $given } = { $taken }, así que tienes lo mismo que antes. Entonces, con una sola carta de tu dinero podrías comprar, en cartas de número: { $amounts }.
money-coach-exchange_new = { $given } = { $taken }, así que tienes lo mismo que antes. Entonces también podrías comprar, en cartas de número: { $new }.
money-coach-exchange_nothing = { $given } = { $taken }, así que tienes lo mismo que antes. Pero entonces, por ahora, no puedes comprar nada.

## Lo que se puede hacer

money-action-throw = Tirar una carta
money-action-claim = ¡Pareja!
money-action-pass = No es pareja
money-action-buy = { $source ->
        [floor] Pagar { $pay }: { $n } cartas de la mesa
       *[opponent] Pagar { $pay } ({ $n }) a { $seller }
    }
    .back = { $source ->
        [floor] Pagar { $pay }, cambio { $back }: { $worth } − { $less } = { $n } cartas
       *[opponent] Pagar { $pay } a { $seller }, cambio { $back }: { $worth } − { $less } = { $n } cartas
    }
    .tag = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }{ $source ->
        [opponent] { " " }de { $seller }
       *[floor] { "" }
    }
money-action-supply = Dar { $n } { $n ->
        [one] carta
       *[other] cartas
    }
    .back = Dar { $n } { $n ->
        [one] carta
       *[other] cartas
    } y { $back }
money-action-exchange = Cambiar: { $made }
money-action-take = Llevarse el montón
money-action-leave = Dejar el montón

money-zone-hand = Mano
money-zone-bank = Banco
money-zone-pile = Montón
money-zone-under = Dinero
money-counter-turns_played = Turnos
money-measure-turns_played = turnos
money-measure-captures = montones ganados
money-measure-mistaken = parejas que no lo eran
money-measure-bought = compras
money-measure-exchanged = intercambios
money-measure-cards = cartas de número al final
money-measure-money = cartas de dinero al final

## Opciones y variantes

money-option-values = Lo que valen las figuras
    .help = Cuántas cartas de número se compran con un rey, una reina o una jota.
    .v-jordan = K 5, J 10, Q 15
    .v-egypt_low = Q 5, K 10, J 15
    .v-egypt_high = Q 10, K 15, J 20
    .v-syria = J 10, Q 15, K 20
money-option-jokers = Comodines
    .help = Dos comodines: se quitan, se tiran como cartas de número, o son dinero.
    .v-none = se quitan
    .v-numeral = cartas de número
    .v-money = dinero
money-option-joker_value = Lo que vale un comodín
    .help = Cuántas cartas de número vale un comodín, cuando es dinero.
money-option-aces = Ases
    .help = Los ases son cartas de número, o dinero.
    .v-numeral = cartas de número
    .v-money = dinero
money-option-ace_value = Lo que vale un as
    .help = Cuántas cartas de número vale un as, cuando es dinero.
money-option-capture = Una pareja
    .help = Una pareja hay que verla y decirla, o se lleva el montón sin decirla.
    .v-claim = hay que decirla
    .v-automatic = se lleva el montón sin decirla
money-option-false_claim = Después de una pareja que no lo es
    .help = El otro jugador recibe el montón, puede llevárselo, o no pasa nada.
    .v-opponent_takes = el otro jugador recibe el montón
    .v-opponent_chooses = el otro jugador puede llevarse el montón
    .v-none = no pasa nada
money-option-seven_of_diamonds = El siete de diamantes
    .help = Es una carta de número como otra cualquiera, o se lleva cualquier montón.
    .v-plain = como otra cualquiera
    .v-captures = se lleva cualquier montón
money-option-buy_when = Cuándo se puede comprar
    .help = Solo con la mano vacía, o en cualquier turno antes de tirar.
    .v-empty = con la mano vacía
    .v-any_turn = en cualquier turno
money-option-buy_limit = Compras por turno
    .help = Una, o las que quieras.
    .v-one = una
    .v-any = las que quieras
money-option-source_rule = A quién se compra
    .help = De la mesa si hay ahí suficientes cartas y, si no, al otro jugador; o como quieras.
    .v-floor_first = primero de la mesa
    .v-free = como quieras
money-option-floor_minimum = Suficientes cartas en la mesa
    .help = Con tantas cartas de número o más en el montón, se compra de la mesa.
money-option-floor_block = Lo que se compra del montón
    .help = De qué lado del montón salen las cartas compradas.
    .v-bottom = de abajo
    .v-top = de arriba
money-option-stack_block = Lo que se compra de una mano
    .help = De qué lado de la mano del otro jugador salen las cartas compradas.
    .v-top = de arriba
    .v-bottom = de abajo
money-option-opponent_change = Quién decide el cambio
    .help = Cuando vende el otro jugador, quien vende o quien compra decide cuánto cambio se da.
    .v-seller = quien vende
    .v-buyer = quien compra
money-option-exchange_limit = Intercambios por turno
    .help = Cuántas veces se puede cambiar dinero en un turno.
money-option-cannot_buy = Dinero que no sirve
    .help = Un jugador que tiene que comprar y no puede, compra en el otro lado o espera, o pierde.
    .v-relax = comprar en el otro sitio, o esperar
    .v-lose = pierde
money-preset-jordan = Jordania
    .help = El juego básico: un rey vale 5, una jota 10, una reina 15.
money-option-on_limit = Al llegar al límite
    .help = No gana nadie, o gana quien tiene más: se cuentan las cartas de número y las que se podrían comprar con el dinero.
    .v-unfinished = no gana nadie
    .v-most_worth = gana quien tiene más
money-preset-short = Una partida corta
    .help = El juego básico, 30 turnos cada uno. Después gana quien tiene más cartas, con las que se podrían comprar.
    .aim = Ten al final más cartas de número y más dinero que nadie.
money-preset-jordan_jokers = Jordania, con comodines
    .help = También se tiran dos comodines, que solo hacen pareja entre ellos.
money-preset-egypt_q5 = Egipto, reina 5
    .help = Las parejas se llevan solas el montón, y puedes comprar en cualquier turno. Reina 5, rey 10, jota 15.
money-preset-egypt_q10 = Egipto, reina 10
    .help = Las parejas se llevan solas el montón, y puedes comprar en cualquier turno. Reina 10, rey 15, jota 20.
money-preset-egypt_q5_aces = Egipto, reina 5, los ases son dinero
    .help = Un as vale 30 cartas. Así la partida es larga.
money-preset-egypt_q10_aces = Egipto, reina 10, los ases son dinero
    .help = Un as vale 30 cartas. Así la partida es muy larga.
money-preset-egypt_q5_koumi = Egipto, reina 5, al-koumi
    .help = El siete de diamantes se lleva cualquier montón.
money-preset-egypt_q10_koumi = Egipto, reina 10, al-koumi
    .help = El siete de diamantes se lleva cualquier montón. Reina 10, rey 15, jota 20.
money-preset-syria = Siria
    .help = Los comodines también son dinero. Jota 10, reina 15, rey 20, comodín 5.

## Primeras pistas, de una en una, cuando el juego es nuevo

money-hint-start = Tira tu primera carta al montón.
money-hint-turn = { $capture ->
        [automatic] Dos cartas iguales se llevan todo el montón.
       *[claim] ¿Dos iguales? Toca el montón.
    }
money-hint-event = Las figuras son dinero para comprar cartas.
money-hint-can-buy = Toca una moneda para pagar.
money-hint-last = { $on_limit ->
        [most_worth] Al final gana quien tenga más.
       *[unfinished] ¡Gana todas las cartas y todo el dinero!
    }
