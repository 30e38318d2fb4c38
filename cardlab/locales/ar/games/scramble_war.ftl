scramble_war-game = الحرب المبعثرة
    .aim = خذ من الكومة بطاقات أكثر من اللاعب الآخر.
    .summary = كل البطاقات مقلوبة في كومة واحدة. يسحب كل لاعب بطاقة، وصاحب البطاقة الأكبر يأخذ البطاقتين.
    .ages = من 6 إلى 9
    .teaches = المقارنة، والعدّ، وجمع أعداد كثيرة، وفرص تتغيّر كلما صغرت الكومة

scramble_war-scatter = الكومة
    .rule = نبعثر الرزمة كلها مقلوبة، ولا نوزّع بطاقات على أحد.
    .sentence = في الكومة { $n ->
        [one] بطاقة واحدة مقلوبة
        [two] بطاقتان مقلوبتان
        [few] { $n } بطاقات مقلوبة
       *[other] { $n } بطاقة مقلوبة
    }.
    .short = في الكومة { $n ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    }، كلها مقلوبة.
    .refused = { $scattered ->
        [no] نبعثر البطاقات أولًا.
       *[yes] بعثرنا البطاقات من قبل. اسحب الآن البطاقات التالية.
    }
scramble_war-pick = سحب بطاقة
    .rule = في كل دور يسحب كل لاعب بطاقة من الكومة ويكشفها.
    .sentence = { $hands } { $left ->
        [0] وبذلك انتهت الكومة.
        [one] وتبقى بعدها في الكومة بطاقة واحدة.
        [two] وتبقى بعدها في الكومة بطاقتان.
        [few] وتبقى بعدها في الكومة { $left } بطاقات.
       *[other] وتبقى بعدها في الكومة { $left } بطاقة.
    }
    .short = { $hands }
    .hands = يسحب { $player } البطاقة { $card }.
    .hands-short = { $player_is ->
        [you] بطاقتك هي { $card }.
       *[other] بطاقة { $player } هي { $card }.
    }
    .refused = { $why ->
        [turn] الدور الآن على { $player } ليسحب بطاقة.
        [auto] هنا لا يختار أحد بطاقة: اللعب تلقائي.
        [choose] هنا يختار كل لاعب بطاقته بنفسه. والدور الآن على { $player }.
       *[place] ليس في الكومة إلا { $left ->
            [one] بطاقة واحدة
            [two] بطاقتان
            [few] { $left } بطاقات
           *[other] { $left } بطاقة
        }. ونعدّ أماكنها من 0.
    }
scramble_war-numbers = كيف نقارن
    .rule = إذا كانت البطاقات خاصة، نرى كيف نقارن الأعداد.
    .sentence = { number-reason }
    .short = { number-reason }
scramble_war-take = البطاقة الأكبر تأخذ البطاقتين
    .rule = البطاقة الأكبر تأخذ البطاقتين، ولا تُلعبان مرة أخرى.
    .sentence = { $high } { $high_kind ->
        [time] بعد
       *[other] أكبر من
    } { $low }. يأخذ { $winner } البطاقتين، وعدد ما أخذه الآن { $total }.
    .short = { $high_the } { $high_kind ->
        [time] بعد
       *[other] أكبر من
    } { $low_the }. البطاقتان { $winner_is ->
        [you] لك.
       *[other] من نصيب { $winner }.
    }
    .working = { $high } > { $low }
scramble_war-tie = حرب!
    .rule = بطاقتان متساويتان؟ حرب!
    .sentence = { $card } و{ $other } متساويتان. إنها الحرب!
    .short = { $card_rank } أمام { $other_rank }: حرب!
    .working = { $card } = { $other }
    .landmark = حرب
scramble_war-war-short = بطاقات لا تكفي لحرب كاملة
    .rule = إذا لم تكفِ الكومة لحرب كاملة، يسحب كل لاعب نصف ما بقي.
    .sentence = ليس في الكومة إلا { $left ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $left } بطاقات
       *[other] { $left } بطاقة
    }. لكل لاعب نصفها، أي { $each }.
    .short = لم يبقَ في الكومة إلا { $left }: لكل لاعب { $each }.
    .working = { $left } ÷ 2 = { $each }
