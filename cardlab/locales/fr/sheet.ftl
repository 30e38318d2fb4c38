## Les feuilles d'exercices

sheet-title = { $lesson } : feuilles d’exercices
sheet-name = Nom : ______________________
sheet-number = Feuille { $n }, graine { $seed }
sheet-back = Sur l’écran : la même graine
sheet-print = Imprimer
sheet-key = { $n ->
    [0] Réponses, graine { $seed }
   *[other] Réponses de la feuille { $n }, graine { $seed }
}
