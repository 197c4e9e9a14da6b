package work

import (
	"context"

	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/eureka"
)

// NameArgument asks for the technique of an argument in Eureka notation, or for a
// judgement of each of its conclusions if there is no argument.
type NameArgument struct {
	Position wire.Position `json:"position"`
	Text     string        `json:"text"`
}

// ArgumentNamed is the answer to NameArgument.
type ArgumentNamed struct {
	Technique string        `json:"technique,omitempty"` // key; "" for none
	Claims    []JudgedClaim `json:"claims,omitempty"`    // one for each conclusion
}

func (ArgumentNamed) answer() {}

func (job NameArgument) run(ctx context.Context, _ func(Progress)) (Answer, error) {
	d, err := eureka.Parse(job.Text)
	if err != nil {
		return nil, err
	}
	p := job.Position.Plain()
	b := board.New(&p)
	if d.Bare() {
		var named ArgumentNamed
		for i := 0; i < len(d.Claims) && ctx.Err() == nil; i++ {
			judged, _ := JudgeClaim(&b, d.Claims[i].Claim)
			named.Claims = append(named.Claims, judged)
		}
		return named, ctx.Err()
	}
	v := eureka.Judge(&b, d)
	if !v.Holds() {
		return ArgumentNamed{}, ctx.Err()
	}
	return ArgumentNamed{Technique: eureka.Name(&b, d, &v)}, ctx.Err()
}
