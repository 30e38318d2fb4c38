## Los comandos de la terminal

terminal-players = Jugadores: { $players }
terminal-cards = Cartas: { $cards }
terminal-ages = Edades: { $ages }
terminal-teaches = Lo que se aprende: { $teaches }
terminal-how = Reglas
terminal-options = Opciones
terminal-presets = Maneras de jugar
terminal-usually = (si no se elige: { $default })

terminal-seat = Eres { $player }.
terminal-help = Escribe un número o una acción. Escribe ? para pedir un consejo, why ACCIÓN para saber por qué no se puede, undo, rules, table, save ARCHIVO o quit.
terminal-choices = Puedes:
terminal-more = … y { $n } más. Escribe una acción, por ejemplo: { $example }
terminal-go-on = Presiona Enter para seguir.
terminal-prompt = { $player }>
terminal-over = Escribe undo para probar otra vez desde aquí, o quit.
terminal-refused = No puedes hacer eso.
terminal-allowed = Las reglas lo permiten.
terminal-nothing = Ahora no hay nada que decidir.
terminal-saved = Guardado en { $file }. Sigue cuando quieras: cardlab play --load { $file }
terminal-no-file = Escribe un nombre de archivo, por ejemplo: save match.json
terminal-no-undo = No hay nada que deshacer.
