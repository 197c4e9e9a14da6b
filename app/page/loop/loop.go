// Package loop runs the page. A message changes the model, the view follows from it, the
// grid is painted immediately, and the commands are executed. It depends neither on the
// browser nor on the components.
package loop

import (
	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/parts/list"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/app/text/languages"
)

// World is the environment of the page: the browser.
type World interface {
	// First returns the initial model.
	First(*Loop) page.Model
	// Begin is called once the page is mounted. Messages may be sent from then on.
	Begin()
	// GiveWay yields to the browser if the current task has been running too long, and
	// continues in a new task.
	GiveWay()
	// Now returns the milliseconds since the page started.
	Now() float64
	// Do executes a command.
	Do(desk.Cmd)
	// ReadFile reads the files chosen in the input with the given ID and sends their
	// contents.
	ReadFile(inputID string)
	// Paint updates the cells that changed in the grid. The grid is drawn only once.
	Paint(*show.Board)
	// Say makes a screen reader say a sentence, even if it is the same as the last one. If
	// working is set, the sentence is about work that may end soon, and is said only if
	// nothing else is to be said within half a second.
	Say(words string, working bool)
	// Modal reports that a dialog was opened, or that the last one was closed.
	Modal(open bool)
}

// Loop holds the state of the page and advances it.
type Loop struct {
	world World
	m     page.Model
	page  page.View
	voice show.Speaker
	begun bool         // whether Begin was called; earlier messages are ignored
	soon  func(func()) // calls a function soon, on the page's goroutine
	drawn func(func()) // calls a function after the next drawing
}

// New returns the loop for a page about to be shown.
func New(t *text.Catalog, w World) *Loop {
	l := &Loop{world: w}
	l.m = w.First(l)
	w.GiveWay()
	l.page = page.Of(&l.m, t)
	l.voice.Say(&l.page.Status, &l.page.Answer, l.page.Text) // not announced: a screen reader finds it on the page
	return l
}

// Still returns a loop that never begins: a page in a fixed state, for prerendering and
// stories.
func Still(m page.Model, t *text.Catalog) *Loop {
	return &Loop{m: m, page: page.Of(&m, t)}
}

// Begin starts the page. The framework provides soon and drawn.
func (l *Loop) Begin(soon, drawn func(func())) {
	l.begun, l.soon, l.drawn = true, soon, drawn
	l.world.Begin()
}

// GiveWay yields to the browser unless the page has begun.
func (l *Loop) GiveWay() {
	if !l.begun && l.world != nil {
		l.world.GiveWay()
	}
}

// Page returns the current view. Callers must not change it.
func (l *Loop) Page() *page.View { return &l.page }

// Model returns the current model. Callers must not keep or change it.
func (l *Loop) Model() *page.Model { return &l.m }

// Send handles a message soon, on the page's goroutine.
func (l *Loop) Send(msg desk.Msg) {
	if l.begun {
		l.soon(func() { l.Handle(msg) })
	}
}

// Soon calls f on the page's goroutine, after the messages sent before it.
func (l *Loop) Soon(f func()) { l.soon(f) }

// Drawn calls f once the effect of the handled messages is drawn.
func (l *Loop) Drawn(f func()) { l.soon(func() { l.drawn(f) }) }

// Handle updates the model, shows the result and executes the commands.
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

// ReadFile reads the files chosen in the input with the given ID.
func (l *Loop) ReadFile(inputID string) {
	if l.begun {
		l.world.ReadFile(inputID)
	}
}

// show updates the grid immediately and leaves the rest to the next frame.
func (l *Loop) show() {
	before := l.page.Dialog
	t := l.page.Text
	if code := l.m.Frame.Language; code != "" {
		t = languages.For(code)
	}
	l.page = page.Of(&l.m, t)
	l.world.Paint(&l.page.Board)
	if words := l.voice.Say(&l.page.Status, &l.page.Answer, l.page.Text); words != "" {
		l.world.Say(words, l.page.Status.Working)
	}
	if open := l.page.Dialog != desk.NoDialog; l.page.Dialog != before {
		l.drawn(func() { l.world.Modal(open) })
	}
}
