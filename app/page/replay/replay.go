// Package replay feeds the program the input that was recorded before it ran.
//
// The page takes input before its program has loaded. web/input-buffer.js records taps,
// keys, pastes and buttons from the first paint on, and shows digits and moves. When the
// model of the visit is ready, HandOver handles the recorded acts in order and reports
// how many could not be applied. No other code handles input until the buffer is empty.
// The buffer survives a reload of the same address.
package replay

import (
	"time"

	"sudoku/app/clock"
	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/page/keys"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/play"
	"sudoku/app/parts/transfer"
	"sudoku/solver/board"
)

// Kind is the kind of an Act.
type Kind uint8

const (
	Pick  Kind = iota // a press on a cell
	Type              // a key press
	Give              // a pasted text, or files
	Press             // a press of a button
)

// Act is an action by the visitor. Its kind determines which fields are used.
type Act struct {
	Kind       Kind
	Cell       board.Cell
	Key        keys.Key
	InGrid     bool // whether the focus was in the grid or nowhere
	Text, HTML string
	Files      any    // a value for Page.Read, or nil
	Button     string // name of the button
}

// Page is the recipient of the acts.
type Page interface {
	clock.Clock
	// Next removes and returns the oldest act. Once it returns false, input goes directly
	// to the program.
	Next() (Act, bool)
	// Open specifies whether live clicks may overtake queued ones.
	Open(on bool)
	Model() *page.Model
	Handle(desk.Msg)
	// Drawn calls f once the effect of the handled messages is drawn. Soon calls it once
	// the sent messages are handled.
	Drawn(f func())
	Soon(f func())
	// Press presses a button. It returns false if the button is missing or disabled. The
	// resulting message is handled soon.
	Press(button string) bool
	// Read reads files.
	Read(files any)
}

// Patience limits how long acts wait for a puzzle that a link requests; wait is the
// polling interval.
const (
	Patience = 20 * time.Second
	wait     = 50 * time.Millisecond
)

// handing is a handover in progress.
type handing struct {
	page    Page
	until   time.Time
	waited  bool
	refused int
}

// HandOver handles all acts. It must be called once the model of the visit is ready. It
// waits for the puzzle that a link requests.
func HandOver(p Page) {
	h := &handing{page: p, until: p.Now().Add(Patience)}
	h.begin()
}

func (h *handing) begin() {
	if making(h.page.Model()) && h.page.Now().Before(h.until) {
		if !h.waited {
			h.page.Open(true)
		}
		h.waited = true
		h.page.After(wait, h.begin)
		return
	}
	if h.waited {
		h.page.Open(false)
	}
	h.run()
}

// making reports whether another puzzle is about to be shown.
func making(m *page.Model) bool { return m.Generator.Making || m.Busy.ID != 0 }

func (h *handing) run() {
	for {
		act, ok := h.page.Next()
		if !ok {
			h.end()
			return
		}
		if act.Kind == Press { // the button may not be drawn yet, so wait
			h.page.Drawn(func() { h.press(act.Button) })
			return
		}
		before := said(h.page.Model())
		h.do(&act)
		h.judge(before)
	}
}

func (h *handing) press(button string) {
	before := said(h.page.Model())
	if !h.page.Press(button) {
		h.refused++
	}
	h.page.Soon(func() {
		h.judge(before)
		h.run()
	})
}

// do performs any act except Press.
func (h *handing) do(act *Act) {
	switch act.Kind {
	case Pick:
		h.page.Handle(play.CellPicked{Cell: act.Cell})
	case Type:
		if msg := keys.Message(act.Key, h.page.Model(), act.InGrid); msg != nil {
			h.page.Handle(msg)
		}
	case Give:
		switch {
		case act.Files != nil:
			h.page.Read(act.Files)
		case act.Text != "" || act.HTML != "":
			h.page.Handle(transfer.TextGiven{Text: act.Text, HTML: act.HTML})
		}
	}
}

// judge counts the act as refused if it caused a new refusal. Repeats of the same notice
// count once.
func (h *handing) judge(before answer) {
	if now := said(h.page.Model()); refusals[now.kind] && now != before {
		h.refused++
	}
}

// answer identifies a notice.
type answer struct {
	kind  desk.NoticeKind
	cell  board.Cell
	count int
}

func said(m *page.Model) answer { return answer{m.Notice.Kind, m.Notice.Cell, m.Notice.Count} }

// end reports the number of refused acts, unless there was only one and the current
// notice already reports it.
func (h *handing) end() {
	if h.refused > 1 || h.refused == 1 && !refusals[h.page.Model().Notice.Kind] {
		h.page.Handle(frame.InputDropped{Count: h.refused})
	}
}

// refusals holds the notices that refuse an action.
var refusals = map[desk.NoticeKind]bool{
	desk.GivenLocked: true, desk.CellsFilled: true, desk.CandidateImpossible: true, desk.NothingToUndo: true,
	desk.NothingToRedo: true, desk.NothingToClear: true, desk.ImportFailed: true, desk.GamePaused: true, desk.FilmInTheWay: true, desk.ReviewInTheWay: true,
}
