package german

import (
	"sudoku/app/text/words"
)

var finish = words.Finish{
	Title:       "Gelöst!",
	Time:        "Zeit",
	Grade:       "Stufe",
	Hints:       "Hinweise",
	Mistakes:    "Fehler",
	Best:        "Deine Bestzeit ohne Hinweise für „{grade}“: {time}",
	NewBest:     "Deine neue Bestzeit für „{grade}“!",
	Another:     "Noch eins: {grade}",
	AnyOther:    "Noch ein Rätsel",
	Harder:      "Eine Stufe schwerer",
	Explain:     "Dieses Rätsel erklären",
	AsText:      "Als Text teilen",
	Picture:     "Als Bild teilen",
	Result:      "Sudoku, Stufe „{grade}“, gelöst in {time}",
	Puzzle:      "Sudoku gelöst in {time}",
	Helped:      "{hints:ein Hinweis|{hints} Hinweise}, {mistakes:ein Fehler|{mistakes} Fehler}",
	PictureName: "Ein gelöstes Sudoku, ohne seine Ziffern",
	FileName:    "sudoku-ergebnis",
	Copied:      "Das Ergebnis ist kopiert. Füg es ein, wo du willst.",
	NotCopied:   "Der Browser erlaubt das Kopieren nicht.",

	Pause:      "Pause",
	GoOn:       "Weiter",
	Paused:     "Pausiert",
	GamePaused: "Das Spiel ist angehalten. Drück erst auf „Weiter“.",
}
