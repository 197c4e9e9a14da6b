package desk

import (
	"encoding/json"

	"sudoku/app/work"
)

// A part is one feature of the page: its state, its messages and their effects. It
// implements those of the interfaces below that it needs. After each message, the page
// calls the methods of these interfaces to report what has changed.

// Receiver is implemented by parts with messages of their own.
type Receiver interface {
	// Receive handles a message. ok is false if the message is for another part.
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

// DialogWatcher is notified when a dialog opens, closes or replaces another.
type DialogWatcher interface {
	DialogChanged(was, d *Desk) []Cmd
}

// AfterUpdater is called after every message.
type AfterUpdater interface {
	AfterUpdate(d *Desk) []Cmd
}

// Answer is a response from the engine. Job and By are set only in the last response to
// the engine's current work, not for parallel requests.
type Answer struct {
	work.Response
	Job work.Job
	By  Sender
}

// AnswerHandler is implemented by parts that send requests to the engine.
type AnswerHandler interface {
	// HandleAnswer handles the answer to one of the part's requests. ok reports whether
	// the part sent the request.
	HandleAnswer(d *Desk, a *Answer) (cmds []Cmd, ok bool)
}

// Escaper is implemented by parts that react to the Escape key.
type Escaper interface {
	// Escape closes, cancels or undoes something. ok is false if there was nothing to do.
	Escape(d *Desk) (cmds []Cmd, ok bool)
}

// Cover is implemented by parts that can cover the page. Escape uncovers it first.
type Cover interface {
	Uncover(d *Desk) (cmds []Cmd, ok bool)
}

// Waiter is implemented by parts whose messages are refused while the game is paused,
// because they would change or show cells.
type Waiter interface {
	// Waits reports whether a message is refused, possibly that of another part.
	Waits(msg Msg) bool
}

// Translator reinterprets other parts' messages while the part shows something in place
// of the sheet.
type Translator interface {
	Translate(d *Desk, msg Msg) Msg
}

// Refuser is implemented by parts that can prevent changes to the sheet.
type Refuser interface {
	// Refuses returns the notice that explains the refusal.
	Refuses(d *Desk) (why Notice, ok bool)
}

// BringsPuzzle marks a message that may replace the puzzle even if a part refuses
// changes.
type BringsPuzzle struct{}

func (BringsPuzzle) bringsPuzzle() {}

// IsWelcome reports whether a message embeds BringsPuzzle.
func IsWelcome(msg Msg) bool {
	_, ok := msg.(interface{ bringsPuzzle() })
	return ok
}

// Worker is implemented by parts that work in parallel with the engine's current work.
type Worker interface {
	Works() bool
}

// Saver is implemented by parts whose state outlives the visit.
type Saver interface {
	// SaveKey returns the key for the state in saved games. It never changes.
	SaveKey() string
	// Saved returns the state, to be encoded as JSON, or nil for none.
	Saved(d *Desk) any
	// Restore restores a state returned by Saved, after its game was restored. It ignores
	// invalid state.
	Restore(d *Desk, saved json.RawMessage)
}

// Configurable is implemented by parts with settings.
type Configurable interface {
	// SettingsKey returns the key in saved settings. It never changes.
	SettingsKey() string
	// Settings returns the settings, to be encoded as JSON, or nil for the defaults.
	Settings(d *Desk) any
	// Configure applies saved settings. It ignores unknown values.
	Configure(d *Desk, saved json.RawMessage) []Cmd
}

// Event is a command that parts carry out themselves.
type Event interface {
	Cmd
	// Deliver passes the event to part if it handles such events.
	Deliver(d *Desk, part any) []Cmd
}
