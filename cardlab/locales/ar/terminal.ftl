## أوامر نافذة الأوامر

terminal-players = اللاعبون: { $players }
terminal-cards = البطاقات: { $cards }
terminal-ages = الأعمار: { $ages }
terminal-teaches = ماذا تتعلّم: { $teaches }
terminal-how = القواعد
terminal-options = الخيارات
terminal-presets = طرق اللعب
terminal-usually = (المعتاد { $default })

terminal-seat = أنت { $player }.
terminal-help = اكتب رقمًا أو أمرًا من القائمة. اكتب { "\u2066?\u2069" } لتطلب نصيحة، أو { "why" } وبعدها الأمر لتعرف لماذا رُفض، أو { "undo" } للتراجع. واكتب { "rules" } للقواعد، أو { "table" } للطاولة، أو { "save" } وبعدها اسم ملف للحفظ، أو { "quit" } للخروج.
terminal-choices = يمكنك:
terminal-more = … وخيارات أخرى عددها { $n }. اكتب الأمر الذي تريده، مثلًا: {"\u2066"}{ $example }{"\u2069"}
terminal-go-on = اضغط مفتاح الإدخال للمتابعة.
terminal-prompt = { $player }>
terminal-over = اكتب { "undo" } لتجرّب مرة أخرى من هنا، أو { "quit" } للخروج.
terminal-refused = لا يمكنك فعل هذا.
terminal-allowed = القواعد تسمح بذلك.
terminal-nothing = لا يوجد الآن خيار تفكّر فيه.
terminal-saved = حُفظت المباراة في {"\u2066"}{ $file }{"\u2069"}. تابعها متى شئت: { "\u2066cardlab play --load " }{ $file }{"\u2069"}
terminal-no-file = اكتب اسم ملف، مثلًا: { "\u2066save match.json\u2069" }
terminal-no-undo = لا يوجد شيء تتراجع عنه.
