//go:build !js

package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"sync"
	"time"

	"sudoku/app/cli/pipeline"
	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/path"
	"sudoku/solver/rate"
)

// generateCommand generates puzzles.
type generateCommand struct {
	JSON      bool          `help:"Print a JSON object for each puzzle: puzzle, solution, grade, path, se and hodoku as for rate, symmetry, seed."`
	Grade     grades        `placeholder:"GRADE" help:"Easy, Medium, Hard, Expert or Extreme, or a range such as Hard-Extreme."`
	ER        tenthsRange   `name:"er" placeholder:"A-B" help:"Sudoku Explainer's rating, such as 3.0 or 2.6-4.5."`
	Score     numbers       `placeholder:"A-B" help:"HoDoKu's score."`
	Technique []string      `placeholder:"KEY" help:"Require these techniques: for each, nothing simpler helps at some step of the path."`
	Hardest   bool          `help:"With --technique: make them the hardest ones needed."`
	SolvedBy  []string      `placeholder:"KEY" help:"Make puzzles that these techniques solve."`
	Symmetry  string        `enum:"${symmetries}" default:"none" placeholder:"none" help:"Symmetry of the cells with givens: none, half-turn, quarter-turn, left-right, top-bottom, both-mirrors, diagonal, antidiagonal, both-diagonals or full."`
	Givens    numbers       `placeholder:"N-M" help:"Number of givens. Fewer than 20 are rarely found."`
	Minimal   bool          `help:"Make minimal puzzles: every given is needed."`
	Pattern   string        `placeholder:"FILE" help:"Pattern of the givens: 81 characters or a file, with '.' or '0' for an empty cell."`
	Count     int           `default:"1" placeholder:"1" help:"How many puzzles."`
	Seed      string        `placeholder:"S" help:"Seed: the same seed gives the same puzzles. Each further puzzle uses the next seed."`
	Limit     time.Duration `default:"1m" placeholder:"1m" help:"Give up on a puzzle after this time; 0 for never."`
	pipeline.Jobs
}

// Validate rejects invalid flags. Package kong calls it after parsing.
func (c *generateCommand) Validate() error {
	switch {
	case c.Count < 0:
		return errors.New("--count: a number of 0 or more is needed")
	case c.Limit < 0:
		return errors.New("--limit: a time of 0 or more is needed")
	case c.Hardest && len(c.Technique) == 0:
		return errors.New("--hardest: --technique is needed")
	}
	if _, err := c.seed(); err != nil {
		return errors.New("--seed: a whole number is needed")
	}
	return nil
}

// seed returns the seed given by the user, or a random one.
func (c *generateCommand) seed() (uint64, error) {
	if c.Seed == "" {
		return rand.Uint64() >> 16, nil // short enough to retype
	}
	return strconv.ParseUint(c.Seed, 10, 64)
}

func (c *generateCommand) run(ctx context.Context, e *pipeline.Environment) (status int, err error) {
	s, err := c.spec(e)
	if err != nil {
		return pipeline.Failed, err
	}
	first, _ := c.seed()
	ctx, stop := context.WithCancel(ctx)
	var working sync.WaitGroup
	defer working.Wait()
	defer stop()
	e.Follow(int64(c.Count))
	defer e.Progress.Clear()

	// One goroutine per job makes puzzles, which are printed in order. If there are fewer
	// puzzles than jobs, several goroutines share a puzzle.
	workers := max(1, min(c.Count, c.Jobs.Count()))
	each := max(1, c.Jobs.Count()/workers)
	todo, ordered := make(chan *order), make(chan *order, pipeline.Ahead*workers)
	working.Go(func() {
		defer close(todo)
		defer close(ordered)
		for i := range c.Count {
			o := &order{seed: first + uint64(i), done: make(chan struct{})}
			for _, to := range []chan *order{ordered, todo} {
				select {
				case to <- o:
				case <-ctx.Done():
					return
				}
			}
		}
	})
	for range workers {
		working.Go(func() {
			for o := range todo {
				c.make(ctx, o, s, each)
			}
		})
	}
	return c.print(ctx, e, &s, ordered)
}

// order is a puzzle to make, and later the result.
type order struct {
	seed  uint64
	done  chan struct{}
	made  generate.Puzzle
	rated rated
	err   error
}

// make makes a puzzle, and rates it if the output includes the rating.
func (c *generateCommand) make(ctx context.Context, o *order, s generate.Spec, workers int) {
	defer close(o.done)
	limited, stop := ctx, context.CancelFunc(func() {})
	if c.Limit > 0 {
		limited, stop = context.WithTimeout(ctx, c.Limit)
	}
	defer stop()
	o.made, o.err = generate.GenerateParallel(limited, s, o.seed, workers)
	if o.err == nil && c.JSON {
		o.rated, o.err = ratedFor(ctx, &s, &o.made.Givens)
	}
}

// ratedFor rates a puzzle made for a spec.
func ratedFor(ctx context.Context, s *generate.Spec, puzzle *board.Grid) (r rated, err error) {
	b := board.FromGrid(puzzle)
	rating, err := rate.Rate(ctx, &b, nil)
	if err != nil {
		return r, err
	}
	r = newRated()
	r.fill(&rating)
	return r, r.walk(ctx, s, &b)
}

