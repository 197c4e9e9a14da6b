package format

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"unicode/utf8"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// readWhole reads a text that is not a list: one puzzle or several grids.
func (s *list) readWhole(lines []textLine) {
	text, err := core.NewSource(joined(lines))
	if err == nil {
		var r Reading
		if r, err = core.AsReading(checkComment(readAny(text, catalog))); err == nil {
			s.yield(&Entry{Reading: r}, nil)
			return
		}
		if wrong, _ := errors.AsType[*Error](err); isUnclear(wrong) {
			s.yield(&Entry{}, err)
			return
		}
		if all := severalIn(text, catalog); len(all) > 1 {
			s.yieldAll(all, 0)
			return
		}
	}
	if all := entriesRespelled(joined(lines)); all != nil {
		s.yieldAll(all, 0)
		return
	}
	if !areSeveral(lines) {
		s.yield(&Entry{}, err)
		return
	}
	s.grids.addAll(lines)
}

// severalIn returns the puzzles of a text in the first format that the text looks like.
// It returns nil if texts of this format hold one puzzle.
func severalIn(s core.Source, formats []*Format) []Entry {
	for _, f := range formats {
		if !f.LooksLike(s) {
			continue
		}
		if f.Several == nil {
			return nil
		}
		all, _ := f.Several(s)
		for i := range all {
			all[i].Format = f.Key
		}
		return all
	}
	return nil
}

// yieldAll yields puzzles with the given line number. If line is 0, they keep their own.
func (s *list) yieldAll(all []Entry, line int) bool {
	for i := range all {
		if line != 0 {
			all[i].Line = line
		}
		if !s.yield(&all[i], nil) {
			return false
		}
	}
	return true
}

// areSeveral reports whether the lines can be split into several texts.
func areSeveral(lines []textLine) bool {
	texts := 0
	counting := grids{
		emit: func(int, Reading, *Error) bool {
			texts++
			return texts < 2
		},
		read: func(string) (Reading, error) { return Reading{}, nil },
	}
	counting.addAll(lines)
	return texts > 1
}

func joined(lines []textLine) string {
	var text strings.Builder
	for _, l := range lines {
		text.Write(l.raw)
		text.WriteByte('\n')
	}
	return text.String()
}

// grids splits lines into blocks and grids. Outside blocks, a grid ends after its ninth
// line with symbols. Lines without symbols between two grids belong to neither, except
// for words above a grid. A candidate grid and the digit grids above it are one puzzle if
// they agree, as in a HoDoKu copy.
type grids struct {
	emit  func(line int, r Reading, err *Error) bool
	again func(line int, r Reading) bool           // yields the puzzle of the preceding line again
	alone func(textLine) bool                      // in a list: reads each line of an incomplete grid; otherwise nil
	read  func(text string) (r Reading, err error) // reads a text; nil means Read

	run       blockRun
	block     bool       // lines holds a block
	lines     []textLine // lines of the current block or grid
	rows      int
	gaps      []gap
	failed    int          // last line of a grid with a wrong number of rows
	isUnsure  bool         // rows have been missing since the last line between grids
	hasHeader bool         // the first row may be column labels
	held      [][]textLine // lines and digit grids that a candidate grid may follow
	over      []textLine   // the line above the current grid, if already yielded
}

func (g *grids) isEmpty() bool { return len(g.lines)+len(g.held) == 0 }

// add processes a line and reports whether to continue.
func (g *grids) add(l textLine) bool {
	taken, goOn := g.addToBlock(l)
	if taken || !goOn {
		return goOn
	}
	kind := lineKind(l)
	if text, comment := core.CutComment(core.Clean(string(l.raw))); basic.IsRemovedRow(core.TextLine{Text: text, Comment: comment}) {
		g.isUnsure = true
	} else if kind != basic.FilledRow && g.rows == 0 && strings.TrimSpace(withoutComment(l)) == string(bytes.TrimSpace(l.raw)) {
		g.isUnsure = false
	}
	isHeader := kind == basic.FilledRow && basic.IsHeader(withoutComment(l))
	switch {
	case g.rows == 9: // the first row may be a header
		isRow := kind == basic.FilledRow && !isHeader
		if isRow {
			g.lines = append(g.lines, l)
			return g.endGrid()
		}
		if !g.endGrid() {
			return false
		}
	case isHeader && g.rows > 0 && (g.hasHeader || !areDigits(g.lines)): // header of the next grid
		if !g.endRows() {
			return false
		}
	}
	if g.rows == 0 {
		g.hasHeader, g.gaps = isHeader, nil
		if kind != basic.FilledRow && (kind != basic.WordRow || g.alone != nil) {
			return true
		}
	}
	if kind == basic.BlankRow || kind == basic.FrameRow && g.rows > 1 {
		g.gaps = append(g.gaps, gap{g.rows, len(g.lines), kind == basic.BlankRow})
	}
	g.lines = append(g.lines, l)
	if kind == basic.FilledRow {
		g.rows++
	}
	if g.rows < 9 || g.hasHeader && !isFull(g.lines) {
		return true
	}
	return g.endGrid()
}

