subtraction_war_lesson = حرب الطرح
    .summary = شاهد كيف نقارن الفروق، وقل من يأخذ البطاقات، ثم العب مباراة.
    .ages = من 6 إلى 9
    .teaches = المسافة بين عددين، وأي الفرقين أكبر
subtraction_war_lesson-fluency = الفروق فقط

## ما يسأل عنه الدرس في أثناء المباراة

subtraction_war_lesson-ask-told = ⁦{ $a } − { $b } = { $worth }⁩. { $shape ->
        [more] { $other } أصغر من { $worth }.
        [less] { $other } أكبر من { $worth }.
       *[same] الفرقان متساويان.
    }

## أسئلة درس حرب الطرح

subtraction_war_lesson-shown-yours = لديك
subtraction_war_lesson-shown-left = البطاقات الباقية

subtraction_war_lesson-option-war = حرب
subtraction_war_lesson-option-take = أحد اللاعبين يأخذ البطاقات
subtraction_war_lesson-option-likely = نعم، على الأرجح
subtraction_war_lesson-option-unlikely = لا، على الأرجح
subtraction_war_lesson-option-never = مستحيل

subtraction_war_lesson-difference = كم المسافة بين { $a } و{ $b }؟
    .name = الفرق
    .ask = { $way ->
        [double] كم خطوة من العدد إلى نفسه؟
        [neighbours] هذان العددان متجاوران. كم خطوة من أحدهما إلى الآخر؟
        [ten] كم يحتاج العدد { $small } ليصير عشرة؟
        [over_ten] كم المسافة من { $small } إلى عشرة؟ ومن عشرة إلى { $big }؟
       *[count_on] ابدأ من { $small } وتقدّم إلى { $big }. كم خطوة هذه؟
    }
    .line = { $way ->
        [over_ten] من { $small } إلى 10، ثم من 10 إلى { $big }.
       *[count_on] كم يساوي ⁦{ $big } − { $small }⁩؟
    }
    .working = { $way ->
        [over_ten] 10 − { $small } = { $to_ten }
            { $big } − 10 = { $rest }
       *[count_on] { "" }
    }
        { $big } − { $small } = { $worth }
    .right = نعم: ⁦{ $big } − { $small } = { $worth }⁩.
subtraction_war_lesson-difference-added = جمعت العددين معًا. هنا نسأل عن المسافة بينهما.
subtraction_war_lesson-difference-double_stays = العددان كلاهما { $big }. كم خطوة من أحدهما إلى الآخر؟
subtraction_war_lesson-difference-signed = طرحت { $big } من { $small }. المسافة واحدة في الاتجاهين: ابدأ من العدد الأكبر.
subtraction_war_lesson-difference-does_not_go = بل هذا ممكن. ابدأ من العدد الأكبر، أينما كان.
subtraction_war_lesson-difference-ones_turned_round = طرحت الآحاد بالعكس. مُرّ بالعشرة في طريقك.
subtraction_war_lesson-difference-counts_start = اقتربت! عُدّ الخطوات، لا الأعداد. المكان الذي تبدأ منه ليس خطوة.
subtraction_war_lesson-difference-counts_between = اقتربت! عددت الأعداد التي في الوسط. الخطوة الأخيرة تُعدّ أيضًا.
subtraction_war_lesson-difference-greater_number = هذا هو العدد الأكبر نفسه. كم يبعد عن العدد الآخر؟
subtraction_war_lesson-difference-smaller_number = هذا هو العدد الأصغر نفسه. كم يبعد عن العدد الآخر؟

subtraction_war_lesson-how_many_more = { subtraction_war_lesson-flash }
    .name = بكم يزيد العدد
    .ask = ضع النقاط في صفين. أي النقاط ليس لها شريك؟
    .line = كم يساوي ⁦{ $big } − { $small }⁩؟
    .working = ⁧عدد النقاط { $big }، ومنها { $small } لها شريك.⁩
        { $big } − { $small } = { $worth }
    .right = نعم: { $big } يزيد على { $small } بمقدار { $worth }.
subtraction_war_lesson-how_many_more-how_many_not_how_many_more = { subtraction_war_lesson-flash-how_many_not_how_many_more }
subtraction_war_lesson-how_many_more-the_other_card = { subtraction_war_lesson-flash-the_other_card }
subtraction_war_lesson-how_many_more-put_together = { subtraction_war_lesson-flash-put_together }
subtraction_war_lesson-how_many_more-one_too_many = { subtraction_war_lesson-flash-one_too_many }
subtraction_war_lesson-how_many_more-one_too_few = { subtraction_war_lesson-flash-one_too_few }

