## The words of schools that call War *Compare*. They replace the usual words if the server has this setting.

addition_war-tie =
    .sentence = The same: { $worth }. Tie!
addition_war-war-again =
    .sentence = The same again: { $worth }. The tie-break goes on!

subtraction_war-tie =
    .sentence = The same: { $worth }. Tie!
subtraction_war-war-again =
    .sentence = The same again: { $worth }. The tie-break goes on!
