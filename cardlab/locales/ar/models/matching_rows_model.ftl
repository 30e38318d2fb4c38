matching_rows_model = صفّان من النقاط: { $a } و{ $b }
    .still = صفّان من النقاط: { $a } و{ $b }.
matching_rows_model-rows = في الصف الأعلى { $a }، وفي الصف الأسفل { $b }.
matching_rows_model-asked = كم نقطة بلا شريك؟
matching_rows_model-pairs = { $n ->
        [one] يوجد زوج واحد.
        [two] يوجد زوجان.
        [few] توجد { $n } أزواج.
        [many] يوجد { $n } زوجًا.
       *[other] يوجد { $n } زوج.
    }
matching_rows_model-no_pairs = لا توجد أزواج.
matching_rows_model-alone = { $n ->
        [one] نقطة واحدة بلا شريك
        [two] نقطتان بلا شريك
        [few] { $n } نقاط بلا شريك
       *[other] { $n } نقطة بلا شريك
    }: الفرق { $n }.
matching_rows_model-equal = لكل نقطة شريك: الفرق 0.
matching_rows_model-pair = الأزواج
matching_rows_model-pair_more = كوّن زوجًا
matching_rows_model-pair_less = افصل زوجًا
matching_rows_model-made = { $n ->
        [zero] لم تكوّن أي زوج بعد.
        [one] كوّنت زوجًا واحدًا.
        [two] كوّنت زوجين.
        [few] كوّنت { $n } أزواج.
        [many] كوّنت { $n } زوجًا.
       *[other] كوّنت { $n } زوج.
    }
matching_rows_model-all_made = { $n ->
        [one] كوّنت الزوج الوحيد.
        [two] كوّنت الزوجين.
        [few] كوّنت الأزواج الـ{ $n } كلها.
       *[other] كوّنت الأزواج الـ{ $n } كلها.
    }
matching_rows_model-put_in = ضع نقاطًا
matching_rows_model-dot_more = ضع نقطة
matching_rows_model-dot_less = ارفع نقطة
matching_rows_model-put = { $n ->
        [zero] لم تضع أي نقطة.
        [one] وضعت نقطة واحدة.
        [two] وضعت نقطتين.
        [few] وضعت { $n } نقاط.
       *[other] وضعت { $n } نقطة.
    }
matching_rows_model-how = المس آخر مكان تريد ملأه.
matching_rows_model-mend = قلت { $n }. كوّن أزواجًا.
matching_rows_model-said = الإطار المتقطع يبيّن { $n }.
