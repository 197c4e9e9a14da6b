package work_test

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"testing"

	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/proof"
	"sudoku/solver/step"
)

// checked returns the certificate in an answer after verifying it again.
func checked(t *testing.T, r work.Response) work.Certified {
	t.Helper()
	got, ok := r.Answer.(work.Certified)
	if !ok || got.Unproved != 0 || got.Wrong != "" {
		t.Fatalf("answered %.300s", r.Err+got.Wrong)
	}
	lines, err := proof.Check(bytes.NewReader(got.Formula), bytes.NewReader(got.Proof))
	if err != nil || lines != got.Lines {
		t.Errorf("%d lines of %d, %v", lines, got.Lines, err)
	}
	return got
}

func TestCertify(t *testing.T) {
	puzzle := wire.Position{Givens: grid(t, hard)}
	walked := serve(t, work.Explain{Choice: human(), Position: puzzle}).Answer.(work.Explained)
	path := checked(t, serve(t, work.Certify{Start: walked.Start, Steps: walked.Steps}))
	var claim []byte // the clause that excludes this solution
	for c, d := range walked.Faults.Solution {
		claim = fmt.Appendf(claim, "-%d ", 9*c+int(d))
	}
	if !bytes.Contains(path.Formula, claim) {
		t.Errorf("the formula of a path has no %s", claim)
	}
	n := len(walked.Steps) / 2
	one := checked(t, serve(t, work.Certify{Start: walked.Start, Steps: walked.Steps[:n+1], First: n}))
	if bytes.Contains(one.Formula, claim) || one.Lines >= path.Lines {
		t.Errorf("a step has %d lines of %d", one.Lines, path.Lines)
	}
	before := follow(t, &puzzle, walked.Steps[:n])
	position := before.Position()
	alone := checked(t, serve(t, work.Certify{Start: wire.NewPosition(&position), Steps: walked.Steps[n : n+1]}))
	if alone.Lines >= one.Lines {
		t.Errorf("alone it has %d lines, with those before it %d", alone.Lines, one.Lines)
	}
}

func TestCertifyWhatDoesNotFollow(t *testing.T) {
	wrong := wire.Steps{{Technique: "x", Placements: []board.Candidate{board.NewCandidate(2, 4)}},
		{Technique: "x", Placements: []board.Candidate{board.NewCandidate(3, 2)}}}
	got := serve(t, work.Certify{Start: wire.Position{Givens: grid(t, wikipedia)}, Steps: wrong})
	if c, ok := got.Answer.(work.Certified); !ok || c.Unproved != 2 || len(c.Proof) > 0 {
		t.Errorf("answered %+v", got)
	}
}

func TestCertifyRefuses(t *testing.T) {
	steps := wire.Steps{{Technique: "x", Placements: []board.Candidate{5}}}
	for name, job := range map[string]work.Certify{
		"no steps":              {},
		"a step after the last": {Steps: steps, First: 1},
		"a step before all":     {Steps: steps, First: -1},
		"no candidate":          {Steps: steps, Start: wire.Position{Eliminated: []board.Candidate{board.Candidates}}},
	} {
		if got := serve(t, job); !strings.HasPrefix(got.Err, "work: ") {
			t.Errorf("%s: %+v", name, got)
		}
	}
}

func TestCertifyReportsAndStops(t *testing.T) {
	puzzle := wire.Position{Givens: grid(t, wikipedia)}
	steps := serve(t, work.Explain{Choice: human(), Position: puzzle}).Answer.(work.Explained).Steps
	last := -1
	work.Serve(t.Context(), work.Request{Job: work.Certify{Start: puzzle, Steps: steps}}, func(r work.Response) {
		if r.Progress != nil {
			last = r.Progress.Stage
		}
	})
	if last != work.Checking {
		t.Errorf("the last progress is stage %d", last)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	work.Serve(ctx, work.Request{Job: work.Certify{Start: puzzle, Steps: []step.Step(steps)}}, func(r work.Response) {
		if r.Err != context.Canceled.Error() {
			t.Errorf("answered %+v", r)
		}
	})
}
