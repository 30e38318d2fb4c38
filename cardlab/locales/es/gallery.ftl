gallery-title = Juegos de cartas para aprender
gallery-intro = Mira una partida paso a paso, descubre qué regla actúa y por qué, y después pruébalo tú.
gallery-own = De tu docente
gallery-lessons = Lecciones
gallery-games = Juegos
gallery-ages = De { $ages } años
gallery-rules = Cómo se juega
gallery-lab = Para docentes universitarios: el laboratorio reparte miles de partidas y muestra qué hace una regla.
gallery-teachers = Para docentes: añada ?seed=7 a la dirección de una página, y toda la clase recibe las mismas cartas. Nada de lo que hace un alumno sale de este servidor.
gallery-lights = Un punto verde junto a un juego: cada una de sus reglas se muestra en un ejemplo resuelto, y todos se cumplen. Un triángulo amarillo: faltan por mostrar algunas reglas. Un cuadrado rojo: un ejemplo no se cumple.

page-colon = :
page-all = Todas las lecciones y juegos
page-skip = Ir directamente al contenido
page-loading = Se están mezclando las cartas…
page-anew = Empezar de nuevo
    .sure = ¿Empezar esta página de nuevo? Se olvida lo que has hecho aquí.
page-resumed = Todo está como lo dejaste. ¿Seguimos?
    .go_on = Seguir
page-cut_off = Se cortó la conexión con las lecciones. Lo que ves sigue funcionando, y lo que has hecho está guardado. Vuelve sola.
page-late = La lección o el juego todavía no ha llegado. La página lo pide otra vez por sí sola.
page-slow = Esto tarda mucho.
    .again = Volver a cargar la página
page-lost = Se perdió la conexión. Lo que ves sigue funcionando. Para jugar otra partida, vuelve a cargar la página.
page-not_kept = Lo que hacen los alumnos no se guarda en este momento: la carpeta no admite nada. Se puede seguir jugando, pero se pierde si el servidor termina antes de que se arregle. La terminal en la que funciona dice por qué.
page-missing = Esta página no está aquí
    .help = Vuelve a todas las lecciones y juegos, y elige allí.
page-broken = No se pudo mostrar esta página
    .help = Cárgala otra vez. Si no funciona, díselo a tu docente.
page-busy = Un momento, por favor
    .help = Ahora mismo se preparan muchas páginas. Esta vuelve a pedirlo sola en unos segundos.
page-full = La sala está llena
    .help = Juegan tantos que no queda sitio. En cuanto haya uno libre, esta página se abre sola.
page-refused = Esta página no se puede abrir así
    .help = La pidió otra página. Escribe tú la dirección en el navegador, o sigue un enlace.
page-elsewhere = Esta no es la dirección de las lecciones
    .help = Pide la dirección a tu docente. Quien sirve las lecciones con este nombre empieza con: cardlab serve --host NOMBRE

door-title = ¿Puedo entrar?
    .help = Tu docente tiene un código para ti. Se pide una sola vez.
door-code = El código
door-in = Entrar
door-wrong = Este no es el código. Léelo otra vez, sonido a sonido.
door-often = De aquí han llegado demasiados códigos equivocados. Espera un minuto y prueba otra vez.

rules-play = Jugar ahora
rules-watch = Ver una partida corta
rules-players = Jugadores
rules-cards = Cartas
rules-ages = Edades
rules-teaches = Lo que se aprende
rules-option = Lo que se puede cambiar
rules-values = Qué se puede elegir
rules-usual = Normalmente
rules-as_usual = Lo normal
rules-its_rules = Sus reglas
rules-variant = Variante
rules-own = La tuya
rules-play_so = Jugar así
rules-rules_so = Ver estas reglas
rules-seed = Número del reparto: el mismo número reparte las mismas cartas (vacío: al azar)

light-green = { $examples ->
        [one] El único ejemplo resuelto de este juego se cumple, y muestra
       *[other] Los { $examples } ejemplos resueltos de este juego se cumplen, y muestran
    } { $rules ->
        [one] su única regla
       *[other] cada una de sus { $rules } reglas
    }.
    .said = Todos sus ejemplos se cumplen
light-yellow = { $examples ->
        [one] El único ejemplo resuelto de este juego se cumple. Muestra
       *[other] Los { $examples } ejemplos resueltos de este juego se cumplen. Muestran
    } { $shown } de { $rules ->
        [one] su { $rules } regla
       *[other] sus { $rules } reglas
    }.
    .said = Sus ejemplos no muestran todas las reglas
light-red = { $examples ->
        [one] El único ejemplo resuelto de este juego no se cumple.
       *[other] { $holding ->
            [one] Se cumple
           *[other] Se cumplen
        } { $holding } de los { $examples } ejemplos resueltos de este juego.
    }
    .said = No todos sus ejemplos se cumplen
light-grey = Aquí no hay ejemplos resueltos de este juego.
    .said = Sin ejemplos
