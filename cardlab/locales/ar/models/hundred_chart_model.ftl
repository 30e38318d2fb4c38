hundred_chart_model = لوحة الأعداد من 1 إلى { $high }
    .still = الأعداد من 1 إلى { $high }.
hundred_chart_model-total = المجموع { $a }.
hundred_chart_model-reach = يمكنك أن تصل من هنا إلى { $list }.
hundred_chart_model-nothing = { $a }: بلا نقاط
hundred_chart_model-part = { $name } { $a }
hundred_chart_model-single = { $a }: { $name }، { $n ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $n } نقاط
       *[other] { $n } نقطة
    }
hundred_chart_model-several = { $a }: { $list }، ومعًا { $n ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $n } نقاط
       *[other] { $n } نقطة
    }
hundred_chart_model-value = أنت عند { $value }.
hundred_chart_model-legend = { $name }: { $n ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $n } نقاط
       *[other] { $n } نقطة
    }
hundred_chart_model-coloured = لوّنت { $list }.
hundred_chart_model-plain = لم يُلوّن شيء بعد.
hundred_chart_model-how = المس العدد.
hundred_chart_model-how_some = المس الأعداد. ولمسة ثانية تزيل اللون.
hundred_chart_model-mend = قلت { $n }. عُدّ من { $total } إلى الأمام.
hundred_chart_model-mend_wrong = انظر مرة أخرى إلى { $list }.
hundred_chart_model-mend_missing = هذه صحيحة. وما زال بعضها ناقصًا.
hundred_chart_model-mend_both = انظر مرة أخرى إلى { $list }. وما زال بعضها ناقصًا.
