twenty_first_century_war-game = حرب القرن الحادي والعشرين
    .aim = اربح كل البطاقات: العب بطاقات تجتمع معًا ومجموعها هو الأكبر.
    .summary = اسحب أربع بطاقات واختر منها ما يجتمع معًا، ولا تُرِه لأحد. أكبر مجموع يأخذ كل شيء.
    .ages = من 8 إلى 12
    .teaches = الجمع حتى 52، وإيجاد المجاميع والأزواج، والموازنة بين مجموع كبير وما قد تخسره

twenty_first_century_war-draw = أربع بطاقات جديدة
    .rule = تبدأ الجولة بأربع بطاقات لكل لاعب، من أعلى كومته.
    .sentence = يسحب كل لاعب أربع بطاقات. أي البطاقات تجتمع معًا؟
    .short = يسحب كل لاعب أربع بطاقات. أي البطاقات تجتمع معًا؟
    .refused = { $now ->
        [draw] أولًا يسحب كل لاعب أربع بطاقات.
       *[other] سُحبت البطاقات. أولًا نُكمل هذه الجولة حتى نهايتها.
    }
twenty_first_century_war-draw-short = أقل من أربع
    .rule = من معه أقل من أربع بطاقات يسحبها كلها.
    .sentence = { $n ->
        [one] لم يبقَ مع { $player } إلا بطاقة واحدة، فيسحبها.
        [two] لم يبقَ مع { $player } إلا بطاقتان، فيسحبهما.
        [few] لم يبقَ مع { $player } إلا { $n } بطاقات، فيسحبها كلها.
       *[other] لم يبقَ مع { $player } إلا { $n } بطاقة، فيسحبها كلها.
    }
    .short = { $player_is ->
        [you] لم يبقَ معك
       *[other] لم يبقَ مع { $player }
    } إلا { $n ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    }.
twenty_first_century_war-play-single = بطاقة وحدها
    .rule = البطاقة الوحيدة تُحسب بقيمتها: الآص 1، والولد 11، والملكة 12، والملك 13.
    .sentence = يلعب { $player } البطاقة { $card } وحدها. قيمتها { $value }.
    .short = { $player_is ->
        [you] تلعب { $card } وحدها:
       *[other] { $card } وحدها من { $player }:
    } قيمتها { $value }.
twenty_first_century_war-play-sum = مجموع
    .rule = تجتمع ثلاث بطاقات أو أربع معًا إذا كانت أكبرها تساوي مجموع الأخرى. والآص 1.
    .sentence = { $n ->
        [2] وجد { $player } مجموعًا: ⁦{ $a } + { $b } = { $result }⁩. لذلك تجتمع البطاقات الثلاث معًا.
       *[other] وجد { $player } مجموعًا: ⁦{ $a } + { $b } + { $c } = { $result }⁩. لذلك تجتمع البطاقات الأربع معًا.
    }
    .short = { $player_is ->
        [you] تلعب مجموعًا:
       *[other] مجموع من { $player }:
    } { $n ->
        [2] ⁦{ $a } + { $b } = { $result }⁩.
       *[other] ⁦{ $a } + { $b } + { $c } = { $result }⁩.
    }
    .working = { $n ->
        [2] { $a } + { $b } = { $result }
       *[other] { $a } + { $b } + { $c } = { $result }
    }
twenty_first_century_war-play-pair = زوج
    .rule = بطاقتان من الرتبة نفسها تجتمعان معًا.
    .sentence = مع { $player } زوج. { $pairs }
    .short = { $player_is ->
        [you] تلعب زوجًا:
       *[other] زوج من { $player }:
    } { $pairs }
    .pairs = { $card } و{ $other } من الرتبة نفسها.
    .pairs-short = { $card } و{ $other }.
twenty_first_century_war-play-two_pairs = زوجان
    .rule = يجوز أن يُلعب زوجان معًا.
    .sentence = مع { $player } زوجان. { $pairs }
    .short = { $player_is ->
        [you] تلعب زوجين:
       *[other] زوجان من { $player }:
    } { $pairs }.
    .pairs = { $card } تجتمع مع { $other }.
    .pairs-short = { $card } { $other }
twenty_first_century_war-play-ace_face = الآص يُحضر صورة
    .rule = الآص الحرّ يسمح للأولاد والملكات والملوك بأن يأتوا معه.
    .sentence = الآص الحرّ { $ace } يسمح بأن تأتي معه { $faces }.
    .short = الآص يُحضر معه { $faces }.
