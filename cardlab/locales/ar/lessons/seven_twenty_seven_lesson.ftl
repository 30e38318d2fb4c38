seven_twenty_seven_lesson = لعبة 727
    .summary = كن الأقرب إلى 7 أو إلى 27، وقل كم تبعد بطاقاتك، واكتشف متى تنفعك بطاقة أخرى.
    .ages = من 9 إلى 13
    .teaches = الأنصاف، وقيمتا الآص، والمسافة إلى هدفين، والاحتمالات، والقسمة العادلة
seven_twenty_seven_lesson-fluency = القيم والمسافات فقط

## ما يسأل عنه الدرس أثناء المباراة

seven_twenty_seven_lesson-will_be = من سيكون الأقرب إلى { $goal }؟
    .tie = = تعادل
    .said = { $aim ->
        [mine] أنا الأقرب
        [tie] تعادل
       *[theirs] الأقرب هو { $player }
    }
seven_twenty_seven_lesson-needed = { $shape ->
        [none] لا توجد بطاقة مخفية تجعل { $option } الأقرب.
       *[some] مع { $cards } يكون { $option } الأقرب.
    }
seven_twenty_seven_lesson-nearer = تأخذ بطاقة أخرى. هل تقرّبك من { $goal }؟
    .yes = نعم
    .no = لا
seven_twenty_seven_lesson-nearer-needed = { $option ->
        [yes] مع { $cards } تقترب من { $goal }.
       *[no] مع { $cards } لا تقترب من { $goal }.
    }
seven_twenty_seven_lesson-nearer-change = ماذا لو جاءت بطاقة أخرى؟ { $target ->
        [yes] أي بطاقة تقرّبك من { $goal }؟
       *[no] أي بطاقة لا تقرّبك من { $goal }؟
    }
seven_twenty_seven_lesson-nearer-would = المجموع ⁦{ $total }⁩ يبعد عن { $goal } مسافة ⁦{ $d }⁩. وكانت المسافة من قبل ⁦{ $before }⁩.

## أسئلة درس لعبة 727

seven_twenty_seven_lesson-shown-yours = لديك
seven_twenty_seven_lesson-shown-left = ستأتي واحدة من هذه البطاقات

seven_twenty_seven_lesson-option-tie = لاعبان أو أكثر على البعد نفسه
seven_twenty_seven_lesson-option-nearer = أقرب
seven_twenty_seven_lesson-option-same = على البعد نفسه
seven_twenty_seven_lesson-option-farther = أبعد

seven_twenty_seven_lesson-mistake-court_as_ten = حسبت 10 للولد والملكة والملك. هنا لكل منها ½ فقط.
seven_twenty_seven_lesson-mistake-half_rounded_up = جعلت النصف واحدًا كاملًا. قيمته ½ فقط.
seven_twenty_seven_lesson-mistake-whole_too_many = النصف صحيح، لكن العدد الصحيح أكبر مما يجب. الولد أو الملكة أو الملك يزيد ½ فقط.
seven_twenty_seven_lesson-mistake-whole_too_few = النصف صحيح، لكن العدد الصحيح أصغر مما يجب. اجمع أوراق الأعداد مرة أخرى.
seven_twenty_seven_lesson-mistake-half_too_many = اقتربت! عدّ الأنصاف مرة أخرى. النصفان معًا واحد.
seven_twenty_seven_lesson-mistake-half_too_few = اقتربت! عدّ الأنصاف مرة أخرى. النصفان معًا واحد.

seven_twenty_seven_lesson-value = كم مجموع هذه البطاقات؟
    .name = مجموع البطاقات
    .ask = كم يُحسب هنا كل ولد وكل ملكة وكل ملك؟
    .line = كم يساوي ⁦{ $sum }⁩؟
    .working = { $sum } = { $total }
    .right = نعم: ⁦{ $sum } = { $total }⁩.
seven_twenty_seven_lesson-value-halves_dropped = حسبت الأعداد الصحيحة جيدًا. لكن بقي نصف لم تحسبه.
seven_twenty_seven_lesson-value-half_taken_away = طرحت ½. الولد أو الملكة أو الملك يزيد ½.
seven_twenty_seven_lesson-value-two_halves_are_ten = النصفان معًا واحد، وليسا عشرة.
seven_twenty_seven_lesson-value-court_as_one = حسبت 1 لكل ولد وملكة وملك. هنا لكل منها نصف ذلك فقط.
seven_twenty_seven_lesson-value-court_as_nought = تركت الولد والملكة والملك من غير حساب. لكل منها ½.
seven_twenty_seven_lesson-value-court_by_rank = هنا لا يُحسب الولد والملكة والملك 11 و12 و13. لكل منها ½.

seven_twenty_seven_lesson-place = كم مجموع هذه البطاقات؟ ضع النقطة هناك على الخط.
    .name = المجموع على الخط
    .ask = كم تساوي البطاقات الأخرى؟ وكم يزيد عليها الولد والملكة والملك؟
    .line = كم يساوي ⁦{ $sum }⁩؟
    .working = { $sum } = { $total }
        { $lies ->
            [between] { $less } < { $total } < { $more }
           *[on] { "" }
        }
    .right = { $lies ->
        [between] نعم: ⁦{ $sum } = { $total }⁩، في منتصف الطريق من { $less } إلى { $more }.
       *[on] نعم: ⁦{ $sum } = { $total }⁩.
    }
seven_twenty_seven_lesson-place-halves_dropped = العدد الصحيح مضبوط. تقدّم الآن نصفًا واحدًا.
seven_twenty_seven_lesson-place-half_taken_away = رجعت نصفًا من العدد الصحيح. تقدّم نصفًا من ذلك العدد.
seven_twenty_seven_lesson-place-two_halves_are_ten = النصفان معًا واحد، وليسا عشرة.
seven_twenty_seven_lesson-place-marks_as_points = حسبت كل علامة واحدًا. كل علامتين معًا واحد صحيح.
seven_twenty_seven_lesson-place-court_as_one = حسبت 1 لكل ولد وملكة وملك. هنا لكل منها نصف ذلك فقط.
seven_twenty_seven_lesson-place-court_as_nought = تركت الولد والملكة والملك من غير حساب. لكل منها ½.

