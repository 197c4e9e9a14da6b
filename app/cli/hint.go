//go:build !js

package cli

import (
	"context"
	"errors"
	"strings"

	"sudoku/app/cli/pipeline"
	"sudoku/app/cli/terminal"
	"sudoku/app/cli/verdict"
	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/path"
	"sudoku/solver/step"
)

// hintCommand prints a hint for a position.
type hintCommand struct {
	Level path.Level `default:"1" placeholder:"N" help:"How much to reveal: 1 the technique, 2 where to look, 3 the cells, 4 the whole step and its reason, 5 also the resulting position."`
	JSON  bool       `help:"Print a JSON object for each position: puzzle, candidates, level, technique, name, houses, cells, placements, eliminations, sentence, argument (as for explain), after (a line of HoDoKu's library); fields beyond the level are empty; if something is wrong, also error, conflicts, mistakes, contradiction."`
	pipeline.Frame
	pipeline.Jobs
	Puzzle string `arg:"" optional:"" name:"puzzle" help:"As for explain: a position in any format."`
}

// Validate rejects invalid flags. Package kong calls it after parsing.
func (c *hintCommand) Validate() error {
	if c.Level < path.NameTechnique || c.Level > path.Apply {
		return errors.New("--level: a number from 1 to 5 is needed")
	}
	return nil
}

// hinted is the JSON output for a hint.
type hinted struct {
	Puzzle       string     `json:"puzzle"`
	Candidates   string     `json:"candidates"`
	Level        path.Level `json:"level"`
	Technique    string     `json:"technique"`
	Name         string     `json:"name"`
	Houses       []string   `json:"houses"`
	Cells        []string   `json:"cells"`
	Placements   []string   `json:"placements"`
	Eliminations []string   `json:"eliminations"`
	Sentence     string     `json:"sentence"`
	Argument     *argued    `json:"argument"`
	After        string     `json:"after"`
	verdict.Reasons

	last string // printed instead of a hint
	hint path.Hint
	step step.Step
}

func (c *hintCommand) run(ctx context.Context, e *pipeline.Environment) (status int, err error) {
	m := pipeline.Many{Environment: e, Arg: c.Puzzle, Read: pipeline.AnyEntries, Jobs: c.Jobs.Count(), Batch: 1, Look: c.look}
	return m.Run(ctx)
}

func (c *hintCommand) look(ctx context.Context, p *pipeline.Page, q *pipeline.Question) (status int, err error) {
	h := hinted{Level: c.Level, Houses: []string{}, Cells: []string{}, Placements: []string{}, Eliminations: []string{}}
	v, why, status, err := verdict.OfQuestion(ctx, p, q)
	if err != nil {
		return pipeline.Failed, err
	}
	h.Reasons = why
	if q.Wrong == nil {
		values := q.Values()
		h.Puzzle, h.Candidates = values.String(), format.Sukaku.Render(&q.Annotated)
	}
	if v.Solutions > 0 {
		if err := h.find(ctx, p, &q.Position); err != nil {
			return pipeline.Failed, err
		}
	}
	if c.JSON {
		return status, p.Encode(h)
	}
	v.Complain(p, h.Error)
	if h.Puzzle != "" && c.Drawn(p, q) {
		p.DrawPicture(h.picture(q, v.WrongCells()))
	}
	if v.Solutions > 0 {
		h.print(p)
	}
	return status, nil
}

// find finds the next step in a position and fills in as much of it as the level reveals.
func (h *hinted) find(ctx context.Context, p *pipeline.Page, position *board.Position) error {
	b := board.New(position)
	recipe, _, err := path.Easiest().For(ctx, &b)
	if err != nil {
		return err
	}
	t, s, ok := recipe.Next(ctx, &b, nil)
	if err := ctx.Err(); err != nil {
		return err
	}
	if !ok {
		h.last = p.Say.Commands.StepsNone
		if b.IsSolved() {
			h.last = p.Say.Commands.Complete
		}
		return nil
	}
	language := &p.Say.Techniques
	h.step, h.hint = s, path.NewHint(&s, h.Level)
	h.Technique, h.Name = t.Key, language.Name(t.Key)
	for x := range h.hint.Houses.All() {
		h.Houses = append(h.Houses, x.String())
	}
	for c := range h.hint.Cells.All() {
		h.Cells = append(h.Cells, c.String())
	}
	if h.Level >= path.ShowPattern {
		h.Sentence = language.On(&s, &b)
		h.Argument = newArgued(language, &s, &b)
		h.Placements, h.Eliminations = effects(&s)
	}
	if h.Level >= path.Apply {
		after := applied(position, &s)
		h.After = format.HoDoKuLibrary.Render(&board.Annotated{Position: after})
	}
	return nil
}

// applied returns the position after a step.
func applied(p *board.Position, s *step.Step) board.Position {
	after := *p
	for _, x := range s.Placements {
		after = after.WithEntry(x.Cell(), x.Digit())
	}
	for _, x := range s.Eliminations {
		after.Eliminated.Add(x)
	}
	return after
}

// picture returns a picture of as much of the step as the level reveals.
func (h *hinted) picture(q *pipeline.Question, wrong board.CellSet) *terminal.Picture {
	drawing := terminal.Picture{
		Board: board.New(&q.Position), Givens: q.Givens.Filled(), Wrong: wrong, Pattern: h.hint.Cells,
	}
	if h.Level >= path.ShowPattern {
		drawing.Placed, drawing.Eliminated = h.step.Placements, h.step.Eliminations
	}
	return &drawing
}

func (h *hinted) print(p *pipeline.Page) {
	p.Line(h.Puzzle)
	switch {
	case h.last != "":
		p.Line(h.last)
	case h.Sentence != "":
		p.Line(h.Name + p.Say.Techniques.Marks.Colon + h.Sentence)
	default:
		p.Line(p.Say.Fill(p.Say.Commands.HintTechnique, "technique", h.Name))
		if len(h.Houses) > 0 {
			p.Line(p.Say.Fill(p.Say.Commands.HintHouses, "houses", strings.Join(h.Houses, p.Say.Techniques.Marks.Comma)))
		}
		if len(h.Cells) > 0 {
			p.Line(p.Say.Fill(p.Say.Commands.HintCells, "cells", strings.Join(h.Cells, p.Say.Techniques.Marks.Comma)))
		}
	}
	if h.After != "" {
		p.Line(h.After)
	}
}
