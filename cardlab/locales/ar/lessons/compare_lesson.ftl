compare_lesson = المقارنة
    .summary = قارن بين الأعداد، وقل أي بطاقة تفوز، ثم العب مباراة.
    .ages = من 6 إلى 12
    .teaches = المقارنة بين الكسور والكسور العشرية ونواتج الضرب وأعداد أخرى

compare_lesson-try-beats = ما الذي يأتي أكثر؟
    .guess = بطاقتك { $card }. تأتي بطاقات أخرى. { $first ->
        [later] { $equal ->
            [yes] هل يكون معظمها بعدها أم مساويًا لها أم قبلها؟
           *[no] هل يكون معظمها بعدها أم قبلها؟
        }
       *[higher] { $equal ->
            [yes] هل يكون معظمها أكبر منها أم مساويًا لها أم أصغر منها؟
           *[no] هل يكون معظمها أكبر منها أم أصغر منها؟
        }
    }
    .one = { $sign ->
        [higher] { $came } أكبر من { $card }
        [lower] { $came } أصغر من { $card }
        [later] { $came } بعد { $card }
        [earlier] { $came } قبل { $card }
       *[equal] { $came } يساوي { $card }
    }
    .why = { $is_top ->
        [yes] { "" }
       *[no] كانت مصادفة. مع الوقت سيفوز عمود آخر غالبًا.{ " " }
    }{ $top ->
        [higher] البطاقات الأكبر من { $card }: { $top_ways } من { $of }.
        [lower] البطاقات الأصغر من { $card }: { $top_ways } من { $of }.
        [later] البطاقات التي بعد { $card }: { $top_ways } من { $of }.
        [earlier] البطاقات التي قبل { $card }: { $top_ways } من { $of }.
       *[equal] البطاقات المساوية لـ{ $card }: { $top_ways } من { $of }.
    }
    .counted = البطاقة التالية
    .of = من كل البطاقات
    .v-higher = أكبر
    .v-equal = مساوية
    .v-lower = أصغر
    .v-later = بعدها
    .v-earlier = قبلها
compare_lesson-try-beats-seen = انظر إلى الأعمدة. ما الذي جاء أكثر؟
    .working = { $rows }
        { $best ->
            [higher] أعلى عمود: أكبر
            [lower] أعلى عمود: أصغر
            [later] أعلى عمود: بعدها
            [earlier] أعلى عمود: قبلها
           *[equal] أعلى عمود: مساوية
        }
    .rows = { $option ->
        [higher] أكبر
        [lower] أصغر
        [later] بعدها
        [earlier] قبلها
       *[equal] مساوية
    }: { $figure }
    .rows-working = { $option ->
        [higher] أكبر
        [lower] أصغر
        [later] بعدها
        [earlier] قبلها
       *[equal] مساوية
    }: { $figure } من كل 100 بطاقة
    .right = { $best ->
        [higher] نعم: نحو { $figure } من كل 100 بطاقة كانت أكبر من { $card }.
        [lower] نعم: نحو { $figure } من كل 100 بطاقة كانت أصغر من { $card }.
        [later] نعم: نحو { $figure } من كل 100 بطاقة كانت بعد { $card }.
        [earlier] نعم: نحو { $figure } من كل 100 بطاقة كانت قبل { $card }.
       *[equal] نعم: نحو { $figure } من كل 100 بطاقة كانت مساوية لـ{ $card }.
    }
    .v-higher = أكبر
    .v-equal = مساوية
    .v-lower = أصغر
    .v-later = بعدها
    .v-earlier = قبلها

compare_lesson-change = بطاقة { $player }: { $target ->
        [mine] أي بطاقة تجعلك تفوز؟
        [war] أي بطاقة تبدأ حربًا؟
       *[theirs] أي بطاقة تفوز؟
    }
compare_lesson-change-told = { $sign ->
    [higher] { $card } أكبر من { $other }.
    [lower] { $card } أصغر من { $other }.
    [later] { $card } بعد { $other }.
    [earlier] { $card } قبل { $other }.
   *[equal] { $card } و{ $other } متساويان: حرب!
}

## بطاقة القواعد

compare_lesson-rule-cards = { $of ->
        [time] على كل بطاقة وقت من اليوم.
       *[number] كل بطاقة تساوي العدد المكتوب عليها.
    }
compare_lesson-rule-lowest = { $of ->
        [time] أبكر وقت هو { $card }.
       *[number] أصغر بطاقة هي { $card }.
    }
compare_lesson-rule-highest = { $of ->
        [time] آخر وقت هو { $card }.
       *[number] أكبر بطاقة هي { $card }.
    }
compare_lesson-rule-take = { $of ->
        [time] يكشف كل لاعب بطاقة. والوقت الذي يأتي بعد الآخر يأخذ البطاقتين.
       *[number] يكشف كل لاعب بطاقة. والعدد الأكبر يأخذ البطاقتين.
    }