seven_twenty_seven_lesson-totals = يُحسب كل آص 1 أو 11. اختر كل المجاميع الممكنة لهذه البطاقات.
    .name = الآص بقيمتيه
    .ask = ما المجموع إذا حسبت كل آص 1؟ وماذا يحدث إذا حسبت آصًا واحدًا 11؟
    .line = كم يساوي ⁦{ $lowest }⁩؟ ثم أضف 10 لكل آص تحسبه 11.
    .working = { $rows }
        { $which }
    .rows = ⁦{ $sum }⁩
    .rows-working = { $sum } = { $total }
    .right = نعم، هذه كل المجاميع: { $which }.
seven_twenty_seven_lesson-totals-ace_only_one = هذا هو المجموع حين يكون كل آص 1. ويمكن أن يُحسب الآص 11 أيضًا.
seven_twenty_seven_lesson-totals-ace_only_eleven = هذا هو المجموع حين يكون كل آص 11. ويمكن أن يُحسب الآص 1 أيضًا.
seven_twenty_seven_lesson-totals-middle_forgotten = جيد: كل آص صغير، ثم كل آص كبير. وماذا لو كان واحد صغيرًا وآخر كبيرًا؟
seven_twenty_seven_lesson-totals-ace_as_ten = يُحسب الآص 1 أو 11. أنت حسبته 10.
seven_twenty_seven_lesson-totals-both_at_once = حسبت الآص مرتين، مرة 1 ومرة 11. في المجموع الواحد يُحسب مرة واحدة.
seven_twenty_seven_lesson-totals-ace_left_out = تركت الآص من غير حساب. يُحسب الآص 1 أو 11.

seven_twenty_seven_lesson-best_total = أي مجموع لهذه البطاقات هو الأقرب إلى { $goal }؟
    .name = المجموع الأقرب
    .ask = ما المجاميع الممكنة لهذه البطاقات؟ وكم يبعد كل منها عن { $goal }؟
    .line = { $rows }
    .working = { $rows }
        { $total }
    .rows = كم يساوي ⁦{ $more } − { $less }⁩؟
    .rows-working = { $more } − { $less } = { $d }
    .right = { $hits ->
        [yes] نعم: مجموع هذه البطاقات { $goal } تمامًا.
       *[no] نعم: المجموع ⁦{ $total }⁩ يبعد عن { $goal } مسافة ⁦{ $d }⁩ فقط.
    }
seven_twenty_seven_lesson-best_total-ace_only_one = هذا هو المجموع حين يكون كل آص 1. انظر إلى المجاميع الأخرى أيضًا.
seven_twenty_seven_lesson-best_total-ace_only_eleven = هذا هو المجموع حين يكون كل آص 11. انظر إلى المجاميع الأخرى أيضًا.
seven_twenty_seven_lesson-best_total-other_goal = هذا المجموع هو الأفضل للهدف الآخر. الهدف هنا هو { $goal }.
seven_twenty_seven_lesson-best_total-distance_not_total = هذه هي المسافة. فأي مجموع يبعد هذه المسافة؟
seven_twenty_seven_lesson-best_total-never_beyond = يجوز أن يكون المجموع أكبر من الهدف. المهم هو المسافة. هل يوجد مجموع أقرب؟

seven_twenty_seven_lesson-distance = كم يبعد ⁦{ $total }⁩ عن { $goal }؟
    .name = المسافة
    .ask = أي العددين أكبر؟ كم خطوة إليه من العدد الأصغر؟
    .line = كم يساوي ⁦{ $more } − { $less }⁩؟
    .working = { $more } − { $less } = { $d }
    .right = نعم: يبعد ⁦{ $total }⁩ عن { $goal } مسافة ⁦{ $d }⁩.
seven_twenty_seven_lesson-distance-signed = ليس للمسافة إشارة ناقص. اطرح العدد الأصغر من العدد الأكبر.
seven_twenty_seven_lesson-distance-halves_dropped = تركت النصف الذي في ⁦{ $total }⁩. احسبه أيضًا.
seven_twenty_seven_lesson-distance-other_goal = هذه هي المسافة إلى الهدف الآخر. نسأل هنا عن { $goal }.
seven_twenty_seven_lesson-distance-counts_start = اقتربت! عُدّ الخطوات. المكان الذي تبدأ منه ليس خطوة.
seven_twenty_seven_lesson-distance-counts_between = اقتربت! تنقص خطوة واحدة. الخطوة الأخيرة إلى الهدف تُحسب أيضًا.
seven_twenty_seven_lesson-distance-put_together = جمعت العددين. هنا نسأل عن المسافة بينهما.

seven_twenty_seven_lesson-hand_distance = كم يبعد مجموع هذه البطاقات عن { $goal }؟
    .name = مسافة المجموع
    .ask = كم المجموع؟ هل هو أكبر من { $goal } أم أصغر؟
    .line = كم يساوي ⁦{ $more } − { $less }⁩؟
    .working = { $sum } = { $total }
        { $more } − { $less } = { $d }
    .right = نعم: يبعد ⁦{ $total }⁩ عن { $goal } مسافة ⁦{ $d }⁩.
seven_twenty_seven_lesson-hand_distance-signed = ليس للمسافة إشارة ناقص. اطرح العدد الأصغر من العدد الأكبر.
seven_twenty_seven_lesson-hand_distance-halves_dropped = حسبت الأعداد الصحيحة جيدًا. احسب النصف أيضًا.
seven_twenty_seven_lesson-hand_distance-other_goal = هذه هي المسافة إلى الهدف الآخر. نسأل هنا عن { $goal }.
seven_twenty_seven_lesson-hand_distance-counts_start = اقتربت! عُدّ الخطوات. المكان الذي تبدأ منه ليس خطوة.
seven_twenty_seven_lesson-hand_distance-counts_between = اقتربت! تنقص خطوة واحدة. الخطوة الأخيرة إلى الهدف تُحسب أيضًا.
seven_twenty_seven_lesson-hand_distance-put_together = جمعت مجموعك مع الهدف. كم المسافة بينهما؟
seven_twenty_seven_lesson-hand_distance-total_not_distance = هذا هو المجموع. كم يبعد عن { $goal }؟

