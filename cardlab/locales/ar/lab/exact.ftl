## الأجوبة الدقيقة: عناوين جداولها وأعمدتها

exact-chance = الاحتمال
exact-ways = من { $n }
exact-figures = المتوسط {"\u2066"}{ $mean }{"\u2069"}، والانحراف المعياري { $spread }، والمنوال {"\u2066"}{ $mode }{"\u2069"}.
exact-mean = المتوسط
exact-spread = الانحراف المعياري
exact-exact = بالضبط
exact-simulated = محاكاة، { $n ->
        [one] مرة واحدة
        [two] مرتين
        [few] { $n } مرات
       *[other] { $n } مرة
    }
exact-held = الفترات التي تضم الاحتمال المضبوط: { $n } من { $of }؛ وهذا حال نحو 95 من كل 100.
exact-beyond = { $percent } % تقع بعد { $n }.
exact-alt = أعمدة الاحتمالات المضبوطة. { $title }.
exact-alt-totals = لوحة المجاميع، عشرة في كل صف. { $title }. أغمقها، وقيمته { $most } ({ $scale }): { $best }.
exact-alt-pairs = لوحة الأزواج. { $title }. { $scale }: أقلها { $least } عند { $low }، وأكثرها { $most } عند { $high }.
exact-one-card = بطاقة
exact-other-card = البطاقة الأخرى
exact-how-many = العدد
exact-total = المجموع
exact-totals = المجاميع
exact-points = النقاط
exact-distance = البعد
exact-sum = المجموع
exact-difference = الفرق
exact-card = البطاقة
exact-number = العدد

exact-higher = أكبر
exact-same = مساوٍ
exact-lower = أصغر
exact-nearer = أقرب
exact-farther = أبعد
exact-first = اللاعب الأول
exact-second = اللاعب الثاني
exact-draw = تعادل
exact-who = من

## المجاميع والفروق

exact-sums = مجموع { $n } من البطاقات تُسحب دون إرجاع من أصل { $of }
exact-sum-of-two = مجموع اثنين: { $first }؛ { $second }
exact-more = { $first }، زائد {"\u2066"}{ $n }{"\u2069"}
exact-differences = فرق بطاقتين تُسحبان دون إرجاع من أصل { $of }
exact-against = زوج من { $n } من البطاقات، وزوج اللاعب الآخر
exact-other-higher = الآخر أكبر، ٪
exact-other-same = الآخر مساوٍ، ٪
exact-tie = يتساوى زوجان باحتمال {"\u2066"}{ $chance }{"\u2069"}، أي {"\u2066"}{ $percent } %{"\u2069"}.
exact-opponent = زوج اللاعب الآخر أمام زوج قيمته { $worth }
exact-other = الزوج الآخر

## لعبة 727

exact-best-totals = أفضل مجموع من { $n } من البطاقات للهدف { $goal }
exact-distances = بعد أفضل مجموع من { $n } من البطاقات عن { $goal }
exact-hits = الأيدي من { $n } من البطاقات التي تُحسب 7 أو 27 بالضبط
exact-exactly = بالضبط
exact-both = كلاهما
exact-draw-after = البعد عن { $goal } بعد بطاقة أخرى، وهو الآن { $now }
exact-draw-goes = ما تفعله بطاقة أخرى بالبعد عن { $goal }
exact-draw-counts = بطاقات تقرّب اليد: { $nearer }، وبطاقات تتركها على بعدها: { $same }، وبطاقات تبعدها: { $farther }، وبطاقات تصيب الهدف: { $exact }.
exact-one-more = بطاقة أخرى للهدف { $goal }، أي بطاقة من 52
exact-now = البعد الآن
exact-after = متوسط البعد بعدها

## الوجبات السريعة

exact-scores = ما تعطيه المجاميع من 1 إلى { $n }
exact-points-of = نقاط مجموع من 1 إلى { $n }
exact-up-to = كم عددًا من 1 إلى { $n } يعطي نقاطًا
exact-multiples = المضاعفات
exact-digits = فيها الرقم
exact-twice = حُسبت مرتين
exact-together = معًا
exact-next-card = ما تعطيه البطاقة التالية بعد { $total }
exact-after-random = ما تعطيه البطاقة التالية بعد { $total } إذا لُعبت كل البطاقات عشوائيًا
exact-best-answer = ما تعطيه بعد { $total } أفضل بطاقة من البطاقات الـ{ $held } التي لم تُكشف
exact-prospects = ما قد يأتي بعد مجموع
exact-average = المتوسط
exact-scores-percent = البطاقة التالية تعطي نقاطًا، ٪
exact-best-cards = أفضل البطاقات
exact-ahead = المتقدم في النهاية إذا لُعبت كل البطاقات عشوائيًا
exact-ahead-percent = متقدم في النهاية، ٪
exact-nobody = لا يتقدم أحد في {"\u2066"}{ $percent } %{"\u2069"} من الألعاب.
exact-random-game = لعبة تُلعب فيها أي بطاقة
exact-endgame = قيمة كل بطاقة بعد { $total }، حتى نهاية اللعبة
exact-lead = التقدم

## السلاسل وأزمنة رد الفعل

exact-small-war = حرب بعدد من البطاقات: { $n }
exact-turns = الأدوار
exact-states = عدد حالات سلسلة ماركوف { $n }.
exact-race = من يخبط أولًا
exact-slapper = صاحب الخبطة
exact-tail = الذيل
exact-first-percent = الأول، ٪
exact-fastest = تأتي أول خبطة بعد {"\u2066"}{ $mean }{"\u2069"} في المتوسط.
exact-bot-times = متى يخبط اللاعب الآلي
exact-milliseconds = أجزاء من ألف من الثانية
exact-until = خبط، ٪
exact-times = المتوسط {"\u2066"}{ $mean }{"\u2069"}، والانحراف المعياري {"\u2066"}{ $spread }{"\u2069"}.
