package aloud

import (
	"strconv"
	"strings"

	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/board"
)

// mostCells limits how many changed cells are named.
const mostCells = 9

// Answer returns the answer to the last question. selected describes the selected cell.
func (a *Aloud) Answer(d *desk.Desk, selected string, t *text.Catalog) show.Answer {
	return show.Answer{Count: a.count, Text: a.text(d, selected, t), Again: a.question == Again}
}

func (a *Aloud) text(d *desk.Desk, selected string, t *text.Catalog) string {
	s := d.Sheet()
	switch a.question {
	case Row, Column, Box:
		return line(&s, d.Selected.Houses()[a.question-Row], t)
	case Candidates:
		if s.Value(d.Selected) != 0 {
			return selected
		}
		position := board.New(&s.Position)
		return t.Fill(t.Board.Candidates, "digits", show.Spaced(position.Candidates(d.Selected).String()))
	case Which:
		return t.Aloud.Which
	case Places:
		return a.places(&s, t)
	case Move, Changes:
		if a.was != nil {
			return a.changes(d, &s, t)
		}
	}
	return ""
}

// line lists the digits of a house.
func line(s *game.Sheet, h board.House, t *text.Catalog) string {
	said, separator := show.HouseName(h, t), ": "
	for i := range 9 {
		if i > 0 {
			separator = ", "
			if i%3 == 0 && !h.IsLine() {
				separator = "; "
			}
		}
		said += separator + digitName(s.Value(h.At(i)), t)
	}
	return said
}

func digitName(d board.Digit, t *text.Catalog) string {
	if d == 0 {
		return t.Board.Empty
	}
	return strconv.Itoa(int(d))
}

func (a *Aloud) places(s *game.Sheet, t *text.Catalog) string {
	cells := holding(s, a.digit, board.AllCells)
	said := t.Aloud.Left
	if !cells.IsEmpty() {
		said += ": {cells}"
	}
	return t.Fill(said, "count", max(9-cells.Len(), 0), "cells", cells)
}

// holding returns those of the cells that hold a digit.
func holding(s *game.Sheet, d board.Digit, cells board.CellSet) (found board.CellSet) {
	for c := range cells.All() {
		if s.Value(c) == d {
			found = found.With(c)
		}
	}
	return found
}

// changes says what the last move did.
func (a *Aloud) changes(d *desk.Desk, s *game.Sheet, t *text.Catalog) string {
	changed := a.digits(s)
	switch {
	case changed.IsEmpty():
		return a.marks(s, t)
	case changed.Len() > mostCells:
		return ""
	case a.question == Move && a.here:
		return entered(s, changed.First(), t)
	}
	var said []string
	for c := range changed.All() {
		said = append(said, t.Fill("{cell}: ", "cell", c)+digitName(s.Value(c), t))
	}
	return strings.Join(said, "; ")
}

// entered says what became of an entry.
func entered(s *game.Sheet, c board.Cell, t *text.Catalog) string {
	v := s.Value(c)
	said, clash := t.Aloud.Placed, holding(s, v, c.Peers())
	switch {
	case v == 0:
		said = t.Aloud.Cleared
	case !clash.IsEmpty():
		said = t.Aloud.Clash
	}
	return t.Fill(said, "digit", int(v), "cells", clash)
}

// marks says which mark the last move wrote or erased, in the first cell where it did.
func (a *Aloud) marks(s *game.Sheet, t *text.Catalog) string {
	was := &a.was.Sheet
	for c := range board.AllCells.All() {
		for _, marks := range [][2]board.DigitSet{
			{was.Marks.Corner[c], s.Marks.Corner[c]}, {was.Marks.Centre[c], s.Marks.Centre[c]},
		} {
			if on := marks[1] &^ marks[0]; on != 0 {
				return t.Fill(t.Aloud.MarkOn, "digits", show.Spaced(on.String()))
			}
			if off := marks[0] &^ marks[1]; off != 0 {
				return t.Fill(t.Aloud.MarkOff, "digits", show.Spaced(off.String()))
			}
		}
	}
	return ""
}
