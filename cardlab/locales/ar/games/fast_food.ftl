fast_food-game = الوجبات السريعة
    .aim = اجمع أكثر النقاط: اجعل المجموع يعطيك طعامًا.
    .summary = أضف بطاقتك إلى المجموع. تكسب نقاطًا إذا كان في المجموع الرقم 3 أو 5 أو 7، أو كان من مضاعفاتها.
    .ages = من 8 إلى 11
    .teaches = المجموع المتزايد، ومضاعفات 3 و5 و7، والتخطيط للبطاقة التالية

fast_food-draw = بطاقة من كومة السحب
    .rule = في كل دور تأخذ البطاقة العليا من كومة السحب، ما دامت فيها بطاقات.
    .sentence = يأخذ { $player } بطاقة. { $n ->
        [0] كومة السحب فارغة الآن.
        [one] بقيت بطاقة واحدة في كومة السحب.
        [two] بقيت بطاقتان في كومة السحب.
        [few] بقيت { $n } بطاقات في كومة السحب.
       *[other] بقيت { $n } بطاقة في كومة السحب.
    }
    .own = يأخذ { $player } البطاقة { $card }. { $n ->
        [0] كومة السحب فارغة الآن.
        [one] بقيت بطاقة واحدة في كومة السحب.
        [two] بقيت بطاقتان في كومة السحب.
        [few] بقيت { $n } بطاقات في كومة السحب.
       *[other] بقيت { $n } بطاقة في كومة السحب.
    }
    .short = { $player_is ->
        [you] تأخذ { $card }.
       *[other] { "" }
    } { $n ->
        [0] كومة السحب فارغة الآن.
       *[other] { "" }
    }
fast_food-no_draw = كومة السحب فارغة
    .rule = عندما تفرغ كومة السحب، تلعب من يدك ولا تأخذ بطاقة.
    .sentence = كومة السحب فارغة: يلعب { $player } من بطاقات يده.
    .short = { "" }
fast_food-play = بطاقة على الكومة
    .rule = تلعب بطاقة واحدة، فيُضاف عددها إلى المجموع.
    .sentence = يلعب { $player } البطاقة { $card }: ⁦{ $old } + { $value } = { $total }⁩.
    .short = { $player_is ->
        [you] تلعب { $card }:
       *[other] { $card } من { $player }:
    } ⁦{ $old } + { $value } = { $total }⁩.
    .working = { $old } + { $value } = { $total }
fast_food-play-not_in_hand = ليست في يدك
    .rule = لا تلعب إلا بطاقة من بطاقات يدك.
    .sentence = البطاقة { $card } ليست في يدك. اختر واحدة من بطاقاتك.
    .short = { "" }
fast_food-play-not_your_turn = ليس دورك
    .rule = يلعب اللاعبان بالتناوب، كل واحد بطاقة.
    .sentence = يلعب { $other } أولًا، ثم يأتي دورك من جديد.
    .short = { "" }
fast_food-call-right = المجموع صحيح
    .rule = إذا كنتم تقولون المجموع، قل المجموع الجديد وأنت تلعب.
    .sentence = { $total } صحيح.
    .short = { $total } صحيح!
    .working = { $old } + { $value } = { $total }
fast_food-call-wrong = انظر إلى المجموع
    .rule = المجموع الخاطئ نصحّحه، ولا يخسر اللاعب بسببه شيئًا.
    .sentence = { $called ->
        [none] لم يُقَل شيء: ⁦{ $old } + { $value } = { $total }⁩.
       *[other] ⁦{ $old } + { $value } = { $total }⁩، وليس { $called }.
    }
    .short = { $called ->
        [none] لم يُقَل شيء: ⁦{ $old } + { $value } = { $total }⁩.
       *[other] ⁦{ $old } + { $value } = { $total }⁩، وليس { $called }.
    }
    .working = { $old } + { $value } = { $total }
