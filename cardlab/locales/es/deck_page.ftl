## La página «Hacer una baraja»

deck_page-title = Hacer una baraja
    .help = Su clase puede jugar a la guerra y a otros juegos con fracciones, decimales, operaciones u otros números. Escriba sus cartas o empiece con una baraja ya hecha.
deck_page-cards = Sus cartas
    .help = Ponga una coma entre las cartas. Ejemplos: 1/2, 1 1/2, 0.25, 75%, −7, 3 + 4, 3 × 7, 12 ÷ 4, dots5 (puntos), frame7 (marco de diez), $2.50, 3:15. Para tener cuatro copias de una carta, escriba 1/2 ×4.
deck_page-show = Mostrar
deck_page-wrong = Estas cartas todavía no forman una baraja.
deck_page-order = Los números en orden
    .wars = Con dos números iguales hay guerra. Los números con un marco grueso aparecen más de una vez.
    .no_wars = Con dos números iguales hay guerra. Aquí todos los números son distintos, así que no hay guerras. Escriba algunas cartas dos veces o agregue un número igual: 1/2 y 2/4.
deck_page-play = Jugar con esta baraja
deck_page-share = Compartir
deck_page-class = Una mesa de guerra para su clase:
deck_page-code = Escanee este código para jugar a la guerra.
deck_page-colleague = Esta página con la baraja, para un colega o para más tarde:
deck_page-print = Cartas para imprimir
    .help = Imprima a tamaño real (100 %) en A4 o carta y recorte por las líneas.
deck_page-nine = 9 cartas por página, 63 × 88 mm
deck_page-four = 4 cartas por página, 94 × 132 mm
deck_page-backs = Los reversos en una de cada dos páginas, para imprimir a doble cara
deck_page-open = Abrir las cartas
deck_page-ready = Barajas ya hechas
deck_page-gallery = Para docentes: haga una baraja con sus propios números, por ejemplo fracciones, y juegue con ella a la guerra.
deck_page-other = Jugar con otras cartas, por ejemplo fracciones
