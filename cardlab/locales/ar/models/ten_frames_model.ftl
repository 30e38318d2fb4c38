ten_frames_model = إطارات العشرة وفيها { $list }
    .still = إطارات العشرة وفيها { $list }.
ten_frames_model-counters = قطع عادية عددها { $a }، وقطع ذات حلقة عددها { $b }.
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
