## Replies to an answer, if the question has none of its own

answer-other = Not yet. Look again, or take a hint.
answer-blank = Answer first, or take a hint.
answer-rounded = That’s right, but rounded. What is it exactly? Write a fraction, like 15/2.
answer-misrounded = Close, but not rounded correctly. Look at the next digit, or write a fraction, like 15/2.
answer-unreadable-number = { $form ->
        [whole] Write a number, like 7.
        [half] Write a number, like 7 or 7½.
       *[part] Write a number, like 7, 7½ or 15/2.
    }
answer-unreadable-place = Choose a place on the picture.
answer-unreadable-one = Choose one of the answers.
answer-unreadable-several = Choose the answers that fit.
answer-unreadable-order = Put all of them in order.
answer-unreadable-card = Choose one of the cards.