fast_food-claim-wrong = انظر إلى الوجبات
    .rule = إذا كنتم تطلبون نقاطكم، تحصل على ما تطلبه إن كان صحيحًا.
    .sentence = { $reasons }
    .short = انظر: { $reasons }
    .reasons = { $why ->
        [not_multiples] { fast_food-no_food }
        [not_digits] { fast_food-no_food }
        [not_both] { fast_food-no_food }
        [none] المجموع { $total } لا يعطي شيئًا.
        [digit] في المجموع { $total } الرقم { $number }.
        [multiple] ⁦{ $total } = { $number } × { $k }⁩.
       *[both] في المجموع { $total } الرقم { $number }، وكذلك ⁦{ $total } = { $number } × { $k }⁩.
    }
    .reasons-short = { $why ->
        [not_multiples] { fast_food-no_food }
        [not_digits] { fast_food-no_food }
        [not_both] { fast_food-no_food }
        [none] المجموع { $total } لا يعطي شيئًا.
        [digit] في { $total } الرقم { $number }.
       *[other] ⁦{ $total } = { $number } × { $k }⁩.
    }
# A food that the total does not have, and why.
fast_food-no_food = { $what ->
        [cheeseburger] لا يوجد برغر بالجبن:
        [soda] لا يوجد مشروب غازي:
       *[fries] لا يوجد بطاطا مقلية:
    } { $why ->
        [not_multiples] ليس { $total } من مضاعفات { $number }.
        [not_digits] ليس في { $total } الرقم { $number }.
       *[not_both] ليس في { $total } الرقم { $number }، وليس من مضاعفات { $number }.
    }
fast_food-score-cheeseburger = برغر بالجبن
    .rule = مضاعف العدد 7، أو المجموع الذي فيه الرقم 7، يعطي 7 نقاط، مرة واحدة.
    .sentence = { $why ->
        [digit] في المجموع { $total } الرقم 7: برغر بالجبن، ويحصل { $player } على { $points } نقاط.
        [multiple] ⁦{ $total } = 7 × { $k }⁩: برغر بالجبن، ويحصل { $player } على { $points } نقاط.
       *[both] ⁦{ $total } = 7 × { $k }⁩ وفيه الرقم 7 أيضًا: برغر واحد بالجبن، ويحصل { $player } على { $points } نقاط.
    }
    .short = { $foods ->
        [3] { $why ->
            [digit] في { $total } الرقم 7: برغر!
            [both] ⁦{ $total } = 7 × { $k }⁩ وفيه الرقم 7: برغر واحد!
           *[other] ⁦{ $total } = 7 × { $k }⁩: برغر!
        }
       *[other] { $why ->
            [digit] في { $total } الرقم 7: برغر بالجبن!
            [both] ⁦{ $total } = 7 × { $k }⁩ وفيه الرقم 7: برغر واحد!
           *[other] ⁦{ $total } = 7 × { $k }⁩: برغر بالجبن!
        }
    }{ $foods ->
        [1] { " " }{ $player_is ->
            [you] لك { $points } نقاط.
           *[other] { $points } نقاط من نصيب { $player }.
        }
       *[other] { "" }
    }
    .working = { $why ->
        [digit] ⁧في { $total } الرقم 7⁩
       *[other] { $total } = 7 × { $k }
    }
fast_food-score-soda = مشروب غازي
    .rule = مضاعف العدد 5، أو المجموع الذي فيه الرقم 5، يعطي 3 نقاط، مرة واحدة.
    .sentence = { $why ->
        [digit] في المجموع { $total } الرقم 5: مشروب غازي، ويحصل { $player } على { $points } نقاط.
        [multiple] ⁦{ $total } = 5 × { $k }⁩: مشروب غازي، ويحصل { $player } على { $points } نقاط.
       *[both] ⁦{ $total } = 5 × { $k }⁩ وفيه الرقم 5 أيضًا: مشروب غازي واحد، ويحصل { $player } على { $points } نقاط.
    }
    .short = { $foods ->
        [3] { $why ->
            [digit] الرقم 5: مشروب!
            [both] ⁦5 × { $k }⁩ والرقم 5: مشروب!
           *[other] ⁦5 × { $k }⁩: مشروب!
        }
       *[other] { $why ->
            [digit] في { $total } الرقم 5: مشروب غازي!
            [both] ⁦{ $total } = 5 × { $k }⁩ وفيه الرقم 5: مشروب واحد!
           *[other] ⁦{ $total } = 5 × { $k }⁩: مشروب غازي!
        }
    }{ $foods ->
        [1] { " " }{ $player_is ->
            [you] لك { $points } نقاط.
           *[other] { $points } نقاط من نصيب { $player }.
        }
       *[other] { "" }
    }
    .working = { $why ->
        [digit] ⁧في { $total } الرقم 5⁩
       *[other] { $total } = 5 × { $k }
    }