// A gap is a blank line or a line of a frame within a grid.
type gap struct {
	rows, lines int // numbers of rows and lines above it
	isBlank     bool
}

// areNatural reports whether there is a gap below each band, or below each row, or no gap
// at all. The gaps below bands must be alike.
func areNatural(gaps []gap, hasHeader bool) bool {
	var at, isBlank [9]bool
	for _, gap := range gaps {
		if hasHeader {
			gap.rows--
		}
		at[gap.rows] = true
		isBlank[gap.rows] = isBlank[gap.rows] || gap.isBlank
	}
	at[0] = false
	n := 0
	for _, has := range at {
		if has {
			n++
		}
	}
	return n == 0 || n == 8 || n == 2 && at[3] && at[6] && isBlank[3] == isBlank[6]
}

// endGrid yields the current grid. If a gap is in an unusual place, it yields the lines
// above the last gap separately, and begins another grid below.
func (g *grids) endGrid() bool {
	lines, gaps := g.lines, g.gaps
	switch {
	case areNatural(gaps, g.hasHeader) && g.isUnsure:
		g.lines, g.rows = nil, 0
		return g.release(len(g.held)) && g.put(lines[0].number, Reading{}, &Error{Kind: Ambiguous})
	case areNatural(gaps, g.hasHeader):
		g.lines, g.rows = nil, 0
		return g.hold(lines)
	}
	last := gaps[len(gaps)-1]
	g.lines = lines[:last.lines]
	if g.rows = last.rows; !g.endRows() {
		return false
	}
	for _, l := range lines[last.lines:] {
		if !g.add(l) {
			return false
		}
	}
	return true
}

// areDigits reports whether the rows have no empty cells.
func areDigits(lines []textLine) bool {
	return !slices.ContainsFunc(lines, func(l textLine) bool {
		digits := strings.Map(func(r rune) rune {
			if r >= '1' && r <= '9' {
				return r
			}
			return -1
		}, string(l.raw))
		return lineKind(l) == basic.FilledRow && len(digits) < 9
	})
}

// isFull reports whether nine rows form a solution, in which case the first row is not a
// header.
func isFull(lines []textLine) bool {
	r, err := Read(joined(lines))
	return err == nil && r.Givens.IsSolution()
}

// addToBlock adds a line that begins or continues a block. goOn is false if the consumer
// wants no more lines.
func (g *grids) addToBlock(l textLine) (taken, goOn bool) {
	begins, inside := g.run.follow(l.raw)
	if !begins && inside {
		g.lines = append(g.lines, l.kept())
		return true, true
	}
	if g.block && !g.endBlock() || begins && !g.endRows() {
		return false, false
	}
	if begins {
		g.lines, g.block = append(g.lines, l.kept()), true
	}
	return begins, true
}

func (g *grids) endBlock() bool {
	lines := g.lines
	g.lines, g.block = nil, false
	return g.hold(lines)
}

// endRows yields the current rows, even if they are too few for a grid. If there are
// none, it keeps the lines without symbols.
func (g *grids) endRows() bool {
	switch g.rows {
	case 0:
		return true
	case 9:
		return g.endGrid()
	}
	rest := g.lines
	g.lines, g.rows, g.isUnsure = nil, 0, true
	return g.release(len(g.held)) && g.emitRows(rest)
}

// emitRows yields the puzzles of the given lines, which have fewer than nine rows.
func (g *grids) emitRows(lines []textLine) bool {
	if g.alone == nil {
		r, err := g.readText(joined(lines))
		return g.put(lines[0].number, r, err)
	}
	for _, l := range lines {
		if lineKind(l) == basic.FilledRow && !g.alone(l) {
			return false
		}
	}
	return true
}

func (g *grids) readText(text string) (Reading, error) {
	if g.read != nil {
		return g.read(text)
	}
	return Read(text)
}

func (g *grids) addAll(lines []textLine) {
	for _, l := range lines {
		if !g.add(l) {
			return
		}
	}
	g.end()
}

// above holds back a line of givens that a candidate grid may follow.
func (g *grids) above(l textLine) bool { return g.hold([]textLine{l}) }

// mostHeld is the maximum number of grids that HoDoKu writes above a candidate grid.
const mostHeld = 2

