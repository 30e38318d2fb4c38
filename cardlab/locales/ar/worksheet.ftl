## أوراق العمل

worksheet-title = { $lesson }: أوراق عمل
worksheet-name = الاسم: ______________________
worksheet-number = الورقة { $n }، رقم التوزيع { $seed }
worksheet-back = للعب بالبطاقات نفسها
worksheet-print = اطبع
worksheet-key = { $n ->
    [0] الإجابات، رقم التوزيع { $seed }
   *[other] إجابات الورقة { $n }، رقم التوزيع { $seed }
}
