area_model_model = Partes para comparar
    .still = Cuadrículas con casillas pintadas: { $list }.
area_model_model-part = { $name }: { $n } de { $all } pintadas.
area_model_model-part_of_wholes = { $name }: { $n } pintadas, { $all } en cada entero.
area_model_model-mend = Dijiste { $n }. Mira el dibujo: ¿está bien?
