gallery-title = Apprendre avec des jeux de cartes
gallery-intro = Regarde une partie étape par étape, vois quelle règle agit et pourquoi, puis essaie toi-même.
gallery-own = De la part de ton enseignant
gallery-lessons = Leçons
gallery-games = Jeux
gallery-ages = { $ages } ans
gallery-rules = Comment on y joue
gallery-lab = Pour l’enseignement supérieur : le laboratoire distribue des milliers de parties et montre ce que fait une règle.
gallery-teachers = Pour les enseignants : ajoutez ?seed=7 à l’adresse d’une page, et toute une classe a les mêmes cartes. Rien de ce que fait un élève ne quitte ce serveur.
gallery-lights = Un point vert à côté d’un jeu : chacune de ses règles est montrée par un exemple résolu, et tous sont justes. Un triangle jaune : certaines règles ne sont pas encore montrées. Un carré rouge : un exemple n’est pas juste.

page-colon = { "\u202F" }:
page-all = Toutes les leçons et tous les jeux
page-skip = Aller directement au contenu
page-loading = On mélange les cartes…
page-anew = Tout recommencer
    .sure = Recommencer cette page ? Ce que tu as fait ici sera oublié.
page-resumed = Tout est comme tu l’as laissé. On continue ?
    .go_on = Continuer
page-cut_off = La liaison avec les leçons est coupée. Ce que tu vois marche encore, et ce que tu as fait est gardé. Elle reviendra d’elle-même.
page-late = La leçon ou le jeu n’est pas encore arrivé. La page le redemande d’elle-même.
page-slow = C’est long.
    .again = Recharger la page
page-lost = La liaison est coupée. Ce que tu vois marche encore. Pour jouer une nouvelle partie, recharge la page.
page-not_kept = Ce que font les élèves n’est pas conservé en ce moment : le dossier prévu n’accepte rien. On peut continuer à jouer, mais tout est perdu si le serveur s’arrête avant que ce soit réparé. Le terminal où il tourne dit pourquoi.
page-missing = Cette page n’est pas ici
    .help = Retourne à toutes les leçons et tous les jeux, et choisis-en un.
page-broken = Cette page n’a pas pu s’afficher
    .help = Recharge-la. Si cela n’aide pas, dis-le à ton enseignant.
page-busy = Un instant, s’il te plaît
    .help = On prépare beaucoup de pages en ce moment. Celle-ci redemandera d’elle-même dans quelques secondes.
page-full = La salle est pleine
    .help = Il y a tant de joueurs qu’il ne reste plus de place. Dès qu’une place se libère, cette page s’ouvre d’elle-même.
page-refused = On ne peut pas ouvrir cette page ainsi
    .help = Une autre page l’a demandée. Écris toi-même l’adresse dans ton navigateur, ou suis un lien.
page-elsewhere = Ce n’est pas l’adresse des leçons
    .help = Demande l’adresse à ton enseignant. Qui sert les leçons sous ce nom démarre avec : cardlab serve --host NOM

door-title = Puis-je entrer ?
    .help = Ton enseignant a un code pour toi. On te le demande une seule fois.
door-code = Le code
door-in = Entrer
door-wrong = Ce n’est pas le code. Relis-le, un son après l’autre.
door-often = Trop de faux codes sont venus d’ici. Attends une minute, puis réessaie.

rules-play = Jouer maintenant
rules-watch = Regarder une courte partie
rules-players = Joueurs
rules-cards = Cartes
rules-ages = Âge
rules-teaches = Ce que tu apprends
rules-option = Ce qu’on peut changer
rules-values = Valeurs possibles
rules-usual = D’habitude
rules-as_usual = Comme d’habitude
rules-its_rules = Ses règles
rules-variant = Variante
rules-own = La tienne
rules-play_so = Jouer ainsi
rules-rules_so = Montrer ces règles
rules-seed = Numéro de la donne : le même numéro donne les mêmes cartes (vide : au hasard)

light-green = { $examples ->
        [one] Le seul exemple résolu de ce jeu est juste, et il montre
       *[other] Les { $examples } exemples résolus de ce jeu sont justes, et ils montrent
    } { $rules ->
        [one] sa seule règle
       *[other] chacune de ses { $rules } règles
    }.
    .said = Tous ses exemples sont justes
light-yellow = { $examples ->
        [one] Le seul exemple résolu de ce jeu est juste.
       *[other] Les { $examples } exemples résolus de ce jeu sont justes.
    } Règles montrées : { $shown } sur { $rules }.
    .said = Ses exemples ne montrent pas toutes les règles
light-red = { $examples ->
        [one] Le seul exemple résolu de ce jeu n’est pas juste.
       *[other] Exemples résolus de ce jeu qui sont justes : { $holding } sur { $examples }.
    }
    .said = Certains de ses exemples ne sont pas justes
light-grey = Il n’y a pas ici d’exemples résolus de ce jeu.
    .said = Sans exemples
