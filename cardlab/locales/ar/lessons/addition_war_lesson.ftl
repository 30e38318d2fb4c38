addition_war_lesson = حرب الجمع
    .summary = شاهد كيف نقارن المجاميع، وقل من يأخذ البطاقات، ثم العب مباراة.
    .ages = من 6 إلى 8
    .teaches = المجاميع حتى 20، وأي المجموعين أكبر
addition_war_lesson-fluency = الجمع فقط

## أسئلة درس حرب الجمع

addition_war_lesson-shown-yours = لديك
addition_war_lesson-shown-other = بطاقات عليك أن تغلبها
addition_war_lesson-shown-side = اللاعب الآخر
addition_war_lesson-shown-left = البطاقات الباقية

addition_war_lesson-option-war = حرب
addition_war_lesson-option-take = أحد اللاعبين يأخذ البطاقات
addition_war_lesson-option-likely = نعم، على الأرجح
addition_war_lesson-option-unlikely = لا، على الأرجح
addition_war_lesson-option-never = مستحيل

addition_war_lesson-sum = كم يساوي ⁦{ $a } + { $b }⁩؟
    .name = الجمع
    .ask = { $way ->
        [double] عددان متساويان: هل تحفظ هذا المجموع؟
        [near_double] ربما تعرف ⁦{ $less } + { $less }⁩. بكم يزيد هذا المجموع عليه؟
        [ten] عشرة ومعها عدد آخر: ماذا نسمّي عشرة و{ $less }؟
        [one] ما العدد الذي يأتي بعد { $more } مباشرة؟
        [bridge] ابدأ من { $more }: كم يحتاج ليصير عشرة؟ وكم يبقى بعد ذلك من { $less }؟
       *[count_on] أي العددين أكبر؟ إلى أين تصل إذا تقدّمت منه { $less ->
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $less } خطوات
       *[other] { $less } خطوة
    }؟
    }
    .line = { $way ->
        [double] ⁦{ $smaller } + { $smaller } = { $smaller_double }⁩، ثم نضيف 2.
        [near_double] كم يساوي ⁦{ $less } + { $less } + 1⁩؟
        [ten] { $less ->
            [10] في منزلة العشرات ⁦1 + 1⁩، وفي منزلة الآحاد 0.
           *[other] في منزلة العشرات 1، وفي منزلة الآحاد { $less }.
        }
        [one] عُدّ: { $before }، { $more }، …
        [bridge] ⁦{ $more } + { $to_ten } = 10⁩، ثم نضيف { $left }.
       *[count_on] ⁦{ $more } + 1 = { $after }⁩، ثم نضيف { $smaller }.
    }
    .working = { $way ->
        [double] { $smaller } + { $smaller } = { $smaller_double }
            { $smaller_double } + 2 = { $sum }
        [near_double] { $less } + { $less } + 1 = { $sum }
        [bridge] { $more } + { $to_ten } = 10
            10 + { $left } = { $sum }
        [count_on] { $more } + 1 = { $after }
            { $after } + { $smaller } = { $sum }
       *[other] { "" }
    }
        { $a } + { $b } = { $sum }
    .right = نعم: ⁦{ $a } + { $b } = { $sum }⁩.
addition_war_lesson-sum-double_not_mended = حسبت ⁦{ $less } + { $less }⁩. لكن أحد العددين أكبر من ذلك بواحد.
addition_war_lesson-sum-counts_first_number_in = ابدأ من { $more }. الخطوة الأولى توصلك إلى { $after }، لا إلى { $more }.
addition_war_lesson-sum-one_too_many = اقتربت! عددت خطوة زائدة.
addition_war_lesson-sum-whole_number_after_ten = ذهبت إلى عشرة أولًا: طريقة جيدة. استعملت لذلك جزءًا من { $less }. كم بقي منه؟
addition_war_lesson-sum-stopped_at_ten = وصلت إلى عشرة: خطوة أولى جيدة. أضف الآن ما بقي من { $less }.
addition_war_lesson-sum-concatenated = كتبت { $a } و{ $b } جنبًا إلى جنب. كم يصيران معًا؟
addition_war_lesson-sum-subtracted = هذا هو الفرق بين { $a } و{ $b }. هنا نجمعهما.
addition_war_lesson-sum-digits_turned = اقرأ عددك بصوت عالٍ. أي رقم هو رقم العشرات؟ ربما أخذ كل رقم مكان الآخر.

