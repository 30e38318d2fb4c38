## The commands of the terminal

terminal-players = Players: { $players }
terminal-cards = Cards: { $cards }
terminal-ages = Ages: { $ages }
terminal-teaches = What you learn: { $teaches }
terminal-how = Rules
terminal-options = Options
terminal-presets = Ways to play
terminal-usually = (default { $default })

terminal-seat = You are { $player }.
terminal-help = Type a number or an action. Type ? to ask the coach, why ACTION to learn why you can’t do it, undo, rules, table, save FILE or quit.
terminal-choices = You can:
terminal-more = … and { $n } more. Type an action, for example: { $example }
terminal-go-on = Press Enter to go on.
terminal-prompt = { $player }>
terminal-over = Type undo to try again from here, or quit.
terminal-refused = You can’t do that.
terminal-allowed = The rules allow that.
terminal-nothing = There is nothing to decide right now.
terminal-saved = Saved in { $file }. Continue any time: cardlab play --load { $file }
terminal-no-file = Type a file name, for example: save match.json
terminal-no-undo = There is nothing to undo.
