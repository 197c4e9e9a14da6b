package view

import (
	"slices"
	"strings"

	"sudoku/app/game"
	"sudoku/app/model"
	"sudoku/app/model/grid"
	"sudoku/app/model/play"
	"sudoku/app/text"
	"sudoku/solver/board"
)

// Savepoints is the list of the states that the player can go back to.
type Savepoints struct {
	Points   []Point
	Branches []Point // ends of branches that were left, the latest first
	More     int     // how many more of these there are
	Compared string  // where the present state differs from the one chosen
}

// Point is a state of the history.
type Point struct {
	Index    int // of the savepoint; -1 for the end of a branch
	Node     int
	Name     string
	Help     string
	Here     bool // the present state
	Compared bool
	Dropped  bool
}

func savepointsOf(m *model.Model, t *text.Catalog) Savepoints {
	var s Savepoints
	point := func(index, node int, name string) Point {
		sheet := &m.History.Nodes()[node].Sheet
		values := sheet.Position.Values()
		return Point{
			Index: index, Node: node, Name: name,
			Here: node == m.History.Node(), Compared: node+1 == m.Compared,
			Help: t.Fill(t.Save.State, "changes", m.History.Depth(node), "digits", values.Filled().Len()),
		}
	}
	for i, p := range m.Savepoints {
		line := point(i, p.Node, savepointName(i+1, p.Name, t))
		line.Dropped = p.Dropped
		s.Points = append(s.Points, line)
	}
	for _, node := range m.History.Tips() {
		if slices.ContainsFunc(m.Savepoints, func(p game.Savepoint) bool { return p.Node == node }) {
			continue
		}
		if len(s.Branches) == grid.BranchPage+m.Grid.Branches {
			s.More++
			continue
		}
		s.Branches = append(s.Branches, point(-1, node, t.Save.Branch))
	}
	if d, ok := grid.Compared(&m.Desk); ok {
		s.Compared = differencesText(&d, t)
	}
	return s
}

func savepointName(number int, name string, t *text.Catalog) string {
	if name == "" {
		return t.Fill(t.Save.Name, "count", number)
	}
	return name
}

func differencesText(d *grid.Differences, t *text.Catalog) string {
	var parts []string
	if n := d.Digits.Len(); n > 0 {
		parts = append(parts, t.Fill(t.Save.DigitsDiffer, "count", n, "cells", d.Digits))
	}
	if n := d.Candidates.Len(); n > 0 {
		parts = append(parts, t.Fill(t.Save.CandidatesDiffer, "count", n))
	}
	if n := d.Marks.Len(); n > 0 {
		parts = append(parts, t.Fill(t.Save.MarksDiffer, "count", n, "cells", d.Marks))
	}
	if len(parts) == 0 {
		return t.Save.NothingDiffers
	}
	return strings.Join(parts, " ")
}

// verdicts is what the player asked to see of a position: what is wrong, and
// what differs from another state.
type verdicts struct {
	wrong    board.CellSet
	differs  board.CellSet
	other    game.Sheet
	compared bool
}

func verdictsOf(m *model.Model) (v verdicts) {
	if play.MarksWrong(&m.Desk) || m.Play.Named(&m.Desk) {
		judged := m.Play.Judged(&m.Desk)
		v.wrong = judged.Entries
		if m.Play.Named(&m.Desk) {
			for x := range judged.Candidates.All() {
				v.wrong = v.wrong.With(x.Cell())
			}
		}
	}
	if d, ok := grid.Compared(&m.Desk); ok {
		v.compared, v.other = true, d.Other
		v.differs = d.Digits.Or(d.Marks)
		for x := range d.Candidates.All() {
			v.differs = v.differs.With(x.Cell())
		}
	}
	return v
}

// put marks a cell whose name is known, and adds to the name.
func (v *verdicts) put(c board.Cell, cell *Cell, t *text.Catalog) {
	if cell.Wrong = v.wrong.Has(c); cell.Wrong {
		cell.Name += ", " + t.Play.Wrong
	}
	if cell.Differs = v.differs.Has(c); cell.Differs {
		there := t.Board.Empty
		if d := v.other.Value(c); d != 0 {
			there = string('0' + rune(d))
		}
		cell.Name += ", " + t.Fill(t.Save.Differs, "there", there)
	}
}
