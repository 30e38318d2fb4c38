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

## A page for families, about the game with ordinary cards

family-title = { $lesson }: a page for families
family-about = A card game to play at home
family-learnt = What your child learnt
family-play = How to play
family-ask = Ask while you play
family-easier = To make it easier
family-harder = To make it harder

## A sheet on which children record each turn

record-title = { $lesson }: recording sheet
