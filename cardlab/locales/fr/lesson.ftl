## Ce qu'on dit d'une réponse quand la question n'a pas de mots à elle

answer-other = Pas encore. Regarde bien, ou demande un indice.
answer-blank = Réponds d’abord, ou demande un indice.
answer-rounded = C’est juste, mais arrondi. Combien est-ce exactement ? Écris une fraction, comme 15/2.
answer-misrounded = Presque, mais ce n’est pas bien arrondi. Regarde le chiffre suivant, ou écris une fraction, comme 15/2.
answer-unreadable-number = { $form ->
        [whole] Écris un nombre, comme 7.
        [half] Écris un nombre, comme 7 ou 7½.
       *[part] Écris un nombre, comme 7, 7½ ou 15/2.
    }
answer-unreadable-place = Choisis une place sur l’image.
answer-unreadable-one = Choisis une des réponses.
answer-unreadable-several = Choisis toutes les bonnes réponses.
answer-unreadable-order = Range-les toutes dans l’ordre.
answer-unreadable-card = Choisis une des cartes.
