## The rule card of a lesson: its title and its parts

rule_card = Rules
    .close = Close the rules
rule_card-values = What cards are worth
rule_card-scores = How to play
rule_card-wins = Who wins
