double_target_model = { $n ->
        [one] Droite graduée avec le but { $list }
       *[other] Droite graduée avec les buts { $list }
    }
    .still = Les buts { $goals }, et les totaux { $totals }.
double_target_model-total = La main fait { $a }.
double_target_model-totals = La main peut faire { $list }.
double_target_model-asked = Quelle est la distance du total le plus proche à chaque but ?
double_target_model-asked_one = Quelle est la distance jusqu’à { $goal } ?
double_target_model-away = { $a } est à { $b } de { $goal }.
double_target_model-there = { $a } est exactement sur le but.
double_target_model-cannot = Aucun total ne compte pour { $goal }. Ils le dépassent tous.
double_target_model-value = Tu es à { $value }.
double_target_model-how = Touche un endroit, ou fais glisser le point. Les petits traits sont des demis.
double_target_model-mend = Tu as dit { $n }. Compte les pas jusqu’au but.
