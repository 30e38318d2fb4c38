fast_food_lesson = الوجبات السريعة
    .summary = اجمع حتى 110، واكتشف كم نقطة يعطي كل مجموع، واترك القليل للاعب الآخر.
    .ages = من 8 إلى 11
    .teaches = المجموع المتزايد، ومضاعفات 3 و5 و7، والأرقام 3 و5 و7، والتخطيط للبطاقة التالية
fast_food_lesson-fluency = المجاميع والنقاط فقط

## أسئلة درس الوجبات السريعة

fast_food_lesson-shown-yours = تلعب

fast_food_lesson-option-multiple = نعم، لأنه مضاعف فقط
fast_food_lesson-option-digit = نعم، لأن فيه الرقم فقط
fast_food_lesson-option-both = نعم، للسببين معًا
fast_food_lesson-option-neither = لا، لا هذا ولا ذاك

## ما يقال في أكثر من سؤال

fast_food_lesson-reason = { $why ->
    [digit] في { $total } الرقم { $number }: { fast_food_lesson-points }
    [multiple] { $total } = { $number } × { $k }: { fast_food_lesson-points }
   *[both] ⁦{ $total } = { $number } × { $k }⁩، وفيه الرقم { $number }، ويُحسب مرة واحدة: { fast_food_lesson-points }
}
fast_food_lesson-reason_told = { $why ->
    [digit] في { $total } الرقم { $number }: { fast_food_lesson-points }.
    [multiple] ⁦{ $total } = { $number } × { $k }⁩: { fast_food_lesson-points }.
   *[both] ⁦{ $total } = { $number } × { $k }⁩ وفيه الرقم { $number }: { fast_food_lesson-points }، مرة واحدة.
}
fast_food_lesson-points = { $points ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
   *[other] { $points } نقطة
}
fast_food_lesson-result = { $n ->
    [0] ⁧ليس في { $total } الرقم 3 ولا 5 ولا 7، وليس مضاعفًا لأي منها⁩: 0
    [one] ⁧النقاط⁩: { $points }
   *[other] { $sum } = { $points }
}
fast_food_lesson-played = { $old } + { $value } = { $total }: ⁧{ fast_food_lesson-points }⁩
fast_food_lesson-menu = (رقمًا أو مضاعفًا: العدد 7 يعطي 7 نقاط، والعدد 5 يعطي 3، والعدد 3 يعطي 1.)
fast_food_lesson-multiples_too = انظر في المضاعفات أيضًا: مضاعفات 3 ومضاعفات 5 ومضاعفات 7. الأرقام وحدها لا تكفي.
fast_food_lesson-digits_too = انظر إلى الأرقام أيضًا. إذا كان في المجموع 3 أو 5 أو 7 فإنه يعطي نقاطًا.
fast_food_lesson-all_that_count = قد يعطي المجموع نقاطًا لأكثر من سبب. عندها نجمع النقاط.
fast_food_lesson-only_once = كل واحد من الثلاثة يُحسب مرة واحدة، حتى لو كان له سببان.
fast_food_lesson-any_digit = قد يكون الرقم في أي مكان، لا في الآخر فقط. انظر إلى العشرات أيضًا.
fast_food_lesson-multiples_go_on = المضاعفات لا تنتهي عند عشر مرات. جرّب 11 مرة و12 مرة، وهكذا.
fast_food_lesson-sum_of_digits = جمع الأرقام يدلّ على مضاعفات 3 فقط. مع 5 و7 عُدّ بالقفز.
fast_food_lesson-not_the_card = هذا ما تعطيه البطاقة وحدها. أضفها أولًا إلى المجموع.
fast_food_lesson-one_step_less = اقتربت! عُدّ مرة أخرى. الخطوة الأولى توصلك إلى العدد الذي بعد { $old }.
fast_food_lesson-one_step_more = اقتربت! هذه خطوة زائدة.
fast_food_lesson-carried = الآحاد تصنع عشرة جديدة. هل أضفتها إلى العشرات؟

## المجموع المتزايد

fast_food_lesson-total = المجموع { $old }. تلعب { $value }. ما المجموع الجديد؟
    .name = المجموع الجديد
    .ask = { $way ->
        [bridge] كم يبعد { $old } عن العشرة التالية؟ وكم يبقى بعد ذلك من { $value }؟
        [new_ten] كم يبعد { $old } عن العشرة التالية؟
       *[on] أي رقم يتغيّر عندما تضيف { $value }؟
    }
    .line = { $way ->
        [bridge] ⁦{ $old } + { $to_ten } = { $ten }⁩، ثم نضيف { $left }.
        [new_ten] الآحاد: ⁦{ $ones } + { $value } = 10⁩، وهذه عشرة جديدة.
        [tens] العشرات: كم يساوي ⁦{ $tens } + 1⁩؟
       *[on] الآحاد: كم يساوي ⁦{ $ones } + { $value }⁩؟
    }
    .working = { $way ->
        [bridge] { $old } + { $to_ten } = { $ten }
            { $ten } + { $left } = { $total }
        [tens] { "" }
       *[on] { $ones } + { $value } = { $new_ones }
    }
        { $old } + { $value } = { $total }
    .right = نعم: ⁦{ $old } + { $value } = { $total }⁩.
fast_food_lesson-total-new_ten_forgotten = { fast_food_lesson-carried }
fast_food_lesson-total-ten_too_many = انظر إلى العشرات مرة أخرى. هل هناك حقًّا عشرة جديدة؟
fast_food_lesson-total-one_too_few = { fast_food_lesson-one_step_less }
fast_food_lesson-total-one_too_many = { fast_food_lesson-one_step_more }
fast_food_lesson-total-card_alone = هذه هي البطاقة وحدها. كم كان المجموع قبلها؟
fast_food_lesson-total-side_by_side = كتبت { $old } و{ $value } جنبًا إلى جنب. اجمعهما بدلًا من ذلك.
fast_food_lesson-total-subtracted = طرحت { $value }. لكن البطاقة تزيد المجموع.

