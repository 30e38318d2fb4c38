## مراحل الدرس: ما يُسأل عنه قبل أن تُروى الخطوة، والحقيقة التي تجيب عنه

ask-sum-told = ⁦{ $a } + { $b } = { $worth }⁩. { $shape ->
        [more] { $other } أصغر من { $worth }.
        [less] { $other } أكبر من { $worth }.
       *[same] المجموعان متساويان.
    }

predict-who = { $down ->
        [0] { "" }
       *[other] المقلوبة: { $down }، والمكشوفة: { $up }.{ " " }
    }من سيفوز؟
    .war = = حرب!
    .said = { $aim ->
        [mine] أنا أفوز
        [war] حرب
       *[theirs] يفوز { $player }
    }
predict-needed = { $aim ->
        [mine] { $shape ->
            [none] لم تكن هناك بطاقة تجعلك تفوز.
           *[some] مع { predict-cards } كنت ستفوز.
        }
        [war] { $shape ->
            [none] لم تكن هناك بطاقة تبدأ حربًا.
           *[some] مع { predict-cards } كانت ستبدأ حرب.
        }
       *[theirs] { $shape ->
            [none] لم تكن هناك بطاقة تجعل { $player } يفوز.
           *[some] مع { predict-cards } كان { $player } سيفوز.
        }
    }
predict-cards = { $shape ->
        [more] { $low } أو أكثر
        [less] { $high } أو أقل
       *[some] { $cards }
    }
predict-change = { $target ->
        [mine] أي بطاقة أخيرة لدى { $player } تجعلك تفوز؟
        [war] أي بطاقة أخيرة لدى { $player } تبدأ حربًا؟
       *[theirs] أي بطاقة أخيرة تجعل { $player } يفوز؟
    }
    .then = { $target ->
        [mine] كنت ستفوز.
        [war] { "" }
       *[theirs] كانت البطاقات ستذهب إلى { $player }.
    }

stage-watch = شاهد
    .help = شاهد المباراة خطوة بعد خطوة. اقرأ في كل خطوة ماذا حدث ولماذا.
stage-predict = توقّع
    .help = تتوقف المباراة وتسألك. ماذا سيحدث في رأيك؟
stage-play = العب
    .help = العب الآن مباراة بنفسك. خذ وقتك.

stage-investigate = استكشف
    .help = خمّن أولًا. ثم العب آلاف المرات، وانظر ماذا يحدث.

investigate-setting = { $name }: { $value }
investigate-dealt = عدد مرات اللعب: { $games }.
investigate-stopped = توقف اللعب.
investigate-cannot = لا يمكنك أن تلعب هذا هنا. اختر من القوائم. نتائجك ما زالت هنا.

investigate-look-highest =
    .ask = أي عمود هو الأعلى؟
    .line = مرّر إصبعك على رؤوس الأعمدة. ثم اقرأ العدد الذي تحت أعلاها.
    .second = هذا العمود أقصر. أي عمود هو الأعلى؟
    .last = هذا العمود أقصر. أي عمود هو الأعلى؟
investigate-look-most =
    .ask = ماذا تقارن؟ ابحث عن العمود نفسه في كل رسم.
    .line = اقرأ الأعداد التي فوق هذه الأعمدة، رسمًا بعد رسم.
    .second = قارن مرة أخرى: في رسم آخر عدد أكبر.
    .last = هذا أصغر عدد. أين أكبر عدد؟
investigate-look-least =
    .ask = ماذا يقول لك العدد الذي فوق كل رسم؟
    .line = رتّب الأعداد التي فوق الرسوم.
    .second = قارن مرة أخرى: هناك عدد أصغر.
    .last = هذا أكبر عدد. أين أصغر عدد؟
investigate-look-even =
    .ask = أي عمودين تقارن في كل رسم؟
    .line = ابحث عن الرسم الذي يتساوى فيه العمودان تقريبًا.
    .second = هنا أحد العمودين أعلى بوضوح. انظر إلى الرسوم الأخرى.
    .last = هنا أحد العمودين أعلى كثيرًا. انظر إلى الرسوم الأخرى.

## نصوص الصفحة كما في ui.ftl

lesson_ui-turn = الدور { $n }
lesson_ui-experiments = ما نستكشفه
lesson_ui-settings_of = جرّب شيئًا آخر
lesson_ui-how_many_games = كم مرة نلعب؟
lesson_ui-guess_first = خمّن أولًا: اختر جوابًا. ليس في التخمين خطأ.
lesson_ui-guess_yours = تخمينك: { $said }
lesson_ui-guess_right = تخمينك: { $what }. وكان صحيحًا!
lesson_ui-guess_other = تخمينك: { $said }. والجواب: { $what }.
lesson_ui-deal_games =
    { $n ->
        [one] العب مرة واحدة
        [two] العب مرتين
        [few] العب { $n } مرات
       *[other] العب { $n } مرة
    }
lesson_ui-deal_to_compare = قارن
lesson_ui-stop_dealing = أوقف اللعب
lesson_ui-dealing = نلعب الآن …
lesson_ui-dealt_so_far = مرات اللعب: { $n } من { $of }
lesson_ui-share = كم من كل 100 ({ $of })
lesson_ui-times = كم مرة
lesson_ui-in_100 = من كل 100
lesson_ui-exact_in_100 = بالضبط، من كل 100
lesson_ui-numbers = الأعداد
lesson_ui-plot_of = { $name }: أعمدة. وتحتها جدول «الأعداد».
lesson_ui-key_bar = نتيجتك
lesson_ui-key_exact = بالضبط
lesson_ui-exactly = بالضبط: { $what }
lesson_ui-investigate_why = لماذا؟
lesson_ui-investigate_connection_lost = انقطع الإنترنت. نتائجك تبقى هنا. ويستمر اللعب حين يعود.
lesson_ui-investigate_more = غيّر شيئًا ثم قارن. وجرّب 100 مرة أيضًا: ما الذي جاء مصادفة؟
lesson_ui-investigate_next = التالي: { $name }
lesson_ui-bars_show = تبيّن الأعمدة:
lesson_ui-race_guess = اخترت { $what }. وزّع بطاقات!
lesson_ui-race_deal = عدد مرات التوزيع: { $n }
lesson_ui-race_one = { $sum }. مرات التوزيع: { $n }.
lesson_ui-race_front = مرات التوزيع: { $n }. في المقدمة: { $what }.
lesson_ui-race_level = مرات التوزيع: { $n }. لا أحد في المقدمة بعد.
lesson_ui-race_again = اختر مرة أخرى
lesson_ui-race_guessed = اخترت { $what }.
