## La página para docentes de una lección, alrededor de las notas

teacher-title = { $lesson }: para docentes
teacher-lesson = Mostrar la lección en el pizarrón
teacher-in_english = Las notas están en inglés.

teacher-asked = Ajustes
    .help = Para la práctica y las hojas. El mismo número del reparto da otra vez las mismas cartas y hojas.
teacher-seed = Número del reparto
teacher-from = Nivel más bajo
teacher-to = Nivel más alto
teacher-level-of = nivel { $n }
teacher-level-usual = como en la lección
teacher-levels_of = niveles { $low } a { $high }
teacher-kinds = Tipos de preguntas
    .help = Cada uno tiene un ejemplo. Si no se marca ninguno, se incluyen todos.
teacher-where-screen = práctica
teacher-where-paper = hoja de ejercicios
teacher-where-ticket = ticket de salida

teacher-class = Para su clase
teacher-locale = Idioma y números
teacher-size = Tamaño
teacher-show = Mostrar la dirección
teacher-code = Escanee este código para abrir la lección.
teacher-same = Toda la clase recibe las mismas cartas y el mismo ticket de salida:
teacher-own = Toda la clase recibe las mismas cartas, pero cada alumno tiene su propio ticket de salida. El primer alumno toma el puesto 1, el siguiente el 2, y así sucesivamente:
teacher-here = Esta dirección solo funciona en este equipo. Para los otros aparatos del aula, inicie el servidor como se indica abajo. Luego abra esta página con el nombre o la dirección IP de este equipo.

teacher-sheets = Hojas de ejercicios
    .help = Hojas para imprimir, con preguntas como las de la lección. El mismo número del reparto hace otra vez las mismas hojas.
teacher-copies = Copias
teacher-questions = Preguntas por hoja
teacher-alike = Hojas
teacher-alike-0 = todas distintas
teacher-alike-1 = todas iguales
teacher-large = Letra grande
teacher-key = Respuestas en las últimas páginas
teacher-box-0 = no
teacher-box-1 = sí
teacher-open = Abrir las hojas

teacher-handouts = Más páginas para imprimir
    .help = Cada página se abre en el idioma que elija aquí.
teacher-family = Para llevar a casa: el juego con una baraja común
teacher-record = Hoja de partida: cada turno se anota

teacher-wrong = No se pueden hacer estas hojas
    .help = Cambie los ajustes de abajo y abra las hojas otra vez.
teacher-wrong-number = { $name }: elija un número entero de { $low } a { $high }.
teacher-wrong-choice = { $name }: puede elegir { $all }.
teacher-said = Pidió «{ $said }».

teacher-no_paper = Ninguna de estas preguntas funciona en papel. Marque otros tipos, o elija otros niveles.

teacher-stages = Partes
    .help = Lo que contiene cada parte. El tiempo depende de su clase.
teacher-stage = parte
teacher-amount = cantidad
    .watch = { $n ->
        [one] { $n } paso
       *[other] { $n } pasos
    }
    .predict = { $n ->
        [one] { $n } pregunta
       *[other] { $n } preguntas
    }
    .practise = { $n ->
        [one] { $n } tipo de preguntas
       *[other] { $n } tipos de preguntas
    }
    .play = { $n ->
        [one] { $n } partida
       *[other] { $n } partidas
    }
    .investigate = { $n ->
        [one] { $n } experimento
       *[other] { $n } experimentos
    }
    .ticket = { $n ->
        [one] { $n } pregunta
       *[other] { $n } preguntas
    }
teacher-happens = qué pasa
teacher-errors = Errores comunes
    .help = Respuestas equivocadas que la lección reconoce, y lo que responde.
teacher-hear = usted oye o ve
teacher-heard = { $question } «{ $answer }»
teacher-reply = lo que dice la lección
teacher-levels = Niveles
    .help = Según { $n } preguntas de cada tipo.
teacher-level = nivel
teacher-answers = respuestas
teacher-reach = de { $low } a { $high }
teacher-no_questions = Ninguno de los tipos marcados tiene preguntas de estos niveles. Marque otros tipos, o elija otros niveles.

## Los tickets de salida entregados

tickets-title = Tickets de salida
    .help = Los tickets entregados aquí, primero los más recientes. El alumnado no puede borrarlos.
tickets-none = Todavía no hay tickets.
tickets-release = Mostrar las respuestas: { $lesson } ({ $n })
    .help = Solo después ven los alumnos qué respuestas están bien, y por qué.
tickets-release_all = Mostrar todas las respuestas
tickets-try = Intento { $n } de { $of }
tickets-shown = La clase puede ver estas respuestas.
tickets-late = Entregado cuando la clase ya podía ver estas respuestas.
tickets-nameless = Sin nombre
tickets-right = { $n } de { $of } bien
tickets-empty = en blanco
tickets-said = Respuesta: { $said }
tickets-met = Errores comunes, y en cuántos tickets están
tickets-answer_right = bien
tickets-answer_wrong = todavía no
tickets-remove = Borrar
    .help = «Borrar» elimina un ticket enseguida. Si no, el servidor lo borra con los demás datos antiguos.

## What the server stores, for the teacher

kept-title = Qué se guarda
    .help = Un alumno es un navegador, o un niño con un nombre de cartas en él. Solo los tickets de salida guardan nombres.
kept-learners = Alumnos
kept-pages = Páginas
kept-tickets = Tickets de salida entregados
kept-first = Primer uso
kept-last = Último uso
kept-until = Se borra
kept-days = { $n ->
    [one] { $n } día después del último uso
   *[other] { $n } días después del último uso
 }
kept-memory = cuando el servidor se para
kept-delete = Para exportar o borrar datos, usa la orden «{ $command }» en el equipo del servidor.
