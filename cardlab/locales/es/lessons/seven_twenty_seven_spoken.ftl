## La parte Jugar: la partida en la que se dice a qué distancia de 7 y de 27 está la mano

seven_twenty_seven_spoken-game = Juego del 727
    .aim = Acércate más que nadie a 7 o a 27, y di a qué distancia estás.
    .summary = Saca cartas o quédate; después di a qué distancia de 7 y de 27 está tu mano. Solo puede ganar una respuesta correcta.
    .ages = 9 a 13
    .teaches = Medios y distancias en la recta numérica
seven_twenty_seven_spoken-asked = Tus distancias
    .rule = Cuando nadie saca otra carta, dices a qué distancia de 7 y de 27 está tu mano. Después se muestran todas las manos.
    .sentence = Nadie saca otra carta. ¿A qué distancia de 7 está tu mano, y a qué distancia de 27?
    .short = Ahora, las distancias.
    .refused = { $asked ->
        [yes] Primero di las dos distancias.
       *[no] Primero saca una carta, o quédate como estás.
    }
seven_twenty_seven_spoken-right = Las dos son correctas
    .rule = Solo una distancia correcta puede ganar su lado del pozo.
    .sentence = { $player } dice { $said7 } y { $said27 }. Las dos son correctas.
    .working =
        De { $total7 } a 7: { $d7 }
        De { $total27 } a 27: { $d27 }
    .short = ¡Sí! A { $d7 } de 7, y a { $d27 } de 27.
seven_twenty_seven_spoken-wrong = No exactamente
    .rule = Una distancia equivocada no gana nada en su lado del pozo.
    .sentence = { $player } dice { $said7 } y { $said27 }. { $wrong ->
        [low] Pero de { $total7 } a 7 hay { $d7 }.
        [high] Pero de { $total27 } a 27 hay { $d27 }.
       *[both] Pero de { $total7 } a 7 hay { $d7 }, y de { $total27 } a 27 hay { $d27 }.
    }
    .working =
        De { $total7 } a 7: { $d7 }
        De { $total27 } a 27: { $d27 }
    .short = { $wrong ->
        [low] De { $total7 } a 7 hay { $d7 }, no { $said7 }. Tu distancia a 27 es correcta.
        [high] De { $total27 } a 27 hay { $d27 }, no { $said27 }. Tu distancia a 7 es correcta.
       *[both] De { $total7 } a 7 hay { $d7 }, y de { $total27 } a 27 hay { $d27 }.
    }
seven_twenty_seven_spoken-missed = La más cercana, pero no cuenta
    .rule = Si ninguna mano está más cerca que la tuya, pero tu distancia no era correcta, gana ese lado la otra mano más cercana.
    .sentence = Ninguna mano está más cerca de { $goal } que la de { $player }, pero la distancia no era correcta.
    .short = Ninguna mano está más cerca de { $goal }, pero tu distancia no era correcta.
seven_twenty_seven_spoken-low-next = La siguiente más cerca de 7
    .rule = La siguiente mano más cercana gana el lado del 7.
    .sentence = { $n ->
        [1] Le sigue { $players }, a { $d } de 7.
       *[other] Le siguen { $players }, a { $d } de 7.
    }
    .short = { $n ->
        [1] Tu distancia a 7 no era correcta: te sigue { $players }, a { $d }.
       *[other] Tu distancia a 7 no era correcta: te siguen { $players }, a { $d }.
    }
seven_twenty_seven_spoken-high-next = La siguiente más cerca de 27
    .rule = La siguiente mano más cercana gana el lado del 27.
    .sentence = { $n ->
        [1] Le sigue { $players }, a { $d } de 27.
       *[other] Le siguen { $players }, a { $d } de 27.
    }
    .short = { $n ->
        [1] Tu distancia a 27 no era correcta: te sigue { $players }, a { $d }.
       *[other] Tu distancia a 27 no era correcta: te siguen { $players }, a { $d }.
    }
seven_twenty_seven_spoken-action-say = Decirlo
seven_twenty_seven_spoken-say-low = { $totals ->
    [1] ¿A qué distancia de 7?
   *[other] ¿A qué distancia de 7 está tu total más cercano?
}
seven_twenty_seven_spoken-say-high = { $totals ->
    [1] ¿A qué distancia de 27?
   *[other] ¿A qué distancia de 27 está tu total más cercano?
}
seven_twenty_seven_spoken-hint-start = Acércate a 7, o acércate a 27.
seven_twenty_seven_spoken-hint-turn = Figuras: ½. As: 1 u 11.
seven_twenty_seven_spoken-hint-later = Saca una carta, o quédate como estás.
seven_twenty_seven_spoken-hint-on-asked = Cuenta a lo largo de la recta.

## The coach does not say the distances, because the learner does.

seven_twenty_seven_spoken-coach-card = Si sacas una carta y juegas bien desde ahí, en promedio ganas { seven_twenty_seven-coach-wins }. De las { $n } cartas que no ves, { $nearer7 ->
        [0] ninguna te acerca
        [one] una te acerca
       *[other] { $nearer7 } te acercan
    } a 7, y { $nearer27 ->
        [0] ninguna te acerca
        [one] una te acerca
       *[other] { $nearer27 } te acercan
    } a 27.
seven_twenty_seven_spoken-coach-stand = Con las cartas que tienes ahora, en promedio ganas { seven_twenty_seven-coach-wins }.