subtraction_war_lesson-flash = في إحدى البطاقتين نقاط أكثر. بكم تزيد؟
    .name = الزيادة في لمحة
    .flash = في بطاقة { $a } وفي الأخرى { $b }.
    .ask = كم نقطة على كل بطاقة؟ أيهما أكثر؟
    .line = ⁦{ $big } − { $small } = ?⁩
    .working = ⁦{ $big } − { $small } = { $worth }⁩
    .right = نعم: { $big } يزيد على { $small } بمقدار { $worth }.
subtraction_war_lesson-flash-how_many_not_how_many_more = هذه كل نقاط بطاقة واحدة. بكم تزيد على الأخرى؟
subtraction_war_lesson-flash-the_other_card = هذا عدد نقاط البطاقة الصغرى. بكم تزيد الأخرى عليها؟
subtraction_war_lesson-flash-put_together = هذه نقاط البطاقتين معًا. بكم تزيد إحداهما؟
subtraction_war_lesson-flash-one_too_many = اقتربت! هذا أكثر بواحدة. أعطِ كل نقطة شريكًا.
subtraction_war_lesson-flash-one_too_few = اقتربت! نقطة أخرى ليس لها شريك. انظر مرة أخرى.

subtraction_war_lesson-partners = في الصف الأعلى { $big ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $big } نقاط
       *[other] { $big } نقطة
    }، وفي الأسفل { $small ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $small } نقاط
       *[other] { $small } نقطة
    }. ضع نقاطًا في الأسفل حتى يصير لكل نقطة شريك.
    .name = لكل نقطة شريك
    .ask = أي النقاط في الأعلى ليس لها شريك بعد؟
    .line = ⁦{ $small } + ? = { $big }⁩
    .working = { $small } + { $worth } = { $big }
        { $big } − { $small } = { $worth }
    .right = نعم: ⁦{ $big } − { $small } = { $worth }⁩. هذا ما كان ينقص في الأسفل.
subtraction_war_lesson-partners-as_many_as_above = وضعت مثل ما في الأعلى. لكن بعض النقاط كان في الأسفل من قبل.
subtraction_war_lesson-partners-as_many_as_lay_there = أضفت { $small }، مثل العدد الموجود. كم ينقص حتى يصير العدد { $big }؟
subtraction_war_lesson-partners-one_too_few = اقتربت! انظر إلى آخر الصف الأعلى. هل للنقطة الأخيرة شريك؟
subtraction_war_lesson-partners-one_too_many = اقتربت! الآن في الأسفل نقطة ليس لها شريك.

subtraction_war_lesson-land = ابدأ من { $start }، واقفز { $steps ->
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $steps } خطوات
       *[other] { $steps } خطوة
    } إلى الوراء. إلى أين تصل؟
    .name = القفز على خط الأعداد
    .ask = إلى أين تصل بعد الخطوة الأولى إلى الوراء؟
    .line = كم يساوي ⁦{ $start } − { $steps }⁩؟
    .working = { $way ->
        [over_ten] { $start } − { $to_ten } = 10
            10 − { $rest } = { $left }
       *[count_on] { "" }
    }
        { $start } − { $steps } = { $left }
    .right = نعم: إذا رجعت { $steps ->
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $steps } خطوات
       *[other] { $steps } خطوة
    } من { $start }، وصلت إلى { $left }.
subtraction_war_lesson-land-stayed = من هذا المكان تبدأ. اقفز منه الآن { $steps ->
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $steps } خطوات
       *[other] { $steps } خطوة
    } إلى الوراء.
subtraction_war_lesson-land-counts_first_number_in = أنت تبدأ من { $start }. قل «واحد» عندما تصل إلى العدد الأصغر التالي.
subtraction_war_lesson-land-one_too_many = اقتربت! قفزت خطوة زائدة. عُدّ الخطوات، لا الأعداد.
subtraction_war_lesson-land-went_forward = تقدّمت { $steps ->
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $steps } خطوات
       *[other] { $steps } خطوة
    } إلى الأمام. اقفز إلى الوراء، نحو الأعداد الأصغر.
subtraction_war_lesson-land-steps_from_nought = هذا عدد الخطوات التي تقفزها. ابدأ من { $start } وارجع إلى الوراء.

