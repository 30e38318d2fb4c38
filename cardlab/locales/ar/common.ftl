## كلمات تستعملها كل الألعاب

player = اللاعب { $number }
game-over = انتهت اللعبة. { $why }
laid = موقف
    .sentence = رتّبنا البطاقات هكذا بأيدينا.
dealt = التوزيع
    .sentence = وزّعنا البطاقات.
chosen = اختيار
    .sentence = اختار { $player } ما يريد.
    .short = { $player_is ->
        [you] { "" }
       *[other] اختار { $player } ما يريد.
    }
turned = كشف البطاقات
    .sentence = كشفنا البطاقات المختارة.
highlights-run =
    .short = { $player_is ->
        [you] تفوز
       *[other] يفوز { $player }
    } في { $n ->
        [two] دورين متتاليين
        [few] { $n } أدوار متتالية
        [many] { $n } دورًا متتاليًا
       *[other] { $n } دور متتالٍ
    }.
highlights-better = كان المساعد سيختار: { $best }.
highlights-looked =
    { $of ->
        [one] نظر المساعد في حركتك.
       *[other] نظر المساعد في { $n } من حركاتك الـ{ $of }.
    } { $found ->
        [0] ولم يجد حركة أفضل بوضوح.
        [one] ووجد مرة واحدة حركة أفضل بوضوح.
        [two] ووجد مرتين حركة أفضل بوضوح.
        [few] ووجد { $found } مرات حركة أفضل بوضوح.
       *[other] ووجد { $found } مرة حركة أفضل بوضوح.
    }
board-turn = بقي أن يختار: { $players }

coach-tried = النتيجة { $wins } من 100. { $sure ->
        [yes] المساعد واثق.
        [fairly] المساعد واثق إلى حدّ ما.
       *[no] المساعد ليس متأكدًا.
    }
coach-hardly_tried = رأى المساعد بسرعة أن هذه الحركة أضعف.

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

prediction-ask = من يأخذ البطاقات التالية؟
prediction-war = لا أحد بعد: حرب!
prediction-came = { $right ->
        [yes] قلت «{ $said }». هذا صحيح!
       *[no] قلت «{ $said }». ليس هذه المرة.
    }

## The levels of opponents

opponent-level_easy = سهل
opponent-level_medium = متوسط
opponent-level_hard = صعب
opponent-plays_random = يلعب عشوائيًا
opponent-plays_careless = يفكّر في حركة ويترك أخرى
opponent-plays_greedy = يختار ما يبدو أفضل الآن
opponent-plays_coach = يلعب مثل المساعد
opponent-plays_easy = يفكّر إلى الأمام قليلًا
opponent-plays_medium = يفكّر في عدة حركات قادمة
opponent-pace_easy = سريع مثل طفل في السابعة
opponent-pace_medium = سريع مثل طفل في العاشرة
opponent-pace_hard = سريع مثل الكبار

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
    .help = عدد اللاعبين.
option-jokers = الجواكر
    .help = عدد الجواكر في الرزمة.
option-packs = الرزم
    .help = عدد رزم البطاقات.
option-war_down = البطاقات المقلوبة في الحرب
    .help = كم بطاقة يضع كل لاعب مقلوبة قبل أن يكشف التالية؟
option-run_out = بطاقات لا تكفي
    .help = ماذا يحدث إذا لم تكفِ بطاقات أحد اللاعبين؟
    .v-lose = يخرج من اللعبة
    .v-last_card_stays = تُحسب البطاقة الأخيرة
    .v-last_card_fights = تُحسب البطاقة الأخيرة مرة واحدة
option-pickup_order = ترتيب البطاقات المأخوذة
    .help = بأي ترتيب نضع البطاقات المأخوذة تحت الكومة؟
    .v-shuffled = مخلوطة
    .v-coin = بالقرعة
    .v-winner_first = بطاقات الفائز أولًا
    .v-loser_first = بطاقات الخاسر أولًا
    .v-played = بترتيب اللعب
option-who_joins = من يدخل الحرب
    .help = مع ثلاثة لاعبين أو أربعة: يدخلها الجميع، أو المتعادلون فقط.
    .v-all = الجميع
    .v-tied = المتعادلون
option-leftover = البطاقات الزائدة
    .help = البطاقات التي لا تنقسم بالتساوي نضعها جانبًا، أو نوزّعها أيضًا.
    .v-set_aside = توضع جانبًا
    .v-dealt_on = توزّع أيضًا
option-max_turns = عدد الأدوار على الأكثر
    .help = تتوقف اللعبة بعد هذا العدد من الأدوار.
option-on_limit = بعد الدور الأخير
    .help = لا يفوز أحد، أو يفوز من معه أكثر البطاقات.
    .v-unfinished = لا يفوز أحد
    .v-most_cards = يفوز من معه أكثر البطاقات
option-stop_on_repeat = إيقاف اللعب الذي لا ينتهي
    .help = تتوقف اللعبة إذا عادت البطاقات كما كانت، لأنها لن تنتهي أبدًا.
option-court_cards = الولد والملكة والملك
    .help = نلعب من غيرها، أو تساوي كل منها 10، أو تساوي 11 و12 و13.
    .v-removed = من غيرها
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