fast_food_lesson-land = المجموع { $old }. تلعب { $value }. أين المجموع الجديد على اللوحة؟
    .name = المجموع على اللوحة
    .ask = أين تصل بعد خطوة واحدة؟ وماذا يأتي بعد نهاية الصف؟
    .line = كم يساوي ⁦{ $old } + { $value }⁩؟
    .working = { $old } + { $value } = { $total }
    .right = نعم: ⁦{ $old } + { $value } = { $total }⁩.
fast_food_lesson-land-stayed = هذا هو المجموع السابق. تقدّم منه الآن بمقدار { $value }.
fast_food_lesson-land-same_row = بقيت في الصف نفسه. عند نهايته انتقل إلى الصف التالي.
fast_food_lesson-land-row_too_many = نزلت صفًّا زائدًا. الصف الكامل 10.
fast_food_lesson-land-one_too_few = { fast_food_lesson-one_step_less }
fast_food_lesson-land-one_too_many = { fast_food_lesson-one_step_more }
fast_food_lesson-land-went_back = رجعت إلى الوراء. لكن البطاقة تزيد المجموع.

fast_food_lesson-last_card = { $two ->
    [yes] مجموع كل البطاقات 110. المجموع الآن { $total }. بقيت بطاقتان: { $other } وبطاقة أخرى. ما عددها؟
   *[no] مجموع كل البطاقات 110. المجموع الآن { $total }. بقيت بطاقة واحدة. ما عددها؟
}
    .name = البطاقة الأخيرة
    .ask = { $two ->
        [yes] كم مجموع { $total } و{ $other }؟
       *[no] كم نضيف إلى { $total } لنصل إلى 110؟
    }
    .line = { $two ->
        [yes] ⁦{ $total } + { $other } = { $with_other }⁩. ومجموع كل البطاقات 110.
       *[no] مجموع كل البطاقات 110: ماذا نضيف إلى { $total } ليصير 110؟
    }
    .working = { $two ->
        [yes] { $total } + { $other } = { $with_other }
       *[no] { "" }
    }
        110 − { $with_other } = { $value }
    .right = نعم: ⁦{ $with_other } + { $value } = 110⁩، كما في نهاية كل لعبة.
fast_food_lesson-last_card-other_forgotten = هذا مجموع البطاقتين معًا. إحداهما { $other }.
fast_food_lesson-last_card-whole_total = 110 هو مجموع كل البطاقات. كم بقي منه؟
fast_food_lesson-last_card-up_to_a_hundred = ذهبت إلى 100. لكن مجموع البطاقات العشرين أكبر من ذلك.
fast_food_lesson-last_card-one_too_many = اقتربت! بهذا العدد يزيد المجموع على 110 بواحد.
fast_food_lesson-last_card-one_too_few = اقتربت! بهذا العدد ينقص المجموع عن 110 بواحد.

## المضاعفات والأرقام

fast_food_lesson-next_multiple = المجموع { $total }. ما مضاعف العدد { $number } الذي يأتي بعده؟
    .name = المضاعف التالي
    .ask = أي مضاعف للعدد { $number } تعرفه قريبًا من { $total }؟
    .line = ⁦{ $k } × { $number } = { $before }⁩. هل هذا أكبر من { $total }؟
    .working = { $k } × { $number } = { $before }
        { $more } × { $number } = { $next }
        ⁧أول مضاعف بعد { $total } هو { $next }.⁩
    .right = نعم: ⁦{ $more } × { $number } = { $next }⁩.
fast_food_lesson-next_multiple-added_the_number = أضفت { $number } إلى { $total }. لكن { $total } ليس مضاعفًا. ما المضاعفات القريبة منه؟
fast_food_lesson-next_multiple-multiple_before = هذا مضاعف، لكنه يأتي قبل { $total }.
fast_food_lesson-next_multiple-digit_next = في هذا العدد الرقم { $number }. لكننا نبحث هنا عن مضاعف للعدد { $number }.
fast_food_lesson-next_multiple-ends_in = هذا العدد ينتهي بالرقم { $number }. هل هو مضاعف للعدد { $number } أيضًا؟
fast_food_lesson-next_multiple-one_later = هذا مضاعف. هل يأتي قبله مضاعف آخر؟

fast_food_lesson-why = { $number ->
    [7] هل { $total } برغر بالجبن؟ ولماذا؟
    [5] هل { $total } مشروب غازي؟ ولماذا؟
   *[3] هل { $total } بطاطا مقلية؟ ولماذا؟
}
    .name = مضاعف أم رقم
    .ask = ما أرقام العدد { $total }؟ وهل هو مضاعف للعدد { $number }؟
    .line = العددان { $before } و{ $next } من مضاعفات { $number }.
    .working = { $exact ->
        [yes] { $total } = { $number } × { $k }
       *[no] ⁦{ $number } × { $k } = { $before }⁩، ثم يأتي { $next }
    }
        { $why ->
            [multiple] ⁧ليس فيه الرقم { $number }⁩
            [digit] ⁧في { $total } الرقم { $number }⁩
            [both] ⁧في { $total } الرقم { $number }⁩
           *[neither] ⁧ليس فيه الرقم { $number }⁩
        }
        { $why ->
            [multiple] { fast_food_lesson-option-multiple }
            [digit] { fast_food_lesson-option-digit }
            [both] { fast_food_lesson-option-both }
           *[neither] { fast_food_lesson-option-neither }
        }
    .right = { $why ->
        [multiple] نعم: ⁦{ $total } = { $number } × { $k }⁩، وليس فيه الرقم { $number }.
        [digit] نعم: في { $total } الرقم { $number }، لكنه ليس مضاعفًا له.
        [both] نعم: ⁦{ $total } = { $number } × { $k }⁩ وفيه الرقم { $number }. يُحسب مرة واحدة.
       *[neither] نعم: { $total } ليس مضاعفًا للعدد { $number }، وليس فيه الرقم { $number }.
    }
