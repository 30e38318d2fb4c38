number_line_model = خط الأعداد من ⁦{ $low }⁩ إلى { $high }
    .still = خط الأعداد من ⁦{ $low }⁩ إلى ⁦{ $high }⁩.
number_line_model-on = نتقدّم { $n ->
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $n } خطوات
       *[other] { $n } خطوة
    } من ⁦{ $a }⁩ إلى ⁦{ $b }⁩.
number_line_model-back = نرجع { $n ->
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $n } خطوات
       *[other] { $n } خطوة
    } من ⁦{ $a }⁩ إلى ⁦{ $b }⁩.
number_line_model-on-asked = كم خطوة نتقدّم من ⁦{ $a }⁩ إلى ⁦{ $b }⁩؟
number_line_model-back-asked = كم خطوة نرجع من ⁦{ $a }⁩ إلى ⁦{ $b }⁩؟
number_line_model-distance = المسافة من ⁦{ $a }⁩ إلى ⁦{ $b }⁩: { $n ->
        [one] خطوة واحدة
        [two] خطوتان
        [few] { $n } خطوات
       *[other] { $n } خطوة
    }.
number_line_model-distance-asked = كم المسافة من ⁦{ $a }⁩ إلى ⁦{ $b }⁩؟
number_line_model-same = العددان كلاهما ⁦{ $a }⁩، فالمسافة 0.
number_line_model-value = أنت عند ⁦{ $value }⁩.
number_line_model-how = المس خط الأعداد.
number_line_model-mend = قلت { $n }. عُدّ الخطوات من علامة إلى أخرى.
number_line_model-too_far_left = المكان بعيد إلى اليسار. تحرّك نحو اليمين.
number_line_model-too_far_right = المكان بعيد إلى اليمين. تحرّك نحو اليسار.
number_line_model-said = القفزة المتقطعة تبيّن { $n }.
