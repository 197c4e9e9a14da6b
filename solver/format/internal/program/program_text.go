// Package program implements formats of nested lists: source code, arbitrary JSON, YAML,
// HTML and XML, and facts.
package program

import (
	"cmp"
	"errors"
	"slices"
	"strings"
	"unicode"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
	"sudoku/solver/format/internal/literal"
)

// ProgramText is JSON with any keys, or source code in any programming language. It has
// nine lists of nine cells, nine strings of nine symbols, 81 cells in one list, or a
// string that is itself a puzzle. An empty cell is one of the symbols of Line, an empty
// string, -1, or a word such as null or None. The solution, or the puzzle with its
// entries, may stand next to the puzzle.
var ProgramText = core.Format{
	Key:     "program-text",
	Within:  core.InList,
	Keeps:   core.Keep(core.Entries),
	May:     func(g *core.Glance) bool { return g.Size >= fewestProgram && g.HasAny("[]{}()\"'`") },
	Look:    detectProgramText,
	Reads:   parseProgramText,
	Several: programGrids,
}

// fewestProgram is the minimum size of a text with a grid or a part of a grid: four rows
// of four cells, or a code next to a bracket.
const fewestProgram = core.ShortestCode + 1

func detectProgramText(s core.Source) bool {
	if bare := strings.Trim(s.Text, " \n,\"'"); !strings.ContainsAny(bare, "[]{}()\"'`") || basic.CSV.LooksLike(s) {
		return false
	}
	found, wrong := programGrids(s)
	return len(found) > 0 || wrong != nil
}

func parseProgramText(s core.Source) (core.Reading, *core.Error) { return onlyOne(programGrids(s)) }

// onlyOne returns the puzzle of a text that must have exactly one.
func onlyOne(found []core.Entry, wrong *core.Error) (core.Reading, *core.Error) {
	switch {
	case len(found) == 1:
		return found[0].Reading, nil
	case len(found) > 1:
		return core.Reading{}, &core.Error{Kind: core.SeveralPuzzles, Got: len(found), Want: 1}
	case wrong != nil:
		return core.Reading{}, wrong
	}
	return core.Reading{}, &core.Error{Kind: core.Unrecognized}
}

// programGrids returns the puzzles in a text, or the error in the first item that looks
// like a grid.
func programGrids(s core.Source) ([]core.Entry, *core.Error) {
	if s.Glance == nil {
		return searchProgram(s)
	}
	seen := &s.Glance.Program
	if !seen.Known {
		seen.Found, seen.Wrong = searchProgram(s)
		seen.Known = true
	}
	if seen.Wrong == nil {
		return slices.Clone(seen.Found), nil
	}
	wrong := *seen.Wrong // a copy, since callers add the line
	return slices.Clone(seen.Found), &wrong
}

func searchProgram(s core.Source) ([]core.Entry, *core.Error) {
	root, comments, err := literal.Parse(s.Text)
	if err != nil {
		deep, _ := errors.AsType[literal.TooDeep](err)
		return nil, s.At(core.TextLine{Number: deep.Line}, &core.Error{Kind: core.TooNested})
	}
	f := finder{source: s, words: comments}
	if slices.ContainsFunc(root.Items, func(n literal.Node) bool { return n.Kind != literal.String }) {
		f.searchItems(&root) // text outside all brackets is not a grid
	} else {
		f.search(&root, &root)
	}
	return f.result()
}

// gridsIn returns the puzzles in a tree, or the error in the first node that looks like a
// grid.
func gridsIn(s core.Source, root *literal.Node) ([]core.Entry, *core.Error) {
	f := finder{source: s}
	f.search(root, root)
	return f.result()
}

// A finder collects the grids of a tree.
type finder struct {
	source core.Source
	found  []foundGrid
	words  []string // texts outside grids
	wrong  *core.Error
}

// namesSolution reports whether a name marks a grid as a solution.
func namesSolution(name string) bool {
	name = strings.ToLower(name)
	return strings.Contains(name, "solution") || strings.Contains(name, "solved") || strings.Contains(name, "answer")
}

// search looks for grids in a node and, unless the node is itself a grid, in its items.
func (f *finder) search(n, parent *literal.Node) {
	r, state := f.read(n)
	switch {
	case state == isGrid:
		f.found = append(f.found, foundGrid{*r, parent, n.Line, n.Name != "", namesSolution(n.Name)})
	case state == isOther && n.Kind != literal.List:
		f.addText(n)
	case state == isOther:
		f.searchItems(n)
	}
}

// addText records a text outside grids.
func (f *finder) addText(n *literal.Node) {
	if text := core.Words(n.Text); strings.ContainsFunc(text, unicode.IsLetter) {
		f.words = append(f.words, text)
	}
}

func (f *finder) searchItems(n *literal.Node) {
	for i := range n.Items {
		f.search(&n.Items[i], n)
	}
}

// result returns the puzzles found. It fails if any of them is broken.
func (f *finder) result() ([]core.Entry, *core.Error) {
	if f.wrong != nil {
		return nil, f.wrong
	}
	entries := f.puzzles()
	return entries, f.wrong
}

// A gridState classifies a node.
type gridState uint8

const (
	isOther gridState = iota
	isGrid
	isBroken // a grid with a mistake
)

// read parses a node. The reading is nil unless the node is a grid.
func (f *finder) read(n *literal.Node) (*core.Reading, gridState) {
	if n.Kind != literal.List {
		return f.readText(n)
	}
	if isNested(n, 3, 3, 3, 3) || isNested(n, 9, 3, 3) {
		return nil, f.complain(&core.Error{Kind: core.Ambiguous}) // by rows or by boxes
	}
	if r, state := f.readRows(n); state != isOther {
		return r, state
	}
	return f.readCells(n)
}

