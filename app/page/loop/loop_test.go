package loop_test

import (
	"fmt"
	"slices"
	"testing"

	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/page/loop"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/grid"
	"sudoku/app/parts/methods"
	"sudoku/app/parts/play"
	"sudoku/app/parts/solve"
	"sudoku/app/show"
	"sudoku/app/text/english"
)

// world records its calls and queues deferred functions.
type world struct {
	loop  *loop.Loop
	did   []string
	soon  []func()
	drawn []func()
}

func (w *world) First(l *loop.Loop) page.Model {
	w.loop = l
	m := page.New()
	m.Go(desk.Table)
	m.Selected = 80
	return m
}

func (w *world) Begin() {
	w.loop.Send(play.DigitTyped{Digit: 7})
	w.did = append(w.did, "begin")
}

func (w *world) Now() float64        { return 1000 }
func (w *world) Do(cmd desk.Cmd)     { w.did = append(w.did, fmt.Sprintf("%T", cmd)) }
func (w *world) ReadFile(id string)  { w.did = append(w.did, "read "+id) }
func (w *world) Paint(b *show.Board) { w.did = append(w.did, "paint "+b.Cells[80].Value) }
func (w *world) Say(words string, working bool) {
	how := "say "
	if working {
		how = "say later "
	}
	w.did = append(w.did, how+words)
}
func (w *world) GiveWay()        { w.did = append(w.did, "give way") }
func (w *world) Modal(open bool) { w.did = append(w.did, fmt.Sprint("modal ", open)) }
func (w *world) later(q *[]func()) func(func()) {
	return func(f func()) { *q = append(*q, f) }
}

// run runs the queued functions.
func (w *world) run(q *[]func()) {
	for len(*q) > 0 {
		f := (*q)[0]
		*q = (*q)[1:]
		f()
	}
}

func TestLoop(t *testing.T) {
	w := &world{}
	l := loop.New(english.Catalog, w)
	l.Handle(play.DigitTyped{Digit: 1})
	l.Send(play.DigitTyped{Digit: 1})
	l.ReadFile("early")
	for _, step := range []struct {
		name string
		do   func()
		want []string
	}{
		{"nothing is heard before the page begins", func() {}, nil},
		{"the browser gets its turn meanwhile", l.GiveWay, []string{"give way"}},
		{"the world's messages wait", func() { l.Begin(w.later(&w.soon), w.later(&w.drawn)) }, []string{"begin"}},
		{"a message is painted before its commands", func() { w.run(&w.soon) }, []string{"paint 7", "say 7 placed", "desk.Save"}},
		{"undo", func() { l.Handle(grid.UndoPressed{}) }, []string{"paint ", "say cleared", "desk.Save"}},
		{"work that may end soon", func() { l.Handle(solve.Pressed{}) }, []string{"paint ", "say later Searching…", "desk.Compute"}},
		{"cancelled", func() { l.Handle(solve.CancelPressed{}) }, []string{"paint ", "say Cancelled. Type row by row. “Empty” skips a cell.", "desk.StopComputing"}},
		{"a dialog is modal once it is drawn", func() { l.Handle(frame.DialogOpened{Dialog: desk.KeysDialog}) }, []string{"paint "}},
		{"drawn", func() { w.run(&w.drawn) }, []string{"modal true"}},
		{"closed", func() { l.Handle(frame.DialogClosed{}); w.run(&w.drawn) }, []string{"paint ", "modal false"}},
		{"the focus waits for what is to be drawn", func() { l.Handle(methods.AnimationClosed{}) }, []string{"paint "}},
		{"drawn", func() { w.run(&w.drawn) }, []string{"desk.FocusElement"}},
		{"the browser gets no turn any more", l.GiveWay, nil},
		{"a file", func() { l.ReadFile("file") }, []string{"read file"}},
	} {
		w.did = nil
		step.do()
		if !slices.Equal(w.did, step.want) {
			t.Errorf("%s: did %q, want %q", step.name, w.did, step.want)
		}
	}
	if l.Model().Now != 1000 || l.Page().Board.Cells[80].Value != "" {
		t.Error("the model or the page is not the latest one")
	}
}
