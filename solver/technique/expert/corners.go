package expert

import "sudoku/solver/board"

// corners are the 729 ways to cross two rows of different bands and two columns
// of different stacks: the four cells, one in each of four boxes; the second is
// in the first one's row, the third in its column, the last one across.
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
