package work

import (
	"context"

	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/eureka"
	"sudoku/solver/search"
	"sudoku/solver/step"
)

// NameArgument asks for the technique of an argument in Eureka notation. If there are
// only conclusions, it asks for a judgement of each.
type NameArgument struct {
	Position wire.Position `json:"position"`
	Text     string        `json:"text"`
}

// ArgumentNamed is the answer to NameArgument.
type ArgumentNamed struct {
	Technique string        `json:"technique,omitempty"` // key of the technique, or "" for none
	Claims    []JudgedClaim `json:"claims,omitempty"`    // one claim for each conclusion
}

func (ArgumentNamed) answer() {}

func (job NameArgument) run(ctx context.Context, _ func(Progress)) (Answer, error) {
	d, err := eureka.Parse(job.Text)
	if err != nil {
		return nil, err
	}
	p := job.Position.Plain()
	b := board.New(&p)
	v := eureka.Judge(&b, d)
	if v.Open {
		var named ArgumentNamed
		for i := 0; i < len(d.Claims) && ctx.Err() == nil; i++ {
			judged, _ := JudgeClaim(ctx, &b, d.Claims[i].Claim, d.Name)
			named.Claims = append(named.Claims, judged)
		}
		return named, ctx.Err()
	}
	if !v.Holds() {
		return ArgumentNamed{}, ctx.Err()
	}
	return ArgumentNamed{Technique: eureka.Name(&b, d, &v)}, ctx.Err()
}

// JudgedClaim is the judgement of a conclusion that was given without an argument.
type JudgedClaim struct {
	Truth     Truth  `json:"truth"`
	Technique string `json:"technique,omitempty"` // key of the easiest technique that shows the conclusion, or "" for none
}

// Truth says in which of a position's solutions a conclusion is true.
type Truth uint8

// The values of Truth.
const (
	InAll Truth = iota
	InSome
	InNone
	Unsolvable // the position has no solution
)

// Shown reports whether a technique shows the conclusion.
func (j JudgedClaim) Shown() bool { return j.Technique != "" }

// JudgeClaim reports whether a conclusion is true on a board, and returns the easiest
// step that shows it, or one of the technique with the key name if there is one. Only the digits on the board decide what is true. Candidates that
// the player has eliminated may be wrong, and so may a step that relies on them.
func JudgeClaim(ctx context.Context, b *board.Board, c step.Claim, name string) (JudgedClaim, step.Step) {
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
		s, _ := eureka.Show(ctx, b, c, name, count == 1)
		j.Technique = s.Technique
		return j, s
	}
	return j, step.Step{}
}