subtraction_war_lesson-missing = ما العدد الناقص في ⁦{ $big } − ? = { $left }⁩؟
    .name = العدد الناقص
    .ask = تنزل من { $big } إلى { $left }. كم خطوة هذه؟
    .line = كم يساوي ⁦{ $big } − { $left }⁩؟
    .working = { $big } − { $taken } = { $left }
        { $big } − { $left } = { $taken }
    .right = نعم: ⁦{ $big } − { $taken } = { $left }⁩.
subtraction_war_lesson-missing-added = جمعت { $big } و{ $left }. كم المسافة من أحدهما إلى الآخر؟
subtraction_war_lesson-missing-what_is_left = العدد { $left } هو ما بقي. كم أخذنا؟
subtraction_war_lesson-missing-first_number_again = لو أخذنا { $big } كلها لما بقي شيء. لكن الباقي هنا { $left }.
subtraction_war_lesson-missing-counts_start = اقتربت! عُدّ الخطوات إلى الأسفل. العدد الذي تبدأ منه ليس خطوة.
subtraction_war_lesson-missing-counts_between = اقتربت! الخطوة الأخيرة، نزولًا إلى { $left }، تُعدّ أيضًا.

subtraction_war_lesson-start = ما العدد الناقص في ⁦? − { $taken } = { $left }⁩؟
    .name = العدد الأول
    .ask = أخذنا { $taken }، والباقي { $left }. كم كان العدد من قبل؟
    .line = كم يساوي ⁦{ $more } + { $less }⁩؟
    .working = { $left } + { $taken } = { $big }
        ? = { $big }
    .right = نعم: ⁦{ $big } − { $taken } = { $left }⁩.
subtraction_war_lesson-start-subtracted = طرحت مرة أخرى. أعد ما أخذناه إلى مكانه.
subtraction_war_lesson-start-what_is_left = العدد { $left } هو ما بقي. من قبل كان العدد أكبر.
subtraction_war_lesson-start-what_was_taken = العدد { $taken } هو ما أخذناه. أعده إلى { $left }.
subtraction_war_lesson-start-counts_first_number_in = اقتربت! ابدأ من { $more }. الخطوة الأولى توصلك إلى { $after }.
subtraction_war_lesson-start-one_too_many = اقتربت! هناك خطوة زائدة. تقدّم { $less ->
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $less } خطوات
       *[other] { $less } خطوة
    } من { $more }.

subtraction_war_lesson-greater = من يأخذ البطاقات؟ الفرق الأكبر يفوز.
    .name = من يأخذ البطاقات
    .ask = كم المسافة بين البطاقتين في كل جهة؟ وأين المسافة أكبر؟
    .line = كم يساوي ⁦{ $a } − { $b }⁩؟ وكم يساوي ⁦{ $c } − { $d }⁩؟
    .working = ⁦{ $a } − { $b } = { $s }⁩
        ⁦{ $c } − { $d } = { $t }⁩
        ⁦{ $s } { $sign } { $t }⁩
        { $same ->
            [yes] { subtraction_war_lesson-option-war }
           *[no] يأخذ البطاقات { $winner }
        }
    .right = { $shape ->
        [same] نعم: الفرق { $s } في الجهتين، فهي حرب.
        [less] نعم: { $s } أصغر من { $t }، فيأخذ { $winner } البطاقات.
       *[more] نعم: { $s } أكبر من { $t }، فيأخذ { $winner } البطاقات.
    }
subtraction_war_lesson-greater-highest_card = قد تكون البطاقات الكبيرة متقاربة. عُدّ الخطوات.
subtraction_war_lesson-greater-smaller_taken = احسب كل فرق مرة أخرى.
subtraction_war_lesson-greater-no_war_here = الحرب فقط إذا تساوى الفرقان. هل هما متساويان؟
subtraction_war_lesson-greater-unlike_cards = قد تكون المسافة نفسها بين بطاقتين أخريين. عُدّ الخطوات.