addition_war_lesson-land = ابدأ من { $start }، واقفز { $steps ->
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $steps } خطوات
       *[other] { $steps } خطوة
    } إلى الأمام. إلى أين تصل؟
    .name = القفز على خط الأعداد
    .ask = إلى أين تصل بعد الخطوة الأولى؟
    .line = كم يساوي ⁦{ $start } + { $steps }⁩؟
    .working = { $way ->
        [over_ten] { $start } + { $to_ten } = 10
            10 + { $rest } = { $sum }
       *[count_on] { "" }
    }
        { $start } + { $steps } = { $sum }
    .right = نعم: إذا قفزت { $steps ->
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $steps } خطوات
       *[other] { $steps } خطوة
    } من { $start }، وصلت إلى { $sum }.
addition_war_lesson-land-stayed = من هذا المكان تبدأ. اقفز منه الآن { $steps ->
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $steps } خطوات
       *[other] { $steps } خطوة
    }.
addition_war_lesson-land-counts_first_number_in = أنت تبدأ من { $start }. قل «واحد» عندما تصل إلى العدد التالي.
addition_war_lesson-land-one_too_many = اقتربت! قفزت خطوة زائدة. عُدّ القفزات، لا الأعداد.
addition_war_lesson-land-steps_from_nought = قفزت { $steps ->
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $steps } خطوات
       *[other] { $steps } خطوة
    } من 0. هنا تبدأ من { $start }.
addition_war_lesson-land-went_back = رجعت { $steps ->
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $steps } خطوات
       *[other] { $steps } خطوة
    } إلى الوراء. اقفز إلى الأمام، نحو الأعداد الأكبر.

addition_war_lesson-flash = كم عددها؟
    .name = نقاط في لمحة
    .flash = النقاط: { $a } و{ $b }
    .ask = هل رأيت مجموعات؟ كم نقطة في كل مجموعة؟
    .line = ⁦{ $a } + { $b } = ?⁩
    .working = ⁦{ $a } + { $b } = { $dots }⁩
    .right = نعم: { $a } و{ $b } معًا { $dots }.
addition_war_lesson-flash-one_part = رأيت جزءًا من النقاط. انظر مرة أخرى: هناك نقاط غيرها.
addition_war_lesson-flash-smaller_part = رأيت الجزء الأصغر من النقاط. انظر مرة أخرى: هناك نقاط غيرها.
addition_war_lesson-flash-one_too_few = اقتربت! انظر مرة أخرى: فاتتك نقطة.
addition_war_lesson-flash-one_too_many = اقتربت! انظر مرة أخرى: عددت نقطة زائدة.
addition_war_lesson-flash-empty_places = هذه هي الأماكن الفارغة. كم مكانًا فيه نقطة؟

addition_war_lesson-missing = ما العدد الناقص في ⁦{ $a } + ? = { $sum }⁩؟
    .name = العدد الناقص
    .ask = كم خطوة تتقدّم من { $a } حتى تصل إلى { $sum }؟
    .line = كم يساوي ⁦{ $sum } − { $a }⁩؟
    .working = { $a } + { $b } = { $sum }
        { $sum } − { $a } = { $b }
    .right = نعم: ⁦{ $a } + { $b } = { $sum }⁩.
addition_war_lesson-missing-added_the_sum = جمعت { $a } و{ $sum }. لكن { $sum } هو المجموع كله. أي جزء منه مخفي؟
addition_war_lesson-missing-sum_again = العدد { $sum } هو مجموع البطاقتين معًا. إحداهما { $a }. فما الأخرى؟
addition_war_lesson-missing-counts_start = عُدّ الخطوات من { $a } إلى { $sum }. الخطوة الأولى تصل إلى العدد الذي بعد { $a }.
addition_war_lesson-missing-counts_between = عددت الأعداد التي في الوسط. عُدّ الخطوات: الخطوة الأخيرة تصل إلى { $sum }.
addition_war_lesson-missing-first_number_again = هذه هي البطاقة التي تراها. كم ينقصها لتصل إلى { $sum }؟

