package desk

import (
	"encoding/json"

	"sudoku/app/work"
)

// A part is one feature of the page: its state, its messages and what becomes of
// them. It implements those of the interfaces below that it needs, and is told
// after each message what has changed.

// Receiver is a part with messages of its own.
type Receiver interface {
	// Receive handles a message; ok is false if it is another part's.
	Receive(d *Desk, msg Msg) (cmds []Cmd, ok bool)
}

// SheetWatcher is told that another sheet has become the present one. was is the
// desk before the message.
type SheetWatcher interface {
	SheetChanged(was, d *Desk) []Cmd
}

// PanelWatcher is told that the page shows another panel.
type PanelWatcher interface {
	PanelChanged(was, d *Desk) []Cmd
}

// DialogWatcher is told that a dialog was opened or closed, or replaced another.
type DialogWatcher interface {
	DialogChanged(was, d *Desk) []Cmd
}

// AfterUpdater is called after every message.
type AfterUpdater interface {
	AfterUpdate(d *Desk) []Cmd
}

// Answer is a response of the engine. Job and By are set if it is the last
// response to the engine's present work; all others are to requests that run in
// parallel.
type Answer struct {
	work.Response
	Job work.Job
	By  Sender
}

// AnswerHandler is a part that sends requests to the engine.
type AnswerHandler interface {
	// HandleAnswer takes in the answer to a request of the part; ok is false if the request
	// was another part's.
	HandleAnswer(d *Desk, a *Answer) (cmds []Cmd, ok bool)
}

// Escaper has something that Escape closes, cancels or takes back.
type Escaper interface {
	// Escape does so; ok is false if there is nothing.
	Escape(d *Desk) (cmds []Cmd, ok bool)
}

// Cover is a part that covers the page. Escape uncovers it before all else.
type Cover interface {
	Uncover(d *Desk) (cmds []Cmd, ok bool)
}

// Waiter is a part whose messages have to wait while the game is paused, since
// they would change or show cells.
type Waiter interface {
	// Waits reports whether a message, which may be another part's, has to wait.
	Waits(msg Msg) bool
}

// Translator changes the meaning of other parts' messages while it shows
// something in the place of the sheet.
type Translator interface {
	Translate(d *Desk, msg Msg) Msg
}

// Refuser is a part that keeps the sheet from being changed.
type Refuser interface {
	// Refuses returns the notice that says why.
	Refuses(d *Desk) (why Notice, ok bool)
}

// BringsPuzzle makes a message that embeds it one that may bring another puzzle
// although a part refuses changes of the sheet.
type BringsPuzzle struct{}

func (BringsPuzzle) bringsPuzzle() {}

// IsWelcome reports whether a message brings another puzzle at any time.
func IsWelcome(msg Msg) bool {
	_, ok := msg.(interface{ bringsPuzzle() })
	return ok
}

// Worker may work in parallel to the engine's present work.
type Worker interface {
	Works() bool
}

// Saver has a state that survives the visit.
type Saver interface {
	// SaveKey names the state in what is saved. It never changes.
	SaveKey() string
	// Saved returns the state, which has a JSON form; nil for none.
	Saved(d *Desk) any
	// Restore takes over a state that Saved returned once, after the game that it
	// belongs to. A state that makes no sense is ignored.
	Restore(d *Desk, saved json.RawMessage)
}

// Configurable has settings of the player.
type Configurable interface {
	// SettingsKey names the settings in what is saved. It never changes.
	SettingsKey() string
	// Settings returns the settings, which have a JSON form; nil for those of a
	// first visit.
	Settings(d *Desk) any
	// Configure takes over settings that were saved. Values that it does not know
	// are ignored.
	Configure(d *Desk, saved json.RawMessage) []Cmd
}

// Event is a command that the parts themselves carry out.
type Event interface {
	Cmd
	// Deliver passes the event to a part that knows it.
	Deliver(d *Desk, part any) []Cmd
}