scramble_war-war-declare = بطاقات الحرب
    .rule = في الحرب يسحب اللاعبان بالتناوب بطاقات مقلوبة، ثم يسحب كل منهما بطاقة تُحسب.
    .sentence = { $down ->
        [0] يسحب كل لاعب بطاقة واحدة، وهي تُحسب فورًا.
       *[other] يسحب كل لاعب { $down ->
            [one] بطاقة واحدة مقلوبة
            [two] بطاقتين مقلوبتين
            [few] { $down } بطاقات مقلوبة
           *[other] { $down } بطاقة مقلوبة
        }، والبطاقة التالية تُحسب.
    } { $hands }
    .short = { $down ->
        [0] بطاقة مكشوفة.
        [one] بطاقة مقلوبة ثم بطاقة مكشوفة.
        [two] بطاقتان مقلوبتان ثم بطاقة مكشوفة.
        [few] { $down } بطاقات مقلوبة ثم بطاقة مكشوفة.
       *[other] { $down } بطاقة مقلوبة ثم بطاقة مكشوفة.
    } { $hands }
    .hands = يحصل { $player } على البطاقة { $card }.
    .hands-short = { $player_is ->
        [you] بطاقتك هي { $card }.
       *[other] بطاقة { $player } هي { $card }.
    }
scramble_war-war-again = تعادل من جديد
    .rule = إذا تساوت البطاقتان الجديدتان أيضًا، تستمر الحرب.
    .sentence = { $card } و{ $other } متساويتان أيضًا، لذلك تستمر الحرب.
    .short = { $card_rank } أمام { $other_rank }: حرب من جديد!
    .working = { $card } = { $other }
scramble_war-war-take = الفوز بالحرب
    .rule = أكبر البطاقتين الجديدتين تأخذ كل ما على الطاولة.
    .sentence = { $high } { $high_kind ->
        [time] بعد
       *[other] أكبر من
    } { $low }. يأخذ { $winner } بطاقات هذه الحرب الـ{ $n } كلها، وعدد ما أخذه الآن { $total }.
    .short = { $high_the } { $high_kind ->
        [time] بعد
       *[other] أكبر من
    } { $low_the }. { $winner_is ->
        [you] فزت بالحرب:
       *[other] الحرب من نصيب { $winner }:
    } { $n ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    }.
    .working = { $high } > { $low }
scramble_war-war-unresolved = بطاقات لا تكفي للحرب
    .rule = إذا لم تكفِ الكومة للحرب، فلا حرب.
    .sentence = { $left ->
        [0] الكومة فارغة،
        [one] ليس في الكومة إلا بطاقة واحدة،
        [two] ليس في الكومة إلا بطاقتان،
        [few] ليس في الكومة إلا { $left } بطاقات،
       *[other] ليس في الكومة إلا { $left } بطاقة،
    } فلا حرب هذه المرة. { $what ->
        [take_back] يستعيد كل لاعب بطاقاته.
       *[nobody] لا يأخذ أحد البطاقات الـ{ $n } التي على الطاولة.
    }
    .short = { $what ->
        [take_back] البطاقات لا تكفي للحرب. كل لاعب يستعيد بطاقاته.
       *[nobody] البطاقات لا تكفي للحرب. لا أحد يأخذ هذه البطاقات الـ{ $n }.
    }
scramble_war-end-heap = انتهت الكومة
    .rule = عندما تنتهي الكومة، نحسب النقاط.
    .sentence = لم تبقَ بطاقة للسحب. { $scoring ->
        [values] نجمع قيم البطاقات المأخوذة.
       *[cards] لكل بطاقة مأخوذة نقطة واحدة.
    } { $counts }
    .short = الكومة فارغة. { $counts }
    .counts = عدد نقاط { $player } هو { $n }.
    .counts-short = { $player_is ->
        [you] معك: { $n }.
       *[other] مع { $player }: { $n }.
    }
