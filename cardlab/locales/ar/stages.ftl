## مراحل الدرس: ما يُسأل عنه قبل أن تُروى الخطوة، والحقيقة التي تجيب عنه

ask-sum-told = ⁦{ $a } + { $b } = { $worth }⁩.

predict-who = من سيفوز؟
    .war = = حرب!
predict-needed = { $shape ->
        [none] لا توجد بطاقة تفعل ذلك.
        [more] كان يلزم { $low } أو أكثر.
        [less] كان يلزم { $high } أو أقل.
       *[some] كان يلزم { $cards }.
    }
predict-change = { $target ->
        [mine] أي بطاقة أخيرة كانت ستجعلك تفوز؟
        [war] أي بطاقة أخيرة كانت ستبدأ حربًا؟
       *[theirs] أي بطاقة أخيرة كانت ستجعل { $player } يفوز؟
    }

stage-watch = شاهد
    .help = سِر في المباراة خطوة بعد خطوة. اقرأ في كل خطوة ماذا حدث ولماذا.
stage-predict = توقّع
    .help = تتوقف المباراة وتسألك. ماذا سيحدث في رأيك؟
stage-play = العب
    .help = العب الآن مباراة بنفسك. خذ وقتك.

stage-investigate = استكشف
    .help = خمّن أولًا. ثم العب آلاف الألعاب، وانظر ماذا يحدث.

investigate-setting = { $name }: { $value }
investigate-dealt = عدد الألعاب التي لُعبت: { $games }.
investigate-stopped = أوقفت اللعب.
investigate-cannot = لا يمكن لعب ذلك هنا. اختر من القوائم. نتائجك ما زالت هنا.

investigate-look-highest =
    .ask = أي عمود هو الأعلى؟
    .line = مرّر إصبعك على رؤوس الأعمدة. ثم اقرأ العدد الذي تحت أعلاها.
    .second = هذا العمود أقصر. أي عمود هو الأعلى؟
    .last = هذا العمود أقصر. أي عمود هو الأعلى؟
investigate-look-most =
    .ask = ماذا تقارن؟ ابحث عن العمود نفسه في كل صورة.
    .line = اقرأ الأعداد التي فوق هذه الأعمدة، صورة بعد صورة.
    .second = قارن مرة أخرى: في إحدى الصور الأخرى أكثر.
    .last = هناك الأقل. أين الأكثر؟
investigate-look-least =
    .ask = ماذا يخبرك العدد الذي فوق كل صورة؟
    .line = رتّب الأعداد التي فوق الصور.
    .second = قارن مرة أخرى: أحد الأعداد الأخرى أصغر.
    .last = هناك الأكثر. أين الأقل؟
investigate-look-even =
    .ask = أي عمودين تقارن في كل صورة؟
    .line = ابحث عن الصورة التي يتساوى فيها العمودان تقريبًا.
    .second = هناك أحد العمودين أعلى بوضوح. انظر إلى الصور الأخرى.
    .last = هناك أحد العمودين أعلى كثيرًا. انظر إلى الصور الأخرى.

## نصوص الصفحة كما في ui.ftl

lesson_ui-experiments = ما نستكشفه
lesson_ui-settings_of = جرّب شيئًا آخر
lesson_ui-how_many_games = عدد الألعاب
lesson_ui-guess_first = خمّن أولًا: اختر جوابًا. ليس في التخمين خطأ.
lesson_ui-guess_yours = تخمينك: { $said }
lesson_ui-guess_right = تخمينك: { $what }. وكان صحيحًا!
lesson_ui-guess_other = تخمينك: { $said }. والجواب: { $what }.
lesson_ui-deal_games =
    { $n ->
        [one] العب لعبة واحدة
        [two] العب لعبتين
        [few] العب { $n } ألعاب
       *[other] العب { $n } لعبة
    }
lesson_ui-deal_to_compare = قارن
lesson_ui-stop_dealing = قف
lesson_ui-dealing = اللعب مستمر
lesson_ui-dealt_so_far = الألعاب: { $n } من { $of }
lesson_ui-share = كم في كل 100 ({ $of })
lesson_ui-times = كم مرة
lesson_ui-in_100 = في كل 100
lesson_ui-exact_in_100 = تمامًا، في كل 100
lesson_ui-numbers = الأعداد
lesson_ui-plot_of = { $name }: أعمدة. والأعداد في جدول تحت عنوان «الأعداد».
lesson_ui-key_bar = ألعابك
lesson_ui-key_exact = تمامًا
lesson_ui-exactly = تمامًا: { $what }
lesson_ui-investigate_why = لماذا؟
lesson_ui-investigate_connection_lost = انقطع الاتصال. نتائجك تبقى هنا. وتُلعب ألعاب جديدة عندما يعود.
lesson_ui-investigate_more = غيّر شيئًا ثم قارن. وجرّب 100 لعبة أيضًا: كم من ذلك مصادفة؟
lesson_ui-investigate_next = التالي: { $name }
lesson_ui-race_bet = اخترت { $what }. وزّع أزواجًا من البطاقات!
lesson_ui-race_deal = الأزواج التي ستُوزَّع: { $n }
lesson_ui-race_front = الأزواج: { $n }. في المقدمة: { $what }.
lesson_ui-race_level = الأزواج: { $n }. لا أحد في المقدمة بعد.
lesson_ui-race_again = اختر مرة أخرى
lesson_ui-race_bet_was = كنت قد اخترت { $what }.
