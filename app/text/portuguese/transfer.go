package portuguese

import (
	"sudoku/app/text/words"
)

// What the page says after a paste (Taken), while typing in the dialog “Import”
// (Recognised, List, Everything, Wish), and in the dialog “Export”. {parts} is a list
// of Conversion's Parts, {format} one of the formats below.
var transfer = words.Transfer{
	Taken:        "Imported {parts} ({format}).",
	TakenEntries: "{count:one entry|{count} entries}",
	Recognised:   "Recognised: {format}, {parts}.",
	Wish:         "Recognised: a link to a daily puzzle or to exercises.",
	List:         "Recognised: a list of puzzles.",
	Everything:   "Recognised: a backup with puzzles, statistics and settings. “Load” adds it to what is here.",
	Title:        "Export the position",
	Export:       "Export",
	ExportAs:     "Format",
	Help:         "As text, for other programs or other sites.",
	Text:         "The position as text",
	Kept:         "Nothing is lost.",
	Copy:         "Copy text",
	Save:         "Save file",
	OpenIn:       "Open in",
	OpenInHelp:   "The site gets the position in its address.",
	Copied:       "Text copied.",
	NotCopied:    "The browser blocked copying. Select the text and copy it by hand.",
	Saved:        "File saved.",
	Unpacking:    "Unpacking {name}: {megabytes} MB so far.",
	FileName:     "sudoku",
}

// What a text format keeps of a position. Parts are amounts within sentences; Become
// follows a part that turns into something else. Format to No are the heads and cells of
// the table on the command line; NoFormat and NotWritten reject a format there.
var conversion = words.Conversion{
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
	NoFormat:   "Unknown format “{format}”. The formats are {formats}.",
	NotWritten: "The format “{format}” can only be read.",
}

// The dialog “Print”, and what is printed: Puzzle, Solution, SolutionsTitle and
// NotUnique.
var printing = words.Print{
	Title:          "Print",
	Button:         "Print",
	Source:         "What",
	Grid:           "The grid",
	List:           "The list",
	Picked:         "{count:One puzzle|{count} puzzles} from the library.",
	Count:          "How many",
	PerPage:        "Per page",
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
	Booklet:        "Booklet",
	Heading:        "Heading",
	HeadingExample: "For the holidays",
	Making:         "Making the puzzles… {done} of {total}",
	Stop:           "Stop",
	NoneChosen:     "Choose how many puzzles of each grade to print.",
	Graded:         "Puzzle {index} · {grade}",
}

// The names of text formats, after “Imported 30 givens (…)” and “Recognised:
// …”.
var formats = map[string]string{
	"link":                  "a web address",
	"sudoku-coach":          "a sudoku.coach state",
	"sudokupad":             "a SudokuPad code",
	"sudokupad-classic":     "a short SudokuPad code",
	"f-puzzles":             "an f-puzzles code",
	"sudokuwiki":            "a SudokuWiki code",
	"sudokuwiki-pairs":      "an older SudokuWiki code, 162 characters",
	"sudokuwiki-masks":      "81 numbers from SudokuWiki",
	"share-code":            "a code from this page's links",
	"codoku":                "a Codoku from SudokuExchange",
	"thodha":                "a code from ThoDHa's sudoku",
	"iss":                   "a text from the Interactive Sudoku Solver",
	"jigsaw":                "81 characters and the parts of the grid",
	"susser":                "a Sudoku Studio line",
	"inline-susser":         "a Sudoku Studio line with candidates in brackets",
	"opensudoku":            "an OpenSudoku file",
	"sadman":                "a SadMan Sudoku file",
	"simple-sudoku":         "a Simple Sudoku file",
	"hodoku-library":        "a HoDoKu library line",
	"sukaku":                "729 characters with candidates",
	"data-set":              "a puzzle with its solution",
	"gsf":                   "a line from gsf's lists",
	"sudocue-state":         "a SudoCue file with candidates",
	"hodoku-clipboard":      "HoDoKu grids of givens and candidates",
	"hodoku-step-grid":      "a HoDoKu candidate grid with a step",
	"pencil-mark-grid":      "a candidate grid",
	"sudoku-explainer-grid": "a Sudoku Explainer candidate grid",
	"puzzle-bank":           "a line from SudokuExchange's puzzle bank",
	"gnome-sudoku":          "a GNOME Sudoku game",
	"penpa":                 "a penpa code",
	"ksudoku":               "a KSudoku file",
	"markup":                "a table in HTML or XML",
	"latex":                 "a table in LaTeX",
	"yaml":                  "a YAML list",
	"program-text":          "JSON or source code",
	"facts":                 "a list of cells and digits",
	"labelled-grid":         "a grid with labels",
	"csv":                   "CSV",
	"line":                  "81 characters on one line",
	"sdm":                   "81 digits on one line, which LibreSudoku imports",
	"sudocue":               "a SudoCue file",
	"grid":                  "nine lines of nine",
}
