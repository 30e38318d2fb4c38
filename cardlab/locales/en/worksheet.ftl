## Worksheets

worksheet-title = { $lesson }: worksheets
worksheet-name = Name: ______________________
worksheet-number = Sheet { $n } of seed { $seed }
worksheet-back = On the screen: the same seed
worksheet-print = Print
worksheet-key = { $n ->
    [0] Answers, seed { $seed }
   *[other] Answers to sheet { $n }, seed { $seed }
}
