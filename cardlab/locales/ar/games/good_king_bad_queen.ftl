good_king_bad_queen-game = الملك الطيب والملكة الشريرة
    .aim = اربح كل البطاقات، أو اجمع ملكًا وملكة من شكل واحد.
    .summary = حرب مع خزينة. كل ملك تأخذه يعطيك بطاقات، وكل ملكة تأخذها تكلّفك بطاقات.
    .ages = من 7 إلى 11
    .teaches = المقارنة، وفرق واحد، والعدّ خمسات، وأعداد أصغر من الصفر

## ماذا يحدث، قاعدة بعد قاعدة

good_king_bad_queen-deal = التوزيع
    .rule = نوزّع البطاقات مقلوبة، ولكل لاعب العدد نفسه.
    .sentence = لكل لاعب { $n ->
        [one] بطاقة واحدة مقلوبة
        [two] بطاقتان مقلوبتان
        [few] { $n } بطاقات مقلوبة
       *[other] { $n } بطاقة مقلوبة
    }. لا يجوز لأحد أن ينظر إلى بطاقاته. { $left ->
        [0] { "" }
       *[other] تبقى { $left ->
            [one] بطاقة واحدة
            [two] بطاقتان
            [few] { $left } بطاقات
           *[other] { $left } بطاقة
        }: { $leftover ->
            [set_aside] توضع جانبًا.
            [treasury] وهكذا تبدأ الخزينة.
           *[other] وصاحب الدور التالي يأخذ بطاقة زائدة.
        }
    }
    .short = لكل لاعب { $n ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    }.
    .refused = نوزّع البطاقات أولًا.
good_king_bad_queen-turn = كشف البطاقات
    .rule = في بداية الجولة يكشف كل لاعب البطاقة العليا من كومته.
    .sentence = يكشف كل لاعب بطاقة. { $hands }
    .short = { $hands }
    .hands = بطاقة { $player } هي { $card }.
    .hands-short = { $player_is ->
        [you] بطاقتك هي { $card }.
       *[other] بطاقة { $player } هي { $card }.
    }
    .refused = لا شيء تختاره هنا. اكشف البطاقات العليا فقط.
good_king_bad_queen-trick-win = أكبر بطاقة تفوز
    .rule = أكبر بطاقة تأخذ كل بطاقات الجولة.
    .sentence = { $high } أكبر من { $low }، فيأخذ { $winner } { $n ->
        [one] البطاقة
        [two] البطاقتين
       *[other] البطاقات الـ{ $n } كلها
    }.
    .short = { $high_the } أكبر من { $low_the }. { $n ->
        [two] البطاقتان
       *[other] البطاقات الـ{ $n } كلها
    } { $winner_is ->
        [you] لك.
       *[other] من نصيب { $winner }.
    }
    .working = { $high } > { $low }
good_king_bad_queen-war-start = حرب!
    .rule = تساوي أكبر البطاقات يبدأ حربًا. كل من يدخلها يضع بطاقات مقلوبة، ثم بطاقة واحدة مكشوفة.
    .sentence = { $card } و{ $other } متساويتان: إنها الحرب! يضع كل لاعب في الحرب { $down ->
        [one] بطاقة واحدة مقلوبة
        [two] بطاقتين مقلوبتين
        [few] { $down } بطاقات مقلوبة
       *[other] { $down } بطاقة مقلوبة
    }، ثم بطاقة مكشوفة.
    .short = { $card_rank } أمام { $other_rank }: حرب! { $down ->
        [one] بطاقة مقلوبة
        [two] بطاقتان مقلوبتان
        [few] { $down } بطاقات مقلوبة
       *[other] { $down } بطاقة مقلوبة
    } وبطاقة مكشوفة.
    .working = { $card } = { $other }
    .landmark = حرب
good_king_bad_queen-war-again = الحرب تستمر
    .rule = إذا تساوت البطاقات الجديدة أيضًا، نضع بطاقات أخرى.
    .sentence = { $card } و{ $other } متساويتان أيضًا. الحرب تستمر!
    .short = { $card_rank } أمام { $other_rank }: حرب من جديد!
    .working = { $card } = { $other }
