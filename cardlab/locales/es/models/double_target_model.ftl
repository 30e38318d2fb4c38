double_target_model = { $n ->
        [one] Recta con la meta { $list }
       *[other] Recta con las metas { $list }
    }
    .still = Las metas { $goals }, y los totales { $totals }.
double_target_model-total = La mano hace { $a }.
double_target_model-totals = La mano puede hacer { $list }.

double_target_model-asked_one = ¿A qué distancia está de { $goal }?
double_target_model-asked = ¿Qué distancia hay del total más cercano a cada meta?
double_target_model-away = { $a } está a { $b } de { $goal }.
double_target_model-there = { $a } está justo en la meta.
double_target_model-cannot = Ningún total cuenta para { $goal }: todos se pasan.
double_target_model-value = Estás en { $value }.
double_target_model-how = Toca un lugar, o arrastra el punto. Las rayas cortas son medios.
