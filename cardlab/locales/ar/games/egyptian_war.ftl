egyptian_war-game = الحرب المصرية
    .aim = اربح كل البطاقات: رُدّ على الآص والصور، واخبط أولًا حين تتشابه بطاقتان.
    .summary = الآص والصورة يجب الردّ عليهما. كن أول من يرى الزوج، فتصير الكومة كلها لك.
    .ages = من 7 إلى 12
    .teaches = العدّ التنازلي من 4 و3 و2 و1، ورؤية الأزواج والأنماط، وألعاب لا تنتهي أبدًا
egyptian_war-dealt = التوزيع
    .sentence = نوزّع كل البطاقات واحدة بعد الأخرى، مقلوبة. ولا يجوز لأحد أن ينظر إليها.
egyptian_war-chosen-deal = { egyptian_war-dealt }
    .sentence = { egyptian_war-dealt.sentence }

## اللعب

egyptian_war-play = بطاقة على كومة الوسط
    .rule = اللاعب صاحب الدور يكشف البطاقة العليا من كومته على كومة الوسط. ثم يأتي دور اللاعب التالي.
    .sentence = يلعب { $player } البطاقة { $card }. ليست آصًا ولا صورة، فلا داعي إلى الردّ عليها.
    .short = { $player_is ->
        [you] تلعب { $card }.
       *[other] بطاقة { $player }: { $card }.
    }
egyptian_war-turn-order = ليس الآن
    .rule = ينتظر كل لاعب دوره. ولا تُخبط إلا كومة وصلتها بطاقة قبل لحظة.
    .sentence = { $why ->
        [turn] الآن دور { $turn }، وليس دور { $player }.
        [open] الآن لحظة الخبط. بعدها تُلعب البطاقة التالية.
        [answered] { $player } اختار من قبل: الخبط أو الترك.
        [undealt] أولًا نوزّع البطاقات.
        [dealt] وُزّعت البطاقات. العب البطاقة التالية.
       *[closed] لا توجد الآن بطاقة تُخبط. انتظر البطاقة التالية.
    }
    .short = { "" }
egyptian_war-challenge-start = تحدٍّ!
    .rule = الآص والصورة (الملك والملكة والولد) نردّ عليهما بآص أو صورة. الآص يعطي 4 فرص، والملك 3، والملكة 2، والولد 1.
    .sentence = { $challenged ->
        [none] يلعب { $player } البطاقة { $card }. هذا تحدٍّ، ولكن لا أحد من الآخرين معه بطاقة ليردّ.
       *[other] يلعب { $player } البطاقة { $card }، وهذا تحدٍّ! مع { $challenged } الآن { $left ->
            [one] فرصة واحدة
            [two] فرصتان
            [few] { $left } فرص
           *[other] { $left } فرصة
        } ليلعب آصًا أو صورة.
    }
    .short = { $player_is ->
        [you] تلعب { $card }:
       *[other] بطاقة { $player }: { $card }.
    } { $challenged ->
        [none] لا بطاقات مع الآخرين.
       *[other] تحدٍّ! { $challenged_is ->
            [you] أمامك
           *[other] أمام { $challenged }:
        } { $left ->
            [one] فرصة واحدة
            [two] فرصتان
            [few] { $left } فرص
           *[other] { $left } فرصة
        }.
    }
    .landmark = تحدٍّ
egyptian_war-challenge-chance = فرصة أقل
    .rule = كل بطاقة عادية تُنقص فرصة من فرص الردّ على التحدّي.
    .sentence = { $card } لا تردّ على { $challenge }. { $left ->
        [0] كانت تلك الفرصة الأخيرة.
        [one] بقيت فرصة واحدة.
        [two] بقيت فرصتان.
        [few] بقيت { $left } فرص.
       *[other] بقيت { $left } فرصة.
    }
    .short = { $player_is ->
        [you] تلعب { $card }.
       *[other] بطاقة { $player }: { $card }.
    } { $left ->
        [0] كانت الفرصة الأخيرة.
       *[other] الفرص: ⁦{ $old } − 1 = { $left }⁩.
    }
    .working = { $old } − 1 = { $left }
