napoleons_war-game = حرب نابليون
    .aim = رتّب بطاقاتك بذكاء، واربح كل البطاقات.
    .summary = لأحد اللاعبَين البطاقات الحمراء، وللآخر البطاقات السوداء. رتّب كومتك ولا تُرِها لأحد، ثم قارن البطاقات.
    .ages = من 8 إلى 12
    .teaches = طرق الترتيب وكم عددها، وعدّ البطاقات، واحتمال الفوز أمام ترتيب لا تعرفه

napoleons_war-dealt = التوزيع
    .sentence = لكل لاعب 26 بطاقة، ويجوز له أن ينظر إليها. والآن يرتّب كل لاعب بطاقاته.
napoleons_war-order = كومة مرتّبة
    .rule = ترتّب كل بطاقات يدك كما تحب، والأولى في الأعلى. هذه هي كومتك، وتبقى كما هي.
    .sentence = رتّب { $player } { $n ->
        [one] بطاقته الوحيدة
        [two] بطاقتيه
       *[other] بطاقاته الـ{ $n } كلها
    }. من الآن لا نغيّر شيئًا.
    .short = { $player_is ->
        [you] بطاقاتك مرتّبة: { $n }.
       *[other] { "" }
    }
napoleons_war-order-illegal = ليس ترتيبًا لبطاقات يدك
    .rule = في الترتيب كل بطاقة من يدك مرة واحدة. ولا يلعب أحد ما دام لاعب يرتّب بطاقاته.
    .sentence = { $why ->
        [first] نرتّب البطاقات أولًا. ما زال الترتيب على { $players }.
        [later] ليست معك الآن بطاقات ترتّبها. انتظر حتى تنتهي كومتك.
        [missing] يجب أن تكون كل بطاقات يدك في الترتيب. ما ينقص هو: { $missing }.
        [extra] كل بطاقة تدخل الترتيب مرة واحدة، ويجب أن تكون لك. الزائد هو: { $extra }.
       *[both] كل بطاقة من يدك تدخل الترتيب مرة واحدة. ما ينقص هو: { $missing }. والزائد هو: { $extra }.
    }
    .short = { "" }
napoleons_war-ask = سؤال وجواب
    .rule = وأنت ترتّب يمكنك أن تسأل كم بطاقة في كومة اللاعب الآخر، وكم بطاقة أخذ.
    .sentence = { $sorts ->
        [yes] ليست مع { $other } كومة بعد، فهو يرتّب بطاقاته أيضًا.
       *[no] في كومة { $other } الآن { $deck ->
            [one] بطاقة واحدة
            [two] بطاقتان
            [few] { $deck } بطاقات
           *[other] { $deck } بطاقة
        }، وعدد بطاقاته المأخوذة { $capture }. تنتهي كومته بعد { $deck ->
            [one] بطاقة واحدة أخرى
            [two] بطاقتين أخريين
            [few] { $deck } بطاقات أخرى
           *[other] { $deck } بطاقة أخرى
        }.
    }
    .short = { $sorts ->
        [yes] { $other_is ->
            [you] ترتيب بطاقاتك لم ينتهِ بعد.
           *[other] ترتيب بطاقات { $other } لم ينتهِ بعد.
        }
       *[no] { $other_is ->
            [you] في كومتك:
           *[other] في كومة { $other }:
        } { $deck }، والمأخوذة: { $capture }.
    }
    .working = { $sorts ->
        [yes] { "" }
       *[no] { $deck } + { $capture } = { $sum }
    }
napoleons_war-ask-illegal = السؤال وقت الترتيب فقط
    .rule = لا يجوز لك أن تسأل عن عدد البطاقات إلا وفي يدك بطاقات ترتّبها.
    .sentence = يمكنك أن تسأل هذا السؤال عندما ترتّب بطاقاتك. وحتى ذلك الحين، عُدّ في رأسك.
    .short = { "" }
