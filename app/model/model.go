// Package model is what the page knows and how it changes: a Model, the messages
// that reach it, and Update, which returns the next model and the commands to be
// carried out. Nothing here touches a browser; a command is data, and what comes
// of it arrives as another message.
//
// Each part of the page is a package below this one, with a state, messages and
// commands of its own. What they share is in package desk.
package model

import (
	"sudoku/app/model/backup"
	"sudoku/app/model/check"
	"sudoku/app/model/desk"
	"sudoku/app/model/enter"
	"sudoku/app/model/frame"
	"sudoku/app/model/fresh"
	"sudoku/app/model/grade"
	"sudoku/app/model/grid"
	"sudoku/app/model/library"
	"sudoku/app/model/list"
	"sudoku/app/model/methods"
	"sudoku/app/model/photo"
	"sudoku/app/model/play"
	"sudoku/app/model/practise"
	"sudoku/app/model/printing"
	"sudoku/app/model/sharing"
	"sudoku/app/model/solve"
	"sudoku/app/model/statistics"
	"sudoku/app/model/steps"
	"sudoku/app/model/transfer"
	"sudoku/app/work"
)

// Model is the whole state of the page. It is a value: Update returns another.
type Model struct {
	desk.Desk
	Grid       grid.Grid
	Play       play.Play
	Solve      solve.Solve
	Grading    grade.Grade
	Enter      enter.Enter
	Fresh      fresh.Fresh
	Practise   practise.Practise
	Check      check.Check
	Steps      steps.Steps
	Methods    methods.Methods
	List       list.List
	Transfer   transfer.Transfer
	Photo      photo.Photo
	Sharing    sharing.Sharing
	Printing   printing.Printing
	Library    library.Library
	Statistics statistics.Statistics
	Backup     backup.Backup
	Frame      frame.Frame
}

// New is the model of a first visit.
func New() Model {
	return Model{Desk: desk.New(), Methods: methods.New(), Printing: printing.New(), Fresh: fresh.New(), Steps: steps.New()}
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

// SettingsTaken takes over the settings of another model: the options, the choice
// of techniques, the look, the language.
type SettingsTaken struct {
	desk.To[Model]
	From Model
}

// Cmd is a command that concerns the page as a whole.
//
//sumtype:decl
type Cmd interface{ desk.CmdFrom[Model] }

// KeepLeft keeps the puzzle that another has just taken the place of: the model
// as it was.
type KeepLeft struct {
	desk.From[Model]
	Was Model
}

// Game is the present puzzle with its history, as the library keeps it.
func (m *Model) Game() library.Game {
	return library.Game{History: m.History, Savepoints: m.Savepoints, Selected: m.Selected, Time: m.Time(), Record: m.Record}
}

// Running reports whether something is being computed, in sight or not.
func (m *Model) Running() bool {
	return m.Busy.ID != 0 || m.Methods.Running() || m.Methods.Animation.ID != 0 || m.List.Running()
}
