package format

import "slices"

// Catalog lists the formats in the order in which a text is tried on them: the
// more particular looks first. DataSet, of which lists are the longest, is told
// at a glance.
var Catalog = []*Format{
	&DataSet, &Link, &SudokuCoach, &SudokuPad, &FPuzzles, &SudokuWiki, &SudokuWikiPairs, &SudokuWikiMasks, &Codoku,
	&OpenSudoku, &SadMan, &SimpleSudoku, &HoDoKuLibrary, &Sukaku, &GSF,
	&SudoCueState, &HoDoKuClipboard, &HoDoKuStepGrid, &PencilMarkGrid, &SudokuExplainerGrid,
	&CSV, &Line, &SDM, &SudoCue, &Grid,
}

// lineFormats are the formats of the catalog that take one line, in the same
// order. Lists are made of them, and of Line.
var lineFormats = []*Format{
	&DataSet, &Link, &SudokuCoach, &SudokuPad, &FPuzzles, &SudokuWiki, &SudokuWikiPairs, &SudokuWikiMasks, &Codoku,
	&HoDoKuLibrary, &Sukaku, &GSF,
}

// ByKey is the format with a key, nil if there is none.
func ByKey(key string) *Format {
	i := slices.IndexFunc(Catalog, func(f *Format) bool { return f.Key == key })
	if i < 0 {
		return nil
	}
	return Catalog[i]
}
