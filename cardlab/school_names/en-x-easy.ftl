## The words of schools that call War *Compare*. They stand in for the language's own where the server has the setting.

addition_war-tie =
    .sentence = The same: { $worth }. Tie!
addition_war-war-again =
    .sentence = The same again: { $worth }. The tie-break goes on!

subtraction_war-tie =
    .sentence = The same: { $worth }. Tie!
subtraction_war-war-again =
    .sentence = The same again: { $worth }. The tie-break goes on!
