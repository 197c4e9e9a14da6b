package steps

import (
	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/solver/board"
)

// Spot is a position that a path leads through: what the other parts of the panel
// are about once the path was left there.
type Spot struct {
	For board.Position // the player's own, where the path begins
	At  board.Position
}

// spot is the position that all parts of the panel but the path are about: where
// the path was left, the player's own where there is no path.
func (s *Steps) spot(d *desk.Desk) board.Position {
	if position := d.Sheet().Position; s.Spot.For != position {
		return position
	}
	return s.Spot.At
}

// Here is the position that the board shows as far as this part says what it
// shows, else the player's own.
func (s *Steps) Here(d *desk.Desk) board.Position {
	_, asked := d.Busy.Job.(work.Hint)
	switch {
	case d.Panel == desk.SolvePanel && (asked || s.Hint.Level > 0):
		return s.Hint.For
	case d.Panel != desk.StepsPanel:
	case s.Tab != PathTab:
		return s.spot(d)
	case s.shown(d) != nil:
		return s.Shown.position(s.Start)
	}
	return d.Sheet().Position
}

// leavePath keeps the place in the path for the other parts.
func (s *Steps) leavePath(d *desk.Desk) {
	if s.Tab == PathTab {
		s.Spot = Spot{For: d.Sheet().Position, At: s.Here(d)}
	}
}
