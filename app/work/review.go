package work

import (
	"context"

	"sudoku/app/game"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/review"
)

// Review asks for the reasons of all moves of a game.
type Review struct {
	Game string `json:"game"` // the game as encoded by game.Encode
}

// Reviewed is the answer to Review; see review.Game.
type Reviewed struct {
	Unique   bool      `json:"unique"`
	Solution wire.Grid `json:"solution"`
	Moves    []Move    `json:"moves"`
	// Stuck is the index of the move after the longest pause, -1 if no pause was long.
	Stuck int `json:"stuck"`
}

// Move is a move of a game; see review.Move.
type Move struct {
	Node      int             `json:"node"` // history node after the move
	Kind      review.Kind     `json:"kind"`
	Candidate board.Candidate `json:"candidate"`
	Verdict   review.Verdict  `json:"verdict,omitempty"`
	Steps     wire.Steps      `json:"steps,omitempty"`
	ByMarks   bool            `json:"byMarks,omitempty"`
	Since     int             `json:"since"`
	Pause     int             `json:"pause,omitempty"`
	Conflict  *board.Conflict `json:"conflict,omitempty"`
	Hinted    bool            `json:"hinted,omitempty"`
	// Seen holds steps that could be seen before a guess, or where the player was stuck,
	// easiest first, at most MaxSeen.
	Seen wire.Steps `json:"seen,omitempty"`
}

// MaxSeen limits the steps of Move.Seen.
const MaxSeen = 3

func (Reviewed) answer() {}

func (job Review) run(ctx context.Context, progress func(Progress)) (Answer, error) {
	g, err := game.Decode(job.Game)
	if err != nil {
		return nil, err
	}
	nodes, states := States(g.History)
	report := throttled(progress)
	played, err := review.Play(ctx, states, func(done int) { report(Progress{Done: done, Total: len(states)}) })
	if err != nil {
		return nil, err
	}
	out := Reviewed{Unique: played.Unique, Solution: wire.Grid(played.Solution), Stuck: -1}
	if stuck, ok := played.Stuck(); ok {
		out.Stuck = stuck
	}
	for i := range played.Moves {
		m := &played.Moves[i]
		move := Move{nodes[m.State], m.Kind, m.Candidate, m.Verdict, wireSteps(m.Steps), m.ByMarks, m.Since, m.Pause, m.Conflict, m.Hinted, nil}
		if m.Verdict == review.Guessed || i == out.Stuck {
			move.Seen = wireSteps(played.InSight(ctx, &states[states[m.State].Parent], MaxSeen))
		}
		out.Moves = append(out.Moves, move)
	}
	return out, ctx.Err()
}

// States returns the states of a history that have its current givens, and their nodes.
func States(h game.History) (nodes []int, states []review.State) {
	index := map[int]int{-1: -1}
	all := h.Nodes()
	nodes = h.Played()
	for i, n := range nodes {
		index[n] = i
		parent, ok := index[all[n].Parent]
		if !ok {
			parent = -1
		}
		s := &all[n].Sheet
		states = append(states, review.State{Position: s.Position, Marks: s.Marks, Parent: parent, At: all[n].At, Hints: all[n].Hints})
	}
	return nodes, states
}

// Board returns the board on which the steps of a move were found: the state before the
// move without its mistakes, and with the player's notes if the steps rely on them.
func (r *Reviewed) Board(h game.History, m *Move) board.Board {
	before := &h.Nodes()[max(h.Nodes()[m.Node].Parent, 0)].Sheet
	played := review.Game{Solution: board.Grid(r.Solution), Unique: r.Unique}
	plain, noted := played.Boards(&review.State{Position: before.Position, Marks: before.Marks})
	if m.ByMarks {
		return noted
	}
	return plain
}
