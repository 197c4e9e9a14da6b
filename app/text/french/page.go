package french

import (
	"sudoku/app/text/words"
)

var page = words.Page{
	Title:         "Sudoku Solver",
	Tagline:       "Tapez, collez ou ouvrez une grille, et voici la réponse. Tout se passe sur votre appareil.",
	Loading:       "Préparation du solveur…",
	Privacy:       "Rien de ce que vous entrez ne quitte cet appareil.",
	NotFoundTitle: "Page introuvable",
	NotFoundText:  "L’adresse est peut-être mal tapée, ou la page a déménagé.",
	Home:          "Aller au solveur",
	UpdateReady:   "Une nouvelle version est prête. Votre grille reste telle quelle.",
	Reload:        "Recharger",
	Install:       "Installer",
	InstallApple:  "Pour installer, ouvrez le menu Partager du navigateur et choisissez « Sur l’écran d’accueil » ou « Ajouter au Dock ».",
	Dismiss:       "Fermer",
}

var start = words.Start{
	Loading:    "Chargement du solveur",
	Progress:   "{done} Mo sur {all}",
	Failed:     "Le solveur n’a pas pu être chargé. Ce que vous avez tapé est gardé.",
	Unable:     "Le solveur a besoin de WebAssembly, désactivé dans ce navigateur. Ce que vous avez tapé est gardé.",
	Ended:      "Le solveur s’est arrêté. Votre grille est gardée.",
	Again:      "Recharger",
	NoScript:   "Cette page résout des sudokus dans votre navigateur. Autorisez-lui JavaScript et WebAssembly.",
	NotApplied: "{count:{count} action faite avant que la page soit prête ne convenait|{count} actions faites avant que la page soit prête ne convenaient} pas à cette grille.",
}

var look = words.Look{
	Theme:  "Thème",
	Themes: [4]string{"Système", "Clair", "Sombre", "Contraste élevé"},
	Safe:   "Couleurs pour daltoniens",
	Labels: "Numéros des lignes et colonnes",

	Language: "Langue",
}

var actions = words.Actions{
	Solve: "Résoudre", Hint: "Indice", Explain: "Expliquer", Cancel: "Arrêter", Clear: "Vider",
	Undo: "Annuler", Redo: "Refaire", Share: "Partager", Import: "Importer", Example: "Exemple",
	Close: "Fermer", Erase: "Effacer", Keypad: "Pavé", Copy: "Copier",
	OpenFile: "Ouvrir un fichier", Load: "Charger",
	Mode: "Ce que vous tapez", Setting: "Saisir", Playing: "Jouer",
	SettingHelp:   "Les chiffres tapés font partie de la grille.",
	PlayingHelp:   "Les chiffres tapés sont vos réponses ; ceux de la grille sont verrouillés.",
	FirstSolution: "Première solution", PreviousSolution: "Solution précédente",
	NextSolution: "Solution suivante", LastSolution: "Dernière solution",
	History: "Historique", Toolbar: "Actions", Errands: "La grille", Help: "Clavier",
}

var panels = words.Panels{Solve: "Grille", Check: "Vérifier", Methods: "Méthodes", List: "Liste",
	Places: "Sections", Home: "Accueil", Play: "Jouer"}

var dialogs = words.Dialogs{
	ImportTitle:   "Importer une grille",
	ImportHelp:    "Presque tout convient : 81 chiffres, neuf lignes de neuf, un fichier, un code ou un lien d’un autre programme ou site, ou une liste de grilles. Une case vide est un 0, un point ou un espace.",
	ImportLabel:   "Grille",
	ImportExample: "530070000\n600195000\n098000060\n…",
	ShareTitle:    "Partager cette grille",
	ShareHelp:     "Le lien contient lui-même toute la grille. Rien n’est envoyé.",
	ShareLabel:    "Lien",
	ExampleTitle:  "Exemples",
	KeysTitle:     "Clavier",
}

var examples = [8]words.Example{
	{Name: "Le moins de chiffres", Help: "17 chiffres, dont un mal imprimé : 9 734 solutions. Tirée d’un article sur l’accélération de Python."},
	{Name: "Wikipédia", Help: "De l’article de l’encyclopédie ; un programme en trois lignes y met 48 secondes."},
	{Name: "Fatale aux trois lignes", Help: "Ce programme a imprimé une réponse fausse."},
	{Name: "Facile", Help: "Se résout en regardant une case à la fois."},
	{Name: "Moyenne", Help: "Regardez aussi des lignes, colonnes et blocs entiers."},
	{Name: "Difficile", Help: "Pareil, avec moins de chiffres au départ."},
	{Name: "Expert", Help: "Trop difficile pour le carnet d’où elle vient, qui a dû deviner."},
	{Name: "La plus difficile du monde", Help: "Ainsi nommée par les journaux en 2012. Un programme par essais a deviné 90 fois."},
}