seven_twenty_seven_lesson-nearer_goal = الهدفان هما 7 و27. كم يبعد ⁦{ $total }⁩ عن الهدف الأقرب إليه؟
    .name = الهدف الأقرب
    .ask = كم المسافة من ⁦{ $total }⁩ إلى 7؟ وكم المسافة إلى 27؟
    .line = كم يساوي ⁦{ $total } − 7⁩؟ وكم يساوي ⁦27 − { $total }⁩؟
    .working = { $total } − 7 = { $d7 }
        27 − { $total } = { $d27 }
        { $far } > { $d }
    .right = نعم: { $goal } هو الأقرب، والمسافة إليه ⁦{ $d }⁩ فقط.
seven_twenty_seven_lesson-nearer_goal-nearer_goal_ignored = هذه هي المسافة إلى أحد الهدفين. انظر إلى الهدف الآخر: هل هو أقرب؟
seven_twenty_seven_lesson-nearer_goal-signed = ليس للمسافة إشارة ناقص. اطرح العدد الأصغر من العدد الأكبر.
seven_twenty_seven_lesson-nearer_goal-halves_dropped = تركت النصف الذي في ⁦{ $total }⁩. احسبه أيضًا.
seven_twenty_seven_lesson-nearer_goal-between_the_goals = هذه هي المسافة بين الهدفين. ابدأ من ⁦{ $total }⁩.
seven_twenty_seven_lesson-nearer_goal-counts_start = اقتربت! عُدّ الخطوات. المكان الذي تبدأ منه ليس خطوة.

seven_twenty_seven_lesson-closest = من الأقرب إلى { $goal }؟
    .name = من الأقرب
    .ask = كم تساوي كل يد؟ وكم يبعد ذلك عن { $goal }؟
    .line = { $rows }
    .rows = { $player }: كم يساوي ⁦{ $more } − { $less }⁩؟
    .working = { $rows }
        { $same ->
            [yes] { seven_twenty_seven_lesson-option-tie }
           *[no] { $winner }
        }
    .rows-working = { $player }: ⁦{ $more } − { $less } = { $d }⁩
    .right = { $same ->
        [yes] { $hits ->
            [yes] نعم: أكثر من يد تساوي { $goal } تمامًا.
           *[no] نعم: البعد عن { $goal } متساوٍ، وهو ⁦{ $d }⁩.
        }
       *[no] { $hits ->
            [yes] نعم: مجموع { $winner } هو { $goal } تمامًا.
           *[no] نعم: يبعد { $winner } عن { $goal } مسافة ⁦{ $d }⁩ فقط.
        }
    }
seven_twenty_seven_lesson-closest-below_goes_first = هذه اليد قريبة. هل توجد يد أخرى على البعد نفسه، ربما في الجهة الأخرى؟
seven_twenty_seven_lesson-closest-signed = هذه اليد لها أكبر مجموع. لكن كم تبعد عن { $goal }؟ ما هو أكبر من الهدف يبعد عنه أيضًا.
seven_twenty_seven_lesson-closest-court_as_ten = انظر إلى الأولاد والملكات والملوك مرة أخرى. لكل منها ½ فقط.
seven_twenty_seven_lesson-closest-ace_only_one = حسبت كل آص 1. هل يقرّب العدد 11 إحدى الأيدي أكثر؟
seven_twenty_seven_lesson-closest-ace_only_eleven = حسبت كل آص 11. هل يقرّب العدد 1 إحدى الأيدي أكثر؟
seven_twenty_seven_lesson-closest-halves_dropped = لا تترك الأنصاف، فهي التي تحسم هنا.
seven_twenty_seven_lesson-closest-other_goal = هذا للهدف الآخر. نسأل هنا عن { $goal }.
seven_twenty_seven_lesson-closest-not_worked_out = احسب كل مسافة. هل تتساوى مسافتان حقًّا؟

seven_twenty_seven_lesson-order = رتّب الأيدي. الأقرب إلى { $goal } تأتي أولًا.
    .name = ترتيب الأيدي
    .ask = كم تساوي كل يد؟ وكم يبعد ذلك عن { $goal }؟
    .line = { $rows }
    .rows = كم يساوي ⁦{ $more } − { $less }⁩؟
    .working = { $rows }
        { $which }
    .rows-working = { $sum } = { $total }: { $more } − { $less } = { $d }
    .right = نعم. المسافات بالترتيب هي { $distances }.
seven_twenty_seven_lesson-order-by_total = رتّبت المجاميع. هنا نرتّب بحسب المسافة عن { $goal }.
seven_twenty_seven_lesson-order-farthest_first = الترتيب صحيح، لكنه معكوس. ابدأ بالأقرب.
seven_twenty_seven_lesson-order-greatest_first = بدأت بأكبر مجموع. هنا نرتّب بحسب المسافة عن { $goal }.
seven_twenty_seven_lesson-order-court_as_ten = انظر إلى الأولاد والملكات والملوك مرة أخرى. لكل منها ½ فقط.

seven_twenty_seven_lesson-card_for = أي بطاقة تجعل مجموعك { $goal } تمامًا؟
    .name = البطاقة التي تلزمك
    .ask = كم مجموعك؟ وكم ينقصه ليصل إلى { $goal }؟
    .line = ⁦{ $total } + ? = { $goal }⁩
    .working = { $sum } = { $total }
        { $goal } − { $total } = { $need }
        { $best }
    .right = نعم: ⁦{ $total } + { $need } = { $goal }⁩.
