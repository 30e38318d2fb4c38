## كلمات المدارس التي تسمّي لعبة الحرب «المقارنة». تحل محل كلمات اللغة إذا كان للخادم هذا الإعداد.

addition_war-tie =
    .sentence = تعادل! العدد { $worth } في الجهتين.
addition_war-war-again =
    .sentence = تعادل مرة أخرى: { $worth }. جولة فاصلة أخرى!

subtraction_war-tie =
    .sentence = تعادل! العدد { $worth } في الجهتين.
subtraction_war-war-again =
    .sentence = تعادل مرة أخرى: { $worth }. جولة فاصلة أخرى!
