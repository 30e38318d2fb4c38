speed_war-game = حرب السرعة
    .aim = اربح كل البطاقات! أصغر البطاقات تخرج من اللعبة.
    .summary = حرب تخرج فيها أصغر البطاقات من اللعبة: بطاقات 2 أولًا، ثم 3، وهكذا.
    .ages = من 6 إلى 9
    .teaches = ترتيب الأعداد، وأصغر عدد، والعدّ التنازلي، ولماذا يزداد احتمال التعادل

speed_war-smallest = { $level ->
        [11] بطاقات الولد
        [12] بطاقات الملكة
        [13] بطاقات الملك
        [14] بطاقات الآص
        [two] بطاقات الرقم { $level }
        [few] بطاقات الرقم { $level }
       *[other] البطاقات المساوية لـ { $level }
    }
speed_war-before = { $old ->
        [11] بطاقات الولد
        [12] بطاقات الملكة
        [13] بطاقات الملك
        [14] بطاقات الآص
        [two] بطاقات الرقم { $old }
        [few] بطاقات الرقم { $old }
       *[other] البطاقات المساوية لـ { $old }
    }

speed_war-remove = أصغر البطاقات تخرج
    .rule = نضع جانبًا كل بطاقة مأخوذة من أصغر بطاقات اللعبة. ويأخذ الفائز الباقي.
    .sentence = { $cards_kind ->
        [rank] أصغر البطاقات الآن هي { speed_war-smallest }
        [time] أبكر وقت الآن هو { $level }
       *[number] أصغر عدد الآن هو { $level }
    }، { $gone ->
        [one] لذلك تخرج { $cards } من اللعبة.
       *[other] لذلك تخرج من اللعبة معًا { $cards }.
    } { $left ->
        [0] لم يبقَ منها شيء في اللعبة.
        [one] بقيت منها بطاقة واحدة.
        [two] بقيت منها بطاقتان.
        [few] بقيت منها { $left } بطاقات.
       *[other] بقيت منها { $left } بطاقة.
    } { $n ->
        [0] لا يأخذ { $winner } شيئًا آخر.
        [one] يأخذ { $winner } البطاقة الأخرى.
        [two] يأخذ { $winner } البطاقتين الأخريين.
       *[other] يأخذ { $winner } البطاقات الـ{ $n } الأخرى.
    }
    .short = { $gone ->
        [one] ثم تخرج { $cards } من اللعبة.
        [two] ثم تخرج بطاقتان من اللعبة.
        [few] ثم تخرج { $gone } بطاقات من اللعبة.
       *[other] ثم تخرج { $gone } بطاقة من اللعبة.
    }
speed_war-level = الرتبة التالية
    .rule = عندما تنتهي أصغر البطاقات، يأتي دور البطاقات التي بعدها لتخرج.
    .sentence = { $only ->
        [yes] لم يبقَ الآن إلا { speed_war-smallest }. وهي لا تخرج، لأنه لا توجد بطاقات غيرها.
       *[no] خرجت كل { speed_war-before }. ومن الآن تخرج { speed_war-smallest }.
    }
    .short = { $only ->
        [yes] لم يبقَ الآن إلا { speed_war-smallest }. وهي لا تخرج.
       *[no] خرجت كل { speed_war-before }. ومن الآن تخرج { speed_war-smallest }.
    }
    .landmark = أصغر رتبة

speed_war-counter-level = أصغر بطاقة
    .value = { $kind ->
        [time] أبكر وقت: { $level }
       *[other] أصغر بطاقة: { $level ->
            [11] { rank-J }
            [12] { rank-Q }
            [13] { rank-K }
            [14] { rank-A }
           *[other] { $level }
        }
    }

speed_war-option-remove = أي البطاقات تخرج
    .help = البطاقات الصغيرة المكشوفة فقط، أو أيضًا ما وُضع منها مقلوبًا في الحرب.
    .v-face_up = المكشوفة
    .v-all_table = كل ما على الطاولة

speed_war-preset-printed = القواعد المطبوعة
    .help = حرب مع بطاقة واحدة مقلوبة، والبطاقات الصغيرة تخرج.
speed_war-preset-printed_2 = القواعد المطبوعة، الطريقة الثانية
    .help = إذا لم تكفِ البطاقات للحرب، تُحسب البطاقة الأخيرة.
speed_war-preset-fastest = الأسرع
    .help = ثلاث بطاقات مقلوبة في الحرب، والبطاقات المقلوبة تخرج أيضًا.
speed_war-preset-short = لعبة قصيرة
    .help = 40 دورًا على الأكثر، ثم نعدّ البطاقات.

speed_war-measure-level = أصغر بطاقة في النهاية
speed_war-measure-aside = البطاقات الموضوعة جانبًا

## التلميحات الأولى، واحدًا بعد واحد، حين تكون اللعبة جديدة

speed_war-hint-start = المس كومتك لتكشف بطاقة.
speed_war-hint-turn = البطاقة الأكبر تأخذ البطاقتين.
speed_war-hint-later = { $deck ->
        [standard] تخرج البطاقات الصغيرة: أولًا بطاقات الرقم 2.
       *[other] تخرج البطاقات الصغيرة، وأصغرها أولًا.
    }
speed_war-hint-on-tie = تساوت البطاقتان؟ حرب!
speed_war-hint-last = { $on_limit ->
        [most_cards] الفائز صاحب أكثر البطاقات. عدد الأدوار: { $max_turns }.
       *[unfinished] اربح كل البطاقات!
    }
