## La page de l'enseignant d'une leçon, autour des notes

teacher-title = { $lesson } : pour les enseignants
teacher-lesson = Montrer la leçon au tableau
teacher-in_english = Les notes sont en anglais.

teacher-asked = Réglages
    .help = Pour l’entraînement et les fiches. Le même numéro de tirage redonne les mêmes cartes et les mêmes fiches.
teacher-seed = Numéro de tirage
teacher-from = Niveau le plus bas
teacher-to = Niveau le plus haut
teacher-level-of = niveau { $n }
teacher-level-usual = comme dans la leçon
teacher-levels_of = niveaux { $low } à { $high }
teacher-kinds = Sortes de questions
    .help = Chacune a un exemple. Si rien n’est coché, la leçon pose toutes les sortes de questions.
teacher-where-screen = entraînement
teacher-where-paper = fiche
teacher-where-ticket = ticket de sortie

teacher-class = Pour votre classe
teacher-locale = Langue et chiffres
teacher-size = Taille
teacher-show = Montrer l’adresse
teacher-code = Scannez ce code pour ouvrir la leçon.
teacher-same = Toute la classe a les mêmes cartes et le même ticket de sortie :
teacher-own = Toute la classe a les mêmes cartes, mais chaque élève a son propre ticket de sortie. Le premier élève prend la place 1, le suivant la place 2, et ainsi de suite :
teacher-here = Cette adresse ne marche que sur cet ordinateur. Pour les autres appareils de la salle, démarrez le serveur comme ci-dessous. Ouvrez ensuite cette page avec le nom ou l’adresse IP de cet ordinateur.

teacher-sheets = Fiches d’exercices
    .help = Des fiches à imprimer, avec des questions comme celles de la leçon. Le même numéro de tirage redonne les mêmes fiches.
teacher-copies = Exemplaires
teacher-questions = Questions par fiche
teacher-alike = Fiches
teacher-alike-0 = toutes différentes
teacher-alike-1 = toutes identiques
teacher-large = Gros caractères
teacher-key = Réponses sur les dernières pages
teacher-box-0 = non
teacher-box-1 = oui
teacher-open = Ouvrir les fiches

teacher-handouts = Autres pages à imprimer
    .help = Chaque page s’ouvre dans la langue choisie ici.
teacher-family = Pour la maison : le jeu avec des cartes ordinaires
teacher-record = Feuille de partie : les enfants notent chaque tour

teacher-wrong = Impossible de créer ces fiches
    .help = Changez les réglages ci-dessous, puis ouvrez de nouveau les fiches.
teacher-wrong-number = { $name } : choisissez un nombre entier de { $low } à { $high }.
teacher-wrong-choice = { $name } : vous pouvez choisir { $all }.
teacher-said = Vous avez demandé « { $said } ».

teacher-no_paper = Aucune de ces questions ne marche sur papier. Cochez d’autres sortes, ou choisissez d’autres niveaux.

teacher-stages = Activités
    .help = Le contenu de chaque activité. La durée dépend de votre classe.
teacher-stage = activité
teacher-amount = combien
    .watch = { $n ->
        [one] { $n } étape d’une partie
       *[other] { $n } étapes d’une partie
    }
    .predict = { $n ->
        [one] { $n } question
       *[other] { $n } questions
    }
    .practise = { $n ->
        [one] { $n } sorte de question
       *[other] { $n } sortes de questions
    }
    .play = { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
    .investigate = { $n ->
        [one] { $n } expérience
       *[other] { $n } expériences
    }
    .ticket = { $n ->
        [one] { $n } question
       *[other] { $n } questions
    }
teacher-happens = ce qui se passe
teacher-errors = Erreurs fréquentes
    .help = Les réponses fausses que la leçon reconnaît, et ce qu’elle répond.
teacher-hear = vous entendez ou voyez
teacher-heard = { $question } « { $answer } »
teacher-reply = ce que dit la leçon
teacher-levels = Niveaux
    .help = D’après { $n } questions de chaque sorte.
teacher-level = niveau
teacher-answers = réponses
teacher-reach = de { $low } à { $high }
teacher-no_questions = Aucune sorte cochée n’a de questions à ces niveaux. Cochez d’autres sortes, ou choisissez d’autres niveaux.

## Les tickets de sortie qui ont été rendus

tickets-title = Tickets de sortie
    .help = Les tickets rendus ici, le plus récent d’abord. Les élèves ne peuvent pas les supprimer.
tickets-none = Pas encore de ticket.
tickets-release = Montrer les réponses : { $lesson } ({ $n })
    .help = Les élèves ne voient qu’ensuite quelles réponses sont justes, et pourquoi.
tickets-release_all = Montrer toutes les réponses
tickets-try = Essai { $n } sur { $of }
tickets-shown = La classe peut voir ces réponses.
tickets-late = Rendu alors que la classe pouvait déjà voir ces réponses.
tickets-nameless = Sans nom
tickets-right = Réponses justes : { $n } sur { $of }
tickets-empty = laissée vide
tickets-said = Réponse : { $said }
tickets-met = Erreurs fréquentes, et combien de tickets les contiennent
tickets-answer_right = juste
tickets-answer_wrong = pas encore juste
tickets-remove = Supprimer
    .help = « Supprimer » efface un ticket tout de suite. Sinon, le serveur l’efface avec les autres données anciennes.

## What the server stores, for the teacher

kept-title = Ce qui est gardé
    .help = Un élève est un navigateur, ou un enfant qui s’y est donné un nom de cartes. Seuls les tickets de sortie gardent des noms.
kept-learners = Élèves
kept-pages = Pages
kept-tickets = Tickets de sortie rendus
kept-first = Première utilisation
kept-last = Dernière utilisation
kept-until = Supprimé
kept-days = { $n ->
    [one] { $n } jour après la dernière utilisation
   *[other] { $n } jours après la dernière utilisation
 }
kept-memory = quand le serveur s’arrête
kept-delete = Pour exporter ou supprimer des données, utilisez la commande « { $command } » sur l’ordinateur du serveur.