fast_food-score-fries = بطاطا مقلية
    .rule = مضاعف العدد 3، أو المجموع الذي فيه الرقم 3، يعطي نقطة واحدة، مرة واحدة.
    .sentence = { $why ->
        [digit] في المجموع { $total } الرقم 3: بطاطا مقلية، ويحصل { $player } على { $points ->
            [one] نقطة واحدة
           *[other] { $points } نقاط
        }.
        [multiple] ⁦{ $total } = 3 × { $k }⁩: بطاطا مقلية، ويحصل { $player } على { $points ->
            [one] نقطة واحدة
           *[other] { $points } نقاط
        }.
       *[both] ⁦{ $total } = 3 × { $k }⁩ وفيه الرقم 3 أيضًا: بطاطا مقلية، ويحصل { $player } على { $points ->
            [one] نقطة واحدة
           *[other] { $points } نقاط
        }.
    }
    .short = { $foods ->
        [3] { $why ->
            [digit] الرقم 3: بطاطا!
            [both] ⁦3 × { $k }⁩ والرقم 3: بطاطا!
           *[other] ⁦3 × { $k }⁩: بطاطا!
        }
       *[other] { $why ->
            [digit] في { $total } الرقم 3: بطاطا مقلية!
            [both] ⁦{ $total } = 3 × { $k }⁩ وفيه الرقم 3: بطاطا مرة واحدة!
           *[other] ⁦{ $total } = 3 × { $k }⁩: بطاطا مقلية!
        }
    }{ $foods ->
        [1] { " " }{ $player_is ->
            [you] لك { $points ->
                [one] نقطة واحدة
               *[other] { $points } نقاط
            }.
           *[other] { $points ->
                [one] نقطة واحدة
               *[other] { $points } نقاط
            } من نصيب { $player }.
        }
       *[other] { "" }
    }
    .working = { $why ->
        [digit] ⁧في { $total } الرقم 3⁩
       *[other] { $total } = 3 × { $k }
    }
fast_food-score-several = وجبة مشكّلة!
    .rule = إذا كان المجموع اثنين أو ثلاثة من البرغر والمشروب والبطاطا، نجمع النقاط.
    .sentence = { $n ->
        [2] يحصل { $player } على ⁦{ $a } + { $b } = { $points }⁩ { $points ->
            [few] نقاط
           *[other] نقطة
        }.
       *[other] يحصل { $player } على ⁦{ $a } + { $b } + { $c } = { $points }⁩ { $points ->
            [few] نقاط
           *[other] نقطة
        }.
    }
    .short = { $player_is ->
        [you] لك:
       *[other] { $player }:
    } { $n ->
        [2] ⁦{ $a } + { $b } = { $points }⁩.
       *[other] ⁦{ $a } + { $b } + { $c } = { $points }⁩.
    }
    .working = { $n ->
        [2] { $a } + { $b } = { $points }
       *[other] { $a } + { $b } + { $c } = { $points }
    }
    .landmark = نقاط كثيرة
fast_food-score-nothing = لا شيء هذه المرة
    .rule = المجموع الذي ليس فيه 3 ولا 5 ولا 7، وليس مضاعفًا لأي منها، لا يعطي نقاطًا.
    .sentence = { $unclaimed ->
        [yes] لم تُذكر الوجبة الصحيحة للمجموع { $total }، فلا يعطي شيئًا.
        [total] المجموع غير صحيح، فلا يعطي شيئًا.
        [food] إحدى الوجبات غير صحيحة، فلا يعطي المجموع شيئًا.
       *[no] { $score_by ->
            [multiples] المجموع { $total } ليس مضاعف العدد 3 ولا 5 ولا 7، فلا يعطي نقاطًا.
            [digits] ليس في المجموع { $total } الرقم 3 ولا 5 ولا 7، فلا يعطي نقاطًا.
           *[both] ليس في المجموع { $total } الرقم 3 ولا 5 ولا 7، وليس مضاعفًا لأي منها: لا نقاط.
        }
    }
    .short = { $unclaimed ->
        [yes] لم تُذكر الوجبة الصحيحة: لا نقاط.
        [total] المجموع غير صحيح: لا نقاط.
        [food] إحدى الوجبات غير صحيحة: لا نقاط.
       *[no] { $score_by ->
            [multiples] العدد { $total } ليس من مضاعفات 3 ولا 5 ولا 7.
            [digits] ليس في { $total } الرقم 3 ولا 5 ولا 7.
           *[both] ليس في { $total } الرقم 3 ولا 5 ولا 7، وليس من مضاعفاتها.
        }
    }
