package game

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"sudoku/app/daily"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
)

// version is the latest format version. Decode reads all earlier versions and rejects
// later ones. Encode writes versionWithoutGroups if no drawn link has a group, so that
// older pages can read it.
const (
	version              = 3
	versionWithoutGroups = 2
)

// ErrVersion reports a text written by a newer version of the page.
var ErrVersion = errors.New("game: written by a newer version")

// saved is the JSON form of a game. Each node in the history holds only what differs from
// its parent.
type saved struct {
	Version  int    `json:"version"`
	Nodes    []node `json:"nodes"`
	Path     []int  `json:"path"`
	Depth    int    `json:"depth"`
	Selected string `json:"selected"`

	Savepoints []savepoint `json:"savepoints,omitempty"`
	Millis     int64       `json:"millis,omitempty"` // playing time

	Hints    int    `json:"hints,omitempty"`
	Mistakes int    `json:"mistakes,omitempty"`
	Finished bool   `json:"finished,omitempty"`
	Daily    string `json:"daily,omitempty"`
	Exercise bool   `json:"exercise,omitempty"`
}

type node struct {
	Parent  int     `json:"p"`
	Changes string  `json:"d,omitempty"`
	Links   *string `json:"l,omitempty"` // all links, if they differ from the parent's
	Locked  bool    `json:"m,omitempty"`
	Answer  *answer `json:"a,omitempty"`
	At      int     `json:"t,omitempty"`
	Hints   int     `json:"h,omitempty"`
}

type answer struct {
	Grid    wire.Grid `json:"grid"`
	Base    wire.Grid `json:"base"`
	Count   int       `json:"count"`
	Fitting int       `json:"fitting"`
	Limit   int       `json:"limit"`
	Index   int       `json:"index"`
	Millis  float64   `json:"millis"`
	Nodes   int       `json:"nodes"`
	Guesses int       `json:"guesses"`
}

type savepoint struct {
	Name    string `json:"name,omitempty"`
	Node    int    `json:"node"`
	Dropped bool   `json:"dropped,omitempty"`
}

// Encode encodes a game as text.
func (g *Game) Encode() string { return new(Encoder).Encode(g) }

// Encoder encodes successive states of a game. It caches the text of each node until the
// node or its parent changes, so that encoding a change takes little longer in a long
// history than in a short one.
type Encoder struct{ written []written }

type written struct {
	node, parent *Node
	kept         node
}

// Encode encodes a game as text.
func (e *Encoder) Encode(g *Game) string {
	out := saved{
		Version: versionWithoutGroups, Selected: g.Selected.String(), Millis: g.Time.Milliseconds(),
		Hints: g.Record.Hints, Mistakes: g.Record.Mistakes, Finished: g.Record.Finished,
		Daily: g.Record.Daily.String(), Exercise: g.Record.Exercise,
	}
	for _, p := range g.Savepoints {
		out.Savepoints = append(out.Savepoints, savepoint(p))
	}
	nodes := g.History.Nodes()
	e.written = slices.Grow(e.written, max(0, len(nodes)-len(e.written)))[:len(nodes)]
	for i, n := range nodes {
		w := written{node: n}
		if n.Parent >= 0 {
			w.parent = nodes[n.Parent]
		}
		if was := &e.written[i]; was.node != w.node || was.parent != w.parent {
			w.kept = encodeNode(w.node, w.parent)
			*was = w
		}
		out.Nodes = append(out.Nodes, e.written[i].kept)
		if n.Sheet.Marks.Links.HasGroups() {
			out.Version = version
		}
	}
	out.Path, out.Depth = g.History.Path()
	text, err := json.Marshal(out)
	if err != nil {
		panic(err) // strings and finite numbers can always be encoded as JSON
	}
	return string(text)
}

