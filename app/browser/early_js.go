package browser

import (
	"syscall/js"

	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/page/early"
	"sudoku/app/page/keys"
	"sudoku/app/page/loop"
	"sudoku/app/platform"
	"sudoku/solver/board"
)

// earlyPage is what web/early.js heard before the program ran; that file has the
// contract.
type earlyPage struct {
	platform.Clock
	effects *effects
	program *loop.Loop
	heard   js.Value
}

// takeEarly makes the program take over from web/early.js, as soon as everything
// that was sent before is handled.
func (e *effects) takeEarly() {
	heard := js.Global().Get("sudokuEarly")
	if !heard.Truthy() {
		return
	}
	heard.Call("begin")
	p := earlyPage{effects: e, program: e.program, heard: heard}
	e.program.Soon(func() { e.program.Soon(func() { early.HandOver(p) }) })
}

func (p earlyPage) Model() *page.Model  { return p.program.Model() }
func (p earlyPage) Handle(msg desk.Msg) { p.program.Handle(msg) }
func (p earlyPage) Drawn(f func())      { p.program.Drawn(f) }
func (p earlyPage) Soon(f func())       { p.program.Soon(f) }
func (p earlyPage) Open(on bool)        { p.heard.Set("open", on) }
func (p earlyPage) Read(files any)      { p.effects.readFiles(files.(js.Value)) }

func (p earlyPage) Press(button string) bool { return p.heard.Call("press", button).Bool() }

// Next reads the next act.
func (p earlyPage) Next() (act early.Act, ok bool) {
	v := p.heard.Call("next")
	if !v.Truthy() {
		return act, false
	}
	text := func(name string) string {
		s, _ := platform.String(v.Get(name))
		return s
	}
	switch {
	case v.Get("cell").Type() == js.TypeNumber:
		act.Kind, act.Cell = early.Pick, board.Cell(v.Get("cell").Int())
	case v.Get("key").Truthy():
		act.Kind, act.InGrid = early.Type, v.Get("inGrid").Truthy()
		act.Key = keys.Key{
			Key: text("key"), Code: text("code"),
			Shift: v.Get("shift").Truthy(), Ctrl: v.Get("ctrl").Truthy(), NumLock: v.Get("num").Truthy(),
		}
	case v.Get("press").Truthy():
		act.Kind, act.Button = early.Press, text("press")
	default:
		act.Kind, act.Text, act.HTML = early.Give, text("text"), text("html")
		if files := v.Get("files"); files.Truthy() {
			act.Files = files
		}
	}
	return act, true
}
