## Les commandes du terminal

terminal-players = Joueurs : { $players }
terminal-cards = Cartes : { $cards }
terminal-ages = Âge : { $ages } ans
terminal-teaches = Ce que tu apprends : { $teaches }
terminal-how = Comment on y joue
terminal-options = Options
terminal-presets = Façons d’y jouer
terminal-usually = (d’habitude { $default })

terminal-seat = Tu es { $player }.
terminal-help = Écris un nombre ou une action. Écris ? pour l’entraîneur, why ACTION pour la raison d’un refus, undo, rules, table, save FICHIER ou quit.
terminal-choices = Tu peux :
terminal-more = … et encore { $n }. Écris ce que tu veux faire, par exemple : { $example }
terminal-go-on = Appuie sur Entrée pour continuer.
terminal-prompt = { $player }>
terminal-over = Écris undo pour réessayer à partir d’ici, ou quit.
terminal-refused = Ce n’est pas possible.
terminal-allowed = Les règles le permettent.
terminal-nothing = Il n’y a pas de choix à faire en ce moment.
terminal-saved = Enregistré dans { $file }. Reprends quand tu veux : cardlab play --load { $file }
terminal-no-file = Écris où enregistrer la partie, par exemple : save match.json
terminal-no-undo = Il n’y a rien à reprendre.