subtraction_war_lesson-compare = من يأخذ البطاقات؟ حاول من غير طرح.
    .name = المقارنة من غير طرح
    .ask = قارن العددين الأكبرين، ثم العددين الأصغرين. أي طرف تحرّك أكثر؟
    .line = { $rows }
    .rows = { $x } و{ $y }: أيهما أكبر؟
    .rows-working = ⁦{ $x } { $sign } { $y }⁩
    .working = { $rows }
        ⁦{ $a } − { $b } = { $s }⁩
        ⁦{ $c } − { $d } = { $t }⁩
        ⁦{ $s } { $sign } { $t }⁩
        { $same ->
            [yes] { subtraction_war_lesson-option-war }
           *[no] يأخذ البطاقات { $winner }
        }
    .right = { $shape ->
        [same] نعم: تحرّك الطرفان بالقدر نفسه، فالمسافة { $s } في الجهتين. حرب!
        [less] نعم: { $s } أصغر من { $t }، فيأخذ { $winner } البطاقات.
       *[more] نعم: { $s } أكبر من { $t }، فيأخذ { $winner } البطاقات.
    }
subtraction_war_lesson-compare-highest_card = هذه البطاقة أكبر. وأين البطاقة التي معها؟
subtraction_war_lesson-compare-smaller_taken = انظر إلى الطرفين. أي المسافتين أطول؟
subtraction_war_lesson-compare-no_war_here = تحرّك طرف أكثر من الآخر. هل المسافة هي نفسها؟
subtraction_war_lesson-compare-unlike_cards = تحرّك الطرفان. فهل تحرّكا بالقدر نفسه؟

subtraction_war_lesson-by_how_much = بكم يزيد ⁦{ $a } − { $b }⁩ على ⁦{ $c } − { $d }⁩؟
    .name = بكم يزيد
    .ask = ما الفرقان؟ وكم المسافة بينهما؟
    .line = ⁦{ $a } − { $b } = { $s }⁩، وكم يساوي ⁦{ $c } − { $d }⁩؟
    .working = { $a } − { $b } = { $s }
        { $c } − { $d } = { $t }
        { $s } − { $t } = { $more }
    .right = نعم: { $s } يزيد على { $t } بمقدار { $more }.
subtraction_war_lesson-by_how_much-compared_highest = قارنت أكبر البطاقات. قارن الفرقين.
subtraction_war_lesson-by_how_much-how_many_not_how_many_more = هذا هو الفرق الأكبر نفسه. بكم يزيد على الفرق الآخر؟
subtraction_war_lesson-by_how_much-counts_start = اقتربت! عُدّ الخطوات من فرق إلى الآخر. نقطة البداية ليست خطوة.
subtraction_war_lesson-by_how_much-counts_between = اقتربت! عددت الأعداد التي في الوسط. الخطوة الأخيرة تُعدّ أيضًا.
subtraction_war_lesson-by_how_much-put_together = جمعت الفرقين معًا. كم المسافة بينهما؟

subtraction_war_lesson-order = رتّب أزواج البطاقات. أصغر فرق يأتي أولًا.
    .name = ترتيب الأزواج
    .ask = كم المسافة بين البطاقتين في كل زوج؟
    .line = { $pairs }
    .pairs = كم يساوي ⁦{ $a } − { $b }⁩؟
    .working = { $pairs }
        { $which }
    .pairs-working = ⁦{ $a } − { $b } = { $worth }⁩
    .right = نعم. الفروق بالترتيب: { $worths }.
subtraction_war_lesson-order-highest_card = رتّبت بحسب أكبر بطاقة. كم المسافة بين البطاقتين في كل زوج؟
subtraction_war_lesson-order-greatest_first = الفروق مرتّبة، لكن بالعكس. ابدأ بأصغرها.

subtraction_war_lesson-card_for = معك { $own }. أي بطاقة يكون الفرق بينها وبين بطاقتك { $n }؟
    .name = بطاقة لفرق معيّن
    .ask = إلى أين تصل إذا ابتعدت { $n ->
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $n } خطوات
       *[other] { $n } خطوة
    } عن { $own }؟ هناك اتجاهان.
    .line = { $ways ->
        [up] كم يساوي ⁦{ $own } + { $n }⁩؟
        [down] كم يساوي ⁦{ $own } − { $n }⁩؟
       *[both] كم يساوي ⁦{ $own } − { $n }⁩؟ وكم يساوي ⁦{ $own } + { $n }⁩؟ وهل أحدهما هنا؟
    }
    .working = { $big } − { $small } = { $n }
        { $best }
    .right = نعم: ⁦{ $big } − { $small } = { $n }⁩.
subtraction_war_lesson-card_for-difference_itself = العدد على هذه البطاقة هو { $n }. ابحث عن بطاقة تبعد { $n ->
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $n } خطوات
       *[other] { $n } خطوة
    } عن { $own }.
