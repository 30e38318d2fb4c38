## The questions of the lesson Addition War

addition_war_lesson-sum = { $a } + { $b } = ?
    .ask = Which of the two numbers is greater? How far is it from { $more } when you count { $less } on?
    .line = { $more } + { $less } = ?
    .working = { $a } + { $b } = { $sum }
    .right = Yes: { $a } + { $b } = { $sum }.
addition_war_lesson-sum-counts_first_number_in = Start at { $a }, and count { $b } steps. The first step takes you to the next number, not to { $a } itself.
addition_war_lesson-sum-one_too_many = Nearly! One step too many was counted. Try once more with your fingers or the frames.
addition_war_lesson-sum-concatenated = You have put { $a } and { $b } side by side. Put the two amounts together instead: how many are there in all?
addition_war_lesson-sum-subtracted = That is how far { $a } and { $b } are apart. Here they are put together.