good_king_bad_queen-war-short = بطاقات لا تكفي للحرب
    .rule = من لا يستطيع أن يضع بطاقة الحرب التالية يخرج من اللعبة.
    .sentence = تحتاج الحرب إلى { $need ->
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $need } بطاقات
       *[other] { $need } بطاقة
    }. { $have ->
        [0] لم تكن مع { $player } أي بطاقة لها، فيخرج من اللعبة.
        [one] لم يكن مع { $player } إلا بطاقة واحدة، فيخرج من اللعبة.
        [two] لم يكن مع { $player } إلا بطاقتان، فيخرج من اللعبة.
        [few] لم يكن مع { $player } إلا { $have } بطاقات، فيخرج من اللعبة.
       *[other] لم يكن مع { $player } إلا { $have } بطاقة، فيخرج من اللعبة.
    }
    .short = { $player_is ->
        [you] تلزم للحرب { $need }، ومعك { $have }.
       *[other] تلزم للحرب { $need }، ومع { $player }: { $have }.
    }
    .working = { $have } < { $need }
good_king_bad_queen-war-last_card = البطاقة الأخيرة
    .rule = إذا لم تكفِ بطاقاتك للحرب، تُحسب بطاقتك الأخيرة حتى نهاية الحرب.
    .sentence = { $card } هي البطاقة الأخيرة مع { $player }. وهي تُحسب ما دامت هذه الحرب مستمرة.
    .short = { $player_is ->
        [you] بطاقتك الأخيرة: { $card }.
       *[other] بطاقة { $player } الأخيرة: { $card }.
    }
good_king_bad_queen-war-draw = لا أحد يستطيع أن يتابع
    .rule = إذا لم تبقَ مع أحد بطاقة للحرب، تنتهي اللعبة بالتعادل.
    .sentence = لا يستطيع أحد أن يضع بطاقة أخرى، ولا أحد غيرهم في اللعبة. النتيجة تعادل.
    .short = لا أحد يستطيع أن يضع بطاقة أخرى. تعادل.
good_king_bad_queen-war-win = الفوز بالحرب
    .rule = أكبر البطاقات الجديدة تفوز بكل بطاقة على الطاولة. وعندها تُكشف كلها.
    .sentence = { $alone ->
        [yes] لم يبقَ في هذه الحرب إلا { $winner }، فيأخذ { $n ->
            [one] البطاقة
            [two] البطاقتين
           *[other] البطاقات الـ{ $n } كلها
        }.
       *[no] { $high } أكبر من { $low }: يفوز { $winner } بالحرب، ويأخذ { $n ->
            [one] البطاقة
            [two] البطاقتين
           *[other] البطاقات الـ{ $n } كلها
        }.
    }
    .short = { $alone ->
        [yes] لا أحد آخر يستطيع أن يكمل.
       *[no] { $high_the } أكبر من { $low_the }.
    } { $winner_is ->
        [you] فزت بالحرب:
       *[other] الحرب من نصيب { $winner }:
    } { $n ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    }.
    .working = { $alone ->
        [yes] { "" }
       *[no] { $high } > { $low }
    }
good_king_bad_queen-treasury-win = الفوز بالخزينة
    .rule = الفائز بالحرب يأخذ الخزينة أيضًا، وبطاقاتها تُعَدّ من البطاقات المأخوذة.
    .sentence = نفتح الخزينة: { $cards }. { $n ->
        [one] تذهب هذه البطاقة
        [two] تذهب هاتان البطاقتان
       *[other] تذهب هذه البطاقات الـ{ $n }
    } إلى { $winner }.
    .short = الخزينة أيضًا { $winner_is ->
        [you] لك:
       *[other] من نصيب { $winner }:
    } { $n ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    }.
good_king_bad_queen-treasury-put = فوز بفرق نقطة واحدة
    .rule = من يفوز بجولة بفرق نقطة واحدة يدفع ثمن ذلك: بطاقات من كومته تذهب إلى الخزينة.
    .sentence = { $high } تساوي { $a }، و{ $low } تساوي { $b }. هذا فوز بفرق نقطة واحدة فقط، لذلك على { $winner } أن يضع { $n ->
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    } في الخزينة.
    .short = الفرق 1 فقط، { $winner_is ->
        [you] فتدفع للخزينة:
       *[other] والدفع للخزينة على { $winner }:
    } { $n ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    }.
    .working = { $a } − { $b } = 1
good_king_bad_queen-treasury-ace = الآص واحد أيضًا
    .rule = أمام الاثنين يمكن أن يُحسب الآص 1. وعندها يكون الفوز بالجولة بفرق نقطة واحدة أيضًا.
    .sentence = الآص يساوي { $a }، ويساوي 1 أيضًا. من 1 إلى 2 نقطة واحدة، لذلك على { $winner } أن يضع { $n ->
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    } في الخزينة.
    .short = الآص يساوي 1 أيضًا، { $winner_is ->
        [you] فتدفع للخزينة:
       *[other] والدفع للخزينة على { $winner }:
    } { $n ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    }.
    .working = 2 − 1 = 1
