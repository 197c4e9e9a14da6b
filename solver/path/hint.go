package path

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Level is how much a hint gives away; each level tells what the lower ones
// do, too.
type Level uint8

// The levels of hints.
const (
	// TellTechnique: only which technique has a step.
	TellTechnique Level = 1 + iota
	// TellHouses: where to look.
	TellHouses
	// TellCells: which cells make the pattern.
	TellCells
	// TellPattern: the whole pattern with its links and what follows from it.
	TellPattern
	// Apply: take the step.
	Apply
)

// Hint is what a level tells of a step.
type Hint struct {
	Level     Level
	Technique string
	Houses    board.HouseSet // from TellHouses on
	Cells     board.CellSet  // from TellCells on
	Views     []step.View    // from TellPattern on, with the effects marked
}

// HintOf is the hint of a level from TellTechnique to Apply. The Houses are
// those that the step marks, else the boxes of its cells; the Cells are those
// of the pattern, else those that the step changes.
func HintOf(s *step.Step, level Level) Hint {
	h := Hint{Level: level, Technique: s.Technique}
	houses, cells := concerned(s)
	if level >= TellHouses {
		h.Houses = houses
	}
	if level >= TellCells {
		h.Cells = cells
	}
	if level >= TellPattern {
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