subtraction_war_lesson-card_for-counts_start = اقتربت! لا تَعُدّ العدد الذي تبدأ منه.
subtraction_war_lesson-card_for-counts_between = اقتربت! البطاقة أقرب بخطوة. البطاقة نفسها هي الخطوة الأخيرة.

subtraction_war_lesson-both_cards = معك { $own }. أي البطاقات يكون الفرق بينها وبين بطاقتك { $n }؟ اخترها كلها.
    .name = البطاقتان لفرق معيّن
    .ask = اذهب { $n ->
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $n } خطوات
       *[other] { $n } خطوة
    } من { $own } نحو الأكبر، ثم { $n ->
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $n } خطوات
       *[other] { $n } خطوة
    } نحو الأصغر. هل تجد بطاقات؟
    .line = كم يساوي ⁦{ $own } − { $n }⁩؟ وكم يساوي ⁦{ $own } + { $n }⁩؟
    .working = { $rows }
        { $which }
    .rows-working = ⁦{ $big } − { $small } = { $n }⁩
    .rows = ⁦{ $big } − { $small } = { $n }⁩.
    .right = نعم: { $rows }
subtraction_war_lesson-both_cards-only_below = هذه البطاقة صحيحة. انظر في الاتجاه الآخر أيضًا.
subtraction_war_lesson-both_cards-only_above = هذه البطاقة صحيحة. انظر في الاتجاه الآخر أيضًا.
subtraction_war_lesson-both_cards-counts_start = اقتربت! البطاقة أبعد بخطوة. العدد الذي تبدأ منه ليس خطوة.
subtraction_war_lesson-both_cards-counts_between = اقتربت! البطاقة أقرب بخطوة. البطاقة نفسها هي الخطوة الأخيرة.
subtraction_war_lesson-both_cards-difference_itself = العدد على هذه البطاقة هو { $n }. ابحث عن بطاقات تبعد { $n ->
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $n } خطوات
       *[other] { $n } خطوة
    } عن { $own }.

subtraction_war_lesson-best_card = بطاقتك الأولى { $own }. أي بطاقة ثانية تعطي أكبر فرق؟
    .name = أكبر فرق
    .ask = أي هذه البطاقات أبعد عن { $own }: بطاقة كبيرة أم بطاقة صغيرة؟
    .line = { $rows }
    .rows = كم يساوي ⁦{ $big } − { $small }⁩؟
    .rows-working = { $big } − { $small } = { $worth }
    .working = { $rows }
        { $best }
    .right = نعم: المسافة { $worth }، وهي أكبر من كل المسافات الأخرى.
subtraction_war_lesson-best_card-highest_card = أكبر بطاقة ليست دائمًا الأبعد. كم تبعد أصغر بطاقة؟
subtraction_war_lesson-best_card-lowest_card = أصغر بطاقة ليست دائمًا الأبعد. كم تبعد أكبر بطاقة؟
subtraction_war_lesson-best_card-nearest_card = هذه أقرب بطاقة إلى { $own }. هنا تفوز البطاقة الأبعد.

subtraction_war_lesson-ties = أي الأزواج تبدأ حربًا مع ⁦{ $a } − { $b }⁩؟ اخترها كلها.
    .name = أزواج تبدأ حربًا
    .ask = كم المسافة بين { $a } و{ $b }؟ وفي أي الأزواج المسافة نفسها؟
    .line = { $pairs }
    .pairs = كم يساوي ⁦{ $a } − { $b }⁩؟
    .working = ⁦{ $a } − { $b } = { $worth }⁩
        { $pairs }
        { $which }
    .pairs-working = ⁦{ $a } − { $b } = { $worth }⁩
    .right = نعم: المسافة في هذه الأزواج { $worth } أيضًا.
subtraction_war_lesson-ties-same_sum = هنا المجموع نفسه. ابحث عن الفرق نفسه.
subtraction_war_lesson-ties-same_card = لا تكفي البطاقة نفسها. عُدّ الخطوات.
subtraction_war_lesson-ties-stopped_after_one = هذا الزوج صحيح. تابع البحث: هناك أكثر من زوج.

subtraction_war_lesson-how_many_pairs = على البطاقات الأعداد من 1 إلى 10. كم زوجًا من الأعداد تكون المسافة فيه { $n }؟
    .name = عدّ الأزواج
    .ask = أي زوج فيه 1؟ وأي زوج فيه 2؟ وأين تنتهي الأزواج؟
    .line = ابدأ من ⁦{ $high } − 1⁩، واجعل العددين أكبر بواحد في كل مرة، حتى 10.
    .working = { $all }
        { $pairs }
    .right = نعم: { $all }.
