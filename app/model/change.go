package model

import (
	"sudoku/app/model/desk"
	"sudoku/app/model/library"
	"sudoku/app/model/list"
	"sudoku/app/model/statistics"
	"sudoku/app/model/steps"
	"sudoku/app/shelf"
	"sudoku/solver/path"
)

// settle does what follows from a message whichever part handled it: every part
// hears of another sheet, panel or dialog, and a puzzle that was left is kept.
func (m *Model) settle(was *Model) (cmds []desk.Cmd) {
	if m.Revision != was.Revision {
		m.Enter.SheetChanged(&was.Desk, &m.Desk)
		cmds = m.sheetChanged()
		cmds = append(cmds, m.Practise.SheetChanged(&m.Desk)...)
		if library.Keeps(&was.Desk) && m.leaves(&was.Desk) {
			cmds = append(cmds, KeepLeft{Was: *was})
		}
	}
	cmds = append(cmds, m.prepareHint()...)
	if m.Dialog != was.Dialog && m.Dialog != desk.NoDialog {
		cmds = append(cmds, m.dialogOpened()...)
	}
	cmds = append(cmds, m.Grading.Want(&m.Desk)...)
	if m.Dialog != desk.NewDialog && m.Dialog != desk.DailyDialog && was.Dialog != m.Dialog {
		cmds = append(cmds, m.Fresh.Stop()...)
	}
	if was.Dialog == desk.PrintDialog && m.Dialog != desk.PrintDialog {
		cmds = append(cmds, m.Printing.Stop()...)
	}
	if was.Dialog == desk.PhotoDialog && m.Dialog != desk.PhotoDialog {
		cmds = append(cmds, m.Photo.DialogClosed()...)
	}
	if m.Dialog != desk.PrintDialog {
		m.Library.Printing, m.List.Printing = nil, nil
	}
	cmds = append(cmds, m.keepResult()...)
	m.Sharing.Pause(&m.Desk)
	if m.Panel == desk.ListPanel && m.List.There {
		cmds = append(cmds, list.Draw{})
	}
	if m.Panel == desk.ListPanel && m.Panel != was.Panel && !m.List.There {
		cmds = append(cmds, list.FindKept{})
	}
	if m.Panel != was.Panel {
		m.Steps.PanelChanged()
		cmds = append(cmds, desk.ShowPanel{}, desk.PanelDrawn{})
	}
	return cmds
}

// leaves reports whether another puzzle has taken the place of one. One that is being
// set up stays the same with each of its digits.
func (m *Model) leaves(was *desk.Desk) bool {
	before, now := was.Sheet(), m.Sheet()
	return before.Position.Givens != now.Position.Givens &&
		(before.Locked || !shelf.Continues(now.Position.Givens.String(), before.Position.Givens.String()))
}

// prepareHint lets the hint lead to the step of an exercise. That it names the
// technique is no help there.
func (m *Model) prepareHint() []desk.Cmd {
	if m.Steps.Hint.Answer != nil {
		if m.Steps.Hint.Level > path.NameTechnique && m.Practise.On(&m.Desk) {
			return m.Practise.Helped()
		}
		return nil
	}
	if hint, ok := m.Practise.Asked(&m.Desk); ok {
		m.Steps.Hint = steps.Hint{Answer: &hint, For: m.Sheet().Position}
	}
	return nil
}

// sheetChanged lets every part drop what belonged to the sheet before.
func (m *Model) sheetChanged() []desk.Cmd {
	d := &m.Desk
	m.Solve.SheetChanged()
	m.Check.SheetChanged()
	m.Steps.SheetChanged()
	cmds := m.Methods.SheetChanged(d)
	cmds = append(cmds, m.Play.SheetChanged(d)...)
	return append(cmds, m.Sharing.SheetChanged(d)...)
}

// dialogOpened lets the parts fill the dialog that was opened.
func (m *Model) dialogOpened() (cmds []desk.Cmd) {
	m.Transfer.DialogOpened(&m.Desk)
	if m.Dialog == desk.PrintDialog {
		m.Printing.DialogOpened(&m.Desk, m.printable())
	}
	if m.Dialog == desk.ListChartDialog {
		cmds = append(cmds, m.List.CountAgain())
	}
	if m.Dialog == desk.DailyDialog {
		cmds = append(cmds, statistics.List{}) // the calendar shows what was solved
	}
	return cmds
}
