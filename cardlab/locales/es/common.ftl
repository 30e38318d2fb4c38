## Palabras que usan todos los juegos

player = Jugador { $number }
game-over = Se acabó la partida. { $why }
laid = Una posición
    .sentence = Las cartas se ponen a mano.
dealt = El reparto
    .sentence = Se reparten las cartas.
chosen = Una elección
    .sentence = { $player } ya eligió.
turned = Cartas a la vista
    .sentence = Se da la vuelta a las cartas elegidas.
highlights-run = { $player } gana { $n } turnos seguidos.
highlights-better = El entrenador habría elegido esto: { $best }.
highlights-looked =
    { $of ->
        [one] El entrenador ha mirado tu jugada.
       *[other] El entrenador ha mirado { $n } de tus { $of } jugadas.
    } { $found ->
        [0] No encontró nada claramente mejor.
        [one] Una vez, otra jugada habría sido claramente mejor.
       *[other] { $found } veces, otra jugada habría sido claramente mejor.
    }
board-turn = Falta decidir: { $players }

coach-tried = Consigue { $wins } de 100. { $sure ->
        [yes] El entrenador está casi seguro.
        [fairly] El entrenador está bastante seguro.
       *[no] El entrenador solo está adivinando.
    }
coach-hardly_tried = El entrenador apenas lo probó: pronto se vio que era peor.

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

action-turn = Dar la vuelta a las cartas
action-deal = Repartir

## Lo que se predice cuando no hay nada que elegir

prediction-ask = ¿Quién se lleva las cartas?
prediction-war = Nadie todavía: es guerra
prediction-came = { $right ->
        [yes] Dijiste «{ $said }», y es verdad.
       *[no] Dijiste «{ $said }», pero esta vez no es así.
    }

## The levels of opponents

opponent-level_easy = Fácil
opponent-level_medium = Medio
opponent-level_hard = Difícil
opponent-plays_random = juega cualquier cosa
opponent-plays_careless = solo piensa una jugada de cada dos
opponent-plays_greedy = elige lo mejor en cada momento
opponent-plays_coach = juega como el entrenador
opponent-plays_easy = piensa un poco antes
opponent-plays_medium = piensa varias jugadas antes
opponent-pace_easy = tan rápido como un niño de siete años
opponent-pace_medium = tan rápido como un niño de diez años
opponent-pace_hard = tan rápido como un adulto

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
    .help = Cuántos juegan.
option-jokers = Comodines
    .help = Cuántos comodines hay en la baraja.
option-packs = Barajas
    .help = Cuántas barajas se juntan.
option-war_down = Boca abajo en una guerra
    .help = Cuántas cartas se ponen boca abajo antes de dar la vuelta a las siguientes.
option-run_out = Pocas cartas
    .help = Qué pasa cuando a alguien no le alcanzan las cartas para seguir.
    .v-lose = queda fuera
    .v-last_card_stays = luchan las últimas cartas
option-pickup_order = Orden de las cartas ganadas
    .help = En qué orden van bajo el mazo las cartas ganadas.
    .v-shuffled = mezcladas
    .v-coin = una moneda decide cuáles van primero
    .v-winner_first = primero las de quien gana
    .v-loser_first = primero las de quien pierde
    .v-played = como se jugaron
option-who_joins = Quién lucha en una guerra
    .help = Con tres o cuatro jugadores: todos, o solo los que empatan.
    .v-all = todos
    .v-tied = los que empatan
option-leftover = Cartas que sobran
    .help = Se apartan o se reparten también.
    .v-set_aside = se apartan
    .v-dealt_on = se reparten también
option-max_turns = Turnos como mucho
    .help = Después de tantos turnos, la partida se para.
option-on_limit = Al llegar al límite
    .help = No gana nadie, o gana quien tenga más cartas.
    .v-unfinished = no gana nadie
    .v-most_cards = gana quien tenga más cartas
option-stop_on_repeat = Parar cuando se repite
    .help = Se para cuando vuelve una posición y la partida no acabaría nunca.
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