addition_war_lesson-fill = ضع قطعًا حتى يصير عددها كلها { $sum }.
    .name = القطع في الإطارات
    .ask = كم قطعة هنا؟ وكم ينقص حتى تصير { $sum }؟
    .line = { $way ->
        [bridge] ⁦{ $a } + { $to_ten } = 10⁩. كم قطعة تذهب إلى الإطار التالي؟
       *[on] ⁦{ $a } + ? = { $sum }⁩
    }
    .working = { $way ->
        [bridge] { $a } + { $to_ten } = 10
            10 + { $left } = { $sum }
       *[on] { "" }
    }
        { $a } + { $b } = { $sum }
        { $sum } − { $a } = { $b }
    .right = نعم: ⁦{ $a } + { $b } = { $sum }⁩.
addition_war_lesson-fill-sum_again = ما وضعته وحده { $sum }. عُدّ معه القطع التي كانت هنا.
addition_war_lesson-fill-one_too_few = اقتربت! عُدّها كلها مرة أخرى. هل هي { $sum }؟
addition_war_lesson-fill-one_too_many = اقتربت! عُدّها كلها مرة أخرى. إنها أكثر من { $sum }.
addition_war_lesson-fill-filled_the_ten = امتلأ الإطار الآن، وهذه عشرة. والمطلوب { $sum }.

addition_war_lesson-balance = اسحب شريطك حتى يصير مجموعك مثل المجموع الآخر.
    .name = أشرطة متساوية
    .ask = كم مجموع البطاقتين الأخريين؟ وهل يحتاج شريطك إلى أكثر من { $b } أم إلى أقل؟
    .line = ⁦{ $c } + ? = { $sum }⁩
    .working = { $a } + { $b } = { $sum }
        { $c } + { $d } = { $sum }
        { $sum } − { $c } = { $d }
    .right = نعم: ⁦{ $a } + { $b } = { $c } + { $d }⁩.
addition_war_lesson-balance-sum_again = { $sum } هو المجموع كله. وفي شريطك منه { $c } من البداية.
addition_war_lesson-balance-same_number = سحبت { $b } مرة أخرى. لكنك تبدأ من { $c } لا من { $a }.
addition_war_lesson-balance-other_way = ذهبت في الاتجاه الآخر. حين يقل العدد الأول، يزيد العدد الثاني.
addition_war_lesson-balance-one_too_few = اقتربت! اجمع جزأَي شريطك مرة أخرى. هل المجموع { $sum }؟
addition_war_lesson-balance-one_too_many = اقتربت! اجمع جزأَي شريطك مرة أخرى. المجموع أكبر من { $sum }.

addition_war_lesson-greater = من يأخذ البطاقات؟
    .name = من يأخذ البطاقات
    .ask = ما المجموع في كل جهة؟ وأي المجموعين أكبر؟
    .line = كم يساوي ⁦{ $a } + { $b }⁩؟ وكم يساوي ⁦{ $c } + { $d }⁩؟
    .working = ⁦{ $a } + { $b } = { $s }⁩
        ⁦{ $c } + { $d } = { $t }⁩
        ⁦{ $s } { $sign } { $t }⁩
        { $same ->
            [yes] { addition_war_lesson-option-war }
           *[no] يأخذ البطاقات { $winner }
        }
    .right = { $shape ->
        [same] نعم: المجموع { $s } في الجهتين، فهي حرب.
        [less] نعم: { $s } أصغر من { $t }، فيأخذ { $winner } البطاقات.
       *[more] نعم: { $s } أكبر من { $t }، فيأخذ { $winner } البطاقات.
    }