good_king_bad_queen-treasury-short = بطاقات لا تكفي للخزينة
    .rule = من لا تكفيه بطاقاته للخزينة يدفع كومته كلها. أما البطاقات التي أخذها الآن فتبقى له.
    .sentence = { $n ->
        [0] ليست في كومة { $winner } أي بطاقة، فلا يُدفع شيء.
        [one] ليس في كومة { $winner } إلا بطاقة واحدة، فتذهب إلى الخزينة.
        [two] ليس في كومة { $winner } إلا بطاقتان، فتذهبان إلى الخزينة.
        [few] ليس في كومة { $winner } إلا { $n } بطاقات، فتذهب إلى الخزينة.
       *[other] ليس في كومة { $winner } إلا { $n } بطاقة، فتذهب إلى الخزينة.
    } أما البطاقات التي أخذها الآن فتبقى له.
    .short = { $n ->
        [0] { $winner_is ->
            [you] ليست معك بطاقة للدفع.
           *[other] ليست مع { $winner } بطاقة للدفع.
        }
       *[other] { $winner_is ->
            [you] تدفع كل ما بقي معك:
           *[other] يُدفع كل ما بقي مع { $winner }:
        } { $n }.
    }
    .working = { $n } < { $need }
good_king_bad_queen-win-royal_pair = الزوج الملكي
    .rule = إذا اجتمع ملك وملكة من شكل واحد في البطاقات التي يفوز بها لاعب، يفوز هذا اللاعب باللعبة كلها.
    .sentence = { $king } و{ $queen } زوج ملكي، لأنهما من شكل واحد. لذلك يفوز { $winner } باللعبة فورًا!
    .short = { $king } و{ $queen }: الزوج الملكي! { $winner_is ->
        [you] فزت!
       *[other] الفوز من نصيب { $winner }!
    }
    .landmark = الزوج الملكي
good_king_bad_queen-capture = الملوك والملكات
    .rule = كل ملك مأخوذ يزيد 1، وكل ملكة مأخوذة تنقص 1.
    .sentence = أخذ { $winner } من الملوك والملكات: { $cards }، أي { $kings ->
        [0] { $queens ->
            [one] ملكة واحدة ولا ملك.
            [two] ملكتان ولا ملك.
           *[other] { $queens } ملكات ولا ملك.
        }
        [one] ملك واحد { $queens ->
            [0] ولا ملكة.
            [one] وملكة واحدة.
            [two] وملكتان.
           *[other] و{ $queens } ملكات.
        }
        [two] ملكان { $queens ->
            [0] ولا ملكة.
            [one] وملكة واحدة.
            [two] وملكتان.
           *[other] و{ $queens } ملكات.
        }
       *[other] { $kings } ملوك { $queens ->
            [0] ولا ملكة.
            [one] وملكة واحدة.
            [two] وملكتان.
           *[other] و{ $queens } ملكات.
        }
    }
    .short = أُخذت { $cards }، { $winner_is ->
        [you] وهي لك.
       *[other] وهي من نصيب { $winner }.
    }
    .working = { $kings } − { $queens } = { $more ->
        [queens] −{ $net }
       *[other] { $net }
    }
    .landmark = ملك أو ملكة
good_king_bad_queen-award-cancel = واحد مقابل واحدة
    .rule = ملك وملكة معًا لا يساويان شيئًا.
    .sentence = كل ملك يعوّض ملكة واحدة. { $more ->
        [kings] { $net ->
            [one] يبقى ملك واحد.
            [two] يبقى ملكان.
           *[other] يبقى { $net } ملوك.
        }
        [queens] { $net ->
            [one] تبقى ملكة واحدة.
            [two] تبقى ملكتان.
           *[other] تبقى { $net } ملكات.
        }
       *[other] لا يبقى شيء، فلا يعطي أحد شيئًا.
    }
    .short = كل ملك يعوّض عن ملكة.
good_king_bad_queen-award-king = الملك الطيب
    .rule = مقابل كل ملك باقٍ يعطي كل لاعب آخر الفائز بطاقات.
    .sentence = { $net ->
        [one] الملك يساوي { $each ->
            [one] بطاقة واحدة
            [two] بطاقتين
            [few] { $each } بطاقات
           *[other] { $each } بطاقة
        }.
       *[other] كل ملك يساوي { $each ->
            [one] بطاقة واحدة
            [two] بطاقتين
            [few] { $each } بطاقات
           *[other] { $each } بطاقة
        }، و⁦{ $net } × { $each } = { $n }⁩.
    } لذلك تذهب { $n ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    } من { $others ->
        [one] { $other }
       *[other] كل لاعب آخر
    } إلى { $winner }.
    .short = الملك الطيب! { $others ->
        [one] { $other_is ->
            [you] منك إلى { $winner }
           *[other] { $winner_is ->
                [you] لك من { $other }
               *[other] من { $other } إلى { $winner }
            }
        }
       *[other] من كل لاعب { $winner_is ->
            [you] لك
           *[other] إلى { $winner }
        }
    }: { $n ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    }.
    .working = { $net } × { $each } = { $n }
