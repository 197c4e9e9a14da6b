// Package store writes what the page keeps between visits: the history with
// the present position, its savepoints, the selected cell, the time played, and
// the player's options. The text is versioned JSON, in
// which a node of the history holds only what differs from its parent.
package store

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"sudoku/app/model"
	"sudoku/app/model/desk"
	"sudoku/app/model/practise"
	"sudoku/app/work"
	"sudoku/solver/board"
)

// version is written first; a page refuses what a newer one wrote.
const version = 2

// ErrVersion: a newer version of the page wrote the text.
var ErrVersion = errors.New("store: written by a newer version")

type saved struct {
	Version  int    `json:"version"`
	Nodes    []node `json:"nodes"`
	Path     []int  `json:"path"`
	Depth    int    `json:"depth"`
	Selected string `json:"selected"`
	Play     *entry `json:"play,omitempty"`

	Savepoints []savepoint `json:"savepoints,omitempty"`
	Millis     int64       `json:"millis,omitempty"` // how long the puzzle was played
	Techniques *techniques `json:"techniques,omitempty"`
	Explained  *explained  `json:"explained,omitempty"`

	Hints    int    `json:"hints,omitempty"`
	Mistakes int    `json:"mistakes,omitempty"`
	Finished bool   `json:"finished,omitempty"`
	Daily    string `json:"daily,omitempty"`
	Exercise bool   `json:"exercise,omitempty"`

	Practise *practise.Kept `json:"practise,omitempty"`
}

