## مجموعات بطاقات الأعداد: اسم كل مجموعة، وما تُعلّمه، ومكانها في المناهج

number_deck-standard = بطاقات اللعب المعروفة، وهي 52 بطاقة
number_deck-own = بطاقات خاصة
number_deck-count = { $n ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    }
number_deck-strategies = طرق المقارنة
number_deck-misconceptions = أخطاء متوقعة
number_deck-game = { $game }: { $deck }
number_deck-within_10 = الأعداد حتى 10
    .teaches = مقارنة الأعداد حتى 10
    .curriculum = الأردن ومصر، الصف الأول: الأعداد
number_deck-within_20 = الأعداد حتى 20
    .teaches = مقارنة الأعداد حتى 20
    .curriculum = الأردن ومصر، الصف الأول: الأعداد
number_deck-dots = النقاط
    .teaches = معرفة العدد بنظرة، من غير عدّ النقاط واحدة واحدة
    .curriculum = الأردن ومصر، رياض الأطفال: العدّ والمقارنة
number_deck-ten_frames = إطارات العشرة
    .teaches = رؤية الأعداد خمسة أو عشرة وما يزيد عليها
    .curriculum = الأردن ومصر، رياض الأطفال والصف الأول: مكوّنات الأعداد
number_deck-sums_within_10 = الجمع والطرح حتى 10
    .teaches = الجمع والطرح ضمن 10
    .curriculum = الأردن ومصر، الصف الأول: الجمع والطرح
number_deck-sums_within_20 = الجمع والطرح حتى 20
    .teaches = الجمع والطرح ضمن 20
    .curriculum = الأردن ومصر، الصفان الأول والثاني: الجمع والطرح
number_deck-two_digits = أعداد من رقمين
    .teaches = مقارنة العشرات أولًا، ثم الآحاد
    .curriculum = الأردن ومصر، الصف الأول: القيمة المكانية
number_deck-three_digits = أعداد من ثلاثة أرقام
    .teaches = مقارنة المئات والعشرات والآحاد
    .curriculum = الأردن ومصر، الصف الثاني: القيمة المكانية
number_deck-four_digits = أعداد من أربعة أرقام
    .teaches = مقارنة الأعداد الأكبر من 1000
    .curriculum = الأردن ومصر، الصف الثالث: القيمة المكانية
number_deck-multiply = جداول الضرب
    .teaches = الضرب ضمن 100
    .curriculum = الأردن ومصر، الصف الثالث: الضرب
number_deck-divide = القسمة
    .teaches = القسمة ضمن 100
    .curriculum = الأردن ومصر، الصف الثالث: القسمة
number_deck-unit_fractions = كسور الوحدة
    .teaches = كلما زاد عدد الأجزاء صغر كل جزء
    .curriculum = الأردن ومصر، الصف الثالث: الكسور
number_deck-fractions = الكسور
    .teaches = مقارنة الكسور بأجزائها، وبالنصف، وبالواحد
    .curriculum = الأردن ومصر، الصفان الثالث والرابع: الكسور
number_deck-equivalent_fractions = الكسور المتكافئة
    .teaches = الكسر نفسه يُكتب بطرق مختلفة
    .curriculum = الأردن ومصر، الصف الرابع: الكسور
number_deck-decimals = الكسور العشرية
    .teaches = مقارنة الأجزاء من عشرة والأجزاء من مئة
    .curriculum = الأردن ومصر، الصفان الرابع والخامس: الكسور العشرية
number_deck-fractions_decimals_percent = الكسور والكسور العشرية والنسب المئوية
    .teaches = العدد نفسه كسرًا وكسرًا عشريًا ونسبة مئوية
    .curriculum = الأردن ومصر، الصفان الخامس والسادس: الكسور العشرية والنسب المئوية
number_deck-negative_numbers = الأعداد السالبة
    .teaches = مقارنة الأعداد الأصغر من الصفر
    .curriculum = الأردن ومصر، الصف السادس: الأعداد الصحيحة
number_deck-add_fractions = جمع الكسور وطرحها
    .teaches = جمع كسور مختلفة المقامات وطرحها
    .curriculum = الأردن ومصر، الصف الخامس: العمليات على الكسور