fast_food_lesson-why-by_digit_sum = { $number ->
    [3] اقسم { $total } على 3 مرة أخرى. هل تنتهي القسمة بلا باقٍ؟
   *[other] جمع الأرقام لا يدلّ على مضاعفات { $number }. عُدّ بالقفز، { $number } في كل مرة.
}
fast_food_lesson-why-ends_in_table = { $number ->
    [5] كل عدد ينتهي بالرقم 5 هو مضاعف للعدد 5. انظر إليه مرة أخرى.
   *[other] ينتهي بالرقم { $number }. لكن هذا لا يجعله مضاعفًا. عُدّ بالقفز، { $number } في كل مرة.
}
fast_food_lesson-why-ends_in = { fast_food_lesson-any_digit }
fast_food_lesson-why-table_stopped_at_ten = { fast_food_lesson-multiples_go_on }
fast_food_lesson-why-digit_only = نظرت إلى الأرقام. هل { $total } مضاعف للعدد { $number }؟
fast_food_lesson-why-multiple_only = نعم، هو من المضاعفات. هل فيه أيضًا الرقم { $number }؟
fast_food_lesson-why-digit_not_there = اقرأ أرقام العدد { $total } واحدًا واحدًا. هل بينها { $number }؟
fast_food_lesson-why-not_in_the_table = عُدّ بالقفز، { $number } في كل مرة. هل تصل إلى { $total }؟

## ما يعطيه المجموع

fast_food_lesson-score = كم نقطة يعطي المجموع { $total }؟ { fast_food_lesson-menu }
    .name = نقاط المجموع
    .ask = ما أرقام العدد { $total }؟ وهل هو مضاعف للعدد 3 أو 5 أو 7؟
    .line = ابدأ بالعدد 7: { $below } و{ $above } من مضاعفاته. وهل في المجموع الرقم 7؟
    .working = { $reasons }
        { fast_food_lesson-result }
    .reasons = { fast_food_lesson-reason_told }
    .reasons-working = { fast_food_lesson-reason }
    .right = { $n ->
        [0] نعم: ليس في { $total } الرقم 3 ولا 5 ولا 7، وليس مضاعفًا لأي منها.
        [one] نعم. { $reasons }
       *[other] نعم. { $reasons } كلها معًا: { fast_food_lesson-points }.
    }
fast_food_lesson-score-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-score-multiple_only = { fast_food_lesson-digits_too }
fast_food_lesson-score-forgot_several = { fast_food_lesson-all_that_count }
fast_food_lesson-score-counted_twice = { fast_food_lesson-only_once }
fast_food_lesson-score-ends_in = { fast_food_lesson-any_digit }
fast_food_lesson-score-by_digit_sum = { fast_food_lesson-sum_of_digits }
fast_food_lesson-score-how_many_not_points = هذا عدد ما يعطي النقاط. كم نقطة يعطي كل واحد: 7 أم 3 أم 1؟

fast_food_lesson-score_after = المجموع { $old }. تلعب { $value }. كم نقطة يعطي ذلك؟ { fast_food_lesson-menu }
    .name = نقاط البطاقة
    .ask = ما المجموع الجديد؟ ما أرقامه، ومضاعف أي عدد هو؟
    .line = كم يساوي ⁦{ $old } + { $value }⁩؟
    .working = { $old } + { $value } = { $total }
        { $reasons }
        { fast_food_lesson-result }
    .reasons = { fast_food_lesson-reason_told }
    .reasons-working = { fast_food_lesson-reason }
    .right = نعم: ⁦{ $old } + { $value } = { $total }⁩، وهذا يعني: { fast_food_lesson-points }.
fast_food_lesson-score_after-card_alone = { fast_food_lesson-not_the_card }
fast_food_lesson-score_after-total_before = هذا ما يعطيه { $old }. أضف بطاقتك أولًا.
fast_food_lesson-score_after-new_ten_forgotten = اجمع مرة أخرى. { fast_food_lesson-carried }
fast_food_lesson-score_after-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-score_after-multiple_only = { fast_food_lesson-digits_too }
fast_food_lesson-score_after-forgot_several = { fast_food_lesson-all_that_count }
fast_food_lesson-score_after-counted_twice = { fast_food_lesson-only_once }
fast_food_lesson-score_after-ends_in = { fast_food_lesson-any_digit }
fast_food_lesson-score_after-by_digit_sum = { fast_food_lesson-sum_of_digits }
fast_food_lesson-score_after-one_too_few = ما المجموع الذي وجدته؟ { fast_food_lesson-one_step_less }
fast_food_lesson-score_after-one_too_many = ما المجموع الذي وجدته؟ { fast_food_lesson-one_step_more }

fast_food_lesson-order = رتّب هذه المجاميع بحسب نقاطها. الأقل نقاطًا أولًا. { fast_food_lesson-menu }
    .name = ترتيب المجاميع
    .ask = كم نقطة يعطي كل واحد منها؟
    .line = ابدأ بما لا يعطي شيئًا، أو يعطي نقطة واحدة فقط.
    .working = { $rows }
        { $which }
    .rows = المجموع { $total }: { fast_food_lesson-points }.
    .rows-working = { $total }: ⁧{ fast_food_lesson-points }⁩
    .right = نعم. { $rows }
fast_food_lesson-order-by_number = رتّبت المجاميع نفسها. اسأل عن نقاط كل واحد منها.
fast_food_lesson-order-greatest_first = هذا هو الترتيب المعاكس. ابدأ بالأقل نقاطًا.
fast_food_lesson-order-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-order-multiple_only = { fast_food_lesson-digits_too }

