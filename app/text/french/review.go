package french

import (
	"sudoku/app/text/words"
)

var review = words.Review{
	Title:    "Bilan",
	Help:     "Revoyez votre partie : pourquoi chaque coup était juste, et où vous étiez bloqué.",
	Working:  "Recherche de la raison de chaque coup…",
	None:     "Un bilan montre pourquoi chaque coup de votre partie était juste, et où vous étiez bloqué. Il n’y a pas encore de coup.",
	Several:  "Cette grille n’a pas exactement une solution : aucun coup ne peut être jugé.",
	InTheWay: "La grille montre un coup de votre partie. Choisissez « Jouer d’ici » pour continuer à partir de là.",
	Resumed:  "{count?La position avant ce coup, sans {count:l’erreur|les {count} erreurs}.|La position avant ce coup.}",
	Position: "Coup {at} sur {count} : {event}",
	Whole:    "Toute la partie",
	Line:     "Coups de la partie",
	Forward:  "Coup suivant",
	Backward: "Coup précédent",

	Move:      "Coup {index} : {move}",
	TakenBack: "{move} repris",

	Shown:          "La raison : {name}.",
	ShownBy:        "{count} étapes le montrent. La plus difficile : {name}.",
	Marks:          "Cela se déduit des notes.",
	Guessed:        "Juste, mais deviné : rien de simple ne le montre ici.",
	WrongDigit:     "Faux : {cell/the} est un {digit}.",
	WrongCandidate: "Faux : {cell/the} est un {digit}, qu’il ne fallait pas éliminer.",
	Misled:         "Cela vient de l’erreur du coup {since}.",
	Repaired:       "Ce coup a repris l’erreur du coup {since}.",
	Restored:       "C’était juste.",
	Tidied:         "Du rangement : les chiffres de la grille l’excluent.",
	Took:           "après {time}",

	Reason:    "Les étapes",
	Seen:      "Ce qu’on pouvait voir ici",
	Resume:    "Jouer d’ici",
	Next:      "Moment suivant",
	Practise:  "S’exercer : {name}",
	Share:     "Partager la partie",
	Moments:   "Moments de la partie",
	AtWrong:   "Faux : {move}{back?, repris au coup {back}}",
	AtGuess:   "Deviné : {move}",
	AtHint:    "Indice avant {move}",
	AtPause:   "Plus longue pause : {time}",
	AtHardest: "Coup le plus difficile : {name}",

	Placed:     "Coups qui avaient une raison dans la grille : {found} sur {count}.",
	Found:      "Coups qui avaient une raison dans la grille : {found} sur {count}. Le plus difficile : {name}.",
	Paused:     "La plus longue pause, {time}, a précédé le coup {index}.",
	PausedSeen: "La plus longue pause, {time}, a précédé le coup {index}. On pouvait y voir : {name}.",
	Flawless:   "Rien de deviné, et aucune erreur.",
	Wrong:      "{wrong:{wrong} coup était faux|{wrong} coups étaient faux}{guesses?, et {guesses:{guesses} coup juste était deviné|{guesses} coups justes étaient devinés}}.",
	Guesses:    "{guesses:{guesses} coup était deviné, et il était juste|{guesses} coups étaient devinés, et ils étaient justes}.",

	Difficulty: "difficulté, jusqu’à {rating}",
	Time:       "temps, jusqu’à {time}",
	WrongMark:  "faux",
	GuessMark:  "deviné",
	HintMark:   "indice",
	Stop:       "plus longue pause",
}
