## Les commandes du terminal

terminal-players = Joueurs : { $players }
terminal-cards = Cartes : { $cards }
terminal-ages = Âge : { $ages } ans
terminal-teaches = Ce que tu apprends : { $teaches }
terminal-how = Règles
terminal-options = Options
terminal-presets = Façons de jouer
terminal-usually = (par défaut { $default })

terminal-seat = Tu es { $player }.
terminal-help = Écris un nombre ou une action. Écris ? pour demander un conseil, why ACTION pour savoir pourquoi elle est refusée, undo, rules, table, save FICHIER ou quit.
terminal-choices = Tu peux :
terminal-more = … et encore { $n }. Écris une action, par exemple : { $example }
terminal-go-on = Appuie sur Entrée pour continuer.
terminal-prompt = { $player }>
terminal-over = Écris undo pour réessayer à partir d’ici, ou quit.
terminal-refused = Tu ne peux pas faire ça.
terminal-allowed = Les règles le permettent.
terminal-nothing = Il n’y a rien à décider en ce moment.
terminal-saved = Enregistré dans { $file }. Reprends quand tu veux : cardlab play --load { $file }
terminal-no-file = Écris un nom de fichier, par exemple : save match.json
terminal-no-undo = Il n’y a rien à annuler.
