subtraction_war-game = حرب الطرح
    .aim = اربح كل البطاقات: احسب الفرق بين بطاقتيك، والفرق الأفضل يأخذها.
    .summary = يكشف كل لاعب بطاقتين. صاحب الفرق الأكبر يأخذ البطاقات الأربع.
    .ages = من 6 إلى 9
    .teaches = الفرق هو المسافة بين عددين، ومقارنة الفروق

subtraction_war-deal = التوزيع
    .rule = تُوزّع البطاقات مقلوبة، واحدة بعد واحدة، حتى يتساوى الجميع في العدد.
    .sentence = لكل لاعب { $n ->
        [one] بطاقة واحدة مقلوبة
        [two] بطاقتان مقلوبتان
        [few] { $n } بطاقات مقلوبة
       *[other] { $n } بطاقة مقلوبة
    }.
    .short = لكل لاعب { $n ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    }.
    .refused = { $dealt ->
        [no] يجب أن تُوزّع البطاقات أولًا.
       *[other] وُزّعت البطاقات من قبل. حان الآن كشف البطاقات التالية.
    }
subtraction_war-turn_up = كشف بطاقتين
    .rule = في بداية الدور يكشف كل لاعب بطاقتين، ويطرح العدد الأصغر من العدد الأكبر.
    .sentence = يكشف كل لاعب بطاقتين. { $hands }
    .short = { $n ->
        [0] يكشف كل لاعب بطاقتين.
        [3] يكشف كل لاعب بطاقتين.
        [4] يكشف كل لاعب بطاقتين.
       *[other] { $hands }
    }
    .hands = { $player }: ⁦{ $a } − { $b } = { $worth }⁩.
    .hands-short = { $player_is ->
        [you] أنت:
       *[other] { $player }:
    } { $a } − { $b } = { $worth }.
    .working = { $hands }
    .hands-working = { $a } − { $b } = { $worth }
subtraction_war-numbers = بصيغة واحدة
    .rule = إذا كانت البطاقات خاصة، نحسب الأعداد ونكتبها بصيغة واحدة قبل أن نقارنها.
    .sentence = { $equations }.
    .short = { $equations }.
subtraction_war-take = الفرق الأفضل يفوز
    .rule = أفضل فرق يأخذ كل البطاقات التي على الطاولة.
    .sentence = { $alone ->
        [yes] لا أحد غير { $winner } يستطيع أن يتابع الحرب، فيأخذ { $n ->
            [one] البطاقة
            [two] البطاقتين
           *[other] البطاقات كلها، وعددها { $n }
        }.
       *[no] ⁦{ $a } − { $b } = { $worth }⁩ و⁦{ $c } − { $d } = { $other }⁩. { $worth } { $wins ->
            [lowest] أصغر
           *[highest] أكبر
        } من { $other }، فيأخذ { $winner } { $n ->
            [one] البطاقة
            [two] البطاقتين
           *[other] البطاقات كلها، وعددها { $n }
        }.
    }
    .short = { $alone ->
        [yes] لا أحد آخر يستطيع أن يكمل.
       *[no] { $worth } { $wins ->
            [lowest] أصغر
           *[highest] أكبر
        } من { $other }.
    } { $n ->
        [two] البطاقتان
       *[other] البطاقات كلها، وعددها { $n }،
    } { $winner_is ->
        [you] لك.
       *[other] من نصيب { $winner }.
    }
    .working = { $alone ->
        [yes] { "" }
       *[no] { $a } − { $b } = { $worth }
        { $c } − { $d } = { $other }
        { $worth } { $wins ->
            [lowest] <
           *[highest] >
        } { $other }
    }
subtraction_war-tie = حرب!
    .rule = تساوي الفرقين يعني الحرب.
    .sentence = { $same ->
        [yes] ⁦{ $a } − { $b } = { $worth }⁩ على الجهتين. إنها الحرب!
       *[no] ⁦{ $a } − { $b } = { $worth }⁩ و⁦{ $c } − { $d } = { $worth }⁩. البطاقات مختلفة والفرق واحد: إنها الحرب!
    }
    .short = { $worth } على الجهتين: حرب!
    .working = { $a } − { $b } = { $worth }
        { $c } − { $d } = { $worth }
    .landmark = حرب