addition_war_lesson-greater-highest_card = كل بطاقة تُحسب. اجمع البطاقتين في كل جهة.
addition_war_lesson-greater-smaller_taken = اجمع البطاقتين في كل جهة مرة أخرى. المجموع الأكبر يأخذ البطاقات.
addition_war_lesson-greater-no_war_here = الحرب فقط إذا تساوى المجموعان. هل هما متساويان؟
addition_war_lesson-greater-unlike_cards = البطاقات مختلفة. فهل المجموعان مختلفان أيضًا؟ اجمع لتعرف.

addition_war_lesson-compare = من يأخذ البطاقات؟ حاول من غير جمع.
    .name = المقارنة من غير جمع
    .ask = أي الأعداد متساوية أو متقاربة؟ بكم يزيد العدد هنا، وبكم ينقص هناك؟
    .line = { $rows }
    .rows = { $x } و{ $y }: أيهما أكبر؟
    .rows-working = ⁦{ $x } { $sign } { $y }⁩
    .working = { $rows }
        ⁦{ $a } + { $b } = { $s }⁩
        ⁦{ $c } + { $d } = { $t }⁩
        ⁦{ $s } { $sign } { $t }⁩
        { $same ->
            [yes] { addition_war_lesson-option-war }
           *[no] يأخذ البطاقات { $winner }
        }
    .right = { $shape ->
        [same] نعم: ما زاد في بطاقة نقص في الأخرى. المجموع { $s } في الجهتين: حرب!
        [less] نعم: { $s } أصغر من { $t }، فيأخذ { $winner } البطاقات.
       *[more] نعم: { $s } أكبر من { $t }، فيأخذ { $winner } البطاقات.
    }
addition_war_lesson-compare-highest_card = هذه البطاقة أكبر. وماذا عن البطاقة التي معها؟
addition_war_lesson-compare-smaller_taken = قارن البطاقات واحدة بواحدة. في أي جهة الزيادة أكبر؟
addition_war_lesson-compare-no_war_here = إحدى الجهتين أكثر. أي البطاقات غير متساوية؟
addition_war_lesson-compare-unlike_cards = بطاقة أكبر وبطاقة أصغر. هل الزيادة بقدر النقص؟

addition_war_lesson-by_how_much = بكم يزيد ⁦{ $a } + { $b }⁩ على ⁦{ $c } + { $d }⁩؟
    .name = بكم يزيد
    .ask = ما المجموعان؟ وكم المسافة بينهما؟
    .line = ⁦{ $a } + { $b } = { $s }⁩، وكم يساوي ⁦{ $c } + { $d }⁩؟
    .working = { $a } + { $b } = { $s }
        { $c } + { $d } = { $t }
        { $s } − { $t } = { $more }
    .right = نعم: { $s } يزيد على { $t } بمقدار { $more }.
addition_war_lesson-by_how_much-compared_highest = قارنت أكبر البطاقات. قارن المجموعين.
addition_war_lesson-by_how_much-how_many_not_how_many_more = هذا هو المجموع الأكبر نفسه. بكم يزيد على المجموع الآخر؟
addition_war_lesson-by_how_much-counts_start = عُدّ الخطوات من مجموع إلى الآخر. العدد الذي تبدأ منه ليس خطوة.
addition_war_lesson-by_how_much-counts_between = عددت الأعداد التي في الوسط. الخطوة الأخيرة، إلى { $s }، تُعدّ أيضًا.
addition_war_lesson-by_how_much-put_together = جمعت المجموعين معًا. هنا نسأل عن المسافة بينهما.

addition_war_lesson-order = رتّب أزواج البطاقات. أصغر مجموع يأتي أولًا.
    .name = ترتيب الأزواج
    .ask = ما مجموع كل زوج؟
    .line = { $pairs }
    .pairs = كم يساوي ⁦{ $a } + { $b }⁩؟
    .working = { $pairs }
        { $which }
    .pairs-working = ⁦{ $a } + { $b } = { $worth }⁩
    .right = نعم. المجاميع بالترتيب: { $worths }.
addition_war_lesson-order-highest_card = رتّبت بحسب أكبر بطاقة. اجمع البطاقتين في كل زوج.
addition_war_lesson-order-greatest_first = المجاميع مرتّبة، لكن بالعكس. ابدأ بأصغرها.