twenty_first_century_war-play-ace_free = الآص يأتي أيضًا
    .rule = الآص الحرّ يجوز أن ينضمّ إلى أي بطاقات تجتمع معًا. وهو يُحسب 1.
    .sentence = { $n ->
        [one] الآص الحرّ يجوز أن ينضمّ إلى ما يجتمع معًا: { $aces } يزيد المجموع 1.
        [two] الآص الحرّ يجوز أن ينضمّ إلى ما يجتمع معًا: { $aces } يزيد كل منهما المجموع 1.
       *[other] الآص الحرّ يجوز أن ينضمّ إلى ما يجتمع معًا: { $aces } يزيد كل منها المجموع 1.
    }
    .short = { $n ->
        [one] يأتي آص أيضًا: يزيد 1.
        [two] يأتي آصان أيضًا: يزيد كل منهما 1.
        [few] تأتي { $n } آصات أيضًا: يزيد كل منها 1.
       *[other] يأتي { $n } آصًا أيضًا: يزيد كل منها 1.
    }
twenty_first_century_war-illegal-empty = لم تختر شيئًا
    .rule = لا لعب بلا اختيار: يجب اختيار بطاقة أو أكثر.
    .sentence = اختر بطاقة واحدة، أو بطاقات تجتمع معًا.
    .short = { "" }
twenty_first_century_war-illegal-not_in_hand = ليست في يدك
    .rule = تلعب بطاقات من يدك، كل بطاقة مرة واحدة.
    .sentence = لا يمكن اختيار { $card }: ليست في يدك، أو اخترتها من قبل.
    .short = { "" }
twenty_first_century_war-illegal-single = هناك ما يجتمع معًا
    .rule = إذا كانت البطاقة الوحيدة هي الحلّ الأخير، تلعبها وحدها فقط عندما لا يجتمع شيء معًا.
    .sentence = انظر إلى { $combination }: هذه تجتمع معًا. لذلك لا تلعب الآن بطاقة وحدها.
    .short = { "" }
twenty_first_century_war-illegal-two_pairs = زوج واحد أو مجموع واحد
    .rule = إذا اتفقتم على ذلك، تلعب في المرة الواحدة زوجًا واحدًا أو مجموعًا واحدًا فقط.
    .sentence = هذان زوجان. هنا تلعب واحدًا منهما فقط.
    .short = { "" }
twenty_first_century_war-illegal-face_needs_ace = لا آص حرّ
    .rule = الولد أو الملكة أو الملك خارج الزوج والمجموع يحتاج إلى آص حرّ بجانبه.
    .sentence = { $ace ->
        [yes] لا يُحضر { $faces } إلا آص حرّ. والآص الذي معك مشغول: هو جزء من مجموع.
       *[no] لا يُحضر { $faces } إلا آص حرّ، ولا آص هنا.
    }
    .short = { "" }
twenty_first_century_war-illegal-no_partner = بلا شريك
    .rule = كل بطاقة تحتاج إلى شريك: زوج، أو مجموع، أو آص حرّ مع الصور.
    .sentence = { $n ->
        [one] تبقى { $cards } وحدها. ليست هنا في زوج ولا في مجموع.
        [two] { $cards } لا تجتمعان معًا: لا زوج، ولا بطاقة تساوي مجموع البطاقات الأخرى.
       *[other] { $cards } لا تجتمع معًا: لا زوج، ولا بطاقة تساوي مجموع البطاقات الأخرى.
    }
    .short = { "" }
twenty_first_century_war-total = الجمع
    .rule = عندما يختار الجميع، تُكشف البطاقات وتُجمع بطاقات كل لاعب.
    .sentence = { $sums }
    .short = { $sums }
    .sums = { $n ->
        [1] مجموع { $player } هو { $total }.
        [2] مجموع { $player } هو ⁦{ $a } + { $b } = { $total }⁩.
        [3] مجموع { $player } هو ⁦{ $a } + { $b } + { $c } = { $total }⁩.
       *[other] مجموع { $player } هو ⁦{ $a } + { $b } + { $c } + { $d } = { $total }⁩.
    }
    .sums-short = { $player_is ->
        [you] أنت:
       *[other] { $player }:
    } { $items_n ->
        [2] { $n ->
            [1] { $total }.
            [2] ⁦{ $a } + { $b } = { $total }⁩.
            [3] ⁦{ $a } + { $b } + { $c } = { $total }⁩.
           *[other] ⁦{ $a } + { $b } + { $c } + { $d } = { $total }⁩.
        }
       *[other] { $total }.
    }
    .working = { $sums }
    .sums-working = { $n ->
        [1] { $total }
        [2] { $a } + { $b } = { $total }
        [3] { $a } + { $b } + { $c } = { $total }
       *[other] { $a } + { $b } + { $c } + { $d } = { $total }
    }
    .refused = وضعت بطاقاتك لهذه الجولة. الآن يختار الآخرون.
