## La carte des règles d'une leçon : son titre et ses parties

rule_card = Règles
    .close = Fermer les règles
rule_card-values = Ce que valent les cartes
rule_card-scores = Comment on joue
rule_card-wins = Qui gagne