egyptian_war-challenge-beaten = جاء الردّ على التحدّي
    .rule = الآص أو الصورة ردّ على التحدّي، وتحدٍّ جديد للاعب التالي.
    .sentence = { $challenged ->
        [none] { $card } ردّت على التحدّي وهي تحدٍّ جديد، ولكن لم تبقَ مع أحد من الآخرين بطاقة.
       *[other] { $card } ردّت على التحدّي وهي تحدٍّ جديد. مع { $challenged } الآن { $left ->
            [one] فرصة واحدة
            [two] فرصتان
            [few] { $left } فرص
           *[other] { $left } فرصة
        }.
    }
    .short = { $player_is ->
        [you] ردّك: { $card }!
       *[other] ردّ { $player }: { $card }!
    } { $challenged ->
        [none] لا بطاقات مع الآخرين.
       *[other] { $challenged_is ->
            [you] أمامك
           *[other] أمام { $challenged }:
        } { $left ->
            [one] فرصة واحدة
            [two] فرصتان
            [few] { $left } فرص
           *[other] { $left } فرصة
        }.
    }
egyptian_war-challenge-won = فاز صاحب التحدّي
    .rule = عندما تنتهي الفرص كلها، يأخذ صاحب التحدّي الكومة.
    .sentence = { $n ->
        [one] انتهت الفرصة الوحيدة
        [2] انتهت الفرصتان
        [3] انتهت الفرص الثلاث
        [4] انتهت الفرص الأربع
       *[other] انتهت الفرص كلها
    } بعد { $card }. لذلك يأخذ { $challenger } الكومة، وعدد بطاقاتها { $count }.
    .short = لا ردّ على { $card }: الكومة { $challenger_is ->
        [you] لك.
       *[other] من نصيب { $challenger }.
    }
egyptian_war-challenge-unanswered = لا أحد يستطيع الردّ
    .rule = إذا لم تبقَ مع أحد من الآخرين بطاقة ليردّ بها، يفوز التحدّي بالكومة.
    .sentence = ليس مع أحد من الآخرين بطاقة ليردّ بها. لذلك يأخذ { $challenger } الكومة، وعدد بطاقاتها { $count }.
    .short = لا بطاقات مع الآخرين: الكومة { $challenger_is ->
        [you] لك.
       *[other] من نصيب { $challenger }.
    }
egyptian_war-take = إلى أسفل كومة اللاعب
    .rule = تُقلب كومة الوسط كلها وتوضع أسفل كومة اللاعب. ومن أخذها يلعب بعد ذلك.
    .sentence = يضع { $player } أسفل كومته { $count ->
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $count } بطاقات
       *[other] { $count } بطاقة
    }، ويصير عدد بطاقاته { $after }. { $last ->
        [yes] { "" }
       *[no] يبدأ { $player } كومة الوسط التالية.
    }
    .short = { $player_is ->
        [you] لك
       *[other] من نصيب { $player }:
    } { $count ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $count } بطاقات
       *[other] { $count } بطاقة
    }، أي ⁦{ $before } + { $count } = { $after }⁩.
    .working = { $before } + { $count } = { $after }

## الخبط

egyptian_war-snap-pair = زوج
    .rule = بطاقتان من الرتبة نفسها، إحداهما فوق الأخرى: من يخبط الكومة بكفّه أولًا يأخذها.
    .sentence = { $card } و{ $other } زوج. كان { $player } الأول، فيأخذ { $n ->
        [two] البطاقتين
       *[other] البطاقات الـ{ $n } كلها
    }.
    .short = { $card_rank } و{ $other_rank }: زوج! { $player_is ->
        [you] خبطتك
       *[other] خبطة { $player }
    } هي الأولى.
    .landmark = خبطة
egyptian_war-snap-sandwich = شطيرة
    .rule = بطاقتان من الرتبة نفسها بينهما بطاقة أخرى واحدة: من يخبط الكومة أولًا يأخذها.
    .sentence = { $card } و{ $other } وبينهما { $middle }: شطيرة. كان { $player } الأول، فيأخذ البطاقات الـ{ $n } كلها.
    .short = { $card_rank } و{ $middle_rank } و{ $other_rank }: شطيرة! { $player_is ->
        [you] خبطتك
       *[other] خبطة { $player }
    } هي الأولى.
    .landmark = خبطة
