tablanette-game = تبلانيت
    .aim = اجمع أكثر النقاط: خذ من الطاولة بطاقات قيمتها مثل قيمة بطاقتك.
    .summary = العب بطاقة، وخذ بطاقات مجموعها يساويها. خذ كل ما على الطاولة: هذا تبلانيت!
    .ages = من 8 إلى 12
    .teaches = تكوين عدد من أعداد أخرى، وتجربة كل الطرق، والآص 1 أو 11

tablanette-turn = صاحب الدور
    .rule = يلعب اللاعبان بالتناوب. في كل مرة تلعب بطاقة واحدة من يدك.
    .sentence = الآن دور { $turn }.
    .short = { "" }
    .refused = { $why ->
        [deal] أولًا نوزّع البطاقات.
        [dealt] وزّعنا البطاقات من قبل. الآن يلعب { $turn } بطاقة.
        [not_held] البطاقة { $card } ليست في يدك. العب واحدة من بطاقاتك.
       *[turn] انتظر لحظة: يلعب { $turn } أولًا.
    }
tablanette-deal = التوزيع
    .rule = يأخذ كل لاعب ست بطاقات، ويلعب منافس الموزّع أولًا.
    .sentence = يوزّع { $dealer } البطاقات واحدة بعد الأخرى: { $n ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    } لكل لاعب.
    .short = لكل لاعب { $n ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    }.{ $viewer_is ->
        [you] { $dealer_is ->
            [you] { " " }اللاعب الآخر يبدأ.
           *[other] { " " }أنت تبدأ.
        }
       *[other] { "" }
    }
tablanette-layout-jack = لا ولد في البداية
    .rule = لا يجوز أن يكون على الطاولة ولد في البداية. نضعه أسفل كومة السحب، ونضع بطاقة أخرى.
    .sentence = البطاقة { $card } تأخذ كل ما على الطاولة، فلا يجوز أن تبدأ هناك. نضعها أسفل كومة السحب.
    .short = لا ولد في البداية: { $card } أسفل كومة السحب.
tablanette-layout = أول بطاقات الطاولة
    .rule = نضع أربع بطاقات مكشوفة. ويمكن لكل لاعب أن يأخذ منها.
    .sentence = { $n ->
        [0] لم تبقَ بطاقات للطاولة.
       *[other] على الطاولة الآن { $cards }، ويبدأ اللعب.
    }
    .short = { $n ->
        [0] لم تبقَ بطاقات للطاولة.
       *[other] على الطاولة { $n ->
            [one] بطاقة واحدة
            [two] بطاقتان
            [few] { $n } بطاقات
           *[other] { $n } بطاقة
        }.
    }
tablanette-deal-again = ست بطاقات أخرى لكل لاعب
    .rule = عندما تنتهي بطاقات اللاعبَين، نوزّع ست بطاقات أخرى لكل لاعب. وتبقى الطاولة كما هي.
    .sentence = انتهت بطاقات اللاعبَين، فنوزّع من جديد. هذا هو التوزيع { $deal } من { $deals }.
    .short = انتهت البطاقات. بطاقات جديدة: التوزيع { $deal } من { $deals }.
tablanette-trail = بطاقة على الطاولة
    .rule = يمكنك أن تضع بطاقة ولا تأخذ شيئًا. تبقى على الطاولة، وقد تؤخذ بعد ذلك.
    .sentence = يضع { $player } البطاقة { $card } ولا يأخذ شيئًا.
    .short = { $player_is ->
        [you] تضع { $card } على الطاولة.
       *[other] { $card } على الطاولة من { $player }.
    }
tablanette-take-equal = بطاقات متساوية
    .rule = البطاقة تأخذ كل بطاقة على الطاولة لها القيمة نفسها.
    .sentence = { $ace ->
        [yes] الآص يأخذ الآص: يأخذ { $player } من الطاولة { $cards }.
       *[no] قيمة { $card } هي { $value }. { $n ->
            [one] وقيمة { $cards } هي { $value } أيضًا، فيأخذها { $player }.
            [two] وقيمة كل من { $cards } هي { $value } أيضًا، فيأخذهما { $player }.
           *[other] وقيمة كل من { $cards } هي { $value } أيضًا، فيأخذها { $player }.
        }
    }
    .short = { $cards } { $player_is ->
        [you] لك بالبطاقة { $card }:
       *[other] من نصيب { $player } بالبطاقة { $card }:
    } { $ace ->
        [yes] الآص يأخذ الآص.
       *[no] { $n ->
            [one] قيمتها { $value } أيضًا.
            [two] قيمة كل منهما { $value } أيضًا.
           *[other] قيمة كل منها { $value } أيضًا.
        }
    }
