package text

import (
	"strings"

	"sudoku/solver/format"
)

// Conversion says what a text format or another site keeps of a position.
type Conversion struct {
	// Parts are amounts of what a text may hold, by the keys of format.Part.
	Parts map[string]string
	// Become says of a lost part what comes of it, for those that turn into
	// something else.
	Become map[string]string
	// Lost and Dropped say such amounts, on writing and on reading; And stands
	// between them.
	Lost, Dropped, And string
	// The columns of the table of formats, and what stands for a yes and a no.
	Format, Reads, Writes, File, Keeps, Name, Yes, No string
	// NoFormat and NotWritten refuse a format that was asked for.
	NoFormat, NotWritten string
}

// PartsOf says how much there is of each part: "3 eliminated candidates, 2 marks
// in corners".
func (c *Catalog) PartsOf(counts format.Counts) string { return c.partsOf(counts, nil) }

// Lost is a sentence about what would be lost, "" for nothing.
func (c *Catalog) Lost(counts format.Counts) string {
	if counts.IsZero() {
		return ""
	}
	return c.Fill(c.Conversion.Lost, "parts", c.partsOf(counts, c.Conversion.Become))
}

// Dropped is a sentence about what was not read, "" for nothing.
func (c *Catalog) Dropped(counts format.Counts) string {
	if counts.IsZero() {
		return ""
	}
	return c.Fill(c.Conversion.Dropped, "parts", c.PartsOf(counts))
}

func (c *Catalog) partsOf(counts format.Counts, become map[string]string) string {
	var said []string
	for p, n := range counts.All() {
		said = append(said, c.Fill(c.Conversion.Parts[p.String()]+become[p.String()], "count", n))
	}
	return strings.Join(said, c.Conversion.And)
}

var englishConversion = Conversion{
	Parts: map[string]string{
		"givens":            "{count:one given|{count} givens}",
		"entries":           "{count:one entry|{count} entries}",
		"eliminations":      "{count:one eliminated candidate|{count} eliminated candidates}",
		"single-candidates": "{count:one empty cell with a single candidate|{count} empty cells with a single candidate}",
		"dead-cells":        "{count:one cell without candidates|{count} cells without candidates}",
		"centre-marks":      "{count:one mark in the centre|{count} marks in the centre}",
		"corner-marks":      "{count:one mark in a corner|{count} marks in corners}",
		"cell-colours":      "{count:one coloured cell|{count} coloured cells}",
		"candidate-colours": "{count:one coloured candidate|{count} coloured candidates}",
		"drawn-links":       "{count:one drawn link|{count} drawn links}",
		"steps":             "the step",
		"solutions":         "the solution",
		"constraints":       "{count:one constraint or drawing of a variant|{count} constraints or drawings of a variant}",
		"other-marks":       "{count:one mark or colour of another kind|{count} marks or colours of another kind}",
	},
	Become: map[string]string{
		"entries":           " ({count:becomes a given|become givens})",
		"single-candidates": " ({count:becomes a digit|become digits})",
	},
	Lost:       "Lost: {parts}.",
	Dropped:    "Not read: {parts}.",
	And:        ", ",
	Format:     "format",
	Reads:      "read",
	Writes:     "written",
	File:       "file",
	Keeps:      "keeps",
	Name:       "name",
	Yes:        "yes",
	No:         "-",
	NoFormat:   "There is no format “{format}”; there are {formats}.",
	NotWritten: "The format “{format}” is only read.",
}

var germanConversion = Conversion{
	Parts: map[string]string{
		"givens":            "{count:eine Vorgabe|{count} Vorgaben}",
		"entries":           "{count:ein Eintrag|{count} Einträge}",
		"eliminations":      "{count:ein ausgeschlossener Kandidat|{count} ausgeschlossene Kandidaten}",
		"single-candidates": "{count:eine leere Zelle mit nur einem Kandidaten|{count} leere Zellen mit nur einem Kandidaten}",
		"dead-cells":        "{count:eine Zelle ohne Kandidaten|{count} Zellen ohne Kandidaten}",
		"centre-marks":      "{count:eine Notiz in der Mitte|{count} Notizen in der Mitte}",
		"corner-marks":      "{count:eine Notiz in einer Ecke|{count} Notizen in Ecken}",
		"cell-colours":      "{count:eine gefärbte Zelle|{count} gefärbte Zellen}",
		"candidate-colours": "{count:ein gefärbter Kandidat|{count} gefärbte Kandidaten}",
		"drawn-links":       "{count:eine gezeichnete Verbindung|{count} gezeichnete Verbindungen}",
		"steps":             "der Schritt",
		"solutions":         "die Lösung",
		"constraints":       "{count:eine Regel oder Zeichnung einer Variante|{count} Regeln oder Zeichnungen einer Variante}",
		"other-marks":       "{count:eine Notiz oder Farbe anderer Art|{count} Notizen oder Farben anderer Art}",
	},
	Become: map[string]string{
		"entries":           " ({count:wird zur Vorgabe|werden zu Vorgaben})",
		"single-candidates": " ({count:wird zur Ziffer|werden zu Ziffern})",
	},
	Lost:       "Verloren: {parts}.",
	Dropped:    "Nicht gelesen: {parts}.",
	And:        ", ",
	Format:     "Format",
	Reads:      "lesen",
	Writes:     "schreiben",
	File:       "Datei",
	Keeps:      "erhält",
	Name:       "Name",
	Yes:        "ja",
	No:         "-",
	NoFormat:   "Es gibt kein Format „{format}“; es gibt {formats}.",
	NotWritten: "Das Format „{format}“ wird nur gelesen.",
}

