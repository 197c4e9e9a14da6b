package german

import (
	"sudoku/app/text/words"
)

var sharing = words.Sharing{
	History:       "Mit dem ganzen Verlauf",
	HistoryHelp:   "{count:Eine Änderung|{count} Änderungen}; wer den Link öffnet, kann sie abspielen.",
	TooLong:       "Der Verlauf ist zu lang für einen Link: Dieser enthält nur das Gitter.",
	Watch:         "Verlauf abspielen",
	Characters:    "{count} Zeichen",
	QR:            "QR-Code des Links",
	NoQR:          "Der Link ist zu lang für einen QR-Code.",
	SaveQR:        "Code speichern",
	Sheet:         "Mit einer App teilen …",
	Note:          "Ein Wort dazu",
	Answers:       "Mit den Lösungsziffern",
	Picture:       "Bild des Gitters",
	Shaded:        "Vorgaben unterlegen",
	Candidates:    "Kandidaten",
	SVG:           "SVG",
	PNG:           "PNG",
	Copy:          "Bild kopieren",
	SaveQRAs:      "QR-Code als {kind} speichern",
	SavePictureAs: "Bild als {kind} speichern",
	InFile:        "Bild gespeichert.",
	InClipboard:   "Bild kopiert.",
	Failed:        "Das Bild ließ sich nicht erstellen: {reason}",
	FileName:      "sudoku",
	QRFileName:    "sudoku-link",
}

var film = words.Film{
	Title:       "Wiedergabe",
	Close:       "Wiedergabe schließen",
	Opened:      "Eine Partie mit {count:einer Änderung|{count} Änderungen} aus dem Link geöffnet.",
	InTheWay:    "Das Gitter zeigt eine Wiedergabe. Schließe sie, um weiterzuspielen.",
	Position:    "Änderung {at} von {count}",
	Place:       "Stelle in der Wiedergabe",
	SpeedValue:  "{rate} pro Sekunde",
	Forward:     "Eine Änderung vor",
	Backward:    "Eine Änderung zurück",
	Placed:      "{digit} in {cell}",
	Given:       "Vorgabe {digit} in {cell}",
	Erased:      "{cell} geleert",
	Marks:       "Notizen in {cell}",
	Elimination: "Kandidaten von {cell}",
	Several:     "{count} Zellen geändert",
	Drawn:       "Farben oder Verbindungen gezeichnet",
}
