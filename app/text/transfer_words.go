package text

// Transfer says what is read from texts and files, and what becomes of a position
// in those that are written.
type Transfer struct {
	Taken, TakenEntries, Recognised, List string
	Title, Export, ExportAs, Help, Text   string
	Kept, Copy, Save, OpenIn, OpenInHelp  string
	Copied, NotCopied, Saved              string
	FileName                              string // without its ending
}

var englishTransfer = Transfer{
	Taken:        "Took over {parts} ({format}).",
	TakenEntries: "{count:one entry|{count} entries}",
	Recognised:   "Recognised: {format}, {parts}.",
	List:         "Recognised: a list of puzzles.",
	Title:        "Export the position",
	Export:       "Export",
	ExportAs:     "Format",
	Help:         "As text, for other programs, or at another site.",
	Text:         "The position as text",
	Kept:         "Nothing is lost.",
	Copy:         "Copy text",
	Save:         "Save file",
	OpenIn:       "Open in",
	OpenInHelp:   "The position goes to the site with its address.",
	Copied:       "The text is copied.",
	NotCopied:    "The browser did not let the page copy. Mark the text and copy it by hand.",
	Saved:        "The file is saved.",
	FileName:     "sudoku",
}

var germanTransfer = Transfer{
	Taken:        "Übernommen: {parts} ({format}).",
	TakenEntries: "{count:ein Eintrag|{count} Einträge}",
	Recognised:   "Erkannt: {format}, {parts}.",
	List:         "Erkannt: eine Liste von Rätseln.",
	Title:        "Stellung ausgeben",
	Export:       "Ausgeben",
	ExportAs:     "Format",
	Help:         "Als Text, für andere Programme, oder auf einer anderen Seite.",
	Text:         "Die Stellung als Text",
	Kept:         "Nichts geht verloren.",
	Copy:         "Text kopieren",
	Save:         "Datei speichern",
	OpenIn:       "Öffnen bei",
	OpenInHelp:   "Die Stellung geht mit der Adresse an die Seite.",
	Copied:       "Der Text ist kopiert.",
	NotCopied:    "Der Browser hat das Kopieren nicht zugelassen. Markiere den Text und kopiere ihn von Hand.",
	Saved:        "Die Datei ist gespeichert.",
	FileName:     "sudoku",
}
