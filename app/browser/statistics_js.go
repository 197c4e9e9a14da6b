package browser

import (
	"time"

	"sudoku/app/desk"
	"sudoku/app/parts/statistics"
	"sudoku/app/shelf"
)

// counter keeps the results of the puzzles that were solved.
type counter struct {
	send    func(desk.Msg)
	results shelf.Results
}

func newCounter(c *connection, send func(desk.Msg)) counter {
	return counter{send, shelf.Results{Store: &database{c, func(err error) { send(statistics.Failed{Err: err}) }}}}
}

// Do carries out a command.
func (c counter) Do(cmd statistics.Cmd) {
	switch cmd := cmd.(type) {
	case statistics.List:
		c.results.List(c.listed)
	case statistics.Keep:
		r := cmd.Result
		if r.Finished.IsZero() {
			r.Finished = localNow()
		}
		r.Finished = r.Finished.Truncate(time.Millisecond)
		c.results.Keep(r.ID(), r.Encode(), func(all []string) {
			c.send(statistics.Kept{Result: r})
			c.listed(all)
		})
	}
}

func (c counter) listed(all []string) {
	var results statistics.Results
	for _, text := range all {
		if r, ok := statistics.Decode(text); ok {
			results = append(results, r)
		}
	}
	c.send(statistics.Listed{Results: results, Now: localNow()})
}
