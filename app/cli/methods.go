//go:build !js

package cli

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"text/tabwriter"
	"time"

	"sudoku/app/cli/pipeline"
	"sudoku/app/cli/verdict"
	"sudoku/app/parts/methods"
	"sudoku/app/text"
	"sudoku/solver/classic"
)

// methodsCommand runs the methods in package classic on puzzles.
type methodsCommand struct {
	JSON   bool          `help:"Print a JSON object for each puzzle: puzzle, methods (method, outcome, grid, open, millis, nodes, tries, depth, passes, cycles, trials); if something is wrong, also error, conflicts, mistakes, contradiction."`
	Time   time.Duration `default:"10s" placeholder:"10s" help:"Stop each run after this time; 0 for no limit."`
	Only   []string      `placeholder:"KEY,..." help:"Run only the methods with these keys, as --json prints them."`
	Puzzle string        `arg:"" optional:"" name:"puzzle" help:"As for solve."`
}

// Validate rejects invalid flags. Package kong calls it after parsing.
func (c *methodsCommand) Validate() error {
	if c.Time < 0 {
		return errors.New("--time: a time of 0 or more is needed")
	}
	return nil
}

func (c *methodsCommand) run(ctx context.Context, e *pipeline.Environment) (status int, err error) {
	methods, err := c.chosen(e.Say)
	if err != nil {
		return pipeline.Failed, err
	}
	// Parallel runs would distort the times.
	m := pipeline.Many{Environment: e, Arg: c.Puzzle, Read: pipeline.AnyEntries, Jobs: 1, Batch: 1}
	m.Look = func(ctx context.Context, p *pipeline.Page, q *pipeline.Question) (int, error) {
		return c.look(ctx, p, q, methods)
	}
	return m.Run(ctx)
}

// look runs the methods on a puzzle unless digits clash, in which case most methods would
// just search until their time limit.
func (c *methodsCommand) look(ctx context.Context, p *pipeline.Page, q *pipeline.Question, methods []classic.Method) (status int, err error) {
	v, why, status, err := verdict.OfQuestion(ctx, p, q)
	if err != nil {
		return pipeline.Failed, err
	}
	compared := comparison{Methods: []methodObject{}, Reasons: why}
	if q.Wrong == nil {
		values := q.Values()
		compared.Puzzle = values.String()
	}
	var runs []methodRun
	isRun := q.Wrong == nil && !v.Clash()
	if isRun {
		if runs, err = c.compare(ctx, p, q, methods); err != nil {
			return pipeline.Failed, err
		}
	}
	if c.JSON {
		return status, compared.encode(p, runs)
	}
	switch {
	case compared.Error != "" && q.Wrong == nil && !isRun:
		p.Complain(compared.Error + p.Say.Techniques.Marks.Space + p.Say.CommandLine.MethodsNotRun)
	case compared.Error != "":
		p.Complain(compared.Error)
	}
	if isRun {
		p.Line(compared.Puzzle)
		return status, tabulate(p, runs)
	}
	return status, nil
}

// compare runs the methods one after another.
func (c *methodsCommand) compare(ctx context.Context, p *pipeline.Page, q *pipeline.Question, methods []classic.Method) (runs []methodRun, err error) {
	values := q.Values()
	for i, m := range methods {
		showing := p.KeepNoting(p.Say.Fill(p.Say.CommandLine.Running, "method", m.Key, "at", i+1, "count", len(methods)))
		m.Limits.Time = c.Time
		start := time.Now()
		result := m.Run(ctx, &values, nil)
		took := time.Since(start)
		showing()
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		runs = append(runs, methodRun{m, result, float64(took) / float64(time.Millisecond)})
	}
	return runs, nil
}

// chosen returns the methods named by --only, or all methods by default.
func (c *methodsCommand) chosen(t *text.Catalog) ([]classic.Method, error) {
	all := classic.Methods()
	if len(c.Only) == 0 {
		return all, nil
	}
	var wanted []classic.Method
	for _, key := range c.Only {
		m, ok := classic.Find(key)
		if !ok {
			return nil, errors.New(t.Fill(t.Commands.NoMethod, "method", key, "methods", strings.Join(methodKeys(), t.Techniques.Marks.Comma)))
		}
		wanted = append(wanted, m)
	}
	return wanted, nil
}

func methodKeys() (keys []string) {
	for _, m := range classic.Methods() {
		keys = append(keys, m.Key)
	}
	return keys
}

// methodRun is the result of a method.
type methodRun struct {
	method classic.Method
	result classic.Result
	millis float64
}

// tabulate prints the results as a table.
func tabulate(p *pipeline.Page, runs []methodRun) error {
	t := p.Say.Methods
	out := tabwriter.NewWriter(p, 0, 0, 2, ' ', 0)
	header := []string{t.Method, t.Time, t.Nodes, t.Tries, t.Depth, t.Rounds, t.Outcome}
	fmt.Fprintln(out, strings.Join(header, "\t"))
	for _, r := range runs {
		line := []string{r.method.Key, p.Say.Milliseconds(r.millis)}
		for _, n := range []int{r.result.Nodes, r.result.Tries, r.result.Depth} {
			line = append(line, methods.FigureText(n, p.Say))
		}
		_, outcome := methods.OutcomeText(&r.result, p.Say)
		rounds := methods.RoundsText(&r.result, p.Say)
		if rounds == "" {
			rounds = t.None
		}
		fmt.Fprintln(out, strings.Join(append(line, rounds, outcome), "\t"))
	}
	return out.Flush()
}

// outcomes holds the JSON names of the outcomes.
var outcomes = map[classic.Outcome]string{
	classic.NoSolution: "no-solution", classic.Solved: "solved", classic.Wrong: "wrong",
	classic.Stalled: "stalled", classic.LimitReached: "limit-reached", classic.Refused: "refused",
}

// methodObject is the JSON output for a run. Counters that the method does not keep are
// 0.
type methodObject struct {
	Method  string  `json:"method"`
	Outcome string  `json:"outcome"`
	Grid    string  `json:"grid"` // the grid as the method left it
	Open    int     `json:"open"` // number of empty cells
	Millis  float64 `json:"millis"`
	Nodes   int     `json:"nodes"`
	Tries   int     `json:"tries"`
	Depth   int     `json:"depth"`
	Passes  int     `json:"passes"`
	Cycles  int     `json:"cycles"`
	Trials  int     `json:"trials"`
}

// comparison is the JSON output for a puzzle.
type comparison struct {
	Puzzle  string         `json:"puzzle"`
	Methods []methodObject `json:"methods"`
	verdict.Reasons
}

func (c *comparison) encode(p *pipeline.Page, runs []methodRun) error {
	for _, r := range runs {
		c.Methods = append(c.Methods, methodObject{
			r.method.Key, outcomes[r.result.Outcome], r.result.Grid.String(), r.result.Open(), r.millis,
			r.result.Nodes, r.result.Tries, r.result.Depth, r.result.Passes, r.result.Cycles, r.result.Trials,
		})
	}
	return p.Encode(c)
}