napoleons_war-spy = جاسوس
    .rule = يمكن أن تتفقوا على اللعب بجواسيس. كلما رتّبت بطاقاتك، يمكن لجاسوسك أن ينظر مرة واحدة إلى بعض بطاقات الكومة الأخرى. أنت وحدك تعرف ما رآه.
    .sentence = { $player } يرسل جاسوسًا ينظر إلى { $n ->
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    } من الكومة الأخرى.
    .own = { $player } يرسل جاسوسًا لينظر إلى الكومة الأخرى. { $found }
    .found = البطاقة { $place } هي { $card }.
    .found-short = البطاقة { $place } هي { $card }.
    .short = { $player_is ->
        [you] كومة { $other }. { $found }
       *[other] { $player } يرسل جاسوسًا يرى من بطاقاتك: { $n }.
    }
napoleons_war-spy-illegal = لا جاسوس الآن
    .rule = لا ينظر الجاسوس إلا وأنت ترتّب بطاقاتك، ومرة واحدة لكل كومة جديدة، وبعد أن تكون الكومة الأخرى مرتّبة.
    .sentence = { $why ->
        [never] لا جواسيس في هذه اللعبة.
        [later] يمكنك أن ترسل جاسوسًا وأنت ترتّب بطاقاتك.
        [again] لقد نظر جاسوسك من قبل. يمكنك أن ترسله من جديد عندما ترتّب في المرة القادمة.
       *[no_deck] ليست لدى { $other } كومة ينظر إليها الجاسوس بعد. انتظر حتى تُرتَّب.
    }
    .short = { "" }
napoleons_war-turn = كشف البطاقات
    .rule = في كل جولة يكشف كل لاعب البطاقة العليا من كومته.
    .sentence = { $card_a } أمام { $card_b }.
    .short = { $card_a } أمام { $card_b }.
napoleons_war-trick-win = البطاقة الأكبر تفوز
    .rule = البطاقة الأكبر تأخذ البطاقتين، وتوضعان على كومة البطاقات المأخوذة عند الفائز.
    .sentence = { $high } أكبر من { $low }، فيأخذ { $winner } البطاقتين.
    .short = { $high_the } أكبر من { $low_the }. البطاقتان { $winner_is ->
        [you] لك.
       *[other] من نصيب { $winner }.
    }
    .working = { $high } > { $low }
napoleons_war-war-start = حرب!
    .rule = بطاقتان متساويتان؟ حرب! من كل كومة نضع بطاقات مقلوبة، ثم بطاقة مكشوفة تحسم.
    .sentence = { $card_a } و{ $card_b } متساويتان. إنها الحرب! من كل كومة { $n ->
        [one] بطاقة واحدة مقلوبة
        [two] بطاقتان مقلوبتان
        [few] { $n } بطاقات مقلوبة
       *[other] { $n } بطاقة مقلوبة
    }، والبطاقة التالية تحسم.
    .short = { $card_a_rank } أمام { $card_b_rank }: حرب! { $n ->
        [one] بطاقة مقلوبة
        [two] بطاقتان مقلوبتان
        [few] { $n } بطاقات مقلوبة
       *[other] { $n } بطاقة مقلوبة
    }، ثم بطاقة تحسم.
    .working = { $card_a } = { $card_b }
    .landmark = حرب
napoleons_war-war-again = تعادل من جديد
    .rule = إذا تساوت البطاقتان الحاسمتان أيضًا، تستمر الحرب بالطريقة نفسها.
    .sentence = { $card_a } و{ $card_b } متساويتان أيضًا. لذلك تستمر الحرب.
    .short = { $card_a_rank } أمام { $card_b_rank }: حرب من جديد!
    .working = { $card_a } = { $card_b }
napoleons_war-war-win = الفوز بالحرب
    .rule = الأكبر من البطاقتين الحاسمتين تأخذ كل ما على الطاولة.
    .sentence = { $high } أكبر من { $low }: يفوز { $winner } بالحرب، ويأخذ { $n ->
        [one] البطاقة
        [two] البطاقتين
       *[other] البطاقات الـ{ $n } كلها
    }.
    .short = { $high_the } أكبر من { $low_the }. { $winner_is ->
        [you] فزت بالحرب:
       *[other] الحرب من نصيب { $winner }:
    } { $n ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    }.
    .working = { $high } > { $low }
