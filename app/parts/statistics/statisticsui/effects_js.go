package statisticsui

import (
	"time"

	"sudoku/app/desk"
	"sudoku/app/parts/statistics"
	"sudoku/app/platform"
	"sudoku/app/shelf"
)

// Effects stores the results of solved puzzles.
type Effects struct {
	send    func(desk.Msg)
	results shelf.Results
}

// NewEffects returns effects that store results in a database.
func NewEffects(c *platform.Database, send func(desk.Msg)) Effects {
	return Effects{send, shelf.Results{Store: c.With(func(err error) { send(statistics.Failed{Err: err}) })}}
}

// Do carries out a command.
func (c Effects) Do(cmd statistics.Cmd) {
	switch cmd := cmd.(type) {
	case statistics.List:
		c.results.List(c.listed)
	case statistics.Keep:
		r := cmd.Result
		if r.Finished.IsZero() {
			r.Finished = platform.LocalNow()
		}
		r.Finished = r.Finished.Truncate(time.Millisecond)
		c.results.Keep(r.ID(), r.Encode(), func(all []string) {
			c.send(statistics.Kept{Result: r})
			c.listed(all)
		})
	}
}

func (c Effects) listed(all []string) {
	var results statistics.Results
	for _, text := range all {
		if r, ok := statistics.Decode(text); ok {
			results = append(results, r)
		}
	}
	c.send(statistics.Listed{Results: results, Now: platform.LocalNow()})
}