compare_lesson-rule-war = عددان متساويان: حرب! يضع كل لاعب { $down ->
    [one] بطاقة مقلوبة
    [two] بطاقتين مقلوبتين
    [few] { $down } بطاقات مقلوبة
   *[other] { $down } بطاقة مقلوبة
}، ثم بطاقة مكشوفة. { $of ->
    [time] والوقت الجديد الذي يأتي بعد الآخر يأخذ كل شيء.
   *[number] والبطاقة الجديدة الأكبر تأخذ كل شيء.
}
compare_lesson-rule-said = عندما تلعب تقارن بين البطاقتين. لا تأخذ البطاقات إلا إذا كان جوابك صحيحًا.
compare_lesson-rule-waits = بعد جواب خاطئ تبقى البطاقات التي كنت ستربحها. ويأخذها من يفوز بعد ذلك.
compare_lesson-rule-end = بعد { $turns ->
    [one] جواب واحد
    [two] جوابين
    [few] { $turns } أجوبة
   *[other] { $turns } جوابًا
} يفوز من أخذ بطاقات أكثر.
compare_lesson-rule-watched = «{ stage-watch }» و«{ stage-predict }» أقصر: { $turns ->
        [few] { $turns } أدوار
       *[other] { $turns } دورًا
    }.

## ما الذي تعلّمه المرء في كل مرحلة، يقال في نهايتها

compare_lesson-learned =
    .watch = نقارن بين العددين، والأكبر يأخذ البطاقات.
    .predict = من البطاقة المكشوفة تعرف أي البطاقات تغلبها.
    .investigate = عُدّ البطاقات الأكبر والبطاقات الأصغر. القسم الأكبر يأتي أكثر.
    .ticket = أظهرت كيف تقارن بين الأعداد.

compare_lesson-family =
    .learnt = قارن طفلكم بين عددين على بطاقتين، مثل ⁦3/4⁩ و⁦2/3⁩، وقال كيف نعرف أيهما أكبر.
    .play_1 = اكتبوا أعدادًا على قصاصات ورق: ما يحضره طفلكم، أو ⁦1/2⁩ و⁦2/4⁩ و⁦3/4⁩ و⁦1/3⁩ و⁦2/3⁩ و⁦1/4⁩، كل عدد مرتين. ووزّعوها مقلوبة.
    .play_2 = يكشف كل لاعب بطاقة. قولوا أي العددين أكبر، وكيف عرفتم ذلك.
    .play_3 = العدد الأكبر يأخذ البطاقتين.
    .play_4 = إذا تساوى العددان، يضع كل لاعب بطاقة مقلوبة وأخرى مكشوفة. البطاقة الجديدة الأكبر تأخذ الكل.
    .play_5 = عندما تُلعب كل البطاقات يفوز من أخذ بطاقات أكثر.
    .ask_1 = كيف عرفت أيهما أكبر؟
    .ask_2 = أي البطاقات تغلب بطاقتك؟
    .ask_3 = هل تستطيع أن ترسم العددين؟
    .easier = العبوا بأعداد يسهل رسمها، مثل ⁦1/2⁩ و⁦1/3⁩ و⁦1/4⁩.
    .harder = اكشفوا بطاقتين لكل لاعب، وقارنوا بين المجموعين.

## أعمدة ورقة التسجيل

compare_lesson-record = اكتب العددين، ثم اكتب بينهما ⁦<⁩ أو ⁦=⁩ أو ⁦>⁩.
compare_lesson-record-mine = بطاقتي
compare_lesson-record-sign = ⁦<⁩ أو ⁦=⁩ أو ⁦>⁩
compare_lesson-record-other = بطاقة اللاعب الآخر

compare_lesson-fluency = أسئلة قصيرة

## أسئلة درس المقارنة

compare_lesson-option-war = حرب
compare_lesson-option-less = ⁦{ $a } < { $b }⁩
compare_lesson-option-equal = ⁦{ $a } = { $b }⁩
compare_lesson-option-more = ⁦{ $a } > { $b }⁩

compare_lesson-takes = من يأخذ البطاقات؟
    .name = من يأخذ البطاقات
    .ask = { $of ->
        [time] أي الوقتين يأتي بعد الآخر؟
       *[number] أي العددين أكبر؟ وكيف عرفت؟
    }
    .line = { compare_lesson-way }
    .rows = { compare_lesson-row }
    .working = { $rows }
        ⁦{ $high } { $sign } { $low }⁩
        { $tie ->
            [yes] { compare_lesson-option-war }
           *[no] يأخذ البطاقات { $winner }
        }
    .right = { $tie ->
        [yes] نعم: هما متساويان، فهي حرب.
       *[no] { $of ->
            [time] نعم: { $high } بعد { $low }.
           *[number] نعم: { $high } أكبر من { $low }.
        }
    }
compare_lesson-takes-smaller_number = { $of ->
        [time] هذا الوقت يأتي أولًا. الوقت الذي بعده يأخذ البطاقات.
       *[number] هذا العدد أصغر. العدد الأكبر يأخذ البطاقات.
    }

