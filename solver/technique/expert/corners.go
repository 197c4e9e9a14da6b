package expert

import "sudoku/solver/board"

// corners lists the 729 ways to cross two rows of different bands with two columns of
// different stacks. Each way has four cells in four boxes: the second is in the row of
// the first, the third in its column, and the last is opposite.
var corners = func() (all [][4]board.Cell) {
	for top := range 6 {
		for bottom := top/3*3 + 3; bottom < 9; bottom++ {
			for left := range 6 {
				for right := left/3*3 + 3; right < 9; right++ {
					all = append(all, [4]board.Cell{
						board.CellAt(top, left), board.CellAt(top, right),
						board.CellAt(bottom, left), board.CellAt(bottom, right),
					})
				}
			}
		}
	}
	return all
}()
