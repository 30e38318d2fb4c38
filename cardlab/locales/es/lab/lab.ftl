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
lab-brief-title = { $game }, { $n ->
        [one] una partida
       *[other] { $n } partidas
    }{ $options ->
        [none] { "" }
       *[other] , { $options }
    }{ $bots ->
        [none] { "" }
       *[other] , con { $bots }
    }
lab-of = { $what }, { $player }
lab-won = gana { $player }
lab-nobody = sin un único ganador
lab-unfinished = sin terminar
lab-mean = media o proporción
lab-sure = intervalo de confianza del { $level } %
lab-spread = desviación estándar
lab-median = mediana
lab-middle = cuartiles
lab-ends = rango
lab-interval = de { $low } a { $high }
lab-unknown = muy pocas
lab-all-alike = todas iguales
lab-open = no se sabe
lab-or-more = { $low } o más
lab-at-least = por lo menos { $mean }
lab-range = de { $low } a { $high }
lab-making-ready = preparando… la primera vez tarda unos segundos
lab-long = Faltan unos { $seconds } segundos. { $code } juega en { $n } procesadores a la vez.
lab-stopped = Se detuvo después de { $n } de { $asked } partidas.
lab-part = Solo se cuentan las partidas que cumplen la condición: { $n } de las { $asked } del estudio.
lab-capped = { $n ->
        [one] Una partida no terminó, y se cuenta como estaba
       *[other] { $n } partidas no terminaron, y se cuentan como estaban
    }. Si una medida solo puede crecer, su media verdadera es mayor. Si { $n ->
        [one] esta partida
       *[other] cada una de estas partidas
    } sumara 100 más, la media subiría { $more }.
lab-limit = { $n ->
        [one] Una de ellas se detuvo después de { $at_most } acciones: con { $option } puede
       *[other] { $n } de ellas se detuvieron después de { $at_most } acciones: con { $option } pueden
    } seguir.
lab-kind-of = { $name } (una variante de { $game })

lab-start = desde { $start }
lab-note-of = { $name }: { $note }

lab-compared = Dos estudios
lab-one = estudio 1
lab-other = estudio 2
lab-difference = diferencia
lab-verdict = ¿significativa?
lab-apart = sí
lab-alike = no
lab-together = Las { $n } diferencias se prueban juntas (método de Holm). Si los estudios no fueran distintos, un sí saldría en menos de 5 de cada 100 pares de estudios así.
lab-one-is = Estudio 1: { $what }.
lab-other-is = Estudio 2: { $what }.
lab-paired = { $n ->
        [one] En los dos se repartió la misma baraja
       *[other] En los dos se repartieron las mismas { $n } barajas
    }, y se compara partida con partida.

lab-grid = { $what }: { $title }
lab-from-first = frente al primero
lab-grid-paired = En todos los ajustes se repartieron las mismas barajas. Cada uno se compara con el primero, partida por partida.

## Gráficos

lab-matches = partidas
lab-share = proporción de las partidas
lab-share-won = proporción de partidas ganadas
lab-fair = probabilidades iguales
lab-mean-line = media { $mean }
lab-mean-of = media: { $what }
lab-mean-line-open = media: por lo menos { $mean }
lab-beyond = { $n } o más
lab-unfinished-of = sin terminar: { $n } ({ $share })
lab-going-on = proporción de partidas que siguen
lab-at-most = proporción de partidas con ese valor como máximo
lab-half = la mitad ha terminado después de { $n }
lab-never = nunca

lab-alt-histogram = Histograma de { $what }. { $title }. Media { $mean }, cuartiles { $low } y { $high }, mínimo { $least }, máximo { $most }.
lab-alt-survival = Curva de la parte de las partidas que siguen, según { $what }. { $title }. La mitad ha terminado después de { $half }; nueve de cada diez, después de { $tenth }.
lab-alt-survivals = Curvas de la parte de las partidas que siguen, según: { $what }. { $title }. { $halves }.
lab-alt-half = { $name }: la mitad termina después de { $half }
lab-alt-ecdf = Curva de la parte de las partidas con un valor como máximo: { $what }. { $title }. { $shares }.
lab-alt-at-most = { $name ->
        [none] Una
       *[other] { $name }: una
    } cuarta parte tiene como máximo { $low }, la mitad como máximo { $half }, tres cuartas partes como máximo { $high }
lab-alt-sweep = Medias con sus intervalos: { $what }. { $title }. { $means }.
lab-alt-wins = Barras de quién ganó. { $title }. { $shares }.
lab-alt-share = { $name }: { $share }, intervalo de confianza del 95 % de { $low } a { $high }
lab-alt-scores = Distribuciones de { $what }, una junto a otra. { $title }. { $means }.
lab-alt-mean = { $name }: media { $mean }
lab-alt-heat = Mapa de calor de { $across } y { $up }. { $title }. { $most ->
        [one] Una partida está
       *[other] { $most } partidas están
    } en la celda más llena, en { $x } y { $y }. { $correlation ->
        [none] { "" }
       *[other] Su correlación es { $correlation }.
    }
lab-dot = 1 punto = 1 de cada { $n } partidas
lab-alt-dots = Diagrama de puntos de { $what }. { $title }. Cada uno de los { $n } puntos representa 1 de cada { $n } partidas. { $shares }.
lab-between = {"; "}
lab-alt-compared = Distribuciones de { $what } en dos estudios. { $means }.

## La página del laboratorio

lab-page-title = El laboratorio
lab-page-text = Elija un juego y una regla que cambiar. Para cada valor de la regla, el programa juega una muestra de partidas con las mismas cartas, así que toda diferencia viene de la regla. La media de la muestra es el estadístico observado. Otra muestra daría otra media. Por eso va con un intervalo de confianza del 95 %: en unas 95 de cada 100 muestras contiene la media verdadera.
lab-page-game = Juego
lab-page-rule = Regla
lab-page-settings = Valores
lab-page-number = Tamaño de la muestra
lab-page-seed = Número del reparto
lab-page-figure = Medida
lab-page-usual = reglas normales
lab-page-deal = Jugar y contar
lab-page-dealing = Jugando…
lab-page-take = Descargar la tabla (CSV)

## Plots whose parts can be selected

lab-brush-help = Haz clic en una parte del gráfico, o arrastra sobre varias. Con el teclado: las flechas, y Mayús para elegir más.
lab-brush-part = { $what }: { $n ->
        [one] una partida
       *[other] { $n } partidas
    }
lab-brush-none = No hay nada elegido.
lab-brush-selected = Elegido: { $what }, { $n ->
        [one] una partida
       *[other] { $n } partidas
    } ({ $share })
