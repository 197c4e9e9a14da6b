package french

import (
	"sudoku/app/text/words"
)

var finish = words.Finish{
	Done:      "Résolu",
	DoneIn:    "Résolu en {time}",
	Daily:     "Grille du {date}, {grade}",
	Days:      "{count:jour|jours}",
	Week:      "Les sept derniers jours",
	DaySolved: "{day} : résolue",
	Another:   "Encore une : {grade}",
	AnyOther:  "Une autre grille",
	NextDaily: "Grille du jour suivante : {grade}",
	Details:   "Sur cette partie",
	Time:      "Temps",
	Grade:     "Niveau",
	Hints:     "Indices",
	Mistakes:  "Erreurs",
	Best:      "Votre record sans indice au niveau {grade} : {time}",
	Harder:    "Un cran plus difficile",
	Explain:   "Expliquer cette grille",
	Picture:   "Partager en image",
	Board:     "Retour à la grille",

	First:          "Votre première grille de niveau {grade}.",
	Fastest:        "Votre grille de niveau {grade} la plus rapide, avec {time} d’avance.",
	FasterThanLast: "Plus rapide que vos trois dernières de niveau {grade}.",
	AgainFaster:    "Résolue de nouveau, {time} plus vite que la première fois.",
	Again:          "Vous aviez déjà résolu celle-ci.",
	Flawless:       "Sans indice ni erreur.",
	WithoutHints:   "Résolue sans indice.",
	Nth:            "Cela fait {count} grilles de niveau {grade}.",
	Seconds:        "{count:{count} seconde|{count} secondes}",
	Minutes:        "{time} minutes",
	Hours:          "{time} heures",

	Result:      "Sudoku de niveau {grade}, résolu en {time}",
	Puzzle:      "Sudoku résolu en {time}",
	Helped:      "{hints:{hints} indice|{hints} indices}, {mistakes:{mistakes} erreur|{mistakes} erreurs}",
	PictureName: "Un sudoku résolu, sans ses chiffres",
	FileName:    "sudoku-resultat",
	Copied:      "Résultat copié. Collez-le où vous voulez.",
	NotCopied:   "Le navigateur a bloqué la copie.",

	Pause:      "Pause",
	GoOn:       "Reprendre",
	Paused:     "En pause",
	GamePaused: "La partie est en pause. Appuyez d’abord sur « Reprendre ».",
}