number_deck-multiply_fractions = ضرب الكسور وقسمتها
    .teaches = الضرب والقسمة بالكسور
    .curriculum = الأردن ومصر، الصفان الخامس والسادس: العمليات على الكسور
number_deck-money_dollars = دولارات وسنتات
    .teaches = مقارنة مبالغ من النقود
    .curriculum = الأردن ومصر، الصفان الأول والثاني: النقود
number_deck-money_pounds = جنيهات إسترلينية وبنسات
    .teaches = مقارنة مبالغ من النقود
    .curriculum = الأردن ومصر، الصفان الأول والثاني: النقود
number_deck-money_euros = يورو وسنتات
    .teaches = مقارنة مبالغ من النقود
    .curriculum = الأردن ومصر، الصفان الأول والثاني: النقود
number_deck-money_rupees = روبيات وبيسات
    .teaches = مقارنة مبالغ من النقود
    .curriculum = الأردن ومصر، الصفان الأول والثاني: النقود
number_deck-times_of_day = أوقات اليوم
    .teaches = قبل وبعد: الساعات أولًا، ثم الدقائق
    .curriculum = الأردن ومصر، الصفان الثاني والثالث: الوقت

## طرق لمقارنة أعداد البطاقات

strategy-count_on = نبدأ من العدد الأصغر ونعدّ إلى الأمام حتى العدد الآخر.
strategy-number_line = على خط الأعداد، العدد الأقرب إلى اليمين هو الأكبر.
strategy-tens_first = نقارن العشرات. إذا تساوت، نقارن الآحاد.
strategy-greatest_place_first = نبدأ بأكبر منزلة. إذا تساوى الرقمان، ننتقل إلى المنزلة التالية.
strategy-see_groups = نبحث عن مجموعات: خمسة واثنان سبعة.
strategy-match_one_to_one = نصل كل نقطة بنقطة من الجهة الأخرى. الجهة التي تبقى فيها نقاط هي الأكثر.
strategy-see_five_and_ten = الصف الكامل خمسة، والإطار الكامل عشرة.
strategy-see_what_is_missing = ننظر إلى الأماكن الفارغة: 8 هي عشرة إلا اثنين.
strategy-part_whole = نرى في المجموع كلًّا له جزآن.
strategy-make_ten = نكمل إلى 10 أولًا: ⁦8 + 5⁩ هي ⁦10 + 3⁩.
strategy-doubles_and_near = نبدأ من ضِعف عدد: ⁦7 + 8⁩ تزيد واحدًا على ⁦7 + 7⁩.
strategy-known_fact = نبدأ من حقيقة نعرفها: ⁦6 × 7⁩ تزيد 7 على ⁦5 × 7⁩.
strategy-same_factor = إذا تساوى عددان في الضرب، نقارن العددين الآخرين.
strategy-think_multiplication = نسأل كم مرة: ⁦42 ÷ 6⁩ تذكّرنا بـ ⁦6 × 7⁩.
strategy-same_numerator = إذا تساوى البسطان، فالمقام الأصغر يعطي أجزاء أكبر.
strategy-same_denominator = نكتب الكسرين بالمقام نفسه، ثم نقارن البسطين.
strategy-compare_with_half = نقارن كل كسر بالنصف.
strategy-compare_with_one = ننظر كم ينقص حتى نصل إلى واحد.
strategy-simplify = نبسّط: ⁦6/12⁩ هي ⁦1/2⁩.
strategy-same_places = نكتب العددين بعدد المنازل نفسه بعد الفاصلة: ⁦0.3⁩ هي ⁦0.30⁩.
strategy-to_hundredths = نكتب كل شيء بأجزاء من مئة: ⁦1/4⁩ هي ⁦25/100⁩ و⁦25%⁩ و⁦0.25⁩.
strategy-part_of_part = الضرب في كسر يعني أخذ جزء: ⁦1/2 × 1/3⁩ هي نصف الثلث.
strategy-how_many_fit = القسمة على كسر تسأل كم مرة: ⁦2 ÷ 1/2⁩ تسأل كم نصفًا في 2.
strategy-whole_part_first = نقارن المبالغ الكاملة أولًا، ثم القطع الصغيرة.
strategy-hours_first = نقارن الساعات. إذا تساوت، نقارن الدقائق.

