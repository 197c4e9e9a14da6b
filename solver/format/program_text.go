package format

import (
	"errors"
	"slices"
	"strings"
	"unicode"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/literal"
)

// ProgramText is JSON with any keys, or the source code of any programming
// language: nine lists of nine cells, nine strings of nine symbols, 81 cells in
// one list, or a string that is a puzzle itself. An empty cell is one of the
// symbols of Line, an empty string, -1, or a word such as null or None. Beside
// a puzzle there may be its solution and the same puzzle with entries.
var ProgramText = Format{
	Key:     "program-text",
	Within:  InList,
	Keeps:   keeps(Entries),
	may:     func(g *glance) bool { return g.size >= fewestProgram && g.hasAny("[]{}()\"'`") },
	detect:  detectProgramText,
	parse:   parseProgramText,
	several: programGrids,
}

// fewestProgram is the size of the shortest text with a grid or a part of one: four
// rows of four cells, or a code beside a bracket.
const fewestProgram = shortestCode + 1

func detectProgramText(s source) bool {
	if bare := strings.Trim(s.text, " \n,\"'"); !strings.ContainsAny(bare, "[]{}()\"'`") || CSV.detects(s) {
		return false
	}
	found, wrong := programGrids(s)
	return len(found) > 0 || wrong != nil
}

func parseProgramText(s source) (Reading, *Error) { return onlyOne(programGrids(s)) }

// onlyOne is the puzzle of a text that must have just one.
func onlyOne(found []Entry, wrong *Error) (Reading, *Error) {
	switch {
	case len(found) == 1:
		return found[0].Reading, nil
	case len(found) > 1:
		return Reading{}, &Error{Kind: SeveralPuzzles, Got: len(found), Want: 1}
	case wrong != nil:
		return Reading{}, wrong
	}
	return Reading{}, &Error{Kind: Unrecognized}
}

// programGrids are the puzzles in a text, or what is wrong with the first
// thing that looks like one.
func programGrids(s source) ([]Entry, *Error) {
	if s.glance == nil {
		return searchProgram(s)
	}
	seen := &s.glance.program
	if !seen.known {
		seen.found, seen.wrong = searchProgram(s)
		seen.known = true
	}
	if seen.wrong == nil {
		return slices.Clone(seen.found), nil
	}
	wrong := *seen.wrong // to which callers add the place
	return slices.Clone(seen.found), &wrong
}

func searchProgram(s source) ([]Entry, *Error) {
	root, comments, err := literal.Parse(s.text)
	if err != nil {
		deep, _ := errors.AsType[literal.TooDeep](err)
		return nil, s.at(line{number: deep.Line}, &Error{Kind: TooNested})
	}
	f := finder{source: s, words: comments}
	if slices.ContainsFunc(root.Items, func(n literal.Node) bool { return n.Kind != literal.String }) {
		f.searchItems(&root) // what is outside all brackets is no grid
	} else {
		f.search(&root, &root)
	}
	return f.result()
}

// gridsIn are the puzzles in a tree, or what is wrong with the first thing that
// looks like one.
func gridsIn(s source, root *literal.Node) ([]Entry, *Error) {
	f := finder{source: s}
	f.search(root, root)
	return f.result()
}

// finder collects the grids of a tree.
type finder struct {
	source source
	found  []foundGrid
	words  []string // texts that belong to no grid
	wrong  *Error
}

// namesSolution reports whether a name says that a grid is a solution.
func namesSolution(name string) bool {
	name = strings.ToLower(name)
	return strings.Contains(name, "solution") || strings.Contains(name, "solved") || strings.Contains(name, "answer")
}

// search looks for grids in a node and, where it is none itself, in its items.
func (f *finder) search(n, parent *literal.Node) {
	r, state := f.read(n)
	switch {
	case state == isGrid:
		f.found = append(f.found, foundGrid{*r, parent, n.Line, n.Name != "", namesSolution(n.Name)})
	case state == isOther && n.Kind != literal.List:
		f.say(n)
	case state == isOther:
		f.searchItems(n)
	}
}

// say keeps a text that belongs to no grid.
func (f *finder) say(n *literal.Node) {
	if text := words(n.Text); strings.ContainsFunc(text, unicode.IsLetter) {
		f.words = append(f.words, text)
	}
}

func (f *finder) searchItems(n *literal.Node) {
	for i := range n.Items {
		f.search(&n.Items[i], n)
	}
}

