package sharing

import (
	"math"
	"strconv"
	"strings"

	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/app/transport"
	"sudoku/solver/board"
)

// FilmView describes the playback of a history. It is closed if Title is empty.
type FilmView struct {
	Title string
	transport.View
	Event string // describes the last change
}

func (s *Sharing) FilmView(d *desk.Desk, t *text.Catalog) FilmView {
	f := s.Filmed(d)
	if f == nil {
		return FilmView{}
	}
	v := FilmView{Title: t.Film.Title, View: transport.Of(&f.Transport, f.Length())}
	v.Position = t.Fill(t.Film.Position, "at", f.At, "count", f.Length())
	v.SpeedValue = t.Fill(t.Film.SpeedValue, "rate", rateText(f.Rate(), t))
	if f.At > 0 {
		now, before := f.Frame(&d.History)
		v.Event = changeText(&now, &before, t)
	}
	return v
}

// rateText formats a rate, with one decimal if it is small.
func rateText(rate float64, t *text.Catalog) string {
	if rate >= 10 {
		return t.Integer(int(math.Round(rate)))
	}
	return strings.Replace(strconv.FormatFloat(rate, 'f', 1, 64), ".", t.Decimal, 1)
}

// changeText describes the difference between two consecutive sheets.
func changeText(now, before *game.Sheet, t *text.Catalog) string {
	kind, cells := changed(now, before)
	if kind == drawn {
		return t.Film.Drawn
	}
	if cells.Len() > 1 {
		return t.Fill(t.Film.Several, "count", cells.Len())
	}
	c := cells.First()
	d := now.Position.Values()[c]
	sentence := t.Film.Placed
	switch {
	case kind == pencilled:
		sentence = t.Film.Marks
	case kind == eliminated:
		sentence = t.Film.Elimination
	case d == 0:
		sentence = t.Film.Erased
	case now.Position.IsGiven(c):
		sentence = t.Film.Given
	}
	return t.Fill(sentence, "cell", c, "digit", int(d))
}

// changeKind is the kind of a change. A change of several kinds counts as the first of
// them.
type changeKind uint8

const (
	digits changeKind = iota
	eliminated
	pencilled
	drawn
)

// changed returns the kind of difference between two sheets, and its cells. Earlier kinds
// hide later ones, since writing digits also changes marks.
func changed(now, before *game.Sheet) (kind changeKind, cells board.CellSet) {
	values, old := now.Position.Values(), before.Position.Values()
	var by [drawn + 1]board.CellSet
	for c := range board.Cell(board.Cells) {
		a, b := &now.Marks, &before.Marks
		for kind, differs := range [...]bool{
			digits:    values[c] != old[c] || now.Position.IsGiven(c) != before.Position.IsGiven(c),
			pencilled: a.Centre[c] != b.Centre[c] || a.Corner[c] != b.Corner[c],
			drawn:     a.Cells[c] != b.Cells[c],
		} {
			if differs {
				by[kind] = by[kind].With(c)
			}
		}
	}
	for x := range board.Candidate(board.Candidates) {
		if now.Position.Eliminated.Has(x) != before.Position.Eliminated.Has(x) {
			by[eliminated] = by[eliminated].With(x.Cell())
		}
		if now.Marks.Candidates[x] != before.Marks.Candidates[x] {
			by[drawn] = by[drawn].With(x.Cell())
		}
	}
	for kind, cells := range by {
		if !cells.IsEmpty() {
			return changeKind(kind), cells
		}
	}
	return drawn, board.CellSet{}
}

// MarkFilmed marks the film's last change on the board.
func MarkFilmed(d *desk.Desk, s *Sharing, b *show.Board, t *text.Catalog) {
	f := s.Filmed(d)
	if f.At == 0 {
		return
	}
	now, before := f.Frame(&d.History)
	_, cells := changed(&now, &before)
	for c := range cells.All() {
		b.Cells[c].Latest = true
		b.Cells[c].Name += t.Techniques.Marks.Comma + t.Methods.Latest
	}
}
