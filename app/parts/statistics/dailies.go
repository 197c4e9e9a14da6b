package statistics

import (
	"sudoku/app/daily"
	"sudoku/solver/rate"
)

// Dailies returns the solved daily puzzles, each with the time that its first solution
// took, in milliseconds.
func (s *Statistics) Dailies() map[daily.Puzzle]int64 {
	solved := map[daily.Puzzle]int64{}
	for i := range s.Results {
		r := &s.Results[i]
		if _, again := solved[r.Daily]; r.Daily.Grade != rate.None && !again {
			solved[r.Daily] = r.Millis
		}
	}
	return solved
}