## لماذا عدد أكبر من آخر

number-reason = { $way ->
        [equal_parts] الأجزاء متساوية. { $more } أكبر من { $fewer }.
        [same_numerator] البسطان متساويان. أجزاء { $high } أكبر.
        [compare_with_whole] { $exact ->
            [high] الكسر { $high } هو واحد كامل. الكسر { $low } أقل.
            [low] الكسر { $low } هو واحد كامل. الكسر { $high } أكثر.
           *[none] الكسر { $high } أكثر من واحد كامل. الكسر { $low } أقل.
        }
        [compare_with_half] { $exact ->
            [high] الكسر { $high } هو النصف. الكسر { $low } أقل.
            [low] الكسر { $low } هو النصف. الكسر { $high } أكثر.
           *[none] الكسر { $high } أكثر من النصف. الكسر { $low } أقل.
        }
        [compare_with_one] ينقص كل كسر جزء واحد. الجزء الذي ينقص { $high } أصغر.
        [more_and_larger] { $high } فيه { $more } من الأجزاء، لا { $fewer }. وأجزاؤه أكبر أيضًا.
       *[equations] { $equations }.
    }

## أخطاء الأطفال مع أعداد البطاقات

misconception-longer_is_more = الظن أن النقاط التي تشغل مكانًا أوسع هي الأكثر
misconception-digits_swapped = الخلط في ترتيب الأرقام: 21 بدل 12
misconception-greatest_digit = البحث عن أكبر رقم: 19 أكبر من 21 بسبب الرقم 9
misconception-digit_sum = جمع الأرقام: 48 أكبر من 50 لأن ⁦4 + 8⁩ أكبر من ⁦5 + 0⁩
misconception-zero_does_not_count = إهمال الأصفار: قراءة 307 كأنها 37
misconception-reads_side_by_side = قراءة المجموع كأنه عدد واحد: ⁦3 + 4⁩ كأنها 34
misconception-adds_instead = الجمع مع أن الإشارة ناقص
misconception-one_off = عدّ العدد الأول أيضًا، والخطأ بواحد
misconception-adds_for_times = الجمع بدل الضرب: ⁦3 × 4⁩ تساوي 7
misconception-subtracts_for_divided = الطرح بدل القسمة: ⁦12 ÷ 4⁩ تساوي 8
misconception-greatest_part = مقارنة أكبر عدد في كل مسألة فقط
misconception-larger_denominator = الظن أن المقام الأكبر يعطي كسرًا أكبر
misconception-larger_numerator = مقارنة البسطين فقط
misconception-same_gap = مقارنة ما ينقص: ⁦3/4⁩ و⁦5/6⁩ متساويان لأن كلًّا منهما ينقصه جزء واحد
misconception-more_digits = الظن أن العدد يكبر إذا زادت الأرقام بعد الفاصلة: ⁦0.25⁩ أكبر من ⁦0.3⁩
misconception-fewer_digits = الظن أن العدد يكبر إذا قلّت الأرقام بعد الفاصلة: ⁦0.3⁩ أكبر من ⁦0.45⁩
misconception-percent_as_number = قراءة النسبة المئوية كأنها عدد صحيح: ⁦50%⁩ أكبر من 1
misconception-ignores_minus = إهمال إشارة الناقص: ⁦−7⁩ أكبر من ⁦−3⁩
misconception-adds_across = جمع البسطين وجمع المقامين: ⁦1/2 + 1/3⁩ تساوي ⁦2/5⁩
misconception-times_makes_larger = الظن أن الضرب يكبّر العدد دائمًا
misconception-divided_makes_smaller = الظن أن القسمة تصغّر العدد دائمًا
misconception-ignores_unit = مقارنة الأعداد من غير وحداتها: 50 سنتًا أكثر من دولارين
misconception-time_as_decimal = قراءة الساعات والدقائق كأنها عدد عشري
misconception-minutes_only = مقارنة الدقائق فقط