egyptian_war-snap-stops_challenge = انتهى التحدّي
    .rule = الخبطة الصحيحة تُنهي التحدّي، حتى لو انتهت فرصته الأخيرة قبل لحظة.
    .sentence = خُبطت الكومة وذهبت، فانتهى تحدّي { $challenger }.
    .short = { $challenger_is ->
        [you] انتهى تحدّيك.
       *[other] انتهى تحدّي { $challenger }.
    }
egyptian_war-snap-rejoin = عودة إلى اللعبة
    .rule = من خرج من اللعبة يجوز أن يعود إذا خبط أولًا.
    .sentence = كان { $player } خارج اللعبة، وأعادته الخبطة الصحيحة.
    .short = { $player_is ->
        [you] أنت في اللعبة من جديد!
       *[other] { $player } في اللعبة من جديد!
    }
egyptian_war-snap-tie = في اللحظة نفسها
    .rule = إذا نزلت أول الأيدي معًا، لا يأخذ أحد الكومة ويستمر اللعب.
    .sentence = { $card } و{ $other } متطابقتان، ولكن خبط { $players } في اللحظة نفسها. لذلك لا يأخذ أحد الكومة.
    .short = { $players_is ->
        [you] { $players_n ->
            [2] خبطتك وخبطة { $players_others } معًا.
           *[other] خبطتك لم تكن وحدها.
        }
       *[other] { $players_n ->
            [2] خبطتان معًا من { $players }.
           *[other] عدد الخبطات معًا: { $players_n }.
        }
    } لا أحد يأخذ الكومة.
    .landmark = تعادل
egyptian_war-snap-off = بلا خبط
    .rule = تُلعب هذه اللعبة بلا خبط.
    .sentence = في هذه اللعبة لا تُخبط الكومة. يأخذها من يفوز بالتحدّي.
    .short = { "" }
egyptian_war-slap-not_allowed = هذه الخبطة لا تُحسب
    .rule = من لم يعد يجوز له الخبط لا تُحسب خبطته.
    .sentence = { $why ->
        [barred] خبط { $player } من قبل خبطة خاطئة وليس معه بطاقات، فلم يعد الخبط جائزًا له. هذه الخبطة لا تُحسب.
       *[out] خرج { $player } من اللعبة، ولا يجوز أن يعود بالخبط. هذه الخبطة لا تُحسب.
    }
    .short = { $why ->
        [barred] { $player_is ->
            [you] الخبط ممنوع عليك الآن.
           *[other] الخبط ممنوع الآن على { $player }.
        }
       *[out] { $player_is ->
            [you] أنت خارج اللعبة: خبطتك لا تُحسب.
           *[other] { $player } خارج اللعبة: هذه الخبطة لا تُحسب.
        }
    }
egyptian_war-slap-false = خبطة خاطئة
    .rule = من يخبط بلا تطابق يدفع: بطاقات من أعلى كومته توضع مقلوبة تحت كومة الوسط.
    .sentence = { $other ->
        [none] { $card } وحدها، فلا شيء يطابقها.
       *[other] { $card } فوق { $other } ليستا زوجًا، ولا توجد شطيرة.
    } { $price ->
        [0] لا يدفع { $player } شيئًا عن هذه الخبطة.
       *[other] { $n ->
            [0] ليس مع { $player } بطاقة ليدفعها.
            [one] يدفع { $player } بطاقة واحدة، مقلوبة تحت الكومة.
            [two] يدفع { $player } بطاقتين، مقلوبتين تحت الكومة.
            [few] يدفع { $player } من كومته { $n } بطاقات، مقلوبة تحت الكومة.
           *[other] يدفع { $player } من كومته { $n } بطاقة، مقلوبة تحت الكومة.
        }
    }
    .short = { $other ->
        [none] { $card } وحدها.
       *[other] { $card_rank } و{ $other_rank }: ليستا زوجًا.
    } { $price ->
        [0] لا ثمن لهذه الخبطة.
       *[other] { $n ->
            [0] { $player_is ->
                [you] لا بطاقة معك للدفع.
               *[other] لا بطاقة مع { $player } للدفع.
            }
           *[other] { $player_is ->
                [you] عليك أن تدفع:
               *[other] الثمن من { $player }:
            } { $n ->
                [one] بطاقة واحدة
                [two] بطاقتان
                [few] { $n } بطاقات
               *[other] { $n } بطاقة
            }.
        }
    }
    .landmark = خبطة خاطئة
