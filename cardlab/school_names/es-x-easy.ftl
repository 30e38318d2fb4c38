## Las palabras de las escuelas que llaman *Comparar* a la guerra. Sustituyen a las de la lengua si el servidor tiene este ajuste.

addition_war-tie =
    .sentence = Iguales: { $worth }. ¡Empate!
addition_war-war-again =
    .sentence = Iguales otra vez: { $worth }. ¡El desempate sigue!

subtraction_war-tie =
    .sentence = Iguales: { $worth }. ¡Empate!
subtraction_war-war-again =
    .sentence = Iguales otra vez: { $worth }. ¡El desempate sigue!