napoleons_war-resort = يد جديدة
    .rule = عندما تنتهي كومتك، تأخذ بطاقاتك المأخوذة في يدك وترتّبها. وتبقى الكومة الأخرى كما هي.
    .sentence = انتهت كومة { $player }، فيرتّب الآن { $n ->
        [one] بطاقة واحدة أخذها
        [two] بطاقتين أخذهما
        [few] { $n } بطاقات أخذها
       *[other] { $n } بطاقة أخذها
    }.
    .short = { $player_is ->
        [you] انتهت كومتك. رتّب { $n ->
            [one] بطاقتك.
            [two] بطاقتيك.
           *[other] بطاقاتك الـ{ $n }.
        }
       *[other] انتهت كومة { $player }. عدد بطاقات الترتيب { $n }.
    }
    .landmark = ترتيب
napoleons_war-resort-both = اللاعبان يرتّبان
    .rule = عندما تنتهي الكومتان معًا، يأخذ كل لاعب بطاقاته ويرتّبها.
    .sentence = انتهت الكومتان. على { $player } أن يرتّب { $n ->
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    }، وعلى { $other } أن يرتّب { $m ->
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $m } بطاقات
       *[other] { $m } بطاقة
    }.
    .short = انتهت الكومتان. للترتيب: { $other_is ->
        [you] معك { $m }، ومع { $player }: { $n }.
       *[other] { $player_is ->
            [you] معك { $n }،
           *[other] مع { $player }: { $n }،
        } ومع { $other }: { $m }.
    }
napoleons_war-resort-in_war = ترتيب في وسط الحرب
    .rule = عندما تنتهي كومتك في أثناء الحرب، تأخذ بطاقاتك المأخوذة وترتّبها. ثم تستمر الحرب.
    .sentence = انتهت كومة { $player } والحرب لم تنتهِ. أولًا على { $player } أن يرتّب { $n ->
        [one] بطاقة واحدة أخذها
        [two] بطاقتين أخذهما
        [few] { $n } بطاقات أخذها
       *[other] { $n } بطاقة أخذها
    }.
    .short = { $player_is ->
        [you] كومتك لا تكفي للحرب. رتّب { $n ->
            [one] بطاقتك.
            [two] بطاقتيك.
           *[other] بطاقاتك الـ{ $n }.
        }
       *[other] كومة { $player } لا تكفي للحرب. عدد بطاقات الترتيب { $n }.
    }
napoleons_war-resort-campaign = انتهت الحملة
    .rule = يمكن أن تتفقوا على اللعب بحملات. بعد عدد الجولات المتفق عليه يأخذ كل لاعب بطاقاته كلها ويرتّبها من جديد.
    .sentence = انتهت الحملة رقم { $i }. يأخذ كل لاعب بطاقاته كلها ويرتّبها من جديد. مع { $player } الآن { $n ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    }، ومع { $other } الآن { $m ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $m } بطاقات
       *[other] { $m } بطاقة
    }.
    .short = انتهت الحملة رقم { $i }. { $other_is ->
        [you] معك { $m }، ومع { $player }: { $n }.
       *[other] { $player_is ->
            [you] معك { $n }،
           *[other] مع { $player }: { $n }،
        } ومع { $other }: { $m }.
    } رتّبا من جديد!
    .landmark = حملة جديدة
napoleons_war-draw-run_out = لم يبقَ شيء للحرب
    .rule = إذا لم تبقَ مع لاعب أي بطاقة للحرب، فلا يفوز أحد باللعبة.
    .sentence = { $n ->
        [one] لم تبقَ مع { $player } بطاقة لهذه الحرب
       *[other] لم تبقَ مع أحد بطاقة لهذه الحرب
    }. لذلك النتيجة تعادل.
    .short = { $n ->
        [one] { $player_is ->
            [you] لم تبقَ معك
           *[other] لم تبقَ مع { $player }
        } بطاقة للحرب.
       *[other] لم تبقَ مع أحد بطاقة للحرب.
    } تعادل!
