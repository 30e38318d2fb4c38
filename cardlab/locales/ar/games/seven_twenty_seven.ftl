seven_twenty_seven-game = لعبة 727
    .aim = اربح القطع: اقترب قدر ما تستطيع من 7 أو من 27.
    .summary = كن الأقرب إلى 7، أو الأقرب إلى 27. الولد والملكة والملك نصف لكل منها، والآص 1 أو 11.
    .ages = من 9 إلى 13
    .teaches = الأنصاف، والمسافة على خط الأعداد، والاحتمالات، والقسمة العادلة

seven_twenty_seven-turn = صاحب الدور
    .rule = تلعب عندما يأتي دورك، ولكل جزء من الشوط أفعاله.
    .sentence = { $turn ->
        [all] أولًا نوزّع البطاقات.
       *[other] الآن دور { $turn }.
    }
    .short = { "" }
    .refused = { $phase ->
        [bet] الآن وقت وضع القطع، والدور دور { $turn }.
        [ask] الآن وقت طلب البطاقات، والدور دور { $turn }.
       *[other] أولًا نوزّع البطاقات.
    }
seven_twenty_seven-ante = الجميع يدفعون
    .rule = قبل كل شوط يضع كل لاعب في الصندوق العدد نفسه من القطع.
    .sentence = { $ante ->
        [0] لا يدفع أحد شيئًا
        [one] يضع كل لاعب قطعة واحدة
        [two] يضع كل لاعب قطعتين
        [few] يضع كل لاعب { $ante } قطع
       *[other] يضع كل لاعب { $ante } قطعة
    }: ⁦{ $n } × { $ante } = { $sum }⁩. عدد القطع في الصندوق الآن { $pot }.
    .short = كل لاعب يدفع { $ante }: ⁦{ $n } × { $ante } = { $sum }⁩. في الصندوق { $pot }.
    .working = { $n } × { $ante } = { $sum }
seven_twenty_seven-deal = التوزيع
    .rule = يأخذ كل لاعب بطاقة مكشوفة وبطاقة مخفية.
    .sentence = بطاقة مكشوفة وبطاقة مخفية لكل لاعب.
    .short = { $viewer_is ->
        [you] بطاقة مكشوفة وبطاقة مخفية لكل لاعب. { $begins_is ->
            [you] أنت تبدأ.
           *[other] يبدأ { $begins }.
        }
       *[other] { $first ->
            [yes] بطاقتان لكل لاعب. الصورة نصف، والآص 1 أو 11.
           *[no] بطاقتان لكل لاعب.
        }
    }
seven_twenty_seven-check = تمرير
    .rule = إذا لم يضع أحد قطعًا، يمكنك أن تمرّر دورك ولا تضع شيئًا.
    .sentence = يمرّر { $player } دوره.
    .short = { $player_is ->
        [you] أنت تمرّر.
       *[other] تمرير من { $player }.
    }
    .refused = لاعب آخر وضع قطعًا. يمكنك أن تجاري { $to_match }، أو تزيد، أو تنسحب.
seven_twenty_seven-bet = وضع القطع
    .rule = إذا لم يضع أحد قطعًا في هذه الجولة، يمكنك أن تضع بعض القطع. وعلى الآخرين أن يجاروها.
    .sentence = يضع { $player } في الصندوق { $x ->
        [one] قطعة واحدة
        [two] قطعتين
        [few] { $x } قطع
       *[other] { $x } قطعة
    }.
    .short = { $player_is ->
        [you] منك إلى الصندوق:
       *[other] من { $player } إلى الصندوق:
    } { $x ->
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $x } قطع
       *[other] { $x } قطعة
    }.
    .refused = لاعب آخر وضع قطعًا من قبل. يمكنك أن تجاري، أو تزيد، أو تنسحب.
seven_twenty_seven-call = مجاراة
    .rule = تجاري الآخرين بأن تدفع ما ينقصك حتى تبلغ أكبر ما وُضع.
    .sentence = { $paid ->
        [0] لم يدفع { $player } شيئًا من قبل
       *[other] دفع { $player } من قبل { $paid }
    }، ويجاري الآن { $to_match }: ⁦{ $to_match } − { $paid } = { $x }⁩.
    .short = { $player_is ->
        [you] أنت تجاري:
       *[other] مجاراة من { $player }:
    } { $paid ->
        [0] { $to_match }.
       *[other] ⁦{ $to_match } − { $paid } = { $x }⁩.
    }
    .working = { $to_match } − { $paid } = { $x }
    .refused = لا يوجد ما تجاريه. يمكنك أن تمرّر أو تضع قطعًا.
