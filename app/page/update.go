package page

import (
	"sudoku/app/desk"
	"sudoku/app/parts/generator"
	"sudoku/app/parts/library"
	"sudoku/app/parts/statistics"
	"sudoku/app/transport"
	"sudoku/app/work"
)

// Update returns the model after a message, and the commands to execute.
func Update(m Model, msg desk.Msg) (Model, []desk.Cmd) {
	next := m
	if m.waits(msg) {
		next.Notice = desk.Notice{Kind: desk.GamePaused}
		return next, nil
	}
	cmds := next.route(msg)
	if why, refused := m.refuses(msg, &next); refused {
		m.Notice = why
		return m, nil
	}
	return next, next.deliver(append(cmds, next.notifyParts(&m)...))
}

// waits reports whether a message is refused because the game is paused.
func (m *Model) waits(msg desk.Msg) bool {
	if !m.Timer.Paused {
		return false
	}
	for _, p := range m.parts() {
		if w, ok := p.(desk.Waiter); ok && w.Waits(msg) {
			return true
		}
	}
	return false
}

// refuses reports whether a message changed a sheet that a part protects.
func (m *Model) refuses(msg desk.Msg, next *Model) (why desk.Notice, refused bool) {
	if next.Revision == m.Revision || desk.IsWelcome(msg) {
		return why, false
	}
	for _, p := range m.parts() {
		if r, ok := p.(desk.Refuser); ok {
			if why, refused := r.Refuses(&m.Desk); refused {
				return why, true
			}
		}
	}
	return why, false
}

// route passes a message to its part.
func (m *Model) route(msg desk.Msg) []desk.Cmd {
	for _, p := range m.parts() {
		if t, ok := p.(desk.Translator); ok {
			msg = t.Translate(&m.Desk, msg)
		}
	}
	switch msg := msg.(type) {
	case Msg:
		return m.update(msg)
	case transport.Msg:
		return m.transport(msg)
	}
	for _, p := range m.parts() {
		if r, ok := p.(desk.Receiver); ok {
			if cmds, done := r.Receive(&m.Desk, msg); done {
				return cmds
			}
		}
	}
	return nil
}

// transport passes a message to the part whose transport is shown.
func (m *Model) transport(msg transport.Msg) []desk.Cmd {
	for _, p := range m.parts() {
		if t, ok := p.(transport.Shower); ok {
			if cmds, done := t.Transport(&m.Desk, msg); done {
				return cmds
			}
		}
	}
	return nil
}

// update handles messages about the page as a whole.
func (m *Model) update(msg Msg) []desk.Cmd {
	switch msg := msg.(type) {
	case EscapePressed:
		return m.escape()
	case Answered:
		return m.answered(msg.Response)
	case SettingsTaken:
		return append(m.configure(msg.Settings), desk.Save{})
	}
	return nil
}

// answered passes a response to the part that sent the request, unless it was cancelled.
func (m *Model) answered(r work.Response) []desk.Cmd {
	a := desk.Answer{Response: r}
	if r.ID == m.Busy.ID && r.Revision == m.Revision {
		if !r.Last() {
			m.Busy.Progress = *r.Progress
			return nil
		}
		a.Job, a.By = m.Busy.Job, m.Busy.By
		m.Busy = desk.Busy{}
	}
	for _, p := range m.parts() {
		if h, ok := p.(desk.AnswerHandler); ok {
			if cmds, done := h.HandleAnswer(&m.Desk, &a); done {
				return cmds
			}
		}
	}
	return nil
}

// escape cancels or closes the topmost element. If nothing is open, the grid gives up the
// focus.
func (m *Model) escape() []desk.Cmd {
	d := &m.Desk
	if d.Dialog != desk.NoDialog {
		d.Dialog = desk.NoDialog
		return nil
	}
	for _, p := range m.parts() {
		if c, ok := p.(desk.Cover); ok {
			if cmds, done := c.Uncover(d); done {
				return cmds
			}
		}
	}
	for _, p := range m.parts() {
		if e, ok := p.(desk.Escaper); ok {
			if cmds, done := e.Escape(d); done {
				return cmds
			}
		}
	}
	d.Passing, d.Notice = true, desk.Notice{}
	return nil
}

// notifyParts notifies the parts of what a message changed.
func (m *Model) notifyParts(was *Model) (cmds []desk.Cmd) {
	d, before := &m.Desk, &was.Desk
	if d.Revision != before.Revision {
		for _, p := range m.parts() {
			if w, ok := p.(desk.SheetWatcher); ok {
				cmds = append(cmds, w.SheetChanged(before, d)...)
			}
		}
	}
	if d.Dialog != before.Dialog {
		for _, p := range m.parts() {
			if w, ok := p.(desk.DialogWatcher); ok {
				cmds = append(cmds, w.DialogChanged(before, d)...)
			}
		}
	}
	for _, p := range m.parts() {
		if s, ok := p.(desk.AfterUpdater); ok {
			cmds = append(cmds, s.AfterUpdate(d)...)
		}
	}
	if d.Fragment() != before.Fragment() {
		cmds = append(cmds, desk.ShowAddress{})
		if d.At() == desk.Home {
			cmds = append(cmds, library.List{}, statistics.List{}, generator.AskDate{})
		}
	}
	if d.Panel != before.Panel {
		for _, p := range m.parts() {
			if w, ok := p.(desk.PanelWatcher); ok {
				cmds = append(cmds, w.PanelChanged(before, d)...)
			}
		}
		cmds = append(cmds, desk.ShowPanel{}, desk.PanelDrawn{})
	}
	return cmds
}

// deliver passes the events among the commands to the parts. It returns the other
// commands and those that the parts add.
func (m *Model) deliver(cmds []desk.Cmd) (rest []desk.Cmd) {
	for _, cmd := range cmds {
		event, ok := cmd.(desk.Event)
		if !ok {
			rest = append(rest, cmd)
			continue
		}
		for _, p := range m.parts() {
			rest = append(rest, event.Deliver(&m.Desk, p)...)
		}
	}
	return rest
}