napoleons_war-lose-run_out = لم يبقَ شيء للحرب
    .rule = إذا اتفقتم على ذلك، يخسر من لم تبقَ معه بطاقة للحرب.
    .sentence = لم تبقَ مع { $player } بطاقة لهذه الحرب، فيأخذ { $winner } ما على الطاولة ويفوز.
    .short = { $player_is ->
        [you] لم تبقَ معك
       *[other] لم تبقَ مع { $player }
    } بطاقة للحرب. { $winner_is ->
        [you] فزت!
       *[other] الفوز من نصيب { $winner }!
    }
napoleons_war-win = الفوز باللعبة
    .rule = من معه كل البطاقات يفوز.
    .sentence = صارت كل البطاقات مع { $winner }، فيفوز بعد { $turns ->
        [one] جولة واحدة
        [two] جولتين
        [few] { $turns } جولات
       *[other] { $turns } جولة
    }.
    .short = { $winner_is ->
        [you] كل البطاقات معك. فزت!
       *[other] البطاقات كلها مع { $winner }. يفوز { $winner }!
    }
napoleons_war-end-max_turns = الجولة الأخيرة
    .rule = يمكنكم أن تتفقوا على أن تتوقف اللعبة بعد عدد من الجولات.
    .sentence = انتهت { $n ->
        [one] جولة واحدة
        [two] جولتان
        [few] { $n } جولات
       *[other] { $n } جولة
    }، لذلك تتوقف اللعبة هنا. { $outcome ->
        [won] { $counts } ومع { $winner } أكبر عدد من البطاقات، فيفوز.
        [draw] { $counts } ولا أحد معه العدد الأكبر: تعادل.
       *[unfinished] { "" }
    }
    .short = { $n ->
        [one] انتهت جولة واحدة.
        [two] انتهت جولتان.
        [few] انتهت { $n } جولات.
       *[other] انتهت { $n } جولة.
    } { $outcome ->
        [won] { $counts } { $winner_is ->
            [you] فزت!
           *[other] الفوز من نصيب { $winner }!
        }
        [draw] { $counts } تعادل!
       *[unfinished] لا فائز.
    }
    .counts = عدد بطاقات { $player } هو { $n }.
    .counts-short = { $player_is ->
        [you] معك: { $n }.
       *[other] مع { $player }: { $n }.
    }

napoleons_war-action-order = إلى الأمام!
napoleons_war-action-ask = كم بطاقة؟
napoleons_war-action-spy = أرسل جاسوسًا
napoleons_war-task-order = { $on_limit ->
    [most_cards] أي مجموعة تتقدم أولًا؟ المسها ثم المس مكانها.
   *[unfinished] أي بطاقة تتقدم أولًا؟
}
napoleons_war-packet-guard = الحرس
napoleons_war-packet-cavalry = الفرسان
napoleons_war-packet-foot = المشاة
napoleons_war-packet-guns = المدافع
napoleons_war-packet-reserve = الاحتياط
napoleons_war-action-play = اكشف البطاقات

napoleons_war-zone-hand = اليد
napoleons_war-zone-deck = الكومة
napoleons_war-zone-capture = البطاقات المأخوذة
napoleons_war-counter-turns = الجولات
napoleons_war-measure-turns = الجولات
napoleons_war-measure-orders = مرات ترتيب البطاقات

napoleons_war-option-deal = من يأخذ أي بطاقات
    .help = البطاقات الحمراء ضد السوداء، أو لكل لاعب نصف الرزمة المخلوطة.
    .v-colours = الأحمر ضد الأسود
    .v-random = نصفان مخلوطان
napoleons_war-option-first_colour = اللون الأول
    .help = أي لون يأخذ اللاعب الأول؟
    .v-red = الأحمر
    .v-black = الأسود
napoleons_war-option-run_out = لا بطاقات في الحرب
    .help = ماذا يحدث إذا لم تبقَ مع لاعب أي بطاقة للحرب؟
    .v-draw = تعادل
    .v-lose = يخسر هذا اللاعب
