//go:build !js

package cli

import (
	"context"
	"fmt"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/explain"
	"sudoku/solver/format"
	"sudoku/solver/path"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// logic is what the commands that look for steps have in common.
type logic struct {
	JSON   bool   `help:"Print a JSON object for each position: puzzle, candidates (729 characters: nine for each cell, the digit or '.'), steps (technique, name, hodoku, se, placements, eliminations, sentence), solved."`
	Lang   string `enum:"en,de" default:"en" placeholder:"en" help:"The language of names and sentences: en or de."`
	Puzzle string `arg:"" optional:"" name:"puzzle" help:"As for solve; a position may also be a grid of candidates, 729 characters, or a line of HoDoKu's library, each with candidates ruled out."`
}

// stepsCommand prints the steps that positions offer.
type stepsCommand struct {
	logic
	Quick bool `help:"Leave out the techniques that take long: mutant and Kraken fish and the like."`
}

func (c *stepsCommand) run(ctx context.Context, e *environment) (status int, err error) {
	return c.logic.run(ctx, e, func(r *report, b *board.Board) (int, error) {
		recipe := path.Recipe{Techniques: technique.Catalog()}
		if c.Quick {
			recipe = path.Human()
		}
		recipe, off, err := recipe.For(ctx, b)
		if err != nil {
			return failed, err
		}
		r.off = off
		for t, s := range recipe.All(b) {
			if ctx.Err() != nil {
				return failed, ctx.Err()
			}
			r.add(t, &s)
		}
		r.last = r.e.say.Commands.StepsNone
		if n := len(r.Steps); n > 0 {
			r.first, r.last = r.e.say.Fill(r.e.say.Commands.StepsAre, "count", n), ""
		}
		r.Solved = b.IsSolved()
		return done, nil
	})
}

// report is what other programs read about a position, with what is printed
// for people around the steps.
type report struct {
	Puzzle     string       `json:"puzzle"`
	Candidates string       `json:"candidates"`
	Steps      []reportStep `json:"steps"`
	Solved     bool         `json:"solved"`
	Error      string       `json:"error,omitempty"`

	e           *environment
	language    *explain.Language
	first, last string
	off         bool // uniqueness techniques were left out
	line        int  // in a list, else 0
}

// reportStep is a step of a report.
type reportStep struct {
	Technique    string   `json:"technique"`
	Name         string   `json:"name"`
	HoDoKu       string   `json:"hodoku"`
	SE           tenths   `json:"se"`
	Placements   []string `json:"placements"`
	Eliminations []string `json:"eliminations"`
	Sentence     string   `json:"sentence"`
}

// tenths is a number that prints with one decimal.
type tenths int

// MarshalJSON prints the number: 4.2 for 42.
func (n tenths) MarshalJSON() ([]byte, error) { return fmt.Appendf(nil, "%d.%d", n/10, n%10), nil }

func (r *report) add(t *technique.Technique, s *step.Step) {
	line := reportStep{
		Technique: t.Key, Name: r.language.Name(t.Key), HoDoKu: t.HoDoKu, SE: tenths(t.Rating(s)),
		Sentence: r.language.Sentence(s),
	}
	line.Placements, line.Eliminations = effects(s)
	r.Steps = append(r.Steps, line)
}

// effects print the effects of a step.
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

// print writes the report for people.
func (r *report) print() error {
	if r.Error != "" {
		return nil
	}
	out := []string{r.Puzzle}
	if r.first != "" {
		out = append(out, r.first)
	}
	for i, s := range r.Steps {
		out = append(out, fmt.Sprintf("%3d. %s: %s", i+1, s.Name, s.Sentence))
	}
	if r.last != "" {
		out = append(out, r.last)
	}
	_, err := fmt.Fprintln(r.e.out, strings.Join(out, "\n"))
	return err
}

// complaints are what standard error is told.
func (r *report) complaints(asJSON bool) []string {
	var all []string
	if r.off {
		all = append(all, at(r.e.say, r.line, r.e.say.Commands.UniquenessOff))
	}
	if r.Error != "" && !asJSON {
		all = append(all, r.Error)
	}
	return all
}

// run reads the positions one by one, has each looked at, and prints the
// reports.
func (c *logic) run(ctx context.Context, e *environment, look func(*report, *board.Board) (int, error)) (status int, err error) {
	return answers(ctx, c, e, func(entry *format.Entry, wrong string) (*report, int, error) {
		r := report{Steps: []reportStep{}, Error: wrong, e: e, language: explain.For(c.Lang), line: entry.Line}
		if wrong != "" {
			return &r, failed, nil
		}
		values := entry.Position.Values()
		b := board.New(&entry.Position)
		r.Puzzle, r.Candidates = values.String(), format.Sukaku.Render(&entry.Annotated)
		status, err := look(&r, &b)
		return &r, status, err
	})
}
