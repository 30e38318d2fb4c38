## مرحلة اللعب: المباراة التي يقول فيها المتعلم كم تبعد يده عن 7 وعن 27

seven_twenty_seven_spoken-game = لعبة 727
    .aim = كن الأقرب إلى 7 أو إلى 27، وقل كم تبعد.
    .summary = خذ بطاقات أو اكتفِ بما معك، ثم قل كم تبعد يدك عن 7 وعن 27. الجواب الصحيح وحده قد يفوز.
    .ages = من 9 إلى 13
    .teaches = الأنصاف، والمسافات على خط الأعداد
seven_twenty_seven_spoken-asked = مسافتاك
    .rule = حين لا يأخذ أحد بطاقة أخرى، تقول كم تبعد يدك عن 7 وعن 27. ثم تُكشف كل الأيدي.
    .sentence = لا أحد يأخذ بطاقة أخرى. كم تبعد يدك عن 7، وكم تبعد عن 27؟
    .short = والآن المسافتان.
    .refused = { $asked ->
        [yes] قل المسافتين أولًا.
       *[no] خذ بطاقة أولًا، أو اكتفِ بما معك.
    }
seven_twenty_seven_spoken-right = الجوابان صحيحان
    .rule = المسافة الصحيحة وحدها قد تفوز بجهتها من الصندوق.
    .sentence = يقول { $player }: ⁦{ $said7 }⁩ و⁦{ $said27 }⁩. الجوابان صحيحان.
    .working =
        من ⁦{ $total7 }⁩ إلى 7: ⁦{ $d7 }⁩
        من ⁦{ $total27 }⁩ إلى 27: ⁦{ $d27 }⁩
    .short = نعم! تبعد ⁦{ $d7 }⁩ عن 7، و⁦{ $d27 }⁩ عن 27.
seven_twenty_seven_spoken-wrong = ليس تمامًا
    .rule = المسافة الخاطئة لا تفوز بشيء من جهتها.
    .sentence = يقول { $player }: ⁦{ $said7 }⁩ و⁦{ $said27 }⁩. { $wrong ->
        [low] لكن من ⁦{ $total7 }⁩ إلى 7: ⁦{ $d7 }⁩.
        [high] لكن من ⁦{ $total27 }⁩ إلى 27: ⁦{ $d27 }⁩.
       *[both] لكن من ⁦{ $total7 }⁩ إلى 7: ⁦{ $d7 }⁩، ومن ⁦{ $total27 }⁩ إلى 27: ⁦{ $d27 }⁩.
    }
    .working =
        من ⁦{ $total7 }⁩ إلى 7: ⁦{ $d7 }⁩
        من ⁦{ $total27 }⁩ إلى 27: ⁦{ $d27 }⁩
    .short = { $wrong ->
        [low] من ⁦{ $total7 }⁩ إلى 7: ⁦{ $d7 }⁩، وليس ⁦{ $said7 }⁩. جوابك عن 27 صحيح.
        [high] من ⁦{ $total27 }⁩ إلى 27: ⁦{ $d27 }⁩، وليس ⁦{ $said27 }⁩. جوابك عن 7 صحيح.
       *[both] من ⁦{ $total7 }⁩ إلى 7: ⁦{ $d7 }⁩، ومن ⁦{ $total27 }⁩ إلى 27: ⁦{ $d27 }⁩.
    }
seven_twenty_seven_spoken-missed = الأقرب، لكنها لا تُحسب
    .rule = إذا لم تكن يد أقرب من يدك وكانت مسافتك خاطئة، تفوز بتلك الجهة اليد الأخرى الأقرب.
    .sentence = لا يد أقرب إلى { $goal } من يد { $player }، لكن المسافة خاطئة.
    .short = لا يد أقرب إلى { $goal }، لكن مسافتك خاطئة.
seven_twenty_seven_spoken-low-next = التالي في القرب من 7
    .rule = اليد التالية في القرب تفوز بجهة 7.
    .sentence = التالي في القرب: { $players }، على بعد ⁦{ $d }⁩ من 7.
    .short = مسافتك إلى 7 خاطئة: التالي في القرب { $players }، على بعد ⁦{ $d }⁩.
seven_twenty_seven_spoken-high-next = التالي في القرب من 27
    .rule = اليد التالية في القرب تفوز بجهة 27.
    .sentence = التالي في القرب: { $players }، على بعد ⁦{ $d }⁩ من 27.
    .short = مسافتك إلى 27 خاطئة: التالي في القرب { $players }، على بعد ⁦{ $d }⁩.
seven_twenty_seven_spoken-action-say = قلها
seven_twenty_seven_spoken-say-low = { $totals ->
    [1] كم تبعد عن 7؟
   *[other] كم يبعد أقرب مجاميعك عن 7؟
}
seven_twenty_seven_spoken-say-high = { $totals ->
    [1] كم تبعد عن 27؟
   *[other] كم يبعد أقرب مجاميعك عن 27؟
}
seven_twenty_seven_spoken-hint-start = اقترب من 7، أو اقترب من 27.
seven_twenty_seven_spoken-hint-turn = الصورة نصف، والآص 1 أو 11.
seven_twenty_seven_spoken-hint-later = خذ بطاقة، أو اكتفِ بما معك.
seven_twenty_seven_spoken-hint-on-asked = عُدّ على طول الخط.

## The coach does not say the distances, because the learner does.

seven_twenty_seven_spoken-coach-card = { seven_twenty_seven-coach-wins } إذا أخذت بطاقة ثم أحسنت اللعب. عدد البطاقات التي لا تراها { $n }: { $nearer7 ->
        [0] لا تقرّبك أي منها
        [one] واحدة منها تقرّبك
        [two] اثنتان منها تقرّبانك
       *[other] { $nearer7 } منها تقرّبك
    } من 7، { $nearer27 ->
        [0] ولا تقرّبك أي منها
        [one] وواحدة منها تقرّبك
        [two] واثنتان منها تقرّبانك
       *[other] و{ $nearer27 } منها تقرّبك
    } من 27.
seven_twenty_seven_spoken-coach-stand = { seven_twenty_seven-coach-wins } بالبطاقات التي معك الآن.
