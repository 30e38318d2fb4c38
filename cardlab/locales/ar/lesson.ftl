## ما يُقال عن إجابة ليس لها في أسئلة الدرس كلام خاص بها

answer-other = ليس بعد. انظر مرة أخرى، أو خذ تلميحًا.
answer-blank = أجب أولًا، أو خذ تلميحًا.
answer-rounded = هذا صحيح، لكنه مقرّب. كم هو بالضبط؟ اكتب كسرًا، مثل ⁦15/2⁩.
answer-misrounded = اقتربت، لكن التقريب غير صحيح. انظر إلى الرقم التالي، أو اكتب كسرًا، مثل ⁦15/2⁩.
answer-unreadable-number = { $form ->
        [whole] اكتب عددًا، مثل 7.
        [half] اكتب عددًا، مثل 7 أو ⁦7½⁩.
       *[part] اكتب عددًا، مثل 7 أو ⁦7½⁩ أو ⁦15/2⁩.
    }
answer-unreadable-place = اختر مكانًا على الرسم.
answer-unreadable-one = اختر إحدى الإجابات.
answer-unreadable-several = اختر الإجابات المناسبة.
answer-unreadable-order = رتّبها كلها.
answer-unreadable-card = اختر إحدى البطاقات.
