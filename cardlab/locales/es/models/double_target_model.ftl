double_target_model = { $n ->
        [one] Recta con la meta { $list }
       *[other] Recta con las metas { $list }
    }
    .still = Las metas { $goals }, y los totales { $totals }.
double_target_model-total = La mano suma { $a }.
double_target_model-totals = La mano puede sumar { $list }.

double_target_model-asked_one = ¿A qué distancia de { $goal } está la mano?
double_target_model-asked = ¿A qué distancia está el total más cercano de cada meta?
double_target_model-away = { $a } está a { $b } de { $goal }.
double_target_model-there = { $a } está justo en la meta.
double_target_model-cannot = Ningún total cuenta para { $goal }. Todos se pasan.
double_target_model-value = Estás en { $value }.
double_target_model-how = Toca un lugar, o arrastra el punto. Las rayas cortas son medios.
double_target_model-mend = Dijiste { $n }. Cuenta los pasos hasta la meta.
