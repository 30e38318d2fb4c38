## التدرّب وتذكرة الخروج. الصفحة تملأ الحقول كما في ui.ftl.

stage-practise = تدرّب
    .help = سؤال واحد في كل مرة. خذ تلميحًا متى شئت.
stage-ticket = تذكرة الخروج
    .help = أظهر ما تعرفه. خذ وقتك.

lesson_ui-check_answer = تحقّق
lesson_ui-hint = تلميح
lesson_ui-next_hint = تلميح آخر
lesson_ui-show_working = أرني الحل
lesson_ui-next_question = تابع
lesson_ui-once_more = حاول مرة أخرى.
lesson_ui-worked = هكذا يُحل السؤال:
lesson_ui-flash_show = أرني
lesson_ui-flash_again = انظر مرة أخرى
lesson_ui-flash_cover = غطِّها
lesson_ui-order_question_help = اسحب كل واحد إلى مكانه. أو اختر واحدًا، ثم اختر مكانه. ومفاتيح الأسهم تحرّكه أيضًا.
lesson_ui-practise_dots = السؤال { $n } من { $of }
lesson_ui-dot_first = صحيح من أول محاولة
lesson_ui-dot_helped = صحيح مع تلميح
lesson_ui-dot_missed = سيعود لاحقًا
lesson_ui-dot_now = أنت هنا
lesson_ui-dot_to_come = لم يأتِ بعد
lesson_ui-practise_done = انتهت هذه الأسئلة، وعددها { $n }. أحسنت!
lesson_ui-practise_first = الصحيح من أول محاولة: { $n }.
lesson_ui-practise_rest = يمكنك أن تستريح الآن، أو أن تتابع. ويمكنك أيضًا أن تحفظ تقدّمك، في الأسفل.
lesson_ui-practise_more = أسئلة أخرى
lesson_ui-practise_hard = كانت الأسئلة صعبة اليوم. لنجرّب أسئلة أسهل.
lesson_ui-practise_hardest = هذه أسئلة صعبة. لننتقل إلى شيء آخر، ونعُد إليها في يوم آخر.
lesson_ui-practise_easier = أسئلة أسهل
lesson_ui-practise_connection_lost = انقطع الاتصال. يمكنك أن تتابع أسئلتك. إجاباتك محفوظة هنا.

lesson_ui-practise_mastered = ما تستطيع أن تفعله الآن
lesson_ui-practise_mastered_on = صحيح في المستوى { $n }
lesson_ui-practise_choice = اختيار الأسئلة
lesson_ui-practise_choice_help = البداية بأسئلة سهلة. وكلما كانت الإجابات صحيحة، تأتي أسئلة أصعب. هنا تختار أعلى مستوى ونوع الأسئلة.
lesson_ui-practise_kinds = نوع الأسئلة
lesson_ui-practise_all = كل الأنواع
lesson_ui-practise_top = أعلى مستوى
lesson_ui-practise_level = المستوى { $n }
lesson_ui-practise_level_usual = المستوى { $n } (المعتاد)

lesson_ui-memory = احفظ تقدّمك
lesson_ui-memory_help = احفظ ملفًا صغيرًا. حمّله في المرة القادمة، فيستمر التدرّب من حيث توقفت.
lesson_ui-memory_save = احفظ ملفي
lesson_ui-memory_load = حمّل ملفي
lesson_ui-memory_saved = حُفظ ملفك.
lesson_ui-memory_loading = يُقرأ ملفك الآن.
lesson_ui-memory_loaded = أهلًا بعودتك! يستمر التدرّب من حيث توقفت.
lesson_ui-memory_connection_lost = انقطع الاتصال. سيُقرأ ملفك عندما يعود.

memory-foreign = ليس في هذا الملف تقدّمك. لم يتغيّر شيء هنا.
memory-broken = هذا الملف تالف، فلا يمكن قراءته. لم يتغيّر شيء هنا.
memory-newer = صُنع هذا الملف بنسخة أحدث من هذه الصفحة. لم يتغيّر شيء هنا.
memory-other_lesson = هذا الملف من درس آخر. الدرس هنا هو { $lesson }. لم يتغيّر شيء هنا.

lesson_ui-ticket_hand_in = سلّمها
lesson_ui-ticket_check = تحقّق من إجاباتي
lesson_ui-ticket_order_mine = هذا ترتيبي
lesson_ui-ticket_answered = السؤال { $n } من { $of }، أُجيب عنه
lesson_ui-ticket_name_here = يبقى الاسم في هذه الصفحة، وعلى ما تطبعه.
lesson_ui-ticket_name_told = يرى معلّمك الاسم والإجابات.
lesson_ui-ticket_with_teacher = هذه التذكرة عند معلّمك.
lesson_ui-ticket_note = للمعلّم:
lesson_ui-ticket_empty = أسئلة بلا إجابة: { $n }. أجب الآن، أو اضغط الزر مرة أخرى لتبقى بلا إجابة.
lesson_ui-ticket_handed_in = إجاباتك في الطريق.
ticket-later = وصلت تذاكر كثيرة دفعة واحدة، فعلى تذكرتك أن تنتظر. إجاباتك ما زالت هنا. اضغط الزر مرة أخرى بعد دقيقة.
lesson_ui-ticket_connection_lost = انقطع الاتصال. إجاباتك محفوظة هنا، وتُرسل عندما يعود.
lesson_ui-ticket_summary = { $name }: ما تعرفه
lesson_ui-ticket_name = الاسم:
lesson_ui-ticket_right = تستطيع أن تحل { $n } من هذه الأسئلة، وعددها { $of }.
lesson_ui-ticket_few = الآن تعرف على ماذا تتمرن. انظر أولًا إلى سؤال واحد من هذه مرة أخرى، ولا تستعجل.
lesson_ui-ticket_mastered = تستطيع أن تحل هذا
lesson_ui-ticket_again = انظر إلى هذا مرة أخرى
lesson_ui-ticket_left_empty = تركت هذا السؤال بلا إجابة.
lesson_ui-ticket_seed = تذكرة الخروج رقم { $n }
lesson_ui-ticket_seat = تذكرة الخروج رقم { $n }، المقعد { $of }
lesson_ui-ticket_print = اطبعها
lesson_ui-ticket_keep = احفظها في ملف
lesson_ui-ticket_new = تذكرة خروج جديدة

lesson_ui-my_deck = بطاقاتي
lesson_ui-card_won = بطاقة جديدة لي!
lesson_ui-card_next = البطاقة التالية
