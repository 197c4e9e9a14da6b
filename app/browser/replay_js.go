package browser

import (
	"syscall/js"

	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/page/keys"
	"sudoku/app/page/loop"
	"sudoku/app/page/replay"
	"sudoku/app/platform"
	"sudoku/solver/board"
)

// bufferedPage reads the input recorded by web/input-buffer.js, which documents the
// interface.
type bufferedPage struct {
	platform.Clock
	effects *effects
	program *loop.Loop
	heard   js.Value
}

// replayBuffered takes over from web/input-buffer.js once all messages sent so far have
// been handled.
func (e *effects) replayBuffered() {
	heard := js.Global().Get("sudokuEarly")
	if !heard.Truthy() {
		return
	}
	heard.Call("begin")
	p := bufferedPage{effects: e, program: e.program, heard: heard}
	e.program.Soon(func() { e.program.Soon(func() { replay.HandOver(p) }) })
}

func (p bufferedPage) Model() *page.Model  { return p.program.Model() }
func (p bufferedPage) Handle(msg desk.Msg) { p.program.Handle(msg) }
func (p bufferedPage) Drawn(f func())      { p.program.Drawn(f) }
func (p bufferedPage) Soon(f func())       { p.program.Soon(f) }
func (p bufferedPage) Open(on bool)        { p.heard.Set("open", on) }
func (p bufferedPage) Read(files any)      { p.effects.readFiles(files.(js.Value)) }

func (p bufferedPage) Press(button string) bool { return p.heard.Call("press", button).Bool() }

// Next removes and returns the oldest recorded act. ok is false if there are no more.
func (p bufferedPage) Next() (act replay.Act, ok bool) {
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
		act.Kind, act.Cell = replay.Pick, board.Cell(v.Get("cell").Int())
	case v.Get("key").Truthy():
		act.Kind, act.InGrid = replay.Type, v.Get("inGrid").Truthy()
		act.Key = keys.Key{
			Key: text("key"), Code: text("code"),
			Shift: v.Get("shift").Truthy(), Ctrl: v.Get("ctrl").Truthy(), NumLock: v.Get("num").Truthy(),
		}
	case v.Get("press").Truthy():
		act.Kind, act.Button = replay.Press, text("press")
	default:
		act.Kind, act.Text, act.HTML = replay.Give, text("text"), text("html")
		if files := v.Get("files"); files.Truthy() {
			act.Files = files
		}
	}
	return act, true
}
