## Les feuilles d'exercices

worksheet-title = { $lesson } : fiches d’exercices
worksheet-name = Nom : ______________________
worksheet-number = Fiche { $n }, numéro de tirage { $seed }
worksheet-back = Pour jouer avec les mêmes cartes
worksheet-print = Imprimer
worksheet-key = { $n ->
    [0] Réponses, numéro de tirage { $seed }
   *[other] Réponses de la fiche { $n }, numéro de tirage { $seed }
}

## Une page pour les familles : le jeu avec des cartes ordinaires

family-title = { $lesson } : une page pour les familles
family-about = Un jeu de cartes pour la maison
family-learnt = Ce que votre enfant a appris
family-play = Comment on joue
family-ask = Des questions à poser en jouant
family-easier = Pour que ce soit plus facile
family-harder = Pour que ce soit plus difficile

## Une feuille où l’enfant note chaque tour

record-title = { $lesson } : feuille de partie