subtraction_war_lesson-how_many_pairs-counts_start = هناك زوج زائد. الزوج الأول ⁦{ $high } − 1⁩، ولا عدد أكبر من 10.
subtraction_war_lesson-how_many_pairs-turned_round_too = عددت كل زوج مرتين، مرة في كل اتجاه. عُدّه مرة واحدة.
subtraction_war_lesson-how_many_pairs-as_many_as_numbers = الأعداد عشرة. لكن أكبر الأعداد ليس لها شريك فوقها.
subtraction_war_lesson-how_many_pairs-one_left_out = ينقص زوج واحد. اكتب الأزواج بالترتيب، فترى المكان الفارغ.

subtraction_war_lesson-likely = معك ⁦{ $a } − { $b }⁩. هل تكون المسافة بين البطاقتين التاليتين أكبر؟
    .name = محتمل أم لا
    .ask = أي الفروق أكبر من فرقك؟ وهل تأتي كثيرًا؟
    .line = ⁦{ $a } − { $b } = { $worth }⁩. الفروق الصغيرة تأتي أكثر من غيرها.
    .working = ⁦{ $a } − { $b } = { $worth }⁩
        ⁧الأزواج التي فرقها أكبر: { $higher } من { $every }⁩
        { $answer ->
            [likely] { subtraction_war_lesson-option-likely }
            [unlikely] { subtraction_war_lesson-option-unlikely }
           *[never] { subtraction_war_lesson-option-never }
        }
    .right = نعم: الأزواج التي فرقها أكبر من { $worth } هي { $higher } من { $every }.
subtraction_war_lesson-likely-still_possible = ابحث عن بطاقتين المسافة بينهما أكبر من { $worth }.
subtraction_war_lesson-likely-expects_too_much = هل المسافة في معظم الأزواج أكبر من مسافتك؟
subtraction_war_lesson-likely-expects_too_little = هل المسافة في معظم الأزواج أكبر من مسافتك؟
subtraction_war_lesson-likely-takes_for_impossible = هذا ممكن: ابحث عن بطاقتين أبعد.

subtraction_war_lesson-chance = تأتي الآن بطاقتان من هذه الأربع. ما احتمال أن يكون الفرق أكبر من { $worth }؟
    .name = الاحتمال
    .ask = كم زوجًا في أربع بطاقات؟ وأي الأزواج فرقها أكبر من { $worth }؟
    .line = { $pairs }
    .pairs = كم يساوي ⁦{ $a } − { $b }⁩؟
    .working = { $pairs }
        ⁧أكبر من { $worth }: { $higher } من 6 أزواج⁩
        { $shorter ->
            [yes] { $higher }/6 = { $chance }
           *[no] { $chance }
        }
    .pairs-working = ⁦{ $a } − { $b } = { $worth }⁩
    .right = نعم: { $higher ->
        [one] زوج واحد من 6 فرقه
        [two] زوجان من 6 فرق كل منهما
        [few] { $higher } أزواج من 6 فرق كل منها
       *[other] { $higher } زوجًا من 6 فرق كل منها
    } أكبر من { $worth }. الاحتمال هو { $chance }.
subtraction_war_lesson-chance-how_many_not_what_share = هذا عدد الأزواج التي فرقها أكبر. اكتبه الآن كسرًا من كل الأزواج، مثل ⁦1/6⁩.
subtraction_war_lesson-chance-ties_counted = بعض الأزواج فرقها { $worth } تمامًا. وهذا ليس أكبر.
subtraction_war_lesson-chance-other_way_round = هذا احتمال ألّا يكون الفرق أكبر. انظر إلى الأزواج الأخرى.
subtraction_war_lesson-chance-out_of_four = تأتي بطاقتان، لا بطاقة واحدة. عُدّ أزواج البطاقات: عددها 6.
subtraction_war_lesson-chance-half_and_half = قد يحدث وقد لا يحدث، لكن ليس بالقدر نفسه. عُدّ الأزواج.

