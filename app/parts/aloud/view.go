package aloud

import (
	"strings"

	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/board"
)

// mostText is the length in bytes above which the text about changed cells is omitted.
const mostText = 250

// Answer returns the answer to the last question. selected describes the selected cell.
func (a *Aloud) Answer(d *desk.Desk, selected string, t *text.Catalog) show.Answer {
	return show.Answer{Count: a.count, Text: func() string { return a.text(d, selected, t) }, Again: a.asked.Question == Again}
}

func (a *Aloud) text(d *desk.Desk, selected string, t *text.Catalog) string {
	s := d.Sheet()
	switch q := a.asked.Question; q {
	case Row, Column, Box:
		return line(&s, d.Selected.Houses()[q-Row], t)
	case Candidates:
		if s.Value(d.Selected) != 0 {
			return selected
		}
		position := board.New(&s.Position)
		return digitsText(t.Board.Candidates, position.Candidates(d.Selected), t)
	case Which:
		return t.Aloud.Which
	case Places:
		cells := holding(&s, a.asked.Digit, board.AllCells)
		return t.Fill(t.Aloud.Left, "count", max(9-cells.Len(), 0), "cells", cells)
	case Move, Changes:
		if a.was != nil {
			return a.changes(&s, q, t)
		}
	}
	return ""
}

// line lists the digits of a house.
func line(s *game.Sheet, h board.House, t *text.Catalog) string {
	var digits []string
	for i := range 9 {
		digits = append(digits, digitName(s.Value(h.At(i)), t))
	}
	return t.Techniques.HouseName(board.NewHouseSet(h), "") + t.Techniques.Marks.Colon + strings.Join(digits, t.Techniques.Marks.Comma)
}

func digitName(d board.Digit, t *text.Catalog) string {
	if d == 0 {
		return t.Board.Empty
	}
	return string('0' + rune(d))
}

func digitsText(sentence string, digits board.DigitSet, t *text.Catalog) string {
	return t.Fill(sentence, "digits", show.Spaced(digits.String()))
}

// holding returns the cells that hold a digit.
func holding(s *game.Sheet, d board.Digit, cells board.CellSet) (found board.CellSet) {
	for c := range cells.All() {
		if s.Value(c) == d {
			found = found.With(c)
		}
	}
	return found
}

// changes describes what the last move did. It names the cells unless the move was an
// entry in the selected ones.
func (a *Aloud) changes(s *game.Sheet, q Question, t *text.Catalog) string {
	was, digits, marks, entry := &a.was.Sheet, "", "", ""
	for c := range board.AllCells.All() {
		if v := s.Value(c); v != was.Value(c) {
			digits += t.Techniques.Marks.Semicolon + t.Cell(c) + t.Techniques.Marks.Colon + digitName(v, t)
			if a.selected.Has(c) && q == Move {
				entry = entered(s, c, t)
			}
		}
		// A move changes the marks of all its cells alike, so the first change describes it.
		if marks == "" {
			marks = marksText(was.Marks.Corner[c], s.Marks.Corner[c], t) + marksText(was.Marks.Centre[c], s.Marks.Centre[c], t)
		}
	}
	switch {
	case entry != "":
		return entry
	case digits == "":
		return marks
	case len(digits) > mostText:
		return ""
	}
	return strings.TrimPrefix(digits, t.Techniques.Marks.Semicolon)
}

// marksText describes which marks were added or erased. It returns "" if none were.
func marksText(was, now board.DigitSet, t *text.Catalog) string {
	switch {
	case now&^was != 0:
		return digitsText(t.Aloud.MarkOn, now&^was, t)
	case was&^now != 0:
		return digitsText(t.Aloud.MarkOff, was&^now, t)
	}
	return ""
}

// entered describes the result of an entry.
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
