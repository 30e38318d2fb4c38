addition_war-game = حرب الجمع
    .aim = اربح كل البطاقات: اجمع بطاقتيك، والمجموع الأكبر يأخذها.
    .summary = يكشف كل لاعب بطاقتين ويجمعهما. صاحب المجموع الأكبر يأخذ البطاقات الأربع.
    .ages = من 6 إلى 8
    .teaches = الجمع حتى 20، ومقارنة المجاميع

addition_war-deal = التوزيع
    .rule = نوزّع البطاقات مقلوبة، واحدة بعد واحدة. لكل لاعب العدد نفسه.
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
        [no] نوزّع البطاقات أولًا.
       *[other] وزّعنا البطاقات من قبل. اكشف الآن البطاقات التالية.
    }
addition_war-turn_up = كشف بطاقتين
    .rule = في بداية الدور يكشف كل لاعب بطاقتين، ويجمعهما.
    .sentence = يكشف كل لاعب بطاقتين. { $hands }
    .short = { $n ->
        [0] يكشف كل لاعب بطاقتين.
        [3] يكشف كل لاعب بطاقتين.
        [4] يكشف كل لاعب بطاقتين.
       *[other] { $hands }
    }
    .hands = { $player }: ⁦{ $a } + { $b } = { $worth }⁩.
    .hands-short = { $player_is ->
        [you] أنت:
       *[other] { $player }:
    } { $a } + { $b } = { $worth }.
    .working = { $hands }
    .hands-working = { $a } + { $b } = { $worth }
addition_war-numbers = كيف نقارن
    .rule = إذا كانت البطاقات خاصة، نرى كيف نقارن الأعداد.
    .sentence = { number-reason }
    .short = { number-reason }
addition_war-take = المجموع الأكبر يفوز
    .rule = أكبر مجموع يأخذ كل البطاقات التي على الطاولة.
    .sentence = { $alone ->
        [yes] لا أحد غير { $winner } يستطيع أن يتابع الحرب، فيأخذ { $n ->
            [one] البطاقة
            [two] البطاقتين
           *[other] البطاقات الـ{ $n } كلها
        }.
       *[no] ⁦{ $a } + { $b } = { $worth }⁩ و⁦{ $c } + { $d } = { $other }⁩. المجموع { $worth } أكبر من { $other }، فيأخذ { $winner } { $n ->
            [one] البطاقة
            [two] البطاقتين
           *[other] البطاقات الـ{ $n } كلها
        }.
    }
    .short = { $alone ->
        [yes] لا أحد آخر يستطيع أن يكمل.
       *[no] { $winner_first ->
            [yes] المجموع { $worth } أكبر من { $other }.
           *[no] المجموع { $other } أصغر من { $worth }.
        }
    } { $n ->
        [two] البطاقتان
       *[other] البطاقات الـ{ $n } كلها
    } { $winner_is ->
        [you] لك.
       *[other] من نصيب { $winner }.
    }
    .working = { $alone ->
        [yes] { "" }
       *[no] { $a } + { $b } = { $worth }
        { $c } + { $d } = { $other }
        { $worth } > { $other }
    }
addition_war-tie = حرب!
    .rule = إذا تساوى المجموعان، فهذه حرب!
    .sentence = { $same ->
        [yes] ⁦{ $a } + { $b } = { $worth }⁩ في الجهتين. إنها الحرب!
       *[no] ⁦{ $a } + { $b } = { $worth }⁩ و⁦{ $c } + { $d } = { $worth }⁩. البطاقات مختلفة والمجموع واحد: إنها الحرب!
    }
    .short = المجموع { $worth } في الجهتين: حرب!
    .working = { $a } + { $b } = { $worth }
        { $c } + { $d } = { $worth }
    .landmark = حرب
addition_war-war-lay = بطاقات الحرب
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
    .hands = { $player }: ⁦{ $a } + { $b } = { $worth }⁩.
    .hands-short = { $player_is ->
        [you] أنت:
       *[other] { $player }:
    } { $a } + { $b } = { $worth }.
    .working = { $hands }
    .hands-working = { $a } + { $b } = { $worth }
addition_war-war-again = تعادل من جديد
    .rule = إذا تساوى المجموعان الجديدان أيضًا، تستمر الحرب.
    .sentence = ⁦{ $a } + { $b } = { $worth }⁩ و⁦{ $c } + { $d } = { $worth }⁩ أيضًا. الحرب تستمر!
    .short = المجموع { $worth } في الجهتين: حرب من جديد!
    .working = { $a } + { $b } = { $worth }
        { $c } + { $d } = { $worth }
