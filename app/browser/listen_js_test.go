package browser

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sudoku/app/desk"
	"sudoku/app/internal/fake"
	"sudoku/app/page"
	"sudoku/app/page/loop"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/play"
	"sudoku/app/show"
	"sudoku/app/text/english"
)

// outside is a world that does nothing.
type outside struct{}

func (outside) First(*loop.Loop) page.Model { return page.New() }
func (outside) Begin()                      {}
func (outside) GiveWay()                    {}
func (outside) Now() float64                { return 0 }
func (outside) Do(desk.Cmd)                 {}
func (outside) ReadFile(string)             {}
func (outside) Paint(*show.Board)           {}
func (outside) Say(string, bool)            {}
func (outside) Modal(bool)                  {}

// listening returns the effects of a page that listens to its window.
func listening(t *testing.T) *effects {
	fake.Window(t)
	fake.Eval(`
		globalThis.cell = fake.element({ within: ["#grid"] });
		globalThis.field = fake.element({ matches: (selector) => selector.startsWith("textarea") });
		globalThis.button = fake.element();`)
	program := loop.New(english.Catalog, outside{})
	now := func(f func()) { f() }
	program.Begin(now, now)
	e := &effects{program: program}
	e.listen()
	return e
}

// values returns the digits of the page's grid.
func (e *effects) values() string {
	sheet := e.program.Model().Sheet()
	values := sheet.Position.Values()
	return values.String()
}

const first = "................................................................................."

func digitAt(cell int, digit string) string { return first[:cell] + digit + first[cell+1:] }

// TestKeys checks that the page handles keys only when no other element wants them.
func TestKeys(t *testing.T) {
	for _, x := range []struct {
		name, event string
		dialog      desk.Dialog
		values      string
		prevented   bool
	}{
		{"in the grid", `{key: "7", code: "Digit7", target: cell}`, "", digitAt(40, "7"), true},
		{"where nothing has the focus", `{key: "7", code: "Digit7", target: document.body}`, "", digitAt(40, "7"), true},
		{"on a document", `{key: "7", code: "Digit7", target: {}}`, "", digitAt(40, "7"), true},
		{"in a text field", `{key: "7", code: "Digit7", target: field}`, "", first, false},
		{"while a word is put together", `{key: "7", code: "Digit7", target: cell, isComposing: true}`, "", first, false},
		{"under a dialog", `{key: "7", code: "Digit7", target: cell}`, desk.KeysDialog, first, false},
		{"that the page has no use for", `{key: "F5", code: "F5", target: cell}`, "", first, false},
	} {
		e := listening(t)
		e.program.Send(play.CellPicked{Cell: 40})
		e.program.Send(frame.DialogOpened{Dialog: x.dialog})
		prevented := fake.Dispatch("keydown", x.event)
		if got := e.values(); got != x.values || prevented != x.prevented {
			t.Errorf("%s: the grid is %s, prevented %v", x.name, got, prevented)
		}
	}
}

// TestEscapeInTextField checks that Escape closes a dialog wherever the focus is.
func TestEscapeInTextField(t *testing.T) {
	e := listening(t)
	e.program.Send(frame.DialogOpened{Dialog: desk.KeysDialog})
	if !fake.Dispatch("keydown", `{key: "Escape", code: "Escape", target: field}`) || e.program.Model().Dialog != desk.NoDialog {
		t.Error("the dialog stays open")
	}
}

func TestPaste(t *testing.T) {
	const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	clipboard := func(text, html string) string {
		return `{target: cell, clipboardData: {files: [], getData: (kind) => kind === "text/html" ? ` + "`" + html + "` : `" + text + "`" + `}}`
	}
	for _, x := range []struct{ name, event, values string }{
		{"a puzzle", clipboard(puzzle, ""), puzzle},
		{"into a field", strings.Replace(clipboard(puzzle, ""), "cell", "field", 1), first},
		{"nothing", `{target: cell, clipboardData: null}`, first},
	} {
		e := listening(t)
		prevented := fake.Dispatch("paste", x.event)
		if got := e.values(); got != x.values {
			t.Errorf("%s: the grid is %s", x.name, got)
		}
		if own := !strings.Contains(x.event, "field"); prevented != own {
			t.Errorf("%s: prevented %v", x.name, prevented)
		}
	}
}

// TestLargeFile checks that a file that is too large is rejected with a message.
func TestLargeFile(t *testing.T) {
	e := listening(t)
	fake.Dispatch("drop", `{dataTransfer: {files: [{name: "large.txt", type: "text/plain", size: 1e12}], getData: () => ""}}`)
	if got, notice := e.values(), e.program.Page().Status; got != first || !strings.Contains(fmt.Sprint(notice), "large.txt") {
		t.Errorf("the grid is %s, the page says %v", got, notice)
	}
}

// TestFocusOut checks that the focus counts as lost only when it leaves the grid, not
// when it moves between cells.
func TestFocusOut(t *testing.T) {
	for event, left := range map[string]bool{
		`{target: cell, relatedTarget: button}`: true,
		`{target: cell, relatedTarget: null}`:   true,
		`{target: cell, relatedTarget: cell}`:   false,
		`{target: button, relatedTarget: null}`: false,
	} {
		e := listening(t)
		e.program.Send(play.CellPicked{Cell: 40})
		fake.Dispatch("focusout", event)
		if got := e.program.Model().Passing; got != left {
			t.Errorf("%s: the focus has left: %v", event, got)
		}
	}
}

// TestPanel checks that the page scrolls to a panel that begins above the window, and
// that scroll anchoring resumes two frames after the last drawing.
func TestPanel(t *testing.T) {
	fake.Window(t)
	fake.Eval(`globalThis.panel = fake.elements[".panel"] = fake.element({top: -100})`)
	anchor := func() string {
		return fake.Eval(`document.documentElement.style.overflowAnchor`).String()
	}
	var p panel
	p.show()
	if got := fake.Log(); !slices.Equal(got, []string{"scroll from -100"}) || anchor() != "none" {
		t.Errorf("chosen: %q, %q", got, anchor())
	}
	fake.Eval(`panel.top = -30`)
	p.drawn()
	if got := fake.Log(); !slices.Equal(got, []string{"scroll from -30"}) {
		t.Errorf("drawn: %q", got)
	}
	p.show()
	fake.Frame()
	fake.Frame()
	if anchor() != "none" {
		t.Error("the first panel is in sight, and the second moves")
	}
	p.drawn()
	fake.Frame()
	if anchor() != "none" {
		t.Error("what was drawn is not laid out yet")
	}
	fake.Frame()
	if anchor() != "" || len(fake.Log()) > 0 {
		t.Errorf("in the end it is %q", anchor())
	}
}

// TestAddress checks that a position in the address is read and then removed from it.
func TestAddress(t *testing.T) {
	const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	e := listening(t)
	fake.Eval(`fake.go("/#` + puzzle + `")`)
	fake.Dispatch("hashchange", `{}`)
	if got := e.values(); got != puzzle {
		t.Errorf("the grid is %s", got)
	}
	e.tidyAddress()
	if got := fake.Eval(`location.href`).String(); got != "https://sudoku.example/#workshop" {
		t.Errorf("the address is %s", got)
	}
}
