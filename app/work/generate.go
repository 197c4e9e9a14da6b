package work

import (
	"context"

	"sudoku/app/work/wire"
	"sudoku/solver/generate"
	"sudoku/solver/rate"
)

// Order is what a new puzzle is to be, as package generate has it.
type Order struct {
	Grade    rate.Grade        `json:"grade"`
	Symmetry generate.Symmetry `json:"symmetry,omitempty"`
	Givens   generate.Range    `json:"givens,omitzero"`
	Minimal  bool              `json:"minimal,omitempty"`
	Seed     uint64            `json:"seed"`
}

// NewOrder returns an order for the puzzle of a Spec and a seed.
func NewOrder(s *generate.Spec, seed uint64) Order {
	return Order{Grade: s.Grade, Symmetry: s.Symmetry, Givens: s.Givens, Minimal: s.Minimal, Seed: seed}
}

// Generate asks for new puzzles, one for each order.
type Generate struct {
	Orders []Order `json:"orders"`
}

// Generated is the answer to Generate.
type Generated struct {
	Puzzles   []wire.Grid `json:"puzzles"` // in the order of the orders
	Solutions []wire.Grid `json:"solutions"`
	// Impossible: there is no such puzzle as was ordered. The others are missing.
	Impossible bool `json:"impossible,omitempty"`
}

func (Generated) answer() {}

// The progress says how many of the puzzles are there, and how many attempts were
// made at the next.
func (job Generate) run(ctx context.Context, progress func(Progress)) (Answer, error) {
	var out Generated
	report := paced(progress)
	for i, o := range job.Orders {
		s := generate.Spec{Grade: o.Grade, Symmetry: o.Symmetry, Givens: o.Givens, Minimal: o.Minimal}
		made, err := generate.GenerateProgress(ctx, s, o.Seed, func(attempts int) {
			report(Progress{Count: attempts, Done: i, Total: len(job.Orders)})
		})
		if _, none := err.(*generate.Impossible); none {
			out.Impossible = true
			return out, nil
		}
		if err != nil {
			return nil, err
		}
		out.Puzzles, out.Solutions = append(out.Puzzles, wire.Grid(made.Givens)), append(out.Solutions, wire.Grid(made.Solution))
	}
	return out, nil
}
