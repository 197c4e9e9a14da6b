// Package replay hands to the program what a visitor did before it ran, in order,
// as if it was done afterwards.
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
	"sudoku/solver/rate"
)

// Kind distinguishes acts.
type Kind uint8

// The kinds.
const (
	Pick  Kind = iota // of a cell
	Type              // of a key
	Give              // of a text, or of files
	Press             // of a button
)

// Act is something that the visitor did. Which fields matter depends on its kind.
type Act struct {
	Kind       Kind
	Cell       board.Cell
	Key        keys.Key
	InGrid     bool // whether the grid, or nothing, had the focus
	Text, HTML string
	Files      any    // as the page reads them, nil for none
	Button     string // its name
}

// Page is what acts are handed to.
type Page interface {
	clock.Clock
	// Next is the oldest act, which is given out once. Once there is none, all that
	// the visitor does goes to the program by itself.
	Next() (Act, bool)
	// Open lets presses of buttons by, before those that wait, or holds them again.
	Open(on bool)
	Model() *page.Model
	Handle(desk.Msg)
	// Drawn calls f after what was handled is drawn, Soon after what was sent is
	// handled.
	Drawn(f func())
	Soon(f func())
	// Press presses the button of an act; false if it is not there or unable. What it
	// sends is handled soon.
	Press(button string) bool
	// Read reads files.
	Read(files any)
}

// Patience is how long acts wait for a puzzle that a link asks for, and wait is how
// long until it is looked again.
const (
	Patience = 20 * time.Second
	wait     = 50 * time.Millisecond
)

// handing is acts on their way.
type handing struct {
	page    Page
	until   time.Time
	waited  bool
	refused int
}

// HandOver hands all acts over. It begins when the model is that of the visit, and
// waits until what a link asks for is there.
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
func making(m *page.Model) bool { return m.Generator.Making != rate.None || m.Busy.ID != 0 }

func (h *handing) run() {
	for {
		act, ok := h.page.Next()
		if !ok {
			h.end()
			return
		}
		if act.Kind == Press { // what it presses may have to be drawn first
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

// do carries out an act that is no press.
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

// judge counts an act that did not fit, by what was said before and now. The same
// refusal again is one.
func (h *handing) judge(before answer) {
	if now := said(h.page.Model()); refusals[now.kind] && now != before {
		h.refused++
	}
}

// answer is what distinguishes one notice from another of its kind.
type answer struct {
	kind  desk.NoticeKind
	cell  board.Cell
	count int
}

func said(m *page.Model) answer { return answer{m.Notice.Kind, m.Notice.Cell, m.Notice.Count} }

// end says how much did not fit, where what is said last does not say it already.
func (h *handing) end() {
	if h.refused > 1 || h.refused == 1 && !refusals[h.page.Model().Notice.Kind] {
		h.page.Handle(frame.InputDropped{Count: h.refused})
	}
}

// refusals are the notices that say that something could not be done.
var refusals = map[desk.NoticeKind]bool{
	desk.GivenLocked: true, desk.CellsFilled: true, desk.CandidateImpossible: true, desk.NothingToUndo: true,
	desk.NothingToRedo: true, desk.NothingToClear: true, desk.ImportFailed: true, desk.GamePaused: true, desk.FilmInTheWay: true,
}
