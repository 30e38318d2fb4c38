## The commands of the terminal

terminal-players = Players: { $players }
terminal-cards = Cards: { $cards }
terminal-ages = Ages: { $ages }
terminal-teaches = What you learn: { $teaches }
terminal-how = How it is played
terminal-options = Options
terminal-presets = Ways to play it
terminal-usually = (usually { $default })

terminal-seat = You are { $player }.
terminal-help = Type a number or an action. Type ? for the coach, why ACTION for the reason of a refusal, undo, rules, table, save FILE or quit.
terminal-choices = You can:
terminal-more = … and { $n } more. Type what you want to do, for example: { $example }
terminal-go-on = Press Enter to go on.
terminal-prompt = { $player }>
terminal-over = Type undo to try again from here, or quit.
terminal-refused = That is not possible.
terminal-allowed = The rules allow that.
terminal-nothing = There is no choice to think about now.
terminal-saved = Saved in { $file }. Go on with it any time: cardlab play --load { $file }
terminal-no-file = Write where to save the match, for example: save match.json
terminal-no-undo = There is nothing to take back.
