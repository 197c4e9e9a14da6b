package view

import (
	"math"
	"strconv"
	"strings"

	"sudoku/app/model"
	"sudoku/app/text"
	"sudoku/solver/board"
)

// Film is the player of a history; it is closed while it has no Title.
type Film struct {
	Title string
	Player
	Event string // what the last change was
}

func filmOf(m *model.Model, t *text.Catalog) Film {
	f := m.Filmed()
	if f == nil {
		return Film{}
	}
	v := Film{Title: t.Film.Title, Player: playerOf(&f.Player, f.Length())}
	v.Position = t.Fill(t.Film.Position, "at", f.At, "count", f.Length())
	v.SpeedValue = t.Fill(t.Film.SpeedValue, "rate", rateText(f.Rate(), t))
	if f.At > 0 {
		now, before := f.Frame(&m.History)
		v.Event = changeText(&now, &before, t)
	}
	return v
}

// rateText is a rate with one decimal where it is small.
func rateText(rate float64, t *text.Catalog) string {
	if rate >= 10 {
		return t.Integer(int(math.Round(rate)))
	}
	return strings.Replace(strconv.FormatFloat(rate, 'f', 1, 64), ".", t.Decimal, 1)
}

// changeText says what differs between two sheets that follow each other.
func changeText(now, before *model.Sheet, t *text.Catalog) string {
	cells := changedCells(now, before)
	switch cells.Len() {
	case 0:
		return t.Film.Drawn
	case 1:
	default:
		return t.Fill(t.Film.Several, "count", cells.Len())
	}
	c := cells.First()
	values, old := now.Position.Values(), before.Position.Values()
	sentence := t.Film.Marks
	switch {
	case values[c] == 0 && old[c] != 0:
		sentence = t.Film.Erased
	case now.Position.IsGiven(c) && !before.Position.IsGiven(c):
		sentence = t.Film.Given
	case values[c] != old[c]:
		sentence = t.Film.Placed
	case now.Position.Eliminated != before.Position.Eliminated:
		sentence = t.Film.Elimination
	}
	return t.Fill(sentence, "cell", c.String(), "digit", int(values[c]))
}

// changedCells are the cells whose content differs: those with another digit, or
// if there are none those with other candidates.
func changedCells(now, before *model.Sheet) board.CellSet {
	var digits, marks board.CellSet
	values, old := now.Position.Values(), before.Position.Values()
	for c := range board.Cell(board.Cells) {
		if values[c] != old[c] || now.Position.IsGiven(c) != before.Position.IsGiven(c) {
			digits = digits.With(c)
		}
	}
	for x := range board.Candidate(board.Candidates) {
		if now.Position.Eliminated.Has(x) != before.Position.Eliminated.Has(x) {
			marks = marks.With(x.Cell())
		}
	}
	if !digits.IsEmpty() {
		return digits
	}
	return marks
}

// markFilmed marks what the film changed last.
func markFilmed(m *model.Model, b *Board, t *text.Catalog) {
	f := m.Filmed()
	if f == nil || f.At == 0 {
		return
	}
	now, before := f.Frame(&m.History)
	for c := range changedCells(&now, &before).All() {
		b.Cells[c].Latest = true
		b.Cells[c].Name += ", " + t.Methods.Latest
	}
}