compare_lesson-true = قارن بين { $a } و{ $b }. أي جملة صحيحة؟
    .name = أي جملة صحيحة؟
    .ask = في أي جهة العدد الأكبر؟ أم هما متساويان؟
    .line = { compare_lesson-way }
    .rows = { compare_lesson-row }
    .working = { $rows }
        ⁦{ $a } { $sign } { $b }⁩
    .right = نعم: ⁦{ $a } { $sign } { $b }⁩.
compare_lesson-true-smaller_number = فتحة الإشارة تكون نحو العدد الأكبر. انظر مرة أخرى.

compare_lesson-greatest = { $of ->
        [time] { $end ->
            [greatest] ما آخر هذه الأوقات؟
           *[smallest] ما أول هذه الأوقات؟
        }
       *[number] { $end ->
            [greatest] ما أكبر هذه الأعداد؟
           *[smallest] ما أصغر هذه الأعداد؟
        }
    }
    .name = الأكبر والأصغر
    .ask = هل تستطيع أن تستبعد واحدًا على الفور؟ أيها؟
    .line = { compare_lesson-way }
    .rows = { compare_lesson-row }
    .working = { $rows }
        بالترتيب: { $which }
        { $right }
    .right = نعم. بالترتيب: { $which }.
compare_lesson-greatest-other_end = اخترت الطرف الآخر. اقرأ السؤال مرة أخرى.

compare_lesson-order = { $of ->
        [time] رتّب البطاقات. أبكر وقت أولًا.
       *[number] رتّب البطاقات. أصغر عدد أولًا.
    }
    .name = ترتيب البطاقات
    .ask = أي بطاقة تأتي أولًا؟ وأي بطاقة تأتي في الآخر؟
    .line = { compare_lesson-way }
    .rows = { compare_lesson-row }
    .working = { $rows }
        { $which }
    .right = نعم. بالترتيب: { $which }.
compare_lesson-order-greatest_first = الترتيب صحيح، لكنه معكوس. ابدأ بالأصغر.

compare_lesson-beats = أي البطاقات تغلب هذه؟
    .name = بطاقات تفوز
    .ask = { $of ->
        [time] أيها بعد هذا الوقت بكثير؟ وأيها قريب؟
       *[number] أيها أكبر بوضوح؟ وأيها قريب؟
    }
    .line = { compare_lesson-way }
    .rows = { compare_lesson-row }
    .working = { $rows }
        تغلب { $card }: { $which }
    .right = نعم. تغلب { $card }: { $which }.
compare_lesson-beats-smaller_ones = { $of ->
        [time] هذه أوقات قبله. ابحث عن الأوقات التي بعده.
       *[number] هذه أصغر. ابحث عن البطاقات الأكبر.
    }
compare_lesson-beats-stopped_after_one = هذه تفوز. افحص البطاقات الأخرى أيضًا.

compare_lesson-between = أي بطاقة تقع بين هاتين البطاقتين؟
    .name = بين عددين
    .ask = { $of ->
        [time] أي الوقتين أولًا؟ وأيهما بعد الآخر؟
       *[number] أي البطاقتين أصغر؟ وأيتهما أكبر؟
    }
    .line = { compare_lesson-way }
    .rows = { compare_lesson-row }
    .working = { $rows }
        ⁦{ $low } < { $right } < { $high }⁩
        { $right }
    .right = نعم: ⁦{ $low } < { $right } < { $high }⁩.
compare_lesson-between-too_small = { $of ->
        [time] هذا الوقت قبل البطاقتين.
       *[number] هذه أصغر من البطاقتين.
    }
compare_lesson-between-too_great = { $of ->
        [time] هذا الوقت بعد البطاقتين.
       *[number] هذه أكبر من البطاقتين.
    }

compare_lesson-equal = أي بطاقة تساوي هذه؟
    .name = بطاقات متساوية
    .ask = كيف نكتب هذا العدد بصورة أخرى؟
    .line = { compare_lesson-way }
    .rows = { compare_lesson-row }
    .working = { $rows }
        ⁦{ $text } = { $same }⁩
    .right = نعم: ⁦{ $text } = { $same }⁩.
compare_lesson-equal-only_close = هذا قريب، لكنه لا يساويه. تحقق مرة أخرى.

compare_lesson-value = ⁦{ $text } = ?⁩
    .name = النواتج
    .ask = { $form ->
        [sum] { $parts ->
            [yes] هل الأجزاء متساوية؟
           *[no] كم العدد كله؟
        }
        [difference] { $parts ->
            [yes] هل الأجزاء متساوية؟
           *[no] ما المسافة بين { $a } و{ $b }؟
        }
        [product] { $parts ->
            [yes] هل الناتج أكبر من { $b } أم أصغر؟
           *[no] كم مجموعة؟ وكم في كل مجموعة؟
        }
       *[quotient] كم { $b } في { $a }؟
    }
    .line = { compare_lesson-way }
    .steps = ⁦{ $line }⁩
    .working = { $steps }
        ⁦{ $text } = { $result }⁩
    .right = نعم: ⁦{ $text } = { $result }⁩.
