package format

import (
	"slices"
	"strings"
)

// Catalog lists the formats in the order in which a text is tried on them: the
// more particular looks first. DataSet, of which lists are the longest, is seen
// at a glance.
var Catalog = []*Format{
	&DataSet, &PuzzleBank, &Link, &ShareCode, &GNOMESudoku, &Penpa, &SudokuCoach, &SudokuPad, &SudokuPadClassic, &FPuzzles, &SudokuWiki, &SudokuWikiPairs, &SudokuWikiMasks,
	&Codoku, &ThoDHa, &ISS, &Jigsaw,
	&KSudoku, &Markup, &OpenSudoku, &SadMan, &SimpleSudoku, &HoDoKuLibrary, &Sukaku, &GSF, &Susser, &InlineSusser,
	&SudoCueState, &HoDoKuClipboard, &HoDoKuStepGrid, &PencilMarkGrid, &SudokuExplainerGrid,
	&LaTeX, &YAML, &ProgramText, &Facts, &LabelledGrid, &CSV, &Line, &SDM, &SudoCue, &Grid,
}

// lineFormats are the formats of the catalog that take one line, in the same
// order. Lists are made of them, and of Line.
var lineFormats = []*Format{
	&DataSet, &PuzzleBank, &Link, &ShareCode, &SudokuCoach, &SudokuPad, &SudokuPadClassic, &FPuzzles, &SudokuWiki, &SudokuWikiPairs, &SudokuWikiMasks,
	&Codoku, &ThoDHa, &ISS, &Jigsaw, &HoDoKuLibrary, &Sukaku, &GSF, &Susser, &InlineSusser,
	&GNOMESudoku, &Penpa, &KSudoku, &Markup, &ProgramText, &Facts,
}

// ByKey is the format with a key, nil if there is none.
func ByKey(key string) *Format {
	i := slices.IndexFunc(Catalog, func(f *Format) bool { return f.Key == key })
	if i < 0 {
		return nil
	}
	return Catalog[i]
}

// otherNames are names that people give to formats, with the keys of these.
var otherNames = map[string]string{
	"81": "line", "text": "line", "729": "sukaku", "candidates": "pencil-mark-grid", "pm": "pencil-mark-grid",
	"hodoku": "hodoku-library", "library": "hodoku-library", "s9b": "sudokuwiki", "fpuzzles": "f-puzzles", "fpuz": "f-puzzles",
	"scl": "sudokupad", "ctc": "sudokupad", "scf": "codoku", "classic": "sudokupad-classic", "sudokuexchange": "codoku", "coach": "sudoku-coach", "sudokucoach": "sudoku-coach",
	"ss": "simple-sudoku", "sdk": "sadman", "sdx": "sudocue-state", "xml": "opensudoku", "kaggle": "data-set", "share": "share-code", "q2": "gsf", "libresudoku": "sdm",
	"explainer": "sudoku-explainer-grid", "se": "sudoku-explainer-grid",
}

// Find is the format with a key or with another name that people give it, in
// letters of either case; nil if there is none.
func Find(name string) *Format {
	name = strings.ToLower(strings.TrimPrefix(name, "."))
	if key, ok := otherNames[name]; ok {
		name = key
	}
	return ByKey(name)
}
