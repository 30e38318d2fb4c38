## التدرّب وتذكرة الخروج. الصفحة تملأ الحقول كما في ui.ftl.

stage-practise = تدرّب
    .help = سؤال واحد في كل مرة. خذ تلميحًا متى شئت.
stage-ticket = تذكرة الخروج
    .help = أظهر ما تعرفه. خذ وقتك.

ui-check_answer = تحقّق
ui-hint = تلميح
ui-next_hint = تلميح آخر
ui-show_working = أرني الحل
ui-next_question = تابع
ui-once_more = حاول مرة أخرى.
ui-worked = هكذا يُحل السؤال:
ui-order_question_help = اسحب كل واحد إلى مكانه. أو اختر واحدًا، ثم اختر مكانه. ومفاتيح الأسهم تحرّكه أيضًا.
ui-practise_dots = السؤال { $n } من { $of }
ui-dot_first = صحيح من أول محاولة
ui-dot_helped = صحيح مع تلميح
ui-dot_missed = سيعود لاحقًا
ui-dot_now = أنت هنا
ui-dot_to_come = لم يأتِ بعد
ui-practise_done = انتهت هذه الأسئلة، وعددها { $n }. أحسنت!
ui-practise_first = الصحيح من أول محاولة: { $n }.
ui-practise_rest = يمكنك أن تستريح الآن، أو أن تتابع. ويمكنك أيضًا أن تحفظ ما تعرفه، في الأسفل.
ui-practise_more = أسئلة أخرى
ui-practise_connection_lost = انقطع الاتصال. يمكنك أن تتابع أسئلتك. إجاباتك محفوظة هنا.

ui-practise_mastered = ما أتقنته
ui-practise_mastered_on = صحيح في المستوى { $n }
ui-practise_choice = اختيار الأسئلة
ui-practise_choice_help = البداية بأسئلة سهلة. وكلما كانت الإجابات صحيحة، تأتي أسئلة أصعب. هنا يُختار إلى أي مستوى، وأي أنواع من الأسئلة.
ui-practise_kinds = أنواع الأسئلة
ui-practise_all = أسئلة من كل الأنواع
ui-practise_top = أعلى مستوى
ui-practise_level = إلى المستوى { $n }
ui-practise_level_usual = إلى المستوى { $n } (المعتاد هنا)

ui-memory = احفظ ما تعرفه
ui-memory_help = احفظ ملفًا صغيرًا. حمّله في المرة القادمة، فيستمر التدرّب من حيث توقفت.
ui-memory_save = احفظ ملفي
ui-memory_load = حمّل ملفي
ui-memory_saved = حُفظ ملفك.
ui-memory_loading = يُقرأ ملفك الآن.
ui-memory_loaded = أهلًا بعودتك! يستمر التدرّب من حيث توقفت.
ui-memory_connection_lost = انقطع الاتصال. سيُقرأ ملفك عندما يعود.

memory-foreign = هذا ليس ملفًا حُفظ فيه ما تعرفه. لم يتغيّر شيء هنا.
memory-broken = هذا الملف تالف، فلا يمكن قراءته. لم يتغيّر شيء هنا.
memory-newer = صُنع هذا الملف بنسخة أحدث من هذه الصفحة. لم يتغيّر شيء هنا.
memory-other_lesson = هذا الملف من درس آخر. الدرس هنا هو { $lesson }. لم يتغيّر شيء هنا.

ui-ticket_hand_in = سلّمها
ui-ticket_check = تحقّق من إجاباتي
ui-ticket_order_mine = هذا ترتيبي
ui-ticket_answered = السؤال { $n } من { $of }، أُجيب عنه
ui-ticket_name_here = يبقى الاسم في هذه الصفحة، وعلى ما تطبعه.
ui-ticket_name_told = يرى معلّمك الاسم والإجابات.
ui-ticket_with_teacher = هذه التذكرة عند معلّمك.
ui-ticket_note = للمعلّم:
ui-ticket_empty = أسئلة بلا إجابة: { $n }. يمكنك أن تجيب الآن. أو اضغط مرة أخرى، فتبقى بلا إجابة.
ui-ticket_handed_in = إجاباتك في الطريق.
ticket-later = وصلت من هنا تذاكر كثيرة دفعة واحدة، فعلى هذه أن تنتظر. إجاباتك ما زالت هنا: اضغط الزر مرة أخرى بعد دقيقة.
ui-ticket_connection_lost = انقطع الاتصال. إجاباتك محفوظة هنا، وتُرسل عندما يعود.
ui-ticket_summary = { $name }: ما تعرفه
ui-ticket_name = الاسم:
ui-ticket_right = تستطيع أن تحل { $n } من هذه الأسئلة، وعددها { $of }.
ui-ticket_few = الآن تعرف على ماذا تتمرن. انظر أولًا إلى سؤال واحد من هذه مرة أخرى، ولا تستعجل.
ui-ticket_mastered = تستطيع أن تحل هذا
ui-ticket_again = انظر إلى هذا مرة أخرى
ui-ticket_left_empty = تركت هذا السؤال بلا إجابة.
ui-ticket_seed = تذكرة الخروج رقم { $n }
ui-ticket_seat = تذكرة الخروج رقم { $n }، المقعد { $of }
ui-ticket_print = اطبعها
ui-ticket_keep = احفظها في ملف

ui-my_deck = بطاقاتي
ui-card_won = بطاقة جديدة لي!
ui-card_next = البطاقة التالية