subtraction_war_lesson-most_often = بطاقات من 1 إلى 10، أربع من كل عدد: أي فرق يأتي أكثر؟
    .name = ما يأتي أكثر من غيره
    .ask = كم زوجًا من الأعداد لكل فرق؟ فكّر في ⁦2 − 1⁩ و⁦3 − 2⁩ و⁦4 − 3⁩ …
    .line = عددان متساويان يأتيان من 6 أزواج من البطاقات، وعددان مختلفان من 16.
    .working = { $rows }
        { $best }
    .rows = ⁧{ $n }: { $pairs }⁩
    .rows-working = ⁧الفرق { $n }: عدد أزواج البطاقات { $pairs }⁩
    .right = نعم: عدد أزواج البطاقات 780، والفرق في { $pairs } منها هو { $best }.
subtraction_war_lesson-most_often-nought_first = بطاقتان مختلفتان تأتيان أكثر من بطاقتين متساويتين.
subtraction_war_lesson-most_often-next_to_nought = فكرة جيدة. عُدّ الآن أزواج كل فرق.
subtraction_war_lesson-most_often-greatest = الفرق الكبير يحتاج إلى بطاقة كبيرة وبطاقة صغيرة.

## التجارب

subtraction_war_lesson-try-differences = أي الفروق تأتي؟
    .guess = خذ بطاقتين. أي فرق يأتي أكثر؟
    .one = ⁦{ $a } − { $b } = { $worth }⁩
    .why = { $tied ->
        [yes] تعادل هذه المرة. لكن مع الوقت سيفوز { $top } غالبًا: { $first_pair }، { $second_pair } … { $last_pair }. بكل الأشكال عدد الأزواج التي فرقها { $top }: { $top_ways }.
       *[no] { $is_top ->
            [yes] جاء { $top } أكثر: { $first_pair }، { $second_pair } … { $last_pair }. بكل الأشكال عدد أزواج البطاقات التي فرقها { $top }: { $top_ways }. لا فرق آخر له أزواج بهذا العدد.
           *[no] جاء { $best } أكثر هذه المرة. لكن مع الوقت سيفوز { $top } غالبًا: { $first_pair }، { $second_pair } … { $last_pair }. بكل الأشكال عدد الأزواج التي فرقها { $top }: { $top_ways }، والتي فرقها { $best }: { $ways }.
        }
    }
    .counted = الفرق بين بطاقتين
    .of = من كل الأزواج
subtraction_war_lesson-try-differences-seen = انظر إلى الأعمدة. أي فرق جاء أكثر؟
    .working = { $rows }
        أعلى عمود: { $best }
    .rows = ⁧{ $option }: { $figure }⁩
    .rows-working = ⁧الفرق { $option }: جاء { $figure } من كل 100 زوج⁩
    .right = نعم: جاء { $best } أكثر من غيره، نحو { $figure } من كل 100 زوج من البطاقات.
## بطاقة القواعد

subtraction_war_lesson-rule-ace = الآص يساوي { $ace }.
subtraction_war_lesson-rule-numbers = كل بطاقة أخرى تساوي العدد المكتوب عليها: من { $low } إلى { $high }.
subtraction_war_lesson-rule-courts_removed = نلعب من غير ولد وملكة وملك. تظهر هذه البطاقات في بعض الأسئلة فقط: الولد { $jack } والملكة { $queen } والملك { $king }.
subtraction_war_lesson-rule-worth = تكشف بطاقتين وتجد الفرق بينهما: ⁦{ $a } − { $b } = { $worth }⁩. نطرح دائمًا العدد الأصغر من الأكبر.
subtraction_war_lesson-rule-take = الفرق الأكبر يأخذ كل البطاقات.
subtraction_war_lesson-rule-war = فرقان متساويان: حرب! يضع كل لاعب { $down ->
        [one] بطاقة مقلوبة
        [two] بطاقتين مقلوبتين
        [few] { $down } بطاقات مقلوبة
       *[other] { $down } بطاقة مقلوبة
    }، ثم { $up ->
        [one] بطاقة مكشوفة
        [two] بطاقتين مكشوفتين
        [few] { $up } بطاقات مكشوفة
       *[other] { $up } بطاقة مكشوفة
    }. والفرق الجديد الأكبر يأخذ كل شيء.
subtraction_war_lesson-rule-said = عندما تلعب تكتب الفرق بين بطاقتيك. لا تأخذ البطاقات إلا إذا كان جوابك صحيحًا. وما يفوتك منها يأخذه من يفوز بعد ذلك.
subtraction_war_lesson-rule-end = عندما تنتهي الكومتان يفوز من أخذ بطاقات أكثر.
subtraction_war_lesson-rule-watched = «{ stage-watch }» و«{ stage-predict }» أقصر: { $turns ->
        [few] { $turns } أدوار
       *[other] { $turns } دورًا
    }.

