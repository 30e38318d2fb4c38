## Hojas de ejercicios

worksheet-title = { $lesson }: hojas de ejercicios
worksheet-name = Nombre: ______________________
worksheet-number = Hoja { $n }, número del reparto { $seed }
worksheet-back = Jugar con las mismas cartas
worksheet-print = Imprimir
worksheet-key = { $n ->
    [0] Respuestas, número del reparto { $seed }
   *[other] Respuestas de la hoja { $n }, número del reparto { $seed }
}

## Una página para las familias: el juego con cartas corrientes

family-title = { $lesson }: una página para las familias
family-about = Un juego de cartas para casa
family-learnt = Qué aprendió su hijo o hija
family-play = Cómo se juega
family-ask = Preguntas para hacer durante el juego
family-easier = Para que sea más fácil
family-harder = Para que sea más difícil

## Una hoja en la que se anota cada turno

record-title = { $lesson }: hoja de partida
