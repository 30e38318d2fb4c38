## ما يُقال للمتعلّم عن حركته في الدرس: كلام يقارن ولا يلوم.

feedback-put_right = { $title }: { $told }
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

feedback-seven_twenty_seven-card = { $away ->
        [0] كانت يدك تساوي { $goal } تمامًا.
       *[other] كانت يدك تبعد عن { $goal } مسافة ⁦{ $away }⁩.
    } { $better ->
        [yours] ومع بطاقة أخرى تصير المسافة في المتوسط نحو ⁦{ $mean }⁩. أحسنت الاختيار.
        [card] ومع بطاقة أخرى تصير المسافة في المتوسط نحو ⁦{ $mean }⁩. أخذ بطاقة هنا أنفع.
        [stand] ومع بطاقة أخرى تصير المسافة في المتوسط نحو ⁦{ $mean }⁩. الأنفع هنا ألّا تأخذ بطاقة.
       *[same] ومع بطاقة أخرى تبقى المسافة في المتوسط نحو ⁦{ $mean }⁩. الخياران متساويان.
    }
    .working =
        ⁦{ $mean } { $sign } { $now }⁩
        ⁧{ $nearer } من { $n } تقرّبك: { $percent ->
            [0] ⁦0 %⁩
            [100] ⁦100 %⁩
           *[other] نحو ⁦{ $percent } %⁩
        }⁩
