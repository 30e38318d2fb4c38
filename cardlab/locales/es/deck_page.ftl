## La página «Hacer una baraja»

deck_page-title = Hacer una baraja
    .help = Su clase puede jugar a la guerra y a otros juegos con fracciones, decimales, operaciones u otros números. Escriba sus cartas o empiece con una baraja ya hecha.
deck_page-cards = Sus cartas
    .help = Ponga una coma entre las cartas: 1/2, 1 1/2, 0.25, 75%, −7, 3 + 4, 3 × 7, 12 ÷ 4, dots5 (puntos), frame7 (marco de diez), $2.50, 3:15. Para tener cuatro copias de una carta, escriba 1/2 ×4.
deck_page-show = Mostrar
deck_page-wrong = Estas cartas todavía no forman una baraja.
deck_page-order = Los números en orden
    .wars = Con dos números iguales hay guerra. Los números con un marco grueso aparecen más de una vez.
    .no_wars = Con dos números iguales hay guerra. Aquí todos los números son distintos, así que no hay guerras. Escriba algunas cartas dos veces o agregue un número igual: 1/2 y 2/4.
deck_page-ready = Barajas ya hechas
deck_page-gallery = Para docentes: haga una baraja con sus propios números, por ejemplo fracciones, y juegue con ella a la guerra.
deck_page-other = Jugar con otras cartas, por ejemplo fracciones
