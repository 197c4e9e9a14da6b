package work

import (
	"bytes"
	"context"

	"sudoku/solver/board"
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

// OrderOf is an order for a puzzle of a Spec and a seed.
func OrderOf(s *generate.Spec, seed uint64) Order {
	return Order{Grade: s.Grade, Symmetry: s.Symmetry, Givens: s.Givens, Minimal: s.Minimal, Seed: seed}
}

// Generate asks for new puzzles, one for each order.
type Generate struct {
	Orders []Order `json:"orders"`
}

// Generated is the answer to Generate.
type Generated struct {
	Puzzles   []Grid `json:"puzzles"` // in the order of the orders
	Solutions []Grid `json:"solutions"`
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
		out.Puzzles, out.Solutions = append(out.Puzzles, Grid(made.Givens)), append(out.Solutions, Grid(made.Solution))
	}
	return out, nil
}

// Pose asks for a position in which a technique is the next step.
type Pose struct {
	Technique string `json:"technique"`
	Seed      uint64 `json:"seed"`
	// Tries is how many attempts are made at the most where the bank, which travels
	// as bytes beside the message, has nothing.
	Tries int `json:"tries"`
	bank  []byte
}

// Posed is the answer to Pose.
type Posed struct {
	Found    bool     `json:"found"`
	Position Position `json:"position"`
	Solution Grid     `json:"solution"`
	// Placements and Eliminations are what follows from any of the technique's steps
	// here.
	Placements   []board.Candidate `json:"placements,omitempty"`
	Eliminations []board.Candidate `json:"eliminations,omitempty"`
	Steps        Steps             `json:"steps"` // one of them
}

func (Posed) answer() {}

// Carrying is the job with the bank.
func (job Pose) Carrying(bank []byte) Pose {
	job.bank = bank
	return job
}

func (job Pose) payload() []byte          { return job.bank }
func (job Pose) carrying(data []byte) any { return job.Carrying(data) }

func (job Pose) run(ctx context.Context, progress func(Progress)) (Answer, error) {
	made, err := job.puzzle(ctx, progress)
	if _, missed := err.(*generate.NotFound); missed && ctx.Err() == nil {
		return Posed{}, nil
	}
	if _, none := err.(*generate.Impossible); none {
		return Posed{}, nil
	}
	if err != nil {
		return nil, err
	}
	b, steps, err := generate.Exercise(ctx, job.Technique, &made.Givens)
	if err != nil || len(steps) == 0 {
		return Posed{}, err
	}
	p := b.Position()
	out := Posed{Found: true, Position: PositionOf(&p), Solution: Grid(made.Solution), Steps: Steps(steps[:1])}
	var placed, ruledOut board.CandidateSet
	for i := range steps {
		for _, x := range steps[i].Placements {
			placed.Add(x)
		}
		for _, x := range steps[i].Eliminations {
			ruledOut.Add(x)
		}
	}
	for x := range placed.All() {
		out.Placements = append(out.Placements, x)
	}
	for x := range ruledOut.All() {
		out.Eliminations = append(out.Eliminations, x)
	}
	return out, nil
}

// puzzle is one that needs the technique: of the bank if it has one, else by trying.
func (job Pose) puzzle(ctx context.Context, progress func(Progress)) (generate.Puzzle, error) {
	s := generate.Spec{Technique: job.Technique, Attempts: job.Tries}
	if bank, err := generate.ReadBank(bytes.NewReader(job.bank)); err == nil && bank.Has(&s) {
		return bank.Generate(ctx, s, job.Seed)
	}
	report := paced(progress)
	return generate.GenerateProgress(ctx, s, job.Seed, func(attempts int) {
		report(Progress{Count: attempts})
	})
}