tablanette-take-sum = بطاقات مجموعها يساوي
    .rule = البطاقة تأخذ بطاقات مجموعها يساوي قيمتها. وقد تأخذ عدة مجموعات معًا، لكن كل بطاقة تُحسب مرة واحدة.
    .sentence = { $ace ->
        [yes] { $card } تُحسب هنا 11.
       *[no] قيمة { $card } هي { $value }.
    } { $groups } يأخذ { $player } كل ذلك.
    .short = { $groups_n ->
        [one] { $n ->
            [2] { $cards }
            [3] { $cards }
            [4] { $cards }
            [few] { $n } بطاقات
           *[other] { $n } بطاقة
        }
       *[other] { $n ->
            [few] { $n } بطاقات
           *[other] { $n } بطاقة
        }
    } { $player_is ->
        [you] لك بالبطاقة { $card }:
       *[other] من نصيب { $player } بالبطاقة { $card }:
    } { $groups_n ->
        [one] { $n ->
            [2] { $groups }
            [3] { $groups }
            [4] { $groups }
            [5] { $groups }
            [6] { $groups }
            [7] { $groups }
           *[other] مجموعها { $value }.
        }
        [two] مجموعتان، في كل منهما { $value }.
        [few] { $groups_n } مجموعات، في كل منها { $value }.
       *[other] { $groups_n } مجموعة، في كل منها { $value }.
    }
    .groups = { $n ->
        [one] وقيمة { $cards } هي { $value } أيضًا.
       *[other] { $cards }: ⁦{ $terms } = { $value }⁩.
    }
    .groups-short = ⁦{ $terms } = { $value }⁩.
    .working = { $groups }
    .groups-working = { $n ->
        [one] { "" }
       *[other] { $terms } = { $value }
    }
tablanette-refuse-sum = المجموع لا يساوي
    .rule = خذ من الطاولة مجموعات من البطاقات، كل مجموعة بقيمة بطاقتك.
    .sentence = { $why ->
        [absent] اختر بطاقات من الطاولة، كل بطاقة مرة واحدة.
        [jack] الولد الذي على الطاولة لا يُجمع مع غيره. لا يأخذه إلا ولد آخر.
       *[sum] { $n ->
            [one] قيمة { $cards } هي { $sum }
           *[other] مجموع { $cards } هو { $sum }
        }{ $aces ->
            [0] { "" }
            [one] ، أو { $high } إذا كان الآص 11
           *[other] ، ويزيد 10 عن كل آص يكون 11
        }. { $ace ->
            [yes] البطاقة { $card } قيمتها 1 أو 11.
           *[no] البطاقة { $card } قيمتها { $value }.
        } هذا لا يتساوى.
    }
    .short = { "" }
tablanette-refuse-size = بطاقات كثيرة في مجموع واحد
    .rule = إذا اتفقتم على ذلك، يكون في المجموع الواحد ثلاث بطاقات على الأكثر.
    .sentence = مجموع هذه البطاقات { $value } فعلًا، ولكن في المجموع الواحد { $n ->
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    }. الأكثر ثلاث.
    .short = { "" }
tablanette-refuse-groups = مجموع واحد في المرة
    .rule = إذا اتفقتم على ذلك، تأخذ البطاقة مجموعًا واحدًا فقط، أو بطاقة واحدة مساوية لها.
    .sentence = في { $cards } توجد { $n ->
        [two] مجموعتان
        [few] { $n } مجموعات
       *[other] { $n } مجموعة
    }، قيمة كل منها { $value }. ولا تأخذ { $card } إلا واحدة منها.
    .short = { "" }