fast_food-game-end = لُعبت كل البطاقات
    .rule = تنتهي اللعبة عندما تصير كل بطاقاتها على الكومة.
    .sentence = { $n ->
        [one] البطاقة الوحيدة على الكومة، والمجموع { $total }.
        [two] البطاقتان على الكومة، والمجموع { $total }.
        [few] آخر بطاقة من { $n } بطاقات على الكومة، والمجموع { $total }.
       *[other] آخر بطاقة من { $n } بطاقة على الكومة، والمجموع { $total }.
    }
    .short = لُعبت كل البطاقات.
fast_food-game-second = اللعبة الثانية
    .rule = في اللعبة الثانية نلعب باللون الآخر، ويبدأ اللاعب الآخر.
    .sentence = الآن اللون الآخر، ويلعب { $player } أولًا. النقاط تبقى كما هي.
    .short = الآن اللون الآخر، { $player_is ->
        [you] وأنت تبدأ.
       *[other] والبداية من عند { $player }.
    } النقاط تبقى.
fast_food-end-win = الفوز باللعبة
    .rule = من معه نقاط أكثر في النهاية يفوز.
    .sentence = { $high ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $high } نقاط
       *[other] { $high } نقطة
    } مقابل { $low }: يفوز { $winner }.
    .short = { $high } مقابل { $low }: { $winner_is ->
        [you] فزت!
       *[other] الفوز من نصيب { $winner }!
    }
    .working = { $high } > { $low }
fast_food-end-tie = النقاط متساوية
    .rule = إذا تساوت النقاط فهذا تعادل.
    .sentence = عدد نقاط كل لاعب { $score }، فلا أحد متقدّم.
    .short = { $score } لكل لاعب: تعادل!
    .working = { $score } = { $score }

fast_food-coach-answer = { $best ->
        [0] لا يكاد أفضل ردّ يعطي شيئًا.
        [one] أفضل ردّ يعطي نحو نقطة واحدة.
        [two] أفضل ردّ يعطي نحو نقطتين.
        [few] أفضل ردّ يعطي نحو { $best } نقاط.
       *[other] أفضل ردّ يعطي نحو ⁦{ $best }⁩ نقطة.
    }
fast_food-coach-play = { $points ->
        [0] هذه البطاقة لا تعطي نقاطًا
        [one] هذه البطاقة تعطي نقطة واحدة
        [two] هذه البطاقة تعطي نقطتين
        [few] هذه البطاقة تعطي { $points } نقاط
       *[other] هذه البطاقة تعطي { $points } نقطة
    }، وتجعل المجموع على الكومة { $total }. { $held ->
        [0] لم يعد أحد يستطيع أن يردّ عليها.
       *[other] عدد البطاقات التي لا تراها { $n }، { $k ->
            [0] ولا تعطي أي منها نقاطًا
            [one] وواحدة منها تعطي نقاطًا
            [two] واثنتان منها تعطيان نقاطًا
           *[other] و{ $k } منها تعطي نقاطًا
        } هناك. { fast_food-coach-answer }
    }
