package german

import (
	"sudoku/app/text/words"
)

var menu = words.Menu{
	Title:     "Menü",
	Back:      "Zurück",
	PausedAt:  "Pause bei {time}",
	Resume:    "Weiter",
	Restart:   "Von vorn",
	Restarted: "Deine Ziffern und Notizen sind weg.",
	AskSolve:  "Lösung zeigen? Damit endet dein Spiel.",
	AskClear:  "Gitter leeren? Damit endet dein Spiel.",
	GoOn:      "Weiterspielen",
	PencilOn:  "Der Stift ist an. Ziffern werden Notizen.",
}
