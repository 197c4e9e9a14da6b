package statistics

import (
	"sudoku/app/daily"
	"sudoku/solver/rate"
)

// solvedDailies are the daily puzzles that were solved, with the first time of each
// in milliseconds.
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