fast_food_lesson-together = { $wanted ->
    [cheeseburger_fries] أي هذه المجاميع برغر بالجبن وبطاطا مقلية في الوقت نفسه؟
    [soda_fries] أي هذه المجاميع مشروب غازي وبطاطا مقلية في الوقت نفسه؟
    [cheeseburger_soda] أي هذه المجاميع برغر بالجبن ومشروب غازي في الوقت نفسه؟
   *[cheeseburger_soda_fries] أي هذه المجاميع هو الثلاثة معًا: برغر بالجبن ومشروب غازي وبطاطا مقلية؟
}
    .name = اثنان معًا
    .ask = خذ المجموع الأول. ما أرقامه، ومضاعف أي عدد هو؟
    .line = { $wanted ->
        [soda_fries] ابحث أولًا عن المشروب الغازي: الرقم 5، أو مضاعف للعدد 5.
       *[other] ابحث أولًا عن البرغر بالجبن: الرقم 7، أو مضاعف للعدد 7.
    }
    .working = { $rows }
    .rows = { $n ->
        [1] فيه الرقم { $number } أو مضاعف { $number }: { $which }
       *[other] وأيضًا الرقم { $number } أو مضاعف { $number }: { $which }
    }
    .right = نعم، وجدتها كلها.
fast_food_lesson-together-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-together-multiple_only = { fast_food_lesson-digits_too }
fast_food_lesson-together-one_is_missing = بعض هذه ينقصه شيء. انظر إلى كل واحد منها مرة أخرى.
fast_food_lesson-together-stopped_after_one = هذا مناسب. تابع البحث: هناك أكثر من واحد.
fast_food_lesson-together-stopped_before_the_last = هذا مناسب. انظر إلى المجاميع الأصغر أيضًا.

## أي بطاقة

fast_food_lesson-best_card = المجموع { $old }. أي بطاقاتك تعطي أكثر النقاط؟ { fast_food_lesson-menu }
    .name = البطاقة ذات أكثر النقاط
    .ask = أي مجموع تصنعه كل بطاقة؟ وكم نقطة يعطي ذلك المجموع؟
    .line = { $rows }
    .rows = ⁦{ $old } + { $value } = ?⁩
    .working = { $rows }
        { $best }
    .rows-working = { fast_food_lesson-played }
    .right = نعم: البطاقة { $best } تصنع { $total }، وهذا يعني: { fast_food_lesson-points }.
fast_food_lesson-best_card-card_alone = نظرت إلى البطاقات وحدها. أضف كل واحدة منها إلى { $old } أولًا.
fast_food_lesson-best_card-highest_card = أكبر بطاقة ليست دائمًا الأفضل. أي مجموع تصنعه؟
fast_food_lesson-best_card-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-best_card-multiple_only = { fast_food_lesson-digits_too }
fast_food_lesson-best_card-ends_in = { fast_food_lesson-any_digit }
fast_food_lesson-best_card-counted_twice = { fast_food_lesson-only_once }

fast_food_lesson-nothing = المجموع { $old }. أي هذه البطاقات لا تعطي شيئًا؟ اخترها كلها. { fast_food_lesson-menu }
    .name = بطاقات بلا نقاط
    .ask = أي مجموع تصنعه كل بطاقة؟ هل فيه رقم يُحسب، أو هو مضاعف يُحسب؟
    .line = { $rows }
    .rows = ⁦{ $old } + { $value } = ?⁩
    .working = { $rows }
        { $which }
    .rows-working = { fast_food_lesson-played }
    .right = نعم، وجدت كل البطاقات التي لا تعطي شيئًا.
fast_food_lesson-nothing-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-nothing-multiple_only = { fast_food_lesson-digits_too }
fast_food_lesson-nothing-ends_in = { fast_food_lesson-any_digit }
fast_food_lesson-nothing-those_that_score = هذه هي البطاقات التي تعطي نقاطًا. نبحث هنا عن البطاقات الأخرى.
fast_food_lesson-nothing-card_alone = نظرت إلى البطاقات وحدها. أضف كل واحدة منها إلى { $old } أولًا.
fast_food_lesson-nothing-stopped_after_one = هذه لا تعطي شيئًا. تابع البحث: هناك أكثر من واحدة.

## التفكير في البطاقة التالية

fast_food_lesson-reply_most = تترك المجموع { $total }. قد تكون مع اللاعب الآخر أي بطاقة من 1 إلى 10. ما أكثر نقاط يمكن أن تعطيها؟ { fast_food_lesson-menu }
    .name = أفضل بطاقة للاعب الآخر
    .ask = ما المجاميع العشرة التي قد تأتي؟ وأيها يعطي نقاطًا لأكثر من سبب؟
    .line = المجموع التالي يزيد على { $total } بعدد من 1 إلى 10. ابحث أولًا عن الرقم 7.
    .working = المجاميع التالية: من { $from } إلى { $to }
        { $rows }
        ⁧الأكثر⁩: { $points }
    .rows = { fast_food_lesson-played }
    .right = نعم. نقاط أفضل بطاقة: { $points }.
fast_food_lesson-reply_most-own_total = هذا ما يعطيك { $total }. ماذا يمكن أن يأتي بعده؟
fast_food_lesson-reply_most-total_not_points = هذا أفضل مجموع. كم نقطة يعطي؟
fast_food_lesson-reply_most-card_not_points = هذه هي البطاقة الأفضل. كم نقطة تعطي؟
fast_food_lesson-reply_most-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-reply_most-multiple_only = { fast_food_lesson-digits_too }
fast_food_lesson-reply_most-forgot_several = { fast_food_lesson-all_that_count }
fast_food_lesson-reply_most-added_all = جمعت نقاطها كلها. لكن بطاقة واحدة فقط تُلعب بعد ذلك.

