// Package program has the formats of lists within lists: source code, JSON with any
// names, YAML, HTML and XML, facts.
package program

import (
	"errors"
	"slices"
	"strings"
	"unicode"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
	"sudoku/solver/format/internal/literal"
)

// ProgramText is JSON with any keys, or the source code of any programming
// language: nine lists of nine cells, nine strings of nine symbols, 81 cells in
// one list, or a string that is a puzzle itself. An empty cell is one of the
// symbols of Line, an empty string, -1, or a word such as null or None. Beside
// a puzzle there may be its solution and the same puzzle with entries.
var ProgramText = core.Format{
	Key:     "program-text",
	Within:  core.InList,
	Keeps:   core.Keep(core.Entries),
	May:     func(g *core.Glance) bool { return g.Size >= fewestProgram && g.HasAny("[]{}()\"'`") },
	Look:    detectProgramText,
	Reads:   parseProgramText,
	Several: programGrids,
}

// fewestProgram is the size of the shortest text with a grid or a part of one: four
// rows of four cells, or a code beside a bracket.
const fewestProgram = core.ShortestCode + 1

func detectProgramText(s core.Source) bool {
	if bare := strings.Trim(s.Text, " \n,\"'"); !strings.ContainsAny(bare, "[]{}()\"'`") || basic.CSV.LooksLike(s) {
		return false
	}
	found, wrong := programGrids(s)
	return len(found) > 0 || wrong != nil
}

func parseProgramText(s core.Source) (core.Reading, *core.Error) { return onlyOne(programGrids(s)) }

// onlyOne is the puzzle of a text that must have just one.
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

// programGrids are the puzzles in a text, or what is wrong with the first
// thing that looks like one.
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
	wrong := *seen.Wrong // to which callers add the place
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
		f.searchItems(&root) // what is outside all brackets is no grid
	} else {
		f.search(&root, &root)
	}
	return f.result()
}

// gridsIn are the puzzles in a tree, or what is wrong with the first thing that
// looks like one.
func gridsIn(s core.Source, root *literal.Node) ([]core.Entry, *core.Error) {
	f := finder{source: s}
	f.search(root, root)
	return f.result()
}

// finder collects the grids of a tree.
type finder struct {
	source core.Source
	found  []foundGrid
	words  []string // texts that belong to no grid
	wrong  *core.Error
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
	if text := core.Words(n.Text); strings.ContainsFunc(text, unicode.IsLetter) {
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
func (f *finder) result() ([]core.Entry, *core.Error) {
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
func (f *finder) read(n *literal.Node) (*core.Reading, gridState) {
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
var Embedded []*core.Format

// readText reads a string or a word that is a puzzle in another format.
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

// readRows reads a list of nine rows, which may have labels around them.
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
	t = t.WithoutLabels()
	if len(t) < 2 || t.Whole() < 6 {
		return nil, f.otherSize(t)
	}
	g, err := t.Grid(f.source)
	if err != nil {
		return nil, f.complain(err)
	}
	return f.grid(g)
}

// grid is the reading of a grid with anything in it.
func (f *finder) grid(g board.Grid) (*core.Reading, gridState) {
	if g == (board.Grid{}) {
		return nil, f.complain(&core.Error{Kind: core.Empty})
	}
	r := core.NewReading(board.Position{Givens: g})
	return &r, isGrid
}

// otherSize names a grid of another size, such as 4x4 or 16x16.
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

// readCells reads 81 cells in one list.
func (f *finder) readCells(n *literal.Node) (*core.Reading, gridState) {
	const few = 70
	if len(n.Items) < few {
		return nil, isOther
	}
	var g board.Grid
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
	return f.grid(g)
}

// complain keeps the first mistake.
func (f *finder) complain(err *core.Error) gridState {
	if f.wrong == nil {
		f.wrong = err
	}
	return isBroken
}