addition_war_lesson-to_win = معك { $a } وتنقصك بطاقة. ما أصغر بطاقة تغلب بها { $t }؟
    .name = عدد يفوز
    .ask = أي بطاقة تجعل مجموعك { $t } أيضًا؟ وماذا يحدث عندها؟
    .line = يجب أن يكون ⁦{ $a } + ?⁩ أكبر من { $t }.
    .working = ⁦{ $a } + { $tie } = { $t }⁩: حرب
        ⁦{ $a } + { $need } = { $sum }⁩
        ⁦{ $sum } > { $t }⁩
        { $best }
    .right = نعم: ⁦{ $a } + { $need } = { $sum }⁩، وهو أكبر بقليل من { $t }.
addition_war_lesson-to_win-makes_a_war = هكذا تبدأ حرب. تحتاج إلى أكثر بقليل.
addition_war_lesson-to_win-not_the_smallest = هذا يفوز. هل يفوز عدد أصغر منه أيضًا؟
addition_war_lesson-to_win-highest_card = هل تفوز بطاقة أصغر أيضًا؟
addition_war_lesson-to_win-lowest_card = أضفها إلى { $a }: هل يكفي ذلك للفوز؟
addition_war_lesson-to_win-whole_sum = مع الجهة الأخرى { $t }. وأنت معك { $a }.
addition_war_lesson-to_win-put_together = جمعت العددين. ماذا تضيف إلى { $a }؟

addition_war_lesson-makes = اختر كل زوج مجموعه { $n }.
    .name = أزواج لها مجموع واحد
    .ask = ما مجموع الزوج الأول؟ وما مجموع الزوج التالي؟
    .line = { $pairs }
    .pairs = كم يساوي ⁦{ $a } + { $b }⁩؟
    .working = { $pairs }
        { $which }
    .pairs-working = ⁦{ $a } + { $b } = { $worth }⁩
    .right = نعم، وجدت كل الأزواج التي مجموعها { $n }.
addition_war_lesson-makes-counts_first_number_in = مجموع كل من هذه أكبر من { $n } بواحد. عندما تعدّ، لا تعدّ العدد الأول معها.
addition_war_lesson-makes-one_too_many = مجموع كل من هذه أصغر من { $n } بواحد. عُدّ الخطوات مرة أخرى.
addition_war_lesson-makes-subtracted = هنا المسافة بين البطاقتين { $n }. ابحث عن بطاقتين مجموعهما { $n }.
addition_war_lesson-makes-double_left_out = جيد حتى الآن. والزوج الذي فيه عددان متساويان يُحسب أيضًا.
addition_war_lesson-makes-stopped_after_one = هذا الزوج صحيح. تابع البحث: هناك أكثر من زوج.

addition_war_lesson-how_many_pairs = على البطاقات الأعداد من 1 إلى 10، و⁦4 + 5⁩ و⁦5 + 4⁩ زوج واحد. كم زوجًا من الأعداد مجموعه { $n }؟
    .name = عدّ الأزواج
    .ask = أي زوج فيه أصغر عدد؟ وأي زوج يأتي بعده؟
    .line = ابدأ من ⁦{ $low } + { $high }⁩، واجعل العدد الأول أكبر بواحد في كل مرة.
    .working = { $all }
        { $pairs }
    .right = نعم: { $all }.
addition_war_lesson-how_many_pairs-turned_round_too = عددت بعض الأزواج مرتين، مرة في كل اتجاه. عُدّ كل زوج مرة واحدة.
addition_war_lesson-how_many_pairs-cards_above_ten = لا توجد بطاقة أكبر من 10. اترك الأزواج التي تحتاج إلى بطاقة كهذه.
addition_war_lesson-how_many_pairs-double_left_out = العددان المتساويان زوج أيضًا. هل يوجد هنا زوج كهذا؟
addition_war_lesson-how_many_pairs-one_left_out = ينقص زوج واحد. اكتب الأزواج بالترتيب، فترى المكان الفارغ.
addition_war_lesson-how_many_pairs-one_too_many = هناك زوج زائد. اكتب الأزواج بالترتيب، ثم عُدّها.

