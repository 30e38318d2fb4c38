matching_rows_model = صفّان من الدوائر: { $a } و{ $b }
    .still = صفّان من الدوائر: { $a } و{ $b }.
matching_rows_model-rows = في الصف الأعلى { $a }، وفي الصف الأسفل { $b }.
matching_rows_model-asked = كم دائرة ليس لها شريك؟
matching_rows_model-pairs = { $n ->
        [one] يوجد زوج واحد.
        [two] يوجد زوجان.
        [few] توجد { $n } أزواج.
        [many] يوجد { $n } زوجًا.
       *[other] يوجد { $n } زوج.
    }
matching_rows_model-no_pairs = لا توجد أزواج.
matching_rows_model-alone = { $n ->
        [one] دائرة واحدة ليس لها شريك
        [two] دائرتان ليس لهما شريك
        [few] { $n } دوائر ليس لها شريك
       *[other] { $n } دائرة ليس لها شريك
    }: الفرق { $n }.
matching_rows_model-equal = لكل دائرة شريك: الفرق 0.
