## Worksheets

worksheet-title = { $lesson }: worksheets
worksheet-name = Name: ______________________
worksheet-number = Sheet { $n }, deal number { $seed }
worksheet-back = Play with the same cards
worksheet-print = Print
worksheet-key = { $n ->
    [0] Answers, deal number { $seed }
   *[other] Answers to sheet { $n }, deal number { $seed }
}