egyptian_war-slap-barred = لا خبط بعد الآن
    .rule = من يخبط خبطة خاطئة وليس معه بطاقة ليدفعها، لا يجوز له الخبط حتى يأخذ كومة.
    .sentence = لم يستطع { $player } أن يدفع، فلا يجوز له الخبط بعد الآن.
    .short = { $player_is ->
        [you] الخبط ممنوع عليك الآن.
       *[other] الخبط ممنوع الآن على { $player }.
    }

## نفاد البطاقات

egyptian_war-out-challenge = نفدت البطاقات في التحدّي
    .rule = من تنفد بطاقاته وما زالت له فرص للردّ يخرج من اللعبة.
    .sentence = لم تبقَ مع { $player } أي بطاقة، وما زالت له { $left ->
        [one] فرصة واحدة
        [two] فرصتان
        [few] { $left } فرص
       *[other] { $left } فرصة
    }. لذلك يخرج { $player } من اللعبة.
    .short = { $player_is ->
        [you] لم تبقَ معك بطاقات، فأنت خارج اللعبة.
       *[other] لم تبقَ مع { $player } بطاقات، وهذا يعني الخروج من اللعبة.
    }
egyptian_war-out-empty = لا بطاقة للّعب
    .rule = من يأتي دوره وليس معه بطاقة يخرج من اللعبة.
    .sentence = جاء دور { $player } وليس معه بطاقة، فيخرج من اللعبة. { $back ->
        [yes] يمكن أن يعود { $player } بخبطة صحيحة.
       *[no] { "" }
    }
    .short = { $player_is ->
        [you] لم تبقَ معك بطاقات{ $back ->
            [yes] ، لكن خبطة صحيحة تعيدك!
           *[no] ، فأنت خارج اللعبة.
        }
       *[other] لم تبقَ مع { $player } بطاقات{ $back ->
            [yes] ، والعودة ممكنة بخبطة صحيحة.
           *[no] ، وهذا يعني الخروج من اللعبة.
        }
    }

## النهاية

egyptian_war-win-all = كل البطاقات
    .rule = من معه كل البطاقات يفوز.
    .sentence = مع { $player } البطاقات الـ{ $total } كلها. لقد فاز!
    .short = { $player_is ->
        [you] معك البطاقات الـ{ $total } كلها. فزت!
       *[other] البطاقات الـ{ $total } كلها مع { $player }. يفوز { $player }!
    }
egyptian_war-win-last = اللاعب الوحيد الباقي
    .rule = إذا بقيت البطاقات مع لاعب واحد، ولا أحد يستطيع أن يعود، يفوز هذا اللاعب.
    .sentence = البطاقات مع { $player } وحده، ولا أحد يستطيع أن يعود. يأخذ { $player } الكومة ويفوز!
    .short = لم تبقَ بطاقات مع الآخرين. { $player_is ->
        [you] فزت!
       *[other] يفوز { $player }!
    }
egyptian_war-win-last_card = آخر بطاقة
    .rule = عندما تكون كل البطاقات على كومة الوسط، يفوز من لعب آخر بطاقة.
    .sentence = لم تبقَ مع أحد بطاقات. لعب { $player } آخر بطاقة، فيأخذ الكومة، وعدد بطاقاتها { $count }، ويفوز!
    .short = لم تبقَ بطاقات. { $player_is ->
        [you] البطاقة الأخيرة كانت لك. فزت!
       *[other] البطاقة الأخيرة لـ{ $player }. يفوز { $player }!
    }
egyptian_war-win-loop = لعبة بلا نهاية
    .rule = إذا عادت كل البطاقات كما كانت، فلن تنتهي اللعبة أبدًا. لذلك نوقفها.
    .sentence = الآصات والصور والبطاقات العادية في الأماكن نفسها كما كانت قبل لعب { $cards ->
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $cards } بطاقات
       *[other] { $cards } بطاقة
    }. سيتكرّر اللعب نفسه إلى الأبد، ولن يفوز أحد.
    .short = ستعود البطاقات نفسها إلى الأبد.
