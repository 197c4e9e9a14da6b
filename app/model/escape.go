package model

import "sudoku/app/model/desk"

// escapes are what Escape may close or cancel, the topmost first. Each reports
// whether there was something.
var escapes = []func(m *Model, d *desk.Desk) (cmds []desk.Cmd, ok bool){
	func(_ *Model, d *desk.Desk) ([]desk.Cmd, bool) {
		open := d.Dialog != desk.NoDialog
		d.Dialog = desk.NoDialog
		return nil, open
	},
	func(m *Model, d *desk.Desk) ([]desk.Cmd, bool) {
		if !d.Timer.Paused {
			return nil, false
		}
		return m.Play.Resume(d), true
	},
	func(m *Model, _ *desk.Desk) ([]desk.Cmd, bool) { return m.Transfer.Escape() },
	func(_ *Model, d *desk.Desk) ([]desk.Cmd, bool) {
		busy := d.Busy.ID != 0
		return d.Cancel(), busy
	},
	func(m *Model, d *desk.Desk) ([]desk.Cmd, bool) { return m.Sharing.Escape(d) },
	func(m *Model, _ *desk.Desk) ([]desk.Cmd, bool) { return nil, m.Steps.Escape() },
	func(m *Model, d *desk.Desk) ([]desk.Cmd, bool) { return m.Methods.Escape(d) },
	func(m *Model, d *desk.Desk) ([]desk.Cmd, bool) { return nil, m.Play.Escape(d) },
}

// escape cancels or closes the topmost thing; where there is none, the grid lets
// the focus go.
func (m *Model) escape() []desk.Cmd {
	d := &m.Desk
	for _, try := range escapes {
		if cmds, ok := try(m, d); ok {
			return cmds
		}
	}
	d.Passing, d.Notice = true, desk.Notice{}
	return nil
}