fast_food_lesson-reply_count = تترك المجموع { $total }. كم بطاقة من 1 إلى 10 تعطي نقاطًا إذا لُعبت بعده؟ { fast_food_lesson-menu }
    .name = بطاقات تعطي نقاطًا
    .ask = ما المجاميع العشرة التي قد تأتي؟ وأيها لا يعطي شيئًا؟
    .line = انظر إلى المجاميع العشرة التالية واحدًا واحدًا. ابدأ بعد { $total }.
    .working = { $rows }
        { $n }
    .rows = { fast_food_lesson-played }
    .right = نعم: عدد البطاقات التي تعطي نقاطًا { $n } من 10.
fast_food_lesson-reply_count-those_that_do_not = هذا عدد ما لا يعطي شيئًا. كم عدد الباقي؟
fast_food_lesson-reply_count-digit_only = { fast_food_lesson-multiples_too }
fast_food_lesson-reply_count-multiple_only = { fast_food_lesson-digits_too }
fast_food_lesson-reply_count-ends_in = { fast_food_lesson-any_digit }
fast_food_lesson-reply_count-total_counted_too = المجموع { $total } موجود من قبل. ابدأ بالعدد الذي بعده.

fast_food_lesson-leave = أي هذه المجاميع هو الأفضل لتتركه؟ قد تكون مع اللاعب الآخر أي بطاقة من 1 إلى 10.
    .name = المجموع الذي تتركه
    .ask = كم مجموعًا من العشرة التالية يعطي نقاطًا؟ وكم نقطة؟
    .line = انظر إلى الأعداد العشرة التي بعد كل مجموع. الأعداد من 70 إلى 79 كلها برغر بالجبن.
    .working = { $rows }
        { $best }
    .rows = ⁧بعد { $total } تعطي البطاقات العشر معًا { $sum }، أي لكل بطاقة⁩ { $average }
    .right = نعم: بعد { $best } تعطي البطاقة في المتوسط { $average } فقط.
fast_food_lesson-leave-own_points = هذا المجموع يعطيك الأكثر الآن. لكن ماذا يترك للاعب الآخر؟
fast_food_lesson-leave-scores_nothing_itself = هذا المجموع نفسه يعطي القليل. انظر إلى المجاميع العشرة التي بعده.
fast_food_lesson-leave-lowest_total = المجموع الأصغر ليس الأفضل دائمًا. انظر إلى المجاميع العشرة بعد كل واحد.
fast_food_lesson-leave-highest_total = المجموع الأكبر ليس الأفضل دائمًا. انظر إلى المجاميع العشرة بعد كل واحد.
fast_food_lesson-leave-gives_most = بعده تأتي مجاميع جيدة كثيرة. أي مجموع يترك القليل منها؟

fast_food_lesson-ahead = المجموع { $old }. { $rows } أي البطاقتين أفضل لك؟
    .name = التخطيط المسبق
    .rows = البطاقة { $card } تترك { $total }: مع اللاعب الآخر 4 بطاقات، وأفضلها يعطي عندها نحو ⁦{ $average }⁩.
    .ask = كم تعطيك كل بطاقة الآن؟ وكم تعطي اللاعب الآخر؟
    .line = إحداهما تعطيك الآن أكثر بمقدار { $scored }. فهل تعطي اللاعب الآخر أكثر أيضًا؟ وبكم؟
    .working = { $rows }
        { $gives ->
            [more] ⁧{ $high }: لك { $scored } أكثر، وللاعب الآخر نحو ⁦{ $given }⁩ أكثر⁩
            [less] ⁧{ $high }: لك { $scored } أكثر، وللاعب الآخر نحو ⁦{ $given }⁩ أقل⁩
           *[same] ⁧{ $high }: لك { $scored } أكثر، ولا فرق للاعب الآخر⁩
        }
        { $best }
    .rows-working = ⁧{ $total }: لك { $points }، وللاعب الآخر نحو ⁦{ $average }⁩⁩
    .right = نعم: { $best } أفضل من البطاقة الأخرى بنحو ⁦{ $better }⁩.
fast_food_lesson-ahead-most_now = هذه البطاقة تعطيك أكثر الآن. لكن ماذا تعطي اللاعب الآخر؟
fast_food_lesson-ahead-least_left = هذه البطاقة تعطي اللاعب الآخر أقل. لكن كم نقطة تعطيك الآن؟
fast_food_lesson-ahead-looked_elsewhere = انظر إلى الأمرين: نقاطك الآن، وما تعطيه للاعب الآخر.

## كم عددًا حتى n

fast_food_lesson-colour = لوّن كل { $number ->
        [7] برغر بالجبن
        [5] مشروب غازي
       *[3] بطاطا مقلية
    } من { $from } إلى { $to }: مضاعفات { $number }، وما فيه الرقم { $number }.
    .name = تلوين اللوحة
    .ask = أيها من مضاعفات { $number }؟ وأيها فيه الرقم { $number }؟
    .line = تبدأ مضاعفات { $number } هنا بـ{ $begins }. كيف تستمر؟
    .working = مضاعفات { $number }: { $multiples }
        فيه الرقم { $number }: { $digits }
        كلها: { $which }
    .right = نعم، وجدتها كلها.
fast_food_lesson-colour-multiple_only = جيد: هذه مضاعفات. وما فيه الرقم { $number } يُحسب أيضًا.
fast_food_lesson-colour-digit_only = جيد: هذه فيها الرقم. ومضاعفات { $number } تُحسب أيضًا.
fast_food_lesson-colour-ends_in = جيد حتى الآن. { fast_food_lesson-any_digit }

fast_food_lesson-how_many_multiples = كم عددًا من 1 إلى { $n } هو مضاعف للعدد { $number }؟
    .name = عدّ المضاعفات
    .ask = ما آخر مضاعف حتى { $n }؟ وكم مرة يدخل فيه { $number }؟
    .line = ⁦{ $n } ÷ { $number }⁩: كم مرة يدخل { $number } فيه؟
    .working = { $number } × { $more } = { $next } > { $n }
        { $last } = { $number } × { $k }
    .right = نعم: آخرها ⁦{ $last } = { $number } × { $k }⁩.
