package work

import (
	"context"
	"time"

	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/path"
)

// Explain asks for a path from a position to the solution.
type Explain struct {
	Choice
	Position wire.Position `json:"position"`
	Fewest   bool          `json:"fewest"` // minimise the number of steps instead of their difficulty
}

// Explained is the answer to Explain.
type Explained struct {
	Faults Faults `json:"faults"`
	// Start is the position before the first step: the requested one, or only its givens
	// if the player made a mistake.
	Start         wire.Position `json:"start"`
	Steps         wire.Steps    `json:"steps"`
	Solved        bool          `json:"solved"`
	UniquenessOff bool          `json:"uniquenessOff"` // uniqueness was not assumed, because the givens lack a unique solution
	// Missing lists the keys of unselected techniques that find a step where the path
	// gets stuck, easiest first, at most MaxMissing.
	Missing []string `json:"missing,omitempty"`
}

// FindSteps asks for all steps of the techniques in a position.
type FindSteps struct {
	Choice
	Position wire.Position `json:"position"`
	// Long selects only the techniques whose search may take seconds; otherwise they are
	// omitted.
	Long bool `json:"long,omitempty"`
}

// Found is the answer to FindSteps, ordered by technique as in the choice.
type Found struct {
	Faults Faults     `json:"faults"`
	Steps  wire.Steps `json:"steps"`
	// Left holds, for each step, the number of candidates left after the step and the
	// singles that it opens. It is 0 if they solve the puzzle.
	Left          []int `json:"left"`
	More          bool  `json:"more"` // whether there are more steps than a limit allows
	UniquenessOff bool  `json:"uniquenessOff"`
}

// MaxFound limits the steps of one technique in an answer, so that one technique does not
// crowd out another. Slow techniques have large steps, so their limit is MaxLong; the
// search for them ends after LongTime.
const (
	MaxFound = 200
	MaxLong  = 30
	LongTime = 5 * time.Second
)

func (Explained) answer() {}
func (Found) answer()     {}

// searchPause is the interval between progress reports during a search for steps.
const searchPause = 200 * time.Millisecond

// throttled limits the rate of progress reports.
func throttled(progress func(Progress)) func(Progress) {
	last := time.Now()
	return func(p Progress) {
		if now := time.Now(); now.Sub(last) >= searchPause {
			last = now
			progress(p)
		}
	}
}

func (job Explain) run(ctx context.Context, progress func(Progress)) (Answer, error) {
	report := throttled(progress)
	plain := job.Position.Plain()
	faults, err := FindFaults(ctx, &plain)
	if err != nil {
		return nil, err
	}
	out := Explained{Faults: faults, Start: job.Position}
	if faults.AreMistakes() {
		out.Start = wire.Position{Givens: job.Position.Givens}
	}
	if faults.Solutions == 0 {
		return out, nil
	}
	start := out.Start.Board()
	filled := func(n int) { report(Progress{Done: n, Total: board.Cells}) }
	recipe := job.recipe()
	var p path.Path
	if job.Fewest {
		p, err = recipe.Fewest(ctx, &start, filled)
	} else {
		p, err = recipe.Walk(ctx, &start, func(p path.Progress) { filled(p.Filled) })
	}
	out.Steps, out.Solved, out.UniquenessOff = wireSteps(p.Steps), p.Solved, p.UniquenessOff
	if err == nil && !p.Solved {
		last := board.Cells - p.Last.Empty().Len()
		out.Missing = job.missing(ctx, &p.Last, func() { filled(last) })
	}
	return out, err
}

func (job FindSteps) run(ctx context.Context, progress func(Progress)) (Answer, error) {
	report := throttled(progress)
	plain := job.Position.Plain()
	faults, err := FindFaults(ctx, &plain)
	if err != nil {
		return nil, err
	}
	out := Found{Faults: faults}
	if faults.AreMistakes() {
		return out, nil
	}
	b := board.New(&plain)
	fit, off, err := job.recipe().For(ctx, &b)
	if err != nil {
		return nil, err
	}
	out.UniquenessOff = off
	within, most := ctx, MaxFound
	if job.Long {
		most = MaxLong
		var cancel context.CancelFunc
		within, cancel = context.WithTimeout(ctx, LongTime)
		defer cancel()
	}
	for i, t := range fit.Techniques {
		if job.Long != (t.Long != nil) {
			continue
		}
		beat := func() { report(Progress{Done: i, Total: len(fit.Techniques)}) }
		beat()
		n := 0
		for s := range t.Steps(within, &b, beat) {
			if n++; n > most {
				out.More = true
				break
			}
			out.Steps = append(out.Steps, s)
			out.Left = append(out.Left, path.Left(&b, &s))
		}
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
	}
	out.More = out.More || within.Err() != nil
	return out, nil
}