egyptian_war-win-unfinished = البطاقة الأخيرة
    .rule = يمكنكم أن تتفقوا على أن تتوقف اللعبة بعد عدد من البطاقات.
    .sentence = { $turns ->
        [one] لُعبت بطاقة واحدة
        [two] لُعبت بطاقتان
        [few] لُعبت { $turns } بطاقات
       *[other] لُعبت { $turns } بطاقة
    }، فتتوقف اللعبة هنا. { $outcome ->
        [won] { $counts } ومع { $winner } أكبر عدد من البطاقات، فيفوز.
        [draw] { $counts } ولا أحد معه العدد الأكبر: تعادل.
       *[unfinished] لم يفز أحد.
    }
    .short = { $turns ->
        [one] لُعبت بطاقة واحدة.
        [two] لُعبت بطاقتان.
        [few] لُعبت { $turns } بطاقات.
       *[other] لُعبت { $turns } بطاقة.
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
egyptian_war-win-over = انتهت اللعبة
    .rule = بعد النهاية لا يُلعب شيء.
    .sentence = لا يُلعب شيء بعد الآن.
    .short = { "" }

## الخيارات والإعدادات الجاهزة وكلمات الطاولة

egyptian_war-option-snaps = الخبط
    .help = هل يجوز خبط الكومة؟ بلا خبط لا يختار أحد شيئًا.
egyptian_war-option-snap_pairs = الأزواج
    .help = تُخبط بطاقتان من الرتبة نفسها إحداهما فوق الأخرى.
egyptian_war-option-snap_sandwiches = الشطائر
    .help = تُخبط بطاقتان من الرتبة نفسها بينهما بطاقة أخرى واحدة.
egyptian_war-option-false_slap = ثمن الخبطة الخاطئة
    .help = كم بطاقة توضع مقلوبة تحت الكومة؟
    .v-none = لا شيء
    .v-one = بطاقة واحدة
    .v-two = بطاقتان
egyptian_war-option-false_slap_empty = خبطة خاطئة بلا بطاقات
    .help = ماذا يحدث للاعب ليس معه بطاقة ليدفعها؟
    .v-none = لا يدفع شيئًا
    .v-barred = لا يخبط بعد ذلك
egyptian_war-option-rejoin = العودة
    .help = هل يجوز أن يعود من خرج من اللعبة بخبطة صحيحة؟
egyptian_war-option-run_out = نفاد البطاقات في التحدّي
    .help = من يتابع عندما تنفد بطاقات لاعب وما زالت له فرص؟
    .v-challenger_takes = يأخذ صاحب التحدّي الكومة فورًا
    .v-next_continues = يلعب اللاعب التالي الفرص الباقية
egyptian_war-option-leftover = البطاقات الزائدة
    .help = يستمر توزيعها فيأخذ أول اللاعبين بطاقة أكثر، أو توضع تحت أول كومة.
    .v-dealt_on = يستمر توزيعها
    .v-under_pile = تحت أول كومة
egyptian_war-option-max_turns = أكبر عدد من البطاقات
    .help = بعد لعب هذا العدد من البطاقات تتوقف اللعبة.
egyptian_war-preset-house = قواعد البيت
    .help = الخبطة الخاطئة تكلّف بطاقة واحدة.
egyptian_war-preset-as_printed = القواعد المطبوعة
    .help = الخبطة الخاطئة لا تكلّف شيئًا.
egyptian_war-preset-beggar_my_neighbour = أفقر جارك
    .help = بلا خبط: لا يختار أحد شيئًا، وبعض الألعاب لا تنتهي أبدًا.
    .game = أفقر جارك
    .aim = اربح كل البطاقات: رُدّ على كل آص وكل صورة في الوقت المناسب.
    .summary = الآص والصورة يجب الردّ عليهما. ومن لا يجد ردًّا في الوقت المناسب يخسر الكومة كلها.
egyptian_war-preset-short = لعبة قصيرة
    .help = 60 دورًا على الأكثر، ثم نعدّ البطاقات.
    .aim = اربح أكثر البطاقات: رُدّ على الآص والصور، واخبط أولًا حين تتشابه بطاقتان.

egyptian_war-zone-stack = كومة اللاعب
egyptian_war-zone-pile = كومة الوسط
egyptian_war-zone-burnt = تحت كومة الوسط
egyptian_war-counter-chances_left = الفرص
egyptian_war-counter-barred = بلا خبط
egyptian_war-counter-turns = البطاقات الملعوبة
egyptian_war-counter-piles_taken = الأكوام المأخوذة
egyptian_war-action-play = العب بطاقة
egyptian_war-action-slap = اخبط!
egyptian_war-action-leave = اتركها

## ما يقوله المدرّب

egyptian_war-coach-pair = { $card } و{ $other } زوج. { $n ->
        [two] أول يد تأخذ البطاقتين.
       *[other] أول يد تأخذ البطاقات الـ{ $n } كلها.
    }
egyptian_war-coach-sandwich = { $card } و{ $other } تصنعان شطيرة. أول يد تأخذ البطاقات الـ{ $n } كلها.
egyptian_war-coach-no_match = { $other ->
        [none] { $card } وحدها، فلا شيء يطابقها.
       *[other] { $card } فوق { $other } ليستا زوجًا، ولا توجد شطيرة.
    } { $cost ->
        [0] الخبطة لا تكلّفك شيئًا، ولكنها لا تنفعك
        [one] الخبطة تكلّفك بطاقة واحدة
        [two] الخبطة تكلّفك بطاقتين
        [few] الخبطة تكلّفك { $cost } بطاقات
       *[other] الخبطة تكلّفك { $cost } بطاقة
    }.
egyptian_war-coach-barred = لا شيء متطابق، وليس معك بطاقة لتدفعها. الخبطة الخاطئة الآن ستكون آخر خبطة لك.
egyptian_war-coach-too_late = { $card } و{ $other } متطابقتان، ولكن يدًا أخرى سبقتك.
egyptian_war-coach-not_allowed = خبطتك لا تُحسب الآن، فلا فرق.
egyptian_war-coach-leave_pair = { $card } و{ $other } زوج. إذا تركتهما، فقد { $n ->
        [two] يأخذهما لاعب آخر.
       *[other] يأخذ لاعب آخر البطاقات الـ{ $n } كلها.
    }
egyptian_war-coach-leave_sandwich = { $card } و{ $other } تصنعان شطيرة. إذا تركتهما، فقد يأخذ لاعب آخر البطاقات الـ{ $n } كلها.
egyptian_war-coach-leave = لا شيء متطابق، فلا شيء يُخبط.
egyptian_war-coach-wait = { $kinds ->
        [one] لا تطابق حتى الآن. عدد البطاقات التي لا يراها أحد { $unseen }، { $k ->
            [0] ولا تصنع أي منها تطابقًا.
            [one] وواحدة منها تصنع تطابقًا.
            [two] واثنتان منها تصنعان تطابقًا.
           *[other] و{ $k } منها تصنع تطابقًا.
        }
       *[other] لا تطابق حتى الآن. عدد البطاقات التي لا يراها أحد { $unseen }، منها { $a } تصنع زوجًا و{ $b } تصنع شطيرة: ⁦{ $a } + { $b } = { $k }⁩.
    }

egyptian_war-measure-turns = البطاقات الملعوبة
egyptian_war-measure-piles_taken = الأكوام المأخوذة
egyptian_war-measure-answered = التحدّيات التي جاء ردّها
egyptian_war-measure-snaps = الأكوام المأخوذة بالخبط
egyptian_war-measure-false_slaps = الخبطات الخاطئة

egyptian_war-prediction-ask = ما بطاقتك التالية؟
egyptian_war-prediction-challenge = آص أو صورة
egyptian_war-prediction-number = بطاقة من 2 إلى 10

## التلميحات الأولى، واحدًا بعد واحد، حين تكون اللعبة جديدة

egyptian_war-hint-start = هل جاء دورك؟ العب بطاقتك الأولى.
egyptian_war-hint-turn = رُدّ على الآص والصورة بآص أو صورة.
egyptian_war-hint-event = الآص يعطي 4 فرص، والولد فرصة واحدة.
egyptian_war-hint-later = { $snaps ->
        [1] بطاقتان متشابهتان؟ المس الكومة!
       *[0] رُدّ في الوقت وإلا خسرت الكومة.
    }
egyptian_war-hint-last = { $on_limit ->
        [most_cards] الفائز صاحب أكثر البطاقات. عدد الأدوار: { $max_turns }.
       *[unfinished] اربح كل البطاقات!
    }