tablanette-refuse-duty = يجب أن تأخذ
    .rule = إذا اتفقتم على ذلك، لا تضع بطاقة تستطيع أن تأخذ شيئًا ولا تأخذه.
    .sentence = تستطيع { $card } أن تأخذ { $example }. البطاقة التي تستطيع أن تأخذ يجب أن تأخذ.
    .short = { "" }
tablanette-stays = البطاقة تبقى
    .rule = إذا اتفقتم على ذلك، تبقى البطاقة التي أخذت غيرها على الطاولة.
    .sentence = أخذت { $card } غيرها، وهي الآن على الطاولة.
    .short = { $card } تبقى على الطاولة.
tablanette-discarded = خارج اللعبة
    .rule = إذا اتفقتم على ذلك، تذهب البطاقة التي أخذت غيرها إلى كومة لا تُحسب لأحد.
    .sentence = أخذت { $card } غيرها، وتذهب إلى كومة التخلّص. لا تُحسب لأحد.
    .short = { $card } تذهب إلى كومة التخلّص، ولا تُحسب لأحد.
tablanette-jack = الولد يأخذ كل شيء
    .rule = الولد يأخذ كل ما على الطاولة. قيمته 0، فليس هذا تبلانيت.
    .sentence = يلعب { $player } البطاقة { $card } ويأخذ كل ما على الطاولة: { $cards }. قيمة الولد 0، فلا مكافأة.
    .short = الولد يأخذ كل شيء. { $player_is ->
        [you] لك:
       *[other] من نصيب { $player }:
    } { $cards_n ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $cards_n } بطاقات
       *[other] { $cards_n } بطاقة
    }.
    .refused = الولد يأخذ كل ما على الطاولة. لا يمكنك أن تختار بعض البطاقات.
tablanette-jack-empty = ولد لا يجد شيئًا
    .rule = إذا كانت الطاولة فارغة، لا يأخذ الولد شيئًا ويبقى عليها.
    .sentence = الطاولة فارغة. الولد { $card } لا يأخذ شيئًا ويبقى عليها.
    .short = الطاولة فارغة، فلا يأخذ الولد شيئًا.
tablanette-sweep = تبلانيت
    .rule = إذا أخذت آخر بطاقة على الطاولة، ولكن ليس بولد يأخذ كل شيء، فهذا تبلانيت!
    .sentence = { $n ->
        [one] كانت تلك البطاقة الوحيدة على الطاولة
        [2] ذهبت البطاقتان كلتاهما
       *[other] ذهبت البطاقات الـ{ $n } كلها
    }. أفرغ { $player } الطاولة: تبلانيت!
    .short = { $player_is ->
        [you] تبلانيت! لم تترك شيئًا على الطاولة.
       *[other] تبلانيت من { $player }! الطاولة فارغة.
    }
    .landmark = تبلانيت
tablanette-sweep-sum = المكافأة
    .rule = التبلانيت يعطيك فورًا قيمة كل البطاقات المأخوذة، وقيمة البطاقة التي لعبتها.
    .sentence = { $groups ->
        [one] مجموع البطاقات { $value }
        [two] قيمة المجموعتين ⁦{ $groups } × { $value } = { $product }⁩
        [few] قيمة { $groups } مجموعات ⁦{ $groups } × { $value } = { $product }⁩
       *[other] قيمة { $groups } مجموعة ⁦{ $groups } × { $value } = { $product }⁩
    }، وقيمة { $card } نفسها { $value }. يحصل { $player } على { $points ->
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }.
    .short = المكافأة { $player_is ->
        [you] لك:
       *[other] من نصيب { $player }:
    } { $groups ->
        [one] ⁦{ $value } + { $value } = { $points }⁩.
       *[other] ⁦{ $groups } × { $value } + { $value } = { $points }⁩.
    }
    .working = { $groups ->
        [one] { $value } + { $value } = { $points }
       *[other] { $groups } × { $value } + { $value } = { $product } + { $value } = { $points }
    }
tablanette-sweep-one = المكافأة
    .rule = إذا اتفقتم على ذلك، يعطي التبلانيت نقطة واحدة فورًا.
    .sentence = يحصل { $player } على نقطة واحدة بسبب التبلانيت.
    .short = المكافأة { $player_is ->
        [you] لك:
       *[other] من نصيب { $player }:
    } نقطة واحدة.
