package work

import (
	"sudoku/solver/board"
	"sudoku/solver/eureka"
	"sudoku/solver/search"
	"sudoku/solver/step"
)

// JudgedClaim is the judgement of a conclusion that was given without an argument.
type JudgedClaim struct {
	Truth     Truth  `json:"truth"`
	Technique string `json:"technique,omitempty"` // key of the easiest one that shows it, "" for none
}

// Truth says in which solutions of a position a conclusion is true.
type Truth uint8

// The values of Truth.
const (
	InAll Truth = iota
	InSome
	InNone
	Unsolvable // there is no solution
)

// Shown reports whether a technique shows the conclusion.
func (j JudgedClaim) Shown() bool { return j.Technique != "" }

// JudgeClaim says whether a conclusion is true on a board, and returns the easiest step
// that shows it. The digits on the board decide what is true: candidates that the player
// has eliminated may be wrong, and so may a step that relies on them.
func JudgeClaim(b *board.Board, c step.Claim) (JudgedClaim, step.Step) {
	values := b.Values()
	at, d := c.Candidate.Cell(), c.Candidate.Digit()
	count := search.Solve(&values).Count
	with := values[at] == d
	without := values[at] != 0 && !with
	if values[at] == 0 && count > 0 {
		tried := values
		tried[at] = d
		with = search.Solve(&tried).Count > 0
		_, without = search.Without(&values, at, d)
	}
	if !c.True {
		with, without = without, with
	}
	var j JudgedClaim
	switch {
	case count == 0:
		j.Truth = Unsolvable
	case !with:
		j.Truth = InNone
	case without:
		j.Truth = InSome
	default:
		s, _ := eureka.Show(b, c, count == 1)
		j.Technique = s.Technique
		return j, s
	}
	return j, step.Step{}
}
