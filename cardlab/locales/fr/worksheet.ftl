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
