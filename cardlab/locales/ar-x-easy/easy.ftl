## بعض الجمل بكلمات أسهل. وما لا يوجد هنا يقال كما هو في اللغة نفسها.

language-variant = { $name }، بكلمات سهلة

addition_war-turn_up =
    .sentence = بطاقتان لكل لاعب. { $hands }
addition_war-take =
    .sentence = { $alone ->
        [yes] بقي { $winner } وحده. يأخذ { $winner } البطاقات.
       *[no] { $worth } أكبر من { $other }. يأخذ { $winner } البطاقات.
    }
addition_war-war-take =
    .sentence = { $alone ->
        [yes] بقي { $winner } وحده. يأخذ { $winner } البطاقات.
       *[no] { $worth } أكبر من { $other }. يأخذ { $winner } البطاقات.
    }
addition_war-tie =
    .sentence = تعادل: { $worth }. حرب!
addition_war-war-lay =
    .sentence = { $down ->
        [0] يضع كل لاعب بطاقتين.
        [one] يضع كل لاعب بطاقة مقلوبة، ثم بطاقتين.
        [two] يضع كل لاعب بطاقتين مقلوبتين، ثم بطاقتين.
        [few] يضع كل لاعب { $down } بطاقات مقلوبة، ثم بطاقتين.
       *[other] يضع كل لاعب { $down } بطاقة مقلوبة، ثم بطاقتين.
    } { $hands }
addition_war-war-again =
    .sentence = تعادل مرة أخرى: { $worth }. تستمر الحرب!
addition_war-pickup =
    .sentence = مع { $winner } الآن { $total ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $total } بطاقات
       *[other] { $total } بطاقة
    }.

subtraction_war-turn_up =
    .sentence = بطاقتان لكل لاعب. { $hands }
subtraction_war-take =
    .sentence = { $alone ->
        [yes] بقي { $winner } وحده. يأخذ { $winner } البطاقات.
       *[no] { $wins ->
            [lowest] { $worth } أصغر من { $other }. يأخذ { $winner } البطاقات.
           *[highest] { $worth } أكبر من { $other }. يأخذ { $winner } البطاقات.
        }
    }
subtraction_war-war-take =
    .sentence = { $alone ->
        [yes] بقي { $winner } وحده. يأخذ { $winner } البطاقات.
       *[no] { $wins ->
            [lowest] { $worth } أصغر من { $other }. يأخذ { $winner } البطاقات.
           *[highest] { $worth } أكبر من { $other }. يأخذ { $winner } البطاقات.
        }
    }
subtraction_war-tie =
    .sentence = تعادل: { $worth }. حرب!
subtraction_war-war-lay =
    .sentence = { $down ->
        [0] يضع كل لاعب بطاقتين.
        [one] يضع كل لاعب بطاقة مقلوبة، ثم بطاقتين.
        [two] يضع كل لاعب بطاقتين مقلوبتين، ثم بطاقتين.
        [few] يضع كل لاعب { $down } بطاقات مقلوبة، ثم بطاقتين.
       *[other] يضع كل لاعب { $down } بطاقة مقلوبة، ثم بطاقتين.
    } { $hands }
subtraction_war-war-again =
    .sentence = تعادل مرة أخرى: { $worth }. تستمر الحرب!
subtraction_war-pickup =
    .sentence = مع { $winner } الآن { $total ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $total } بطاقات
       *[other] { $total } بطاقة
    }.

fast_food-score-cheeseburger =
    .sentence = { $why ->
        [digit] في العدد { $total } رقم 7. برغر! تذهب { $points } نقاط إلى { $player }.
        [multiple] ⁦{ $total } = 7 × { $k }⁩. برغر! تذهب { $points } نقاط إلى { $player }.
       *[both] ⁦{ $total } = 7 × { $k }⁩ وفيه رقم 7. برغر! تذهب { $points } نقاط إلى { $player }.
    }
fast_food-score-soda =
    .sentence = { $why ->
        [digit] في العدد { $total } رقم 5. مشروب! تذهب { $points } نقاط إلى { $player }.
        [multiple] ⁦{ $total } = 5 × { $k }⁩. مشروب! تذهب { $points } نقاط إلى { $player }.
       *[both] ⁦{ $total } = 5 × { $k }⁩ وفيه رقم 5. مشروب! تذهب { $points } نقاط إلى { $player }.
    }
fast_food-score-fries =
    .sentence = { $why ->
        [digit] في العدد { $total } رقم 3. بطاطا! تذهب نقطة واحدة إلى { $player }.
        [multiple] ⁦{ $total } = 3 × { $k }⁩. بطاطا! تذهب نقطة واحدة إلى { $player }.
       *[both] ⁦{ $total } = 3 × { $k }⁩ وفيه رقم 3. بطاطا! تذهب نقطة واحدة إلى { $player }.
    }
fast_food-score-nothing =
    .sentence = { $unclaimed ->
        [food] إحدى الوجبات غير صحيحة: لا نقاط.
       *[no] { $total } لا يعطي نقاطًا.
    }
fast_food-draw =
    .sentence = { $n ->
        [0] يأخذ { $player } آخر بطاقة.
       *[other] يأخذ { $player } بطاقة.
    }

seven_twenty_seven-ante =
    .sentence = يدفع كل لاعب { $ante }. ⁦{ $n } × { $ante } = { $sum }⁩. في الصندوق { $pot }.
seven_twenty_seven-call =
    .sentence = يدفع { $player } أيضًا { $x }: ⁦{ $to_match } − { $paid } = { $x }⁩.
seven_twenty_seven-raise =
    .sentence = يدفع { $player } أولًا { $need } ثم { $x }: ⁦{ $need } + { $x } = { $sum }⁩.
seven_twenty_seven-again =
    .sentence = { $took ->
        [no] الآن نضع القطع.
       *[yes] { $betting ->
            [yes] أُخذت بطاقة. نضع القطع مرة أخرى.
           *[no] أُخذت بطاقة. يمكن لكل لاعب أن يطلب مرة أخرى.
        }
    }
seven_twenty_seven-bust =
    .sentence = العدد { $total } أكبر من 27. يخرج { $player }.
seven_twenty_seven-show =
    .sentence = { $hands }
    .hands = { $player }: { $cards }. { $has7 ->
        [no] لا يفوز بالهدف 7.
       *[yes] للهدف 7: ⁦{ $total7 }⁩، والمسافة ⁦{ $d7 }⁩.
    } { $has27 ->
        [no] لا يفوز بالهدف 27.
       *[yes] للهدف 27: ⁦{ $total27 }⁩، والمسافة ⁦{ $d27 }⁩.
    }
seven_twenty_seven-low =
    .sentence = مع { $player } المجموع ⁦{ $total }⁩. يبعد ⁦{ $d }⁩ عن 7. لا أحد أقرب.
seven_twenty_seven-high =
    .sentence = مع { $player } المجموع ⁦{ $total }⁩. يبعد ⁦{ $d }⁩ عن 27. لا أحد أقرب.

stage-watch =
    .help = اضغط الزر لتتقدّم خطوة. اقرأ ما يحدث.
stage-predict =
    .help = تتوقف المباراة وتسألك. ماذا سيحدث؟
stage-investigate =
    .help = خمّن أولًا. ثم العب مرات كثيرة، وانظر.
