package german

import (
	"sudoku/app/text/words"
)

var keys = words.Keys{
	Names:      [10]string{"Strg", "Umschalt", "Rücktaste", "Entf", "Leertaste", "Pos1", "Ende", "Bild auf", "Bild ab", "Eingabe"},
	Digits:     "Eine Ziffer eintragen",
	Erase:      "Die Zelle leeren",
	Arrows:     "Von Zelle zu Zelle gehen",
	Tab:        "Nächste Zelle, mit Umschalt die vorige; am Ende aus dem Gitter hinaus",
	LineEnds:   "Erste oder letzte Zelle der Zeile",
	ColumnEnds: "Erste oder letzte Zelle der Spalte",
	GridEnds:   "Erste oder letzte Zelle des Gitters",
	Undo:       "Rückgängig",
	Redo:       "Wiederholen",
	Solve:      "Lösen",
	Hint:       "Hinweis zeigen oder mehr verraten",
	Steps:      "Außerhalb des Gitters: ← → nächstes oder voriges Bild eines Wegs, ↑ ↓ nächster oder voriger Schritt; im Rückblick Züge und Momente",
	Lines:      "Zeile, Spalte oder Block vorlesen, mit einem Screenreader",
	Cell:       "Ziffer oder Kandidaten der Zelle ansagen",
	Places:     "Ansagen, wo eine Ziffer steht und wie viele fehlen",
	Again:      "Ansagen, was der letzte Zug geändert hat, oder das Letzte noch einmal",
	List:       "In einer Liste: das Rätsel öffnen, es auswählen, alle auswählen",
	Escape:     "Suche abbrechen oder Dialog schließen; danach verlässt Tab das Gitter",
	Paste:      "Ein Rätsel einfügen, irgendwo auf der Seite",
	Help:       "Diese Hilfe zeigen",
	PlayKeys:   playKeys,
}

var playKeys = words.PlayKeys{
	Corner:     "Notiz in der Ecke",
	Centre:     "Notiz in der Mitte",
	Colour:     "Farbe der Zelle",
	Modes:      "Eingabe: Ziffern, Notizen in der Ecke, in der Mitte, Farben",
	Space:      "Beim Spielen die nächste Eingabeart; beim Aufbauen leert sie die Zelle",
	Extend:     "Weitere Zellen auswählen; auch mit Strg",
	All:        "Alle Zellen auswählen",
	Alike:      "Zellen mit derselben Ziffer oder denselben Notizen auswählen",
	Pause:      "Zeit anhalten und das Gitter verdecken, oder weiterspielen",
	Check:      "Prüfen, ob alles stimmt",
	Explain:    "Das Rätsel Schritt für Schritt erklären",
	Candidates: "Kandidaten zeigen oder verbergen",
	Highlight:  "Die nächste oder vorige Ziffer hervorheben",
	Bivalue:    "Zellen mit zwei Kandidaten kennzeichnen",
	DigitFirst: "Ziffer zuerst: Die Zifferntaste wählt die Ziffer, die Eingabetaste oder ein Klick schreibt sie",
	Savepoint:  "Einen Sicherungspunkt setzen",
	Library:    "Die Bibliothek zeigen",
	Brush:      "Nächste oder vorige Farbe für Kandidaten, starke oder schwache Verbindungen; V wählt, was du zeichnest",
}

var gestures = words.Gestures{Title: "Maus und Finger", List: [8]words.Gesture{
	{Do: "Über Zellen ziehen", Help: "Die Zellen auswählen"},
	{Do: "Strg und Klick oder lange auf eine Zelle drücken", Help: "Eine Zelle zur Auswahl nehmen oder aus ihr entfernen"},
	{Do: "Umschalt und Klick", Help: "Die Zellen von der ausgewählten bis zu dieser auswählen"},
	{Do: "Doppelt klicken oder tippen", Help: "Zellen mit derselben Ziffer oder denselben Notizen auswählen"},
	{Do: "Rechtsklick auf einen Kandidaten", Help: "Ihn ausschließen oder zurückholen; bei „Ecke“ und „Mitte“ genügt in einer ausgewählten Zelle ein Klick"},
	{Do: "Lange auf eine Zifferntaste drücken", Help: "Ziffer zuerst: Ein Druck auf eine Zelle schreibt sie"},
	{Do: "Über das Gitter wischen", Help: "Nächstes oder voriges Bild eines Wegs"},
	{Do: "Zwei Finger", Help: "Vergrößern"},
}}
