// Package model is what the page knows and how it changes: a Model, the messages
// that reach it, and Update, which returns the next model and the commands to be
// carried out. Nothing here touches a browser; a command is data, and what comes
// of it arrives as another message.
//
// Each part of the page is a package below this one, with a state, messages and
// commands of its own. What they share is in package desk.
package page

import (
	"sudoku/app/desk"
	"sudoku/app/parts/generator"
	"sudoku/app/parts/methods"
	"sudoku/app/parts/printing"
	"sudoku/app/parts/steps"
	"sudoku/app/work"
)

// New is the model of a first visit.
func New() Model {
	return Model{Desk: desk.New(), Methods: methods.New(), Printing: printing.New(), Generator: generator.New(), Steps: steps.New()}
}

// Msg is a message that concerns the page as a whole.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Model] }

type (
	// EscapePressed cancels or closes the topmost thing.
	EscapePressed struct{ desk.To[Model] }
	// Answered is a response of the engine.
	Answered struct {
		desk.To[Model]
		Response work.Response
	}
)

// SettingsTaken takes over settings that were saved, see Settings.
type SettingsTaken struct {
	desk.To[Model]
	Settings Settings
}

// Running reports whether something is being computed, in sight or not.
func (m *Model) Running() bool {
	for _, p := range m.parts() {
		if w, ok := p.(desk.Worker); ok && w.Works() {
			return true
		}
	}
	return m.Busy.ID != 0
}
