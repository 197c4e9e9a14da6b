package german

import (
	"sudoku/app/text/words"
)

var finish = words.Finish{
	Done:      "Gelöst",
	DoneIn:    "Gelöst in {time}",
	Daily:     "Tagesrätsel vom {date}, {grade}",
	Days:      "{count:Tag|Tage}",
	Week:      "Die letzten sieben Tage",
	DaySolved: "{day}: gelöst",
	Another:   "Noch eins: {grade}",
	AnyOther:  "Noch ein Rätsel",
	NextDaily: "Nächstes Tagesrätsel: {grade}",
	Details:   "Über dieses Spiel",
	Time:      "Zeit",
	Grade:     "Stufe",
	Hints:     "Hinweise",
	Mistakes:  "Fehler",
	Best:      "Deine Bestzeit ohne Hinweise für „{grade}“: {time}",
	Harder:    "Eine Stufe schwerer",
	Explain:   "Dieses Rätsel erklären",
	Picture:   "Als Bild teilen",
	Board:     "Zurück zum Gitter",

	First:          "Dein erstes Rätsel der Stufe „{grade}“.",
	Fastest:        "Dein bisher schnellstes der Stufe „{grade}“, mit {time} Vorsprung.",
	FasterThanLast: "Schneller als deine letzten drei der Stufe „{grade}“.",
	AgainFaster:    "Noch einmal gelöst, {time} schneller als beim ersten Mal.",
	Again:          "Dieses hast du schon einmal gelöst.",
	Flawless:       "Ohne Hinweis und ohne Fehler.",
	WithoutHints:   "Ohne Hinweise gelöst.",
	Nth:            "Das sind jetzt {count} Rätsel der Stufe „{grade}“.",
	Seconds:        "{count:eine Sekunde|{count} Sekunden}",
	Minutes:        "{time} Minuten",
	Hours:          "{time} Stunden",

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
