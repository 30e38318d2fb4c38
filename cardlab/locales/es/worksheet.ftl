## Hojas de ejercicios

worksheet-title = { $lesson }: hojas de ejercicios
worksheet-name = Nombre: ______________________
worksheet-number = Hoja { $n } de la semilla { $seed }
worksheet-back = En la pantalla: la misma semilla
worksheet-print = Imprimir
worksheet-key = { $n ->
    [0] Respuestas, semilla { $seed }
   *[other] Respuestas de la hoja { $n }, semilla { $seed }
}
