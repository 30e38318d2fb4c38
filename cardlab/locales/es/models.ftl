## Las imágenes que ayudan a contar: cómo se llama cada una, qué muestra, dicho en palabras, y qué se pregunta cuando falta
## su resultado. La página rellena los campos. $n es un número que puede elegir formas del plural ([one], [other], no [0]); los demás son textos.

model-choose-place = Tu lugar en la recta
model-choose-total = Tu total
model-whose = { $name }: { $said }