subtraction_war-war-lay = بطاقات الحرب
    .rule = في الحرب يضع كل لاعب بطاقات مقلوبة، ثم بطاقتين مكشوفتين.
    .sentence = { $down ->
        [0] يضع كل لاعب في هذه الحرب بطاقتين مكشوفتين.
        [one] يضع كل لاعب في هذه الحرب بطاقة مقلوبة، ثم بطاقتين مكشوفتين.
        [two] يضع كل لاعب في هذه الحرب بطاقتين مقلوبتين، ثم بطاقتين مكشوفتين.
        [few] يضع كل لاعب في هذه الحرب { $down } بطاقات مقلوبة، ثم بطاقتين مكشوفتين.
       *[other] يضع كل لاعب في هذه الحرب { $down } بطاقة مقلوبة، ثم بطاقتين مكشوفتين.
    } { $hands }
    .short = { $down ->
        [0] بطاقتان مكشوفتان.
        [one] بطاقة مقلوبة وبطاقتان مكشوفتان.
        [two] بطاقتان مقلوبتان وبطاقتان مكشوفتان.
        [few] { $down } بطاقات مقلوبة وبطاقتان مكشوفتان.
       *[other] { $down } بطاقة مقلوبة وبطاقتان مكشوفتان.
    } { $n ->
        [3] { "" }
        [4] { "" }
       *[other] { $hands }
    }
    .hands = { $player }: ⁦{ $a } − { $b } = { $worth }⁩.
    .hands-short = { $player_is ->
        [you] أنت:
       *[other] { $player }:
    } { $a } − { $b } = { $worth }.
    .working = { $hands }
    .hands-working = { $a } − { $b } = { $worth }
subtraction_war-war-again = تعادل من جديد
    .rule = إذا تساوى الفرقان الجديدان أيضًا، كانت جولة أخرى من الحرب.
    .sentence = ⁦{ $a } − { $b } = { $worth }⁩ و⁦{ $c } − { $d } = { $worth }⁩ أيضًا. جولة أخرى من هذه الحرب!
    .short = { $worth } على الجهتين: حرب من جديد!
    .working = { $a } − { $b } = { $worth }
        { $c } − { $d } = { $worth }
subtraction_war-war-take = الفوز بالحرب
    .rule = أفضل الفروق الجديدة يأخذ كل ما على الطاولة.
    .sentence = { $alone ->
        [yes] لا أحد غير { $winner } يستطيع أن يتابع الحرب، فيأخذ { $n ->
            [one] البطاقة
            [two] البطاقتين
           *[other] البطاقات كلها، وعددها { $n }
        }.
       *[no] ⁦{ $a } − { $b } = { $worth }⁩ و⁦{ $c } − { $d } = { $other }⁩. { $worth } { $wins ->
            [lowest] أصغر
           *[highest] أكبر
        } من { $other }، فيأخذ { $winner } { $n ->
            [one] البطاقة
            [two] البطاقتين
           *[other] البطاقات كلها، وعددها { $n }
        }.
    }
    .short = { $alone ->
        [yes] لا أحد آخر يستطيع أن يكمل.
       *[no] { $worth } { $wins ->
            [lowest] أصغر
           *[highest] أكبر
        } من { $other }.
    } { $winner_is ->
        [you] فزت بالحرب:
       *[other] الحرب من نصيب { $winner }:
    } { $n ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    }.
    .working = { $alone ->
        [yes] { "" }
       *[no] { $a } − { $b } = { $worth }
        { $c } − { $d } = { $other }
        { $worth } { $wins ->
            [lowest] <
           *[highest] >
        } { $other }
    }
subtraction_war-pickup = تحت الكومة
    .rule = البطاقات المأخوذة توضع مقلوبة تحت كومة الفائز.
    .sentence = توضع { $n ->
        [one] البطاقة
        [two] البطاقتان
       *[other] البطاقات، وعددها { $n }،
    } تحت الكومة، فيصبح عدد بطاقات { $winner } الآن { $total }.
    .short = { "" }
