package wire

import "sudoku/solver/board"

// Position is a board.Position encoded as text.
type Position struct {
	Givens     Grid              `json:"givens"`
	Entries    Grid              `json:"entries"`
	Eliminated []board.Candidate `json:"eliminated,omitempty"`
}

// NewPosition converts a position for a message.
func NewPosition(p *board.Position) Position {
	out := Position{Givens: Grid(p.Givens), Entries: Grid(p.Entries)}
	for x := range p.Eliminated.All() {
		out.Eliminated = append(out.Eliminated, x)
	}
	return out
}

// Plain returns the position for the engine.
func (p *Position) Plain() board.Position {
	out := board.Position{Givens: board.Grid(p.Givens), Entries: board.Grid(p.Entries)}
	for _, x := range p.Eliminated {
		out.Eliminated.Add(x)
	}
	return out
}

// Board returns the position as a board for techniques.
func (p *Position) Board() board.Board {
	plain := p.Plain()
	return board.New(&plain)
}
