// Package store writes what the page keeps between visits: the history with
// the present position, and the selected cell. The text is versioned JSON, in
// which a node of the history holds only what differs from its parent.
package store

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"sudoku/app/model"
	"sudoku/app/work"
	"sudoku/solver/board"
)

// version is written first; a page refuses what a newer one wrote.
const version = 1

// ErrVersion tells that a newer version of the page wrote the text.
var ErrVersion = errors.New("store: written by a newer version")

type saved struct {
	Version  int    `json:"version"`
	Nodes    []node `json:"nodes"`
	Path     []int  `json:"path"`
	Depth    int    `json:"depth"`
	Selected string `json:"selected"`
}

type node struct {
	Parent  int     `json:"p"`
	Changes string  `json:"d,omitempty"`
	Playing bool    `json:"m,omitempty"`
	Answer  *answer `json:"a,omitempty"`
}

type answer struct {
	Grid    work.Grid `json:"grid"`
	Base    work.Grid `json:"base"`
	Count   int       `json:"count"`
	Fitting int       `json:"fitting"`
	Limit   int       `json:"limit"`
	Index   int       `json:"index"`
	Millis  float64   `json:"millis"`
	Nodes   int       `json:"nodes"`
	Guesses int       `json:"guesses"`
}

// Encode is the text to keep of a model.
func Encode(m *model.Model) (string, error) {
	out := saved{Version: version, Selected: m.Selected.String()}
	nodes := m.History.Nodes()
	for _, n := range nodes {
		var parent model.Sheet
		if n.Parent >= 0 {
			parent = nodes[n.Parent].Sheet
		}
		out.Nodes = append(out.Nodes, node{
			Parent:  n.Parent,
			Changes: changes(&parent.Position, &n.Sheet.Position),
			Playing: n.Sheet.Playing,
			Answer:  pack(&n.Sheet.Answer),
		})
	}
	out.Path, out.Depth = m.History.Path()
	text, err := json.Marshal(out)
	return string(text), err
}

// Decode puts what Encode wrote into a model. The model comes back unchanged
// with an error for anything else.
func Decode(text string, m model.Model) (model.Model, error) {
	var in saved
	if err := json.Unmarshal([]byte(text), &in); err != nil {
		return m, fmt.Errorf("store: %w", err)
	}
	if in.Version > version {
		return m, ErrVersion
	}
	nodes := make([]*model.Node, len(in.Nodes))
	for i, n := range in.Nodes {
		var s model.Sheet
		if n.Parent >= i {
			return m, fmt.Errorf("store: node %d stands before its parent", i)
		}
		if n.Parent >= 0 {
			s.Position = nodes[n.Parent].Sheet.Position
		}
		if err := apply(n.Changes, &s.Position); err != nil {
			return m, fmt.Errorf("store: node %d: %w", i, err)
		}
		s.Playing, s.Answer = n.Playing, unpack(n.Answer)
		nodes[i] = &model.Node{Parent: n.Parent, Sheet: s}
	}
	h, ok := model.RestoreHistory(nodes, in.Path, in.Depth)
	if !ok {
		return m, errors.New("store: the history does not hang together")
	}
	cell, ok := board.ParseCell(in.Selected)
	if !ok {
		return m, fmt.Errorf("store: no cell %q", in.Selected)
	}
	m.History, m.Selected = h, cell
	return m, nil
}

// layer is a letter of a change and the grid of a position that it is about.
type layer struct {
	letter byte
	grid   func(*board.Position) *board.Grid
}

var layers = []layer{
	{'g', func(p *board.Position) *board.Grid { return &p.Givens }},
	{'e', func(p *board.Position) *board.Grid { return &p.Entries }},
}

// eliminated is the letter of a change of an eliminated candidate.
const eliminated = 'x'

// changes lists the cells in which two positions differ, as the layer's
// letter, two decimals of the cell's index and the new digit, 0 for none; then
// the candidates that are eliminated in one of them only, as an x and three
// decimals.
func changes(from, to *board.Position) string {
	var b strings.Builder
	for _, l := range layers {
		before, after := l.grid(from), l.grid(to)
		for c, d := range after {
			if d != before[c] {
				fmt.Fprintf(&b, "%c%02d%d", l.letter, c, d)
			}
		}
	}
	for x := range board.Candidate(board.Candidates) {
		if from.Eliminated.Has(x) != to.Eliminated.Has(x) {
			fmt.Fprintf(&b, "%c%03d", eliminated, x)
		}
	}
	return b.String()
}

func apply(changes string, p *board.Position) error {
next:
	for ; changes != ""; changes = changes[4:] {
		if len(changes) < 4 {
			return fmt.Errorf("change %q is cut short", changes)
		}
		number, err := strconv.ParseUint(changes[1:4], 10, 16)
		if err != nil {
			return fmt.Errorf("change %q: %w", changes[:4], err)
		}
		if x := board.Candidate(number); changes[0] == eliminated && x < board.Candidates {
			if p.Eliminated.Has(x) {
				p.Eliminated.Remove(x)
			} else {
				p.Eliminated.Add(x)
			}
			continue
		}
		cell, digit := number/10, number%10
		if cell >= board.Cells {
			return fmt.Errorf("change %q", changes[:4])
		}
		for _, l := range layers {
			if l.letter == changes[0] {
				l.grid(p)[cell] = board.Digit(digit)
				continue next
			}
		}
		return fmt.Errorf("change %q", changes[:4])
	}
	return nil
}

func pack(a *model.Answer) *answer {
	if !a.IsShown() {
		return nil
	}
	return &answer{
		Grid: work.Grid(a.Grid), Base: work.Grid(a.Base),
		Count: a.Count, Fitting: a.Fitting, Limit: a.Limit, Index: a.Index,
		Millis: a.Effort.Millis, Nodes: a.Effort.Nodes, Guesses: a.Effort.Guesses,
	}
}

func unpack(a *answer) model.Answer {
	if a == nil {
		return model.Answer{}
	}
	return model.Answer{
		Grid: board.Grid(a.Grid), Base: board.Grid(a.Base),
		Count: a.Count, Fitting: a.Fitting, Limit: a.Limit, Index: a.Index,
		Effort: model.Effort{Millis: a.Millis, Nodes: a.Nodes, Guesses: a.Guesses},
	}
}
