## أوراق العمل

sheet-title = { $lesson }: أوراق عمل
sheet-name = الاسم: ______________________
sheet-number = الورقة { $n } من المجموعة رقم { $seed }
sheet-back = على الشاشة: المجموعة نفسها
sheet-print = اطبع
sheet-key = { $n ->
    [0] الإجابات، المجموعة رقم { $seed }
   *[other] إجابات الورقة { $n }، المجموعة رقم { $seed }
}