twenty_first_century_war-win = أكبر مجموع يفوز
    .rule = صاحب أكبر مجموع، أو من يبقى وحده في التعادل، يأخذ كل البطاقات الملعوبة.
    .sentence = { $tie ->
        [yes] كان مجموع كل واحد { $total }، ولا يستطيع أن يتابع إلا { $winner }. يأخذ { $winner } { $n ->
            [2] البطاقتين كلتيهما.
           *[other] البطاقات الـ{ $n } كلها.
        }
       *[no] { $total } أكبر من { $other }، فيأخذ { $winner } { $n ->
            [2] البطاقتين كلتيهما.
           *[other] البطاقات الـ{ $n } كلها.
        }
    }
    .short = { $tie ->
        [yes] لا أحد آخر يتابع.
       *[no] { $total } أكبر من { $other }.
    } { $n ->
        [two] البطاقتان
       *[other] البطاقات الـ{ $n } كلها
    } { $winner_is ->
        [you] لك.
       *[other] من نصيب { $winner }.
    }
    .working = { $tie ->
        [yes] { "" }
       *[no] { $total } > { $other }
    }
twenty_first_century_war-tie-empty_loses = لا بطاقة للتعادل
    .rule = في التعادل تحتاج إلى بطاقة في يدك. ومن ليس معه بطاقة يخسر التعادل، إذا كانت مع غيره بطاقة.
    .sentence = لم يُبقِ { $player } بطاقة للتعادل، فيخسره.
    .short = { $player_is ->
        [you] لم تبقَ في يدك بطاقة، فتخسر التعادل.
       *[other] لم تبقَ في يد { $player } بطاقة: خسارة التعادل.
    }
twenty_first_century_war-tie-hand = تعادل!
    .rule = أصحاب أكبر مجموع يضع كل واحد منهم بطاقة أخرى من يده. والأكبر تفوز.
    .sentence = { $again ->
        [yes] ما زال التعادل بين { $players }. يضع كل واحد بطاقة أخرى من يده.
       *[no] تعادل { $players }، ومجموع كل واحد { $total }. يضع كل واحد بطاقة أخرى من يده.
    }
    .short = { $again ->
        [yes] ما زال التعادل!
       *[no] تعادل عند { $total }!
    } { $players_is ->
        [you] ضع بطاقة أخرى.
       *[other] كل متعادل يضع بطاقة أخرى.
    }
    .refused = { $now ->
        [tie] هذا تعادل: اختر بطاقة واحدة لتضعها.
       *[other] هذا للتعادل، ولا تعادل الآن.
    }
    .landmark = تعادل
twenty_first_century_war-tie-draw = السحب في التعادل
    .rule = إذا فرغت الأيدي، أو استمرّ التعادل، يكشف كل متعادل البطاقة العليا من كومته.
    .sentence = { $again ->
        [yes] يستمر التعادل. يكشف كل من { $players } البطاقة العليا من كومته.
       *[no] هذا تعادل، ولم تبقَ بطاقات في الأيدي. يكشف كل من { $players } البطاقة العليا من كومته.
    }
    .short = { $again ->
        [yes] ما زال التعادل!
       *[no] تعادل!
    } البطاقة العليا من كل كومة تحسم.
    .landmark = تعادل بالسحب
twenty_first_century_war-tie-no_draw = لا بطاقة للسحب
    .rule = من ليس له كومة يسحب منها يخسر التعادل.
    .sentence = ليس مع { $player } بطاقة يسحبها، فيخسر التعادل.
    .short = { $player_is ->
        [you] ليست معك بطاقة للسحب، فتخسر التعادل.
       *[other] ليست مع { $player } بطاقة للسحب: خسارة التعادل.
    }
twenty_first_century_war-tie-again = تعادل من جديد
    .rule = عندما تتساوى بطاقات التعادل، يتعادل أصحابها من جديد.
    .sentence = لا فرق في القيمة بين { $cards }. يستمر التعادل.
    .short = لا فرق في القيمة بين { $cards }.
