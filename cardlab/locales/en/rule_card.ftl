## The rule card of a lesson: its title and its parts

rule_card = Rules
    .close = Close the rules
rule_card-values = What the cards count
rule_card-scores = How it goes
rule_card-wins = Who wins