compare_lesson-value-subtracts_instead = طرحت. الإشارة هنا زائد.
compare_lesson-value-one_group_too_few = اقتربت! تنقص مجموعة واحدة.
compare_lesson-value-one_group_too_many = اقتربت! زادت مجموعة واحدة.
compare_lesson-value-multiplies_instead = ضربت. كم { $b } في { $a }؟

compare_lesson-missing = ⁦{ $a } { $sign } ? = { $c }⁩
    .name = العدد الناقص
    .ask = { $form ->
        [sum] كم نضيف إلى { $a }؟
        [difference] كم نطرح من { $a }؟
        [product] كم مجموعة من { $a } تساوي { $c }؟
       *[quotient] { $c ->
            [one] أي عدد نجده مرة واحدة في { $a }؟
            [two] أي عدد نجده مرتين في { $a }؟
            [few] أي عدد نجده { $c } مرات في { $a }؟
           *[other] أي عدد نجده { $c } مرة في { $a }؟
        }
    }
    .line = ⁦{ $how } = ?⁩
    .working = ⁦{ $a } { $sign } { $b } = { $c }⁩
        ⁦{ $how } = { $b }⁩
    .right = نعم: ⁦{ $a } { $sign } { $b } = { $c }⁩.
compare_lesson-missing-result_again = { $c } هو الناتج. ما العدد الناقص؟
compare_lesson-missing-first_again = { $a } موجود. ما العدد الناقص؟
compare_lesson-missing-added_the_result = جمعت { $a } و{ $c }. لكن { $c } هو الناتج.
compare_lesson-missing-counts_start = عُدّ الخطوات. عدد البداية ليس خطوة.
compare_lesson-missing-counts_between = اقتربت! الخطوة الأخيرة تُحسب أيضًا.
compare_lesson-missing-subtracted = طرحت. انظر إلى الإشارة بين العددين.
compare_lesson-missing-multiplied_on = ضربت { $a } في { $c }. لكن { $c } هو الناتج.
compare_lesson-missing-one_group_too_few = اقتربت! تنقص مجموعة واحدة.
compare_lesson-missing-one_group_too_many = اقتربت! زادت مجموعة واحدة.

compare_lesson-how_much_more = بكم يفوز { $winner }؟
    .name = كم الزيادة؟
    .ask = ما المسافة بين العددين؟
    .line = { $across ->
        [yes] من { $start } إلى 0 عدد الخطوات { $below }. ثم أكمل.
       *[no] ابدأ من { $start } وعُدّ الخطوات حتى { $b }.
    }
    .rows = ⁦{ $line }⁩
    .working = { $rows }
        ⁦{ $b } − { $a } = { $more }⁩
    .right = نعم: { $b } أكبر من { $start } بمقدار { $more }.
compare_lesson-how_much_more-ignores_minus = انظر إلى إشارة الناقص. عُدّ الخطوات على خط الأعداد.
compare_lesson-how_much_more-counts_start = عُدّ الخطوات. عدد البداية ليس خطوة.
compare_lesson-how_much_more-counts_between = اقتربت! الخطوة الأخيرة تُحسب أيضًا.
compare_lesson-how_much_more-whole_number = هذا هو العدد الأكبر. بكم يزيد؟
compare_lesson-how_much_more-put_together = جمعت العددين. ما المسافة بينهما؟

compare_lesson-minutes_between = كم دقيقة من { $low } إلى { $high }؟
    .name = الدقائق بين وقتين
    .ask = كم دقيقة في الساعة؟
    .line = { $hours ->
        [same] لا نمر بساعة كاملة. عُدّ الدقائق فقط.
        [to] { $high } هي الساعة الكاملة التالية. عُدّ حتى تصل إليها.
       *[over] اذهب أولًا إلى { $hour }. ثم أكمل إلى { $high }.
    }
    .rows = ⁦{ $line }⁩
    .working = { $hours ->
        [over] { $rows }
       *[other] ⁦{ $high } − { $low } = { $minutes }⁩
    }
    .right = نعم: من { $low } إلى { $high } عدد الدقائق { $minutes }.
compare_lesson-minutes_between-minutes_only = هذه هي الدقائق فقط. انظر إلى الساعات أيضًا.
compare_lesson-minutes_between-whole_hour = هكذا تصل إلى { $hour }. كم بقي؟

compare_lesson-coins = { $currency ->
        [pound] كم بنسًا في { $card }؟
        [rupee] كم بيسة في { $card }؟
       *[other] كم سنتًا في { $card }؟
    }
    .name = القطع الصغيرة
    .ask = { $currency ->
        [dollar] كم سنتًا في الدولار؟
        [pound] كم بنسًا في الجنيه؟
        [rupee] كم بيسة في الروبية؟
       *[euro] كم سنتًا في اليورو؟
    }
    .line = { $whole ->
        [0] هنا قطع صغيرة فقط. انظر بعد الفاصلة.
       *[other] ⁦{ $whole } × 100 = ?⁩
    }
    .working = ⁦{ $whole } × 100 = { $hundreds }⁩
        ⁦{ $hundreds } + { $rest } = { $coins }⁩
    .right = { $currency ->
        [pound] نعم: عدد البنسات في { $card } هو { $coins }.
        [rupee] نعم: عدد البيسات في { $card } هو { $coins }.
       *[other] نعم: عدد السنتات في { $card } هو { $coins }.
    }
