## صفحة المعلّم لكل درس، حول الملاحظات

teacher-title = { $lesson }: للمعلّم
teacher-lesson = اعرض الدرس على السبورة
teacher-in_english = الملاحظات مكتوبة بالإنجليزية.

teacher-asked = الإعدادات
    .help = للتدريب وأوراق العمل. رقم التوزيع نفسه يعطي البطاقات والأوراق نفسها مرة أخرى.
teacher-seed = رقم التوزيع
teacher-from = أدنى مستوى
teacher-to = أعلى مستوى
teacher-level-of = المستوى { $n }
teacher-level-usual = كما في الدرس
teacher-levels_of = المستويات من { $low } إلى { $high }
teacher-kinds = أنواع الأسئلة
    .help = مع كل نوع مثال. إذا لم تختر شيئًا، نسأل من كل الأنواع.
teacher-where-screen = التدريب
teacher-where-paper = ورقة العمل
teacher-where-ticket = تذكرة الخروج

teacher-class = لصفّك
teacher-locale = اللغة والأرقام
teacher-size = الحجم
teacher-show = أظهر العنوان
teacher-code = امسح هذا الرمز لفتح الدرس.
teacher-same = يأخذ الصف كله البطاقات نفسها، وتذكرة الخروج نفسها:
teacher-own = يأخذ الصف كله البطاقات نفسها، لكن لكل طالب تذكرة خروج خاصة به. يأخذ الطالب الأول المقعد 1، والتالي المقعد 2، وهكذا:
teacher-here = هذا العنوان يعمل على هذا الحاسوب وحده. للأجهزة الأخرى في الغرفة، شغّل الخادم كما هو مكتوب أدناه. ثم افتح هذه الصفحة باسم هذا الحاسوب أو بعنوان IP الخاص به.

teacher-sheets = أوراق العمل
    .help = أوراق للطباعة، فيها أسئلة مثل أسئلة الدرس. رقم التوزيع نفسه يعطي الأوراق نفسها مرة أخرى.
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

teacher-handouts = صفحات أخرى للطباعة
    .help = تُفتح كل صفحة باللغة التي تختارها هنا.
teacher-family = للبيت: اللعبة ببطاقات عادية
teacher-record = ورقة تسجيل: يكتب الأطفال كل دور

teacher-wrong = لا يمكن عمل هذه الأوراق
    .help = غيّر الإعدادات أدناه، ثم افتح الأوراق مرة أخرى.
teacher-wrong-number = { $name }: اختر عددًا صحيحًا من { $low } إلى { $high }.
teacher-wrong-choice = { $name }: يمكنك أن تختار { $all }.
teacher-said = طلبت «{ "\u2066" }{ $said }{ "\u2069" }».

teacher-no_paper = هذه الأسئلة لا تصلح للورق. اختر أنواعًا أخرى أو مستويات أخرى.

teacher-stages = أجزاء الدرس
    .help = ما في كل جزء. أما الوقت فيختلف من صف إلى صف.
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
teacher-errors = أخطاء شائعة
    .help = إجابات خاطئة يعرفها الدرس، وردّه عليها.
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
teacher-no_questions = ليس في الأنواع المختارة أسئلة من هذه المستويات. اختر أنواعًا أخرى أو مستويات أخرى.

## تذاكر الخروج التي سُلّمت

tickets-title = تذاكر الخروج
    .help = التذاكر التي سُلّمت هنا، الأحدث أولًا. لا يستطيع المتعلّمون حذفها.
tickets-none = لا توجد تذاكر خروج بعد.
tickets-release = اعرض الإجابات: { $lesson } ({ $n })
    .help = بعد ذلك فقط يرى التلاميذ أي الإجابات صحيح، ولماذا.
tickets-release_all = اعرض كل الإجابات
tickets-try = المحاولة { $n } من { $of }
tickets-shown = يستطيع الصف رؤية هذه الإجابات.
tickets-late = سُلّمت بعد أن صار الصف يرى هذه الإجابات.
tickets-nameless = بلا اسم
tickets-right = الصحيح { $n } من { $of }
tickets-empty = تُرك بلا إجابة
tickets-said = الإجابة: { $said }
tickets-met = أخطاء شائعة، وفي كم تذكرة ظهرت
tickets-answer_right = صحيح
tickets-answer_wrong = ليس صحيحًا بعد
tickets-remove = احذف
    .help = «احذف» يحذف التذكرة فورًا. وإلا يحذفها الخادم مع البيانات القديمة الأخرى.

## What the server stores, for the teacher

kept-title = ما يُحفظ
    .help = المتعلّم متصفح، أو طفل له فيه اسم من أوراق اللعب. لا تُحفظ الأسماء إلا على تذاكر الخروج.
kept-learners = متعلّمون
kept-pages = صفحات
kept-tickets = تذاكر خروج مسلَّمة
kept-first = أول استخدام
kept-last = آخر استخدام
kept-until = تُحذف
kept-days = { $n ->
    [zero] عند آخر استخدام
    [one] بعد يوم واحد من آخر استخدام
    [two] بعد يومين من آخر استخدام
    [few] بعد { $n } أيام من آخر استخدام
    [many] بعد { $n } يومًا من آخر استخدام
   *[other] بعد { $n } يوم من آخر استخدام
 }
kept-memory = عندما يتوقف الخادم
kept-delete = لتصدير البيانات أو حذفها، استخدم الأمر «{ $command }» على حاسوب الخادم.