tablanette-last = آخر البطاقات
    .rule = في نهاية الشوط، من أخذ آخر مرة يحصل على البطاقات الباقية. وليس هذا تبلانيت.
    .sentence = كان { $player } آخر من أخذ، فيحصل على { $n ->
        [one] البطاقة الباقية
        [two] البطاقتين الباقيتين
       *[other] البطاقات الـ{ $n } الباقية
    }.
    .short = { $n ->
        [one] البطاقة الباقية
        [two] البطاقتان الباقيتان
       *[other] البطاقات الـ{ $n } الباقية
    } { $player_is ->
        [you] لك، فأنت آخر من أخذ.
       *[other] من نصيب { $player }، آخر من أخذ.
    }
tablanette-last-nobody = لم يأخذ أحد بطاقة
    .rule = إذا لم يأخذ أحد شيئًا في الشوط، لا تُحسب البطاقات الباقية لأحد.
    .sentence = لم يأخذ أحد شيئًا، فلا يحصل أحد على ما بقي على الطاولة.
    .short = لم يأخذ أحد شيئًا، فهذه البطاقات ليست لأحد.
tablanette-score = حساب البطاقات
    .rule = البطاقة 2♣ وكل عشرة وولد وملكة وملك تعطي نقطة واحدة. وقد تعطي 10♦ أكثر، وقد تعطي الآصات نقاطًا أيضًا.
    .sentence = { $k ->
        [0] ليس مع { $player } بطاقات تعطي نقاطًا.
       *[other] نحسب نقاط { $player }. { $items } { $k ->
            [one] { $points ->
                [one] هذه نقطة واحدة.
                [two] هذه نقطتان.
                [few] هذه { $points } نقاط.
               *[other] هذه { $points } نقطة.
            }
           *[other] مجموع النقاط: ⁦{ $terms } = { $points }⁩.
        }
    }
    .short = { $k ->
        [0] { $player_is ->
            [you] ليست معك
           *[other] ليست مع { $player }
        } بطاقات تعطي نقاطًا.
       *[other] { $player_is ->
            [you] نقاط بطاقاتك:
           *[other] نقاط بطاقات { $player }:
        } { $k ->
            [one] { $points }.
           *[other] ⁦{ $terms } = { $points }⁩.
        }
    }
    .items = { $kind ->
        [two] البطاقة 2♣: { $points }.
        [ten_of_diamonds] البطاقة 10♦: { $points }.
        [tens] العشرات الأخرى: { $points }.
        [courts] الأولاد والملكات والملوك: { $points }.
       *[aces] الآصات: { $points }.
    }
    .working = { $k ->
        [0] 0
        [one] { $points }
       *[other] { $terms } = { $points }
    }
tablanette-score-double = تُحسب مرتين
    .rule = إذا اتفقتم على ذلك، تُحسب مرتين نقاط البطاقات التي أُخذت في تبلانيت.
    .sentence = أُخذت في التبلانيت { $points ->
        [one] نقطة واحدة، فتُحسب
        [two] نقطتان، فتُحسبان
        [few] { $points } نقاط، فتُحسب
       *[other] { $points } نقطة، فتُحسب
    } مرة أخرى مع نقاط { $player }: ⁦{ $points } + { $points } = { $double }⁩.
    .short = بطاقات التبلانيت { $player_is ->
        [you] عندك
       *[other] عند { $player }
    } تُحسب مرتين: ⁦{ $points } + { $points } = { $double }⁩.
    .working = { $points } + { $points } = { $double }
tablanette-score-cards = أكثر البطاقات
    .rule = من معه بطاقات كافية، أي أكثر من نصف الرزمة، يحصل على 3 نقاط إضافية.
    .sentence = عدد بطاقات { $player } هو { $n }، ويكفي { $needed }: { $points ->
        [one] نقطة إضافية واحدة
        [two] نقطتان إضافيتان
        [few] { $points } نقاط إضافية
       *[other] { $points } نقطة إضافية
    }.
    .short = { $player_is ->
        [you] معك
       *[other] مع { $player }
    } أكثر البطاقات ({ $n }): { $points ->
        [one] نقطة إضافية
        [two] نقطتان إضافيتان
        [few] { $points } نقاط إضافية
       *[other] { $points } نقطة إضافية
    }.
    .working = { $n } ≥ { $needed }