addition_war-war-take = الفوز بالحرب
    .rule = أكبر المجاميع الجديدة يأخذ كل ما على الطاولة.
    .sentence = { $alone ->
        [yes] لا أحد غير { $winner } يستطيع أن يتابع الحرب، فيأخذ { $n ->
            [one] البطاقة
            [two] البطاقتين
           *[other] البطاقات الـ{ $n } كلها
        }.
       *[no] ⁦{ $a } + { $b } = { $worth }⁩ و⁦{ $c } + { $d } = { $other }⁩. المجموع { $worth } أكبر من { $other }، فيأخذ { $winner } { $n ->
            [one] البطاقة
            [two] البطاقتين
           *[other] البطاقات الـ{ $n } كلها
        }.
    }
    .short = { $alone ->
        [yes] لا أحد آخر يستطيع أن يكمل.
       *[no] { $winner_first ->
            [yes] المجموع { $worth } أكبر من { $other }.
           *[no] المجموع { $other } أصغر من { $worth }.
        }
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
       *[no] { $a } + { $b } = { $worth }
        { $c } + { $d } = { $other }
        { $worth } > { $other }
    }
addition_war-pickup = تحت الكومة
    .rule = نضع البطاقات المأخوذة مقلوبة تحت كومة الفائز.
    .sentence = نضع { $n ->
        [one] البطاقة
        [two] البطاقتين
       *[other] البطاقات الـ{ $n }
    } تحت كومة { $winner }. فيها الآن { $total ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $total } بطاقات
       *[other] { $total } بطاقة
    }.
    .short = { "" }
addition_war-short-lose = بطاقات لا تكفي
    .rule = من لا يستطيع أن يضع البطاقة التالية يخرج من اللعبة.
    .sentence = نحتاج هنا إلى { $need ->
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $need } بطاقات
       *[other] { $need } بطاقة
    }. { $have ->
        [0] ليست مع { $player } أي بطاقة، فيخرج من اللعبة.
        [one] ليس مع { $player } إلا بطاقة واحدة، فيخرج من اللعبة.
        [two] ليس مع { $player } إلا بطاقتان، فيخرج من اللعبة.
        [few] ليس مع { $player } إلا { $have } بطاقات، فيخرج من اللعبة.
       *[other] ليس مع { $player } إلا { $have } بطاقة، فيخرج من اللعبة.
    }
    .short = نحتاج إلى { $need ->
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $need } بطاقات
       *[other] { $need } بطاقة
    }، { $player_is ->
        [you] ومعك: { $have }.
       *[other] ومع { $player }: { $have }.
    }
addition_war-short-last_card = البطاقات الأخيرة
    .rule = إذا لم تكفِ البطاقات، نكشف آخر بطاقتين. وإذا بقيت بطاقة واحدة، نجمع معها 0.
    .sentence = { $n ->
        [1] لم يبقَ مع { $player } إلا { $card }: ⁦{ $a } + 0 = { $worth }⁩.
       *[other] آخر بطاقتين مع { $player } هما { $cards }: ⁦{ $a } + { $b } = { $worth }⁩.
    }
    .short = { $n ->
        [1] { $player_is ->
            [you] بطاقتك الأخيرة:
           *[other] بطاقة { $player } الأخيرة:
        } { $a } + 0 = { $worth }.
       *[other] { $player_is ->
            [you] بطاقاتك الأخيرة:
           *[other] بطاقات { $player } الأخيرة:
        } { $a } + { $b } = { $worth }.
    }
    .working = { $a } + { $b } = { $worth }
addition_war-short-stays = المجموع يبقى
    .rule = إذا لم تبقَ بطاقة للحرب، يُحسب المجموع الذي على الطاولة مرة أخرى.
    .sentence = لم تبقَ مع { $player } بطاقة يضعها، لذلك يُحسب المجموع { $worth } مرة أخرى.
    .short = { $player_is ->
        [you] لم تبقَ معك بطاقات:
       *[other] لم تبقَ مع { $player } بطاقات:
    } يُحسب { $worth } مرة أخرى.
addition_war-short-none = لم تبقَ بطاقة
    .rule = من لم تبقَ معه بطاقة يخرج من اللعبة.
    .sentence = لم تبقَ مع { $player } بطاقة، فيخرج من اللعبة.
    .short = { $player_is ->
        [you] لم تبقَ معك بطاقة.
       *[other] لم تبقَ مع { $player } بطاقة.
    }
