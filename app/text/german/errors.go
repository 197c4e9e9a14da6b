package german

import (
	"sudoku/app/text/words"
)

var errors = words.Errors{
	Unknown:          "Das ist nicht lesbar: {reason}",
	AtLine:           "Textzeile {line}: {sentence}",
	Empty:            "Darin ist kein Rätsel.",
	TooLong:          "Das ist zu lang für ein Rätsel.",
	Unrecognized:     "Unbekanntes Rätselformat.",
	NotADigit:        "Zeile {row}, Spalte {column}: „{text}“ ist keine Ziffer.",
	WrongCellCount:   "{got:Eine Zelle|{got} Zellen} gefunden statt {want}.",
	WrongRowCount:    "{got:Eine Zeile|{got} Zeilen} gefunden statt {want}.",
	WrongRowLength:   "Zeile {row} hat {got:eine Zelle|{got} Zellen} statt {want}.",
	SeveralPuzzles:   "{got} Rätsel gefunden statt einem.",
	NotACandidate:    "„{text}“ ist kein Kandidat (Ziffer, Zeile, Spalte).",
	OtherSize:        "Ein Gitter mit {got} Zeilen; möglich sind nur {want}.",
	Damaged:          "Der Code ist beschädigt oder unvollständig.",
	TooNested:        "Zu viele verschachtelte Klammern.",
	Unsafe:           "„{text}“ ist in einer Datei nicht erlaubt.",
	NeedsServer:      "Nur {text} weiß, für welches Rätsel diese Kurzadresse steht. Öffne sie dort und kopiere das Rätsel selbst.",
	NotACell:         "Zeile {row}, Spalte {column}: „{text}“ ist in diesem Format keine Zelle.",
	NoPuzzle:         "Das ist ein Protokoll von {text}: Es enthält Züge, aber nicht das Rätsel. Kopiere dort das Rätsel selbst.",
	Ambiguous:        "Das kann man auf verschiedene Arten lesen.",
	CutOff:           "Der Text hört mittendrin auf, es fehlt also ein Teil.",
	Picture:          "Das ist ein Bild, aber es lässt sich nicht öffnen. Vielleicht ist es beschädigt.",
	Packed:           "Diese Datei ist als {text} gepackt. Entpacke sie zuerst.",
	LinkEmpty:        "Er enthält keine Stellung.",
	LinkUnrecognized: "Er ist weder ein Code dieser Seite noch 81 Zeichen.",
	LinkLength:       "Er hat {got:eine Zelle|{got} Zellen} statt {want}.",
	LinkVersion:      "Er stammt von einer neueren Version dieser Seite („{text}“). Lade die Seite neu, um sie zu bekommen.",
	LinkCharacter:    "Zeichen {column}, „{text}“, gehört dort nicht hin.",
	LinkDamaged:      "Er ist beschädigt oder unvollständig; vielleicht fehlt ein Teil.",
	FileTooLarge:     "Sie ist größer als {want} MB.",
	CannotUnpack:     "Dieser Browser kann sie nicht entpacken.",
}