// result is the puzzles that were found. One of several that is broken is not
// passed over.
func (f *finder) result() ([]Entry, *Error) {
	if f.wrong != nil {
		return nil, f.wrong
	}
	entries := f.puzzles()
	return entries, f.wrong
}

// gridState is what a node is.
type gridState uint8

const (
	isOther gridState = iota
	isGrid
	isBroken // meant for a grid, but with a mistake
)

// read reads a node; the reading is nil unless it is a grid.
func (f *finder) read(n *literal.Node) (*Reading, gridState) {
	if n.Kind != literal.List {
		return f.readText(n)
	}
	if r, state := f.readRows(n); state != isOther {
		return r, state
	}
	return f.readCells(n)
}

// Embedded are the formats of a puzzle inside a string. Package format sets them,
// which knows all formats.
var Embedded []*Format

// readText reads a string or a word that is a puzzle in another format.
func (f *finder) readText(n *literal.Node) (*Reading, gridState) {
	if len(n.Text) < shortestCode {
		return nil, isOther
	}
	s, bad := newSource(n.Text)
	if bad != nil {
		return nil, isOther
	}
	held := formatOf(s, Embedded)
	if held == nil {
		return nil, isOther
	}
	r, err := held.read(s)
	switch {
	case err == nil:
		if held.Bare {
			r.Format = ""
		}
		return &r, isGrid
	case err.Kind == Unrecognized || !isRecord(n.Text):
		return nil, isOther
	}
	err.Line = max(err.Line, 1) + n.Line - 1
	f.complain(err)
	return nil, isBroken
}

// readRows reads a list of nine rows, which may have labels around them.
func (f *finder) readRows(n *literal.Node) (*Reading, gridState) {
	var t cellTable
	for i := range n.Items {
		item := &n.Items[i]
		if isRuler(item) {
			continue
		}
		row, ok := rowOf(item)
		if !ok {
			return nil, isOther
		}
		t = append(t, tableRow{row, item.Line})
	}
	t = t.withoutLabels()
	if len(t) < 2 || t.whole() < 6 {
		return nil, f.otherSize(t)
	}
	g, err := t.grid(f.source)
	if err != nil {
		return nil, f.complain(err)
	}
	return f.grid(g)
}

// grid is the reading of a grid with anything in it.
func (f *finder) grid(g board.Grid) (*Reading, gridState) {
	if g == (board.Grid{}) {
		return nil, f.complain(&Error{Kind: Empty})
	}
	r := reading(board.Position{Givens: g})
	return &r, isGrid
}

// otherSize names a grid of another size, such as 4x4 or 16x16.
func (f *finder) otherSize(t cellTable) gridState {
	n := len(t)
	if n != 4 && n != 6 && n != 8 && n != 12 && n != 16 && n != 25 {
		return isOther
	}
	if slices.ContainsFunc(t, func(row tableRow) bool { return len(row.cells) != n }) {
		return isOther
	}
	return f.complain(&Error{Kind: OtherSize, Got: n, Want: 9})
}

// readCells reads 81 cells in one list.
func (f *finder) readCells(n *literal.Node) (*Reading, gridState) {
	const few = 70
	if len(n.Items) < few {
		return nil, isOther
	}
	var g board.Grid
	mistake := -1
	for i := range n.Items {
		cell, isAtom := cellOf(&n.Items[i])
		if !isAtom {
			return nil, isOther
		}
		d, ok := digitIn(cell)
		if !ok && mistake < 0 {
			mistake = i
		}
		if i < board.Cells {
			g[i] = d
		}
	}
	switch {
	case len(n.Items) != board.Cells && len(n.Items) < 100 && mistake < 0:
		return nil, f.complain(f.source.at(line{number: n.Line}, &Error{Kind: WrongCellCount, Got: len(n.Items), Want: board.Cells}))
	case len(n.Items) != board.Cells:
		return nil, isOther
	case mistake >= 0:
		item := &n.Items[mistake]
		cell, _ := cellOf(item)
		return nil, f.complain(f.source.at(line{number: item.Line}, notADigit(mistake, cell)))
	}
	return f.grid(g)
}

// complain keeps the first mistake.
func (f *finder) complain(err *Error) gridState {
	if f.wrong == nil {
		f.wrong = err
	}
	return isBroken
}
