## ما يُقال للمتعلّم عن حركته في الدرس: كلام يقارن ولا يلوم.

feedback-fast_food-best = { $points ->
        [0] لم تجلب { $card } نقاطًا، ولا توجد بطاقة أفضل منها.
        [one] جاءت من { $card } نقطة واحدة، ولا توجد بطاقة أفضل منها.
        [two] جاءت من { $card } نقطتان، ولا توجد بطاقة أفضل منها.
        [few] جاءت { $points } نقاط من { $card }، ولا توجد بطاقة أفضل منها.
       *[other] جاءت { $points } نقطة من { $card }، ولا توجد بطاقة أفضل منها.
    }
    .working = ⁧{ $card }: لك { $points }، ولأفضل ردّ نحو ⁦{ $answer }⁩⁩
feedback-fast_food-points = كانت { $best } ستجلب نقاطًا عددها { $most }. أما بطاقتك { $card } فجلبت { $points }.
    .working =
        ⁧{ $best }: لك { $most }، ولأفضل ردّ نحو ⁦{ $less }⁩⁩
        ⁧{ $card }: لك { $points }، ولأفضل ردّ نحو ⁦{ $answer }⁩⁩
feedback-fast_food-answer = بعد { $best } كان أفضل ردّ سيجلب نحو ⁦{ $less }⁩. أما بعد بطاقتك { $card } فيجلب نحو ⁦{ $answer }⁩.
    .working =
        ⁧{ $best }: لك { $most }، ولأفضل ردّ نحو ⁦{ $less }⁩⁩
        ⁧{ $card }: لك { $points }، ولأفضل ردّ نحو ⁦{ $answer }⁩⁩

feedback-seven_twenty_seven-card = عدد البطاقات التي لم ترها { $n }، { $nearer ->
        [0] ولم تكن أي منها ستقرّبك من هدف
       *[other] و{ $nearer } منها كانت ستقرّبك من هدف
    }. { $half ->
        [more] هذا أكثر من النصف، فالأرجح أن تنفعك بطاقة.
        [fewer] هذا أقل من النصف، فالأرجح ألّا تنفعك بطاقة.
       *[half] هذا هو النصف تمامًا، فقد تنفعك بطاقة وقد لا تنفعك.
    }
    .working = ⁧{ $nearer } من { $n }: نحو ⁦{ $percent } %⁩⁩
