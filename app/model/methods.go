package model

import "sudoku/app/work"

// Methods is the state of the panel that compares ways to solve.
type Methods struct{}

// hearMethods takes in a response to a request of the panel; ok is false for
// any other.
func (m Model) hearMethods(r work.Response) (next Model, cmds []Cmd, ok bool) {
	return m, nil, false
}
