## مرحلة اللعب: المباراة التي يقول فيها المتعلم أي البطاقتين أكبر

compare_spoken-game = الحرب
    .aim = قارن بين البطاقتين. لا تأخذ البطاقات إلا إذا كان جوابك صحيحًا.
    .summary = يكشف كل لاعب بطاقة، وأنت تقول أيهما أكبر. لا تأخذ البطاقات إلا إذا كان جوابك صحيحًا.
    .ages = من 6 إلى 12
    .teaches = المقارنة بين أعداد البطاقات
compare_spoken-shown = كشف البطاقات
    .rule = في بداية الدور يكشف كل لاعب بطاقة. ثم تقارن بينهما.
    .sentence = مع { $player }: { $card }. ومعك: { $own }. { $of ->
        [time] هل وقتك بعد الوقت الآخر؟
       *[number] هل بطاقتك أكبر؟
    }
    .short = { $of ->
        [time] هل وقتك بعد الوقت الآخر أم قبله؟
       *[number] هل بطاقتك أكبر أم أصغر؟
    }
    .refused = { $asked ->
        [yes] قارن بين البطاقتين أولًا.
       *[no] اكشف بطاقتك أولًا.
    }
compare_spoken-war-shown = بطاقات الحرب
    .rule = في الحرب يضع كل لاعب بطاقات مقلوبة، ثم بطاقة مكشوفة. ثم تقارن بين البطاقتين الجديدتين.
    .sentence = بطاقات جديدة للحرب. مع { $player }: { $card }. ومعك: { $own }. { $of ->
        [time] هل وقتك بعد الوقت الآخر؟
       *[number] هل بطاقتك أكبر؟
    }
    .short = { $down ->
        [0] { "" }
       *[other] المقلوبة: { $down }، والمكشوفة: 1.{ " " }
    }{ $of ->
        [time] هل وقتك الجديد بعد الوقت الآخر أم قبله؟
       *[number] هل بطاقتك الجديدة أكبر أم أصغر؟
    }
compare_spoken-right = جواب صحيح
    .rule = تأخذ البطاقات إذا كان جوابك صحيحًا وكانت بطاقتك هي الفائزة.
    .sentence = { $sign ->
        [higher] نعم: { $card } أكبر من { $other }.
        [lower] نعم: { $card } أصغر من { $other }.
        [later] نعم: { $card } بعد { $other }.
        [earlier] نعم: { $card } قبل { $other }.
       *[equal] نعم: { $card } و{ $other } متساويان.
    }
    .short = نعم!
compare_spoken-wrong = ليس تمامًا
    .rule = الجواب الخاطئ لا يأخذ أي بطاقة.
    .sentence = { $sign ->
        [higher] ليس تمامًا: { $card } أكبر من { $other }.
        [lower] ليس تمامًا: { $card } أصغر من { $other }.
        [later] ليس تمامًا: { $card } بعد { $other }.
        [earlier] ليس تمامًا: { $card } قبل { $other }.
       *[equal] ليس تمامًا: { $card } و{ $other } متساويان.
    }
    .short = ليس تمامًا.
compare_spoken-waits = البطاقات تنتظر
    .rule = البطاقات التي كنت ستربحها بجواب صحيح تنتظر في الوسط. ومن يأخذ بطاقات بعد ذلك يأخذها معها.
    .sentence = { $high } تغلب { $low }، لكن الجواب لم يكن صحيحًا. { $n ->
        [two] البطاقتان تنتظران في الوسط.
       *[other] البطاقات الـ{ $n } تنتظر في الوسط.
    }
    .short = بطاقتك تفوز، لكن { $n ->
        [two] هاتين تنتظران.
       *[other] هذه الـ{ $n } تنتظر.
    }
compare_spoken-unfought = البطاقات لا تكفي للحرب
    .rule = إذا لم تكفِ البطاقات للحرب، تنتظر في الوسط أيضًا.
    .sentence = البطاقات الباقية لا تكفي لهذه الحرب. { $n ->
        [two] البطاقتان تنتظران في الوسط.
       *[other] البطاقات الـ{ $n } تنتظر في الوسط.
    }
    .short = البطاقات لا تكفي للحرب. { $n ->
        [two] هاتان تنتظران.
       *[other] هذه الـ{ $n } تنتظر.
    }
compare_spoken-end = انتهت المباراة
    .rule = في النهاية يفوز من أخذ بطاقات أكثر.
    .sentence = { $left ->
        [0] انتهت البطاقات.
       *[other] عدد الأدوار: { $turns }.
    } { $counts } الأجوبة الصحيحة: { $right } من { $said }.
    .short = { $left ->
        [0] انتهت البطاقات.
       *[other] عدد الأدوار: { $turns }.
    } { $counts } أجوبتك الصحيحة: { $right } من { $said }.
    .counts = عدد البطاقات التي أخذها { $player } هو { $n }.
    .counts-short = { $player_is ->
        [you] أخذت: { $n }.
       *[other] أخذ { $player }: { $n }.
    }
compare_spoken-zone-pot = تنتظر
compare_spoken-zone-won = المأخوذة
compare_spoken-action-say = قلها
compare_spoken-say-sign = بطاقتي …
compare_spoken-sign-higher = أكبر
compare_spoken-sign-equal = مساوية
compare_spoken-sign-lower = أصغر
compare_spoken-sign-later = بعدها
compare_spoken-sign-earlier = قبلها
compare_spoken-hint-start = المس كومتك لتكشف بطاقة.
compare_spoken-hint-turn = جوابك صحيح وبطاقتك تفوز؟ تأخذ البطاقتين.
compare_spoken-hint-on-waits = من يأخذ بطاقات بعد ذلك يأخذها معها.
compare_spoken-hint-on-tie = { war-hint-on-tie }
compare_spoken-hint-on-war-shown = { war-hint-on-war-lay }
