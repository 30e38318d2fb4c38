## Las partes de una lección: lo que se pregunta antes de contar un paso, y el dato que lo responde

ask-sum-told = { $a } + { $b } = { $worth }. { $shape ->
        [more] { $other } es menos que { $worth }.
        [less] { $other } es más que { $worth }.
       *[same] { $other } en los dos lados.
    }

predict-who = { $down ->
        [0] { "" }
       *[other] { $down } boca abajo, { $up } boca arriba.{ " " }
    }¿Quién va a ganar?
    .war = = ¡Guerra!
    .said = { $aim ->
        [mine] gano yo
        [war] guerra
       *[theirs] gana { $player }
    }
predict-needed = { $aim ->
        [mine] { $shape ->
            [none] Ninguna carta podía hacerte ganar.
           *[some] Con { predict-cards } habrías ganado.
        }
        [war] { $shape ->
            [none] Ninguna carta podía empezar una guerra.
           *[some] Con { predict-cards } habría habido guerra.
        }
       *[theirs] { $shape ->
            [none] Ninguna carta podía hacer ganar a { $player }.
           *[some] Con { predict-cards } habría ganado { $player }.
        }
    }
predict-cards = { $shape ->
        [more] { $low } o más
        [less] { $high } o menos
       *[some] { $cards }
    }
predict-change = La última carta de { $player }: { $target ->
        [mine] ¿con cuál ganarías tú?
        [war] ¿con cuál empezaría una guerra?
       *[theirs] ¿cuál ganaría?
    }
    .then = { $target ->
        [mine] Ganarías tú.
        [war] { "" }
       *[theirs] Ganaría { $player }.
    }

stage-watch = Mira
    .help = Recorre la partida paso a paso. En cada paso, lee qué pasó y por qué.
stage-predict = Predice
    .help = La partida se detiene y te pregunta. ¿Qué crees que va a pasar?
stage-play = Juega
    .help = Ahora juegas tú. Tómate tu tiempo.

stage-investigate = Investiga
    .help = Primero, di qué crees. Después, juega miles de partidas y mira lo que pasa.

investigate-setting = { $name }: { $value }
investigate-dealt = Partidas jugadas: { $games }.
investigate-stopped = Lo detuviste.
investigate-cannot = Eso no se puede jugar aquí. Elige en las listas. Tus resultados siguen aquí.

investigate-look-highest =
    .ask = ¿Qué barra es la más alta?
    .line = Pasa un dedo por la parte de arriba de las barras. Lee el número que está debajo de la más alta.
    .second = Esa barra es más baja. ¿Qué barra es la más alta?
    .last = Esa barra es más baja. ¿Qué barra es la más alta?
investigate-look-most =
    .ask = ¿Qué comparas? Busca la misma barra en cada gráfica.
    .line = Lee los números que hay encima de estas barras, una gráfica tras otra.
    .second = Compara otra vez: en otra gráfica hay más.
    .last = Ahí es donde hay menos. ¿Dónde hay más?
investigate-look-least =
    .ask = ¿Qué te dice el número que hay encima de cada gráfica?
    .line = Pon en orden los números que hay encima de las gráficas.
    .second = Compara otra vez: otro de los números es menor.
    .last = Ahí es donde hay más. ¿Dónde hay menos?
investigate-look-even =
    .ask = ¿Qué dos barras comparas en cada gráfica?
    .line = Busca la gráfica en la que las dos son más o menos igual de altas.
    .second = Ahí, una de las barras es claramente más alta. Mira las otras gráficas.
    .last = Ahí, una de las barras es mucho más alta. Mira las otras gráficas.

## Textos de la página, como en ui.ftl

lesson_ui-turn = Turno { $n }
lesson_ui-experiments = Qué se puede investigar
lesson_ui-settings_of = Prueba otra cosa
lesson_ui-how_many_games = Cuántas partidas
lesson_ui-guess_first = Primero di qué crees: elige una respuesta. Aquí ninguna respuesta está mal.
lesson_ui-guess_yours = Tú creías: { $said }
lesson_ui-guess_right = Tú creías: { $what }. ¡Y acertaste!
lesson_ui-guess_other = Tú creías: { $said }. La respuesta: { $what }.
lesson_ui-deal_games = Jugar { $n } partidas
lesson_ui-deal_to_compare = Comparar
lesson_ui-stop_dealing = Detener
lesson_ui-dealing = Jugando
lesson_ui-dealt_so_far = { $n } de { $of } partidas
lesson_ui-share = Cuántas de cada 100 ({ $of })
lesson_ui-times = Cuántas veces
lesson_ui-in_100 = De 100
lesson_ui-exact_in_100 = Exacto, de 100
lesson_ui-numbers = Los números
lesson_ui-plot_of = { $name }: barras. Abajo, en «Los números», hay una tabla.
lesson_ui-key_bar = Tus partidas
lesson_ui-key_exact = Exacto
lesson_ui-exactly = Exacto: { $what }
lesson_ui-investigate_why = ¿Por qué?
lesson_ui-investigate_connection_lost = Se cortó la conexión. Tus resultados se quedan aquí. Cuando vuelva la conexión, podrás jugar más partidas.
lesson_ui-investigate_more = Cambia algo y compara. Prueba también con 100 partidas: ¿cuánto es suerte?
lesson_ui-investigate_next = Siguiente: { $name }
lesson_ui-bars_show = Las barras muestran:
lesson_ui-race_guess = Elegiste { $what }. ¡Reparte cartas!
lesson_ui-race_deal = Veces que se reparte: { $n }
lesson_ui-race_one = { $sum }. Veces: { $n }.
lesson_ui-race_front = Veces: { $n }. Va ganando: { $what }.
lesson_ui-race_level = Veces: { $n }. Todavía nadie va ganando.
lesson_ui-race_again = Elegir otra vez
lesson_ui-race_guessed = Elegiste { $what }.
