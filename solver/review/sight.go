package review

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

// A sight caches the steps on a board. Each technique is searched once, when it is first
// needed. The cache pays because successive moves are often judged on the same board.
type sight struct {
	board board.Board
	found []found // by index of the technique in the recipe
}

type found struct {
	searched bool
	steps    []step.Step
}

// look returns the sight for a board. The reviewer keeps two sights: number 0 for the
// board without the player's notes, and number 1 for the board with them.
func (r *reviewer) look(i int, b *board.Board) *sight {
	at := &r.sights[i]
	if at.found == nil || at.board != *b {
		*at = sight{board: *b, found: make([]found, len(r.recipe.Techniques))}
	}
	return at
}

// steps returns the steps of technique i.
func (at *sight) steps(i int, t *technique.Technique) []step.Step {
	f := &at.found[i]
	if !f.searched {
		f.searched = true
		for s := range t.Find(&at.board) {
			f.steps = append(f.steps, s)
		}
	}
	return f.steps
}

// places reports whether a technique that a player sees may place a digit. When a digit
// is judged, the other techniques need not be searched.
func places(t *technique.Technique) bool {
	return t.Class <= entry.Direct || t.Key == "guardians"
}