## أعداد البطاقات للأذن

face-minus = سالب { $number }
face-fraction = { $under ->
        [2] { $over ->
            [one] نصف
            [two] نصفان
            [few] { $over } أنصاف
            [many] { $over } نصفًا
           *[other] { $over } نصف
        }
        [3] { $over ->
            [one] ثُلث
            [two] ثُلثان
            [few] { $over } أثلاث
            [many] { $over } ثُلثًا
           *[other] { $over } ثُلث
        }
        [4] { $over ->
            [one] رُبع
            [two] رُبعان
            [few] { $over } أرباع
            [many] { $over } رُبعًا
           *[other] { $over } رُبع
        }
        [5] { $over ->
            [one] خُمس
            [two] خُمسان
            [few] { $over } أخماس
            [many] { $over } خُمسًا
           *[other] { $over } خُمس
        }
        [6] { $over ->
            [one] سُدس
            [two] سُدسان
            [few] { $over } أسداس
            [many] { $over } سُدسًا
           *[other] { $over } سُدس
        }
        [7] { $over ->
            [one] سُبع
            [two] سُبعان
            [few] { $over } أسباع
            [many] { $over } سُبعًا
           *[other] { $over } سُبع
        }
        [8] { $over ->
            [one] ثُمن
            [two] ثُمنان
            [few] { $over } أثمان
            [many] { $over } ثُمنًا
           *[other] { $over } ثُمن
        }
        [9] { $over ->
            [one] تُسع
            [two] تُسعان
            [few] { $over } أتساع
            [many] { $over } تُسعًا
           *[other] { $over } تُسع
        }
        [10] { $over ->
            [one] عُشر
            [two] عُشران
            [few] { $over } أعشار
            [many] { $over } عُشرًا
           *[other] { $over } عُشر
        }
        [100] { $over ->
            [one] جزء من مئة
            [two] جزءان من مئة
            [few] { $over } أجزاء من مئة
            [many] { $over } جزءًا من مئة
           *[other] { $over } جزء من مئة
        }
       *[other] { $over } على { $under }
    }
face-mixed = { $whole } و{ $part }
face-sum = { $a } زائد { $b }
face-difference = { $a } ناقص { $b }
face-product = { $a } ضرب { $b }
face-quotient = { $a } تقسيم { $b }
face-dots = { $n ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $n } نقاط
       *[other] { $n } نقطة
    }
face-frame = { $n } في إطار العشرة

## بطاقات خاصة في لعبة

option-deck = نوع البطاقات
    .help = البطاقات المعروفة، أو أعداد للمقارنة، مثل الكسور.
    .v-standard = { number_deck-standard }
    .v-within_10 = { number_deck-within_10 }
    .v-within_20 = { number_deck-within_20 }
    .v-dots = { number_deck-dots }
    .v-ten_frames = { number_deck-ten_frames }
    .v-sums_within_10 = { number_deck-sums_within_10 }
    .v-sums_within_20 = { number_deck-sums_within_20 }
    .v-two_digits = { number_deck-two_digits }
    .v-three_digits = { number_deck-three_digits }
    .v-four_digits = { number_deck-four_digits }
    .v-multiply = { number_deck-multiply }
    .v-divide = { number_deck-divide }
    .v-unit_fractions = { number_deck-unit_fractions }
    .v-fractions = { number_deck-fractions }
    .v-equivalent_fractions = { number_deck-equivalent_fractions }
    .v-decimals = { number_deck-decimals }
    .v-fractions_decimals_percent = { number_deck-fractions_decimals_percent }
    .v-negative_numbers = { number_deck-negative_numbers }
    .v-add_fractions = { number_deck-add_fractions }
    .v-multiply_fractions = { number_deck-multiply_fractions }
    .v-money_dollars = { number_deck-money_dollars }
    .v-money_pounds = { number_deck-money_pounds }
    .v-money_euros = { number_deck-money_euros }
    .v-money_rupees = { number_deck-money_rupees }
    .v-times_of_day = { number_deck-times_of_day }
