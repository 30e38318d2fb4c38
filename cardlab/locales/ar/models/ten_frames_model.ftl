ten_frames_model = إطارات العشرة وفيها { $list }
    .still = إطارات العشرة وفيها { $list }.
ten_frames_model-counters = قطع عادية عددها { $n }، وقطع ذات حلقة عددها { $b }.
ten_frames_model-fill = { $n ->
        [one] قطعة واحدة ذات حلقة تكمل الإطار
        [two] قطعتان من ذات الحلقة تكملان الإطار
        [few] { $n } قطع ذات حلقة تكمل الإطار
       *[other] { $n } قطعة ذات حلقة تكمل الإطار
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
        [one] حُرّكت قطعة واحدة ذات حلقة
        [two] حُرّكت قطعتان من ذات الحلقة
        [few] حُرّكت { $n } قطع ذات حلقة
       *[other] حُرّكت { $n } قطعة ذات حلقة
    }: ⁦{ $a } + { $n } = { $b }⁩.
ten_frames_model-begun = { $n ->
        [zero] لا توجد قطع بعد.
        [one] هنا قطعة واحدة.
        [two] هنا قطعتان.
        [few] هنا { $n } قطع.
       *[other] هنا { $n } قطعة.
    }
ten_frames_model-put = { $n ->
        [zero] لم توضع أي قطعة.
        [one] وُضعت قطعة واحدة.
        [two] وُضعت قطعتان.
        [few] وُضعت { $n } قطع.
       *[other] وُضعت { $n } قطعة.
    }
ten_frames_model-put_in = ضع القطع في الإطارات
ten_frames_model-how = المس مكانًا فارغًا، فتمتلئ الأماكن حتى ذلك المكان.
ten_frames_model-mend = قلت { $n }. كم عدد القطع؟
ten_frames_model-said = الإطار المتقطع يبيّن { $n }.
