package work

import (
	"context"

	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/eureka"
)

// NameArgument asks for the technique of an argument in Eureka notation.
type NameArgument struct {
	Position wire.Position `json:"position"`
	Text     string        `json:"text"`
}

// ArgumentNamed is the answer to NameArgument.
type ArgumentNamed struct {
	Technique string `json:"technique,omitempty"` // key; "" for none
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
	if !v.Holds() {
		return ArgumentNamed{}, ctx.Err()
	}
	return ArgumentNamed{eureka.Name(&b, d, &v)}, ctx.Err()
}