seven_twenty_seven-raise = زيادة
    .rule = يمكنك أن تجاري الآخرين ثم تزيد. وعليهم بعد ذلك أن يجاروا الزيادة.
    .sentence = يجاري { $player } بأن يدفع { $need }، ثم يزيد { $x }: ⁦{ $need } + { $x } = { $sum }⁩.
    .short = { $player_is ->
        [you] تجاري { $need } وتزيد { $x }:
       *[other] مجاراة وزيادة من { $player }:
    } ⁦{ $need } + { $x } = { $sum }⁩.
    .working = { $need } + { $x } = { $sum }
    .refused = لم يضع أحد قطعًا بعد، فلا يوجد ما تزيد عليه. يمكنك أن تضع قطعًا.
seven_twenty_seven-fold = انسحاب
    .rule = يمكنك أن تترك الشوط، وتترك معه كل ما دفعته.
    .sentence = ينسحب { $player } من هذا الشوط.
    .short = { $player_is ->
        [you] تنسحب من هذا الشوط.
       *[other] { $player } خارج هذا الشوط.
    }
    .refused = لا يوجد ما تجاريه، فلا داعي إلى الانسحاب. يمكنك أن تمرّر.
seven_twenty_seven-limit = الحدود
    .rule = ما يضعه اللاعب أو يزيده له حدود، ولعدد الزيادات في الجولة حدّ أيضًا.
    .sentence = عدد القطع من { $min } إلى { $max }، وعدد الزيادات { $raises } على الأكثر.
    .short = { "" }
seven_twenty_seven-limit-cap = أكثر مما يستطيع الجميع
    .rule = إذا كان الدَّين ممنوعًا، لا يضع أحد أكثر مما يستطيع كل لاعب أن يجاريه.
    .sentence = لا يستطيع { $poorest } أن يجاري ذلك.
    .short = { "" }
seven_twenty_seven-bet-over = تساوى ما دفعه الجميع
    .rule = عندما يجاري الجميع، ينتهي وضع القطع ويبدأ طلب البطاقات.
    .sentence = دفع الجميع العدد نفسه. عدد القطع في الصندوق { $pot }.
    .short = دفع الجميع العدد نفسه. في الصندوق { $pot }.
seven_twenty_seven-last_player = بقي لاعب واحد
    .rule = عندما يخرج الآخرون كلهم، يأخذ اللاعب الأخير الصندوق، ولا يلزم أن يكشف بطاقاته.
    .sentence = خرج الآخرون كلهم: يأخذ { $player } كل القطع في الصندوق: { $pot }.
    .short = خرج الآخرون. الصندوق كله { $player_is ->
        [you] لك:
       *[other] من نصيب { $player }:
    } { $pot }.
seven_twenty_seven-card = بطاقة أخرى
    .rule = من يطلب بطاقة يأخذ البطاقة العليا من كومة السحب.
    .sentence = { $open ->
        [yes] يأخذ { $player } البطاقة { $card }.
       *[no] يأخذ { $player } بطاقة.
    }
    .own = قيمة { $card } هي { $ace ->
        [yes] 1 أو 11
       *[no] ⁦{ $value }⁩
    }: ⁦{ $old } + { $value } = { $new }⁩. { $aces ->
        [0] { "" }
        [1] وإذا حُسب الآص 11، صار المجموع { $high }.
       *[other] حُسب كل آص هنا 1، ويمكن أن يُحسب 11.
    }
    .short = { $player_is ->
        [you] تأخذ
       *[other] بطاقة جديدة مع { $player }{ $open ->
            [no] .
           *[other] :
        }
    } { $open ->
        [hand] { $card }: ⁦{ $old } + { $value } = { $new }⁩{ $aces ->
            [0] .
            [1] ، أو { $high }.
           *[other] ، وكل آص 1.
        }
        [yes] { $card }.
       *[no] { "" }
    }
