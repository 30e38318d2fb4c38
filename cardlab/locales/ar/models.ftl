## النماذج المرئية: اسم كل واحد منها، وما يُظهره بالكلمات، وما يُسأل عنه حين تُترك نتيجته.
## الصفحة تملأ الحقول. العدد n عدد يجوز أن يختار صيغة الجمع ([one] و[few] … لا [0])، والباقي كله نصوص.

model-choose-place = مكانك على الخط
model-choose-total = مجموعك

model-number_line = خط الأعداد من ⁦{ $low }⁩ إلى { $high }
    .still = خط الأعداد من ⁦{ $low }⁩ إلى ⁦{ $high }⁩.
model-number_line-on = نتقدّم { $n ->
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $n } خطوات
       *[other] { $n } خطوة
    } من ⁦{ $a }⁩ إلى ⁦{ $b }⁩.
model-number_line-back = نرجع { $n ->
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $n } خطوات
       *[other] { $n } خطوة
    } من ⁦{ $a }⁩ إلى ⁦{ $b }⁩.
model-number_line-on-asked = كم خطوة نتقدّم من ⁦{ $a }⁩ إلى ⁦{ $b }⁩؟
model-number_line-back-asked = كم خطوة نرجع من ⁦{ $a }⁩ إلى ⁦{ $b }⁩؟
model-number_line-distance = المسافة من ⁦{ $a }⁩ إلى ⁦{ $b }⁩: { $n ->
        [one] خطوة واحدة
        [two] خطوتان
        [few] { $n } خطوات
       *[other] { $n } خطوة
    }.
model-number_line-distance-asked = كم المسافة من ⁦{ $a }⁩ إلى ⁦{ $b }⁩؟
model-number_line-same = العددان كلاهما ⁦{ $a }⁩، فالمسافة 0.
model-number_line-value = أنت عند ⁦{ $value }⁩.

model-ten_frames = إطارات العشرة وفيها { $list }
    .still = إطارات العشرة وفيها { $list }.
model-ten_frames-counters = قطع عادية عددها { $a }، وقطع ذات حلقة عددها { $b }.
model-ten_frames-fill = { $n ->
        [one] قطعة واحدة ذات حلقة تكمل الإطار
        [two] قطعتان من ذات الحلقة تكملان الإطار
        [few] { $n } قطع ذات حلقة تكمل الإطار
       *[other] { $n } قطعة ذات حلقة تكمل الإطار
    }: ⁦{ $a } + { $n } = { $b }⁩.
model-ten_frames-left = { $n ->
        [one] تبقى قطعة واحدة.
        [two] تبقى قطعتان.
        [few] تبقى { $n } قطع.
       *[other] تبقى { $n } قطعة.
    }
model-ten_frames-together = عدد القطع كلها { $n }.
model-ten_frames-asked = كم عدد القطع كلها؟
model-ten_frames-make_ten = كوّن عشرة
model-ten_frames-bring = ضُمّ القطع معًا
model-ten_frames-apart = افصل القطع

model-bar_model = نموذج الشريط
    .still = شريط من { $list }.
model-bar_model-two = شريطان للمقارنة
model-bar_model-one = طول الشريط { $n }.
model-bar_model-whole = مجموع { $list } هو { $n }.
model-bar_model-whole-asked = كم مجموع { $list }؟
model-bar_model-part-asked = مجموع { $list } هو { $n }. أي جزء ناقص؟
model-bar_model-asked = كم طول هذا الشريط؟
model-bar_model-more = شريط { $name } أطول بمقدار { $n }.
model-bar_model-difference = أحد الشريطين أطول من الآخر بمقدار { $n }.
model-bar_model-difference-asked = بكم يزيد أحد الشريطين على الآخر؟
model-bar_model-equal = الشريطان متساويان في الطول.

model-matching_rows = صفّان من الدوائر: { $a } و{ $b }
    .still = صفّان من الدوائر: { $a } و{ $b }.
model-matching_rows-rows = في الصف الأعلى { $a }، وفي الصف الأسفل { $b }.
model-matching_rows-asked = كم دائرة ليس لها شريك؟
model-matching_rows-pairs = { $n ->
        [one] يوجد زوج واحد.
        [two] يوجد زوجان.
        [few] توجد { $n } أزواج.
        [many] يوجد { $n } زوجًا.
       *[other] يوجد { $n } زوج.
    }
model-matching_rows-no_pairs = لا توجد أزواج.
model-matching_rows-alone = { $n ->
        [one] دائرة واحدة ليس لها شريك
        [two] دائرتان ليس لهما شريك
        [few] { $n } دوائر ليس لها شريك
       *[other] { $n } دائرة ليس لها شريك
    }: الفرق { $n }.
model-matching_rows-equal = لكل دائرة شريك: الفرق 0.

model-hundred_chart = لوحة الأعداد من 1 إلى { $high }
    .still = الأعداد من 1 إلى { $high }.
model-hundred_chart-total = المجموع { $a }.
model-hundred_chart-reach = يمكنك أن تصل من هنا إلى { $list }.
model-hundred_chart-nothing = { $a }: بلا نقاط
model-hundred_chart-part = { $name } { $a }
model-hundred_chart-single = { $a }: { $list }
model-hundred_chart-several = { $a }: { $list }، ومعًا { $n ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $n } نقاط
       *[other] { $n } نقطة
    }
model-hundred_chart-value = أنت عند { $value }.
model-hundred_chart-legend = { $name }: { $n ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $n } نقاط
       *[other] { $n } نقطة
    }

model-double_target = خط عليه الأهداف: { $list }
    .still = الأهداف: { $goals }. المجاميع: { $totals }.
model-double_target-total = مجموع اليد ⁦{ $a }⁩.
model-double_target-totals = المجاميع الممكنة لليد: { $list }.
model-double_target-asked = كم يبعد أقرب مجموع عن كل هدف؟
model-double_target-away = المجموع ⁦{ $a }⁩ يبعد ⁦{ $b }⁩ عن الهدف ⁦{ $goal }⁩.
model-double_target-there = المجموع ⁦{ $a }⁩ على الهدف تمامًا.
model-double_target-cannot = لا يُحسب أي مجموع للهدف ⁦{ $goal }⁩: كلها تجاوزته.
model-double_target-value = أنت عند ⁦{ $value }⁩.
