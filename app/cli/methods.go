//go:build !js

package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"text/tabwriter"
	"time"

	"sudoku/app/text"
	"sudoku/app/view"
	"sudoku/solver/board"
	"sudoku/solver/classic"
	"sudoku/solver/format"
)

// methodsCommand runs the methods of package classic on puzzles, one after
// another, so that none takes another's time.
type methodsCommand struct {
	JSON   bool          `help:"Print a JSON object for each puzzle: puzzle, methods (method, outcome, grid, open, millis, nodes, tries, depth, passes, cycles, trials)."`
	Time   time.Duration `default:"10s" placeholder:"10s" help:"End each run after this time; 0 for no limit."`
	Only   []string      `placeholder:"KEY,..." help:"Run only the methods with these keys, as --json prints them."`
	Puzzle string        `arg:"" optional:"" name:"puzzle" help:"As for solve."`
}

// Validate is called by the parser.
func (c *methodsCommand) Validate() error {
	if c.Time < 0 {
		return errors.New("--time: a time of 0 or more is needed")
	}
	return nil
}

func (c *methodsCommand) run(ctx context.Context, e *environment) (status int, err error) {
	methods, err := c.chosen(e.say)
	if err != nil {
		return failed, err
	}
	in, err := openInput(ctx, c.Puzzle, e)
	if err != nil {
		return failed, err
	}
	defer in.Close()
	for entry, err := range in.puzzles() {
		if wrong, ok := errors.AsType[*format.Error](err); ok {
			return failed, errors.New(in.named(e.say.Error(wrong)))
		} else if err != nil {
			return failed, in.failure(err)
		}
		puzzle := entry.Position.Values()
		var runs []methodRun
		for _, m := range methods {
			m.Limits.Time = c.Time
			start := time.Now()
			result := m.Run(ctx, &puzzle, nil)
			if err := ctx.Err(); err != nil {
				return failed, err
			}
			runs = append(runs, methodRun{m, result, float64(time.Since(start)) / float64(time.Millisecond)})
		}
		if c.JSON {
			err = printRuns(e, &puzzle, runs)
		} else {
			err = tabulate(e, &puzzle, runs)
		}
		if err != nil {
			return failed, err
		}
	}
	return done, nil
}

// chosen are the methods to run: those asked for, else all.
func (c *methodsCommand) chosen(t *text.Catalog) ([]classic.Method, error) {
	all := classic.Methods()
	if len(c.Only) == 0 {
		return all, nil
	}
	var keys []string
	for _, m := range all {
		keys = append(keys, m.Key)
	}
	var wanted []classic.Method
	for _, key := range c.Only {
		m, ok := classic.Find(key)
		if !ok {
			return nil, errors.New(t.Fill(t.Commands.NoMethod, "method", key, "methods", strings.Join(keys, ", ")))
		}
		wanted = append(wanted, m)
	}
	return wanted, nil
}

// methodRun is what a method came to.
type methodRun struct {
	method classic.Method
	result classic.Result
	millis float64
}

// tabulate prints the puzzle and a table below it.
func tabulate(e *environment, puzzle *board.Grid, runs []methodRun) error {
	t := e.say.Methods
	out := tabwriter.NewWriter(e.out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(e.out, puzzle.String())
	header := []string{t.Method, t.Time, t.Nodes, t.Tries, t.Depth, t.Rounds, t.Outcome}
	fmt.Fprintln(out, strings.Join(header, "\t"))
	for _, r := range runs {
		line := []string{r.method.Key, e.say.Milliseconds(r.millis)}
		for _, n := range []int{r.result.Nodes, r.result.Tries, r.result.Depth} {
			line = append(line, view.FigureText(n, e.say))
		}
		_, outcome := view.OutcomeText(&r.result, e.say)
		rounds := view.RoundsText(&r.result, e.say)
		if rounds == "" {
			rounds = t.None
		}
		fmt.Fprintln(out, strings.Join(append(line, rounds, outcome), "\t"))
	}
	return out.Flush()
}

// outcomes are the names of the outcomes in JSON.
var outcomes = map[classic.Outcome]string{
	classic.NoSolution: "no-solution", classic.Solved: "solved", classic.Wrong: "wrong",
	classic.Stalled: "stalled", classic.LimitReached: "limit-reached", classic.Refused: "refused",
}

// methodObject is a run as other programs read it. A counter that the method
// does not have is 0.
type methodObject struct {
	Method  string  `json:"method"`
	Outcome string  `json:"outcome"`
	Grid    string  `json:"grid"` // as the method left it
	Open    int     `json:"open"` // cells
	Millis  float64 `json:"millis"`
	Nodes   int     `json:"nodes"`
	Tries   int     `json:"tries"`
	Depth   int     `json:"depth"`
	Passes  int     `json:"passes"`
	Cycles  int     `json:"cycles"`
	Trials  int     `json:"trials"`
}

func printRuns(e *environment, puzzle *board.Grid, runs []methodRun) error {
	var object struct {
		Puzzle  string         `json:"puzzle"`
		Methods []methodObject `json:"methods"`
	}
	object.Puzzle = puzzle.String()
	for _, r := range runs {
		object.Methods = append(object.Methods, methodObject{
			r.method.Key, outcomes[r.result.Outcome], r.result.Grid.String(), r.result.Open(), r.millis,
			r.result.Nodes, r.result.Tries, r.result.Depth, r.result.Passes, r.result.Cycles, r.result.Trials,
		})
	}
	return json.NewEncoder(e.out).Encode(object)
}