// walk fills in the path of a puzzle made for a spec: the easiest path or, if that lacks
// one of the spec's techniques, the path in catalog order.
func (r *rated) walk(ctx context.Context, s *generate.Spec, b *board.Board) error {
	name := "easiest"
	own, walked, err := rate.RateOwn(ctx, b, path.Easiest())
	counts := countObject(own.Techniques)
	if err == nil && slices.ContainsFunc(s.Techniques, func(key string) bool { return counts[key] == 0 }) {
		name = "catalog"
		own, walked, err = rate.RateOwn(ctx, b, s.Path())
	}
	if err != nil {
		return err
	}
	r.fillOwn(name, &own, &walked)
	return nil
}

// print prints the puzzles in order, each as soon as it is ready, and stops at the first
// failure.
func (c *generateCommand) print(ctx context.Context, e *pipeline.Environment, s *generate.Spec, ordered <-chan *order) (status int, err error) {
	n := 0
	for o := range ordered {
		select {
		case <-o.done:
		default:
			if err := e.Out.Flush(); err != nil {
				return pipeline.Failed, err
			}
			c.wait(ctx, e, n, o.done)
		}
		if err := ctx.Err(); err != nil {
			return pipeline.Failed, err
		}
		if o.err != nil {
			return c.fail(e, s, o.err)
		}
		e.Progress.Clear()
		if err := c.write(e, s, o); err != nil {
			return pipeline.Failed, err
		}
		n++
	}
	return pipeline.Done, ctx.Err()
}

// wait waits for a puzzle to be finished, or for the end of ctx, after which it may never
// be started. Meanwhile, wait shows how many puzzles are finished.
func (c *generateCommand) wait(ctx context.Context, e *pipeline.Environment, n int, until <-chan struct{}) {
	for tick := time.Tick(time.Second / 4); ; {
		select {
		case <-until:
			return
		case <-ctx.Done():
			return
		case <-tick:
			e.Progress.Show(int64(n), func(time.Duration) string {
				return e.Say.Fill(e.Say.Generation.Made, "count", n, "all", c.Count)
			})
		}
	}
}

func (c *generateCommand) write(e *pipeline.Environment, s *generate.Spec, o *order) error {
	if !c.JSON {
		_, err := fmt.Fprintln(e.Out, &o.made.Givens)
		return err
	}
	r := &o.rated
	object := generated{
		Puzzle: o.made.Givens.String(), Solution: o.made.Solution.String(),
		Grade: r.Grade, Path: r.Path, SE: r.SE, HoDoKu: r.HoDoKu, Techniques: r.Techniques,
		Symmetry: generate.Of(o.made.Givens.Filled()).String(), Seed: o.seed,
	}
	encoder := json.NewEncoder(e.Out)
	encoder.SetEscapeHTML(false)
	return encoder.Encode(object)
}

// generated is the JSON output for a puzzle.
type generated struct {
	Puzzle   string       `json:"puzzle"`
	Solution string       `json:"solution"`
	Grade    string       `json:"grade"`
	Path     ownObject    `json:"path"`
	SE       seObject     `json:"se"`
	HoDoKu   hodokuObject `json:"hodoku"`
	// Techniques is a copy of Path.Techniques, kept for programs written for earlier
	// versions.
	Techniques map[string]int `json:"techniques"`
	Symmetry   string         `json:"symmetry"`
	Seed       uint64         `json:"seed"`
}

// fail reports why there is no puzzle. An order known to be impossible is a usage error.
func (c *generateCommand) fail(e *pipeline.Environment, s *generate.Spec, err error) (status int, _ error) {
	say := &e.Say.Generation
	if missed, ok := errors.AsType[*generate.NotFound](err); ok {
		e.Complain(e.Say.Fill(say.NotFound, "count", missed.Attempts, "time", c.Limit.String()))
		return pipeline.Unsolved, nil
	}
	wrong, ok := errors.AsType[*generate.Impossible](err)
	if !ok {
		return pipeline.Failed, err
	}
	givens := fmt.Sprint(s.Givens.Min)
	if s.Givens.Max > s.Givens.Min {
		givens += fmt.Sprintf("-%d", s.Givens.Max)
	}
	switch wrong.Reason {
	case generate.UnknownTechnique:
		return pipeline.Failed, errors.New(e.Say.Fill(say.UnknownTechnique, "technique", wrong.Technique))
	case generate.EmptyRange:
		return pipeline.Failed, errors.New(say.EmptyRange)
	case generate.FewGivens:
		e.Complain(say.FewGivens)
	case generate.ManyGivens:
		e.Complain(say.ManyGivens)
	case generate.SymmetryCount:
		e.Complain(e.Say.Fill(say.SymmetryCount, "symmetry", s.Symmetry.String(), "range", givens))
	case generate.PatternCount:
		e.Complain(e.Say.Fill(say.PatternCount, "count", s.Pattern.Len(), "range", givens))
	case generate.PatternSymmetry:
		e.Complain(e.Say.Fill(say.PatternSymmetry, "symmetry", s.Symmetry.String()))
	case generate.PatternLines:
		e.Complain(say.PatternLines)
	case generate.NeverNeeded:
		e.Complain(e.Say.Fill(say.NeverNeeded, "technique", e.Say.Techniques.Name(wrong.Technique)))
	case generate.GradeOfOnly:
		e.Complain(say.GradeOfOnly)
	}
	return pipeline.Unsolved, nil
}