tablanette-win = الوصول إلى الهدف
    .rule = من يصل إلى الهدف يفوز. وإذا وصل إليه اللاعبان، يفوز صاحب أكثر النقاط.
    .sentence = عدد نقاط { $player } هو { $score }. كان الهدف { $target }، فيفوز { $player }.
    .short = الهدف { $target }، { $player_is ->
        [you] ونقاطك { $score }: فزت!
       *[other] ونقاط { $player } هي { $score }: هذا فوز!
    }
    .working = { $score } ≥ { $target }
tablanette-win-tie = تعادل عند الهدف
    .rule = إذا وصل اللاعبان إلى الهدف بنقاط متساوية، نلعب شوطًا آخر.
    .sentence = عدد نقاط كل لاعب { $score }، فنلعب شوطًا آخر لنعرف الفائز.
    .short = النقاط { $score } لكل لاعب: شوط آخر يحسم.
    .working = { $score } = { $score }
tablanette-max_hands = الشوط الأخير
    .rule = بعد عدد معيّن من الأشواط تتوقف اللعبة. لا يفوز أحد، أو يفوز صاحب أكثر النقاط.
    .sentence = { $n ->
        [one] لُعب شوط واحد
        [two] لُعب شوطان
        [few] لُعبت { $n } أشواط
        [many] لُعب { $n } شوطًا
       *[other] لُعب { $n } شوط
    }، ونتوقف هنا. { $outcome ->
        [won] { $counts } ومع { $winner } أكبر عدد من النقاط، فيفوز.
        [draw] { $counts } النقاط متساوية: تعادل.
       *[unfinished] { $tie ->
            [yes] نقاط اللاعبَين متساوية، فلا يفوز أحد.
           *[no] لم يصل أحد إلى الهدف، وهو { $target }.
        }
    }
    .short = { $n ->
        [one] لُعب شوط واحد.
        [two] لُعب شوطان.
        [few] لُعبت { $n } أشواط.
        [many] لُعب { $n } شوطًا.
       *[other] لُعب { $n } شوط.
    } { $outcome ->
        [won] { $counts } { $winner_is ->
            [you] فزت!
           *[other] الفوز من نصيب { $winner }!
        }
        [draw] { $counts } تعادل!
       *[unfinished] { $tie ->
            [yes] النقاط متساوية، فلا فائز.
           *[no] لم يصل أحد إلى { $target }.
        }
    }
    .counts = عدد نقاط { $player } هو { $n }.
    .counts-short = { $player_is ->
        [you] معك: { $n }.
       *[other] مع { $player }: { $n }.
    }

tablanette-coach-answer = { $best ->
        [none] { "" }
        [0] لا يكاد أفضل ردّ يعطي شيئًا.
        [one] أفضل ردّ يعطي نحو نقطة واحدة.
        [two] أفضل ردّ يعطي نحو نقطتين.
        [few] أفضل ردّ يعطي نحو { $best } نقاط.
       *[other] أفضل ردّ يعطي نحو ⁦{ $best }⁩ نقطة.
    }
tablanette-coach-jacks = { $jacks ->
        [0] .
        [one] { $only ->
            [yes] ، وهي ولد.
           *[no] ، منها ولد واحد.
        }
        [two] { $only ->
            [yes] ، وهما ولدان.
           *[no] ، منها ولدان.
        }
       *[other] { $only ->
            [yes] ، وكلّها أولاد.
           *[no] ، وعدد الأولاد بينها { $jacks }.
        }
    }
