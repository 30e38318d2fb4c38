double_target_model = { $n ->
        [one] خط عليه الهدف { $list }
        [two] خط عليه الهدفان { $list }
       *[other] خط عليه الأهداف: { $list }
    }
    .still = الأهداف: { $goals }. المجاميع: { $totals }.
double_target_model-total = مجموع البطاقات ⁦{ $a }⁩.
double_target_model-totals = المجاميع الممكنة: { $list }.
double_target_model-asked = كم يبعد أقرب مجموع عن كل هدف؟
double_target_model-asked_one = كم يبعد عن { $goal }؟
double_target_model-away = المجموع ⁦{ $a }⁩ يبعد ⁦{ $b }⁩ عن الهدف ⁦{ $goal }⁩.
double_target_model-there = المجموع ⁦{ $a }⁩ على الهدف تمامًا.
double_target_model-cannot = لا مجموع للهدف ⁦{ $goal }⁩: كلها أكبر منه.
double_target_model-value = أنت عند ⁦{ $value }⁩.
double_target_model-how = المس مكانًا على الخط، أو اسحب النقطة. العلامات القصيرة أنصاف.
double_target_model-mend = قلت { $n }. عُدّ الخطوات حتى الهدف.
