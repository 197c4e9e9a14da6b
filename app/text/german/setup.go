package german

import (
	"sudoku/app/text/words"
)

var enter = words.Setup{
	Lead:     "Rätsel tippen, einfügen oder eine Datei öffnen.",
	Bring:    "Ein Rätsel lösen",
	Type:     "Eintippen",
	Play:     "Spielen",
	New:      "Neues Rätsel",
	Continue: "Weiterspielen",
	Another:  "Neu",

	Slogan:      "Jedes Sudoku ist willkommen.",
	Promise:     "Sieh die Lösung, lass dir jeden Schritt erklären oder spiel selbst.",
	Paste:       "Einfügen",
	Today:       "Heute",
	Each:        "Eins jeder Stufe",
	Streak:      "{count:Ein Tag|{count} Tage}",
	Mine:        "Meine",
	More:        "Mehr",
	Daily:       "{grade}, Rätsel von heute",
	DailySolved: "{grade}, Rätsel von heute, gelöst",
	Lately:      "Zuletzt gelöst",
	Games:       "Alle Spiele",

	Yours:  "Dein Rätsel",
	GoBack: "Zurück",
	Edit:   "Ändern",
	Done:   "Fertig",

	Start:        "Zeile für Zeile tippen. „Leer“ überspringt eine Zelle.",
	Typed:        "{count:Eine Ziffer|{count} Ziffern} bisher.",
	One:          "Eine Lösung. {grade}.",
	Several:      "Bisher mehrere Lösungen.",
	None:         "Keine Lösung: Eine Ziffer muss falsch sein.",
	StartPlaying: "Losspielen",
	FindMistake:  "Fehler suchen",
	Question:     "Das Rätsel war vollständig. Löst du es schon?",
	KeepTyping:   "Nein, ich tippe noch",
	MyAnswers:    "Ja, spielen",
	Rows:         "Nach jeder Ziffer zur nächsten Zelle",
	Skip:         "Leer",

	Left:        "Noch {count:eine Zelle|{count} Zellen}.",
	GradeLeft:   "{grade}. {takes?{takes}. |}Noch {count:eine Zelle|{count} Zellen}.",
	SeveralLeft: "Mehrere Lösungen. Noch {count:eine Zelle|{count} Zellen}.",
}

var tools = words.Tools{
	Title:      "Werkzeuge",
	New:        "Für dich gemacht, in jeder Stufe.",
	Check:      "Stimmt das Rätsel? Findet Tippfehler und überflüssige Ziffern.",
	Steps:      "Lösen wie ein Mensch, Schritt für Schritt, und sehen, wie schwer es ist.",
	Techniques: "Wählen, welche Techniken Hinweise und Erklärungen verwenden.",
	Methods:    "Vergleichen, wie Computer lösen, und ihnen beim Suchen zusehen.",
	List:       "Eine Datei mit vielen Rätseln auf einmal lösen.",
	Library:    "Deine Spiele auf diesem Gerät, mit ihrem ganzen Verlauf.",
	Export:     "Als Text für andere Programme und Seiten kopieren oder sichern.",
	Keys:       "Alle Tasten, und was Maus und Finger tun.",
}
