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
