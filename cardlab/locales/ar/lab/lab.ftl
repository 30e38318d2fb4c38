## الدراسات: مباريات كثيرة من لعبة واحدة، وما كان من أمرها

lab-title = { $game }، { $n ->
        [one] مباراة واحدة
        [two] مباراتان
        [few] { $n } مباريات
       *[other] { $n } مباراة
    }، البذرة { $seed }، { $options ->
        [none] القواعد المعتادة
       *[other] {"\u2066"}{ $options }{"\u2069"}
    }{ $bots ->
        [none] { "" }
       *[other] ، يلعبها {"\u2066"}{ $bots }{"\u2069"}
    }
lab-brief-title = { $game }، { $n ->
        [one] مباراة واحدة
        [two] مباراتان
        [few] { $n } مباريات
       *[other] { $n } مباراة
    }{ $options ->
        [none] { "" }
       *[other] ، {"\u2066"}{ $options }{"\u2069"}
    }{ $bots ->
        [none] { "" }
       *[other] ، يلعبها {"\u2066"}{ $bots }{"\u2069"}
    }
lab-of = { $what }، { $player }
lab-won = فاز { $player }
lab-nobody = لا فائز وحيد
lab-unfinished = لم تنتهِ
lab-mean = المتوسط أو النسبة
lab-sure = فترة الثقة { $level } %
lab-spread = الانحراف المعياري
lab-median = الوسيط
lab-middle = الرُّبيعان
lab-ends = المدى
lab-interval = من {"\u2066"}{ $low }{"\u2069"} إلى {"\u2066"}{ $high }{"\u2069"}
lab-unknown = لا تكفي المباريات
lab-all-alike = كلها متساوية
lab-open = غير معروف
lab-or-more = {"\u2066"}{ $low }{"\u2069"} أو أكثر
lab-at-least = {"\u2066"}{ $mean }{"\u2069"} على الأقل
lab-range = من {"\u2066"}{ $low }{"\u2069"} إلى {"\u2066"}{ $high }{"\u2069"}
lab-making-ready = جارٍ التحضير … في المرة الأولى يأخذ بضع ثوانٍ
lab-long = يستغرق هذا نحو { $seconds } من الثواني أيضًا. ‏{"\u2066"}{ $code }{"\u2069"} يوزّع على { $n } من المعالجات معًا.
lab-stopped = توقفت بعد { $n } من { $asked } من المباريات.
lab-part = لا يُحسب إلا ما يوافق الشرط من المباريات: { $n } من { $asked } في الدراسة.
lab-capped = { $n ->
        [one] مباراة واحدة لم تنتهِ، وحُسبت
        [two] مباراتان لم تنتهيا، وحُسبتا
        [few] { $n } مباريات لم تنتهِ، وحُسبت
       *[other] { $n } مباراة لم تنتهِ، وحُسبت
    } كما كانت عند التوقف. إذا كان القياس لا يزال يزداد، فالمتوسط الحقيقي أكبر. لو أضافت { $n ->
        [one] هذه المباراة
       *[other] كل مباراة منها
    } 100 أخرى، لزاد المتوسط بمقدار { $more }.
lab-limit = { $n ->
        [one] أُوقفت واحدة منها
        [two] أُوقفت اثنتان منها
       *[other] أُوقفت { $n } منها
    } بعد { $at_most } من الحركات، والخيار {"\u2066"}{ $option }{"\u2069"} يدعها تستمر.
lab-kind-of = {"\u2066"}{ $name }{"\u2069"} (نوع من { $game })
lab-start = بدءًا من {"\u2066"}{ $start }{"\u2069"}

lab-note-of = {"\u200F\u2066"}{ $name }{"\u2069"}: { $note }
lab-compared = دراستان
lab-one = الدراسة 1
lab-other = الدراسة 2
lab-difference = الفرق
lab-verdict = دالّ إحصائيًا؟
lab-apart = نعم
lab-alike = لا
lab-together = اختُبر { $n } من الفروق معًا (طريقة هولم). لو لم تختلف الدراستان حقًّا، لما ظهرت «نعم» في الجدول إلا في أقل من 5 من 100 زوج كهذا من الدراسات.
lab-one-is = الدراسة 1: { $what }.
lab-other-is = الدراسة 2: { $what }.
lab-paired = وُزّعت في الدراستين البطاقات نفسها، وعدد المباريات { $n }، وتُقارن كل مباراة بنظيرتها.
lab-grid = { $what }: { $title }
lab-from-first = الفرق عن الأولى
lab-grid-paired = وُزّعت في الحالات كلها البطاقات نفسها، وتُقارن كل حالة بالأولى مباراة بمباراة.

## الرسوم