type node struct {
	Parent  int     `json:"p"`
	Changes string  `json:"d,omitempty"`
	Links   *string `json:"l,omitempty"` // all of them, where they differ from the parent's
	Locked  bool    `json:"m,omitempty"`
	Answer  *answer `json:"a,omitempty"`
	At      int     `json:"t,omitempty"`
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
func Encode(m *model.Model) (string, error) { return new(Encoder).Encode(m) }

// Encoder writes the texts of models that follow each other: what it has worked out
// of a node of the history stays true as long as the node and its parent are there,
// so that a long history costs little more at each change than a short one.
type Encoder struct{ written []written }

type written struct {
	node, parent *desk.Node
	kept         node
}

// Encode is the text to keep of a model.
func (e *Encoder) Encode(m *model.Model) (string, error) {
	out := saved{Version: version, Selected: m.Selected.String(), Play: packEntry(m),
		Savepoints: packSavepoints(m.Savepoints), Millis: m.Time().Milliseconds(),
		Techniques: packTechniques(&m.Steps.Choice), Explained: packExplained(&m.Steps),
		Hints: m.Record.Hints, Mistakes: m.Record.Mistakes, Finished: m.Record.Finished, Daily: m.Record.Daily.String(), Exercise: m.Record.Exercise,
		Practise: m.Practise.Kept(&m.Desk)}
	nodes := m.History.Nodes()
	e.written = slices.Grow(e.written, max(0, len(nodes)-len(e.written)))[:len(nodes)]
	for i, n := range nodes {
		w := written{node: n}
		if n.Parent >= 0 {
			w.parent = nodes[n.Parent]
		}
		if was := &e.written[i]; was.node != w.node || was.parent != w.parent {
			w.kept = keptOf(w.node, w.parent)
			*was = w
		}
		out.Nodes = append(out.Nodes, e.written[i].kept)
	}
	out.Path, out.Depth = m.History.Path()
	text, err := json.Marshal(out)
	return string(text), err
}

// keptOf is what is kept of a node; parent is nil for the root.
func keptOf(n, parent *desk.Node) node {
	var from desk.Sheet
	if parent != nil {
		from = parent.Sheet
	}
	kept := node{
		Parent:  n.Parent,
		Changes: changes(&from, &n.Sheet),
		Locked:  n.Sheet.Locked,
		Answer:  pack(&n.Sheet.Answer),
		At:      n.At,
	}
	if n.Sheet.Marks.Links != from.Marks.Links {
		links := writeLinks(&n.Sheet.Marks.Links)
		kept.Links = &links
	}
	return kept
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
	nodes := make([]*desk.Node, len(in.Nodes))
	for i, n := range in.Nodes {
		var s desk.Sheet
		if n.Parent >= i {
			return m, fmt.Errorf("store: node %d comes before its parent", i)
		}
		if n.Parent >= 0 {
			parent := nodes[n.Parent].Sheet
			s.Position, s.Marks = parent.Position, parent.Marks
		}
		if err := apply(&n, &s); err != nil {
			return m, fmt.Errorf("store: node %d: %w", i, err)
		}
		s.Locked, s.Answer = n.Locked, unpack(n.Answer)
		nodes[i] = &desk.Node{Parent: n.Parent, Sheet: s, At: n.At}
	}
	h, ok := desk.RestoreHistory(nodes, in.Path, in.Depth)
	if !ok {
		return m, errors.New("store: the history does not hang together")
	}
	cell, ok := board.ParseCell(in.Selected)
	if !ok {
		return m, fmt.Errorf("store: no cell %q", in.Selected)
	}
	savepoints, err := unpackSavepoints(in.Savepoints, len(nodes))
	if err != nil {
		return m, err
	}
	m.History, m.Selected, m.Arriving = h, cell, h.IsBlank()
	unpackEntry(in.Play, &m)
	m.Savepoints, m.Compared = savepoints, 0
	m.Steps.Choice = unpackTechniques(in.Techniques, m.Steps.Choice)
	unpackExplained(in.Explained, &m)
	m.SetTime(time.Duration(in.Millis) * time.Millisecond)
	m.Record = recordOf(&in, h.Sheet())
	if in.Practise != nil {
		m.Practise.Restore(in.Practise, &m.Desk)
	}
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
// decimals; then the marks.
func changes(from, to *desk.Sheet) string {
	var b strings.Builder
	for _, l := range layers {
		before, after := l.grid(&from.Position), l.grid(&to.Position)
		for c, d := range after {
			if d != before[c] {
				fmt.Fprintf(&b, "%c%02d%d", l.letter, c, d)
			}
		}
	}
	if was, is := &from.Position.Eliminated, &to.Position.Eliminated; *was != *is {
		for x := range board.Candidate(board.Candidates) {
			if was.Has(x) != is.Has(x) {
				fmt.Fprintf(&b, "%c%03d", eliminated, x)
			}
		}
	}
	writeMarks(&b, &from.Marks, &to.Marks)
	return b.String()
}

// apply makes the sheet of a node from that of its parent.
func apply(n *node, s *desk.Sheet) (err error) {
	for changes := n.Changes; changes != ""; changes = changes[4:] {
		if len(changes) < 4 {
			return fmt.Errorf("change %q is cut short", changes)
		}
		number, err := strconv.ParseUint(changes[1:4], 10, 16)
		if err != nil {
			return fmt.Errorf("change %q: %w", changes[:4], err)
		}
		if !applyChange(changes[0], int(number), &s.Position) && !applyMark(changes[0], int(number), &s.Marks) {
			return fmt.Errorf("change %q", changes[:4])
		}
	}
	if n.Links != nil {
		s.Marks.Links, err = readLinks(*n.Links)
	}
	return err
}

// applyChange carries out one change of a position; ok is false if it is none.
func applyChange(letter byte, number int, p *board.Position) (ok bool) {
	if x := board.Candidate(number); letter == eliminated && x < board.Candidates {
		if p.Eliminated.Has(x) {
			p.Eliminated.Remove(x)
		} else {
			p.Eliminated.Add(x)
		}
		return true
	}
	cell, digit := number/10, number%10
	for _, l := range layers {
		if l.letter == letter && cell < board.Cells {
			l.grid(p)[cell] = board.Digit(digit)
			return true
		}
	}
	return false
}

func pack(a *desk.Answer) *answer {
	if !a.IsShown() {
		return nil
	}
	return &answer{
		Grid: work.Grid(a.Grid), Base: work.Grid(a.Base),
		Count: a.Count, Fitting: a.Fitting, Limit: a.Limit, Index: a.Index,
		Millis: a.Effort.Millis, Nodes: a.Effort.Nodes, Guesses: a.Effort.Guesses,
	}
}

func unpack(a *answer) desk.Answer {
	if a == nil {
		return desk.Answer{}
	}
	return desk.Answer{
		Grid: board.Grid(a.Grid), Base: board.Grid(a.Base),
		Count: a.Count, Fitting: a.Fitting, Limit: a.Limit, Index: a.Index,
		Effort: desk.Effort{Millis: a.Millis, Nodes: a.Nodes, Guesses: a.Guesses},
	}
}