seven_twenty_seven_lesson-card_for-court_as_one = حسبت 1 لكل ولد أو ملكة أو ملك. لكل منها ½ فقط.
seven_twenty_seven_lesson-card_for-one_too_many = اقتربت! بهذه البطاقة تتجاوز { $goal } قليلًا.
seven_twenty_seven_lesson-card_for-one_too_few = اقتربت! بهذه البطاقة يبقى القليل حتى { $goal }.
seven_twenty_seven_lesson-card_for-ace_only_one = هذه البطاقة لا تكفي. أي بطاقة يمكن أن تُحسب أكثر من 10؟
seven_twenty_seven_lesson-card_for-court_as_ten = تحتاج إلى 10. هنا لكل ولد وملكة وملك ½ فقط.
seven_twenty_seven_lesson-card_for-halves_dropped = هذا أكثر قليلًا مما تحتاج إليه. يكفيك نصف.
seven_twenty_seven_lesson-card_for-goal_itself = هذه البطاقة وحدها تساوي { $goal }. لكن معك بطاقات من قبل.

seven_twenty_seven_lesson-makes = أي الأيدي يمكن أن تساوي { $goal } تمامًا؟ اخترها كلها.
    .name = أيدٍ تصيب الهدف
    .ask = كم تُحسب كل بطاقة؟ وحيث يوجد آص: أيهما يفيد، 1 أم 11؟
    .line = { $rows }
    .rows = كم يساوي ⁦{ $sum }⁩؟
    .working = { $rows }
        { $which }
    .rows-working = { $sum } = { $total }
    .right = نعم، وجدت كل الأيدي التي تساوي { $goal }.
seven_twenty_seven_lesson-makes-court_as_nought = في إحدى الأيدي التي اخترتها ولد أو ملكة أو ملك. يُحسب ½، فلا يكون المجموع عددًا صحيحًا.
seven_twenty_seven_lesson-makes-court_as_one = في إحدى الأيدي التي اخترتها ولد أو ملكة أو ملك. يُحسب ½ فقط، لا 1.
seven_twenty_seven_lesson-makes-court_as_ten = في إحدى الأيدي التي اخترتها ولد أو ملكة أو ملك. يُحسب ½ فقط، لا 10.
seven_twenty_seven_lesson-makes-ace_only_one = جيد حتى الآن. انظر إلى الآص مرة أخرى: يمكن أن يُحسب 11.
seven_twenty_seven_lesson-makes-ace_only_eleven = جيد حتى الآن. انظر إلى الآص مرة أخرى: يمكن أن يُحسب 1.
seven_twenty_seven_lesson-makes-stopped_after_one = هذه مناسبة. تابع البحث: توجد غيرها.

seven_twenty_seven_lesson-chance = ستأتي إلى يدك واحدة من هذه البطاقات الـ{ $n }. ما احتمال أن تقرّبك من { $goal }؟
    .name = الاحتمال
    .ask = كم تبعد الآن عن { $goal }؟ أي البطاقات تجعل المسافة أصغر؟
    .line = إليك مجموعك الجديد مع كل بطاقة. { $rows }
    .rows = { $card }: ⁦{ $total }⁩.
    .working = { $more } − { $less } = { $now }
        { $rows }
        { $shorter ->
            [yes] { $nearer }/{ $n } = { $chance }
           *[no] { $chance }
        }
    .rows-working = { $card }: { $more } − { $less } = { $d }
    .right = نعم: { $nearer ->
        [one] بطاقة واحدة تقرّبك
        [two] بطاقتان تقرّبانك
        [few] { $nearer } بطاقات تقرّبك
       *[other] { $nearer } بطاقة تقرّبك
    } من الهدف، وعدد البطاقات كلها { $n }، فالاحتمال ⁦{ $chance }⁩.
seven_twenty_seven_lesson-chance-how_many_not_what_share = هذا عدد البطاقات التي تقرّبك. اكتبه الآن كسرًا من البطاقات الـ{ $n } كلها.
seven_twenty_seven_lesson-chance-same_counted = مع بعض البطاقات تبقى على البعد نفسه. هذا ليس أقرب.
seven_twenty_seven_lesson-chance-exact_only = هذا احتمال أن تصل إلى { $goal } تمامًا. يكفي أن تقترب.
seven_twenty_seven_lesson-chance-other_way_round = هذا احتمال ألّا تقترب. انظر إلى البطاقات الأخرى.
seven_twenty_seven_lesson-chance-never_beyond = يجوز أن تتجاوز { $goal }، ما دمت تصير أقرب إليه.
seven_twenty_seven_lesson-chance-out_of_the_pack = هذه البطاقات الـ{ $n } وحدها يمكن أن تأتي، لا البطاقات الـ52 كلها.
seven_twenty_seven_lesson-chance-half_and_half = قد يحدث هذا وقد لا يحدث، لكن ليس بالتساوي. عُدّ البطاقات.

seven_twenty_seven_lesson-mean = ما متوسط قيم هذه البطاقات؟
    .name = متوسط البطاقات
    .ask = كم تساوي البطاقات كلها معًا؟ وكيف تقسم ذلك بالتساوي؟
    .line = كم يساوي ⁦{ $sum }⁩؟
    .working = { $sum } = { $whole }
        { $whole } ÷ 4 = { $mean }
    .right = نعم: ⁦{ $whole } ÷ 4 = { $mean }⁩.
seven_twenty_seven_lesson-mean-sum_not_mean = هذا ما تساويه البطاقات الأربع معًا. اقسمه بالتساوي.
seven_twenty_seven_lesson-mean-halves_dropped = تركت نصفًا. لا يلزم أن يكون المتوسط عددًا صحيحًا.
seven_twenty_seven_lesson-mean-middle_cards = هذا منتصف البطاقتين اللتين في الوسط. المتوسط تدخل فيه البطاقات الأربع كلها.
seven_twenty_seven_lesson-mean-middle_of_the_ends = هذا منتصف ما بين أصغر بطاقة وأكبر بطاقة. المتوسط تدخل فيه البطاقات الأربع كلها.

