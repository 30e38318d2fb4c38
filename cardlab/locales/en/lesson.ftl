## Replies to an answer, if the question has none of its own

answer-other = Not yet. Look again, or take a hint.
answer-blank = Answer first, or take a hint.
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
