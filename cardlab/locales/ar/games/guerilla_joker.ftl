guerilla_joker-game = جوكر المفاجآت
    .aim = اربح كل البطاقات: البطاقة الأكبر تأخذها، والجوكر يبدأ حربًا.
    .summary = حرب مع الجواكر: من يقابل جوكرًا يجب أن يدخل الحرب.
    .ages = من 6 إلى 9
    .teaches = مقارنة الأعداد مع استثناء واحد، وكم يزيد احتمال الحرب

guerilla_joker-joker = الجوكر يبدأ حربًا
    .rule = إذا ظهر جوكر بدأت الحرب فورًا، ولا نقارن البطاقات.
    .sentence = { $left ->
        [0] كلها جواكر. والجوكر يعني الحرب دائمًا.
       *[other] أمام { $others } ظهر الجوكر { $card }. لا أحد معه البطاقة الأكبر، لأن الجوكر يعني الحرب دائمًا.
    }
    .short = الجوكر يعني الحرب دائمًا!
    .landmark = جوكر

guerilla_joker-option-jokers = الجواكر
    .help = كم جوكرًا نضيف إلى كل رزمة؟

guerilla_joker-preset-printed = القواعد المطبوعة، الطريقة الأولى
    .help = جوكران. من لا تكفيه بطاقاته للحرب يخسر.
guerilla_joker-preset-printed_2 = القواعد المطبوعة، الطريقة الثانية
    .help = جوكران. إذا لم تكفِ البطاقات للحرب، تُحسب البطاقة الأخيرة.
guerilla_joker-preset-three_down = ثلاث بطاقات مقلوبة
    .help = جوكران، وثلاث بطاقات مقلوبة في كل حرب.
guerilla_joker-preset-short = لعبة قصيرة
    .help = 30 دورًا على الأكثر، ثم نعدّ البطاقات.

guerilla_joker-measure-jokers = حروب بدأها جوكر

## التلميحات الأولى، واحدًا بعد واحد، حين تكون اللعبة جديدة

guerilla_joker-hint-start = المس كومتك لتكشف بطاقة.
guerilla_joker-hint-turn = البطاقة الأكبر تأخذ البطاقتين.
guerilla_joker-hint-on-tie = تساوت البطاقتان؟ حرب!
guerilla_joker-hint-later = { $on_limit ->
        [most_cards] الفائز صاحب أكثر البطاقات. عدد الأدوار: { $max_turns }.
       *[unfinished] اربح كل البطاقات!
    }
