## بطاقة القواعد في كل درس: عنوانها وأجزاؤها

rule_card = القواعد
    .close = أغلق القواعد
rule_card-values = كم تساوي كل بطاقة
rule_card-scores = كيف نلعب
rule_card-wins = من يفوز
