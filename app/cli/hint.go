//go:build !js

package cli

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/explain"
	"sudoku/solver/format"
	"sudoku/solver/path"
	"sudoku/solver/search"
	"sudoku/solver/step"
)

// hintCommand says what to look for in a position.
type hintCommand struct {
	Level  path.Level `default:"1" placeholder:"N" help:"How much to tell: 1 the technique, 2 where to look, 3 the cells, 4 the whole step and why it holds, 5 the position after it as well."`
	JSON   bool       `help:"Print a JSON object for each position: puzzle, candidates, level, technique, name, houses, cells, placements, eliminations, sentence, after (a line of HoDoKu's library); what the level does not tell is empty."`
	Lang   string     `enum:"en,de" default:"en" placeholder:"en" help:"The language of names and sentences: en or de."`
	Puzzle string     `arg:"" optional:"" name:"puzzle" help:"As for explain: a position in any format."`
}

// Validate is called by the parser.
func (c *hintCommand) Validate() error {
	if c.Level < path.TellTechnique || c.Level > path.Apply {
		return errors.New("--level: a number from 1 to 5 is needed")
	}
	return nil
}

// hinted is a hint on a position.
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
	After        string     `json:"after"`
	Error        string     `json:"error,omitempty"`

	e    *environment
	line int
	off  bool
	last string // instead of a hint
}

func (c *hintCommand) run(ctx context.Context, e *environment) (status int, err error) {
	input := logic{c.JSON, c.Lang, c.Puzzle}
	return answers(ctx, &input, e, func(entry *format.Entry, wrong string) (*hinted, int, error) {
		h := hinted{
			Level: c.Level, Houses: []string{}, Cells: []string{}, Placements: []string{}, Eliminations: []string{},
			Error: wrong, e: e, line: entry.Line,
		}
		if wrong != "" {
			return &h, failed, nil
		}
		status, err := h.look(ctx, &entry.Position, explain.For(c.Lang))
		return &h, status, err
	})
}

// look finds the next step of a position and fills in what the level tells.
func (h *hinted) look(ctx context.Context, p *board.Position, language *explain.Language) (status int, err error) {
	values := p.Values()
	h.Puzzle, h.Candidates = values.String(), format.Sukaku.Render(&board.Annotated{Position: *p})
	found, err := search.Count(ctx, &values, properLimit, nil)
	if err != nil {
		return failed, err
	}
	if found.Count == 0 {
		h.Error = at(h.e.say, h.line, h.e.say.Commands.None)
		return unsolved, nil
	}
	b := board.New(p)
	recipe, off, err := path.Human().For(ctx, &b)
	if err != nil {
		return failed, err
	}
	h.off = off
	t, s, ok := recipe.Next(&b)
	if !ok {
		h.last = h.e.say.Commands.StepsNone
		if b.IsSolved() {
			h.last = h.e.say.Commands.Complete
		}
		if found.Count > 1 {
			h.last += " " + h.e.say.Commands.Several
			return unsolved, nil
		}
		return done, nil
	}
	hint := path.HintOf(&s, h.Level)
	h.Technique, h.Name = t.Key, language.Name(t.Key)
	for x := range hint.Houses.All() {
		h.Houses = append(h.Houses, x.String())
	}
	for c := range hint.Cells.All() {
		h.Cells = append(h.Cells, c.String())
	}
	if h.Level >= path.TellPattern {
		h.Sentence = language.Sentence(&s)
		h.Placements, h.Eliminations = effects(&s)
	}
	if h.Level >= path.Apply {
		after := applied(p, &s)
		h.After = format.HoDoKuLibrary.Render(&board.Annotated{Position: after})
	}
	return done, nil
}

// applied is a position with a step taken.
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

func (h *hinted) complaints(asJSON bool) []string {
	var all []string
	if h.off {
		all = append(all, at(h.e.say, h.line, h.e.say.Commands.UniquenessOff))
	}
	if h.Error != "" && !asJSON {
		all = append(all, h.Error)
	}
	return all
}

func (h *hinted) print() error {
	if h.Error != "" {
		return nil
	}
	say := h.e.say
	out := []string{h.Puzzle}
	switch {
	case h.last != "":
		out = append(out, h.last)
	case h.Sentence != "":
		out = append(out, h.Name+": "+h.Sentence)
	default:
		out = append(out, say.Fill(say.Commands.HintTechnique, "technique", h.Name))
		if len(h.Houses) > 0 {
			out = append(out, say.Fill(say.Commands.HintHouses, "houses", strings.Join(h.Houses, ", ")))
		}
		if len(h.Cells) > 0 {
			out = append(out, say.Fill(say.Commands.HintCells, "cells", strings.Join(h.Cells, ", ")))
		}
	}
	if h.After != "" {
		out = append(out, h.After)
	}
	_, err := fmt.Fprintln(h.e.out, strings.Join(out, "\n"))
	return err
}
