## مراحل الدرس: ما يُسأل عنه قبل أن تُروى الخطوة، والحقيقة التي تجيب عنه

ask-sum = { $player }: كم يساوي ⁦{ $a } + { $b }⁩؟
ask-sum-told = ⁦{ $a } + { $b } = { $worth }⁩.
ask-who = من يأخذ البطاقات؟
ask-who-told = يأخذها { $winner }: المجموع { $worth } هو الأكبر.
ask-who-war = لا أحد بعد: حرب!

stage-watch = شاهد
    .help = سِر في المباراة خطوة بعد خطوة. اقرأ في كل خطوة ماذا حدث ولماذا.
stage-predict = توقّع
    .help = تتوقف المباراة وتسألك. ماذا سيحدث في رأيك؟
stage-play = العب
    .help = العب الآن مباراة بنفسك. خذ وقتك.

stage-investigate = استكشف
    .help = وزّع ألعابًا كثيرة، وانظر ماذا يأتي. ماذا تلاحظ؟

investigate-bots = كيف يلعب اللاعبون
investigate-setting = { $name }: { $value }
investigate-caption = { $games ->
        [one] لعبة واحدة
        [two] لعبتان
        [few] { $games } ألعاب
       *[other] { $games } لعبة
    }. { $settings }.
investigate-caption-plain = { $games ->
        [one] لعبة واحدة
        [two] لعبتان
        [few] { $games } ألعاب
       *[other] { $games } لعبة
    }.
investigate-most = { $games ->
        [one] وُزّعت لعبة واحدة.
        [two] وُزّعت لعبتان.
        [few] وُزّعت { $games } ألعاب.
       *[other] وُزّعت { $games } لعبة.
    } جاء أكثر من غيره: { $things }. { $n ->
        [one] كان ذلك مرة واحدة من { $total }.
        [two] كان ذلك مرتين من { $total }.
        [few] كان ذلك { $n } مرات من { $total }.
       *[other] كان ذلك { $n } مرة من { $total }.
    }
investigate-near = كل نسبة تبعد عن احتمالها الدقيق ⁦{ $gap }⁩ من 100 على الأكثر.
investigate-nothing = { $games ->
        [one] وُزّعت لعبة واحدة.
        [two] وُزّعت لعبتان.
        [few] وُزّعت { $games } ألعاب.
       *[other] وُزّعت { $games } لعبة.
    } لم يكن فيها ما نعدّه.
investigate-stopped = أوقفت التوزيع.
investigate-how_many = اختر عدد الألعاب من 1 إلى { $most }. ما وُزّع من قبل ما زال هنا.
investigate-cannot = لا يمكن توزيع ذلك هنا. اختر من القوائم. ما وُزّع من قبل ما زال هنا.

## نصوص الصفحة كما في ui.ftl

ui-experiments = ما نستكشفه
ui-settings_of = ما نوزّعه
ui-how_many_games = عدد الألعاب
ui-deal_games = وزّع الألعاب
ui-halt = قف
ui-dealing = التوزيع مستمر
ui-dealt_so_far = الألعاب: { $n } من { $of }
ui-share = كم في كل 100 ({ $of })
ui-times = كم مرة
ui-in_100 = في كل 100
ui-exact_in_100 = الاحتمال الدقيق، في كل 100
ui-plot_of = { $name }: أعمدة واحتمالات دقيقة. الأعداد في الجدول.
ui-key_bar = ما وُزّع
ui-key_exact = الاحتمال الدقيق
ui-look_at_plot = انظر إلى الأعمدة، ثم أجب:
ui-investigate_alone = انقطع الاتصال. ما وُزّع يبقى هنا. وتُوزّع ألعاب جديدة عندما يعود.
ui-investigate_more = وزّع ألعابًا أخرى إذا أردت. هل يأتي الشيء نفسه مرة أخرى؟
ui-investigate_next = التالي: { $name }
