## صفحة المعلّم لكل درس، حول الملاحظات

teacher-title = { $lesson }: للمعلّم
teacher-lesson = افتح الدرس
teacher-in_english = الملاحظات مكتوبة بالإنجليزية.

teacher-asked = ماذا نسأل
    .help = في التدريب وفي أوراق العمل. رقم المجموعة نفسه يعطي البطاقات والأوراق نفسها مرة أخرى.
teacher-seed = رقم المجموعة
teacher-from = أدنى مستوى
teacher-to = أعلى مستوى
teacher-level-of = المستوى { $n }
teacher-level-usual = كما في الدرس
teacher-levels_of = المستويات من { $low } إلى { $high }
teacher-kinds = اختر أنواع الأسئلة
    .help = مع كل نوع مثال. إذا لم تختر شيئًا، نسأل من كل الأنواع.
teacher-where-screen = التدريب
teacher-where-paper = ورقة العمل
teacher-where-ticket = تذكرة الخروج

teacher-class = للصف كله
teacher-locale = اللغة والأرقام
teacher-size = الحجم
teacher-show = أظهر العنوان
teacher-code = امسح هذا الرمز لفتح الدرس.
teacher-same = يأخذ الجميع البطاقات نفسها، وتذكرة الخروج نفسها:
teacher-own = البطاقات نفسها، لكن لكل متعلّم تذكرة خروج خاصة به. للمتعلّم الأول المقعد 1، وللتالي المقعد 2، وهكذا:
teacher-here = هذا العنوان لهذا الحاسوب وحده. إذا كان غيرك في الغرفة سيستعمله، فشغّل الخادم كما هو مكتوب أدناه، وافتح هذه الصفحة باسم هذا الحاسوب أو رقمه.

teacher-sheets = أوراق العمل
    .help = أوراق للطباعة، فيها أسئلة مثل أسئلة الدرس. رقم المجموعة نفسه يعطي الأوراق نفسها مرة أخرى.
teacher-copies = عدد النسخ
teacher-questions = عدد الأسئلة في الورقة
teacher-alike = الأوراق
teacher-alike-0 = مختلفة
teacher-alike-1 = كلها متطابقة
teacher-large = خط كبير
teacher-key = الإجابات في الصفحات الأخيرة
teacher-box-0 = لا
teacher-box-1 = نعم
teacher-open = افتح الأوراق

teacher-wrong = لا يمكن صنع هذه الأوراق
    .help = غيّر ما هو مذكور هنا، ثم افتح الأوراق مرة أخرى.
teacher-wrong-number = { $name }: اختر عددًا صحيحًا من { $low } إلى { $high }.
teacher-wrong-choice = { $name }: يمكنك أن تختار { $all }.
teacher-said = طلبت «{ "\u2066" }{ $said }{ "\u2069" }».

teacher-no_paper = لا يمكن أن نسأل هذه الأسئلة على الورق. اختر أنواعًا أخرى أو مستويات أخرى.

teacher-stages = أجزاء الدرس
    .help = مقدار ما في كل جزء، كما عُدّ في الدرس. أما الوقت فيختلف من صف إلى صف.
teacher-stage = الجزء
teacher-amount = كم فيه
    .watch = { $n ->
        [one] خطوة واحدة
        [two] خطوتان
        [few] { $n } خطوات
       *[other] { $n } خطوة
    }
    .predict = { $n ->
        [one] سؤال واحد
        [two] سؤالان
        [few] { $n } أسئلة
        [many] { $n } سؤالًا
       *[other] { $n } سؤال
    }
    .practise = { $n ->
        [one] نوع واحد من الأسئلة
        [two] نوعان من الأسئلة
        [few] { $n } أنواع من الأسئلة
       *[other] { $n } نوعًا من الأسئلة
    }
    .play = { $n ->
        [one] مباراة واحدة
        [two] مباراتان
        [few] { $n } مباريات
       *[other] { $n } مباراة
    }
    .investigate = { $n ->
        [one] تجربة واحدة
        [two] تجربتان
        [few] { $n } تجارب
       *[other] { $n } تجربة
    }
    .ticket = { $n ->
        [one] سؤال واحد
        [two] سؤالان
        [few] { $n } أسئلة
       *[other] { $n } سؤالًا
    }
teacher-happens = ماذا يحدث
teacher-errors = إلى ماذا تنتبه
    .help = إجابات خاطئة يعرفها الدرس، وما يقوله عنها.
teacher-hear = ما تسمعه أو تراه
teacher-heard = { $question } «{ $answer }»
teacher-reply = ما يقوله الدرس
teacher-levels = المستويات
    .help = نظرنا في إجابات { $n ->
        [one] سؤال واحد
        [two] سؤالين
        [few] { $n } أسئلة
        [many] { $n } سؤالًا
       *[other] { $n } سؤال
    } من كل نوع.
teacher-level = المستوى
teacher-answers = الإجابات
teacher-reach = من { $low } إلى { $high }
teacher-no_questions = لا توجد أسئلة من الأنواع المختارة في هذه المستويات. اختر أنواعًا أخرى أو مستويات أخرى.

## تذاكر الخروج التي سُلّمت

tickets-title = تذاكر الخروج
    .help = ما سُلّم هنا، الأحدث أولًا. لا يعرضه إلا هذا الحاسوب.
tickets-none = لم تُسلَّم أي تذكرة بعد.
tickets-nameless = بلا اسم
tickets-right = الصحيح { $n } من { $of }
tickets-empty = تُرك بلا إجابة
tickets-said = قيل: { $said }
tickets-met = الأخطاء التي ظهرت، وفي كم تذكرة
tickets-answer_right = صحيح
tickets-answer_wrong = ليس صحيحًا بعد
tickets-remove = احذف
    .help = يذهب مع التذكرة كل ما فعله صاحبها في هذا الدرس. تُحفظ التذاكر ما دامت الجلسات محفوظة.