addition_war_lesson-likely = معك ⁦{ $a } + { $b }⁩. هل يكون مجموع البطاقتين التاليتين أكبر؟
    .name = محتمل أم لا
    .ask = أي المجاميع أكبر من مجموعك؟ وهل تأتي كثيرًا؟
    .line = ⁦{ $a } + { $b } = { $worth }⁩. المجاميع القريبة من 11 تأتي أكثر من غيرها.
    .working = ⁦{ $a } + { $b } = { $worth }⁩
        ⁧الأزواج التي مجموعها أكبر: { $higher } من { $every }⁩
        { $answer ->
            [likely] { addition_war_lesson-option-likely }
            [unlikely] { addition_war_lesson-option-unlikely }
           *[never] { addition_war_lesson-option-never }
        }
    .right = نعم: الأزواج التي مجموعها أكبر من { $worth } هي { $higher } من { $every }.
addition_war_lesson-likely-still_possible = ابحث عن بطاقتين مجموعهما أكبر من { $worth }.
addition_war_lesson-likely-expects_too_much = هل معظم المجاميع أكبر من مجموعك أم أصغر؟
addition_war_lesson-likely-expects_too_little = هل معظم المجاميع أكبر من مجموعك أم أصغر؟
addition_war_lesson-likely-takes_for_impossible = هذا ممكن: ابحث عن بطاقتين مجموعهما أكبر.

addition_war_lesson-chance = تأتي الآن بطاقتان من هذه الأربع. ما احتمال أن يكون مجموعهما أكبر من { $worth }؟
    .name = الاحتمال
    .ask = كم زوجًا في أربع بطاقات؟ وأي الأزواج مجموعها أكبر من { $worth }؟
    .line = { $pairs }
    .pairs = كم يساوي ⁦{ $a } + { $b }⁩؟
    .working = { $pairs }
        ⁧أكبر من { $worth }: { $higher } من 6 أزواج⁩
        { $shorter ->
            [yes] { $higher }/6 = { $chance }
           *[no] { $chance }
        }
    .pairs-working = ⁦{ $a } + { $b } = { $worth }⁩
    .right = نعم: { $higher ->
        [one] زوج واحد من 6 مجموعه
        [two] زوجان من 6 مجموع كل منهما
        [few] { $higher } أزواج من 6 مجموع كل منها
       *[other] { $higher } زوجًا من 6 مجموع كل منها
    } أكبر من { $worth }. الاحتمال هو { $chance }.
addition_war_lesson-chance-how_many_not_what_share = هذا عدد الأزواج التي مجموعها أكبر. اكتبه الآن كسرًا من كل الأزواج، مثل ⁦1/6⁩.
addition_war_lesson-chance-ties_counted = بعض الأزواج مجموعها { $worth } تمامًا. وهذا ليس أكبر.
addition_war_lesson-chance-other_way_round = هذا احتمال ألّا يكون المجموع أكبر. انظر إلى الأزواج الأخرى.
addition_war_lesson-chance-out_of_four = تأتي بطاقتان، لا بطاقة واحدة. عُدّ أزواج البطاقات: عددها 6.
addition_war_lesson-chance-half_and_half = قد يحدث وقد لا يحدث، لكن ليس بالقدر نفسه. عُدّ الأزواج.

addition_war_lesson-most_often = بطاقات من 1 إلى { $high }، أربع من كل عدد: أي مجموع لبطاقتين يأتي أكثر؟
    .name = ما يأتي أكثر من غيره
    .ask = أي مجموع له أكبر عدد من أزواج الأعداد؟
    .line = أصغر مجموع { $least }، وأكبر مجموع { $most }. انظر إلى الوسط.
    .working = ⁧⁦1 + 1 = { $least }⁩، و⁦{ $high } + { $high } = { $most }⁩⁩
        مجموع كل من { $all } هو { $sum }
    .right = نعم: مجموع كل من { $all } هو { $sum }. لا مجموع آخر له هذا العدد من أزواج البطاقات.
