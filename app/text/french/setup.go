package french

import (
	"sudoku/app/text/words"
)

var enter = words.Setup{
	Lead:     "Tapez une grille, collez-la ou ouvrez un fichier.",
	Bring:    "Résoudre une grille",
	Type:     "Taper",
	Play:     "Jouer",
	New:      "Nouvelle grille",
	Continue: "Continuer",
	Another:  "Nouvelle",

	Slogan:      "Venez avec n’importe quel sudoku.",
	Promise:     "Voyez-le résolu, expliqué étape par étape, ou jouez-le vous-même.",
	Paste:       "Coller",
	Today:       "Aujourd’hui",
	Each:        "Une par niveau",
	Streak:      "{count:{count} jour|{count} jours}",
	Mine:        "À moi",
	More:        "Plus",
	Daily:       "{grade}, grille du jour",
	DailySolved: "{grade}, grille du jour, résolue",
	Lately:      "Résolues récemment",
	Games:       "Toutes les parties",

	Yours:  "Votre grille",
	GoBack: "Retour",
	Edit:   "Modifier",
	Done:   "Terminé",

	Start:        "Tapez ligne par ligne. « Vide » saute une case.",
	Typed:        "{count:{count} chiffre|{count} chiffres} jusqu’ici.",
	One:          "Une solution. {grade}.",
	Several:      "Plusieurs solutions jusqu’ici.",
	None:         "Pas de solution : un chiffre doit être faux.",
	StartPlaying: "Commencer à jouer",
	FindMistake:  "Trouver l’erreur",
	Question:     "La grille était complète. Êtes-vous en train de la résoudre ?",
	KeepTyping:   "Non, je tape encore",
	MyAnswers:    "Oui, jouer",
	Rows:         "Passer à la case suivante après chaque chiffre",
	Skip:         "Vide",

	Left:        "{count:Il reste {count} case.|Il reste {count} cases.}",
	GradeLeft:   "{grade}. {takes?{takes}. |}{count:Il reste {count} case.|Il reste {count} cases.}",
	SeveralLeft: "Plusieurs solutions. {count:Il reste {count} case.|Il reste {count} cases.}",
}

var tools = words.Tools{
	Title:      "Outils",
	New:        "Faites pour vous, à tous les niveaux.",
	Check:      "La grille est-elle juste ? Trouve fautes de frappe et chiffres superflus.",
	Steps:      "La résoudre comme à la main, étape par étape, et voir sa difficulté.",
	Techniques: "Choisir les techniques que peuvent employer indices et explications.",
	Methods:    "Comparer comment les ordinateurs résolvent les grilles, et les regarder chercher.",
	List:       "Résoudre d’un coup un fichier de nombreuses grilles.",
	Library:    "Vos parties sur cet appareil, avec tout leur historique.",
	Export:     "Copier ou enregistrer en texte pour d’autres programmes et sites.",
	Keys:       "Toutes les touches, et ce que font la souris et les doigts.",
}