subtraction_war-short-lose = بطاقات لا تكفي
    .rule = من لا يستطيع أن يضع البطاقة التالية يخرج من اللعبة.
    .sentence = تلزم هنا { $need ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $need } بطاقات
       *[other] { $need } بطاقة
    }. { $have ->
        [0] ليست لدى { $player } أي بطاقة، فيخرج من اللعبة.
        [one] لم تكن لدى { $player } إلا بطاقة واحدة، فيخرج من اللعبة.
        [two] لم تكن لدى { $player } إلا بطاقتان، فيخرج من اللعبة.
        [few] لم تكن لدى { $player } إلا { $have } بطاقات، فيخرج من اللعبة.
       *[other] لم تكن لدى { $player } إلا { $have } بطاقة، فيخرج من اللعبة.
    }
    .short = { $player_is ->
        [you] عدد البطاقات اللازمة { $need }، وعدد بطاقاتك { $have }.
       *[other] عدد البطاقات اللازمة { $need }، وعدد بطاقات { $player } هو { $have }.
    }
subtraction_war-short-last_card = البطاقات الأخيرة
    .rule = إذا لم تكفِ البطاقات، تُكشف آخر بطاقتين. والبطاقة الوحيدة يُحسب معها 0.
    .sentence = { $n ->
        [1] { $card } هي البطاقة الأخيرة لدى { $player }: ⁦{ $a } − 0 = { $worth }⁩.
       *[other] { $cards } هما آخر ما يكشفه { $player } من البطاقات: ⁦{ $a } − { $b } = { $worth }⁩.
    }
    .short = { $n ->
        [1] { $player_is ->
            [you] بطاقتك الأخيرة:
           *[other] بطاقة { $player } الأخيرة:
        } { $a } − 0 = { $worth }.
       *[other] { $player_is ->
            [you] بطاقاتك الأخيرة:
           *[other] بطاقات { $player } الأخيرة:
        } { $a } − { $b } = { $worth }.
    }
    .working = { $a } − { $b } = { $worth }
subtraction_war-short-stays = الفرق يبقى
    .rule = إذا لم تبقَ بطاقة للحرب، يُحسب الفرق الذي على الطاولة مرة أخرى.
    .sentence = لم تبقَ لدى { $player } بطاقة يضعها، لذلك يُحسب الفرق { $worth } مرة أخرى.
    .short = { $player_is ->
        [you] لم تبقَ معك بطاقات:
       *[other] لم تبقَ مع { $player } بطاقات:
    } يُحسب { $worth } مرة أخرى.
subtraction_war-short-draw = لا أحد يفوز بهذه الحرب
    .rule = إذا نفدت بطاقات كل اللاعبين في الحرب في اللحظة نفسها، لا يفوز أحد بالحرب.
    .sentence = { $left ->
        [0] لم تبقَ لدى أحد بطاقة لهذه الحرب. النتيجة تعادل.
       *[other] لم تبقَ لدى أحد من لاعبي هذه الحرب بطاقة، فلا يفوز أحد بهذه الحرب.
    }
    .short = { $left ->
        [0] لم تبقَ مع أحد بطاقة. تعادل.
       *[other] لم تبقَ مع أحد بطاقة، فلا فائز بهذه الحرب.
    }
subtraction_war-pot = الصندوق
    .rule = البطاقات التي لم يستطع أحد أن يفوز بها تنتظر الفائز في الدور التالي.
    .sentence = تبقى في الصندوق { $n ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    }. ومن يفوز في الدور التالي يأخذ ما في الصندوق أيضًا.
    .short = الفائز التالي يأخذ هذه البطاقات أيضًا، وعددها { $n }.
subtraction_war-out = خارج اللعبة
    .rule = من ليست لديه بطاقات في نهاية الدور يخرج من اللعبة.
    .sentence = كومة { $player } فارغة، لذلك يخرج { $player } من اللعبة.
    .short = { $player_is ->
        [you] لم تبقَ معك بطاقات، فأنت خارج اللعبة.
       *[other] لم تبقَ مع { $player } بطاقات، وهذا يعني الخروج من اللعبة.
    }
