// Package loop runs the page: a message changes the model, the model makes the
// view, the grid is painted at once, and the commands are carried out. It knows
// neither the browser nor the components.
package loop

import (
	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/parts/list"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/app/text/languages"
)

// World is what is outside of the page: the browser.
type World interface {
	// First returns the model to begin with.
	First(*Loop) page.Model
	// Begin is called once the page is mounted. Messages may be sent from then on.
	Begin()
	// GiveWay ends the browser's present task, if it has taken long, and goes on in
	// another.
	GiveWay()
	// Now is the number of milliseconds since the page began.
	Now() float64
	// Do carries out a command.
	Do(desk.Cmd)
	// ReadFile reads the files chosen in the input with an id and sends what they
	// hold.
	ReadFile(inputID string)
	// Paint brings the grid, which is drawn once and then only touched where
	// it changes, to what the view says.
	Paint(*show.Board)
	// Modal reports that a dialog was opened or the last one closed.
	Modal(open bool)
}

// Loop is the page's state and what advances it.
type Loop struct {
	world World
	m     page.Model
	page  page.View
	begun bool         // what happens before is ignored
	soon  func(func()) // on the page's own goroutine
	drawn func(func()) // after the next drawing
}

// New is the loop of a page that is about to be shown.
func New(t *text.Catalog, w World) *Loop {
	l := &Loop{world: w}
	l.m = w.First(l)
	w.GiveWay()
	l.page = page.Of(&l.m, t)
	return l
}

// Still is a loop that never begins: a page in one state, for rendering in
// advance and for stories.
func Still(m page.Model, t *text.Catalog) *Loop {
	return &Loop{m: m, page: page.Of(&m, t)}
}

// Begin starts the page; soon and drawn are the framework's.
func (l *Loop) Begin(soon, drawn func(func())) {
	l.begun, l.soon, l.drawn = true, soon, drawn
	l.world.Begin()
}

// GiveWay gives the browser its turn, as long as the page has not begun.
func (l *Loop) GiveWay() {
	if !l.begun && l.world != nil {
		l.world.GiveWay()
	}
}

// Page is what the page shows. It must not be changed.
func (l *Loop) Page() *page.View { return &l.page }

// Model is the present model. It must not be kept or changed.
func (l *Loop) Model() *page.Model { return &l.m }

// Send handles a message soon, on the page's own goroutine.
func (l *Loop) Send(msg desk.Msg) {
	if l.begun {
		l.soon(func() { l.Handle(msg) })
	}
}

// Soon runs something on the page's own goroutine, after what was sent before.
func (l *Loop) Soon(f func()) { l.soon(f) }

// Drawn runs something after what was handled is drawn.
func (l *Loop) Drawn(f func()) { l.soon(func() { l.drawn(f) }) }

// Handle handles a message.
func (l *Loop) Handle(msg desk.Msg) {
	if !l.begun {
		return
	}
	var cmds []desk.Cmd
	l.m.Now = l.world.Now()
	l.m, cmds = page.Update(l.m, msg)
	l.show()
	for _, cmd := range cmds {
		if c, ok := cmd.(desk.FocusCell); ok && c.Drawn {
			l.drawn(func() { l.world.Do(cmd) })
			continue
		}
		switch cmd.(type) {
		case desk.FocusElement, desk.FocusStill, desk.ShowElement, desk.PanelDrawn, list.Draw:
			l.drawn(func() { l.world.Do(cmd) })
		default:
			l.world.Do(cmd)
		}
	}
}

// ReadFile reads the files chosen in the input with an id.
func (l *Loop) ReadFile(inputID string) {
	if l.begun {
		l.world.ReadFile(inputID)
	}
}

// show brings the grid up to date at once and leaves the rest to the next
// frame.
func (l *Loop) show() {
	before := l.page.Dialog
	t := l.page.Text
	if code := l.m.Frame.Language; code != "" {
		t = languages.For(code)
	}
	l.page = page.Of(&l.m, t)
	l.world.Paint(&l.page.Board)
	if open := l.page.Dialog != desk.NoDialog; l.page.Dialog != before {
		l.drawn(func() { l.world.Modal(open) })
	}
}
