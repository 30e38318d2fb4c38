## La page de l'enseignant d'une leçon, autour des notes

teacher-title = { $lesson } : pour l’enseignant
teacher-lesson = Ouvrir la leçon
teacher-in_english = Les notes sont en anglais.

teacher-asked = Ce qui est demandé
    .help = À l’entraînement et sur les feuilles d’exercices. La même graine redonne les mêmes cartes et les mêmes feuilles.
teacher-seed = Graine
teacher-from = Niveau le plus bas
teacher-to = Niveau le plus haut
teacher-level-of = niveau { $n }
teacher-level-usual = comme dans la leçon
teacher-levels_of = niveaux { $low } à { $high }
teacher-kinds = Choisissez les sortes de questions
    .help = Chacune avec un exemple. Si rien n’est coché, toutes les sortes sont demandées.
teacher-where-screen = entraînement
teacher-where-paper = feuille d’exercices
teacher-where-ticket = ticket de sortie

teacher-class = Pour une classe
teacher-locale = Langue et chiffres
teacher-size = Taille
teacher-show = Montrer l’adresse
teacher-code = Scannez ce code pour ouvrir la leçon.
teacher-same = Tout le monde a les mêmes cartes et le même ticket de sortie :
teacher-own = Les mêmes cartes, mais chaque élève a son propre ticket de sortie. Le premier élève a la place 1, le suivant la place 2, et ainsi de suite :
teacher-here = Cette adresse ne vaut que pour cet ordinateur. D’autres personnes dans la salle l’utilisent-elles aussi ? Démarrez alors le serveur comme indiqué plus bas, et ouvrez cette page par le nom ou le numéro de cet ordinateur.

teacher-sheets = Feuilles d’exercices
    .help = Des feuilles à imprimer, avec des questions comme celles de la leçon. La même graine refait les mêmes feuilles.
teacher-copies = Exemplaires
teacher-questions = Questions par feuille
teacher-alike = Feuilles
teacher-alike-0 = toutes différentes
teacher-alike-1 = toutes pareilles
teacher-large = Gros caractères
teacher-key = Réponses sur les dernières pages
teacher-box-0 = non
teacher-box-1 = oui
teacher-open = Ouvrir les feuilles

teacher-wrong = On ne peut pas faire ces feuilles
    .help = Changez ce qui est nommé ici, puis ouvrez de nouveau les feuilles.
teacher-wrong-number = { $name } : choisissez un nombre entier de { $low } à { $high }.
teacher-wrong-choice = { $name } : vous pouvez choisir { $all }.
teacher-said = Vous avez demandé « { $said } ».

teacher-no_paper = Aucune de ces questions ne peut se poser sur papier. Cochez d’autres sortes, ou choisissez d’autres niveaux.

teacher-stages = Les étapes
    .help = Ce que contient chacune, compté dans la leçon. La durée dépend de votre classe.
teacher-stage = étape
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
teacher-errors = Ce qu’il faut repérer
    .help = Les réponses fausses que la leçon connaît, et ce qu’elle y répond.
teacher-hear = vous entendez ou voyez
teacher-heard = { $question } « { $answer } »
teacher-reply = ce que dit la leçon
teacher-levels = Les niveaux
    .help = Les réponses sont celles de { $n } questions de chaque sorte.
teacher-level = niveau
teacher-answers = réponses
teacher-reach = de { $low } à { $high }
teacher-no_questions = Aucune sorte cochée n’a de questions de ces niveaux. Cochez d’autres sortes, ou choisissez d’autres niveaux.

## Les tickets de sortie qui ont été rendus

tickets-title = Tickets de sortie
    .help = Ce qui a été rendu ici, le plus récent d’abord. Seul cet ordinateur le montre.
tickets-none = Aucun ticket n’a encore été rendu.
tickets-nameless = Sans nom
tickets-right = Réponses justes : { $n } sur { $of }
tickets-empty = laissée vide
tickets-said = Réponse : { $said }
tickets-met = Les erreurs rencontrées, et dans combien de tickets
tickets-answer_right = juste
tickets-answer_wrong = pas encore juste
tickets-remove = Supprimer
    .help = Avec un ticket disparaît tout ce que son élève a fait dans cette leçon. Les tickets sont gardés aussi longtemps que les sessions.
