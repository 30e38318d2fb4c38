## مرحلة اللعب: المباراة التي يقول فيها المتعلم ناتج بطاقتيه

subtraction_war_spoken-game = حرب الطرح
    .aim = ستكتب الفرق بين بطاقتيك. الفرق الأكبر يأخذ البطاقات.
    .summary = يكشف كل لاعب بطاقتين، وأنت تكتب الفرق بين بطاقتيك. لا تأخذ البطاقات إلا إذا كان جوابك صحيحًا.
    .ages = من 6 إلى 9
    .teaches = الفرق هو المسافة بين عددين، ومقارنة الفروق
subtraction_war_spoken-shown = كشف بطاقتين
    .rule = في بداية الدور يكشف كل لاعب بطاقتين. ثم تكتب الفرق بين بطاقتيك.
    .sentence = { $player }: ⁦{ $a } − { $b } = { $worth }⁩. بطاقتاك: ⁦{ $own_a } − { $own_b } = ?⁩
    .short = فرق { $player }: { $worth }. ما فرقك أنت؟
    .refused = { $asked ->
        [yes] اكتب الفرق بين بطاقتيك أولًا.
       *[no] اكشف بطاقتيك أولًا.
    }
subtraction_war_spoken-war-shown = بطاقات الحرب
    .rule = في الحرب يضع كل لاعب بطاقات مقلوبة، ثم بطاقتين مكشوفتين. ثم تكتب الفرق الجديد.
    .sentence = بطاقات جديدة للحرب. { $player }: ⁦{ $a } − { $b } = { $worth }⁩. بطاقتاك: ⁦{ $own_a } − { $own_b } = ?⁩
    .short = والآن فرق { $player }: { $worth }. ما فرقك أنت؟
subtraction_war_spoken-right = جواب صحيح
    .rule = تأخذ البطاقات إذا كان جوابك صحيحًا وفرقك أكبر.
    .sentence = يقول { $player }: { $said }، وهذا صحيح: ⁦{ $a } − { $b } = { $worth }⁩.
    .short = نعم! ⁦{ $a } − { $b } = { $worth }⁩.
subtraction_war_spoken-wrong = ليس تمامًا
    .rule = الجواب الخاطئ لا يأخذ أي بطاقة.
    .sentence = يقول { $player }: { $said }. لكن ⁦{ $a } − { $b } = { $worth }⁩.
    .short = ⁦{ $a } − { $b } = { $worth }⁩، وليس { $said }.
subtraction_war_spoken-waits = البطاقات تنتظر
    .rule = البطاقات التي كنت ستربحها بجواب صحيح تنتظر في الوسط. ومن يأخذ بطاقات بعد ذلك يأخذها معها.
    .sentence = { $worth } أكبر من { $other }، لكن الجواب لم يكن صحيحًا. البطاقات الـ{ $n } تنتظر في الوسط.
    .short = فرقك أكبر، لكن هذه البطاقات الـ{ $n } تنتظر.
subtraction_war_spoken-unfought = البطاقات لا تكفي للحرب
    .rule = إذا لم تكفِ البطاقات للحرب، تنتظر في الوسط أيضًا.
    .sentence = البطاقات الباقية لا تكفي لهذه الحرب. البطاقات الـ{ $n } تنتظر في الوسط.
    .short = البطاقات لا تكفي للحرب. هذه الـ{ $n } تنتظر.
subtraction_war_spoken-end = انتهت المباراة
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
subtraction_war_spoken-zone-pot = تنتظر
subtraction_war_spoken-zone-won = المأخوذة
subtraction_war_spoken-action-say = تحقّق
subtraction_war_spoken-say-total = الفرق
subtraction_war_spoken-hint-start = المس كومتك لتكشف بطاقتين.
subtraction_war_spoken-hint-turn = جوابك صحيح وفرقك أكبر؟ تأخذ كل البطاقات.
subtraction_war_spoken-hint-on-waits = من يأخذ بطاقات بعد ذلك يأخذها معها.
subtraction_war_spoken-hint-on-tie = { subtraction_war-hint-on-tie }
subtraction_war_spoken-hint-on-war-shown = { subtraction_war-hint-on-war-lay }
