## Palabras que usan todos los juegos

player = Jugador { $number }
game-over = Se acabó la partida. { $why }
laid = Una posición
    .sentence = Esta posición se preparó a mano.
dealt = El reparto
    .sentence = Se reparten las cartas.
chosen = Una elección
    .sentence = { $player } ya eligió.
    .short = { $player_is ->
        [you] { "" }
       *[other] { $player } ya eligió.
    }
turned = Cartas a la vista
    .sentence = Se voltean las cartas elegidas.
highlights-run =
    .short = { $player_is ->
        [you] Ganas
       *[other] { $player } gana
    } { $n } turnos seguidos.
highlights-better = El entrenador habría elegido: { $best }.
highlights-looked =
    { $of ->
        [one] El entrenador miró tu jugada.
       *[other] El entrenador miró { $n } de tus { $of } jugadas.
    } { $found ->
        [0] Ninguna otra era claramente mejor.
        [one] Una vez, otra jugada era claramente mejor.
       *[other] { $found } veces, otra jugada era claramente mejor.
    }
board-turn = Esperamos a: { $players }

coach-tried = Vale { $wins } de 100. { $sure ->
        [yes] El entrenador está casi seguro.
        [fairly] El entrenador está bastante seguro.
       *[no] El entrenador no está seguro.
    }
coach-hardly_tried = El entrenador vio pronto que esta jugada es peor.

card = { $rank } de { $suit }
card-joker = comodín
card-back = boca abajo
rank-A = as
rank-2 = dos
rank-3 = tres
rank-4 = cuatro
rank-5 = cinco
rank-6 = seis
rank-7 = siete
rank-8 = ocho
rank-9 = nueve
rank-T = diez
rank-J = jota
rank-Q = reina
rank-K = rey
suit-c = tréboles
suit-d = diamantes
suit-h = corazones
suit-s = picas

## Lo que está impreso en la esquina de una carta, y delante de su palo en una frase

letter-A = A
letter-J = J
letter-Q = Q
letter-K = K

## Una carta solo por su rango, en una frase corta

the_rank = { $rank ->
        [A] el as
        [J] la jota
        [Q] la reina
        [K] el rey
        [X] el comodín
       *[other] el { $rank }
    }

on = sí
off = no
span = { $low }–{ $high }
range = de { $low } a { $high }
at-least = { $low } o más

action-turn = Voltear las cartas
action-deal = Repartir

## Lo que se predice cuando no hay nada que elegir

prediction-ask = ¿Quién se lleva las próximas cartas?
prediction-war = Nadie todavía: ¡guerra!
prediction-came = { $right ->
        [yes] Dijiste «{ $said }». ¡Acertaste!
       *[no] Dijiste «{ $said }». Esta vez no.
    }

## The levels of opponents

opponent-level_easy = Fácil
opponent-level_medium = Medio
opponent-level_hard = Difícil
opponent-plays_random = juega al azar
opponent-plays_careless = piensa una jugada sí y otra no
opponent-plays_greedy = elige lo que parece mejor ahora
opponent-plays_coach = juega como el entrenador
opponent-plays_easy = anticipa un poco lo que viene
opponent-plays_medium = anticipa varias jugadas
opponent-pace_easy = tan rápido como un niño de siete años
opponent-pace_medium = tan rápido como un niño de diez años
opponent-pace_hard = tan rápido como una persona adulta

zone-packet = Mazo
zone-table = Mesa
zone-pot = Pozo
zone-aside = Apartadas
zone-pack = Baraja
counter-turns = Turnos
counter-cards = Cartas
counter-sum = Suma
counter-difference = Diferencia

option-players = Jugadores
    .help = El número de jugadores.
option-jokers = Comodines
    .help = El número de comodines de la baraja.
option-packs = Barajas
    .help = El número de barajas.
option-war_down = Boca abajo en una guerra
    .help = Cuántas cartas pone cada uno boca abajo antes de voltear las siguientes.
option-run_out = Pocas cartas
    .help = Qué pasa cuando a alguien no le alcanzan las cartas para seguir.
    .v-lose = queda fuera
    .v-last_card_stays = cuenta la última carta
    .v-last_card_fights = la última carta cuenta una vez
option-pickup_order = Orden de las cartas ganadas
    .help = En qué orden van bajo el mazo las cartas ganadas.
    .v-shuffled = mezcladas
    .v-coin = lo decide una moneda
    .v-winner_first = primero las de quien gana
    .v-loser_first = primero las de quien pierde
    .v-played = en el orden en que se jugaron
option-who_joins = Quién entra en una guerra
    .help = Con tres o cuatro jugadores: todos, o solo los que empatan.
    .v-all = todos
    .v-tied = los que empatan
option-leftover = Cartas que sobran
    .help = Las cartas que no se pueden repartir por igual se apartan, o se reparten de todos modos.
    .v-set_aside = se apartan
    .v-dealt_on = se reparten de todos modos
option-max_turns = Máximo de turnos
    .help = La partida termina después de este número de turnos.
option-on_limit = Al llegar al límite
    .help = No gana nadie, o gana quien tenga más cartas.
    .v-unfinished = no gana nadie
    .v-most_cards = gana quien tenga más cartas
option-stop_on_repeat = Terminar las partidas sin fin
    .help = La partida termina cuando una posición se repite. Si no, no acabaría nunca.
option-court_cards = Jota, reina, rey
    .help = Se quitan, valen 10 cada una, o valen 11, 12 y 13.
    .v-removed = se quitan
    .v-ten = 10 cada una
    .v-11_12_13 = 11, 12, 13
option-ace = As
    .help = Cuánto vale un as.

measure-turns = turnos
measure-wars = guerras
measure-again = guerras que siguieron
measure-cards = cartas al final
measure-score = puntos
measure-actions = jugadas
measure-winner = ganador
measure-won = ganadas
