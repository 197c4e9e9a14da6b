package game

import "sudoku/app/daily"

// Record counts the events of a game while the givens are locked and the game is not
// finished. The record is not part of the history, so Undo does not change it.
type Record struct {
	// Hints counts how often the player got help: each press of Hint that revealed more,
	// each step taken from a path, and each look at the solution.
	Hints int
	// Mistakes counts the entered digits that contradict the solution, judged at entry.
	// Erasing a digit does not reduce the count, and moving through the history does not
	// increase it. For puzzles with several solutions it stays 0.
	Mistakes int
	// Finished reports that the puzzle has been completed correctly. Later changes are not
	// part of the game.
	Finished bool
	// Daily identifies the puzzle if it is a daily puzzle.
	Daily daily.Puzzle
	// Exercise marks a position for practice. It is not a game: the library and the
	// statistics ignore it.
	Exercise bool
}