good_king_bad_queen-award-queen = الملكة الشريرة
    .rule = مقابل كل ملكة باقية يعطي الفائز كل لاعب آخر بطاقات.
    .sentence = { $net ->
        [one] الملكة تكلّف { $each ->
            [one] بطاقة واحدة
            [two] بطاقتين
            [few] { $each } بطاقات
           *[other] { $each } بطاقة
        }.
       *[other] كل ملكة تكلّف { $each ->
            [one] بطاقة واحدة
            [two] بطاقتين
            [few] { $each } بطاقات
           *[other] { $each } بطاقة
        }، و⁦{ $net } × { $each } = { $n }⁩.
    } لذلك تذهب { $n ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    } من { $winner } إلى { $others ->
        [one] { $other }.
        [two] كل من اللاعبَين الآخرَين، أي { $total } معًا.
       *[other] كل من اللاعبين الـ{ $others } الآخرين، أي { $total } معًا.
    }
    .short = الملكة الشريرة! { $winner_is ->
        [you] منك
       *[other] من { $winner }
    } { $others ->
        [one] { $other_is ->
            [you] إليك
           *[other] إلى { $other }
        }
       *[other] لكل لاعب
    }: { $n ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    }.
    .working = { $net } × { $each } = { $n }
        { $others ->
            [one] { "" }
           *[other] { $others } × { $n } = { $total }
        }
good_king_bad_queen-award-short = بطاقات لا تكفي للعطاء
    .rule = من لا تكفيه بطاقاته يعطي كل ما معه.
    .sentence = { $n ->
        [one] المطلوب بطاقة واحدة،
        [two] المطلوب بطاقتان،
        [few] المطلوب { $n } بطاقات،
       *[other] المطلوب { $n } بطاقة،
    } { $have ->
        [0] وليست مع { $player } أي بطاقة. لذلك لا يُعطى شيء.
        [one] وليس مع { $player } إلا بطاقة واحدة. لذلك تُعطى.
        [two] وليس مع { $player } إلا بطاقتان. لذلك تُعطيان.
        [few] وليس مع { $player } إلا { $have } بطاقات. لذلك تُعطى كلها.
       *[other] وليس مع { $player } إلا { $have } بطاقة. لذلك تُعطى كلها.
    }
    .short = { $have ->
        [0] { $player_is ->
            [you] ليست معك بطاقة تعطيها.
           *[other] ليست مع { $player } بطاقة للإعطاء.
        }
       *[other] { $player_is ->
            [you] ليس معك إلا { $have }، فتعطيها كلها.
           *[other] ليس مع { $player } إلا { $have }، فتُعطى كلها.
        }
    }
    .working = { $have } < { $n }
good_king_bad_queen-out = خارج اللعبة
    .rule = من ليست معه بطاقات بعد العطاء يخرج من اللعبة.
    .sentence = كومة { $player } فارغة، لذلك يخرج { $player } من اللعبة.
    .short = { $player_is ->
        [you] لم تبقَ معك بطاقات، فأنت خارج اللعبة.
       *[other] لم تبقَ مع { $player } بطاقات، وهذا يعني الخروج من اللعبة.
    }
good_king_bad_queen-win-deplete = آخر من معه بطاقات
    .rule = يفوز آخر لاعب معه بطاقات.
    .sentence = لم تبقَ بطاقات مع أي لاعب آخر. يفوز { $winner } بعد { $turns ->
        [one] جولة واحدة
        [two] جولتين
        [few] { $turns } جولات
       *[other] { $turns } جولة
    }!
    .short = لم تبقَ بطاقات مع الآخرين. { $winner_is ->
        [you] فزت!
       *[other] الفوز من نصيب { $winner }!
    }