seven_twenty_seven_lesson-expected = ستأتي إلى يدك واحدة من هذه البطاقات الـ{ $n }. ما متوسط مسافتك عن { $goal } بعد ذلك؟
    .name = متوسط المسافة
    .ask = كم تبعد عن { $goal } بعد كل بطاقة؟ وما متوسط هذه المسافات؟
    .line = إليك مجموعك الجديد مع كل بطاقة. { $rows }
    .rows = { $card }: ⁦{ $total }⁩.
    .working = { $rows }
        ({ $sum }) ÷ { $n } = { $expected }
    .rows-working = { $card }: { $more } − { $less } = { $d }
    .right = نعم: ⁦({ $sum }) ÷ { $n } = { $expected }⁩.
seven_twenty_seven_lesson-expected-sum_not_mean = هذه كل المسافات معًا. اقسمها على عدد البطاقات، وهو { $n }.
seven_twenty_seven_lesson-expected-signed = الزيادة والنقص لا تلغي إحداهما الأخرى. خذ كل مسافة وحدها، من غير إشارة.
seven_twenty_seven_lesson-expected-distance_now = هذه هي المسافة الآن. كيف تصير بعد بطاقة واحدة؟
seven_twenty_seven_lesson-expected-mean_total = هذا متوسط المجاميع. خذ متوسط المسافات.
seven_twenty_seven_lesson-expected-best_card_only = هذه هي المسافة مع أفضل بطاقة. لكن البطاقات الأخرى يمكن أن تأتي أيضًا.

seven_twenty_seven_lesson-should = تبعد الآن عن { $goal } مسافة ⁦{ $now }⁩. ستأتي واحدة من هذه البطاقات الـ{ $n }. فهل تصير في المتوسط أقرب أم أبعد؟
    .name = بطاقة أخرى؟
    .ask = كم تبعد عن { $goal } بعد كل بطاقة؟ هل المتوسط أكبر من ⁦{ $now }⁩ أم أصغر؟
    .line = إليك مجموعك الجديد مع كل بطاقة. { $rows }
    .rows = { $card }: ⁦{ $total }⁩.
    .working = { $rows }
        ({ $sum }) ÷ { $n } = { $expected }
        { $expected } { $sign } { $now }
        { $answer ->
            [nearer] { seven_twenty_seven_lesson-option-nearer }
            [same] { seven_twenty_seven_lesson-option-same }
           *[farther] { seven_twenty_seven_lesson-option-farther }
        }
    .rows-working = { $card }: { $more } − { $less } = { $d }
    .right = نعم: مسافتك الآن ⁦{ $now }⁩، ومتوسطها مع بطاقة أخرى ⁦{ $expected }⁩.
seven_twenty_seven_lesson-should-most_cards_nearer = معظم البطاقات تقرّبك. لكن كم تبعدك البطاقات الأخرى؟
seven_twenty_seven_lesson-should-hopes_for_a_hit = قد تأتي بطاقة جيدة. انظر إلى البطاقات الأخرى أيضًا: ما المتوسط؟
seven_twenty_seven_lesson-should-fears_going_beyond = بعض البطاقات تبعدك كثيرًا. كم مرة يحدث هذا، وكم تبعد؟ احسب المتوسط.
seven_twenty_seven_lesson-should-one_against_another = بعض البطاقات يفيد وبعضها لا يفيد. هل يتعادلان حقًّا؟ احسب المتوسط.

seven_twenty_seven_lesson-helpful = مجموعك ⁦{ $now }⁩، وليس معك آص. قد تأتي أي بطاقة من رزمة كاملة فيها 52 بطاقة. كم بطاقة منها تقرّبك من { $goal }؟
    .name = بطاقات تساعدك
    .ask = تبعد عن الهدف مسافة ⁦{ $d }⁩. أي البطاقات تجعلها أصغر؟
    .line = من كل نوع 4 بطاقات. مرّ عليها كلها: A ثم 2 ثم 3 وهكذا حتى K.
    .working = { $ranks }
        { $m } × 4 = { $nearer }
    .right = نعم: تقرّبك البطاقات { $ranks }، و⁦{ $m } × 4 = { $nearer }⁩.
seven_twenty_seven_lesson-helpful-numbers_not_cards = هذا عدد الأنواع التي تفيد. من كل نوع 4 بطاقات.
seven_twenty_seven_lesson-helpful-exact_only = هذه البطاقات تصل بك إلى { $goal } تمامًا. بطاقات أخرى تقرّبك أيضًا.
seven_twenty_seven_lesson-helpful-same_counted = مع بعض هذه البطاقات تبقى على البعد نفسه. لا تحسبها.
seven_twenty_seven_lesson-helpful-court_once = الولد والملكة والملك ثلاثة أنواع. لكل منها ½.
seven_twenty_seven_lesson-helpful-other_way_round = هذا عدد البطاقات التي تبعدك. ابحث عن البطاقات التي تقرّبك.

seven_twenty_seven_lesson-helpful_left = عدد البطاقات الباقية في الرزمة { $n }، وستأتي واحدة منها. كم بطاقة منها تقرّبك من { $goal }؟
    .name = البطاقات المفيدة الباقية
    .ask = كم يكون عددها في رزمة كاملة؟ وأيها في يدك أنت؟
    .line = مجموعك ⁦{ $now }⁩. في الرزمة الكاملة 4 بطاقات من كل نوع.
    .working = { $ranks }
        { $m } × 4 = { $nearer }
        { $nearer } − { $own } = { $left }
    .right = نعم: { $nearer } من 52، لكن { $own ->
        [one] واحدة منها
        [two] اثنتين منها
       *[other] { $own } منها
    } في يدك.