var englishFormats = map[string]string{
	"link":                  "an address",
	"sudoku-coach":          "a state of sudoku.coach",
	"sudokupad":             "a code of SudokuPad",
	"f-puzzles":             "a code of f-puzzles",
	"sudokuwiki":            "a code of SudokuWiki",
	"sudokuwiki-pairs":      "a former code of SudokuWiki, 162 characters",
	"sudokuwiki-masks":      "81 numbers of SudokuWiki",
	"share-code":            "a code of this page's links",
	"codoku":                "a Codoku of SudokuExchange",
	"thodha":                "a code of ThoDHa's sudoku",
	"iss":                   "a text of the Interactive Sudoku Solver",
	"jigsaw":                "81 characters and the parts of the grid",
	"susser":                "a line of Sudoku Studio",
	"inline-susser":         "a line of Sudoku Studio with candidates in brackets",
	"opensudoku":            "a file of OpenSudoku",
	"sadman":                "a file of SadMan Sudoku",
	"simple-sudoku":         "a file of Simple Sudoku",
	"hodoku-library":        "a line of a HoDoKu library",
	"sukaku":                "729 characters with candidates",
	"data-set":              "a puzzle with its solution",
	"gsf":                   "a line of gsf's lists",
	"sudocue-state":         "a file of SudoCue with candidates",
	"hodoku-clipboard":      "grids of givens and candidates of HoDoKu",
	"hodoku-step-grid":      "a grid of candidates with a step of HoDoKu",
	"pencil-mark-grid":      "a grid of candidates",
	"sudoku-explainer-grid": "a grid of candidates of Sudoku Explainer",
	"csv":                   "CSV",
	"line":                  "81 characters in a line",
	"sdm":                   "81 digits in a line",
	"sudocue":               "a file of SudoCue",
	"grid":                  "nine lines of nine",
}

var germanFormats = map[string]string{
	"link":                  "Adresse",
	"sudoku-coach":          "Stand von sudoku.coach",
	"sudokupad":             "Code von SudokuPad",
	"f-puzzles":             "Code von f-puzzles",
	"sudokuwiki":            "Code von SudokuWiki",
	"sudokuwiki-pairs":      "früherer Code von SudokuWiki, 162 Zeichen",
	"sudokuwiki-masks":      "81 Zahlen von SudokuWiki",
	"share-code":            "Code der Links dieser Seite",
	"codoku":                "Codoku von SudokuExchange",
	"thodha":                "Code des Sudokus von ThoDHa",
	"iss":                   "Text des Interactive Sudoku Solver",
	"jigsaw":                "81 Zeichen und die Teile des Gitters",
	"susser":                "Zeile von Sudoku Studio",
	"inline-susser":         "Zeile von Sudoku Studio mit Kandidaten in Klammern",
	"opensudoku":            "Datei von OpenSudoku",
	"sadman":                "Datei von SadMan Sudoku",
	"simple-sudoku":         "Datei von Simple Sudoku",
	"hodoku-library":        "Zeile einer HoDoKu-Bibliothek",
	"sukaku":                "729 Zeichen mit Kandidaten",
	"data-set":              "Rätsel mit Lösung",
	"gsf":                   "Zeile einer Liste von gsf",
	"sudocue-state":         "Datei von SudoCue mit Kandidaten",
	"hodoku-clipboard":      "Gitter mit Vorgaben und Kandidaten von HoDoKu",
	"hodoku-step-grid":      "Gitter mit Kandidaten und einem Schritt von HoDoKu",
	"pencil-mark-grid":      "Gitter mit Kandidaten",
	"sudoku-explainer-grid": "Gitter mit Kandidaten von Sudoku Explainer",
	"csv":                   "CSV",
	"line":                  "81 Zeichen in einer Zeile",
	"sdm":                   "81 Ziffern in einer Zeile",
	"sudocue":               "Datei von SudoCue",
	"grid":                  "neun Zeilen zu neun",
}
