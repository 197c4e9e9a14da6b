package work

import (
	"bytes"
	"context"
	"errors"

	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/proof"
)

// Certify asks for a certificate of the effects of Steps, from index First on. If First
// is 0 and the path is complete, it also certifies that the solution is unique. Start is
// taken for granted. Steps must include everything since Start: a step of a path is sent
// with the steps before it, a step found in a position is sent alone.
type Certify struct {
	Start wire.Position `json:"start"`
	Steps wire.Steps    `json:"steps"`
	First int           `json:"first"` // index of the first step to certify
}

// Certified is the answer to Certify. The files are sent as bytes along with the message.
type Certified struct {
	Formula []byte `json:"-"` // in DIMACS format
	Proof   []byte `json:"-"` // in LRAT format
	Size    int    `json:"size"`
	Lines   int    `json:"lines"` // number of lines in Proof
	// Unproved is the number, from 1, of the first step that does not follow. The reason is
	// that a digit of the position is wrong or that the position has several solutions. If
	// all steps follow, Unproved is 0.
	Unproved int `json:"unproved,omitempty"`
	// Wrong is the checker's objection to the certificate, or "".
	Wrong string `json:"wrong,omitempty"`
}

func (Certified) answer() {}

// Stages of a Certify job.
const (
	Certifying = iota // Done of Total steps are certified
	Checking
)

func (c Certified) payload() []byte { return append(bytes.Clone(c.Formula), c.Proof...) }

func (c Certified) carrying(data []byte) any { return c.Carrying(data) }

// Carrying returns the answer with its files.
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
