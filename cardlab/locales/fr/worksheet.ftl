## Les feuilles d'exercices

worksheet-title = { $lesson } : feuilles d’exercices
worksheet-name = Nom : ______________________
worksheet-number = Feuille { $n }, graine { $seed }
worksheet-back = Sur l’écran : la même graine
worksheet-print = Imprimer
worksheet-key = { $n ->
    [0] Réponses, graine { $seed }
   *[other] Réponses de la feuille { $n }, graine { $seed }
}
