## La práctica y el ticket de salida. Como en ui.ftl, la página rellena los campos.

stage-practise = Practica
    .help = Una pregunta cada vez. Pide una pista cuando quieras.
stage-ticket = Ticket de salida
    .help = Muestra lo que sabes. Tómate tu tiempo.

ui-check_answer = Comprobar
ui-hint = Una pista
ui-next_hint = Otra pista
ui-show_working = Muéstrame cómo
ui-next_question = Seguir
ui-once_more = Prueba otra vez.
ui-worked = Se hace así:
ui-order_question_help = Arrastra cada cosa a su lugar. O elige una y luego elige su lugar. Las flechas también la mueven.
ui-practise_dots = Pregunta { $n } de { $of }
ui-dot_first = Bien a la primera
ui-dot_helped = Bien con una pista
ui-dot_missed = Volverá a salir
ui-dot_now = Estás aquí
ui-dot_to_come = Por venir
ui-practise_done = Eran { $n } preguntas. ¡Muy bien!
ui-practise_first = Bien a la primera: { $n }.
ui-practise_rest = Ahora puedes descansar, o seguir. También puedes guardar lo que sabes, aquí abajo.
ui-practise_more = Más preguntas
ui-practise_connection_lost = Se perdió la conexión. Puedes seguir con tus preguntas. Lo que respondes se guarda aquí.

ui-practise_mastered = Lo que ya sale bien
ui-practise_mastered_on = bien en el nivel { $n }
ui-practise_choice = Elige tus preguntas
ui-practise_choice_help = Empiezas con preguntas fáciles. Cuando te salen bien, subes. Aquí puedes decir hasta dónde, y qué se pregunta.
ui-practise_kinds = Lo que se pregunta
ui-practise_all = Preguntas de todo tipo
ui-practise_top = Hasta dónde subes
ui-practise_level = Hasta el nivel { $n }
ui-practise_level_usual = Hasta el nivel { $n } (lo normal aquí)

ui-memory = Guarda lo que sabes
ui-memory_help = Guarda un archivo pequeño. Cárgalo la próxima vez, y la práctica sigue donde la dejaste.
ui-memory_save = Guardar mi archivo
ui-memory_load = Cargar mi archivo
ui-memory_saved = Tu archivo está guardado.
ui-memory_loading = Se está leyendo tu archivo.
ui-memory_loaded = ¡Qué bien que vuelves! La práctica sigue donde la dejaste.
ui-memory_connection_lost = Se perdió la conexión. Tu archivo se leerá cuando vuelva.

memory-foreign = Ese no es un archivo con lo que sabes. Aquí no ha cambiado nada.
memory-broken = Ese archivo está dañado y no se puede leer. Aquí no ha cambiado nada.
memory-newer = Ese archivo se hizo con una versión más nueva de esta página. Aquí no ha cambiado nada.
memory-other_lesson = Ese archivo es de otra lección. Esta es { $lesson }. Aquí no ha cambiado nada.

ui-ticket_hand_in = Entregar
ui-ticket_check = Comprobar mis respuestas
ui-ticket_order_mine = Este es mi orden
ui-ticket_answered = Pregunta { $n } de { $of }, contestada
ui-ticket_name_here = El nombre se queda en esta página, y en lo que imprimas.
ui-ticket_name_told = Tu docente ve el nombre y las respuestas.
ui-ticket_with_teacher = Tu docente ya tiene este ticket.
ui-ticket_note = Para docentes:
ui-ticket_empty = Quedan vacías: { $n }. Puedes responder ahora, o pulsar otra vez y dejarlas así.
ui-ticket_handed_in = Tus respuestas van en camino.
ticket-later = Acaban de llegar tantos tickets desde aquí que este tiene que esperar. Tus respuestas siguen aquí: pulsa el botón otra vez dentro de un minuto.
ui-ticket_connection_lost = Se perdió la conexión. Tus respuestas se guardan aquí, y se envían cuando vuelva.
ui-ticket_summary = { $name }: lo que sabes
ui-ticket_name = Nombre:
ui-ticket_right = Sabes hacer { $n } de estas { $of }.
ui-ticket_few = Ahora sabes qué te conviene practicar. Mira primero una de estas otra vez, con calma.
ui-ticket_mastered = Esto lo sabes hacer
ui-ticket_again = Mira esto otra vez
ui-ticket_left_empty = Esta la dejaste vacía.
ui-ticket_seed = Ticket de salida { $n }
ui-ticket_seat = Ticket de salida { $n }, puesto { $of }
ui-ticket_print = Imprimir
ui-ticket_keep = Guardar en un archivo

ui-my_deck = Mi baraja
ui-card_won = ¡Una carta nueva para tu baraja!
ui-card_next = Siguiente carta
