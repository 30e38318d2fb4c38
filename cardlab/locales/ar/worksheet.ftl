## أوراق العمل

worksheet-title = { $lesson }: أوراق عمل
worksheet-name = الاسم: ______________________
worksheet-number = الورقة { $n } من المجموعة رقم { $seed }
worksheet-back = على الشاشة: المجموعة نفسها
worksheet-print = اطبع
worksheet-key = { $n ->
    [0] الإجابات، المجموعة رقم { $seed }
   *[other] إجابات الورقة { $n }، المجموعة رقم { $seed }
}
