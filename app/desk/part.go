package desk

import (
	"encoding/json"

	"sudoku/app/work"
)

// A part is one feature of the page, with its own state and messages. It implements the
// interfaces below that it needs. After each message the model notifies it of changes.

// Receiver is implemented by parts with their own messages.
type Receiver interface {
	// Receive handles a message. It returns false if the message is another part's.
	Receive(d *Desk, msg Msg) (cmds []Cmd, ok bool)
}

// SheetWatcher is notified when the current sheet changes. was is the desk before the
// message.
type SheetWatcher interface {
	SheetChanged(was, d *Desk) []Cmd
}

// PanelWatcher is notified when the page shows another panel.
type PanelWatcher interface {
	PanelChanged(was, d *Desk) []Cmd
}

// DialogWatcher is notified when a dialog is opened, closed or replaced.
type DialogWatcher interface {
	DialogChanged(was, d *Desk) []Cmd
}

// AfterUpdater is called after every message.
type AfterUpdater interface {
	AfterUpdate(d *Desk) []Cmd
}

// Answer is a response of the engine. Job and By are set in the final response to the
// engine's current work, but not in responses to parallel requests.
type Answer struct {
	work.Response
	Job work.Job
	By  Sender
}

// AnswerHandler is implemented by parts that send requests to the engine.
type AnswerHandler interface {
	// HandleAnswer handles the answer to one of the part's requests. It returns false if
	// another part sent the request.
	HandleAnswer(d *Desk, a *Answer) (cmds []Cmd, ok bool)
}

// Escaper is implemented by parts that react to Escape.
type Escaper interface {
	// Escape closes, cancels or undoes something. It returns false if there is nothing to
	// do.
	Escape(d *Desk) (cmds []Cmd, ok bool)
}

// Cover is implemented by parts that can cover the page. Escape uncovers it before
// anything else.
type Cover interface {
	Uncover(d *Desk) (cmds []Cmd, ok bool)
}

// Waiter is implemented by parts whose messages must wait while the game is paused, since
// they would change or show cells.
type Waiter interface {
	// Waits reports whether a message must wait. It may be another part's.
	Waits(msg Msg) bool
}

// Translator replaces other parts' messages while the part shows something instead of the
// sheet.
type Translator interface {
	Translate(d *Desk, msg Msg) Msg
}

// Refuser is implemented by parts that can prevent changes of the sheet.
type Refuser interface {
	// Refuses reports whether changes are refused, and returns a notice with the reason.
	Refuses(d *Desk) (why Notice, ok bool)
}

// BringsPuzzle is embedded in messages that may open another puzzle even while a part
// refuses changes of the sheet.
type BringsPuzzle struct{}

func (BringsPuzzle) bringsPuzzle() {}

// IsWelcome reports whether a message may open another puzzle at any time.
func IsWelcome(msg Msg) bool {
	_, ok := msg.(interface{ bringsPuzzle() })
	return ok
}

// Worker is implemented by parts that may work in parallel with the engine's current
// work.
type Worker interface {
	Works() bool
}

// Saver is implemented by parts with state that is kept between visits.
type Saver interface {
	// SaveKey returns the key of the saved state. It never changes.
	SaveKey() string
	// Saved returns the state for encoding as JSON, or nil for none.
	Saved(d *Desk) any
	// Restore restores a state returned by Saved, after its game has been restored. It
	// ignores invalid states.
	Restore(d *Desk, saved json.RawMessage)
}

// Configurable is implemented by parts with settings.
type Configurable interface {
	// SettingsKey returns the key of the saved settings. It never changes.
	SettingsKey() string
	// Settings returns the settings for encoding as JSON, or nil for the defaults.
	Settings(d *Desk) any
	// Configure restores saved settings. It ignores unknown values.
	Configure(d *Desk, saved json.RawMessage) []Cmd
}

// Event is a command that the parts themselves carry out.
type Event interface {
	Cmd
	// Deliver passes the event to a part that handles it.
	Deliver(d *Desk, part any) []Cmd
}
