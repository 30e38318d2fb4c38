## Respuestas exactas: cómo se llaman sus tablas, y qué pone encima de sus columnas

exact-chance = probabilidad
exact-ways = de { $n }
exact-figures = Media { $mean }, desviación estándar { $spread }, moda { $mode }.
exact-mean = media
exact-spread = desviación estándar
exact-exact = exacto
exact-simulated = simulado, { $n ->
        [one] una vez
       *[other] { $n } veces
    }
exact-held = { $n } de { $of } intervalos contienen la probabilidad exacta; lo hacen unos 95 de cada 100.
exact-beyond = El { $percent } % está más allá de { $n }.
exact-alt = Barras de probabilidades exactas. { $title }.
exact-alt-totals = Tabla de totales, diez en una fila. { $title }. Los más oscuros, con { $most } ({ $scale }): { $best }.
exact-alt-pairs = Tabla de parejas. { $title }. { $scale }: mínimo { $least } en { $low }, máximo { $most } en { $high }.
exact-one-card = una carta
exact-other-card = la otra carta
exact-how-many = cuántas
exact-total = total
exact-totals = totales
exact-points = puntos
exact-distance = distancia
exact-sum = suma
exact-difference = diferencia
exact-card = carta
exact-number = número

exact-higher = más alta
exact-same = igual
exact-lower = más baja
exact-nearer = más cerca
exact-farther = más lejos
exact-first = primer jugador
exact-second = segundo jugador
exact-draw = empate
exact-who = quién

## Sumas y diferencias

exact-sums =
    Suma de { $n ->
        [one] { $n } carta sacada
       *[other] { $n } cartas sacadas
    } de { $of } sin reemplazo
exact-sum-of-two = Suma de dos: { $first }; { $second }
exact-more = { $first }, y { $n } más
exact-differences = Diferencia de dos cartas sacadas de { $of } sin reemplazo
exact-against = Una pareja de { $n } cartas, y la pareja del otro jugador
exact-other-higher = la otra es más alta, %
exact-other-same = la otra es igual, %
exact-tie = Dos parejas valen lo mismo con probabilidad { $chance }, el { $percent } %.
exact-opponent = La pareja del otro jugador junto a una que vale { $worth }
exact-other = la otra pareja

## 727

exact-best-totals = Mejor total de { $n } cartas para { $goal }
exact-distances = Distancia del mejor total de { $n } cartas a { $goal }
exact-hits = Manos de { $n } cartas que pueden contar justo 7 o 27
exact-exactly = exacto
exact-both = las dos
exact-draw-after = Distancia a { $goal } después de una carta más; ahora es { $now }
exact-draw-goes = Lo que hace una carta más con la distancia a { $goal }
exact-draw-counts = { $nearer } cartas acercan la mano, { $same } la dejan a la misma distancia, { $farther } la alejan; { $exact } dan en la meta.
exact-one-more = Una carta más para { $goal }, cualquiera de 52
exact-now = distancia ahora
exact-after = distancia media después

## Comida rápida

exact-scores = Los puntos que dan los totales de 1 a { $n }
exact-points-of = Puntos de un total de 1 a { $n }
exact-up-to = Cuántos números de 1 a { $n } dan puntos
exact-multiples = múltiplos
exact-digits = con la cifra
exact-twice = contados dos veces
exact-together = juntos
exact-next-card = Los puntos que da la siguiente carta después de { $total }
exact-after-random = Los puntos que da la siguiente carta después de { $total }, si todas las cartas se juegan al azar
exact-best-answer = Los puntos que da la mejor de { $held } cartas que no se ven después de { $total }
exact-prospects = Lo que puede venir después de un total
exact-average = media
exact-scores-percent = la siguiente carta da puntos, %
exact-best-cards = mejores cartas
exact-ahead = Quién va por delante al final, si todas las cartas se juegan al azar
exact-ahead-percent = por delante al final, %
exact-nobody = Nadie va por delante en el { $percent } % de las partidas.
exact-random-game = Una partida jugada al azar
exact-endgame = Lo que vale cada carta después de { $total }, hasta el final de la partida
exact-lead = por delante por

## Cadenas y tiempos de reacción

exact-small-war = Guerra con { $n } cartas
exact-turns = turnos
exact-states = La cadena de Markov tiene { $n } estados.
exact-race = Quién da el manotazo primero
exact-slapper = quien da el manotazo
exact-tail = cola
exact-first-percent = llega primero, %
exact-fastest = El primer manotazo llega después de { $mean } en promedio.
exact-bot-times = Cuánto tarda un robot en dar el manotazo
exact-milliseconds = milisegundos
exact-until = ya dio el manotazo, %
exact-times = Media { $mean }, desviación estándar { $spread }.
