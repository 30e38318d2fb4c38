## أوراق العمل

worksheet-title = { $lesson }: أوراق عمل
worksheet-name = الاسم: ______________________
worksheet-number = الورقة { $n }، رقم التوزيع { $seed }
worksheet-back = للعب بالبطاقات نفسها
worksheet-print = اطبع
worksheet-key = { $n ->
    [0] الإجابات، رقم التوزيع { $seed }
   *[other] إجابات الورقة { $n }، رقم التوزيع { $seed }
}

## صفحة للأسرة: اللعبة ببطاقات عادية

family-title = { $lesson }: صفحة للأسرة
family-about = لعبة بطاقات للبيت
family-learnt = ماذا تعلّم طفلكم
family-play = طريقة اللعب
family-ask = أسئلة تطرحونها أثناء اللعب
family-easier = لتصبح اللعبة أسهل
family-harder = لتصبح اللعبة أصعب

## ورقة يكتب عليها الطفل كل دور

record-title = { $lesson }: ورقة تسجيل