seven_twenty_seven-stand = بلا بطاقة
    .rule = لا يلزم أن تأخذ بطاقة. ويمكنك أن تطلب واحدة في جولة تالية.
    .sentence = لا يريد { $player } بطاقة.
    .short = { $player_is ->
        [you] أنت لا تأخذ بطاقة.
       *[other] لا بطاقة جديدة مع { $player }.
    }
seven_twenty_seven-freeze = لا بطاقات أخرى
    .rule = إذا اتفقتم على ذلك، فمن رفض البطاقة هذا العدد من المرات لا يطلب بعد ذلك.
    .sentence = رفض { $player } أن يأخذ بطاقة { $n ->
        [one] مرة واحدة
        [two] مرتين
        [few] { $n } مرات
       *[other] { $n } مرة
    }، فتبقى بطاقاته كما هي.
    .short = { "" }
seven_twenty_seven-stock-empty = لم تبقَ بطاقات
    .rule = عندما لا تبقى بطاقات، لا يستطيع أحد أن يطلب واحدة.
    .sentence = لم تبقَ بطاقات. يمكنك أن تكتفي بما في يدك.
    .short = { "" }
seven_twenty_seven-stock-reshuffle = كومة سحب جديدة
    .rule = عندما تفرغ كومة السحب، يمكن أن تُخلط بطاقات المنسحبين وتصير كومة جديدة.
    .sentence = تُخلط بطاقات المنسحبين وتصير كومة السحب الجديدة.
    .short = بطاقات المنسحبين هي كومة السحب الجديدة.
seven_twenty_seven-bust = أكثر من 27
    .rule = إذا كان تجاوز 27 يعني الخروج، تُكشف اليد التي أصغر مجموع لها أكبر من 27، وتخرج.
    .sentence = حتى لو حُسب كل آص 1، فالمجموع ⁦{ $total }⁩، وهو أكبر من 27. يخرج { $player }.
    .short = ⁦{ $total }⁩ أكبر من 27: { $player_is ->
        [you] أنت خارج هذا الشوط.
       *[other] { $player } خارج هذا الشوط.
    }
    .working = { $total } > 27
seven_twenty_seven-again = جولة أخرى
    .rule = إذا أخذ أحد بطاقة، تأتي جولة أخرى.
    .sentence = { $took ->
        [no] الآن يبدأ وضع القطع.
       *[yes] { $betting ->
            [yes] أخذ أحدهم بطاقة، فنعود إلى وضع القطع.
           *[no] أخذ أحدهم بطاقة، فيمكن للجميع أن يطلبوا من جديد.
        }
    }
    .short = { $took ->
        [no] الآن يبدأ وضع القطع.
       *[yes] { $betting ->
            [yes] تغيّرت البطاقات: نضع القطع من جديد.
           *[no] { $first ->
                [yes] تغيّرت البطاقات: نطلب من جديد.
               *[no] { $viewer_is ->
                    [you] نطلب من جديد.
                   *[other] { "" }
                }
            }
        }
    }
seven_twenty_seven-final = جولة أخيرة لوضع القطع
    .rule = إذا اتفقتم على ذلك، تأتي جولة أخرى لوضع القطع قبل كشف البطاقات.
    .sentence = لم يأخذ أحد بطاقة. هذه جولة أخيرة لوضع القطع.
    .short = لم يأخذ أحد بطاقة. جولة أخيرة لوضع القطع.
seven_twenty_seven-show = نكشف كل الأيدي
    .rule = عندما لا يأخذ أحد بطاقة، يكشف كل من بقي بطاقاته. ولكل يد أفضل مجموع للهدف 7 وأفضل مجموع للهدف 27.
    .sentence = { $hands }
    .short = نكشف كل البطاقات. من الأقرب إلى 7 وإلى 27؟
    .hands = { $player }: { $cards }. { $has7 ->
        [no] لا يمكن الفوز بالهدف 7،
       *[yes] للهدف 7 المجموع ⁦{ $total7 }⁩ (المسافة ⁦{ $d7 }⁩)،
    } { $has27 ->
        [no] ولا يمكن الفوز بالهدف 27.
       *[yes] وللهدف 27 المجموع ⁦{ $total27 }⁩ (المسافة ⁦{ $d27 }⁩).
    }
    .working = { $hands }
    .hands-working = { $has7 ->
        [no] { "" }
       *[yes] من ⁦{ $total7 }⁩ إلى 7: ⁦{ $d7 }⁩.
    } { $has27 ->
        [no] { "" }
       *[yes] { " " } من ⁦{ $total27 }⁩ إلى 27: ⁦{ $d27 }⁩.
    }
    .landmark = كشف البطاقات
