package german

import (
	"sudoku/app/text/words"
)

var review = words.Review{
	Title:    "Rückblick",
	Help:     "Auf dein Spiel zurückblicken: warum jeder Zug richtig war und wo du festhingst.",
	Working:  "Sucht zu jedem Zug den Grund …",
	None:     "Ein Rückblick zeigt, warum jeder Zug deines Spiels richtig war und wo du festhingst. Noch gibt es keine Züge.",
	Several:  "Dieses Rätsel hat nicht genau eine Lösung, deshalb lässt sich kein Zug beurteilen.",
	InTheWay: "Das Gitter zeigt einen Zug deines Spiels. Mit „Ab hier spielen“ geht es dort weiter.",
	Resumed:  "{count?Die Stellung vor diesem Zug, ohne {count:einen Fehler|{count} Fehler}.|Die Stellung vor diesem Zug.}",
	Position: "Zug {at} von {count}: {event}",
	Whole:    "Das ganze Spiel",
	Line:     "Züge des Spiels",
	Forward:  "Nächster Zug",
	Backward: "Voriger Zug",

	Move:      "Zug {index}: {move}",
	TakenBack: "{move} zurückgenommen",

	Shown:          "{name} zeigt es.",
	ShownBy:        "{count} Schritte zeigen es. Der schwerste ist {name}.",
	Marks:          "Es folgt aus den Notizen.",
	Guessed:        "Richtig, aber geraten: Nichts Leichtes zeigt es hier.",
	WrongDigit:     "Falsch: In {cell} steht {digit}.",
	WrongCandidate: "Falsch: In {cell} steht {digit}, das darf nicht ausgeschlossen werden.",
	Misled:         "Es folgt aus dem Fehler in Zug {since}.",
	Repaired:       "Damit war der Fehler aus Zug {since} zurückgenommen.",
	Restored:       "Das war richtig gewesen.",
	Tidied:         "Aufgeräumt: Die Ziffern im Gitter schließen es aus.",
	Took:           "nach {time}",

	Reason:    "Die Schritte",
	Seen:      "Was hier zu sehen war",
	Resume:    "Ab hier spielen",
	Next:      "Nächster Moment",
	Practise:  "{name} üben",
	Share:     "Spiel teilen",
	Moments:   "Momente des Spiels",
	AtWrong:   "Falsch: {move}{back?, in Zug {back} zurückgenommen}",
	AtGuess:   "Geraten: {move}",
	AtHint:    "Hinweis vor {move}",
	AtPause:   "Längste Pause: {time}",
	AtHardest: "Schwerster Zug: {name}",

	Placed:     "{found} von {count:einem Zug|{count} Zügen} {found:hatte|hatten} einen Grund im Gitter.",
	Found:      "{found} von {count:einem Zug|{count} Zügen} {found:hatte|hatten} einen Grund im Gitter; der schwerste war {name}.",
	Paused:     "Die längste Pause, {time}, kam vor Zug {index}.",
	PausedSeen: "Die längste Pause, {time}, kam vor Zug {index}. Dort war {name} zu sehen.",
	Flawless:   "Nichts geraten und kein Fehler.",
	Wrong:      "{wrong:Ein Zug war|{wrong} Züge waren} falsch{guesses?, und {guesses:ein richtiger Zug war|{guesses} richtige Züge waren} geraten}.",
	Guesses:    "{guesses:Ein Zug war geraten, und er war richtig|{guesses} Züge waren geraten, und sie waren richtig}.",

	Difficulty: "Schwierigkeit, bis {rating}",
	Time:       "Zeit, bis {time}",
	WrongMark:  "falsch",
	GuessMark:  "geraten",
	HintMark:   "Hinweis",
	Stop:       "längste Pause",
}