fast_food-coach-call = { $points ->
        [0] هذه البطاقة لا تعطي نقاطًا.
        [one] هذه البطاقة تعطي نقطة واحدة.
        [two] هذه البطاقة تعطي نقطتين.
        [few] هذه البطاقة تعطي { $points } نقاط.
       *[other] هذه البطاقة تعطي { $points } نقطة.
    } { $held ->
        [0] لم يعد أحد يستطيع أن يردّ عليها.
       *[other] عدد البطاقات التي لا تراها { $n }، { $k ->
            [0] ولا تعطي أي منها نقاطًا
            [one] وواحدة منها تعطي نقاطًا
            [two] واثنتان منها تعطيان نقاطًا
           *[other] و{ $k } منها تعطي نقاطًا
        } مع المجموع الجديد. { fast_food-coach-answer }
    }
fast_food-coach-claim = { $held ->
        [0] لم يعد أحد يستطيع أن يردّ عليها.
       *[other] { fast_food-coach-answer }
    }

fast_food-action-play = العب { $card }
    .working = { $old } + { $value } = ?
fast_food-claim-cheeseburger = 7: برغر بالجبن
fast_food-claim-soda = 5: مشروب غازي
fast_food-claim-fries = 3: بطاطا مقلية

fast_food-zone-hand = اليد
fast_food-zone-stock = كومة السحب
fast_food-zone-pile = الكومة
fast_food-zone-other_deck = اللعبة الثانية
fast_food-zone-used = اللعبة الأولى
fast_food-counter-total = المجموع
fast_food-counter-score = النقاط

fast_food-option-games = عدد الألعاب
    .help = لعبة واحدة، أو لعبتان: في الثانية اللون الآخر واللاعب الآخر يبدأ.
fast_food-option-first_deck = اللون الأول
    .help = لون اللعبة الأولى.
    .v-red = أحمر
    .v-black = أسود
fast_food-option-first_player = اللاعب الأول
    .help = من يلعب أولًا في اللعبة الأولى؟
fast_food-option-hand_size = بطاقات اليد
    .help = كم بطاقة تُوزّع على كل لاعب؟
fast_food-option-draw = أخذ بطاقة
    .help = تأخذ بطاقة قبل أن تلعب، أو بعد ذلك.
    .v-before = قبل اللعب
    .v-after = بعد اللعب
fast_food-option-score_by = ما يعطي النقاط
    .help = الأرقام والمضاعفات، أو نوع واحد منهما.
    .v-both = الأرقام والمضاعفات
    .v-multiples = المضاعفات
    .v-digits = الأرقام
fast_food-option-calls = ما يُقال
    .help = ما يجب أن تقوله عندما تلعب.
    .v-none = لا شيء
    .v-total = المجموع
    .v-total_and_scores = المجموع وما يعطيه من نقاط
fast_food-preset-printed = القواعد المطبوعة
    .help = اللعبتان كلتاهما، وكل لاعب يقول المجموع.
fast_food-preset-one_game = لعبة واحدة
    .help = عشرون بطاقة من لون واحد.
fast_food-preset-multiples_lesson = المضاعفات
    .help = مضاعفات 3 و5 و7 وحدها تعطي نقاطًا.
fast_food-preset-digits_lesson = الأرقام
    .help = الأرقام 3 و5 و7 وحدها تعطي نقاطًا.
fast_food-preset-claim_it = اطلب نقاطك
    .help = تحصل على ما تلاحظه.

fast_food-measure-several = مجاميع تعطي نقاطًا لأكثر من سبب
fast_food-measure-nothing = مجاميع لا تعطي شيئًا

## التلميحات الأولى، واحدًا بعد واحد، حين تكون اللعبة جديدة

fast_food-hint-start = { $calls ->
        [none] المس بطاقة فتُضاف إلى المجموع.
       *[other] المس بطاقة، ثم قل المجموع.
    }
fast_food-hint-turn = { $score_by ->
        [digits] المجموع الذي فيه 3 أو 5 أو 7 يعطي نقاطًا.
       *[both] مضاعفات 3 و5 و7 تعطي نقاطًا.
    }
fast_food-hint-event = { $score_by ->
        [both] الأرقام 3 و5 و7 تعطي نقاطًا أيضًا.
       *[other] اجمع في رأسك قبل أن تلعب.
    }
fast_food-hint-later = البرغر 7 نقاط، والمشروب 3، والبطاطا 1.
fast_food-hint-last = اجمع نقاطًا أكثر من اللاعب الآخر!

## What stays on the felt

fast_food-legend = 7: 7 نقاط، 5: 3، 3: 1
