gallery-title = Aprende matemáticas con juegos de cartas
gallery-intro = Mira una partida, entiende por qué y gánala tú.
gallery-own = De tu maestra o maestro
gallery-lessons = Lecciones
gallery-games = Juegos
gallery-ages = De { $ages } años
gallery-rules = Reglas
gallery-lab = Para docentes universitarios: el laboratorio juega miles de partidas y muestra qué cambia una regla.
gallery-teachers = Para docentes: agregue ?seed=7 a la dirección de una página para dar las mismas cartas a toda la clase. Nada de lo que hacen los alumnos sale de este servidor.

page-colon = :
page-all = Todas las lecciones y juegos
page-skip = Ir directamente al contenido
page-loading = Barajando las cartas…
page-anew = Empezar de nuevo
    .sure = ¿Empezar de nuevo? Perderás lo que hiciste en esta página.
page-resumed = ¡Qué bien que hayas vuelto! ¿Seguimos donde te quedaste?
    .go_on = Seguir
page-cut_off = Se cortó la conexión. Puedes seguir viendo esta página, y tu trabajo está guardado. La página se conecta sola otra vez.
page-late = La página todavía se está cargando. Lo intenta otra vez sola.
page-slow = Esto tarda mucho.
    .again = Volver a cargar la página
page-lost = Se cortó la conexión. Puedes seguir viendo esta página. Para jugar otra partida, carga la página otra vez.
page-not_kept = No se está guardando nada: el servidor no puede escribir en su carpeta de datos. Se puede seguir jugando, pero todo se pierde cuando el servidor se detenga. Su terminal muestra la razón.
page-missing = No se encontró la página
    .help = Vuelve a todas las lecciones y juegos, y elige allí.
page-did_you_mean = Quizá querías decir:
page-broken = Esta página no se abrió
    .help = Cárgala otra vez. Si no funciona, díselo a tu maestra o maestro.
page-busy = Un momento
    .help = Se están cargando muchas páginas. Esta lo intenta otra vez sola en unos segundos.
page-full = La sala está llena
    .help = Hay muchas personas jugando. Esta página se abre sola en cuanto haya un lugar.
page-refused = Esta página no se puede abrir así
    .help = La pidió otro sitio. Escribe la dirección en tu navegador, o sigue un enlace de este sitio.
page-teachers = Para docentes
    .help = Solo quien tiene este servidor puede abrir esta página.
page-elsewhere = Esta dirección no funciona
    .help = Pide la dirección a tu maestra o maestro. Para usar este nombre, se inicia con: cardlab serve --host NOMBRE

access_code-title = Escribe el código de tu clase
    .help = Tu maestra o maestro tiene el código. Solo lo necesitas una vez.
access_code-code = Código de la clase
access_code-in = Entrar
access_code-wrong = Ese no es el código. Léelo otra vez, sílaba por sílaba.
access_code-often = Tampoco es el código. Cópialo letra por letra, o pregunta a tu maestra o maestro.

teacher_code-title = Para docentes
    .help = Esta página necesita el código docente. El servidor lo muestra al empezar.
teacher_code-code = Código docente
teacher_code-leave = Salir de las páginas para docentes

rules-play = Jugar ahora
rules-watch = Ver una partida corta
rules-players = Jugadores
rules-cards = Cartas
rules-ages = Edades
rules-teaches = Lo que se aprende
rules-option = Opción
rules-values = Valores
rules-usual = Si no se elige
rules-as_usual = Reglas normales
rules-its_rules = Sus reglas
rules-variant = Variante
rules-own = La tuya
rules-play_so = Jugar así
rules-rules_so = Ver estas reglas
rules-seed = Número del reparto (déjalo vacío para repartir al azar)

## La página que prueba un navegador

browser = ¿Sirve mi navegador?
browser-works = Este navegador tiene todo lo necesario
    .help = Si una lección no se abre, vuelve a cargarla. Si no ayuda, avisa a tu profesor o profesora.
browser-scripts = Los scripts están desactivados
    .help = Las lecciones y los juegos necesitan JavaScript. Actívalo en los ajustes del navegador.
browser-old = Este navegador es demasiado antiguo
    .help = Hace falta Chrome o Edge 110, Firefox 121, Safari o iPadOS 16, o uno más nuevo.
browser-cookies = Las cookies están bloqueadas
    .help = Una cookie le dice al servidor cuál es tu partida. Permite las cookies de esta dirección en los ajustes del navegador.
browser-storage = El navegador no puede guardar nada
    .help = Las lecciones guardan tu progreso en el navegador. Permite que esta dirección guarde datos, en los ajustes del navegador.
