package work

import (
	"context"

	"sudoku/app/work/rowset"
	"sudoku/solver/minlex"
	"sudoku/solver/profile"
	"sudoku/solver/search"
)

// Deepen computes a layer for puzzles in a list. Their rows are sent as bytes along with
// the message.
type Deepen struct {
	Part  int           `json:"part"`  // number of the part in the list
	First int           `json:"first"` // index of the first row within the part
	Count int           `json:"count"` // number of rows
	Layer profile.Layer `json:"layer"`
	rows  []byte
}

// Deepened is the answer to Deepen. The rows are sent as bytes along with the message.
type Deepened struct {
	Part  int           `json:"part"`
	First int           `json:"first"`
	Count int           `json:"count"`
	Layer profile.Layer `json:"layer"`
	Sum   rowset.Sum    `json:"sum"`
	rows  []byte
}

func (Deepened) answer() {}

// Rows returns the rows, including the new layer.
func (d Deepened) Rows() []byte { return d.rows }

// Carrying returns the job with its rows.
func (job Deepen) Carrying(rows []byte) Deepen {
	job.rows = rows
	return job
}

func (job Deepen) payload() []byte          { return job.rows }
func (job Deepen) carrying(data []byte) any { return job.Carrying(data) }
func (d Deepened) payload() []byte          { return d.rows }
func (d Deepened) carrying(data []byte) any { d.rows = data; return d }

func (job Deepen) run(ctx context.Context, progress func(Progress)) (Answer, error) {
	out := Deepened{Part: job.Part, First: job.First, Count: job.Count, Layer: job.Layer, rows: job.rows}
	report, done := paced(progress), 0
	alive := beating{ctx, func() { report(Progress{Count: done}) }}
	for at := 0; at+rowset.Size <= len(job.rows); at += rowset.Size {
		row := job.rows[at : at+rowset.Size]
		if job.Layer == profile.Solved {
			g, r := rowset.Puzzle(row), rowset.Profile(row)
			r.SetSolutions(search.Solve(&g).Count)
			out.Sum.Count(r)
		} else if err := deepen(alive, row, job.Layer); err != nil {
			return nil, err
		}
		if done++; done%256 == 0 && alive.Err() != nil {
			return nil, ctx.Err()
		}
	}
	return out, ctx.Err()
}

// deepen computes a layer for a row.
func deepen(ctx context.Context, row []byte, layer profile.Layer) error {
	r := rowset.Profile(row)
	p := r.Profile()
	p.Puzzle = rowset.Puzzle(row)
	if p.Layers.Has(profile.Canonical) { // the row stores only a digest of the canonical form
		p.Canonical, p.Automorphisms = minlex.Of(&p.Puzzle)
	}
	if err := p.Work(ctx, layer); err != nil {
		return err
	}
	p.Put(r)
	return nil
}

// beating is a context that reports progress whenever the work checks for cancellation.
// Rating a single puzzle may take minutes.
type beating struct {
	context.Context
	beat func()
}

func (b beating) Err() error {
	b.beat()
	return b.Context.Err()
}