lab-matches = عدد المباريات
lab-share = نسبة المباريات
lab-share-won = نسبة المباريات التي فاز بها
lab-fair = احتمالات متساوية
lab-mean-line = المتوسط { $mean }
lab-mean-line-open = المتوسط: {"\u2066"}{ $mean }{"\u2069"} على الأقل
lab-mean-of = المتوسط: { $what }
lab-beyond = { $n } أو أكثر
lab-unfinished-of = لم تنتهِ: { $n } ({ $share })
lab-going-on = نسبة المباريات التي ما زالت مستمرة
lab-at-most = نسبة المباريات التي لا تزيد على ذلك
lab-half = انتهى النصف بعد { $n }
lab-never = لا ينتهي

lab-alt-histogram = مدرج تكراري: { $what }. { $title }. المتوسط { $mean }، والرُّبيعان { $low } و{ $high }، والأصغر { $least }، والأكبر { $most }.
lab-alt-survival = منحنى نسبة المباريات التي ما زالت مستمرة، بحسب { $what }. { $title }. ينتهي النصف بعد: { $half }. وتنتهي تسعة من كل عشرة بعد: { $tenth }.
lab-alt-survivals = منحنيات نسبة المباريات التي ما زالت مستمرة، بحسب { $what }. { $title }. { $halves }.
lab-alt-half = {"\u2066"}{ $name }{"\u2069"}: ينتهي النصف بعد: { $half }
lab-alt-ecdf = منحنى نسبة المباريات التي لا تزيد على قدر ما: { $what }. { $title }. { $shares }.
lab-alt-at-most = { $name ->
        [none] { "" }
       *[other] {"\u2066"}{ $name }{"\u2069"}:{" "}
    }ربع المباريات لا يزيد على { $low }، ونصفها لا يزيد على { $half }، وثلاثة أرباعها لا تزيد على { $high }
lab-alt-wins = أعمدة تبيّن من فاز. { $title }. { $shares }.
lab-alt-share = { $name }: { $share }، وبثقة 95 من 100 من { $low } إلى { $high }
lab-alt-scores = توزيعات جنبًا إلى جنب: { $what }. { $title }. { $means }.
lab-alt-mean = { $name }: المتوسط { $mean }
lab-alt-sweep = متوسطات بفترات ثقتها: { $what }. { $title }. { $means }.
lab-alt-heat = خريطة حرارية: { $across } و{ $up }. { $title }. في أكثر الخانات امتلاءً { $most ->
        [one] مباراة واحدة
        [two] مباراتان
        [few] { $most } مباريات
       *[other] { $most } مباراة
    }، عند { $x } و{ $y }. { $correlation ->
        [none] { "" }
       *[other] معامل الارتباط بينهما { $correlation }.
    }
lab-dot = كل نقطة مباراة من { $n }
lab-alt-dots = مخطط نقطي: { $what }. { $title }. كل نقطة من { $n } تمثّل مباراة من كل { $n }. { $shares }.
lab-between = {"؛ "}
lab-alt-compared = توزيعات في دراستين: { $what }. { $means }.

## صفحة المختبر

lab-page-title = المختبر
lab-page-text = اختر لعبة وقاعدة تغيّرها. لكل قيمة من قيم القاعدة يلعب الحاسوب عيّنة من المباريات بالبطاقات نفسها، فكل فرق سببه القاعدة. متوسط العيّنة هو الإحصاء المشاهَد. وعيّنة أخرى تعطي متوسطًا آخر، ولذلك ترافقه فترة ثقة 95 %: في نحو 95 من 100 عيّنة يقع فيها المتوسط الحقيقي.
lab-page-game = اللعبة
lab-page-rule = القاعدة
lab-page-settings = قيمها
lab-page-number = حجم العيّنة
lab-page-seed = رقم التوزيع
lab-page-figure = القياس
lab-page-usual = القواعد المعتادة
lab-page-deal = العب وعُدّ
lab-page-dealing = نلعب المباريات …
lab-page-take = نزّل الجدول ملفًا

## Plots whose parts can be selected

lab-brush-help = انقر جزءًا من الرسم، أو اسحب فوق عدة أجزاء. بلوحة المفاتيح: الأسهم، ومعها مفتاح العالي لتحديد المزيد.
lab-brush-part = { $what }: { $n ->
        [one] مباراة واحدة
        [two] مباراتان
        [few] { $n } مباريات
       *[other] { $n } مباراة
    }
lab-brush-none = لم يُحدَّد شيء.
lab-brush-selected = المحدَّد: { $what }، { $n ->
        [one] مباراة واحدة
        [two] مباراتان
        [few] { $n } مباريات
       *[other] { $n } مباراة
    } ({ $share })