fast_food_lesson-how_many_multiples-digit_only = عددت ما فيه الرقم { $number }. هنا نعدّ المضاعفات فقط.
fast_food_lesson-how_many_multiples-digits_too = عددت الأرقام أيضًا. هنا نعدّ المضاعفات فقط.
fast_food_lesson-how_many_multiples-one_too_many = هذا زائد بواحد. هل آخر عدد أكبر من { $n }؟ ولا نعدّ 0.
fast_food_lesson-how_many_multiples-one_too_few = يبقى عدد آخر. جرّب المضاعف التالي.
fast_food_lesson-how_many_multiples-last_multiple = هذا آخر مضاعف. كم مضاعفًا هناك حتى تصل إليه؟

fast_food_lesson-how_many_digits = كم عددًا من 1 إلى { $n } فيه الرقم { $number }؟
    .name = عدّ الأرقام
    .ask = كم عددًا ينتهي بالرقم { $number }؟ وكم عددًا عشراته { $number }؟
    .line = عدد ما ينتهي بالرقم { $number } هو { $ends }. والأعداد من { $from } إلى { $to } فيها كلها هذا الرقم.
    .working = ⁧ينتهي بالرقم { $number }⁩: { $ends }
        ⁧من { $from } إلى { $to }⁩: 10
        ⁧العدد { $twins } عددناه مرتين⁩
        { $ends } + 10 − 1 = { $answer }
    .right = نعم: ⁦{ $ends } + 10 − 1 = { $answer }⁩، لأن { $twins } نعدّه مرة واحدة فقط.
fast_food_lesson-how_many_digits-ends_in = هذه تنتهي بالرقم { $number }. لكنه قد يكون في العشرات أيضًا.
fast_food_lesson-how_many_digits-counted_twice = اقتربت! في أحد الأعداد يأتي الرقم مرتين. نعدّ هذا العدد مرة واحدة.
fast_food_lesson-how_many_digits-tens_only = هذه هي التي فيها الرقم في العشرات. قد يكون في الآخر أيضًا.
fast_food_lesson-how_many_digits-multiple_only = هذه مضاعفات { $number }. هنا نعدّ الرقم فقط.
fast_food_lesson-how_many_digits-twins_left_out = العدد الذي فيه الرقم مرتين نعدّه أيضًا، مرة واحدة.

fast_food_lesson-how_many = كم مجموعًا من 1 إلى { $n } هو { $number ->
        [7] برغر بالجبن
        [5] مشروب غازي
       *[3] بطاطا مقلية
    }؟ { $given ->
        [yes] عدد مضاعفات { $number } هو { $a }، وعدد ما فيه الرقم { $number } هو { $b }، وعدد ما يجمع الأمرين { $c }.
       *[no] عُدّ المضاعفات وما فيه الرقم، وفكّر فيما يجمع الأمرين.
    }
    .name = عدّ المجاميع
    .ask = كم عددًا هو مضاعف؟ كم عددًا فيه الرقم؟ وأي أعداد عُدّت مرتين؟
    .line = ⁦{ $a } + { $b } = { $sum }⁩. لكن ما عُدّ مرتين عدده { $c }.
    .working = { $a } + { $b } = { $sum }
        { $sum } − { $c } = { $answer }
    .right = نعم: ⁦{ $a } + { $b } − { $c } = { $answer }⁩.
fast_food_lesson-how_many-counted_twice = جمعت الاثنين. بعض الأعداد مضاعفات وفيها الرقم. هذه عُدّت مرتين.
fast_food_lesson-how_many-taken_off_twice = طرحت الأعداد المشتركة مرتين، فلم يبقَ منها شيء. اطرحها مرة واحدة.
fast_food_lesson-how_many-multiple_only = هذه مضاعفات. الأرقام تُحسب أيضًا.
fast_food_lesson-how_many-digit_only = هذه فيها الرقم. المضاعفات تُحسب أيضًا.
fast_food_lesson-how_many-ends_in = { fast_food_lesson-any_digit }

fast_food_lesson-how_many_nothing = كم مجموعًا من 1 إلى { $n } لا يعطي شيئًا؟ برغر بالجبن: { $c }. مشروب غازي: { $s }. بطاطا مقلية: { $f }. برغر ومشروب: { $cs }. برغر وبطاطا: { $cf }. مشروب وبطاطا: { $sf }. الثلاثة كلها: { $three }.
    .name = مجاميع بلا نقاط
    .ask = كم مجموعًا يعطي نقاطًا؟ أيها عُدّ مرتين، وأيها ثلاث مرات؟
    .line = ⁦{ $c } + { $s } + { $f } = { $sum }⁩. ما هو في اثنين منها عُدّ مرتين.
    .working = { $c } + { $s } + { $f } = { $sum }
        { $sum } − { $cs } − { $cf } − { $sf } = { $less }
        { $less } + { $three } = { $scoring }
        { $n } − { $scoring } = { $answer }
    .right = نعم: المجاميع التي تعطي نقاطًا: { $scoring } من { $n }. والتي لا تعطي شيئًا: { $answer }.
fast_food_lesson-how_many_nothing-those_that_score = هذا عدد ما يعطي نقاطًا. كم عدد الباقي؟
fast_food_lesson-how_many_nothing-counted_twice = جمعت الثلاثة. بعض المجاميع في اثنين منها، فعُدّت مرتين.
fast_food_lesson-how_many_nothing-three_not_put_back = اقتربت! المجاميع التي في الثلاثة كلها ذهبت. أعدها مرة واحدة.
fast_food_lesson-how_many_nothing-three_taken_off = اقتربت! طرحت المجاميع التي في الثلاثة كلها. يجب أن تعيدها.

## من يبدأ

## ما يُسأل أثناء المباراة

fast_food_lesson-predict = المجموع { $old }. كم نقطة تعطي بطاقة { $player }؟
    .much = 7 أو أكثر
    .some = من 1 إلى 6
    .none = لا شيء
