package game

import "sudoku/app/daily"

// Record is what is counted of a game beside its time, while the givens are
// locked and until it is finished.
type Record struct {
	// Hints is how often the player was helped to a digit: once for each press of
	// Hint that said more than was known, once for each step taken from a path,
	// and once for each look at the solution.
	Hints int
	// Mistakes is how many digits were entered that are not the solution's,
	// judged when they were entered: erasing one does not undo it, and to go
	// through the history does not count. Puzzles with several solutions have
	// none.
	Mistakes int
	// Finished: the player's own entry has completed the puzzle rightly. What
	// is done with it afterwards is no part of the game.
	Finished bool
	// Daily is which of the daily puzzles it is, if it is one.
	Daily daily.Puzzle
	// Exercise: a position to practise on, which is no game. Neither the library
	// nor the statistics take it.
	Exercise bool
}