tablanette-coach-lay = { $card } لا تأخذ شيئًا. { $danger ->
        [yes] تترك على الطاولة { $left ->
            [one] بطاقة واحدة
            [two] بطاقتين
            [few] { $left } بطاقات
           *[other] { $left } بطاقة
        }. عدد البطاقات التي لا تراها { $unseen }، { $clears ->
            [one] وواحدة منها تُفرغ
            [two] واثنتان منها تُفرغان
           *[other] و{ $clears } منها تُفرغ
        } الطاولة{ tablanette-coach-jacks }
        [none] عدد البطاقات التي لا تراها { $unseen }، ولا واحدة منها تُفرغ الطاولة.
       *[empty] لم يعد أحد يستطيع أن يأخذها ببطاقة من يده.
    } { tablanette-coach-answer }
tablanette-coach-take = { $n ->
        [one] تأخذ بطاقة واحدة.
        [two] تأخذ بطاقتين.
        [few] تأخذ { $n } بطاقات.
       *[other] تأخذ { $n } بطاقة.
    } { $points ->
        [0] هذا وحده لا يعطي نقاطًا، ولكن من معه أكثر البطاقات في النهاية يحصل على 3.
        [one] هذا يعطي نقطة واحدة.
        [two] هذا يعطي نقطتين.
        [few] هذا يعطي { $points } نقاط.
       *[other] هذا يعطي { $points } نقطة.
    } { $danger ->
        [yes] عدد البطاقات التي لا تراها { $unseen }، { $clears ->
            [one] وواحدة منها تُفرغ
            [two] واثنتان منها تُفرغان
           *[other] و{ $clears } منها تُفرغ
        } باقي الطاولة{ tablanette-coach-jacks }
        [none] لا بطاقة مما لا تراه تُفرغ باقي الطاولة.
       *[empty] لم يعد أحد يستطيع أن يردّ.
    } { tablanette-coach-answer }
tablanette-coach-tablanette = تبلانيت! { $points ->
        [0] لا يعطي نقاطًا.
        [one] يعطي نقطة واحدة.
        [two] يعطي مع بطاقاته نقطتين.
        [few] يعطي مع بطاقاته { $points } نقاط.
       *[other] يعطي مع بطاقاته { $points } نقطة.
    } { tablanette-coach-answer }
tablanette-coach-jack = { $n ->
        [0] الولد لا يجد ما يأخذه ويبقى على الطاولة. احتفظ به حتى تكثر البطاقات على الطاولة.
        [one] الولد يأخذ بطاقة واحدة ويعطي { $points ->
            [one] نقطة واحدة
            [two] نقطتين
            [few] { $points } نقاط
           *[other] { $points } نقطة
        }. يأخذ أكثر حين تكثر البطاقات على الطاولة.
       *[other] الولد يأخذ { $n ->
            [two] البطاقتين كلتيهما
           *[other] البطاقات الـ{ $n } كلها
        } ويعطي { $points ->
            [one] نقطة واحدة
            [two] نقطتين
            [few] { $points } نقاط
           *[other] { $points } نقطة
        }. لا مكافأة عندما يأخذ الولد كل شيء.
    } { tablanette-coach-answer }

tablanette-action-play = ضع { $card }
    .take = { $card } تأخذ { $take }
    .sweep = { $card } تأخذ كل شيء

tablanette-zone-hand = اليد
tablanette-zone-won = المأخوذة
tablanette-zone-swept = المأخوذة بتبلانيت
tablanette-zone-stock = كومة السحب
tablanette-zone-discard = كومة التخلّص
tablanette-counter-hand = الشوط
tablanette-counter-deal = التوزيع
tablanette-counter-score = النقاط
tablanette-counter-tablanettes = مرات التبلانيت
tablanette-measure-sweeps = مرات التبلانيت
tablanette-measure-hand = الأشواط
tablanette-measure-takes = مرات أخذ البطاقات
tablanette-measure-trails = البطاقات الموضوعة على الطاولة

tablanette-option-played_card = البطاقة التي تأخذ
    .help = أين تذهب البطاقة التي أخذت غيرها؟
    .v-taken = تذهب مع البطاقات التي أخذتها
    .v-stays = تبقى على الطاولة
    .v-discarded = تذهب إلى كومة لا تُحسب لأحد
tablanette-option-group_max = البطاقات في المجموع الواحد
    .help = كم بطاقة يجوز جمعها في مجموعة واحدة؟
    .v-any = أي عدد
    .v-3 = ثلاث على الأكثر
