## Lo que se dice a una respuesta para la que ninguna pregunta tiene palabras propias

answer-other = Todavía no. Míralo otra vez, o pide una pista.
answer-blank = Responde primero, o pide una pista.
answer-rounded = Está bien, pero redondeado. ¿Cuánto es exactamente? Escribe una fracción, por ejemplo 15/2.
answer-misrounded = Casi, pero no está bien redondeado. Mira la cifra siguiente, o escribe una fracción, por ejemplo 15/2.
answer-unreadable-number = { $form ->
        [whole] Escribe un número, por ejemplo 7.
        [half] Escribe un número, por ejemplo 7 o 7½.
       *[part] Escribe un número, por ejemplo 7, 7½ o 15/2.
    }
answer-unreadable-place = Elige un lugar en el dibujo.
answer-unreadable-one = Elige una de las respuestas.
answer-unreadable-several = Elige las respuestas correctas.
answer-unreadable-order = Pon todo en orden.
answer-unreadable-card = Elige una de las cartas.