twenty_first_century_war-tie-win = انتهى التعادل
    .rule = أكبر بطاقة توضع في التعادل تفوز بالجولة.
    .sentence = { $high } أكبر من { $low }. يأخذ { $winner } البطاقات الـ{ $n } كلها.
    .short = { $high_the } أكبر من { $low_the }. البطاقات الـ{ $n } كلها { $winner_is ->
        [you] لك.
       *[other] من نصيب { $winner }.
    }
    .working = { $a } > { $b }
twenty_first_century_war-tie-standoff = لا أحد يستطيع الفوز
    .rule = إذا لم تبقَ مع أي متعادل بطاقة، لا يفوز أحد، ويستعيد الجميع ما لعبوه.
    .sentence = لم تبقَ مع أي متعادل بطاقة. لذلك يستعيد كل لاعب بطاقاته في هذه الجولة.
    .short = لا أحد يستطيع أن يتابع: كل لاعب يستعيد بطاقاته.
twenty_first_century_war-return = بطاقات بقيت في اليد
    .rule = ما أبقيته في يدك يعود إلى أسفل كومتك.
    .sentence = { $kept }
    .short = { "" }
    .kept = يعيد { $player } إلى أسفل كومته { $n ->
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    }.
twenty_first_century_war-out = خارج اللعبة
    .rule = من لا تبقى معه بطاقة بعد الجولة يخرج من اللعبة.
    .sentence = خسر { $player } آخر بطاقة، فيخرج من اللعبة.
    .short = { $player_is ->
        [you] لم تبقَ معك بطاقات، فأنت خارج اللعبة.
       *[other] لم تبقَ مع { $player } بطاقات، وهذا يعني الخروج من اللعبة.
    }
twenty_first_century_war-end-win = الفوز باللعبة
    .rule = يفوز آخر لاعب معه بطاقات.
    .sentence = صارت كل البطاقات مع { $winner }. جاء الفوز بعد { $turns ->
        [one] جولة واحدة
        [two] جولتين
        [few] { $turns } جولات
       *[other] { $turns } جولة
    }.
    .short = { $winner_is ->
        [you] كل البطاقات معك: فزت!
       *[other] كل البطاقات مع { $winner }. يفوز { $winner }!
    }
twenty_first_century_war-end-max_turns = الجولة الأخيرة
    .rule = يمكنكم أن تتفقوا على أن تتوقف اللعبة بعد عدد من الجولات. لا يفوز أحد، أو يفوز صاحب أكثر البطاقات.
    .sentence = { $turns ->
        [one] لُعبت جولة واحدة
        [two] لُعبت جولتان
        [few] لُعبت { $turns } جولات
       *[other] لُعبت { $turns } جولة
    }، فتتوقف اللعبة هنا. { $outcome ->
        [won] { $counts } ومع { $winner } أكبر عدد من البطاقات، فيفوز.
        [draw] { $counts } ولا أحد معه العدد الأكبر: تعادل.
       *[unfinished] لا أحد معه كل البطاقات.
    }
    .short = { $turns ->
        [one] انتهت جولة واحدة.
        [two] انتهت جولتان.
        [few] انتهت { $turns } جولات.
       *[other] انتهت { $turns } جولة.
    } { $outcome ->
        [won] { $counts_n ->
            [2] { $counts }{ " " }
           *[other] { "" }
        }{ $winner_is ->
            [you] فزت!
           *[other] الفوز من نصيب { $winner }!
        }
        [draw] { $counts_n ->
            [2] { $counts }{ " " }
           *[other] { "" }
        }تعادل!
       *[unfinished] لا فائز.
    }
    .counts = عدد بطاقات { $player } هو { $n }.
    .counts-short = { $player_is ->
        [you] معك: { $n }.
       *[other] مع { $player }: { $n }.
    }

twenty_first_century_war-coach-most = { $total } هو أكبر مجموع تصنعه يدك. { $below ->
        [0] كل يد تقريبًا تستطيع أن تصل إليه.
        [100] لا تكاد يد أخرى تستطيع أن تصل إليه.
       *[other] نحو { $below } من كل 100 يد أخرى لا تستطيع أن تصل إليه.
    } { $kept ->
        [0] ولكنك لا تُبقي بطاقة للتعادل.
        [one] وتُبقي بطاقة واحدة للتعادل.
        [two] وتُبقي بطاقتين للتعادل.
        [few] وتُبقي { $kept } بطاقات للتعادل.
       *[other] وتُبقي { $kept } بطاقة للتعادل.
    }