seven_twenty_seven-one_end = الأفضل في الهدفين
    .rule = إذا كانت اليد تفوز بهدف واحد فقط، يحتفظ الأفضل في الهدفين بالهدف الأقرب إليه.
    .sentence = { $player } هو الأفضل في الهدفين، ويحتفظ بالهدف { $goal }. ويتنافس الآخرون على الهدف { $other }.
    .short = { $player_is ->
        [you] أنت الأفضل في الهدفين، ويبقى لك { $goal }.
       *[other] الأفضل في الهدفين: { $player }، مع الهدف { $goal } فقط.
    }
seven_twenty_seven-low = الأقرب إلى 7
    .rule = اليد الأقرب إلى 7 تفوز بجهة 7.
    .sentence = مجموع { $player } هو ⁦{ $total }⁩، ويبعد عن 7 مسافة ⁦{ $d }⁩، وهي أصغر مسافة.
    .short = { $d ->
        [0] { $player_is ->
            [you] معك
           *[other] مع { $player }:
        } ⁦{ $total }⁩ تمامًا!
       *[other] { $player_is ->
            [you] أنت الأقرب إلى 7، على بعد
           *[other] الأقرب إلى 7: { $player }، على بعد
        } ⁦{ $d }⁩.
    }
    .working = من ⁦{ $total }⁩ إلى 7: ⁦{ $d }⁩
seven_twenty_seven-low-tie = القرب نفسه من 7
    .rule = الأيدي التي لها القرب نفسه من 7 تتقاسم جهة 7.
    .sentence = { $n ->
        [2] يبعد كل من { $players } عن 7 المسافة نفسها: ⁦{ $d }⁩.
       *[other] يبعد { $players } كلهم عن 7 المسافة نفسها: ⁦{ $d }⁩.
    }
    .short = { $players_is ->
        [you] { $n ->
            [2] تعادل بينك وبين { $players_others }:
           *[other] أنت من المتعادلين:
        }
       *[other] { $n ->
            [2] تعادل بين { $players }:
           *[other] عدد المتعادلين { $n }:
        }
    } على بعد ⁦{ $d }⁩ من 7.
    .working = { $hands }
    .hands-working = من ⁦{ $total }⁩ إلى 7: ⁦{ $d }⁩
seven_twenty_seven-low-none = لا أحد لجهة 7
    .rule = يمكن أن تبقى جهة 7 بلا فائز.
    .sentence = لا أحد يستطيع أن يفوز بجهة 7.
    .short = لا أحد يستطيع أن يفوز بجهة 7.
seven_twenty_seven-high = الأقرب إلى 27
    .rule = اليد الأقرب إلى 27 تفوز بجهة 27.
    .sentence = مجموع { $player } هو ⁦{ $total }⁩، ويبعد عن 27 مسافة ⁦{ $d }⁩، وهي أصغر مسافة.
    .short = { $d ->
        [0] { $player_is ->
            [you] معك
           *[other] مع { $player }:
        } ⁦{ $total }⁩ تمامًا!
       *[other] { $player_is ->
            [you] أنت الأقرب إلى 27، على بعد
           *[other] الأقرب إلى 27: { $player }، على بعد
        } ⁦{ $d }⁩.
    }
    .working = من ⁦{ $total }⁩ إلى 27: ⁦{ $d }⁩
seven_twenty_seven-high-tie = القرب نفسه من 27
    .rule = الأيدي التي لها القرب نفسه من 27 تتقاسم جهة 27.
    .sentence = { $n ->
        [2] يبعد كل من { $players } عن 27 المسافة نفسها: ⁦{ $d }⁩.
       *[other] يبعد { $players } كلهم عن 27 المسافة نفسها: ⁦{ $d }⁩.
    }
    .short = { $players_is ->
        [you] { $n ->
            [2] تعادل بينك وبين { $players_others }:
           *[other] أنت من المتعادلين:
        }
       *[other] { $n ->
            [2] تعادل بين { $players }:
           *[other] عدد المتعادلين { $n }:
        }
    } على بعد ⁦{ $d }⁩ من 27.
    .working = { $hands }
    .hands-working = من ⁦{ $total }⁩ إلى 27: ⁦{ $d }⁩
