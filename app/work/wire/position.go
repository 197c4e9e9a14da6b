package wire

import "sudoku/solver/board"

// Position is a board.Position that a message holds as text.
type Position struct {
	Givens     Grid              `json:"givens"`
	Entries    Grid              `json:"entries"`
	Eliminated []board.Candidate `json:"eliminated,omitempty"`
}

// NewPosition is a position for a message.
func NewPosition(p *board.Position) Position {
	out := Position{Givens: Grid(p.Givens), Entries: Grid(p.Entries)}
	for x := range p.Eliminated.All() {
		out.Eliminated = append(out.Eliminated, x)
	}
	return out
}

// Plain is the position as the engine takes it.
func (p *Position) Plain() board.Position {
	out := board.Position{Givens: board.Grid(p.Givens), Entries: board.Grid(p.Entries)}
	for _, x := range p.Eliminated {
		out.Eliminated.Add(x)
	}
	return out
}

// Board is the position as techniques look at it.
func (p *Position) Board() board.Board {
	plain := p.Plain()
	return board.New(&plain)
}
