## Lo que se dice a una respuesta para la que ninguna pregunta tiene palabras propias

answer-other = Todavía no. Míralo otra vez, o pide una pista.
answer-blank = Primero escribe o elige una respuesta. También puedes pedir una pista.
answer-unreadable-number = { $form ->
        [whole] Eso no es un número. Escríbelo así: 7.
        [half] Eso no se puede leer aquí como número. Escríbelo así: 7, o 7½.
       *[part] Eso no se puede leer aquí como número. Escríbelo así: 7, o 7½, o 15/2.
    }
answer-unreadable-place = Elige un lugar en el dibujo.
answer-unreadable-one = Elige una de las respuestas.
answer-unreadable-several = Elige las respuestas correctas.
answer-unreadable-order = Ponlas todas en orden.
answer-unreadable-card = Elige una de las cartas.
