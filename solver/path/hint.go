package path

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Level says how much a hint reveals. Each level includes the lower ones.
type Level uint8

// The levels of hints.
const (
	// NameTechnique names only the technique.
	NameTechnique Level = 1 + iota
	// ShowHouses adds where to look.
	ShowHouses
	// ShowCells adds the cells of the pattern.
	ShowCells
	// ShowPattern adds the complete pattern with its links and effects.
	ShowPattern
	// Apply takes the step.
	Apply
)

// Hint holds the parts of a step that a level reveals.
type Hint struct {
	Level     Level
	Technique string
	Houses    board.HouseSet // from ShowHouses on
	Cells     board.CellSet  // from ShowCells on
	Views     []step.View    // from ShowPattern on, with the effects marked
}

// NewHint returns the hint for a step at a level from NameTechnique to Apply. Its houses
// are those that the step marks, or else the boxes of its cells. Its cells are those that
// the pattern marks, or else those that the step changes.
func NewHint(s *step.Step, level Level) Hint {
	h := Hint{Level: level, Technique: s.Technique}
	houses, cells := concerned(s)
	if level >= ShowHouses {
		h.Houses = houses
	}
	if level >= ShowCells {
		h.Cells = cells
	}
	if level >= ShowPattern {
		for i := range s.Views {
			h.Views = append(h.Views, s.Drawn(i))
		}
	}
	return h
}

func concerned(s *step.Step) (houses board.HouseSet, cells board.CellSet) {
	var changed board.CellSet
	for _, list := range [][]board.Candidate{s.Placements, s.Eliminations} {
		for _, x := range list {
			changed = changed.With(x.Cell())
		}
	}
	var marked board.CellSet // cells of marked candidates
	for _, v := range s.Views {
		for _, x := range v.Cells {
			cells = cells.With(x.Item)
		}
		for _, x := range v.Candidates {
			marked = marked.With(x.Item.Cell())
		}
		for _, x := range v.Houses {
			houses = houses.With(x.Item)
		}
	}
	for _, other := range []board.CellSet{marked, changed} {
		if cells.IsEmpty() {
			cells = other
		}
	}
	if houses.IsEmpty() {
		for c := range cells.All() {
			houses = houses.With(board.BoxHouse(c.Box()))
		}
	}
	return houses, cells
}