compare_lesson-coins-rest_only = هذه هي القطع الصغيرة فقط. احسب ما قبل الفاصلة أيضًا.
compare_lesson-coins-ignores_unit = فكّر في القطع الصغيرة. مئة منها تساوي واحدًا.
compare_lesson-coins-zero_does_not_count = بعد الفاصلة صفر. إنه يحفظ منزلة.
compare_lesson-coins-adds_both = جمعت الجهتين. الواحد الكامل 100 قطعة صغيرة.
compare_lesson-coins-point_kept = هذا هو المبلغ نفسه. اكتبه بالقطع الصغيرة.

compare_lesson-same_fraction = ⁦{ $asked }⁩
    .name = كسور متساوية
    .ask = كم جزءًا نأخذ إذا كان للواحد { $other } من الأجزاء؟
    .line = { $way ->
        [times] قسّم كل جزء إلى قطع متساوية: ⁦{ $other } ÷ { $under } = ?⁩
        [divide] اجمع الأجزاء في مجموعات متساوية: ⁦{ $under } ÷ { $other } = ?⁩
       *[least] بسّط أولًا: ⁦{ $text } = { $simple }⁩
    }
    .working = { $way ->
        [least] ⁦{ $text } = { $simple }⁩
       *[other] { "" }
    }
        { $way ->
            [divide] ⁦{ $under } ÷ { $other } = { $times }⁩
           *[other] ⁦{ $other } ÷ { $simple_under } = { $times }⁩
        }
        { $way ->
            [divide] ⁦{ $over } ÷ { $times } = { $answer }⁩
           *[other] ⁦{ $simple_over } × { $times } = { $answer }⁩
        }
    .right = نعم: ⁦{ $text } = { $answer }/{ $other }⁩.
compare_lesson-same_fraction-added_to_both = لا تضف العدد نفسه إلى البسط والمقام. قسّم كل جزء.
compare_lesson-same_fraction-same_numerator = تغيّر حجم الأجزاء. فعددها يتغيّر أيضًا.
compare_lesson-same_fraction-factor_only = هذا يبيّن كيف تتغيّر الأجزاء. الآن عُدّ الأجزاء.

compare_lesson-percent = ⁦{ $text } = ?%⁩
    .name = النسبة المئوية
    .ask = كم جزءًا من مئة؟
    .line = ⁦{ $text } = ?/100⁩
    .rows = ⁦{ $line }⁩
    .working = { $rows }
        ⁦{ $text } = { $over_hundred }⁩
        من 100: { $hundredths }
    .right = نعم: { $text } هي ⁦{ $hundredths }%⁩.
compare_lesson-percent-parts_side_by_side = لا تكتب العددين جنبًا إلى جنب. كم من 100؟
compare_lesson-percent-denominator_only = المقام يعدّ كل الأجزاء. كم من 100؟
compare_lesson-percent-numerator_only = هذه الأجزاء ليست أجزاء من مئة. كم من 100؟
compare_lesson-percent-out_of_one = هذا من 1. النسبة المئوية تعني من 100.

compare_lesson-hundredths = ⁦{ $text } = ?/100⁩
    .name = أجزاء من مئة
    .ask = أي الأرقام يبيّن الأجزاء من مئة؟
    .line = بعد الفاصلة: الرقم الأول للأجزاء من عشرة، والرقم التالي للأجزاء من مئة.
    .rows = ⁦{ $line }⁩
    .working = { $rows }
        ⁦{ $text } = { $over_hundred }⁩
        الأجزاء من مئة: { $hundredths }
    .right = نعم: ⁦{ $text } = { $over_hundred }⁩.
compare_lesson-hundredths-out_of_one = عُدّ الأجزاء من مئة. في الواحد 100 منها.

compare_lesson-place = أين { $card } على الخط؟
    .name = أماكن على الخط
    .ask = { $form ->
        [parts] إلى كم جزء قُسّم الواحد هنا؟
       *[whole] في أي جهة من 0؟
    }
    .line = { $form ->
        [parts] عدد أجزاء الواحد { $parts }. عُدّ القفزات من 0، لا العلامات.
       *[whole] { $below ->
            [yes] الأعداد الأصغر من 0 على اليسار. عُدّ الخطوات من 0.
           *[no] ابدأ من 0 وعُدّ كل خطوة.
        }
    }
    .working = { $form ->
        [parts] القفزات من 0 إلى { $text }: { $steps }
       *[whole] الخطوات من 0 إلى { $text }: { $steps }
    }
    .right = نعم، هذا مكان { $card }.
