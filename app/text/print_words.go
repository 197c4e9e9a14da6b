package text

// Print is the print dialog, and what stands on paper.
type Print struct {
	Title, Button                    string
	Source, Grid, List, Count        string
	PerPage, Notes, Solutions, Codes string
	Print, Working, Failed, Nothing  string
	Puzzle, Solution, SolutionsTitle string
	NotUnique                        string
}

var englishPrint = Print{
	Title:          "Print",
	Button:         "Print",
	Source:         "What",
	Grid:           "The grid",
	List:           "The list",
	Count:          "How many",
	PerPage:        "On a page",
	Notes:          "Candidates in empty cells",
	Solutions:      "Solutions, upside down on the last page",
	Codes:          "A QR code that opens each puzzle here",
	Print:          "Print…",
	Working:        "Preparing the pages…",
	Failed:         "The pages could not be prepared: {reason}",
	Nothing:        "The list is empty: there is nothing to print.",
	Puzzle:         "Puzzle {index}",
	Solution:       "{index}",
	SolutionsTitle: "Solutions",
	NotUnique:      "not exactly one solution",
}

var germanPrint = Print{
	Title:          "Drucken",
	Button:         "Drucken",
	Source:         "Was",
	Grid:           "Das Gitter",
	List:           "Die Liste",
	Count:          "Wie viele",
	PerPage:        "Auf eine Seite",
	Notes:          "Kandidaten in leeren Zellen",
	Solutions:      "Lösungen, kopfüber auf der letzten Seite",
	Codes:          "Ein QR-Code, der das Rätsel hier öffnet",
	Print:          "Drucken …",
	Working:        "Die Seiten werden vorbereitet …",
	Failed:         "Die Seiten konnten nicht vorbereitet werden: {reason}",
	Nothing:        "Die Liste ist leer: Es gibt nichts zu drucken.",
	Puzzle:         "Rätsel {index}",
	Solution:       "{index}",
	SolutionsTitle: "Lösungen",
	NotUnique:      "nicht genau eine Lösung",
}
