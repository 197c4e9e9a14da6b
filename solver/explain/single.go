package explain

import (
	"sudoku/solver/argument"
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// hiddenSingle shows why no other cell of the house can hold the digit. It draws rays
// from as few digits on the board as possible.
func hiddenSingle(s *step.Step, b *board.Board) Scene {
	x := s.Placements[0]
	d := x.Digit()
	house := s.Arg("house").(board.HouseSet).First()
	open := house.Cells().And(b.Empty()).Without(x.Cell())
	sc := Scene{View: s.Drawn(0), Link: -1, Clean: true, why: &why{before: b}}
	for !open.IsEmpty() {
		from, seen := argument.BestSight(b, d, open)
		if seen.IsEmpty() {
			break
		}
		open = open.Minus(seen)
		sc.View.MarkCells(board.NewCellSet(from), step.Blocking)
		sc.View.MarkCells(seen, step.Blocked)
		sc.View.Rays = append(sc.View.Rays, step.Ray{From: from, To: seen})
	}
	sc.View.MarkCells(open, step.Blocked)
	for c := range open.All() {
		sc.Needs = append(sc.Needs, board.NewCandidate(c, d))
	}
	sc.about = *s
	return sc
}

// nakedSingle shows the digits that the cell sees, each in the nearest cell that holds
// it.
func nakedSingle(s *step.Step, b *board.Board) Scene {
	x := s.Placements[0]
	c := x.Cell()
	sc := Scene{View: s.Drawn(0), Link: -1, Clean: true, why: &why{before: b}}
	for d := range board.AllDigits.Without(x.Digit()).All() {
		from, ok := argument.NearestSight(b, c, d)
		if !ok {
			sc.Needs = append(sc.Needs, board.NewCandidate(c, d))
			continue
		}
		sc.View.MarkCells(board.NewCellSet(from), step.Blocking)
		sc.View.Rays = append(sc.View.Rays, step.Ray{From: from, To: board.NewCellSet(c)})
	}
	sc.about = *s
	return sc
}