seven_twenty_seven_lesson-helpful_left-own_cards_counted = هذا صحيح لرزمة كاملة. لكن بعض هذه البطاقات في يدك.
seven_twenty_seven_lesson-helpful_left-numbers_not_cards = هذا عدد الأنواع التي تفيد. في الرزمة الكاملة 4 بطاقات من كل نوع.
seven_twenty_seven_lesson-helpful_left-all_own_cards_taken_away = طرحت كل بطاقاتك. اطرح منها فقط ما كان سيفيدك.
seven_twenty_seven_lesson-helpful_left-same_counted = مع بعض هذه البطاقات تبقى على البعد نفسه. لا تحسبها.

seven_twenty_seven_lesson-up_to = ليس معك آص، وقد تأتي أي بطاقة من رزمة كاملة. حتى أي مجموع تكون البطاقات التي تقرّبك من { $goal } أكثر من التي تبعدك؟
    .name = متى تتوقف
    .ask = كم بطاقة تقرّبك، وكم بطاقة تبعدك؟ جرّب مجموعًا بعد مجموع.
    .line = عند { $goal } لا تقرّبك أي بطاقة. انزل من هناك نصفًا بعد نصف.
    .working = { $rows }
        { $total }
    .rows = ⁦{ $total }⁩
    .rows-working = ⁧⁦{ $total }⁩: أقرب { $a }، أبعد { $b }⁩
    .right = نعم: حتى ⁦{ $total }⁩ يكون عدد البطاقات التي تقرّبك أكبر. أما عند ⁦{ $next }⁩ فلا.
seven_twenty_seven_lesson-up_to-mean_distance = حتى هناك يصغر متوسط المسافة. هنا نعدّ البطاقات فقط: تقدّم قليلًا.
seven_twenty_seven_lesson-up_to-as_many_farther = هناك يتساوى عدد البطاقات التي تقرّبك وعدد التي تبعدك. نسأل عن الأكثر.
seven_twenty_seven_lesson-up_to-whole_number_before = ينقصك شيء حتى { $goal }، لكن معظم البطاقات تبعدك كثيرًا. عُدّها.
seven_twenty_seven_lesson-up_to-as_long_as_one_helps = بعض البطاقات تقرّبك هناك أيضًا. لكن كم بطاقة تبعدك؟

seven_twenty_seven_lesson-share = عدد القطع في الصندوق { $pot }. الأقرب إلى 7: { $low }. الأقرب إلى 27: { $high }. كم قطعة يأخذ { $who }؟
    .name = القسمة العادلة
    .ask = كم لكل هدف من الصندوق؟ وكم لاعبًا يتقاسمه؟
    .line = { $case ->
        [plain] كم يساوي ⁦{ $pot } ÷ 2⁩؟
        [tie] كم يساوي ⁦{ $half } ÷ { $k }⁩؟
       *[both] كم يساوي ⁦{ $half } + { $half } ÷ { $k }⁩؟
    }
    .working = { $pot } ÷ 2 = { $half }
        { $case ->
            [plain] { "" }
           *[other] { $half } ÷ { $k } = { $part }
        }
        { $case ->
            [both] { $half } + { $part } = { $share }
           *[other] { "" }
        }
    .right = نعم: { $case ->
        [plain] ⁦{ $pot } ÷ 2 = { $share }⁩
        [tie] ⁦{ $pot } ÷ 2 = { $half }⁩، ثم ⁦{ $half } ÷ { $k } = { $share }⁩
       *[both] ⁦{ $half } + { $part } = { $share }⁩
    }.
seven_twenty_seven_lesson-share-whole_pot = هذا هو الصندوق كله. ولكل هدف نصفه.
seven_twenty_seven_lesson-share-by_heads = قسمت على كل الفائزين بالتساوي. أولًا لكل هدف نصف الصندوق.
seven_twenty_seven_lesson-share-half_not_shared = هذا نصيب هدف واحد كله. يتقاسمه أكثر من لاعب.
seven_twenty_seven_lesson-share-whole_pot_shared = قسمت الصندوق كله. المتعادلون يتقاسمون نصيب هدفهم فقط.
seven_twenty_seven_lesson-share-one_side_only = يفوز { $who } في الهدف الآخر أيضًا. كم يأخذ منه؟
seven_twenty_seven_lesson-share-tied_side_only = هذا نصيبه من النصف المشترك. كم يأخذ من النصف الآخر؟
seven_twenty_seven_lesson-share-by_players = قسمت على اللاعبين الأربعة كلهم. لا يأخذ إلا الأقرب إلى أحد الهدفين.

seven_twenty_seven_lesson-left_over = عدد القطع في الصندوق { $pot }. الأقرب إلى 7: { $low }. الأقرب إلى 27: { $high }. كم قطعة تبقى بعد القسمة؟
    .name = ما يبقى بعد القسمة
    .ask = كم قطعة كاملة لكل هدف؟ وهل يستطيع الفائزون أن يقتسموها بالتساوي؟
    .line = نصيب كل هدف { $half }: كم يساوي ⁦2 × { $half }⁩؟
    .working = { $pot } − 2 × { $half } = { $rest }
        { $half } − { $k } × { $each } = { $more }
        { $rest } + { $more } = { $left }
    .right = نعم: ⁦{ $rest } + { $more } = { $left }⁩.
seven_twenty_seven_lesson-left_over-halving_only = هذا ما يبقى من القسمة على 2. هل يستطيع المتعادلون أن يقتسموا نصيبهم بالتساوي؟
seven_twenty_seven_lesson-left_over-tie_only = هذا ما يبقى عند المتعادلين. هل بقي شيء من القسمة على 2؟
seven_twenty_seven_lesson-left_over-by_heads = قسمت على كل الفائزين بالتساوي. أولًا لكل هدف نصف الصندوق.
seven_twenty_seven_lesson-left_over-share_not_rest = هذا ما يأخذه كل واحد من المتعادلين. فكم قطعة تبقى؟
seven_twenty_seven_lesson-left_over-nothing_left = القطع لا تُكسر. اقسم الصندوق نصفين، ثم اقسم النصف: هل ينقسم بالتساوي؟

