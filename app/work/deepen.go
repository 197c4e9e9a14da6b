package work

import (
	"context"
	"time"

	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/rate"
	"sudoku/solver/search"
)

// Deepen works a layer out for puzzles of a list, whose rows travel as bytes beside
// the message.
type Deepen struct {
	Part  int    `json:"part"`  // of the list
	First int    `json:"first"` // row of the part
	Count int    `json:"count"` // of rows
	Layer Layers `json:"layer"`
	rows  []byte
}

// Deepened is the answer to Deepen. The rows travel as bytes beside the message.
type Deepened struct {
	Part  int    `json:"part"`
	First int    `json:"first"`
	Count int    `json:"count"`
	Layer Layers `json:"layer"`
	Sum   Sum    `json:"sum"`
	rows  []byte
}

// Sum counts puzzles by how many solutions they have.
type Sum struct {
	Unique  int `json:"unique"` // exactly one
	Several int `json:"several"`
	None    int `json:"none"`
}

// Add adds another sum.
func (s *Sum) Add(other Sum) {
	s.Unique += other.Unique
	s.Several += other.Several
	s.None += other.None
}

func (Deepened) answer() {}

// Carrying is the job with its rows.
func (job Deepen) Carrying(rows []byte) Deepen {
	job.rows = rows
	return job
}

// Rows are the rows with the layer.
func (d Deepened) Rows() []byte { return d.rows }

func (job Deepen) payload() []byte          { return job.rows }
func (job Deepen) carrying(data []byte) any { return job.Carrying(data) }
func (d Deepened) payload() []byte          { return d.rows }
func (d Deepened) carrying(data []byte) any { d.rows = data; return d }

func (job Deepen) run(ctx context.Context, progress func(Progress)) (Answer, error) {
	out := Deepened{Part: job.Part, First: job.First, Count: job.Count, Layer: job.Layer, rows: job.rows}
	report, done := paced(progress), 0
	for at := 0; at+RowSize <= len(job.rows); at += RowSize {
		row := job.rows[at : at+RowSize : at+RowSize]
		if err := deepen(ctx, row, job.Layer, func() { report(Progress{Count: done}) }); err != nil {
			return nil, err
		}
		if job.Layer == Counted {
			out.Sum.add(row)
		}
		if done++; done%16 == 0 || job.Layer == Judged {
			report(Progress{Count: done})
			if ctx.Err() != nil {
				return nil, ctx.Err()
			}
		}
	}
	return out, nil
}

func (s *Sum) add(row []byte) {
	switch row[atCount] {
	case 0:
		s.None++
	case 1:
		s.Unique++
	default:
		s.Several++
	}
}

// SumOf counts rows of which it is known.
func SumOf(rows []byte) (s Sum) {
	for at := 0; at+RowSize <= len(rows); at += RowSize {
		if LayersOf(rows[at:])&Counted != 0 {
			s.add(rows[at:])
		}
	}
	return s
}

// deepen works a layer of a row out.
func deepen(ctx context.Context, row []byte, layer Layers, report func()) error {
	g := PuzzleOf(row)
	switch layer {
	case Counted:
		row[atCount] = byte(search.Solve(&g).Count)
	case Described:
		row[atMinimal], row[atSymmetry] = 0, byte(generate.Of(g.Filled()))
		if solved := search.Solve(&g); solved.Count == 1 && isMinimal(&g, &solved.Solution) {
			row[atMinimal] = 1
		}
	case Judged:
		began := time.Now()
		b := board.FromGrid(&g)
		r, err := rate.Rate(ctx, &b, func(rate.Progress) { report() })
		if err != nil {
			return err
		}
		setRating(row, &r, time.Since(began))
	}
	row[atLayers] |= byte(layer)
	return nil
}

// isMinimal reports whether no given of a puzzle with one solution can be left out.
func isMinimal(g, solution *board.Grid) bool {
	for c := range g.Filled().All() {
		less := *g
		less[c] = 0
		if _, other := search.Without(&less, c, solution[c]); !other {
			return false
		}
	}
	return true
}