addition_war-short-draw = لا أحد يفوز بهذه الحرب
    .rule = إذا انتهت بطاقات كل من في الحرب معًا، فلا يفوز بها أحد.
    .sentence = { $left ->
        [0] لم تبقَ مع أحد بطاقة لهذه الحرب. النتيجة تعادل.
       *[other] لم تبقَ مع أحد في هذه الحرب بطاقة، فلا يفوز بها أحد.
    }
    .short = { $left ->
        [0] لم تبقَ مع أحد بطاقة. تعادل.
       *[other] لم تبقَ مع أحد بطاقة، فلا فائز بهذه الحرب.
    }
addition_war-pot = الصندوق
    .rule = البطاقات التي لم يفز بها أحد تنتظر الفائز في الدور التالي.
    .sentence = تبقى في الصندوق { $n ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    }. ومن يفوز في الدور التالي يأخذ ما في الصندوق أيضًا.
    .short = الفائز التالي يأخذ { $n ->
        [one] هذه البطاقة
        [two] هاتين البطاقتين
       *[other] هذه البطاقات الـ{ $n }
    } أيضًا.
addition_war-out = خارج اللعبة
    .rule = من ليست معه بطاقات في نهاية الدور يخرج من اللعبة.
    .sentence = كومة { $player } فارغة، لذلك يخرج { $player } من اللعبة.
    .short = { $player_is ->
        [you] لم تبقَ معك بطاقات، فأنت خارج اللعبة.
       *[other] لم تبقَ مع { $player } بطاقات، وهذا يعني الخروج من اللعبة.
    }
addition_war-win = الفوز باللعبة
    .rule = يفوز آخر لاعب معه بطاقات.
    .sentence = لم تبقَ بطاقات مع أي لاعب آخر، فيفوز { $winner }!
    .short = لم تبقَ بطاقات مع الآخرين. { $winner_is ->
        [you] فزت!
       *[other] الفوز من نصيب { $winner }!
    }
addition_war-end-repeat = لعبة بلا نهاية
    .rule = إذا عادت كل البطاقات كما كانت، فلن تنتهي اللعبة أبدًا. لذلك نوقفها.
    .sentence = عادت البطاقات الآن كما كانت مرة من قبل، وستعود الأدوار نفسها إلى الأبد.
    .short = ستعود الأدوار نفسها إلى الأبد.
addition_war-end-limit = الدور الأخير
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

addition_war-zone-table = البطاقات
addition_war-preset-teach = حقائق الجمع الأولى
    .help = من الآص إلى العشرة، رزمة واحدة.
addition_war-preset-printed_one_deck = رزمة واحدة
    .help = البطاقات الـ52 كلها. الولد 11 والملكة 12 والملك 13.
addition_war-preset-printed_two_decks = رزمتان
    .help = اللعبة الطويلة بكل البطاقات. الولد 11 والملكة 12 والملك 13.
addition_war-preset-two_small_decks = رزمتان صغيرتان
    .help = اللعبة الطويلة، من الآص إلى العشرة.
addition_war-preset-tens = عشرات كثيرة
    .help = كل ولد وملكة وملك يساوي 10، والآص يساوي 11.
addition_war-preset-ace_high = الآص هو الأكبر
    .help = الولد 11 والملكة 12 والملك 13 والآص 14.
addition_war-preset-lesson = لحصة الدرس
    .help = 20 دورًا على الأكثر، ثم نعدّ البطاقات.

## التلميحات الأولى، واحدًا بعد واحد، حين تكون اللعبة جديدة

addition_war-hint-start = المس كومتك لتكشف بطاقتين.
addition_war-hint-turn = المجموع الأكبر يأخذ كل البطاقات.
addition_war-hint-on-tie = { $war_down ->
        [0] يكشف كل لاعب بطاقتين أخريين.
        [one] يضع كل لاعب بطاقة مقلوبة، ثم بطاقتين مكشوفتين.
        [two] يضع كل لاعب بطاقتين مقلوبتين، ثم بطاقتين مكشوفتين.
        [few] يضع كل لاعب { $war_down } بطاقات مقلوبة، ثم بطاقتين مكشوفتين.
       *[other] يضع كل لاعب { $war_down } بطاقة مقلوبة، ثم بطاقتين مكشوفتين.
    }
addition_war-hint-on-war-lay = المجموع الجديد الأكبر يأخذ كل شيء.
addition_war-hint-later = { $on_limit ->
        [most_cards] الفائز صاحب أكثر البطاقات. عدد الأدوار: { $max_turns }.
       *[unfinished] اربح كل البطاقات!
    }