seven_twenty_seven_lesson-ways = البطاقات { $ranks } تساوي معًا { $goal }. كم يدًا كهذه توجد في رزمة واحدة؟
    .name = عدّ الأيدي
    .ask = كم بطاقة لكل عدد؟ وبكم طريقة تأخذ ما تحتاج إليه؟
    .line = { $most ->
        [1] لكل عدد 4 بطاقات. اختر واحدة من كل عدد.
        [2] من أربع بطاقات متساوية يمكن أخذ بطاقتين بطرق عددها 6.
       *[other] إذا أخذت ثلاثًا من أربع بطاقات متساوية تبقى واحدة.
    }
    .working = { $most ->
        [3] { $ways }
       *[other] { $factors } = { $ways }
    }
    .right = نعم: عدد هذه الأيدي { $ways }.
seven_twenty_seven_lesson-ways-suits_forgotten = للبطاقات أربعة أشكال، فمن كل عدد أربع بطاقات.
seven_twenty_seven_lesson-ways-same_card_twice = أخذت البطاقة نفسها أكثر من مرة. كل بطاقة موجودة مرة واحدة فقط.
seven_twenty_seven_lesson-ways-order_counted = عددت بعض الأيدي أكثر من مرة. ترتيب البطاقات غير مهم.
seven_twenty_seven_lesson-ways-added = جمعت عدد الاختيارات. كل بطاقة من عدد تصلح مع كل بطاقة من عدد آخر.
seven_twenty_seven_lesson-ways-four_in_all = هذا عدد الاختيارات لبطاقة واحدة. والبطاقات الأخرى تُختار أيضًا.

## التجارب

seven_twenty_seven_lesson-try-one_card = هل تقرّبك بطاقة أخرى من 7؟
    .guess = معك 4 أو 5 أو 6، وتأخذ بطاقة أخرى. مع أي مجموع ستقترب من 7 بقدر ما ستبتعد عنه تقريبًا؟
    .why = مع { $best } تقرّبك 24 بطاقة من 52: ½ و1 و2 و3. أربع بطاقات لا تغيّر شيئًا: بطاقات العدد 4. والبطاقات الـ24 الباقية تبعدك. ومع 4 تكون البطاقات التي تقرّبك أكثر: 32 مقابل 16. ومع 6 بالعكس: 16 مقابل 32.
    .counted = بعد بطاقة واحدة تكون
    .of = من كل البطاقات التي جاءت
    .v-nearer = أقرب
    .v-same = على البعد نفسه
    .v-farther = أبعد
seven_twenty_seven_lesson-try-one_card-seen = مع أي مجموع جاء الاقتراب والابتعاد بالقدر نفسه تقريبًا؟
    .working = { $rows }
        الأقرب: { $best }
    .rows = ⁧{ $option }: { $figure }⁩
    .rows-working = ⁧{ $option }: الفرق بين الاقتراب والابتعاد ⁦{ $figure }⁩ من كل 100 بطاقة⁩
    .right = نعم: مع { $best } جاء كل منهما بالقدر نفسه تقريبًا. الفرق بينهما ⁦{ $figure }⁩ فقط من كل 100.
seven_twenty_seven_lesson-try-one_card-total = مجموعك، من غير آص
seven_twenty_seven_lesson-try-hits = بكم بطاقة يكون المجموع 7 تمامًا مرات أكثر؟
    .guess = تأخذ بطاقتين أو 3 أو 4. بكم بطاقة سيكون المجموع 7 تمامًا مرات أكثر؟
    .why = مع بطاقتين توجد ثلاث طرق لصنع 7: آص و6، أو 2 و5، أو 3 و4. هذه 48 من 1326 يدًا، أي نحو ⁦{ $figure }⁩ من كل 100. ومع بطاقات أكثر تتجاوز معظم الأيدي العدد 7، فتصيبه مرات أقل. والهدف 27؟ جرّبه.
    .counted = المجموع
    .of = من كل الأيدي
    .v-hit = الهدف تمامًا
seven_twenty_seven_lesson-try-hits-seen = انظر إلى الأعمدة. بكم بطاقة كان المجموع 7 تمامًا مرات أكثر؟
    .working = { $rows }
        الأكثر: { $best }
    .rows = ⁧{ $option }: { $figure }⁩
    .rows-working = ⁧عدد البطاقات { $option }: ⁦{ $figure }⁩ من كل 100 يد⁩
    .right = نعم: كان المجموع 7 تمامًا في نحو ⁦{ $figure }⁩ من كل 100 يد.
seven_twenty_seven_lesson-try-hits-cards = عدد بطاقات اليد
seven_twenty_seven_lesson-try-hits-goal = الهدف

## بطاقة القواعد

seven_twenty_seven_lesson-rule-ace = الآص يساوي { $ace } أو { $eleven }، كما تختار.
seven_twenty_seven_lesson-rule-courts = كل ولد وكل ملكة وكل ملك يساوي { $half }.
seven_twenty_seven_lesson-rule-numbers = كل بطاقة أخرى تساوي العدد المكتوب عليها: من { $low } إلى { $high }.
seven_twenty_seven_lesson-rule-total = اجمع بطاقاتك: ⁦{ $a } + { $b } = { $total }⁩.
seven_twenty_seven_lesson-rule-distance = الهدفان هما { $low } و{ $high }. المهم كم تبعد عن الهدف: ⁦{ $total }⁩ يبعد عن { $low } مسافة ⁦{ $away }⁩.
seven_twenty_seven_lesson-rule-over_allowed = يجوز أن تتجاوز الهدف: يبعد { $below } و{ $above } عن { $low } المسافة نفسها.
seven_twenty_seven_lesson-rule-card = بالتناوب، يأخذ كل لاعب بطاقة أو يكتفي. وعندما لا يأخذ أحد بطاقة، يكشف الجميع بطاقاتهم.
seven_twenty_seven_lesson-rule-halves = قبل كل شوط يضع كل لاعب في الصندوق { $ante ->
        [one] قطعة واحدة
        [two] قطعتين
        [few] { $ante } قطع
       *[other] { $ante } قطعة
    }. نصف الصندوق للأقرب إلى { $low }، ونصفه للأقرب إلى { $high }.
