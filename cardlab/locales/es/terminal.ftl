## Los comandos de la terminal

terminal-players = Jugadores: { $players }
terminal-cards = Cartas: { $cards }
terminal-ages = Edades: { $ages }
terminal-teaches = Lo que se aprende: { $teaches }
terminal-how = Cómo se juega
terminal-options = Opciones
terminal-presets = Maneras de jugarlo
terminal-usually = (normalmente { $default })

terminal-seat = Eres { $player }.
terminal-help = Escribe un número o una acción. Escribe ? para el entrenador, why ACCIÓN para saber por qué algo no se puede, undo, rules, table, save ARCHIVO o quit.
terminal-choices = Puedes:
terminal-more = … y { $n } más. Escribe lo que quieres hacer, por ejemplo: { $example }
terminal-go-on = Pulsa Enter para seguir.
terminal-prompt = { $player }>
terminal-over = Escribe undo para probar otra vez desde aquí, o quit.
terminal-refused = Eso no es posible.
terminal-allowed = Las reglas lo permiten.
terminal-nothing = Ahora no hay nada que elegir.
terminal-saved = Guardado en { $file }. Sigue cuando quieras: cardlab play --load { $file }
terminal-no-file = Escribe dónde guardar la partida, por ejemplo: save match.json
terminal-no-undo = No hay nada que deshacer.