seven_twenty_seven-high-none = لا أحد لجهة 27
    .rule = يمكن أن تبقى جهة 27 بلا فائز.
    .sentence = لا أحد يستطيع أن يفوز بجهة 27.
    .short = لا أحد يستطيع أن يفوز بجهة 27.
seven_twenty_seven-split = يُقسم الصندوق نصفين
    .rule = لكل جهة نصف الصندوق، ويتقاسمه الفائزون بها بالتساوي.
    .sentence = { $rest ->
        [0] ⁦{ $pot } ÷ 2 = { $half }⁩ لكل جهة.
       *[other] ⁦{ $pot } ÷ 2 = { $half }⁩ لكل جهة، والباقي { $rest }.
    } { $shares }
    .short = { $rest ->
        [0] ⁦{ $pot } ÷ 2 = { $half }⁩.
       *[other] ⁦{ $pot } = { $half } + { $half } + { $rest }⁩.
    } { $parts } { $shares_n ->
        [1] { $shares }
        [2] { $shares }
       *[other] { "" }
    }
    .shares = يحصل { $player } على { $n ->
        [one] قطعة واحدة
        [two] قطعتين
        [few] { $n } قطع
       *[other] { $n } قطعة
    }.
    .shares-short = { $player_is ->
        [you] لك { $n }.
       *[other] نصيب { $player }: { $n }.
    }
    .working = { $pot } ÷ 2 = { $half }{ $rest ->
        [0] { "" }
       *[other] ، الباقي { $rest }
    }
        { $parts }
    .parts-short = { $k ->
        [1] { "" }
       *[other] { $players_is ->
            [you] أنت و{ $players_others }
           *[other] { $players }
        }: ⁦{ $amount } ÷ { $k } = { $each }⁩ لكل لاعب.
    }
    .parts-working = { $k ->
        [1] { "" }
       *[other] { $amount } ÷ { $k } = { $each }{ $rest ->
            [0] { "" }
           *[other] ، الباقي { $rest }
        }
    }
seven_twenty_seven-split-one = الصندوق كله
    .rule = من يفوز بالجهتين، أو بالجهة الوحيدة التي لها فائز، يأخذ الصندوق كله.
    .sentence = { $k ->
        [1] يأخذ { $players } الصندوق كله، وعدد قطعه { $pot }.
       *[other] يتقاسم { $players } الصندوق كله، وعدد قطعه { $pot }. { $shares }
    }
    .short = { $k ->
        [1] { $shares } الصندوق كله!
        [2] { $rest ->
            [0] ⁦{ $pot } ÷ 2 = { $each }⁩.
           *[other] ⁦{ $pot } = { $each } + { $each } + { $rest }⁩.
        } { $shares }
       *[other] الصندوق بين { $k ->
            [few] { $k } لاعبين
           *[other] { $k } لاعبًا
        }: ⁦{ $pot } ÷ { $k } = { $each }⁩{ $rest ->
            [0] .
           *[other] ، والباقي { $rest }.
        }
    }
    .shares = يحصل { $player } على { $n ->
        [one] قطعة واحدة
        [two] قطعتين
        [few] { $n } قطع
       *[other] { $n } قطعة
    }.
    .shares-short = { $player_is ->
        [you] لك { $n }.
       *[other] نصيب { $player }: { $n }.
    }
    .working = { $k ->
        [1] { "" }
       *[other] { $pot } ÷ { $k } = { $each }{ $rest ->
            [0] { "" }
           *[other] ، الباقي { $rest }
        }
    }
seven_twenty_seven-split-none = يبقى الصندوق
    .rule = إذا لم يفز أحد، يبقى الصندوق للشوط التالي.
    .sentence = لا أحد يفوز. تبقى القطع الـ{ $pot } في الصندوق.
    .short = لا أحد يفوز. في الصندوق تبقى { $pot }.
