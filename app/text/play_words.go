package text

// PlayKeys explain the keys of playing.
type PlayKeys struct {
	Corner, Centre, Colour, Modes, Space, Extend, All, Alike string
	Candidates, Highlight, Bivalue, DigitFirst, Savepoint    string
	Library, Brush                                           string
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

	// Drawing.
	Target       string
	Targets      [3]string // by model.Target
	Brush        string
	LinkKind     string
	Strong, Weak string

	StrongLink, WeakLink string

	Linked        string // what a cell says of its links
	ClearDrawing  string
	TintHelp      string
	LinkHelp      string
	LinkBegun     string
	LinkLeft      string
	LinksFull     string
	NothingToTint string
	NothingDrawn  string
	DrawingGone   string

	// The timer, and the check of entries.
	Time, ShowTimer, MarkWrong, MarkWrongHelp, MarkWrongUnknown string
	CheckEntries, CheckEntriesHelp, Wrong                       string
	Right, WrongEntries, WrongCandidates, AskAgain              string
	NamedEntries, NamedCandidates, Fit, DoNotFit                string
	WithoutSolution, NoEntries                                  string
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
	Savepoint:  "Set a savepoint",
	Library:    "Show the library",
	Brush:      "The next or the previous colour of candidates; strong or weak links. V chooses what is drawn",
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

	Target:        "Draw on",
	Targets:       [3]string{"Cells", "Candidates", "Links"},
	Brush:         "Colour of candidates",
	LinkKind:      "Kind of link",
	Strong:        "Strong",
	Weak:          "Weak",
	StrongLink:    "strong",
	WeakLink:      "weak",
	Linked:        "{kind} link from {from} to {to}",
	ClearDrawing:  "Clear drawing",
	TintHelp:      "A digit colours that candidate in the selected cells, and so does a click on it.",
	LinkHelp:      "The first digit or click is where the link begins, the second where it ends; the same once more takes it away.",
	LinkBegun:     "The link begins at {candidate}; now the other end.",
	LinkLeft:      "No link was drawn.",
	LinksFull:     "There is room for {count} links.",
	NothingToTint: "{digit} is no candidate here.",
	NothingDrawn:  "Nothing is drawn.",
	DrawingGone:   "Colours and links are gone; Undo brings them back.",

	Time:             "Time played",
	ShowTimer:        "Show the time",
	MarkWrong:        "Mark wrong digits",
	MarkWrongHelp:    "Entries that are not the solution's are marked at once.",
	MarkWrongUnknown: "This puzzle has no single solution, so no digit is wrong by itself.",
	CheckEntries:     "Right so far?",
	CheckEntriesHelp: "Says whether your entries are right, not where they are wrong; asked once more, it says that, too.",
	Wrong:            "wrong",
	Right:            "All right so far.",
	WrongEntries:     "{count:One digit is|{count} digits are} wrong.",
	WrongCandidates:  "{count:One candidate that you ruled out is|{count} candidates that you ruled out are} in the solution.",
	AskAgain:         "Ask once more to see where.",
	NamedEntries:     "Wrong: {cells}.",
	NamedCandidates:  "Ruled out, but right: {candidates}.",
	Fit:              "The puzzle has several solutions; your entries fit at least one of them.",
	DoNotFit:         "The puzzle has several solutions; your entries fit none of them.",
	WithoutSolution:  "The puzzle has no solution, so no entry can be right.",
	NoEntries:        "There is no entry yet.",
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
	Savepoint:  "Einen Sicherungspunkt setzen",
	Library:    "Die Bibliothek zeigen",
	Brush:      "Die nächste oder vorige Farbe von Kandidaten; starke oder schwache Verbindungen. V wählt, was gezeichnet wird",
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

	Target:        "Zeichnen auf",
	Targets:       [3]string{"Zellen", "Kandidaten", "Verbindungen"},
	Brush:         "Farbe von Kandidaten",
	LinkKind:      "Art der Verbindung",
	Strong:        "Stark",
	Weak:          "Schwach",
	StrongLink:    "stark",
	WeakLink:      "schwach",
	Linked:        "{from} ist {kind} verbunden mit {to}",
	ClearDrawing:  "Zeichnung löschen",
	TintHelp:      "Eine Ziffer färbt diesen Kandidaten in den ausgewählten Zellen, ebenso ein Klick auf ihn.",
	LinkHelp:      "Die erste Ziffer oder der erste Klick ist der Anfang der Verbindung, der zweite ihr Ende; dasselbe noch einmal nimmt sie weg.",
	LinkBegun:     "Die Verbindung beginnt bei {candidate}; nun das andere Ende.",
	LinkLeft:      "Es wurde keine Verbindung gezeichnet.",
	LinksFull:     "Es ist Platz für {count} Verbindungen.",
	NothingToTint: "{digit} ist hier kein Kandidat.",
	NothingDrawn:  "Es ist nichts gezeichnet.",
	DrawingGone:   "Farben und Verbindungen sind weg; „Rückgängig“ holt sie zurück.",

	Time:             "Gespielte Zeit",
	ShowTimer:        "Die Zeit zeigen",
	MarkWrong:        "Falsche Ziffern kennzeichnen",
	MarkWrongHelp:    "Einträge, die nicht die der Lösung sind, werden sofort gekennzeichnet.",
	MarkWrongUnknown: "Dieses Rätsel hat nicht genau eine Lösung, also ist keine Ziffer für sich falsch.",
	CheckEntries:     "Bisher richtig?",
	CheckEntriesHelp: "Sagt, ob die Einträge richtig sind, nicht wo sie falsch sind; noch einmal gefragt, sagt es auch das.",
	Wrong:            "falsch",
	Right:            "Bisher ist alles richtig.",
	WrongEntries:     "{count:Eine Ziffer ist|{count} Ziffern sind} falsch.",
	WrongCandidates:  "{count:Ein ausgeschlossener Kandidat gehört|{count} ausgeschlossene Kandidaten gehören} zur Lösung.",
	AskAgain:         "Noch einmal fragen, um zu sehen, wo.",
	NamedEntries:     "Falsch: {cells}.",
	NamedCandidates:  "Ausgeschlossen, aber richtig: {candidates}.",
	Fit:              "Das Rätsel hat mehrere Lösungen; die Einträge passen zu mindestens einer davon.",
	DoNotFit:         "Das Rätsel hat mehrere Lösungen; die Einträge passen zu keiner davon.",
	WithoutSolution:  "Das Rätsel hat keine Lösung, also kann kein Eintrag richtig sein.",
	NoEntries:        "Es gibt noch keinen Eintrag.",
}
