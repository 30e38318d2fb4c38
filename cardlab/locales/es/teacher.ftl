## La página para docentes de una lección, alrededor de las notas

teacher-title = { $lesson }: para docentes
teacher-lesson = Abrir la lección
teacher-in_english = Las notas están en inglés.

teacher-asked = Lo que se pregunta
    .help = En la práctica y en las hojas de ejercicios. La misma semilla da otra vez las mismas cartas y hojas.
teacher-seed = Semilla
teacher-from = Nivel más bajo
teacher-to = Nivel más alto
teacher-level-of = nivel { $n }
teacher-level-usual = como en la lección
teacher-levels_of = niveles { $low } a { $high }
teacher-kinds = Elegir los tipos de preguntas
    .help = Cada uno con un ejemplo. Si no se marca ninguno, se pregunta de todo.
teacher-where-screen = práctica
teacher-where-paper = hoja de ejercicios
teacher-where-ticket = ticket de salida

teacher-class = Para una clase
teacher-locale = Idioma y números
teacher-size = Tamaño
teacher-show = Mostrar la dirección
teacher-code = Escanee este código para abrir la lección.
teacher-same = Todos reciben las mismas cartas y el mismo ticket de salida:
teacher-own = Las mismas cartas, pero cada alumno tiene su propio ticket de salida. El primer alumno tiene el puesto 1, el siguiente el puesto 2, y así sucesivamente:
teacher-here = Esta dirección solo sirve en este equipo. ¿La usan también otros en el aula? Entonces inicie el servidor como se indica abajo, y abra esta página con el nombre o el número de este equipo.

teacher-sheets = Hojas de ejercicios
    .help = Hojas para imprimir, con preguntas como las de la lección. La misma semilla hace otra vez las mismas hojas.
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

teacher-wrong = No se pueden hacer estas hojas
    .help = Cambie lo que se nombra aquí y abra las hojas otra vez.
teacher-wrong-number = { $name }: elija un número entero de { $low } a { $high }.
teacher-wrong-choice = { $name }: puede elegir { $all }.
teacher-said = Pidió «{ $said }».

teacher-no_paper = Ninguna de estas preguntas se puede hacer en papel. Marque otros tipos, o elija otros niveles.

teacher-stages = Las partes
    .help = Cuánto hay en cada una, contado en la lección. El tiempo que lleva depende de su clase.
teacher-stage = parte
teacher-amount = cuánto
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
teacher-errors = A qué prestar atención
    .help = Respuestas equivocadas que la lección conoce, y lo que les dice.
teacher-hear = usted oye o ve
teacher-heard = { $question } «{ $answer }»
teacher-reply = lo que dice la lección
teacher-levels = Los niveles
    .help = Las respuestas son las de { $n } preguntas de cada tipo.
teacher-level = nivel
teacher-answers = respuestas
teacher-reach = de { $low } a { $high }
teacher-no_questions = Ningún tipo marcado tiene preguntas de estos niveles. Marque otros tipos, o elija otros niveles.

## Los tickets de salida entregados

tickets-title = Tickets de salida
    .help = Lo que se entregó aquí, lo último primero. Solo este equipo lo muestra.
tickets-none = Todavía no se ha entregado ningún ticket.
tickets-nameless = Sin nombre
tickets-right = { $n } de { $of } bien
tickets-empty = se dejó vacía
tickets-said = Respuesta: { $said }
tickets-met = Los errores encontrados, y en cuántos tickets
tickets-answer_right = bien
tickets-answer_wrong = todavía no
tickets-remove = Borrar
    .help = Con un ticket se va todo lo que su alumno hizo en esta lección. Los tickets se guardan tanto como las sesiones.
