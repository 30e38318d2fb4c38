## كلمات تستعملها كل الألعاب

player = اللاعب { $number }
game-over = انتهت اللعبة. { $why }
laid = موقف
    .sentence = رُتّبت البطاقات باليد.
dealt = التوزيع
    .sentence = وُزّعت البطاقات.
chosen = اختيار
    .sentence = اختار { $player } ما يريد.
turned = كشف البطاقات
    .sentence = كُشفت البطاقات المختارة.
highlights-run = { $n ->
        [two] يفوز { $player } في دورين متتاليين.
        [few] يفوز { $player } في { $n } أدوار متتالية.
       *[other] يفوز { $player } في { $n } دورًا متتاليًا.
    }
highlights-better = كان المدرّب سيختار هذا: { $best }.
highlights-looked =
    { $of ->
        [one] نظر المدرّب في حركتك.
       *[other] نظر المدرّب في { $n } من حركاتك، وعددها { $of }.
    } { $found ->
        [0] ولم يجد ما هو أفضل بوضوح.
        [one] وجد مرة واحدة ما هو أفضل بوضوح.
        [two] وجد مرتين ما هو أفضل بوضوح.
        [few] وجد { $found } مرات ما هو أفضل بوضوح.
       *[other] وجد { $found } مرة ما هو أفضل بوضوح.
    }
board-turn = القرار الآن: { $players }

coach-tried = ينال هذا الخيار { $wins } من 100. { $sure ->
        [yes] المدرّب واثق.
        [fairly] المدرّب واثق إلى حدّ ما.
       *[no] هذا مجرّد تخمين من المدرّب.
    }
coach-hardly_tried = لم يجرّب المدرّب هذا إلا قليلًا، فقد بدا أسوأ منذ البداية.

card = { $rank } { $suit }
card-joker = جوكر
card-back = بطاقة مقلوبة
rank-A = آص
rank-2 = اثنان
rank-3 = ثلاثة
rank-4 = أربعة
rank-5 = خمسة
rank-6 = ستة
rank-7 = سبعة
rank-8 = ثمانية
rank-9 = تسعة
rank-T = عشرة
rank-J = ولد
rank-Q = ملكة
rank-K = ملك
suit-c = سباتي
suit-d = ديناري
suit-h = كُبّة
suit-s = بستوني

## ما يُطبع في زاوية البطاقة، وقبل رمزها في الجملة

letter-A = A
letter-J = J
letter-Q = Q
letter-K = K

## البطاقة برتبتها وحدها، في جملة قصيرة

the_rank = { $rank ->
        [A] الآص
        [J] الولد
        [Q] الملكة
        [K] الملك
        [X] الجوكر
       *[other] { $rank }
    }

on = نعم
off = لا
span = من { $low } إلى { $high }
range = من { $low } إلى { $high }
at-least = { $low } أو أكثر

action-turn = اكشف البطاقات
action-deal = وزّع البطاقات

## ما يتوقّعه المتعلّم حين لا يكون لأحد ما يختاره

prediction-ask = من يأخذ البطاقات؟
prediction-war = لا أحد بعد: إنها حرب
prediction-came = { $right ->
        [yes] قلت «{ $said }»، وهذا صحيح.
       *[no] قلت «{ $said }»، وليس كذلك هذه المرة.
    }

## The levels of opponents

opponent-level_easy = سهل
opponent-level_medium = متوسط
opponent-level_hard = صعب
opponent-plays_random = يلعب كيفما كان
opponent-plays_careless = يفكّر في حركة ويترك أخرى
opponent-plays_greedy = يختار الأفضل الآن
opponent-plays_coach = يلعب كما يلعب المدرّب
opponent-plays_easy = يفكّر إلى الأمام قليلًا
opponent-plays_medium = يفكّر في عدة حركات قادمة
opponent-pace_easy = سريع كطفل في السابعة
opponent-pace_medium = سريع كطفل في العاشرة
opponent-pace_hard = سريع كشخص كبير

zone-packet = الكومة
zone-table = الطاولة
zone-pot = الصندوق
zone-aside = جانبًا
zone-pack = الرزمة
counter-turns = الأدوار
counter-cards = البطاقات
counter-sum = المجموع
counter-difference = الفرق

option-players = اللاعبون
    .help = كم لاعبًا في اللعبة؟
option-jokers = الجواكر
    .help = كم جوكرًا في الرزمة؟
option-packs = الرزم
    .help = كم رزمة من البطاقات تُجمع معًا؟
option-war_down = البطاقات المقلوبة في الحرب
    .help = كم بطاقة توضع مقلوبة قبل كشف البطاقات التالية؟
option-run_out = بطاقات لا تكفي
    .help = ماذا يحدث للاعب الذي لا تكفيه بطاقاته ليتابع؟
    .v-lose = يخرج من اللعبة
    .v-last_card_stays = تحارب البطاقات الأخيرة
option-pickup_order = ترتيب البطاقات المأخوذة
    .help = بأي ترتيب توضع البطاقات المأخوذة تحت الكومة؟
    .v-shuffled = مخلوطة
    .v-coin = قطعة نقود تقرّر من يكون الأول
    .v-winner_first = بطاقات الفائز أولًا
    .v-loser_first = بطاقات الخاسر أولًا
    .v-played = كما لُعبت
option-who_joins = من يدخل الحرب
    .help = مع ثلاثة لاعبين أو أربعة: يدخلها الجميع، أو المتعادلون فقط.
    .v-all = الجميع
    .v-tied = المتعادلون
option-leftover = البطاقات الزائدة
    .help = البطاقات التي لا تكفي الجميع توضع جانبًا، أو يستمر توزيعها.
    .v-set_aside = توضع جانبًا
    .v-dealt_on = يستمر توزيعها
option-max_turns = أكبر عدد من الأدوار
    .help = بعد هذا العدد من الأدوار تتوقف اللعبة.
option-on_limit = عند بلوغ الحد
    .help = لا يفوز أحد، أو يفوز صاحب أكثر البطاقات.
    .v-unfinished = لا يفوز أحد
    .v-most_cards = يفوز صاحب أكثر البطاقات
option-stop_on_repeat = التوقف عند التكرار
    .help = تتوقف اللعبة إذا عاد موقف سابق وكانت لن تنتهي أبدًا.
option-court_cards = الولد والملكة والملك
    .help = تُستبعد، أو تساوي كل منها 10، أو تساوي 11 و12 و13.
    .v-removed = مستبعدة
    .v-ten = كل منها 10
    .v-11_12_13 = 11 و12 و13
option-ace = الآص
    .help = كم يساوي الآص؟

measure-turns = الأدوار
measure-wars = الحروب
measure-again = الحروب التي استمرت
measure-cards = البطاقات في النهاية
measure-score = النقاط
measure-actions = الحركات
measure-winner = الفائز
measure-won = الفوز
