package work

import (
	"bytes"
	"context"
	"errors"

	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/proof"
)

// Certify asks for a certificate of steps: of what they do, from the number First
// on; for First 0 and a path to the solution, that there is no other. Steps are
// all since Start, which is taken for granted; so a step of a path comes with
// those before it, and one found in a position comes alone.
type Certify struct {
	Start wire.Position `json:"start"`
	Steps wire.Steps    `json:"steps"`
	First int           `json:"first"` // from 0
}

// Certified is the answer to Certify. The files travel as bytes beside the
// message.
type Certified struct {
	Formula []byte `json:"-"` // in DIMACS
	Proof   []byte `json:"-"` // in LRAT
	Size    int    `json:"size"`
	Lines   int    `json:"lines"` // of the proof
	// Unproved is the number, from 1, of the first step that does not follow: a
	// digit of the position is wrong, or several solutions fit it. 0: all do.
	Unproved int `json:"unproved,omitempty"`
	// Wrong is what the checker finds wrong with the certificate, "" for nothing.
	Wrong string `json:"wrong,omitempty"`
}

func (Certified) answer() {}

// The stages of a Certify job.
const (
	Certifying = iota // Done steps of Total
	Checking
)

func (c Certified) payload() []byte { return append(bytes.Clone(c.Formula), c.Proof...) }

func (c Certified) carrying(data []byte) any { return c.Carrying(data) }

// Carrying is the answer with the files that came beside it.
func (c Certified) Carrying(data []byte) Certified {
	size := min(max(c.Size, 0), len(data))
	c.Formula, c.Proof = data[:size:size], data[size:]
	return c
}

var (
	errNoSuchStep      = errors.New("work: no such step")
	errNoSuchCandidate = errors.New("work: no such candidate")
)

func (job Certify) run(ctx context.Context, progress func(Progress)) (Answer, error) {
	n := len(job.Steps)
	if job.First < 0 || job.First >= n {
		return nil, errNoSuchStep
	}
	for _, x := range job.Start.Eliminated {
		if x >= board.Candidates {
			return nil, errNoSuchCandidate
		}
	}
	report := throttled(progress)
	start := job.Start.Plain()
	c, err := proof.Certify(ctx, &start, job.Steps, job.First, func(done int) {
		report(Progress{Stage: Certifying, Done: done, Total: n})
	})
	if unproved, ok := err.(proof.Unproved); ok {
		return Certified{Unproved: int(unproved) + 1}, nil
	}
	if err != nil {
		return nil, err
	}
	progress(Progress{Stage: Checking})
	out := Certified{Formula: c.Formula, Proof: c.Proof, Size: len(c.Formula), Lines: c.Lines}
	if _, err := proof.Check(bytes.NewReader(c.Formula), bytes.NewReader(c.Proof)); err != nil {
		out.Wrong = err.Error()
	}
	return out, ctx.Err()
}