good_king_bad_queen-end-max_turns = الجولة الأخيرة
    .rule = يمكنكم أن تتفقوا على أن تتوقف اللعبة بعد عدد من الجولات.
    .sentence = انتهت { $turns ->
        [one] جولة واحدة
        [two] جولتان
        [few] { $turns } جولات
       *[other] { $turns } جولة
    }، لذلك تتوقف اللعبة هنا. { $counts } { $outcome ->
        [won] ومع { $winner } أكبر عدد من البطاقات، فيفوز.
        [draw] ولا أحد معه العدد الأكبر: تعادل.
       *[unfinished] لم يفز أحد.
    }
    .short = { $turns ->
        [one] انتهت جولة واحدة.
        [two] انتهت جولتان.
        [few] انتهت { $turns } جولات.
       *[other] انتهت { $turns } جولة.
    }{ $counts_n ->
        [2] { " " }{ $counts }
       *[other] { "" }
    } { $outcome ->
        [won] { $winner_is ->
            [you] فزت!
           *[other] الفوز من نصيب { $winner }!
        }
        [draw] تعادل!
       *[unfinished] لا فائز.
    }
    .counts = عدد بطاقات { $player } هو { $n }.
    .counts-short = { $player_is ->
        [you] معك: { $n }.
       *[other] مع { $player }: { $n }.
    }

## المناطق والخيارات والطرق الجاهزة

good_king_bad_queen-zone-treasury = الخزينة
good_king_bad_queen-counter-turns = الجولات
good_king_bad_queen-counter-out = خارج اللعبة
good_king_bad_queen-measure-turns = الجولات
good_king_bad_queen-measure-treasuries = مرات الفوز بالخزينة
good_king_bad_queen-measure-kings = مرات عطاء الملك الطيب
good_king_bad_queen-measure-queens = مرات غرامة الملكة الشريرة
good_king_bad_queen-measure-royal_pairs = الفوز بالزوج الملكي
good_king_bad_queen-option-leftover = البطاقة رقم 52
    .help = مع ثلاثة لاعبين تبقى بطاقة واحدة: توضع جانبًا، أو تُعطى للاعب الأول، أو توضع في الخزينة.
    .v-set_aside = توضع جانبًا
    .v-dealt_on = يأخذها اللاعب الأول
    .v-treasury = في الخزينة
good_king_bad_queen-option-award_cards = بطاقات الملك والملكة
    .help = كم بطاقة يعطيك الملك الذي تأخذه، وكم بطاقة تكلّفك الملكة التي تأخذها؟
good_king_bad_queen-option-treasury_cards = بطاقات الخزينة
    .help = كم بطاقة يدفع من يفوز بفرق نقطة واحدة؟
good_king_bad_queen-option-treasury_in_war = الدفع في الحرب أيضًا
    .help = الحرب التي يُفاز بها بفرق نقطة واحدة يُدفع ثمنها مثل الجولة.
good_king_bad_queen-option-own_open = ملك الفائز نفسه
    .help = أي بطاقة مكشوفة للفائز يمكن أن تكون ملك الزوج الملكي؟
    .v-taker = البطاقة التي فازت
    .v-all = أي بطاقة مكشوفة
good_king_bad_queen-option-max_turns = أكبر عدد من الجولات
    .help = بعد هذا العدد من الجولات تتوقف اللعبة.
good_king_bad_queen-preset-printed = القواعد المطبوعة
    .help = لاعبان، ومن لا تكفيه بطاقاته للحرب يخرج من اللعبة.
good_king_bad_queen-preset-three = ثلاثة لاعبين
    .help = اللعبة المطبوعة لثلاثة لاعبين.
good_king_bad_queen-preset-last_card_stays = البطاقة الأخيرة
    .help = إذا لم تكفِ البطاقات للحرب، تُحسب البطاقة الأخيرة.
good_king_bad_queen-preset-long_war = ثلاث بطاقات مقلوبة
    .help = ثلاث بطاقات مقلوبة في كل حرب، لتكون اللعبة أقصر.
good_king_bad_queen-preset-awards_only = الملوك والملكات فقط
    .help = بلا خزينة: مناسبة لأول مرة.
good_king_bad_queen-preset-short = لعبة قصيرة
    .help = 40 جولة على الأكثر، ثم نعدّ البطاقات.

## التلميحات الأولى، واحدًا بعد واحد، حين تكون اللعبة جديدة

good_king_bad_queen-hint-start = المس كومتك لتكشف بطاقة.
good_king_bad_queen-hint-turn = البطاقة الأكبر تأخذ البطاقتين.
good_king_bad_queen-hint-on-award-king = كل ملك تأخذه يعطيك بطاقات.
good_king_bad_queen-hint-on-award-queen = كل ملكة تأخذها تكلّفك بطاقات.
good_king_bad_queen-hint-later = ملك وملكة من شكل واحد يعنيان الفوز!