// Embedded lists the formats that a puzzle inside a string may have. Package format,
// which imports all formats, sets it.
var Embedded []*core.Format

// readText parses a string or a word that is a puzzle in another format.
func (f *finder) readText(n *literal.Node) (*core.Reading, gridState) {
	if len(n.Text) < core.ShortestCode {
		return nil, isOther
	}
	s, bad := core.NewSource(n.Text)
	if bad != nil {
		return nil, isOther
	}
	held := core.FirstMatch(s, Embedded)
	if held == nil {
		return nil, isOther
	}
	r, err := held.Read(s)
	switch {
	case err == nil:
		if held.Bare {
			r.Format = ""
		}
		return &r, isGrid
	case err.Kind == core.Unrecognized || !basic.IsRecord(n.Text):
		return nil, isOther
	}
	err.Line = max(err.Line, 1) + n.Line - 1
	f.complain(err)
	return nil, isBroken
}

// isNested reports whether a node consists of nested lists of the given sizes.
func isNested(n *literal.Node, sizes ...int) bool {
	if len(sizes) == 0 {
		return n.Kind != literal.List
	}
	return n.Kind == literal.List && len(n.Items) == sizes[0] &&
		!slices.ContainsFunc(n.Items, func(item literal.Node) bool { return !isNested(&item, sizes[1:]...) })
}

// arranged returns the grid by rows if the name of the list, or of its first item, says
// that it lists columns or boxes. Otherwise it returns the grid unchanged.
func arranged(n *literal.Node, g *board.Grid) (by board.Grid) {
	house := board.RowHouse
	notLetter := func(r rune) bool { return !unicode.IsLetter(r) }
	for word := range strings.FieldsFuncSeq(strings.ToLower(cmp.Or(n.Name, n.Items[0].Name)), notLetter) {
		switch strings.TrimSuffix(word, "s") {
		case "c", "col", "column", "spalten", "spalte":
			house = board.ColumnHouse
		case "box", "boxe", "block", "square":
			house = board.BoxHouse
		}
	}
	for i, d := range g {
		by[house(i/9).At(i%9)] = d
	}
	return by
}

// readRows parses a list of nine rows, possibly with labels.
func (f *finder) readRows(n *literal.Node) (*core.Reading, gridState) {
	var t basic.CellTable
	for i := range n.Items {
		item := &n.Items[i]
		if isRuler(item) {
			continue
		}
		row, ok := readRow(item)
		if !ok {
			return nil, isOther
		}
		t = append(t, basic.TableRow{Cells: row, Line: item.Line})
	}
	t, clear := t.WithoutLabels()
	if !clear {
		return nil, f.complain(&core.Error{Kind: core.Ambiguous})
	}
	if len(t) < 2 || t.Whole() < 6 {
		return nil, f.otherSize(t)
	}
	g, err := t.Grid(f.source)
	if err != nil {
		return nil, f.complain(err)
	}
	return f.grid(arranged(n, &g))
}

// grid returns the reading of a grid, which must not be empty.
func (f *finder) grid(g board.Grid) (*core.Reading, gridState) {
	if g == (board.Grid{}) {
		return nil, f.complain(&core.Error{Kind: core.Empty})
	}
	r := core.NewReading(board.Position{Givens: g})
	return &r, isGrid
}

// otherSize records the error for a grid of another size, such as 4x4 or 16x16.
func (f *finder) otherSize(t basic.CellTable) gridState {
	n := len(t)
	if n != 4 && n != 6 && n != 8 && n != 12 && n != 16 && n != 25 {
		return isOther
	}
	if slices.ContainsFunc(t, func(row basic.TableRow) bool { return len(row.Cells) != n }) {
		return isOther
	}
	return f.complain(&core.Error{Kind: core.OtherSize, Got: n, Want: 9})
}

// readCells parses a list of 81 cells.
func (f *finder) readCells(n *literal.Node) (*core.Reading, gridState) {
	const few = 70
	if len(n.Items) < few {
		return nil, isOther
	}
	var g board.Grid
	var blanks basic.Blanks
	mistake := -1
	for i := range n.Items {
		cell, isAtom := readCell(&n.Items[i])
		if !isAtom {
			return nil, isOther
		}
		d, ok := basic.DigitIn(cell)
		if !ok && mistake < 0 {
			mistake = i
		}
		if i < board.Cells {
			g[i] = d
			blanks.Note(i, d, cell)
		}
	}
	switch {
	case len(n.Items) != board.Cells && len(n.Items) < 100 && mistake < 0:
		return nil, f.complain(f.source.At(core.TextLine{Number: n.Line}, &core.Error{Kind: core.WrongCellCount, Got: len(n.Items), Want: board.Cells}))
	case len(n.Items) != board.Cells:
		return nil, isOther
	case mistake >= 0:
		item := &n.Items[mistake]
		cell, _ := readCell(item)
		return nil, f.complain(f.source.At(core.TextLine{Number: item.Line}, core.BadDigit(mistake, cell)))
	}
	if err := blanks.Settle(&g); err != nil {
		return nil, f.complain(err)
	}
	return f.grid(g)
}

// complain records the first mistake.
func (f *finder) complain(err *core.Error) gridState {
	if f.wrong == nil {
		f.wrong = err
	}
	return isBroken
}