compare_lesson-place-ignores_minus = انظر إلى إشارة الناقص. في أي جهة من 0؟
compare_lesson-place-counts_marks = إلى كم جزء قُسّم الواحد هنا؟ عُدّ مرة أخرى.
compare_lesson-place-parts_left_over = عُدّ الأجزاء من 0، لا من 1.
compare_lesson-place-counts_start = اقتربت! عُدّ القفزات. 0 ليس قفزة.
compare_lesson-place-denominator_place = المقام يبيّن حجم الأجزاء. عُدّ الأجزاء.
compare_lesson-place-only_the_digits = هذا أقل من واحد. انظر قبل الفاصلة.

compare_lesson-nearest = أي عدد هو الأقرب إلى { $card }؟
    .name = العدد الأقرب
    .ask = بين أي عددين من هذه الأعداد يقع؟
    .line = في المنتصف بين { $below } و{ $above } يقع { $middle }.
    .working = ⁦{ $below } < { $text } < { $above }⁩
        { $side ->
            [below] ⁦{ $text } < { $middle }⁩
           *[above] ⁦{ $text } > { $middle }⁩
        }
        { $right }
    .right = نعم: { $right } هو الأقرب إلى { $card }.
compare_lesson-nearest-always_down = هذا هو الذي قبله. هل الذي بعده أقرب؟
compare_lesson-nearest-always_up = هذا هو الذي بعده. هل الذي قبله أقرب؟
compare_lesson-nearest-far_away = هذا بعيد. انظر إلى جاريه.

compare_lesson-count = كم نقطة ترى؟
    .name = كم نقطة
    .flash = النقاط: { $together }
    .ask = { $several ->
        [yes] كم صفًّا كاملًا من خمسة ترى؟
       *[no] هل تراها من غير عدّ؟
    }
    .line = { $several ->
        [yes] ⁦{ $groups } = ?⁩
       *[no] أشر إلى كل نقطة. قل عددًا في كل مرة.
    }
    .working = ⁦{ $groups } = { $dots }⁩
    .right = نعم: عددها { $dots }.
compare_lesson-count-empty_places = هذه هي الأماكن الفارغة. عُدّ النقاط.
compare_lesson-count-full_rows_only = هذه هي الصفوف الكاملة. عُدّ النقاط الأخرى أيضًا.

compare_lesson-to_ten = كم نقطة تنقص حتى { $full }؟
    .name = إكمال العشرة
    .ask = كم عددها الآن؟
    .line = ⁦{ $dots } + ? = { $full }⁩
    .working = ⁦{ $dots } + { $more } = { $full }⁩
        ⁦{ $full } − { $dots } = { $more }⁩
    .right = نعم: ⁦{ $dots } + { $more } = { $full }⁩.
compare_lesson-to_ten-counts_the_dots = هذه هي النقاط التي تراها. كم نقطة تنقص؟
compare_lesson-to_ten-full_again = عددها كلها { $full }. وبعضها موجود الآن.

compare_lesson-after = { $more ->
        [yes] ما العدد الذي يزيد { $by } على { $card }؟
       *[no] ما العدد الذي ينقص { $by } عن { $card }؟
    }
    .name = واحد أكثر، واحد أقل
    .ask = { $more ->
        [yes] إلى أي جهة تكبر الأعداد على الخط؟
       *[no] إلى أي جهة تصغر الأعداد على الخط؟
    }
    .line = ⁦{ $n } { $sign } { $by } = ?⁩
    .working = ⁦{ $n } { $sign } { $by } = { $result }⁩
    .right = نعم: ⁦{ $n } { $sign } { $by } = { $result }⁩.
compare_lesson-after-other_way = هذه هي الجهة الأخرى. اقرأ السؤال مرة أخرى.
compare_lesson-after-one_for_ten = هذه خطوة واحدة فقط. تحرّك عشر خطوات.
compare_lesson-after-hundred_for_ten = هذا يغيّر المئات. غيّر العشرات.
compare_lesson-after-same_again = ما زلت عند { $n }. تحرّك خطوة.

compare_lesson-digit = كم قيمة الرقم { $digit } في { $card }؟
    .name = قيمة الرقم
    .ask = في أي منزلة هو: الآحاد أم العشرات أم المئات؟
    .line = ⁦{ $text } = { $pieces }⁩
    .working = ⁦{ $text } = { $parts }⁩
        ⁦{ $digit } × { $unit } = { $worth }⁩
    .right = نعم: قيمة { $digit } في { $card } هي { $worth }.
compare_lesson-digit-face_value = هذا هو الرقم نفسه. في أي منزلة هو؟
compare_lesson-digit-place_reversed = عُدّ المنازل من اليمين. الآحاد أولًا.
compare_lesson-digit-one_place_off = اقتربت! هذا أبعد بمنزلة واحدة.
compare_lesson-digit-place_only = هذه هي المنزلة. كم فيها؟

## ردود على أخطاء تظهر في أنواع كثيرة من الأسئلة

