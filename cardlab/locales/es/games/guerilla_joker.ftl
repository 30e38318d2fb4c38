guerilla_joker-game = Comodín guerrillero
    .aim = Gana todas las cartas: la carta más alta se las lleva, y un comodín empieza una guerra.
    .summary = Una guerra con comodines: cuando sale un comodín, hay guerra.
    .ages = 6 a 9
    .teaches = Comparar números cuando hay una excepción, y cada cuánto hay guerra

guerilla_joker-joker = Un comodín empieza una guerra
    .rule = Cuando sale un comodín, empieza enseguida una guerra. No se compara nada.
    .sentence = { $left ->
        [0] Todas son comodines. Un comodín siempre es guerra.
       *[other] { $card } está frente a { $others }. Nadie tiene la carta más alta, porque un comodín siempre es guerra.
    }
    .short = ¡Un comodín siempre es guerra!
    .landmark = comodín

guerilla_joker-option-jokers = Comodines
    .help = Cuántos comodines se ponen en cada baraja.

guerilla_joker-preset-printed = Reglas impresas, primera versión
    .help = Dos comodines. Quien no tiene cartas para una guerra pierde.
guerilla_joker-preset-printed_2 = Reglas impresas, segunda versión
    .help = Dos comodines. Si te faltan cartas para una guerra, cuenta la última.
guerilla_joker-preset-three_down = Tres boca abajo
    .help = Dos comodines, y tres cartas boca abajo en cada guerra.
guerilla_joker-preset-short = Partida corta
    .help = Como máximo 30 turnos; después se cuentan las cartas.

guerilla_joker-measure-jokers = guerras que empezó un comodín

## Primeras pistas, de una en una, cuando el juego es nuevo

guerilla_joker-hint-start = Toca tu mazo para voltear una carta.
guerilla_joker-hint-turn = La carta más alta se lleva las dos.
guerilla_joker-hint-on-tie = Cartas iguales: ¡guerra!
guerilla_joker-hint-later = { $on_limit ->
        [most_cards] Gana quien tenga más cartas tras { $max_turns } turnos.
       *[unfinished] ¡Gana todas las cartas!
    }