napoleons_war-option-campaign = الحملة
    .help = بعد هذا العدد من الجولات يأخذ كل لاعب بطاقاته كلها ويرتّبها من جديد. و0 يعني: أبدًا.
napoleons_war-option-spy = الجاسوس
    .help = عدد بطاقات الكومة الأخرى التي ينظر إليها الجاسوس، مرة في كل ترتيب. و0 يعني: بلا جواسيس.
napoleons_war-preset-printed = القواعد المطبوعة
    .help = ثلاث بطاقات مقلوبة في الحرب، والحرب بلا بطاقات تعادل.
napoleons_war-preset-no_escape = لا مهرب
    .help = من تنتهِ بطاقاته في الحرب يخسر.
napoleons_war-preset-short_war = حرب قصيرة
    .help = بطاقة واحدة مقلوبة في الحرب.
napoleons_war-preset-short = لعبة قصيرة
    .help = تُخلط البطاقات، وفي الحرب بطاقة واحدة مقلوبة. ثلاث حملات، كل منها 13 جولة، ثم نعدّ البطاقات.

napoleons_war-coach-ask = السؤال لا يكلّف شيئًا. في يدك { $n ->
    [one] بطاقة واحدة
    [two] بطاقتان
    [few] { $n } بطاقات
   *[other] { $n } بطاقة
}. إذا كانت الكومة الأخرى أقصر، فهي تنتهي قبل كومتك.
napoleons_war-coach-spy = الجاسوس لا يكلّف شيئًا. ترى من الكومة الأخرى { $n ->
        [one] بطاقة واحدة
        [two] بطاقتين على الأكثر
        [few] { $n } بطاقات على الأكثر
       *[other] { $n } بطاقة على الأكثر
    } مع أماكنها، فيمكنك أن تضع هناك بطاقة أكبر.
napoleons_war-coach-order = { $war ->
        [yes] البطاقة رقم { $place } في ترتيبك، وهي { $card }، تقرّر الحرب.
       *[no] بطاقتك { $card } تأتي أولًا.
    } عدد البطاقات التي لا تراها { $unseen }: { $beats ->
        [0] بطاقتك لا تغلب أيًّا منها،
        [one] بطاقتك تغلب واحدة منها،
        [two] بطاقتك تغلب اثنتين منها،
       *[other] بطاقتك تغلب { $beats } منها،
    } { $same ->
        [0] ولا بطاقة منها تعني
        [one] وواحدة منها تعني
        [two] واثنتان منها تعنيان
       *[other] و{ $same } منها تعني
    } { $war ->
        [yes] حربًا أخرى
       *[no] الحرب
    }. { $enough ->
        [yes] في تلك الحرب تقرّر { $decider }.
       *[no] لتلك الحرب لن تكفي بطاقاتك.
    }
napoleons_war-coach-known = البطاقة رقم { $place } في ترتيبك، وهي { $card }، تقابل { $shown } الموضوعة هناك من قبل. { $result ->
        [win] بهذا تفوز بالحرب.
        [lose] بهذا تخسر الحرب.
       *[tie] إنهما متساويتان، لذلك تستمر الحرب.
    }
napoleons_war-coach-short = تحتاج الحرب منك إلى { $need ->
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $need } بطاقات
       *[other] { $need } بطاقة
    }، وليس في يدك إلا { $n ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    }. في أي ترتيب { $run_out ->
        [draw] تكون النتيجة تعادلًا.
       *[lose] تخسر.
    }

## التلميحات الأولى، واحدًا بعد واحد، حين تكون اللعبة جديدة

napoleons_war-hint-start = { $spy ->
    [0] { "" }
   *[other] أرسل جاسوسًا أولًا، ثم رتّب بطاقاتك.
}
napoleons_war-hint-turn = البطاقة الأكبر تأخذ البطاقتين. اربح كل البطاقات!
napoleons_war-hint-on-war-start = تساوت البطاقتان؟ حرب!
napoleons_war-hint-on-resort = انتهت كومتك؟ رتّب البطاقات التي أخذتها.