compare_lesson-mistake-digits_swapped = أي رقم في المنزلة الكبرى؟ قيمته هي الأكبر.
compare_lesson-mistake-greatest_digit = رقم كبير واحد لا يكفي. انظر أولًا إلى المنزلة الكبرى.
compare_lesson-mistake-digit_sum = لا تجمع الأرقام. رقم المنزلة الكبرى قيمته أكبر.
compare_lesson-mistake-zero_does_not_count = الصفر يحفظ منزلة. اقرأ العدد مرة أخرى مع أصفاره.
compare_lesson-mistake-reads_side_by_side = قرأت العددين جنبًا إلى جنب. انظر إلى الإشارة بينهما.
compare_lesson-mistake-adds_instead = جمعت. الإشارة ناقص، فاطرح.
compare_lesson-mistake-one_off = اقتربت! عُدّ الخطوات. العدد الأول ليس خطوة.
compare_lesson-mistake-adds_for_times = جمعت. الإشارة × تعني مجموعات: ⁦3 × 4⁩ هي 3 مجموعات من 4.
compare_lesson-mistake-subtracts_for_divided = طرحت. ⁦12 ÷ 4⁩ تسأل: كم 4 في 12؟
compare_lesson-mistake-greatest_part = عدد كبير واحد لا يكفي. احسب الناتج.
compare_lesson-mistake-larger_denominator = كلما زادت الأجزاء صغر كل جزء. فكّر في بيتزا نتقاسمها.
compare_lesson-mistake-larger_numerator = عددت الأجزاء. ما حجم كل جزء؟
compare_lesson-mistake-same_gap = انظر إلى الأجزاء الناقصة. هل هي متساوية؟
compare_lesson-mistake-more_digits = كثرة الأرقام لا تعني عددًا أكبر. قارن الأجزاء من عشرة أولًا.
compare_lesson-mistake-fewer_digits = قلة الأرقام لا تعني عددًا أكبر. قارن منزلة بمنزلة.
compare_lesson-mistake-percent_as_number = النسبة المئوية تعني من 100. إذن ⁦100%⁩ هي واحد كامل.
compare_lesson-mistake-ignores_minus = انظر إلى إشارة الناقص. أين العدد على الخط؟
compare_lesson-mistake-adds_across = لا تجمع المقامين. اجعل الأجزاء متساوية أولًا.
compare_lesson-mistake-times_makes_larger = الضرب في كسر يعني أخذ جزء. هل هذا أكثر أم أقل؟
compare_lesson-mistake-divided_makes_smaller = كم مرة نجد هذا الجزء؟ قد تكون مرات كثيرة.
compare_lesson-mistake-ignores_unit = انظر إلى الفاصلة. قارن ما قبلها أولًا.
compare_lesson-mistake-minutes_only = قارنت الدقائق. انظر إلى الساعات أولًا.
compare_lesson-mistake-time_as_decimal = في الساعة 60 دقيقة، لا 100. اذهب أولًا إلى الساعة الكاملة.
compare_lesson-mistake-not_the_same = هل هما متساويان حقًّا؟ انظر مرة أخرى.
compare_lesson-mistake-not_equal = شكلهما مختلف. هل يمكن أن يتساويا؟
compare_lesson-mistake-still_not_equal = شكلهما مختلف. هل يمكن أن يتساويا؟
compare_lesson-mistake-one_too_few = اقتربت! ينقص واحد. عُدّ مرة أخرى.
compare_lesson-mistake-one_too_many = اقتربت! زاد واحد. عُدّ مرة أخرى.
compare_lesson-mistake-point_left_out = لا تنس الفاصلة. كم جزءًا من مئة؟
compare_lesson-mistake-too_many_zeros = هناك صفر زائد. عُدّ المنازل بعد الفاصلة.

## طرق المقارنة

compare_lesson-row = { $way ->
        [equations] ⁦{ $line }⁩
       *[words] { number-reason }
    }
compare_lesson-way = { $way ->
        [count_on] { strategy-count_on }
        [tens_first] { strategy-tens_first }
        [greatest_place_first] { strategy-greatest_place_first }
        [match_one_to_one] { strategy-match_one_to_one }
        [see_five_and_ten] { strategy-see_five_and_ten }
        [part_whole] { strategy-part_whole }
        [make_ten] { strategy-make_ten }
        [known_fact] { strategy-known_fact }
        [same_factor] { strategy-same_factor }
        [think_multiplication] { strategy-think_multiplication }
        [equal_parts] الأجزاء كلها متساوية. قارن البسطين.
        [compare_with_whole] قارن كل عدد بواحد كامل.
        [more_and_larger] أحد الكسرين أجزاؤه أكثر. هل هي أكبر أيضًا؟
        [same_numerator] البسطان متساويان. كلما زادت الأجزاء صغر كل جزء.
        [same_denominator] اجعل المقامين متساويين. ثم قارن البسطين.
        [compare_with_half] { strategy-compare_with_half }
        [compare_with_one] { strategy-compare_with_one }
        [same_places] { strategy-same_places }
        [to_hundredths] { strategy-to_hundredths }
        [part_of_part] { strategy-part_of_part }
        [how_many_fit] { strategy-how_many_fit }
        [whole_part_first] { strategy-whole_part_first }
        [hours_first] { strategy-hours_first }
       *[number_line] { strategy-number_line }
    }

