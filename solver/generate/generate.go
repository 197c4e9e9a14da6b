package generate

import (
	"context"
	"runtime"
	"sync"

	"sudoku/solver/board"
)

// Puzzle is a puzzle with its only solution.
type Puzzle struct {
	Givens, Solution board.Grid
	// Seed and Attempt identify the attempt that made the puzzle.
	Seed    uint64
	Attempt int
}

// Generate makes the puzzle for a spec and a seed: the first attempt with that seed that
// meets the spec. If the spec is known to be impossible, Generate returns an *Impossible
// without searching. If the search fails, it returns a *NotFound.
func Generate(ctx context.Context, s Spec, seed uint64) (Puzzle, error) {
	return GenerateProgress(ctx, s, seed, func(int) {})
}

// GenerateProgress is like Generate but calls progress before each attempt, with the
// number of attempts made so far.
func GenerateProgress(ctx context.Context, s Spec, seed uint64, progress func(attempts int)) (Puzzle, error) {
	p, err := newPlan(&s)
	if err != nil {
		return Puzzle{}, err
	}
	for n := 0; s.Attempts == 0 || n < s.Attempts; n++ {
		if err := pause(ctx); err != nil {
			return Puzzle{}, &NotFound{n, err}
		}
		progress(n)
		made, ok, err := p.attempt(ctx, seed, n)
		switch {
		case ok:
			return made, nil
		case err != nil:
			return Puzzle{}, &NotFound{n, err}
		}
	}
	return Puzzle{}, &NotFound{s.Attempts, nil}
}

// pause yields to other goroutines. Otherwise, on WebAssembly's single thread, no timer
// could end a context. Any error is that of ctx.
func pause(ctx context.Context) error {
	runtime.Gosched()
	return ctx.Err()
}

// GenerateParallel is like Generate but makes several attempts in parallel. It returns
// the same puzzle.
func GenerateParallel(ctx context.Context, s Spec, seed uint64, workers int) (Puzzle, error) {
	if workers < 2 {
		return Generate(ctx, s, seed)
	}
	p, err := newPlan(&s)
	if err != nil {
		return Puzzle{}, err
	}
	r := race{best: -1}
	var working sync.WaitGroup
	for range workers {
		working.Go(func() {
			for n := r.start(ctx, s.Attempts); n >= 0; n = r.start(ctx, s.Attempts) {
				made, ok, err := p.attempt(ctx, seed, n)
				r.end(&made, ok, err)
			}
		})
	}
	working.Wait()
	if r.best >= 0 && r.err == nil {
		return r.made, nil
	}
	return Puzzle{}, &NotFound{r.next, r.err}
}

// A race hands out attempts in order until one succeeds. The winner is the successful
// attempt with the lowest number, so it is known only when all earlier attempts have
// ended.
type race struct {
	sync.Mutex
	next, best int // best is -1 until an attempt succeeds
	made       Puzzle
	err        error
}

// start returns the number of the next attempt, or -1 if no more are needed.
func (r *race) start(ctx context.Context, limit int) int {
	late := pause(ctx)
	r.Lock()
	defer r.Unlock()
	if r.err == nil {
		r.err = late
	}
	if r.best >= 0 || r.err != nil || limit > 0 && r.next >= limit {
		return -1
	}
	r.next++
	return r.next - 1
}

func (r *race) end(made *Puzzle, ok bool, err error) {
	r.Lock()
	defer r.Unlock()
	switch {
	case ok && (r.best < 0 || made.Attempt < r.best):
		r.best, r.made = made.Attempt, *made
	case err != nil:
		r.err = err
	}
}