seven_twenty_seven-odd = بقيت قطع
    .rule = القطع التي لا يمكن تقسيمها بالتساوي تبقى في الصندوق، أو تذهب إلى إحدى الجهتين.
    .sentence = لا يمكن تقسيم { $pot } بالتساوي. { $stays ->
        [yes] { $left ->
            [one] تزيد قطعة واحدة، وتبقى في الصندوق.
            [two] تزيد قطعتان، وتبقيان في الصندوق.
            [few] تزيد { $left } قطع، وتبقى في الصندوق.
           *[other] تزيد { $left } قطعة، وتبقى في الصندوق.
        }
       *[no] { $steps }
    }
    .short = { $stays ->
        [yes] في الصندوق تبقى { $left ->
            [one] قطعة واحدة
            [two] قطعتان
            [few] { $left } قطع
           *[other] { $left } قطعة
        }.
       *[no] { $steps_n ->
            [1] { $steps }
           *[other] القطع الزائدة تُوزّع واحدة بعد واحدة.
        }
    }
    .steps = { $side ->
        [half] القطعة الزائدة تذهب إلى جهة { $to ->
            [low] 7
           *[high] 27
        }.
       *[other] { $rest ->
            [one] يأخذ { $first } قطعة إضافية.
           *[other] يأخذ كل من { $first } قطعة إضافية.
        }
    }
    .steps-short = { $side ->
        [half] القطعة الزائدة لجهة { $to ->
            [low] 7
           *[high] 27
        }.
       *[other] { $first_is ->
            [you] لك قطعة إضافية.
           *[other] { $rest ->
                [1] قطعة إضافية من نصيب { $first }.
               *[other] عدد من يأخذ قطعة إضافية { $rest }.
            }
        }
    }
    .working = { $steps }
    .steps-working = { $amount } ÷ { $k } = { $each }، الباقي { $rest }
seven_twenty_seven-win = الفوز باللعبة
    .rule = بعد الشوط الأخير يفوز من معه أكبر عدد من القطع.
    .sentence = { $k ->
        [1] يفوز { $players }، وعدد قطعه { $n }.
       *[other] يتقاسم { $players } الفوز، وعدد القطع مع كل واحد { $n }.
    }
    .short = { $players_is ->
        [you] { $k ->
            [1] معك { $n ->
                [one] قطعة واحدة
                [two] قطعتان
                [few] { $n } قطع
               *[other] { $n } قطعة
            }. فزت!
           *[other] أنت من الفائزين، وعدد القطع مع كل فائز { $n }.
        }
       *[other] { $k ->
            [1] الفوز من نصيب { $players }. عدد القطع { $n }.
            [2] الفوز من نصيب { $players }، ومع كل منهما { $n }.
           *[other] عدد الفائزين { $k }، وعدد القطع مع كل فائز { $n }.
        }
    }

seven_twenty_seven-coach-hand = { $away7 ->
        [no] مجموعك أكبر من 7
        [0] مجموعك 7 تمامًا
       *[other] مجموعك يبعد عن 7 مسافة ⁦{ $away7 }⁩
    }، { $away27 ->
        [no] وأكبر من 27.
        [0] وهو 27 تمامًا.
       *[other] ويبعد عن 27 مسافة ⁦{ $away27 }⁩.
    }
seven_twenty_seven-coach-wins = في الصندوق { $pot } من القطع. { $wins ->
        [0] لا تكاد تربح منها شيئًا في المتوسط
       *[other] تربح منها في المتوسط نحو ⁦{ $wins }⁩
    }
seven_twenty_seven-coach-card = { seven_twenty_seven-coach-hand } { seven_twenty_seven-coach-wins } إذا أخذت بطاقة ثم أحسنت اللعب. عدد البطاقات التي لا تراها { $n }: { $nearer7 ->
        [0] لا تقرّبك أي منها
        [one] واحدة منها تقرّبك
        [two] اثنتان منها تقرّبانك
       *[other] { $nearer7 } منها تقرّبك
    } من 7، { $nearer27 ->
        [0] ولا تقرّبك أي منها
        [one] وواحدة منها تقرّبك
        [two] واثنتان منها تقرّبانك
       *[other] و{ $nearer27 } منها تقرّبك
    } من 27.{ $mean ->
        [none] { "" }
       *[other] {" "}بعد بطاقة واحدة تصير المسافة إلى الهدف الأقرب في المتوسط نحو ⁦{ $mean }⁩.
    }