addition_war_lesson-most_often-greatest_sum = زوج واحد فقط مجموعه { $most }. أي مجموع له أزواج كثيرة؟
addition_war_lesson-most_often-greatest_card = هذه أكبر بطاقة. اجمع بطاقتين.
addition_war_lesson-most_often-smallest_sum = لا يعطي { $least } إلا ⁦1 + 1⁩. أي مجموع له أزواج كثيرة؟
addition_war_lesson-most_often-middle_of_one_card = هذا هو الوسط لبطاقة واحدة. اجمع بطاقتين.

## التجارب

addition_war_lesson-try-sums = أي المجاميع تأتي؟
    .guess = اجمع بطاقتين. أي مجموع يأتي أكثر؟
    .one = ⁦{ $a } + { $b } = { $worth }⁩
    .why = { $tied ->
        [yes] تعادل هذه المرة. لكن مع الوقت سيفوز { $top } غالبًا: { $top_pairs }. بكل الأشكال عدد الأزواج التي مجموعها { $top }: { $top_ways }.
       *[no] { $is_top ->
            [yes] جاء { $top } أكثر: { $top_pairs }. بكل الأشكال عدد أزواج البطاقات التي مجموعها { $top }: { $top_ways }. لا مجموع آخر له أزواج بهذا العدد.
           *[no] جاء { $best } أكثر هذه المرة. لكن مع الوقت سيفوز { $top } غالبًا: { $top_pairs }. بكل الأشكال عدد الأزواج التي مجموعها { $top }: { $top_ways }، والتي مجموعها { $best }: { $ways }.
        }
    }
    .counted = مجموع بطاقتين
    .of = من كل الأزواج
addition_war_lesson-try-sums-seen = انظر إلى الأعمدة. أي مجموع جاء أكثر؟
    .working = { $rows }
        أعلى عمود: { $best }
    .rows = ⁧{ $option }: { $figure }⁩
    .rows-working = ⁧المجموع { $option }: جاء { $figure } من كل 100 زوج⁩
    .right = نعم: جاء { $best } أكثر من غيره، نحو { $figure } من كل 100 زوج من البطاقات.
## بطاقة القواعد

addition_war_lesson-rule-ace = الآص يساوي { $ace }.
addition_war_lesson-rule-numbers = كل بطاقة أخرى تساوي العدد المكتوب عليها: من { $low } إلى { $high }.
addition_war_lesson-rule-courts_removed = نلعب من غير ولد وملكة وملك. تظهر هذه البطاقات في بعض الأسئلة فقط: الولد { $jack } والملكة { $queen } والملك { $king }.
addition_war_lesson-rule-worth = تكشف بطاقتين وتجمعهما: ⁦{ $a } + { $b } = { $worth }⁩.
addition_war_lesson-rule-take = المجموع الأكبر يأخذ كل البطاقات.
addition_war_lesson-rule-war = مجموعان متساويان: حرب! يضع كل لاعب { $down ->
        [one] بطاقة مقلوبة
        [two] بطاقتين مقلوبتين
        [few] { $down } بطاقات مقلوبة
       *[other] { $down } بطاقة مقلوبة
    }، ثم { $up ->
        [one] بطاقة مكشوفة
        [two] بطاقتين مكشوفتين
        [few] { $up } بطاقات مكشوفة
       *[other] { $up } بطاقة مكشوفة
    }. والمجموع الجديد الأكبر يأخذ كل شيء.
addition_war_lesson-rule-said = عندما تلعب تكتب مجموعك. لا تأخذ البطاقات إلا إذا كان جوابك صحيحًا. وما يفوتك منها يأخذه من يفوز بعد ذلك.
addition_war_lesson-rule-end = عندما تنتهي الكومتان يفوز من أخذ بطاقات أكثر.
addition_war_lesson-rule-watched = «{ stage-watch }» و«{ stage-predict }» أقصر: { $turns ->
        [few] { $turns } أدوار
       *[other] { $turns } دورًا
    }.

