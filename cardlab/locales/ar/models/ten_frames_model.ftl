ten_frames_model = إطارات العشرة وفيها { $list }
    .still = إطارات العشرة وفيها { $list }.
ten_frames_model-counters = القطع العادية { $n }، والقطع التي لها حلقة { $b }.
ten_frames_model-fill = { $n ->
        [one] قطعة واحدة لها حلقة تكمل الإطار
        [two] قطعتان لهما حلقة تكملان الإطار
        [few] { $n } قطع لها حلقة تكمل الإطار
       *[other] { $n } قطعة لها حلقة تكمل الإطار
    }: ⁦{ $a } + { $n } = { $b }⁩.
ten_frames_model-left = { $n ->
        [one] تبقى قطعة واحدة.
        [two] تبقى قطعتان.
        [few] تبقى { $n } قطع.
       *[other] تبقى { $n } قطعة.
    }
ten_frames_model-together = عدد القطع كلها { $n }.
ten_frames_model-asked = كم عدد القطع كلها؟
ten_frames_model-make_ten = كوّن عشرة
ten_frames_model-bring = ضُمّ القطع معًا
ten_frames_model-apart = افصل القطع
ten_frames_model-one = حرّك قطعة
ten_frames_model-over = { $n ->
        [one] حرّكنا قطعة واحدة لها حلقة
        [two] حرّكنا قطعتين لهما حلقة
        [few] حرّكنا { $n } قطع لها حلقة
       *[other] حرّكنا { $n } قطعة لها حلقة
    }: ⁦{ $a } + { $n } = { $b }⁩.
ten_frames_model-begun = { $n ->
        [zero] لا توجد قطع بعد.
        [one] هنا قطعة واحدة.
        [two] هنا قطعتان.
        [few] هنا { $n } قطع.
       *[other] هنا { $n } قطعة.
    }
ten_frames_model-put = { $n ->
        [zero] لم تضع أي قطعة.
        [one] وضعت قطعة واحدة.
        [two] وضعت قطعتين.
        [few] وضعت { $n } قطع.
       *[other] وضعت { $n } قطعة.
    }
ten_frames_model-put_in = ضع القطع في الإطارات
ten_frames_model-how = المس آخر مكان تريد ملأه.
ten_frames_model-mend = قلت { $n }. كم عدد القطع؟
ten_frames_model-said = الإطار المتقطع يبيّن { $n }.