tablanette-option-groups = مجموعات معًا
    .help = هل يجوز أن تأخذ بطاقة واحدة عدة مجموعات؟
    .v-many = عدة مجموعات
    .v-one = مجموعة واحدة فقط
tablanette-option-capture_duty = الأخذ
    .help = هل يجوز أن توضع بطاقة تستطيع أن تأخذ شيئًا ولا تأخذه؟
    .v-free = الأخذ اختياري
    .v-must = الأخذ واجب
tablanette-option-jack = الولد
    .help = الولد يأخذ كل شيء، أو هو 12 عادية.
    .v-sweeps = يأخذ كل شيء
    .v-twelve = قيمته 12
tablanette-option-jack_in_sums = الولد في المجموع
    .help = هل يجوز أن يدخل ولد على الطاولة في مجموعة ويُحسب 0؟ هذا فقط عندما يأخذ الولد كل شيء.
tablanette-option-bonus = المكافأة
    .help = ماذا يعطي التبلانيت؟
    .v-sum = قيمة كل بطاقاته
    .v-double_cards = نقاط بطاقاته تُحسب مرتين
    .v-one = نقطة واحدة
    .v-none = لا شيء
tablanette-option-ten_of_diamonds = عشرة الديناري
    .help = كم نقطة تعطي 10♦؟
tablanette-option-cards_needed = البطاقات مقابل 3 نقاط
    .help = كم بطاقة تكفي للنقاط الثلاث؟
tablanette-option-ace_points = نقاط الآص
    .help = كم نقطة يعطي كل آص؟
tablanette-option-target = الهدف
    .help = كم نقطة تكفي للفوز؟ لدرس واحد اختر من 20 إلى 60.
tablanette-option-win_check = متى ننظر إلى الهدف
    .help = متى ننظر هل وصل أحد إلى الهدف؟
    .v-hand_end = بعد كل شوط
    .v-at_once = بعد كل مكافأة أيضًا
tablanette-option-max_hands = أكبر عدد من الأشواط
    .help = بعد هذا العدد من الأشواط تتوقف اللعبة.
tablanette-option-on_limit = عند بلوغ الحد
    .help = بعد الشوط الأخير لا يفوز أحد، أو يفوز صاحب أكثر النقاط.
    .v-unfinished = لا يفوز أحد
    .v-most_points = يفوز صاحب أكثر النقاط
tablanette-preset-published = كما في أكثر الكتب
    .help = البطاقة التي تأخذ تذهب مع ما أخذته، والتبلانيت يعطي قيمة كل بطاقاته.
tablanette-preset-book = الكتاب القديم
    .help = مجموع واحد من بطاقتين أو ثلاث. والبطاقة التي تأخذ تبقى على الطاولة.
tablanette-preset-discard_pile = مع كومة التخلّص
    .help = البطاقة التي تأخذ لا تُحسب لأحد.
tablanette-preset-serbian = كما في صربيا
    .help = الولد 12، والآصات تعطي نقاطًا، ومن يصل إلى 101 نقطة يفوز.
tablanette-preset-short = لعبة قصيرة
    .help = شوط واحد: 24 بطاقة لكل لاعب. يفوز صاحب أكثر النقاط.

## التلميحات الأولى، واحدًا بعد واحد، حين تكون اللعبة جديدة

tablanette-hint-start = المس بطاقة في يدك.
tablanette-hint-turn = بطاقتك تأخذ بطاقات مجموعها يساوي قيمتها.
tablanette-hint-on-trail = لا شيء يناسب؟ ضع بطاقتك على الطاولة.
tablanette-hint-on-take-equal = { $ace_points ->
        [0] العشرات والأولاد والملكات والملوك تعطي نقاطًا.
       *[1] الآصات والعشرات والأولاد والملكات والملوك تعطي نقاطًا.
    }
tablanette-hint-later = { $jack ->
        [sweeps] الولد يأخذ كل شيء. الملكة 13 والملك 14.
       *[twelve] الولد 12 والملكة 13 والملك 14.
    }
tablanette-hint-last = خذ كل ما على الطاولة: تبلانيت!