scramble_war-end-win = الفوز
    .rule = يفوز صاحب أكثر النقاط.
    .sentence = يفوز { $winner } والنتيجة { $high } مقابل { $low }، أي بفارق { $difference ->
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $difference } نقاط
       *[other] { $difference } نقطة
    }.
    .short = { $winner_is ->
        [you] لقد فزت! الفارق { $difference }.
       *[other] يفوز { $winner }! الفارق { $difference }.
    }
    .working = { $high } − { $low } = { $difference }
scramble_war-end-draw = تعادل
    .rule = إذا تساوت النقاط، فلا يفوز أحد.
    .sentence = مع كل لاعب { $a ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $a } نقاط
       *[other] { $a } نقطة
    }، فلا يفوز أحد.
    .short = لكل لاعب { $a }. تعادل!

scramble_war-coach-any = البطاقات الـ{ $left } كلها متشابهة من الخلف، فلكل منها الفرصة نفسها في أن تكون كبيرة.
scramble_war-coach-beats = عدد البطاقات المقلوبة، ومعها المأخوذة، { $n }. { $higher ->
        [0] لا بطاقة منها أكبر
        [one] واحدة منها أكبر
        [two] اثنتان منها أكبر
       *[other] { $higher } منها أكبر
    } من { $card }، { $equal ->
        [0] ولا بطاقة منها تعني الحرب.
        [one] وواحدة منها تعني الحرب.
        [two] واثنتان منها تعنيان الحرب.
       *[other] و{ $equal } منها تعني الحرب.
    }

scramble_war-action-pick = اختر البطاقة { $place }
scramble_war-zone-heap = الكومة
scramble_war-zone-captured = البطاقات المأخوذة
scramble_war-counter-left = في الكومة
scramble_war-counter-cards = المأخوذة

scramble_war-option-short_war = كومة لا تكفي
    .help = ماذا يحدث إذا كانت الكومة لا تكفي لحرب كاملة؟
    .v-fewer_down = بطاقات مقلوبة أقل
    .v-no_war = لا حرب
scramble_war-option-unresolved = بطاقات لا تكفي للحرب
    .help = من يأخذ بطاقاتها؟
    .v-take_back = أصحابها
    .v-nobody = لا أحد
scramble_war-option-scoring = النقاط
    .help = نقطة لكل بطاقة، أو قيمة البطاقات.
    .v-cards = نقطة لكل بطاقة
    .v-values = قيم البطاقات
scramble_war-option-pick = السحب
    .help = تُؤخذ البطاقة التالية من الكومة، أو يختار اللاعبان بطاقتيهما.
    .v-auto = البطاقة التالية
    .v-choose = اللاعبان يختاران

scramble_war-preset-printed = القواعد المطبوعة
    .help = بلا جوكر، وثلاث بطاقات مقلوبة في الحرب.
scramble_war-preset-printed_jokers = القواعد المطبوعة مع الجواكر
    .help = جوكران، وهما أكبر من الآص.
scramble_war-preset-sums = المجاميع
    .help = في النهاية نجمع قيم البطاقات المأخوذة.
scramble_war-preset-own_pick = اختر بطاقتك
    .help = تختار كل بطاقة من بطاقاتك من الكومة بنفسك.

scramble_war-measure-unresolved = حروب لم تكفِ لها البطاقات

## التلميحات الأولى، واحدًا بعد واحد، حين تكون اللعبة جديدة

scramble_war-hint-start = { $pick ->
        [choose] المس أي بطاقة في الكومة.
       *[auto] المس الكومة لتكشف بطاقتين.
    }
scramble_war-hint-turn = البطاقة الأكبر تأخذ البطاقتين.
scramble_war-hint-on-tie = تساوت البطاقتان؟ حرب!
scramble_war-hint-later = { $scoring ->
        [values] عندما تفرغ الكومة يفوز صاحب أكثر النقاط.
       *[cards] عندما تفرغ الكومة يفوز صاحب البطاقات الأكثر.
    }
