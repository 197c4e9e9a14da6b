package work

import (
	"context"

	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/rate"
)

// Order specifies a new puzzle; see generate.Spec.
type Order struct {
	Grade      rate.Grade        `json:"grade"`
	UpTo       rate.Grade        `json:"upTo,omitempty"`
	ER         generate.Range    `json:"er,omitzero"`
	Score      generate.Range    `json:"score,omitzero"`
	Techniques []string          `json:"techniques,omitempty"`
	Hardest    bool              `json:"hardest,omitempty"`
	Only       []string          `json:"only,omitempty"`
	Symmetry   generate.Symmetry `json:"symmetry,omitempty"`
	Givens     generate.Range    `json:"givens,omitzero"`
	Minimal    bool              `json:"minimal,omitempty"`
	Pattern    wire.Grid         `json:"pattern,omitzero"` // cells that hold the givens
	Seed       uint64            `json:"seed"`
}

// NewOrder returns the order for a Spec and a seed.
func NewOrder(s *generate.Spec, seed uint64) Order {
	o := Order{
		Grade: s.Grade, UpTo: s.UpTo, ER: s.ER, Score: s.Score, Techniques: s.Techniques, Hardest: s.Hardest, Only: s.Only,
		Symmetry: s.Symmetry, Givens: s.Givens, Minimal: s.Minimal, Seed: seed,
	}
	for c := range s.Pattern.All() {
		o.Pattern[c] = 1
	}
	return o
}

// spec returns the Spec of an order.
func (o *Order) spec() generate.Spec {
	pattern := board.Grid(o.Pattern)
	return generate.Spec{
		Grade: o.Grade, UpTo: o.UpTo, ER: o.ER, Score: o.Score, Techniques: o.Techniques, Hardest: o.Hardest, Only: o.Only,
		Symmetry: o.Symmetry, Givens: o.Givens, Minimal: o.Minimal, Pattern: pattern.Filled(),
	}
}

// Generate asks for new puzzles, one per order.
type Generate struct {
	Orders []Order `json:"orders"`
}

// Generated is the answer to Generate.
type Generated struct {
	Puzzles   []wire.Grid `json:"puzzles"` // one puzzle for each order
	Solutions []wire.Grid `json:"solutions"`
	// Impossible reports that no puzzle can satisfy an order. Puzzles lacks this order's
	// puzzle and all later ones.
	Impossible bool `json:"impossible,omitempty"`
}

func (Generated) answer() {}

// run reports as progress the number of finished puzzles and the number of attempts at
// the next.
func (job Generate) run(ctx context.Context, progress func(Progress)) (Answer, error) {
	var out Generated
	report := paced(progress)
	for i, o := range job.Orders {
		made, err := generate.GenerateProgress(ctx, o.spec(), o.Seed, func(attempts int) {
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