## ما الذي تعلّمه المرء في كل مرحلة، يقال في نهايتها

addition_war_lesson-learned =
    .watch = يجمع كل لاعب بطاقتيه. الآص يساوي 1. المجموع الأكبر يأخذ كل البطاقات.
    .predict = من مجموعك تعرف أي بطاقة أخيرة تغلبه.
    .investigate = المجاميع الوسطى تأتي أكثر من غيرها، لأن أزواجًا أكثر تصنعها.
    .ticket = أظهرت ما تعرفه عن الجمع.

## My deck: what a card is called, for a child and for a teacher

addition_war_lesson-skill-sum_1 = مجاميع حتى عشرة
    .teacher = الجمع ضمن 10
addition_war_lesson-skill-land_1 = قفزة إلى الأمام
    .teacher = الجمع بالعدّ إلى الأمام على خط الأعداد
addition_war_lesson-skill-fill_1 = أكمل الإطار
    .teacher = إيجاد ما ينقص حتى 9
addition_war_lesson-skill-greater_1 = من عنده أكثر؟
    .teacher = المقارنة بين مجموعين ضمن 10
addition_war_lesson-skill-fill_2 = كوّن عشرة
    .teacher = إكمال العشرة
addition_war_lesson-skill-sum_2 = عددان متساويان
    .teacher = جمع عددين متساويين، والجمع مع 10
addition_war_lesson-skill-missing_2 = العدد الناقص
    .teacher = إيجاد المضاف المجهول ضمن 10
addition_war_lesson-skill-greater_2 = بطاقة كبيرة ومجموع صغير
    .teacher = المقارنة بين مجموعين حين تخدع البطاقة الكبرى
addition_war_lesson-skill-by_how_much_2 = بكم يزيد؟
    .teacher = الفرق بين مجموعين ضمن 10
addition_war_lesson-skill-sum_3 = فوق العشرة
    .teacher = الجمع مع تجاوز العشرة
addition_war_lesson-skill-missing_3 = العدد الناقص فوق العشرة
    .teacher = إيجاد المضاف المجهول مع تجاوز العشرة
addition_war_lesson-skill-balance_3 = متساويان في الجهتين
    .teacher = مجموعان متساويان فوق 10
addition_war_lesson-skill-compare_3 = انظر من غير جمع
    .teacher = المقارنة بين مجموعين من غير حسابهما

## صفحة الأسرة

addition_war_lesson-family =
    .learnt = جمع طفلكم عددين حتى 20، وقارن بين المجاميع، ووجد العدد الناقص في عملية جمع.
    .play_1 = خذوا البطاقات من الآص إلى العشرة. الآص يساوي 1. وزّعوها مقلوبة، نصفها لكل لاعب.
    .play_2 = يكشف كل لاعب بطاقتين ويقول مجموعهما: ⁦7 + 5 = 12⁩.
    .play_3 = المجموع الأكبر يأخذ البطاقات الأربع.
    .play_4 = إذا تساوى المجموعان، يضع كل لاعب ثلاث بطاقات مقلوبة واثنتين مكشوفتين. المجموع الجديد الأكبر يأخذ الكل.
    .play_5 = عندما تُلعب كل البطاقات يفوز من أخذ بطاقات أكثر.
    .ask_1 = كيف وجدت المجموع؟
    .ask_2 = هل تعرف من يفوز دون أن تجمع؟
    .ask_3 = أي بطاقتين تغلبان مجموعك؟
    .easier = العبوا بالبطاقات من الآص إلى الخمسة فقط.
    .harder = أبقوا بطاقات الولد والملكة والملك. قيمها 11 و12 و13.

## أعمدة ورقة التسجيل

addition_war_lesson-record = اكتب المساواتين، ثم اكتب بينهما ⁦<⁩ أو ⁦=⁩ أو ⁦>⁩.
addition_war_lesson-record-mine = بطاقاتي
addition_war_lesson-record-sign = ⁦<⁩ أو ⁦=⁩ أو ⁦>⁩
addition_war_lesson-record-other = بطاقات اللاعب الآخر
