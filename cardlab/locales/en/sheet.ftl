## Worksheets

sheet-title = { $lesson }: worksheets
sheet-name = Name: ______________________
sheet-number = Sheet { $n } of seed { $seed }
sheet-back = On the screen: the same seed
sheet-print = Print
sheet-key = { $n ->
    [0] Answers, seed { $seed }
   *[other] Answers to sheet { $n }, seed { $seed }
}
