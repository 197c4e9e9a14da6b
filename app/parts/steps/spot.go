package steps

import (
	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/solver/board"
)

// Spot is a position in a path. The other tabs of the panel refer to it after the player
// leaves the path there.
type Spot struct {
	For board.Position // the player's position, where the path starts
	At  board.Position
}

// spot returns the position for all tabs except the path: the place where the player left
// the path, or the player's own position if there is none.
func (s *Steps) spot(d *desk.Desk) board.Position {
	if position := d.Sheet().Position; s.Spot.For != position {
		return position
	}
	return s.Spot.At
}

// Here returns the position on the board: the player's, unless this part shows another.
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

// leavePath stores the current place in the path for the other tabs.
func (s *Steps) leavePath(d *desk.Desk) {
	if s.Tab == PathTab {
		s.Spot = Spot{For: d.Sheet().Position, At: s.Here(d)}
	}
}
