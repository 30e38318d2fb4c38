## صفحة المعلّم لكل درس، حول الملاحظات

teacher-title = { $lesson }: للمعلّم
teacher-lesson = افتح الدرس
teacher-in_english = الملاحظات مكتوبة بالإنجليزية.

teacher-sheets = أوراق العمل
    .help = أوراق للطباعة، فيها أسئلة مثل أسئلة الدرس. رقم المجموعة نفسه يعطي الأوراق نفسها مرة أخرى.
teacher-seed = رقم المجموعة
teacher-copies = عدد النسخ
teacher-questions = عدد الأسئلة في الورقة
teacher-level = المستوى
teacher-level-0 = كل المستويات
teacher-level-of = المستوى { $n }
teacher-alike = الأوراق
teacher-alike-0 = مختلفة
teacher-alike-1 = كلها متشابهة
teacher-large = خط كبير
teacher-key = الإجابات في الصفحات الأخيرة
teacher-box-0 = لا
teacher-box-1 = نعم
teacher-open = افتح الأوراق

teacher-class = للصف كله
teacher-same = يأخذ الجميع البطاقات نفسها، وتذكرة الخروج نفسها:
teacher-own = البطاقات نفسها، لكن لكل متعلّم تذكرة خروج خاصة به. للمتعلّم الأول المقعد 1، وللتالي المقعد 2، وهكذا:
teacher-here = هذا العنوان لهذا الحاسوب وحده. إذا كان غيرك في الغرفة سيستعمله، فشغّل الخادم كما هو مكتوب أدناه، وافتح هذه الصفحة باسم هذا الحاسوب أو رقمه.

teacher-wrong = لا يمكن صنع هذه الأوراق
    .help = غيّر ما هو مذكور هنا، ثم افتح الأوراق مرة أخرى.
teacher-wrong-number = { $name }: اختر عددًا صحيحًا من { $low } إلى { $high }.
teacher-wrong-choice = { $name }: يمكنك أن تختار { $all }.
teacher-said = طلبت «{ "\u2066" }{ $said }{ "\u2069" }».
