## مرحلة اللعب: المباراة التي يقول فيها المتعلم ناتج بطاقتيه

addition_war_spoken-game = حرب الجمع
    .aim = ستكتب مجموعك. المجموع الأكبر يأخذ البطاقات.
    .summary = يكشف كل لاعب بطاقتين، وأنت تكتب مجموعك. لا تأخذ البطاقات إلا إذا كان جوابك صحيحًا.
    .ages = من 6 إلى 8
    .teaches = الجمع حتى 20، ومقارنة المجاميع
addition_war_spoken-shown = كشف بطاقتين
    .rule = في بداية الدور يكشف كل لاعب بطاقتين. ثم تكتب مجموعك.
    .sentence = { $player }: ⁦{ $a } + { $b } = { $worth }⁩. بطاقتاك: ⁦{ $own_a } + { $own_b } = ?⁩
    .short = مجموع { $player }: { $worth }. ما مجموعك أنت؟
    .refused = { $asked ->
        [yes] اكتب مجموعك أولًا.
       *[no] اكشف بطاقتيك أولًا.
    }
addition_war_spoken-war-shown = بطاقات الحرب
    .rule = في الحرب يضع كل لاعب بطاقات مقلوبة، ثم بطاقتين مكشوفتين. ثم تكتب مجموعك الجديد.
    .sentence = بطاقات جديدة للحرب. { $player }: ⁦{ $a } + { $b } = { $worth }⁩. بطاقتاك: ⁦{ $own_a } + { $own_b } = ?⁩
    .short = والآن مجموع { $player }: { $worth }. ما مجموعك أنت؟
addition_war_spoken-right = جواب صحيح
    .rule = تأخذ البطاقات إذا كان جوابك صحيحًا ومجموعك أكبر.
    .sentence = يقول { $player }: { $said }، وهذا صحيح: ⁦{ $a } + { $b } = { $worth }⁩.
    .short = نعم! ⁦{ $a } + { $b } = { $worth }⁩.
addition_war_spoken-wrong = ليس تمامًا
    .rule = الجواب الخاطئ لا يأخذ أي بطاقة.
    .sentence = يقول { $player }: { $said }. لكن ⁦{ $a } + { $b } = { $worth }⁩.
    .short = ⁦{ $a } + { $b } = { $worth }⁩، وليس { $said }.
addition_war_spoken-waits = البطاقات تنتظر
    .rule = البطاقات التي كنت ستربحها بجواب صحيح تنتظر في الوسط. ومن يأخذ بطاقات بعد ذلك يأخذها معها.
    .sentence = { $worth } أكبر من { $other }، لكن الجواب لم يكن صحيحًا. البطاقات الـ{ $n } تنتظر في الوسط.
    .short = مجموعك أكبر، لكن هذه البطاقات الـ{ $n } تنتظر.
addition_war_spoken-unfought = البطاقات لا تكفي للحرب
    .rule = إذا لم تكفِ البطاقات للحرب، تنتظر في الوسط أيضًا.
    .sentence = البطاقات الباقية لا تكفي لهذه الحرب. البطاقات الـ{ $n } تنتظر في الوسط.
    .short = البطاقات لا تكفي للحرب. هذه الـ{ $n } تنتظر.
addition_war_spoken-end = انتهت المباراة
    .rule = عندما لا يستطيع أحد أن يكشف بطاقتين، يفوز من أخذ بطاقات أكثر.
    .sentence = { $left ->
        [0] انتهت البطاقات.
        [1] بقيت لكل لاعب بطاقة واحدة فقط.
       *[other] عدد الأدوار: { $turns }.
    } { $counts } الأجوبة الصحيحة: { $right } من { $said }.
    .short = { $left ->
        [0] انتهت البطاقات.
        [1] بقيت لكل لاعب بطاقة واحدة فقط.
       *[other] عدد الأدوار: { $turns }.
    } { $counts } أجوبتك الصحيحة: { $right } من { $said }.
    .counts = عدد البطاقات التي أخذها { $player } هو { $n }.
    .counts-short = { $player_is ->
        [you] أخذت: { $n }.
       *[other] أخذ { $player }: { $n }.
    }
addition_war_spoken-zone-pot = تنتظر
addition_war_spoken-zone-won = المأخوذة
addition_war_spoken-action-say = تحقّق
addition_war_spoken-say-total = مجموعك
addition_war_spoken-hint-start = المس كومتك لتكشف بطاقتين.
addition_war_spoken-hint-turn = جوابك صحيح ومجموعك أكبر؟ تأخذ كل البطاقات.
addition_war_spoken-hint-on-waits = من يأخذ بطاقات بعد ذلك يأخذها معها.
addition_war_spoken-hint-on-tie = { addition_war-hint-on-tie }
addition_war_spoken-hint-on-war-shown = { addition_war-hint-on-war-lay }