seven_twenty_seven-coach-stand = { seven_twenty_seven-coach-hand } { seven_twenty_seven-coach-wins } بالبطاقات التي معك الآن.
seven_twenty_seven-coach-fold = تترك الصندوق، وعدد قطعه { $pot }، ولا تدفع شيئًا آخر. { seven_twenty_seven-coach-hand }
seven_twenty_seven-coach-pay = { $pays ->
        [0] لا تدفع شيئًا الآن.
       *[other] تدفع { $pays }، فيكبر الصندوق: ⁦{ $pot } + { $pays } = { $then }⁩.
    } { $wins ->
        [0] يظن المساعد أنه لا يكاد يعود إليك شيء منه
       *[other] يظن المساعد أنه يعود إليك منه نحو ⁦{ $wins }⁩
    }{ $pays ->
        [0] .
       *[other] { $result ->
            [more] ، وهذا أكثر مما تدفع بنحو ⁦{ $more }⁩.
            [less] ، وهذا أقل مما تدفع بنحو ⁦{ $more }⁩.
           *[even] ، وهذا تقريبًا ما تدفعه.
        }
    } { seven_twenty_seven-coach-hand }

seven_twenty_seven-action-check = مرّر
    .price = لا تدفع شيئًا
seven_twenty_seven-action-bet = ضع { $x ->
        [one] قطعة واحدة
        [two] قطعتين
        [few] { $x } قطع
       *[other] { $x } قطعة
    }
    .kind = ضع قطعًا
    .price = { $owes ->
        [yes] تدفع { $pays }
       *[no] تدفع { $pays } من { $counters }
    }
seven_twenty_seven-action-call = جارِ الآخرين
    .price = { $owes ->
        [yes] تدفع { $pays }
       *[no] تدفع { $pays } من { $counters }
    }
seven_twenty_seven-action-raise = زد { $x ->
        [one] قطعة واحدة
        [two] قطعتين
        [few] { $x } قطع
       *[other] { $x } قطعة
    }
    .kind = زد
    .price = { $owes ->
        [yes] تدفع { $pays }
       *[no] تدفع { $pays } من { $counters }
    }
seven_twenty_seven-action-fold = انسحب
    .price = تترك الصندوق
seven_twenty_seven-action-card = خذ بطاقة
seven_twenty_seven-action-stand = لا تأخذ بطاقة

seven_twenty_seven-zone-up = المكشوفة
seven_twenty_seven-zone-down = المخفية
seven_twenty_seven-zone-stock = كومة السحب
seven_twenty_seven-zone-muck = بطاقات المنسحبين
seven_twenty_seven-counter-pot = الصندوق
seven_twenty_seven-counter-hand = الشوط
seven_twenty_seven-counter-counters = القطع
seven_twenty_seven-counter-status = الحالة
    .v-folded = انسحب
    .v-bust = خرج
seven_twenty_seven-counter-total7 = للهدف 7
seven_twenty_seven-counter-total27 = للهدف 27
seven_twenty_seven-measure-counters = القطع في النهاية
seven_twenty_seven-measure-cards_taken = البطاقات المطلوبة
seven_twenty_seven-measure-busts = الأيدي التي تجاوزت 27
seven_twenty_seven-measure-folds = مرات الانسحاب
seven_twenty_seven-measure-showdowns = مرات كشف الأيدي
seven_twenty_seven-measure-halved = مرات قسمة الصندوق نصفين

seven_twenty_seven-option-ante = ما يُدفع أولًا
    .help = القطع التي يضعها كل لاعب قبل الشوط.
seven_twenty_seven-option-start_counters = القطع في البداية
    .help = كم قطعة مع كل لاعب في أول اللعبة؟
seven_twenty_seven-option-min_bet = أقل ما يوضع
    .help = أقل عدد من القطع يوضع أو يُزاد.
seven_twenty_seven-option-max_bet = أكثر ما يوضع
    .help = أكثر عدد من القطع يوضع أو يُزاد. مع 0 لا يضع أحد قطعًا أبدًا.
seven_twenty_seven-option-max_raises = الزيادات
    .help = كم زيادة يمكن أن تكون في الجولة الواحدة؟