twenty_first_century_war-coach-less = { $total } أقل بمقدار { $missing } من أكبر مجموع تصنعه يدك. { $below ->
        [0] كل يد أخرى تقريبًا تستطيع أن تصل إليه.
        [100] ولكن لا تكاد يد أخرى تستطيع أن تصل إليه.
       *[other] نحو { $below } من كل 100 يد أخرى لا تستطيع أن تصل إليه.
    } إذا خسرت، تخسر { $n ->
        [one] بطاقة واحدة.
        [two] بطاقتين.
        [few] { $n } بطاقات.
       *[other] { $n } بطاقة.
    }
twenty_first_century_war-coach-tie = عدد البطاقات التي لا تراها { $of }: { $lower ->
        [0] لا بطاقة منها أصغر
        [one] واحدة منها أصغر
        [two] اثنتان منها أصغر
       *[other] { $lower } منها أصغر
    } من { $card }، { $same ->
        [0] ولا بطاقة منها تساويها.
        [one] وواحدة منها تساويها.
        [two] واثنتان منها تساويانها.
       *[other] و{ $same } منها تساويها.
    }

twenty_first_century_war-action-draw = اسحب أربع بطاقات
twenty_first_century_war-action-play = العب { $chosen }
twenty_first_century_war-action-tie = ضع { $card }
twenty_first_century_war-task-play = المس بطاقة، أو بطاقات تجتمع معًا.

twenty_first_century_war-zone-pile = الكومة
twenty_first_century_war-zone-hand = اليد
twenty_first_century_war-zone-chosen = المختارة
twenty_first_century_war-counter-total = المجموع
twenty_first_century_war-counter-turns = الجولات
twenty_first_century_war-measure-turns = الجولات
twenty_first_century_war-measure-ties = مرات التعادل
twenty_first_century_war-measure-sums = المجاميع الملعوبة
twenty_first_century_war-measure-pairs = الأزواج الملعوبة
twenty_first_century_war-measure-courts = مرات إحضار الآص صورة

twenty_first_century_war-option-singles = بطاقة وحدها
    .help = تجوز دائمًا، أو فقط عندما لا يجتمع شيء معًا في اليد.
    .v-any = دائمًا
    .v-last_resort = فقط عندما لا يجتمع شيء معًا
twenty_first_century_war-option-two_pairs = زوجان
    .help = يجوز أن يُلعب زوجان معًا.
twenty_first_century_war-option-ace_jobs = ماذا يفعل الآص
    .help = هل يسمح الآص الذي هو جزء من مجموع بأن تأتي الصور أيضًا؟
    .v-one = أمر واحد في المرة
    .v-many = الأمران معًا
twenty_first_century_war-option-second_tie = عندما يستمر التعادل
    .help = تُسحب بطاقة من الكومة، أو تُستعمل أولًا بطاقات اليد.
    .v-draw = سحب بطاقة
    .v-hand = بطاقات اليد أولًا
twenty_first_century_war-option-max_turns = أكبر عدد من الجولات
    .help = بعد هذا العدد من الجولات تتوقف اللعبة.
twenty_first_century_war-preset-printed = القواعد المطبوعة
    .help = لاعبان، ومع كل منهما 26 بطاقة.
twenty_first_century_war-preset-four_players = أربعة لاعبين
    .help = ثلاث عشرة بطاقة لكل لاعب.
twenty_first_century_war-preset-strict = انظر أولًا
    .help = ابحث عن بطاقات تجتمع معًا قبل أن تلعب واحدة وحدها. زوج واحد أو مجموع واحد في المرة.
twenty_first_century_war-preset-generous_ace = الآص الكريم
    .help = الآص الذي في مجموع يسمح أيضًا بأن تأتي الصور: آص و5 و6 وملك تجتمع معًا.
twenty_first_century_war-preset-short = لعبة قصيرة
    .help = 15 جولة على الأكثر، ثم نعدّ البطاقات.

## التلميحات الأولى، واحدًا بعد واحد، حين تكون اللعبة جديدة

twenty_first_century_war-hint-later = البطاقتان المتساويتان زوج.
twenty_first_century_war-hint-last = والمجموع يجتمع أيضًا: 2 و3 و5.
twenty_first_century_war-hint-turn = أكبر مجموع يأخذ كل البطاقات!