subtraction_war-win = الفوز باللعبة
    .rule = يفوز آخر لاعب لديه بطاقات.
    .sentence = لم تبقَ بطاقات لدى أي لاعب آخر، فيفوز { $winner }!
    .short = لم تبقَ بطاقات مع الآخرين. { $winner_is ->
        [you] فزت!
       *[other] الفوز من نصيب { $winner }!
    }
subtraction_war-end-repeat = دوران بلا نهاية
    .rule = اللعبة التي يعود فيها كل شيء من جديد لن تنتهي أبدًا، لذلك نوقفها.
    .sentence = عادت البطاقات الآن كما كانت مرة من قبل، وستعود الأدوار نفسها إلى الأبد.
    .short = ستعود الأدوار نفسها إلى الأبد.
subtraction_war-end-limit = الدور الأخير
    .rule = يمكنكم أن تتفقوا على أن تتوقف اللعبة بعد عدد من الأدوار.
    .sentence = { $turns ->
        [one] انتهى دور واحد
        [two] انتهى دوران
        [few] انتهت { $turns } أدوار
        [many] انتهى { $turns } دورًا
       *[other] انتهى { $turns } دور
    }، لذلك تتوقف اللعبة هنا. { $counts } { $outcome ->
        [won] ومع { $winner } أكبر عدد من البطاقات، فيفوز.
        [draw] ولا أحد معه العدد الأكبر: تعادل.
       *[unfinished] { "" }
    }
    .short = { $turns ->
        [one] انتهى دور واحد.
        [two] انتهى دوران.
        [few] انتهت { $turns } أدوار.
        [many] انتهى { $turns } دورًا.
       *[other] انتهى { $turns } دور.
    }{ $counts_n ->
        [2] { " " }{ $counts }
       *[other] { "" }
    } { $outcome ->
        [won] { $winner_is ->
            [you] فزت!
           *[other] الفوز من نصيب { $winner }!
        }
        [draw] تعادل!
       *[unfinished] لا فائز.
    }
    .counts = عدد بطاقات { $player } هو { $n }.
    .counts-short = { $player_is ->
        [you] معك: { $n }.
       *[other] مع { $player }: { $n }.
    }

subtraction_war-zone-table = البطاقات
subtraction_war-preset-teach = حقائق الطرح الأولى
    .help = من الآص إلى العشرة، رزمة واحدة.
subtraction_war-preset-printed_one_deck = رزمة واحدة
    .help = كل البطاقات، وعددها 52. الولد 11 والملكة 12 والملك 13.
subtraction_war-preset-printed_two_decks = رزمتان
    .help = اللعبة الطويلة بكل البطاقات. الولد 11 والملكة 12 والملك 13.
subtraction_war-preset-two_small_decks = رزمتان صغيرتان
    .help = اللعبة الطويلة، من الآص إلى العشرة.
subtraction_war-preset-tens = عشرات كثيرة
    .help = كل ولد وملكة وملك يساوي 10، والآص يساوي 11.
subtraction_war-preset-ace_high = الآص هو الأكبر
    .help = الولد 11 والملكة 12 والملك 13 والآص 14.
subtraction_war-preset-lesson = لحصة الدرس
    .help = 20 دورًا على الأكثر، ثم تُعَدّ البطاقات.
subtraction_war-option-wins = ما الذي يفوز
    .help = هل يفوز أكبر فرق أم أصغر فرق؟
    .v-highest = أكبر فرق
    .v-lowest = أصغر فرق

## التلميحات الأولى، واحدًا بعد واحد، حين تكون اللعبة جديدة

subtraction_war-hint-start = المس كومتك لتكشف بطاقتين.
subtraction_war-hint-turn = { $wins ->
        [lowest] الفرق الأصغر يأخذ كل البطاقات.
       *[highest] الفرق الأكبر يأخذ كل البطاقات.
    }
subtraction_war-hint-on-tie = إذا تساوى الفرقان قامت الحرب!
subtraction_war-hint-later = { $on_limit ->
        [most_cards] الفائز صاحب أكثر البطاقات. عدد الأدوار: { $max_turns }.
       *[unfinished] اربح كل البطاقات!
    }
