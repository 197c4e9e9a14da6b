package model

import (
	"sudoku/app/model/desk"
	"sudoku/app/model/grid"
	"sudoku/app/model/play"
	"sudoku/app/model/statistics"
	"sudoku/solver/rate"
)

// onFinish is what a message means that asks for another puzzle.
func (m *Model) onFinish(msg desk.Msg) desk.Msg {
	wanted, ok := msg.(play.AnotherPressed)
	if !ok {
		return msg
	}
	g := m.Grade()
	if wanted.Harder {
		g++
	}
	return m.another(g)
}

// another is the message that brings a puzzle of a grade: an example other than
// the present puzzle, as near to the grade as there is one, and of these the one
// that was solved least often.
func (m *Model) another(g rate.Grade) desk.Msg {
	givens := m.Sheet().Position.Givens
	best, present := -1, givens.String()
	var bestCost int
	for i := range grid.Examples {
		id := grid.ExampleID(i)
		if id == present || grid.ExampleGrades[i] == rate.None {
			continue
		}
		cost := 2000 * distance(grid.ExampleGrades[i], g)
		if grid.ExampleGrades[i] < g {
			cost += 1000 // rather too hard than too easy
		}
		for k := range m.Statistics.Results {
			if m.Statistics.Results[k].Givens == id {
				cost++
			}
		}
		if best < 0 || cost < bestCost {
			best, bestCost = i, cost
		}
	}
	return grid.ExamplePicked{Index: best}
}

func distance(a, b rate.Grade) int { return max(int(a)-int(b), int(b)-int(a)) }

// keepResult gives the result of a finished game to the statistics.
func (m *Model) keepResult() []desk.Cmd {
	m.Play.Judge(&m.Desk)
	if !m.Play.Due(&m.Desk) {
		return nil
	}
	givens := m.Sheet().Position.Givens
	return []desk.Cmd{statistics.Keep{Result: statistics.Result{
		Givens: givens.String(), Grade: m.Grade(), Millis: m.Time().Milliseconds(),
		Hints: m.Record.Hints, Mistakes: m.Record.Mistakes,
	}}}
}
