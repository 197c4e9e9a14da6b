//go:build !js

package cli

import (
	"context"
	"fmt"

	"sudoku/app/cli/pipeline"
	"sudoku/app/cli/terminal"
	"sudoku/app/cli/verdict"
	"sudoku/solver/board"
	"sudoku/solver/explain"
	"sudoku/solver/format"
	"sudoku/solver/path"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// logic holds the flags shared by the commands that look for steps.
type logic struct {
	JSON bool `help:"Print a JSON object for each position: puzzle, candidates (729 characters: nine for each cell, the digit or '.'), steps (technique, name, hodoku, se, placements, eliminations, sentence, argument (parts; lines, each with kind, text, cells and claims; short)), solved; if something is wrong, also error, conflicts, mistakes, contradiction."`
	pipeline.Jobs
	Puzzle string `arg:"" optional:"" name:"puzzle" help:"As for solve; also a position with candidates ruled out: a candidate grid, 729 characters or a HoDoKu library line."`
}

// stepsCommand prints the available steps of positions.
type stepsCommand struct {
	logic
	Quick bool `help:"Leave out the slow techniques, such as mutant and Kraken fish."`
}

func (c *stepsCommand) run(ctx context.Context, e *pipeline.Environment) (status int, err error) {
	return c.logic.run(ctx, e, func(ctx context.Context, p *pipeline.Page, r *report, b *board.Board) error {
		recipe := path.Recipe{Techniques: technique.Catalog()}
		if c.Quick {
			recipe = path.Human()
		}
		recipe, _, err := recipe.For(ctx, b)
		if err != nil {
			return err
		}
		for t, s := range recipe.All(b) {
			if ctx.Err() != nil {
				return ctx.Err()
			}
			r.add(t, &s, b)
		}
		r.last = p.Say.Commands.StepsNone
		if n := len(r.Steps); n > 0 {
			r.first, r.last = p.Say.Fill(p.Say.Commands.StepsAre, "count", n), ""
		}
		r.Solved = b.IsSolved()
		return nil
	})
}

// report is the JSON output for a position, along with the text printed before and after
// its steps.
type report struct {
	Puzzle     string       `json:"puzzle"`
	Candidates string       `json:"candidates"`
	Steps      []reportStep `json:"steps"`
	Solved     bool         `json:"solved"`
	verdict.Reasons

	language    *explain.Language
	first, last string
	end         *terminal.Picture // drawn at the end, unless nil
}

// reportStep is a step in a report.
type reportStep struct {
	Technique    string   `json:"technique"`
	Name         string   `json:"name"`
	HoDoKu       string   `json:"hodoku"`
	SE           tenths   `json:"se"`
	Placements   []string `json:"placements"`
	Eliminations []string `json:"eliminations"`
	Sentence     string   `json:"sentence"`
	Argument     *argued  `json:"argument"`
}

// tenths is a number printed with one decimal.
type tenths int

// MarshalJSON writes the number with one decimal, 42 as 4.2.
func (n tenths) MarshalJSON() ([]byte, error) { return fmt.Appendf(nil, "%d.%d", n/10, n%10), nil }

func (r *report) add(t *technique.Technique, s *step.Step, b *board.Board) {
	line := reportStep{
		Technique: t.Key, Name: r.language.Name(t.Key), HoDoKu: t.HoDoKu, SE: tenths(t.Rating(s)),
		Sentence: r.language.On(s, b),
		Argument: newArgued(r.language, s, b),
	}
	line.Placements, line.Eliminations = effects(s)
	r.Steps = append(r.Steps, line)
}

// effects formats the effects of a step.
func effects(s *step.Step) (placements, eliminations []string) {
	placements, eliminations = []string{}, []string{}
	for _, x := range s.Placements {
		placements = append(placements, x.String())
	}
	for _, x := range s.Eliminations {
		eliminations = append(eliminations, step.Elimination(x))
	}
	return placements, eliminations
}

// print prints the report as text.
func (r *report) print(p *pipeline.Page) {
	p.Line(r.Puzzle)
	if r.first != "" {
		p.Line(r.first)
	}
	for i, s := range r.Steps {
		p.Line(fmt.Sprintf("%3d. %s: %s", i+1, s.Name, s.Sentence))
	}
	if r.last != "" {
		p.Line(r.last)
	}
	if r.end != nil {
		p.DrawPicture(r.end)
	}
}

// run calls look for each position that may have a solution, and prints the reports.
func (c *logic) run(
	ctx context.Context, e *pipeline.Environment, look func(ctx context.Context, p *pipeline.Page, r *report, b *board.Board) error,
) (status int, err error) {
	m := pipeline.Many{Environment: e, Arg: c.Puzzle, Read: pipeline.AnyEntries, Jobs: c.Jobs.Count(), Batch: 1}
	m.Look = func(ctx context.Context, p *pipeline.Page, q *pipeline.Question) (status int, err error) {
		r := report{Steps: []reportStep{}, language: &e.Say.Techniques}
		v, why, status, err := verdict.OfQuestion(ctx, p, q)
		if err != nil {
			return pipeline.Failed, err
		}
		r.Reasons = why
		if q.Wrong == nil {
			values := q.Values()
			r.Puzzle, r.Candidates = values.String(), format.Sukaku.Render(&q.Annotated)
		}
		if v.Solutions > 0 {
			b := board.New(&q.Position)
			if err := look(ctx, p, &r, &b); err != nil {
				return pipeline.Failed, err
			}
		}
		if c.JSON {
			return status, p.Encode(r)
		}
		v.Complain(p, r.Error)
		if v.Solutions > 0 {
			r.print(p)
		}
		return status, nil
	}
	return m.Run(ctx)
}