// encodeNode encodes a node; parent is nil for the root.
func encodeNode(n, parent *Node) node {
	var from Sheet
	if parent != nil {
		from = parent.Sheet
	}
	kept := node{
		Parent:  n.Parent,
		Changes: changes(&from, &n.Sheet),
		Locked:  n.Sheet.Locked,
		Answer:  pack(&n.Sheet.Answer),
		At:      n.At,
		Hints:   n.Hints,
	}
	if n.Sheet.Marks.Links != from.Marks.Links {
		links := writeLinks(&n.Sheet.Marks.Links)
		kept.Links = &links
	}
	return kept
}

// Decode decodes the output of Encode. It ignores unknown fields.
func Decode(text string) (g Game, err error) {
	var in saved
	if err := json.Unmarshal([]byte(text), &in); err != nil {
		return g, fmt.Errorf("game: %w", err)
	}
	if in.Version > version {
		return g, ErrVersion
	}
	nodes, err := sheets(in.Nodes)
	if err != nil {
		return g, err
	}
	h, ok := RestoreHistory(nodes, in.Path, in.Depth)
	if !ok {
		return g, errors.New("game: the nodes of the history do not form a tree")
	}
	cell, ok := board.ParseCell(in.Selected)
	if !ok {
		return g, fmt.Errorf("game: no cell %q", in.Selected)
	}
	g = Game{History: h, Selected: cell, Time: time.Duration(in.Millis) * time.Millisecond, Record: decodeRecord(&in, h.Sheet())}
	for _, p := range in.Savepoints {
		if p.Node < 0 || p.Node >= len(nodes) {
			return Game{}, fmt.Errorf("game: no node %d for a savepoint", p.Node)
		}
		g.Savepoints = append(g.Savepoints, Savepoint(p))
	}
	return g, nil
}

// sheets decodes the nodes of a history, each with its complete sheet.
func sheets(kept []node) ([]*Node, error) {
	nodes := make([]*Node, len(kept))
	for i, n := range kept {
		var s Sheet
		if n.Parent >= i {
			return nil, fmt.Errorf("game: node %d comes before its parent", i)
		}
		if n.Parent >= 0 {
			parent := nodes[n.Parent].Sheet
			s.Position, s.Marks = parent.Position, parent.Marks
		}
		if err := apply(&n, &s); err != nil {
			return nil, fmt.Errorf("game: node %d: %w", i, err)
		}
		s.Locked, s.Answer = n.Locked, unpack(n.Answer)
		nodes[i] = &Node{Parent: n.Parent, Sheet: s, At: n.At, Hints: n.Hints}
	}
	return nodes, nil
}

// decodeRecord returns the record of a game. Texts of earlier versions have no record,
// and their games may be finished.
func decodeRecord(in *saved, s Sheet) Record {
	values := s.Position.Values()
	puzzle, _ := daily.Parse(in.Daily)
	return Record{
		Hints: max(in.Hints, 0), Mistakes: max(in.Mistakes, 0),
		Finished: in.Finished || s.Locked && values.IsSolution(),
		Daily:    puzzle, Exercise: in.Exercise,
	}
}

func pack(a *Answer) *answer {
	if !a.IsShown() {
		return nil
	}
	return &answer{
		Grid: wire.Grid(a.Grid), Base: wire.Grid(a.Base),
		Count: a.Count, Fitting: a.Fitting, Limit: a.Limit, Index: a.Index,
		Millis: a.Effort.Millis, Nodes: a.Effort.Nodes, Guesses: a.Effort.Guesses,
	}
}

func unpack(a *answer) Answer {
	if a == nil {
		return Answer{}
	}
	return Answer{
		Grid: board.Grid(a.Grid), Base: board.Grid(a.Base),
		Count: a.Count, Fitting: a.Fitting, Limit: a.Limit, Index: a.Index,
		Effort: Effort{Millis: a.Millis, Nodes: a.Nodes, Guesses: a.Guesses},
	}
}

// Holds reports whether the game in text includes everything in part.
func Holds(text, part string) bool {
	whole, err1 := Decode(text)
	some, err2 := Decode(part)
	return err1 == nil && err2 == nil && whole.History.Holds(some.History)
}
