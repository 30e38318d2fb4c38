## Estudios: muchas partidas de un juego, y lo que salió de ellas

lab-title = { $game }, { $n ->
        [one] una partida
       *[other] { $n } partidas
    }, semilla { $seed }, { $options ->
        [none] reglas normales
       *[other] { $options }
    }{ $bots ->
        [none] { "" }
       *[other] , con { $bots }
    }
lab-of = { $what }, { $player }
lab-won = gana { $player }
lab-nobody = nadie gana por su cuenta
lab-unfinished = sin terminar
lab-mean = media o parte
lab-sure = con 95 % de confianza
lab-spread = desviación típica
lab-median = mediana
lab-middle = mitad central
lab-ends = de menos a más
lab-interval = de { $low } a { $high }
lab-unknown = muy pocas
lab-open = no se sabe
lab-or-more = { $low } o más
lab-at-least = por lo menos { $mean }
lab-range = de { $low } a { $high }
lab-making-ready = preparando: un momento, y la primera vez en este equipo unos segundos
lab-stopped = Se paró después de { $n } de { $asked } partidas.
lab-capped = { $n ->
        [one] Una partida no terminó, y se cuenta como estaba
       *[other] { $n } partidas no terminaron, y se cuentan como estaban
    }. Las medias verdaderas de lo que crece son mayores.
lab-limit = { $n ->
        [one] Una de ellas se paró después de { $at_most } acciones: con { $option } puede
       *[other] { $n } de ellas se pararon después de { $at_most } acciones: con { $option } pueden
    } seguir.
lab-kind-of = { $name } (una variante de { $game })

lab-compared = Dos estudios
lab-one = uno
lab-other = otro
lab-difference = diferencia
lab-verdict = ¿se distinguen?
lab-apart = sí
lab-alike = no
lab-together = Se miran juntas { $n } diferencias. Un sí es algo que solo por azar saldría en menos de 5 de cada 100 parejas de estudios, mirando toda la tabla (Holm).
lab-one-is = Uno: { $what }.
lab-other-is = Otro: { $what }.
lab-paired = { $n ->
        [one] En los dos se repartió la misma baraja
       *[other] En los dos se repartieron las mismas { $n } barajas
    }, y se compara partida con partida.

## Gráficos

lab-matches = partidas
lab-share = parte de las partidas
lab-share-won = parte de las partidas ganadas
lab-fair = partes iguales
lab-mean-line = media { $mean }
lab-mean-line-open = media: por lo menos { $mean }
lab-beyond = { $n } o más
lab-unfinished-of = sin terminar: { $n } ({ $share })
lab-going-on = parte de las partidas que siguen
lab-half = la mitad ha terminado después de { $n }
lab-never = nunca

lab-alt-histogram = Histograma de { $what }. { $title }. Media { $mean }, mitad central de { $low } a { $high }, mínimo { $least }, máximo { $most }.
lab-alt-survival = Curva de la parte de las partidas que siguen, según { $what }. { $title }. La mitad ha terminado después de { $half }; nueve de cada diez, después de { $tenth }.
lab-alt-wins = Barras de quién ganó. { $title }. { $shares }.
lab-alt-share = { $name }: { $share }, con 95 % de confianza de { $low } a { $high }
lab-alt-scores = Distribuciones de { $what }, una junto a otra. { $title }. { $means }.
lab-alt-mean = { $name }: media { $mean }
lab-alt-heat = Mapa de calor de { $across } y { $up }. { $title }. { $most ->
        [one] Una partida está
       *[other] { $most } partidas están
    } en la celda más llena, en { $x } y { $y }. { $correlation ->
        [none] { "" }
       *[other] Su correlación es { $correlation }.
    }
lab-between = {"; "}
lab-alt-compared = Distribuciones de { $what } en dos estudios. { $means }.
