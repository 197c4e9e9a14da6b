package format

import (
	"slices"
	"strings"

	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/drawn"
	"sudoku/solver/format/internal/encoded"
	"sudoku/solver/format/internal/program"
	"sudoku/solver/format/internal/record"
)

// catalog lists the formats in the order in which they are tried, with the most specific
// first. DataSet comes first because its lists are the longest and a Glance suffices to
// rule it out. The catalog is filled by init to avoid an initialization cycle, since
// links and programs contain texts of other formats.
var catalog []*Format

func init() {
	catalog = []*Format{
		&record.DataSet, &record.PuzzleBank, &Link, &encoded.ShareCode, &encoded.GNOMESudoku, &encoded.Penpa, &encoded.SudokuCoach, &encoded.SudokuPad, &encoded.SudokuPadClassic, &encoded.FPuzzles,
		&encoded.SudokuWiki, &encoded.SudokuWikiPairs, &encoded.SudokuWikiMasks, &encoded.Codoku, &encoded.ThoDHa, &record.ISS, &record.Jigsaw,
		&program.KSudoku, &program.Markup, &program.OpenSudoku, &drawn.SadMan, &drawn.SimpleSudoku, &record.HoDoKuLibrary, &record.Sukaku, &record.GSF, &record.Susser, &record.InlineSusser,
		&drawn.SudoCueState, &drawn.HoDoKuClipboard, &drawn.HoDoKuStepGrid, &basic.PencilMarkGrid, &drawn.SudokuExplainerGrid,
		&drawn.LaTeX, &program.YAML, &program.ProgramText, &program.Facts, &drawn.LabelledGrid, &basic.CSV, &basic.Line, &drawn.SDM, &drawn.SudoCue, &basic.Grid,
	}
	for _, f := range catalog {
		register(f)
	}
}

// register adds a format to the catalog's derived lists.
func register(f *Format) {
	f.Complete()
	if f.Within.Has(InList) && !f.Bare {
		inList = append(inList, f)
	}
	if f.Within.Has(InLink) {
		inLink = append(inLink, f)
	}
	if f.Within.Has(InString) {
		program.Embedded = append(program.Embedded, f)
	}
	if f.File != nil {
		inFiles = append(inFiles, f)
	}
	if f.Block != nil {
		inBlocks = append(inBlocks, f)
		blockMarks += f.Block.Marks
	}
	if f.Opens != "" && !slices.Contains(openings, f.Opens) {
		openings = append(openings, f.Opens)
	}
}

// Lists derived from the catalog, in the same order.
var (
	inList   []*Format // formats of single lines in a list, except Line, which is tried last
	inLink   []*Format
	inFiles  []*Format
	inBlocks []*Format
	// blockMarks holds characters, at least one of which is on the first line of every
	// block.
	blockMarks string
	openings   []string
)

// Catalog returns the formats in the order in which they are tried. They are shared and
// must not be changed.
func Catalog() []*Format { return slices.Clone(catalog) }

// Written returns the formats that can be written: first those that first selects, then
// the others, both in catalog order.
func Written(first func(f *Format) bool) []*Format {
	var picked, others []*Format
	for _, f := range catalog {
		switch {
		case f.Render == nil:
		case first(f):
			picked = append(picked, f)
		default:
			others = append(others, f)
		}
	}
	return append(picked, others...)
}

// ByKey returns the format with the given key, or nil.
func ByKey(key string) *Format {
	for _, f := range catalog {
		if f.Key == key {
			return f
		}
	}
	return nil
}

// Find returns the format with the given key or other name, ignoring case, or nil.
func Find(name string) *Format {
	name = strings.ToLower(strings.TrimPrefix(name, "."))
	for _, f := range catalog {
		if f.Key == name || slices.Contains(f.Names, name) {
			return f
		}
	}
	return nil
}
