## Hojas de ejercicios

sheet-title = { $lesson }: hojas de ejercicios
sheet-name = Nombre: ______________________
sheet-number = Hoja { $n } de la semilla { $seed }
sheet-back = En la pantalla: la misma semilla
sheet-print = Imprimir
sheet-key = { $n ->
    [0] Respuestas, semilla { $seed }
   *[other] Respuestas de la hoja { $n }, semilla { $seed }
}
