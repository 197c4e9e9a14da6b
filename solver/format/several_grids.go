package format

import (
	"errors"
	"slices"
	"strings"

	"sudoku/solver/board"
)

// readWhole reads lines that are no list: one puzzle, or else several grids.
func (s *list) readWhole(lines []textLine) {
	r, err := Read(joined(lines))
	if err == nil {
		s.yield(&Entry{Reading: r}, nil)
		return
	}
	blocks := 0
	counting := grids{emit: func(int, Reading, *Error) bool {
		blocks++
		return blocks < 2
	}}
	counting.addAll(lines)
	if blocks < 2 {
		s.yield(&Entry{}, err)
		return
	}
	s.grids.addAll(lines)
}

func joined(lines []textLine) string {
	var text strings.Builder
	for _, l := range lines {
		text.Write(l.raw)
		text.WriteByte('\n')
	}
	return text.String()
}

// grids cuts lines into grids, behind every ninth one that holds symbols. Lines
// without any between two grids are a part of neither, but for words above. A
// grid of candidates is one puzzle with the grids of digits above it if it shows
// the same, as HoDoKu copies them together.
type grids struct {
	emit  func(line int, r Reading, err *Error) bool
	alone func(textLine) bool // in a list, where fewer than nine rows are lines by themselves; else nil

	lines []textLine // of the grid that has begun
	rows  int
	held  [][]textLine // lines and grids of digits that one of candidates may follow
}

func (g *grids) isEmpty() bool { return len(g.lines)+len(g.held) == 0 }

// add takes in a line and reports whether to go on.
func (g *grids) add(l textLine) bool {
	kind := kindOf(l)
	if g.rows == 0 && kind != filledRow && (kind != wordRow || g.alone != nil) {
		return true
	}
	g.lines = append(g.lines, l)
	if kind == filledRow {
		g.rows++
	}
	if g.rows < 9 {
		return true
	}
	grid := g.lines
	g.lines, g.rows = nil, 0
	return g.hold(grid)
}

func (g *grids) addAll(lines []textLine) {
	for _, l := range lines {
		if !g.add(l) {
			return
		}
	}
	g.end()
}

// above holds a line of givens that a grid of candidates may follow.
func (g *grids) above(l textLine) bool { return g.hold([]textLine{l}) }

// mostHeld is how many grids HoDoKu writes above one of candidates.
const mostHeld = 2

func (g *grids) hold(grid []textLine) bool {
	text := joined(grid)
	if !hasCandidates(grid, text) {
		g.held = append(g.held, grid)
		return len(g.held) <= mostHeld || g.release(1)
	}
	for n := len(g.held); n > 0; n-- {
		above := g.held[len(g.held)-n:]
		r, err := Read(joined(slices.Concat(above...)) + text)
		if err == nil && r.Format == HoDoKuClipboard.Key {
			return g.release(len(g.held)-n) && g.put(above[0][0].number, r, nil) && g.drop()
		}
	}
	r, err := Read(text)
	return g.release(len(g.held)) && g.put(grid[0].number, r, err)
}

// release passes on the first n of the grids that are held.
func (g *grids) release(n int) bool {
	for range n {
		grid := g.held[0]
		g.held = g.held[1:]
		r, err := readBlock(grid)
		if !g.put(grid[0].number, r, err) {
			return false
		}
	}
	return true
}

// hasCandidates reports whether lines have the looks of a grid of candidates.
func hasCandidates(grid []textLine, text string) bool {
	if _, plain := plainRows(grid); plain {
		return false
	}
	s, err := newSource(text)
	if err != nil {
		return false
	}
	bare, _ := s.withoutStepMarks()
	return detectPencilMarks(bare)
}

// readBlock reads a line or a grid. The commonest grid, of digits and points
// alone, is read many times as fast as by Read.
func readBlock(grid []textLine) (Reading, error) {
	if g, plain := plainRows(grid); plain {
		r := reading(board.Position{Givens: g})
		r.Format = Grid.Key
		return r, nil
	}
	return Read(joined(grid))
}

// plainRows reads nine lines of nine digits and points.
func plainRows(lines []textLine) (g board.Grid, ok bool) {
	if len(lines) != 9 {
		return g, false
	}
	var row [board.Cells]byte
	for i, l := range lines {
		if len(l.raw) != 9 {
			return g, false
		}
		copy(row[9*i:], l.raw)
	}
	return plainGrid(row[:])
}

func (g *grids) drop() bool {
	g.held = nil
	return true
}

func (g *grids) put(line int, r Reading, err error) bool {
	wrong, _ := errors.AsType[*Error](err)
	if wrong != nil {
		wrong.Line = max(wrong.Line, 1) + line - 1
	}
	return g.emit(line, r, wrong)
}

// end passes on what is left.
func (g *grids) end() bool {
	if g.isEmpty() {
		return true
	}
	rest := g.lines
	if g.rows == 0 {
		rest = nil // words below
	}
	g.lines, g.rows = nil, 0
	if !g.release(len(g.held)) {
		return false
	}
	if g.alone == nil {
		if rest == nil {
			return true
		}
		r, err := Read(joined(rest))
		return g.put(rest[0].number, r, err)
	}
	for _, l := range rest {
		if kindOf(l) == filledRow && !g.alone(l) {
			return false
		}
	}
	return true
}

// kindOf tells what a line may be in a grid.
func kindOf(l textLine) rowKind {
	return newRow(line{text: withoutComment(l)}).kind
}

func withoutComment(l textLine) string {
	text, _, _ := strings.Cut(clean(string(l.raw)), "#")
	return text
}

// isGridRow reports whether a line of a list has the looks of a row of a grid
// or of its frame.
func isGridRow(l textLine) bool {
	if l.size < 9 || l.size > maxRow {
		return false
	}
	text := withoutComment(l)
	if isPencilMarkRow(text) {
		return true
	}
	switch r := newRow(line{text: text}); r.kind {
	case frameRow:
		return isFrame(text)
	case filledRow:
		return len(r.symbols) == 9 && looksLikeCells(text)
	}
	return false
}

// maxRow bounds a row of a grid with its frame, in bytes.
const maxRow = 300
