## La práctica y el ticket de salida. Como en ui.ftl, la página rellena los campos.

stage-practise = Practica
    .help = Una pregunta cada vez. Pide una pista cuando quieras.
stage-ticket = Ticket de salida
    .help = Muestra lo que sabes. Tómate tu tiempo.

lesson_ui-check_answer = Comprobar
lesson_ui-hint = Una pista
lesson_ui-next_hint = Otra pista
lesson_ui-show_working = Muéstrame cómo
lesson_ui-next_question = Seguir
lesson_ui-once_more = Prueba otra vez.
lesson_ui-worked = Se hace así:
lesson_ui-flash_show = Muéstrame
lesson_ui-flash_again = Mirar otra vez
lesson_ui-flash_cover = Tapar
lesson_ui-order_question_help = Arrastra cada cosa a su lugar. O elige una y luego elige su lugar. Las flechas también la mueven.
lesson_ui-practise_dots = Pregunta { $n } de { $of }
lesson_ui-dot_first = Bien a la primera
lesson_ui-dot_helped = Bien con una pista
lesson_ui-dot_missed = Volverá a salir
lesson_ui-dot_now = Estás aquí
lesson_ui-dot_to_come = Por venir
lesson_ui-practise_done = Eran { $n } preguntas. ¡Muy bien!
lesson_ui-practise_first = Bien a la primera: { $n }.
lesson_ui-practise_rest = Ahora puedes descansar, o seguir. También puedes guardar tu avance, aquí abajo.
lesson_ui-practise_more = Más preguntas
lesson_ui-practise_hard = Hoy eran difíciles. Vamos con otras más fáciles.
lesson_ui-practise_hardest = Son difíciles. Sigamos, y volvamos a ellas otro día.
lesson_ui-practise_easier = Preguntas más fáciles
lesson_ui-practise_connection_lost = Se perdió la conexión. Puedes seguir con tus preguntas. Lo que respondes se guarda aquí.

lesson_ui-practise_mastered = Lo que ya sabes hacer
lesson_ui-practise_mastered_on = bien en el nivel { $n }
lesson_ui-practise_choice = Elige tus preguntas
lesson_ui-practise_choice_help = Empiezas con preguntas fáciles. Cuando te salen bien, se hacen más difíciles. Aquí puedes elegir el nivel más alto y el tipo de preguntas.
lesson_ui-practise_kinds = Tipo de preguntas
lesson_ui-practise_all = De todo tipo
lesson_ui-practise_top = Nivel más alto
lesson_ui-practise_level = Nivel { $n }
lesson_ui-practise_level_usual = Nivel { $n } (habitual)

lesson_ui-memory = Guarda tu avance
lesson_ui-memory_help = Guarda un archivo pequeño. Cárgalo la próxima vez, y la práctica sigue donde la dejaste.
lesson_ui-memory_save = Guardar mi archivo
lesson_ui-memory_load = Cargar mi archivo
lesson_ui-memory_saved = Tu archivo está guardado.
lesson_ui-memory_loading = Se está leyendo tu archivo.
lesson_ui-memory_loaded = ¡Qué bien que vuelves! La práctica sigue donde la dejaste.
lesson_ui-memory_connection_lost = Se perdió la conexión. Tu archivo se leerá cuando vuelva.

memory-foreign = Ese archivo no tiene tu avance. Aquí no cambió nada.
memory-broken = Ese archivo está dañado y no se puede leer. Aquí no ha cambiado nada.
memory-newer = Ese archivo se hizo con una versión más nueva de esta página. Aquí no ha cambiado nada.
memory-other_lesson = Ese archivo es de otra lección. Esta es { $lesson }. Aquí no ha cambiado nada.

lesson_ui-ticket_hand_in = Entregar
lesson_ui-ticket_check = Comprobar mis respuestas
lesson_ui-ticket_order_mine = Este es mi orden
lesson_ui-ticket_answered = Pregunta { $n } de { $of }, contestada
lesson_ui-ticket_name_here = El nombre se queda en esta página, y en lo que imprimas.
lesson_ui-ticket_name_told = Tu docente ve el nombre y las respuestas.
lesson_ui-ticket_with_teacher = Tu docente ya tiene este ticket.
lesson_ui-ticket_note = Para docentes:
lesson_ui-ticket_empty = Quedan vacías: { $n }. Responde ahora, o presiona otra vez el botón y déjalas así.
lesson_ui-ticket_handed_in = Tus respuestas van en camino.
ticket-later = Llegaron demasiados tickets a la vez, así que el tuyo tiene que esperar. Tus respuestas siguen aquí. Presiona el botón otra vez en un minuto.
lesson_ui-ticket_connection_lost = Se perdió la conexión. Tus respuestas se guardan aquí, y se envían cuando vuelva.
lesson_ui-ticket_summary = { $name }: lo que sabes
lesson_ui-ticket_name = Nombre:
lesson_ui-ticket_right = Sabes hacer { $n } de estas { $of }.
lesson_ui-ticket_few = Ahora sabes qué te conviene practicar. Mira primero una de estas otra vez, con calma.
lesson_ui-ticket_mastered = Esto lo sabes hacer
lesson_ui-ticket_again = Mira esto otra vez
lesson_ui-ticket_left_empty = Esta la dejaste vacía.
lesson_ui-ticket_seed = Ticket de salida { $n }
lesson_ui-ticket_seat = Ticket de salida { $n }, puesto { $of }
lesson_ui-ticket_print = Imprimir
lesson_ui-ticket_keep = Guardar en un archivo
lesson_ui-ticket_new = Otro ticket de salida

lesson_ui-my_deck = Mi baraja
lesson_ui-card_won = ¡Una carta nueva para tu baraja!
lesson_ui-card_next = Siguiente carta
