## مرحلة اللعب: المباراة التي يقول فيها المتعلم كم تبعد يده عن 7 وعن 27

seven_twenty_seven_spoken-game = لعبة 727
    .aim = كن الأقرب إلى 7 أو إلى 27، وقل كم تبعد.
    .summary = خذ بطاقات أو اكتفِ بما معك، ثم قل كم تبعد يدك عن 7 وعن 27. الجواب الصحيح وحده قد يفوز.
    .ages = من 9 إلى 13
    .teaches = الأنصاف، والمسافات على خط الأعداد
seven_twenty_seven_spoken-asked = مسافتاك
    .rule = حين لا يأخذ أحد بطاقة أخرى، تقول كم تبعد يدك عن 7 وعن 27. ثم تُكشف كل الأيدي.
    .sentence = لا أحد يأخذ بطاقة أخرى. كم تبعد يدك عن 7، وكم تبعد عن 27؟
    .short = والآن قل كم تبعد يدك.
    .refused = { $asked ->
        [yes] قل المسافتين أولًا.
       *[no] خذ بطاقة أولًا، أو اكتفِ بما معك.
    }
seven_twenty_seven_spoken-right = الجوابان صحيحان
    .rule = المسافة الصحيحة وحدها قد تفوز بجهتها من الصندوق.
    .sentence = يقول { $player }: ⁦{ $said7 }⁩ و⁦{ $said27 }⁩. الجوابان صحيحان.
    .short = نعم! تبعد ⁦{ $d7 }⁩ عن 7، و⁦{ $d27 }⁩ عن 27.
seven_twenty_seven_spoken-wrong = ليس تمامًا
    .rule = المسافة الخاطئة لا تفوز بشيء من جهتها.
    .sentence = يقول { $player }: ⁦{ $said7 }⁩ و⁦{ $said27 }⁩. { $wrong ->
        [low] لكن من ⁦{ $total7 }⁩ إلى 7: ⁦{ $d7 }⁩.
        [high] لكن من ⁦{ $total27 }⁩ إلى 27: ⁦{ $d27 }⁩.
       *[both] لكن من ⁦{ $total7 }⁩ إلى 7: ⁦{ $d7 }⁩، ومن ⁦{ $total27 }⁩ إلى 27: ⁦{ $d27 }⁩.
    }
    .short = { $wrong ->
        [low] من ⁦{ $total7 }⁩ إلى 7: ⁦{ $d7 }⁩، وليس ⁦{ $said7 }⁩. جوابك عن 27 صحيح.
        [high] من ⁦{ $total27 }⁩ إلى 27: ⁦{ $d27 }⁩، وليس ⁦{ $said27 }⁩. جوابك عن 7 صحيح.
       *[both] من ⁦{ $total7 }⁩ إلى 7: ⁦{ $d7 }⁩، ومن ⁦{ $total27 }⁩ إلى 27: ⁦{ $d27 }⁩.
    }
seven_twenty_seven_spoken-missed = الأقرب، لكنها لا تُحسب
    .rule = إذا كانت يدك هي الأقرب وكانت مسافتك خاطئة، تفوز بتلك الجهة اليد التي تليها في القرب.
    .sentence = { $player } هو الأقرب إلى { $goal }، لكن المسافة التي قالها خاطئة.
    .short = أنت الأقرب إلى { $goal }، لكن مسافتك خاطئة.
seven_twenty_seven_spoken-low-next = التالي في القرب من 7
    .rule = اليد التالية في القرب تفوز بجهة 7.
    .sentence = التالي في القرب: { $players }، على بعد ⁦{ $d }⁩ من 7.
    .short = التالي في القرب: { $players }، على بعد ⁦{ $d }⁩ من 7.
seven_twenty_seven_spoken-high-next = التالي في القرب من 27
    .rule = اليد التالية في القرب تفوز بجهة 27.
    .sentence = التالي في القرب: { $players }، على بعد ⁦{ $d }⁩ من 27.
    .short = التالي في القرب: { $players }، على بعد ⁦{ $d }⁩ من 27.
seven_twenty_seven_spoken-action-say = قلها
seven_twenty_seven_spoken-say-low = كم تبعد عن 7؟
seven_twenty_seven_spoken-say-high = كم تبعد عن 27؟
seven_twenty_seven_spoken-hint-start = اقترب من 7، أو اقترب من 27.
seven_twenty_seven_spoken-hint-turn = الصورة نصف، والآص 1 أو 11.
seven_twenty_seven_spoken-hint-later = خذ بطاقة، أو اكتفِ بما معك.
seven_twenty_seven_spoken-hint-on-asked = عُدّ على طول الخط.