func (g *grids) hold(grid []textLine) bool {
	text := joined(grid)
	over := g.over
	g.over = nil
	if g.read != nil || !hasCandidates(grid, text) {
		g.held = append(g.held, grid)
		return len(g.held) <= mostHeld || g.release(1)
	}
	for n := len(g.held); n > 0; n-- {
		above := g.held[len(g.held)-n:]
		if r, ok := readClipboard(slices.Concat(above...), text); ok {
			return g.release(len(g.held)-n) && g.put(above[0][0].number, r, nil) && g.drop()
		}
	}
	if r, ok := readClipboard(over, text); ok {
		return g.release(len(g.held)) && g.again(over[0].number, r)
	}
	r, err := Read(text)
	return g.release(len(g.held)) && g.put(grid[0].number, r, err)
}

// readClipboard reads a candidate grid together with the lines above it.
func readClipboard(above []textLine, candidates string) (r Reading, ok bool) {
	if len(above) == 0 {
		return Reading{}, false
	}
	r, err := Read(joined(above) + candidates)
	f := ByKey(r.Format)
	return r, err == nil && f != nil && f.Stacked
}

// release yields the first n held grids.
func (g *grids) release(n int) bool {
	for range n {
		grid := g.held[0]
		g.held = g.held[1:]
		r, err := g.readBlock(grid)
		first, last := grid[0], grid[len(grid)-1]
		if err == nil && g.failed > 0 && first.number == g.failed+1 && lineKind(first) == basic.FilledRow {
			err = &Error{Kind: Ambiguous} // the rows may be shifted
		}
		if wrong, _ := errors.AsType[*Error](err); wrong != nil && (isUnclear(wrong) || wrong.Kind == WrongRowCount) {
			g.failed = last.number
		}
		if !g.put(grid[0].number, r, err) {
			return false
		}
	}
	return true
}

// hasCandidates reports whether the lines look like a candidate grid.
func hasCandidates(grid []textLine, text string) bool {
	if _, plain := plainRows(grid); plain {
		return false
	}
	s, err := core.NewSource(text)
	if err != nil {
		return false
	}
	bare, _ := basic.WithoutStepMarks(s)
	return basic.DetectPencilMarks(bare)
}

// readBlock reads a line or a grid. In the most frequent case, a grid of digits and dots,
// it is many times faster than Read.
func (g *grids) readBlock(grid []textLine) (Reading, error) {
	if values, plain := plainRows(grid); plain && g.read == nil && !basic.HoldsHeader(&values) {
		r := core.NewReading(board.Position{Givens: values})
		r.Format = basic.Grid.Key
		return r, nil
	}
	return g.readText(joined(grid))
}

// plainRows parses nine lines of nine digits and dots.
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

// end yields the remaining puzzles.
func (g *grids) end() bool {
	if g.isEmpty() {
		return true
	}
	if g.block && !g.endBlock() {
		return false
	}
	g.run = blockRun{}
	if g.rows == 9 && !g.endGrid() {
		return false
	}
	rest := g.lines
	if g.rows == 0 {
		rest = nil // words below the last grid
	}
	g.lines, g.rows, g.over = nil, 0, nil
	return g.release(len(g.held)) && (rest == nil || g.emitRows(rest))
}

// lineKind classifies a line of a grid.
func lineKind(l textLine) basic.RowKind {
	return basic.NewRow(core.TextLine{Text: withoutComment(l)}).Kind
}

func withoutComment(l textLine) string {
	text, _ := core.CutComment(core.Clean(string(l.raw)))
	return text
}

// isGridRow reports whether a line of a list looks like a row of a grid or of its frame.
func isGridRow(l textLine) bool {
	return l.size >= 9 && l.size <= maxRow && mayBeRow(l.raw) && isRow(withoutComment(l))
}

func isRow(text string) bool {
	if basic.IsPencilMarkRow(text) {
		return true
	}
	switch r := basic.NewRow(core.TextLine{Text: text}); r.Kind {
	case basic.FrameRow:
		return basic.IsFrame(text)
	case basic.FilledRow:
		return len(r.Symbols) == 9 && basic.LooksLikeCells(text)
	}
	return false
}

// mayBeRow reports whether, at a glance, a line can be a row or part of a frame. Such a
// line has nine symbols, or only characters of frames and candidate rows, or characters
// that Clean may replace.
func mayBeRow(raw []byte) bool {
	symbols, isCommon := 0, true
	for _, ch := range raw {
		switch {
		case ch >= utf8.RuneSelf, ch >= '\v' && ch <= '\r', ch == '\x1b':
			return true // Clean may replace it
		case ch == '#':
			return isCommon || symbols == 9
		case basic.IsSeparator(rune(ch)) || ch == '+' || ch == '=':
		default:
			symbols++
		}
		isCommon = isCommon && inRows[ch]
	}
	return isCommon || symbols == 9
}

// inRows marks the characters in frames and candidate rows, including step marks. Capital
// letters are step marks.
var inRows = func() (in [256]bool) {
	for _, ch := range []byte("123456789" + board.EmptySymbols + basic.StepMarks + "u+=|!:' \t") {
		in[ch] = true
	}
	return in
}()

// maxRow limits the length of a row with its frame, in bytes.
const maxRow = 300
