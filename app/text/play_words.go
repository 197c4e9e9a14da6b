package text

// PlayKeys explain the keys of playing.
type PlayKeys struct {
	Corner, Centre, Colour, Modes, Space, Extend, All, Alike string
	Candidates, Highlight, Bivalue, DigitFirst               string
}

// Play is what belongs to working on a puzzle by hand.
type Play struct {
	Mode  string
	Modes [4]string // by model.Mode

	Colours [10]string // by board.Colour; the first is none
	Left    string     // how often a digit is still missing

	Options                                             string
	ShowCandidates, TidyMarks, ShowPeers, ShowBivalue   string
	DigitFirst, CandidatesHelp, DigitFirstHelp, Restore string
	Highlight, HighlightDigit                           string

	// What stands in a cell, to those who do not see it.
	Corner, Centre, Coloured, Tinted, Bivalue, Holds, And string

	CellsFilled, CandidateImpossible, EliminationsRestored, NothingEliminated string
}

var englishPlayKeys = PlayKeys{
	Corner:     "Corner mark",
	Centre:     "Centre mark",
	Colour:     "Colour of the cell",
	Modes:      "What digits become: digits, corner marks, centre marks, colours",
	Space:      "The next of these while playing; clears the cell while setting up",
	Extend:     "Select more cells; Ctrl works as well",
	All:        "Select all cells",
	Alike:      "Select the cells with the same digit or marks",
	Candidates: "Show or hide the candidates",
	Highlight:  "Highlight the next digit, or the one before",
	Bivalue:    "Mark cells with two candidates",
	DigitFirst: "Digit first: a digit key chooses the digit, Enter or a click writes it",
}

var englishPlay = Play{
	Mode:    "Digits become",
	Modes:   [4]string{"Digit", "Corner", "Centre", "Colour"},
	Colours: [10]string{"none", "red", "orange", "yellow", "green", "teal", "blue", "violet", "pink", "grey"},
	Left:    "{count} left",

	Options:        "Settings",
	ShowCandidates: "Show candidates",
	TidyMarks:      "A digit clears its marks from the cells it sees",
	ShowPeers:      "Highlight the cells that the selected one sees",
	ShowBivalue:    "Mark cells with two candidates",
	DigitFirst:     "Digit first, then the cells",
	CandidatesHelp: "Candidates follow the digits by themselves. In “Corner” or “Centre” a digit rules a candidate out or brings it back, and so does a click on it in a selected cell; a right click does so at any time.",
	DigitFirstHelp: "Choose a digit, then press the cells that it goes into. A long press on a digit does the same.",
	Restore:        "Bring back what I ruled out",
	Highlight:      "Highlight",
	HighlightDigit: "Highlight {digit}",

	Corner:   "corner marks {digits}",
	Centre:   "centre marks {digits}",
	Coloured: "coloured {colours}",
	Tinted:   "{digit} is {colour}",
	Bivalue:  "two candidates",
	Holds:    "may hold {digit}",
	And:      " and ",

	CellsFilled:          "Marks go into empty cells; here stands a digit.",
	CandidateImpossible:  "{digit} is no candidate here: a digit in the same row, column or box rules it out.",
	EliminationsRestored: "{count:One candidate is|{count} candidates are} back.",
	NothingEliminated:    "No candidate was ruled out by hand.",
}

var germanPlayKeys = PlayKeys{
	Corner:     "Marke in der Ecke",
	Centre:     "Marke in der Mitte",
	Colour:     "Farbe der Zelle",
	Modes:      "Was Ziffern werden: Ziffern, Marken in der Ecke, in der Mitte, Farben",
	Space:      "Beim Spielen das Nächste davon; beim Eingeben leert es die Zelle",
	Extend:     "Weitere Zellen auswählen; auch mit Strg",
	All:        "Alle Zellen auswählen",
	Alike:      "Zellen mit derselben Ziffer oder denselben Marken auswählen",
	Candidates: "Kandidaten zeigen oder verbergen",
	Highlight:  "Die nächste Ziffer hervorheben oder die vorige",
	Bivalue:    "Zellen mit zwei Kandidaten kennzeichnen",
	DigitFirst: "Ziffer zuerst: die Zifferntaste wählt die Ziffer, Enter oder ein Klick schreibt sie",
}

var germanPlay = Play{
	Mode:    "Ziffern werden",
	Modes:   [4]string{"Ziffer", "Ecke", "Mitte", "Farbe"},
	Colours: [10]string{"keine", "rot", "orange", "gelb", "grün", "türkis", "blau", "violett", "rosa", "grau"},
	Left:    "noch {count}",

	Options:        "Einstellungen",
	ShowCandidates: "Kandidaten zeigen",
	TidyMarks:      "Eine Ziffer löscht ihre Marken in den Zellen, die sie sieht",
	ShowPeers:      "Zellen hervorheben, die die ausgewählte sieht",
	ShowBivalue:    "Zellen mit zwei Kandidaten kennzeichnen",
	DigitFirst:     "Erst die Ziffer, dann die Zellen",
	CandidatesHelp: "Kandidaten folgen den Ziffern von selbst. In „Ecke“ oder „Mitte“ schließt eine Ziffer einen Kandidaten aus oder holt ihn zurück, ebenso ein Klick auf ihn in einer ausgewählten Zelle; ein Rechtsklick tut es jederzeit.",
	DigitFirstHelp: "Eine Ziffer wählen, dann die Zellen antippen, in die sie gehört. Ein langer Druck auf eine Ziffer tut dasselbe.",
	Restore:        "Ausgeschlossenes zurückholen",
	Highlight:      "Hervorheben",
	HighlightDigit: "{digit} hervorheben",

	Corner:   "Marken in der Ecke {digits}",
	Centre:   "Marken in der Mitte {digits}",
	Coloured: "Farbe {colours}",
	Tinted:   "{digit} ist {colour}",
	Bivalue:  "zwei Kandidaten",
	Holds:    "kann {digit} enthalten",
	And:      " und ",

	CellsFilled:          "Marken gehören in leere Zellen; hier steht eine Ziffer.",
	CandidateImpossible:  "{digit} ist hier kein Kandidat: eine Ziffer in derselben Zeile, Spalte oder Box schließt sie aus.",
	EliminationsRestored: "{count:Ein Kandidat ist|{count} Kandidaten sind} zurück.",
	NothingEliminated:    "Von Hand wurde kein Kandidat ausgeschlossen.",
}
