// Package page holds the state of the page and its changes: a Model, its messages, and
// Update, which returns the next model and the commands to execute. Nothing here touches
// a browser. Commands are data, and their results arrive as messages.
//
// Each part of the page is a package below parts, with its own state, messages and
// commands. Package desk holds what the parts share. A part imports no other part except
// grid and frame. After each message the model calls every part that implements the
// interface for the kind of change. It passes answers from the engine to the part that
// sent the request.
package page

import (
	"sudoku/app/desk"
	"sudoku/app/parts/generator"
	"sudoku/app/parts/methods"
	"sudoku/app/parts/printing"
	"sudoku/app/parts/steps"
	"sudoku/app/work"
)

// New returns the model for a first visit.
func New() Model {
	return Model{Desk: desk.New(), Methods: methods.New(), Printing: printing.New(), Generator: generator.New(), Steps: steps.New()}
}

// Msg is a message about the page as a whole.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Model] }

type (
	// EscapePressed cancels or closes the topmost element.
	EscapePressed struct{ desk.To[Model] }
	// Answered delivers a response from the engine.
	Answered struct {
		desk.To[Model]
		Response work.Response
	}
)

// SettingsTaken applies saved settings; see Settings.
type SettingsTaken struct {
	desk.To[Model]
	Settings Settings
}

// Running reports whether anything is being computed, visibly or not.
func (m *Model) Running() bool {
	for _, p := range m.parts() {
		if w, ok := p.(desk.Worker); ok && w.Works() {
			return true
		}
	}
	return m.Busy.ID != 0
}