fast_food_lesson-predict-needed = { $option ->
        [much] { $shape ->
            [none] لا توجد بطاقة تعطي 7 نقاط أو أكثر.
           *[some] مع { $cards } تأتي 7 نقاط أو أكثر.
        }
        [some] { $shape ->
            [none] لا توجد بطاقة تعطي من 1 إلى 6 نقاط.
           *[some] مع { $cards } تأتي من 1 إلى 6 نقاط.
        }
       *[none] { $shape ->
            [none] كل البطاقات تعطي نقاطًا.
           *[some] مع { $cards } لا تأتي أي نقطة.
        }
    }
fast_food_lesson-predict-change = { $target ->
        [much] كان المجموع { $old }. أي بطاقة أخرى تعطي 7 نقاط أو أكثر؟
        [some] كان المجموع { $old }. أي بطاقة أخرى تعطي من 1 إلى 6 نقاط؟
       *[none] كان المجموع { $old }. أي بطاقة أخرى لا تعطي أي نقطة؟
    }
fast_food_lesson-predict-would = ⁦{ $old } + { $value } = { $total }⁩: { $points ->
        [0] لا نقاط.
        [1] نقطة واحدة.
       *[other] عدد النقاط { $points }.
    }

## التجارب

fast_food_lesson-try-leaving = أي مجموع هو الأفضل لتتركه؟
    .guess = تترك 62 أو 69 أو 84. ثم يلعب اللاعب الآخر. أي مجموع يعطيه أقل النقاط؟
    .figure = ⁧{ $figure } نقطة في المتوسط⁩
    .why = بعد 69 تأتي الأعداد من 70 إلى 79، وكلها برغر بالجبن. وبعد { $best } نصف المجاميع لا يعطي شيئًا. لذلك من الجيد أن نترك { $best }. فهو يعطي ⁦{ $figure }⁩ نقطة فقط في المتوسط.
    .counted = نقاط البطاقة التالية
    .of = من كل الألعاب التي فيها هذا المجموع
fast_food_lesson-try-leaving-seen = انظر إلى المتوسطات. بعد أي مجموع أعطت البطاقة التالية أقل النقاط؟
    .working = { $rows }
        الأقل: { $best }
    .rows = ⁧{ $option }: { $figure }⁩
    .rows-working = ⁧بعد { $option }: { $figure } نقطة في المتوسط⁩
    .right = نعم: بعد { $best } أعطت البطاقة التالية ⁦{ $figure }⁩ نقطة في المتوسط.
fast_food_lesson-try-leaving-left = المجموع المتروك
fast_food_lesson-try-leaving-bots = كيف يلعب اللاعبان
    .v-random = أي بطاقة
    .v-greedy = البطاقة التي تعطي أكثر الآن
fast_food_lesson-try-seats = متى ينفع أن تبدأ؟
    .guess = تُحسب الأرقام والمضاعفات معًا، أو أحد النوعين وحده. في أي لعبة يفوز اللاعب الأول أكثر؟
    .why = البطاقة الأخيرة تصنع 110 دائمًا، ويلعبها اللاعب الثاني. العدد 110 من مضاعفات 5: مشروب غازي أكيد. لكن ليس فيه الرقم 3 ولا 5 ولا 7. إذا حُسبت الأرقام وحدها، لا تعطي البطاقة الأخيرة شيئًا. وعندها ينفع أن تبدأ.
    .counted = نقاط أكثر في النهاية
    .of = من كل الألعاب
    .v-first = اللاعب الأول
    .v-second = اللاعب الثاني
    .v-same = النقاط متساوية
fast_food_lesson-try-seats-seen = انظر إلى الأعمدة. في أي لعبة فاز اللاعب الأول مرات أكثر؟
    .v-both = الأرقام والمضاعفات
    .v-multiples = المضاعفات وحدها
    .v-digits = الأرقام وحدها
    .working = { $rows }
        { $best ->
            [digits] { fast_food_lesson-try-seats-seen.v-digits }
            [multiples] { fast_food_lesson-try-seats-seen.v-multiples }
           *[both] { fast_food_lesson-try-seats-seen.v-both }
        }
    .rows = ⁧{ $option }: { $figure }⁩
    .rows-working = ⁧{ $option ->
            [digits] { fast_food_lesson-try-seats-seen.v-digits }
            [multiples] { fast_food_lesson-try-seats-seen.v-multiples }
           *[both] { fast_food_lesson-try-seats-seen.v-both }
        }: { $figure } من كل 100⁩
    .right = نعم: هناك فاز اللاعب الأول بنحو { $figure } من كل 100 لعبة.
fast_food_lesson-try-seats-bots = كيف يلعب اللاعبان
    .v-random = أي بطاقة
    .v-greedy = البطاقة التي تعطي أكثر الآن

## بطاقة القواعد

fast_food_lesson-rule-ace = الآص يساوي { $ace }.
fast_food_lesson-rule-numbers = كل بطاقة أخرى تساوي العدد المكتوب عليها: من { $low } إلى { $high }.
fast_food_lesson-rule-deck = عدد البطاقات في اللعب { $n }: لكل عدد { $each ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $each } بطاقات
       *[other] { $each } بطاقة
    }.