## مهارات درس المقارنة

compare_lesson-skill-takes_1 = من عنده أكثر؟
    .teacher = المقارنة بين عددين
compare_lesson-skill-takes_2 = انظر جيدًا
    .teacher = المقارنة بين عددين يسهل الخلط بينهما
compare_lesson-skill-takes_3 = هل هي حرب؟
    .teacher = المقارنة بين أعداد متقاربة، وتمييز الأعداد المتساوية
compare_lesson-skill-value_1 = احسب
    .teacher = حساب البطاقات السهلة
compare_lesson-skill-value_2 = أصعب قليلًا
    .teacher = حساب البطاقات الأصعب
compare_lesson-skill-count_1 = عُدّ النقاط
    .teacher = عدّ نقاط في صفوف من خمسة
compare_lesson-skill-count_2 = بنظرة واحدة
    .teacher = معرفة عدد النقاط من غير عدّ
compare_lesson-skill-same_fraction_1 = أجزاء أصغر
    .teacher = إيجاد كسر مساوٍ بأجزاء أكثر
compare_lesson-skill-same_fraction_2 = أجزاء أكبر
    .teacher = إيجاد كسر مساوٍ بأجزاء أقل أو بأجزاء أخرى
compare_lesson-skill-hundredths_1 = أجزاء من مئة
    .teacher = كتابة الأعداد العشرية بأجزاء من مئة
compare_lesson-skill-percent_2 = من مئة
    .teacher = كتابة الكسور والأعداد العشرية نسبًا مئوية
compare_lesson-skill-coins_1 = القطع الصغيرة
    .teacher = كتابة مبلغ بأصغر وحدة
compare_lesson-skill-minutes_between_2 = الدقائق بين وقتين
    .teacher = إيجاد الدقائق بين وقتين
compare_lesson-skill-place_1 = أين المكان؟
    .teacher = تحديد أعداد على خط يبيّن وحداتها
compare_lesson-skill-place_2 = أين المكان الآن؟
    .teacher = تحديد أعداد على خط أطول أو بأجزاء أصغر
compare_lesson-skill-order_2 = رتّب ثلاثة
    .teacher = ترتيب ثلاثة أعداد
compare_lesson-skill-order_3 = رتّب أربعة
    .teacher = ترتيب أربعة أعداد
compare_lesson-skill-greatest_1 = أكبر الثلاثة
    .teacher = إيجاد أكبر ثلاثة أعداد أو أصغرها
compare_lesson-skill-greatest_2 = أكبر الأربعة
    .teacher = إيجاد أكبر أربعة أعداد أو أصغرها
compare_lesson-skill-equal_2 = ابحث عن التوأم
    .teacher = تمييز أعداد متساوية بصور مختلفة
compare_lesson-skill-equal_3 = التوأم الحقيقي
    .teacher = تمييز أعداد متساوية بين أعداد تشبهها
compare_lesson-skill-how_much_more_2 = كم الزيادة؟
    .teacher = إيجاد فروق حتى 5
compare_lesson-skill-how_much_more_3 = زيادة كبيرة
    .teacher = إيجاد فروق حتى 20
compare_lesson-skill-missing_2 = العدد الناقص
    .teacher = إيجاد العدد الناقص في جمع أو طرح أو ضرب أو قسمة
compare_lesson-skill-digit_2 = قيمة الرقم
    .teacher = معرفة قيمة الرقم من منزلته
compare_lesson-skill-to_ten_2 = أكمل العشرة
    .teacher = إكمال عدد إلى العشرة التالية
compare_lesson-skill-nearest_3 = أيها الأقرب؟
    .teacher = التقريب إلى أقرب نصف أو عشرة أو مئة أو ألف
compare_lesson-skill-between_3 = بين عددين
    .teacher = إيجاد عدد بين عددين
compare_lesson-skill-beats_2 = بطاقات تفوز
    .teacher = إيجاد كل الأعداد الأكبر من عدد معطى
compare_lesson-skill-beats_3 = كل ما يفوز
    .teacher = إيجاد كل الأعداد الأكبر في حالات أصعب
compare_lesson-skill-after_1 = واحد أكثر، واحد أقل
    .teacher = معرفة العدد السابق أو التالي
compare_lesson-skill-after_2 = عشرة أكثر، عشرة أقل
    .teacher = جمع عشرة أو طرحها
compare_lesson-skill-true_2 = أي إشارة؟
    .teacher = استعمال الإشارتين ⁦<⁩ و⁦>⁩
compare_lesson-skill-true_3 = أصغر أم أكبر أم متساويان؟
    .teacher = استعمال الإشارات ⁦<⁩ و⁦=⁩ و⁦>⁩ مع أعداد متقاربة أو متساوية
