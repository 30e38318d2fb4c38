## La tarjeta de reglas de una lección: su título y sus partes

rule_card = Reglas
    .close = Cerrar las reglas
rule_card-values = Lo que valen las cartas
rule_card-scores = Cómo se juega
rule_card-wins = Quién gana