seven_twenty_seven-option-short = إذا قلّت القطع
    .help = يجوز للاعب أن يكون عليه دَين، أو لا يضع أحد أكثر مما يستطيع الجميع أن يجاروه.
    .v-owe = الدَّين مسموح
    .v-cap = لا أكثر مما يستطيع الجميع
seven_twenty_seven-option-first = يبدأ الشوط بـ
    .help = هل يبدأ الشوط بوضع القطع أم بطلب البطاقات؟
    .v-bet = وضع القطع
    .v-ask = طلب البطاقات
seven_twenty_seven-option-extra_card = البطاقات الإضافية
    .help = هل تكون البطاقة الإضافية مخفية أم مكشوفة؟
    .v-down = مخفية
    .v-up = مكشوفة
seven_twenty_seven-option-over = أكثر من الهدف
    .help = تُحسب اليد بمسافتها، أو لا تفوز بذلك الهدف، أو تخرج فورًا إذا تجاوزت 27.
    .v-allowed = تُحسب بمسافتها
    .v-loses_end = لا تفوز بذلك الهدف
    .v-out_at_once = تخرج بعد 27
seven_twenty_seven-option-sides = تحت الهدف وفوقه
    .help = هل تتعادل المسافات المتساوية، أم يتقدّم من هو تحت الهدف؟
    .v-equal = تعادل
    .v-under_first = من هو تحت الهدف يتقدّم
seven_twenty_seven-option-ends = أهداف اليد الواحدة
    .help = هل يجوز أن تفوز يد واحدة بالهدفين؟
    .v-cards_speak = هدفان
    .v-one_end = هدف واحد
seven_twenty_seven-option-final_bet = وضع أخير
    .help = جولة أخرى لوضع القطع قبل كشف البطاقات.
seven_twenty_seven-option-freeze_after = لا طلب بعد الرفض
    .help = بعد هذا العدد من المرات بلا بطاقة لا يجوز الطلب. ومع 0 يجوز دائمًا.
seven_twenty_seven-option-stock_empty = عندما تفرغ كومة السحب
    .help = لا بطاقات بعد ذلك، أو تُخلط بطاقات المنسحبين.
    .v-no_more = لا بطاقات بعد ذلك
    .v-reshuffle_folded = تُخلط بطاقات المنسحبين
seven_twenty_seven-option-odd = القطع الزائدة
    .help = أين تذهب القطع التي لا يمكن تقسيمها بالتساوي؟
    .v-carry = تبقى في الصندوق
    .v-low = إلى جهة 7
    .v-high = إلى جهة 27
seven_twenty_seven-option-hands = الأشواط
    .help = كم شوطًا في اللعبة؟
seven_twenty_seven-preset-book = القواعد المطبوعة
    .help = قواعد الكتاب.
seven_twenty_seven-preset-ask_first = الطلب أولًا
    .help = يبدأ الشوط بطلب البطاقات.
seven_twenty_seven-preset-no_bust = بلا تجاوز
    .help = يفوز الأقرب من غير أن يتجاوز؛ والبطاقات الإضافية مكشوفة.
seven_twenty_seven-preset-under_first = تحت الهدف أولًا
    .help = إذا تساوت المسافتان يفوز المجموع الأصغر؛ والبطاقات الإضافية مكشوفة.
seven_twenty_seven-preset-one_end = هدف لكل يد
    .help = تفوز اليد بواحد فقط من الهدفين.
seven_twenty_seven-preset-no_betting = بلا وضع قطع
    .help = البطاقات وكشفها فقط: درس أول جيد.
seven_twenty_seven-preset-short = لعبة قصيرة
    .help = أربعة أشواط، ثم نعدّ القطع.

## التلميحات الأولى، واحدًا بعد واحد، حين تكون اللعبة جديدة

seven_twenty_seven-hint-start = اقترب من 7، أو اقترب من 27.
seven_twenty_seven-hint-turn = الصورة نصف، والآص 1 أو 11.
seven_twenty_seven-hint-can-bet = هل تراهن؟ المس الزر، ثم اختر عدد القطع.
seven_twenty_seven-hint-can-card = خذ بطاقة، أو اكتفِ بما معك.
seven_twenty_seven-hint-last = اليدان الأقرب تتقاسمان الصندوق.
