package model

import (
	"sudoku/app/model/desk"
	"sudoku/app/model/fresh"
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
	g := max(m.Grade(), rate.GradeEasy)
	if wanted.Harder {
		g = min(g+1, rate.GradeExtreme)
	}
	return fresh.GradePicked{Grade: g}
}

// keepResult gives the result of a finished game to the statistics.
func (m *Model) keepResult() []desk.Cmd {
	m.Play.Judge(&m.Desk)
	if !m.Play.Due(&m.Desk) || m.Record.Exercise {
		return nil
	}
	givens := m.Sheet().Position.Givens
	var cmds []desk.Cmd
	if m.Record.Hints == 0 && m.Record.Mistakes == 0 {
		cmds = m.Steps.GameSolved(&m.Desk)
	}
	return append(cmds, statistics.Keep{Result: statistics.Result{
		Givens: givens.String(), Grade: m.Grade(), Millis: m.Time().Milliseconds(),
		Hints: m.Record.Hints, Mistakes: m.Record.Mistakes, Daily: m.Record.Daily,
	}})
}