## ما الذي تعلّمه المرء في كل مرحلة، يقال في نهايتها

subtraction_war_lesson-learned =
    .watch = يطرح كل لاعب بطاقته الصغرى من الكبرى. الآص يساوي 1. الفرق الأكبر يأخذ كل البطاقات.
    .predict = من فرقك تعرف أي بطاقة أخيرة تغلبه.
    .investigate = الفروق الصغيرة تأتي أكثر من غيرها، لأن أزواجًا أكثر تصنعها.
    .ticket = أظهرت ما تعرفه عن الفروق.

## My deck: what a card is called, for a child and for a teacher

subtraction_war_lesson-skill-partners_1 = لكل نقطة شريك
    .teacher = مقابلة صفّين واحدًا بواحد حتى 6
subtraction_war_lesson-skill-how_many_more_1 = بكم يزيد؟
    .teacher = المقارنة بين كميتين حتى 6
subtraction_war_lesson-skill-land_1 = قفزة إلى الوراء
    .teacher = الطرح بالعدّ إلى الوراء على خط الأعداد
subtraction_war_lesson-skill-difference_1 = الجيران
    .teacher = الفرق ضمن 5، وبين المتجاورين والمتساويين
subtraction_war_lesson-skill-greater_1 = أيّهما أبعد؟
    .teacher = المقارنة بين فرقين واضحين
subtraction_war_lesson-skill-how_many_more_2 = بكم يزيد حتى عشرة
    .teacher = المقارنة بين كميتين حتى 10
subtraction_war_lesson-skill-difference_2 = رجوعًا من عشرة
    .teacher = الفرق من 10، والفرق 2
subtraction_war_lesson-skill-missing_2 = ماذا أُخذ؟
    .teacher = إيجاد المطروح المجهول حتى 6
subtraction_war_lesson-skill-card_for_2 = البطاقة المناسبة
    .teacher = إيجاد عدد على بُعد معيّن
subtraction_war_lesson-skill-difference_3 = كم بينهما؟
    .teacher = كل الفروق ضمن 10
subtraction_war_lesson-skill-greater_3 = متقاربان جدًا
    .teacher = المقارنة بين فرقين متساويين أو يزيد أحدهما على الآخر بواحد
subtraction_war_lesson-skill-start_3 = كم كان في البداية؟
    .teacher = إيجاد المطروح منه المجهول ضمن 10
subtraction_war_lesson-skill-compare_3 = انظر من غير طرح
    .teacher = المقارنة بين فرقين من غير حسابهما

## صفحة الأسرة

subtraction_war_lesson-family =
    .learnt = وجد طفلكم الفرق بين عددين، أي عدد الخطوات من أحدهما إلى الآخر، وقارن بين الفروق.
    .play_1 = خذوا البطاقات من الآص إلى العشرة. الآص يساوي 1. وزّعوها مقلوبة، نصفها لكل لاعب.
    .play_2 = يكشف كل لاعب بطاقتين ويقول الفرق بينهما. من 4 إلى 9 خمس خطوات: ⁦9 − 4 = 5⁩.
    .play_3 = الفرق الأكبر يأخذ البطاقات الأربع.
    .play_4 = إذا تساوى الفرقان، يضع كل لاعب ثلاث بطاقات مقلوبة واثنتين مكشوفتين. الفرق الجديد الأكبر يأخذ الكل.
    .play_5 = عندما تُلعب كل البطاقات يفوز من أخذ بطاقات أكثر.
    .ask_1 = كم خطوة من أحد العددين إلى الآخر؟
    .ask_2 = هل تعرف من يفوز دون أن تطرح؟
    .ask_3 = أي بطاقة تريدها مع بطاقتك 6؟ ولماذا؟
    .easier = العبوا بالبطاقات من الآص إلى الخمسة فقط، وعدّوا الخطوات بصوت عالٍ.
    .harder = أبقوا بطاقات الولد والملكة والملك. قيمها 11 و12 و13.

## أعمدة ورقة التسجيل

subtraction_war_lesson-record = اكتب المساواتين، ثم اكتب بينهما ⁦<⁩ أو ⁦=⁩ أو ⁦>⁩.
subtraction_war_lesson-record-mine = بطاقاتي
subtraction_war_lesson-record-sign = ⁦<⁩ أو ⁦=⁩ أو ⁦>⁩
subtraction_war_lesson-record-other = بطاقات اللاعب الآخر