fast_food_lesson-rule-turn_before = تلعبان بالتناوب. تأخذ بطاقة، ثم تلعب بطاقة.
fast_food_lesson-rule-add = يُضاف عدد البطاقة إلى المجموع: ⁦{ $old } + { $value } = { $total }⁩.
fast_food_lesson-rule-cheeseburger = برغر بالجبن، { $points ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }: مضاعف للعدد { $number }، مثل ⁦{ $multiple } = { $number } × { $k }⁩، أو مجموع فيه الرقم { $number }، مثل { $digit }.
fast_food_lesson-rule-soda = مشروب غازي، { $points ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }: مضاعف للعدد { $number }، مثل ⁦{ $multiple } = { $number } × { $k }⁩، أو مجموع فيه الرقم { $number }، مثل { $digit }.
fast_food_lesson-rule-fries = بطاطا مقلية، { $points ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }: مضاعف للعدد { $number }، مثل ⁦{ $multiple } = { $number } × { $k }⁩، أو مجموع فيه الرقم { $number }، مثل { $digit }.
fast_food_lesson-rule-once = كل واحد منها يُحسب مرة واحدة فقط: المجموع { $total } يعطي { $points ->
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }.
fast_food_lesson-rule-several = إذا اجتمع أكثر من واحد نجمع النقاط: المجموع { $total } هو الثلاثة معًا، ويعطي ⁦{ $a } + { $b } + { $c } = { $points }⁩ { $points ->
        [few] نقاط
       *[other] نقطة
    }.
fast_food_lesson-rule-end = المجموع الأخير هو { $total }. وعندئذ يفوز من معه أكثر النقاط.
fast_food_lesson-rule-claim = عندما تلعب بنفسك، قل المجموع الجديد وما يعطيه. وتحصل فقط على النقاط التي تلاحظها. والمجموع الخطأ أو الوجبة الخطأ لا يعطيان شيئًا.

## ما الذي تعلّمه المرء في كل مرحلة، يقال في نهايتها

fast_food_lesson-learned =
    .watch = يعطي المجموع نقاطًا إذا كان فيه 3 أو 5 أو 7، أو كان من مضاعفات أحدها.
    .predict = المجموع يقول أي البطاقات تعطي نقاطًا، قبل أن تُلعب البطاقة.
    .investigate = بعض المجاميع أفضل من غيرها لتتركها، لأن البطاقة التالية تبدأ منها.
    .ticket = أظهرت ما تعرفه عن المجاميع والمضاعفات والأرقام.

## My deck: what a card is called, for a child and for a teacher

fast_food_lesson-skill-total_1 = المجموع الجديد
    .teacher = جمع عدد من رقم واحد ضمن العشرة
fast_food_lesson-skill-land_1 = امشِ على اللوحة
    .teacher = العدّ إلى الأمام في صفّ من لوحة المئة
fast_food_lesson-skill-why_1 = هل هو مشروب؟
    .teacher = مضاعفات 5 والرقم 5
fast_food_lesson-skill-next_multiple_1 = التالي في العدّ خمسات
    .teacher = المضاعف التالي للعدد 5، وللعدد 3 حتى 30
fast_food_lesson-skill-total_2 = عبور العشرة
    .teacher = جمع عدد من رقم واحد مع عبور العشرة
fast_food_lesson-skill-next_multiple_2 = التالي في العدّ سبعات
    .teacher = المضاعف التالي للعددين 7 و3
fast_food_lesson-skill-score_2 = كم نقطة له؟
    .teacher = نقاط مجموع له سبب واحد
fast_food_lesson-skill-score_after_2 = كم نقطة لبطاقتي؟
    .teacher = الجمع ثم قراءة نقاط المجموع
fast_food_lesson-skill-best_card_2 = أفضل بطاقة لي
    .teacher = اختيار البطاقة ذات أكثر النقاط من ثلاث
fast_food_lesson-skill-last_card_2 = البطاقة الأخيرة
    .teacher = الإكمال إلى 110
fast_food_lesson-skill-colour_2 = لوّن اللوحة
    .teacher = إيجاد مضاعفات 3 أو 7 وأرقامهما في صفّين
fast_food_lesson-skill-together_3 = اثنان معًا
    .teacher = مجاميع لها نقاط بطريقتين
fast_food_lesson-skill-reply_most_3 = ماذا قد يأتي؟
    .teacher = إيجاد أكثر ما قد تكسبه البطاقة التالية

## صفحة الأسرة

fast_food_lesson-family =
    .learnt = جمع طفلكم البطاقات حتى 110، وبحث في كل مجموع عن مضاعفات 3 و5 و7 وعن هذه الأرقام.
    .play_1 = خذوا بطاقتين من كل عدد، من الآص إلى العشرة. الآص يساوي 1. وزّعوا ثلاث بطاقات على كل لاعب. والباقي هو الكومة.
    .play_2 = يلعب اللاعبان بالتناوب. يأخذ كل لاعب بطاقة من الكومة، ويلعب بطاقة من يده، ويقول المجموع الجديد: ⁦24 + 4 = 28⁩.
    .play_3 = مضاعف 7، أو مجموع فيه الرقم 7، هو برغر بالجبن: 7 نقاط. ومع 5 مشروب غازي: 3 نقاط. ومع 3 بطاطا مقلية: نقطة واحدة.
    .play_4 = قد يكون المجموع أكثر من واحد منها: المجموع 35 يعطي ⁦7 + 3 + 1 = 11⁩ نقطة.
    .play_5 = المجموع الأخير هو 110. وعندئذ يفوز من معه نقاط أكثر.
    .ask_1 = هل هو مضاعف، أم فيه الرقم، أم كلاهما؟
    .ask_2 = أي بطاقاتك تعطي الآن أكثر النقاط؟
    .ask_3 = ماذا تترك للاعب الآخر؟
    .easier = العبوا من أجل المشروبات فقط: مضاعفات 5، والمجاميع التي فيها الرقم 5.
    .harder = خذوا البطاقات الأربع من كل عدد، وتابعوا حتى 220.

## أعمدة ورقة التسجيل

fast_food_lesson-record = اكتب كل مجموع جديد. ضع دائرة حول ما يعطيه، ثم اجمع النقاط.
fast_food_lesson-record-total = ⁦⁧المجموع⁩ + ⁧بطاقتي⁩ = ⁧المجموع الجديد⁩⁩
fast_food_lesson-record-cheeseburger = برغر بالجبن
fast_food_lesson-record-soda = مشروب غازي
fast_food_lesson-record-fries = بطاطا مقلية
fast_food_lesson-record-points = نقاطي