seven_twenty_seven_lesson-rule-both_cards_speak = قد تفوز يد واحدة بالنصفين: هذه اليد تساوي { $low } وتساوي أيضًا { $high }.
seven_twenty_seven_lesson-rule-tie_equal = من كانوا على البعد نفسه يتقاسمون.
seven_twenty_seven_lesson-rule-odd_carry = القطع التي لا يمكن تقسيمها تبقى في الصندوق.
seven_twenty_seven_lesson-rule-end = بعد { $hands ->
        [one] شوط واحد
        [two] شوطين
        [few] { $hands } أشواط
       *[other] { $hands } شوطًا
    } يفوز من معه أكثر القطع.
seven_twenty_seven_lesson-rule-watched = «{ stage-watch }» أقصر: { $hands ->
        [two] شوطان
        [few] { $hands } أشواط
       *[other] { $hands } شوطًا
    }.

## ما الذي تعلّمه المرء في كل مرحلة، يقال في نهايتها

seven_twenty_seven_lesson-learned =
    .watch = الأقرب إلى 7 يأخذ نصف الصندوق، والأقرب إلى 27 يأخذ النصف الآخر.
    .predict = بطاقة مخفية واحدة قد تغيّر من هو الأقرب.
    .investigate = البطاقة الأخرى تفيد كثيرًا عند البعد عن الهدف، وقليلًا عند القرب منه.
    .ticket = أظهرت ما تعرفه عن الأنصاف والمسافات.

## My deck: what a card is called, for a child and for a teacher

seven_twenty_seven_lesson-skill-value_1 = نصف آخر
    .teacher = جمع نصف مع أعداد صحيحة
seven_twenty_seven_lesson-skill-place_1 = بين الأعداد
    .teacher = تحديد الأنصاف على خط الأعداد
seven_twenty_seven_lesson-skill-distance_1 = كم يبعد عن الهدف؟
    .teacher = المسافة إلى 7 مع الأنصاف، وإلى 27 بأعداد صحيحة
seven_twenty_seven_lesson-skill-value_2 = الأنصاف معًا
    .teacher = جمع أنصاف وأعداد صحيحة
seven_twenty_seven_lesson-skill-totals_2 = الآص: 1 أو 11
    .teacher = كل مجاميع يد فيها آص
seven_twenty_seven_lesson-skill-distance_2 = كم يبعد عن 27؟
    .teacher = المسافة إلى 27 مع الأنصاف
seven_twenty_seven_lesson-skill-nearer_goal_2 = أيّ هدف أقرب؟
    .teacher = المقارنة بين المسافة إلى 7 والمسافة إلى 27
seven_twenty_seven_lesson-skill-closest_2 = من الأقرب؟
    .teacher = المقارنة بين مسافات ثلاث أيدٍ إلى 7
seven_twenty_seven_lesson-skill-card_for_2 = البطاقة التي تلزمني
    .teacher = إكمال اليد إلى 7
seven_twenty_seven_lesson-skill-share_2 = القسمة العادلة
    .teacher = قسمة الصندوق إلى نصفين
seven_twenty_seven_lesson-skill-best_total_3 = أفضل مجموع
    .teacher = اختيار قيمة الآص لهدف
seven_twenty_seven_lesson-skill-hand_distance_3 = كم تبعد يدي؟
    .teacher = الجمع مع الأنصاف ثم إيجاد المسافة
seven_twenty_seven_lesson-skill-should_4 = بطاقة أخرى؟
    .teacher = المقارنة بين المسافة الآن ومتوسط المسافة بعد بطاقة

## صفحة الأسرة

seven_twenty_seven_lesson-family =
    .learnt = جمع طفلكم الأنصاف، ووجد كل مجاميع يد فيها آص، وعرف كم يبعد المجموع عن 7 وعن 27.
    .play_1 = خذوا رزمة كاملة. الآص يساوي 1 أو 11، وكل ولد وملكة وملك يساوي ½. أعطوا كل لاعب العدد نفسه من الأزرار.
    .play_2 = قبل كل شوط يضع كل لاعب أربعة أزرار في الوسط، ويأخذ بطاقتين: واحدة مكشوفة وواحدة مقلوبة.
    .play_3 = بالتناوب، يأخذ كل لاعب بطاقة مكشوفة أو يكتفي. وعندما لا يأخذ أحد بطاقة، يكشف الجميع بطاقاتهم.
    .play_4 = الأقرب إلى 7 يأخذ نصف الأزرار، والأقرب إلى 27 يأخذ النصف الآخر. يجوز تجاوز الهدف. ومن كانوا على البعد نفسه يتقاسمون.
    .play_5 = بعد أربعة أشواط يفوز من معه أزرار أكثر.
    .ask_1 = ما المجاميع التي تكوّنها ببطاقاتك؟
    .ask_2 = كم تبعد عن 7؟ وكم تبعد عن 27؟
    .ask_3 = هل تنفعك بطاقة أخرى؟ ولماذا؟
    .easier = العبوا من غير الآص، ومن أجل 7 فقط.
    .harder = قبل أن يأخذ اللاعب بطاقة، يقول كم بطاقة مما لا يراه تنفعه.

## أعمدة ورقة التسجيل

seven_twenty_seven_lesson-record = في نهاية كل شوط، اكتب بطاقاتك ومجموعك والمسافتين.
seven_twenty_seven_lesson-record-cards = بطاقاتي
seven_twenty_seven_lesson-record-total = مجموعي
seven_twenty_seven_lesson-record-low = البعد عن 7
seven_twenty_seven_lesson-record-high = البعد عن 27
