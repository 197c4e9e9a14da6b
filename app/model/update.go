package model

import (
	"sudoku/app/model/backup"
	"sudoku/app/model/check"
	"sudoku/app/model/desk"
	"sudoku/app/model/enter"
	"sudoku/app/model/frame"
	"sudoku/app/model/fresh"
	"sudoku/app/model/grid"
	"sudoku/app/model/library"
	"sudoku/app/model/list"
	"sudoku/app/model/methods"
	"sudoku/app/model/photo"
	"sudoku/app/model/play"
	"sudoku/app/model/practise"
	"sudoku/app/model/printing"
	"sudoku/app/model/sharing"
	"sudoku/app/model/solve"
	"sudoku/app/model/statistics"
	"sudoku/app/model/steps"
	"sudoku/app/model/transfer"
	"sudoku/app/model/transport"
	"sudoku/solver/board"
)

// Update is the model after a message, and what is to be done about it.
func Update(m Model, msg desk.Msg) (Model, []desk.Cmd) {
	next := m
	if m.paused(msg) {
		next.Notice = desk.Notice{Kind: desk.GamePaused}
		return next, nil
	}
	cmds := next.route(next.onFinish(next.onFilm(msg)))
	if m.refuses(msg, &next) {
		m.Notice = desk.Notice{Kind: desk.FilmInTheWay}
		return m, nil
	}
	return next, append(cmds, next.settle(&m)...)
}

// route hands a message to the part that it is for: the one place that knows all
// parts. A test finds a part that is missing here.
func (m *Model) route(msg desk.Msg) []desk.Cmd {
	d := &m.Desk
	switch msg := msg.(type) {
	case grid.Msg:
		return m.Grid.Update(d, msg)
	case play.Msg:
		return m.Play.Update(d, msg)
	case fresh.Msg:
		return m.Fresh.Update(d, msg)
	case practise.Msg:
		return m.Practise.Update(d, msg)
	case enter.Msg:
		return m.Enter.Update(d, msg)
	case solve.Msg:
		return m.Solve.Update(d, msg)
	case check.Msg:
		return m.Check.Update(d, msg)
	case steps.Msg:
		return m.Steps.Update(d, msg)
	case methods.Msg:
		return m.Methods.Update(d, msg)
	case list.Msg:
		return m.List.Update(d, msg)
	case transfer.Msg:
		return m.Transfer.Update(d, msg)
	case photo.Msg:
		return m.Photo.Update(d, msg)
	case sharing.Msg:
		return m.Sharing.Update(d, msg)
	case printing.Msg:
		return m.Printing.Update(d, m.printable(), msg)
	case library.Msg:
		return m.Library.Update(d, msg)
	case statistics.Msg:
		return m.Statistics.Update(d, msg)
	case backup.Msg:
		return m.Backup.Update(d, msg)
	case frame.Msg:
		return m.Frame.Update(d, msg)
	case transport.Msg:
		return m.transport(msg)
	case Msg:
		return m.update(msg)
	}
	return nil
}

// update handles the messages that concern the page as a whole.
func (m *Model) update(msg Msg) []desk.Cmd {
	switch msg := msg.(type) {
	case EscapePressed:
		return m.escape()
	case Answered:
		return m.answered(msg.Response)
	case SettingsTaken:
		m.Play.Mode, m.Options, m.Naming = msg.From.Play.Mode, msg.From.Options, msg.From.Naming
		m.Steps.Choice, m.Frame.Look = msg.From.Steps.Choice, msg.From.Frame.Look
		m.Steps.Known, m.Steps.Playback.Depth = msg.From.Steps.Known, msg.From.Steps.Playback.Depth
		cmds := []desk.Cmd{desk.Save{}, frame.KeepLook{Look: m.Frame.Look}}
		if language := msg.From.Frame.Language; language != m.Frame.Language {
			cmds = append(cmds, frame.FetchLanguage{Code: language})
		}
		return cmds
	}
	return nil
}

// transport handles a message to the transport that is shown.
func (m *Model) transport(msg transport.Msg) []desk.Cmd {
	if m.Sharing.Filmed(&m.Desk) != nil {
		return m.Sharing.Transport(&m.Desk, msg)
	}
	return m.Methods.Transport(&m.Desk, msg)
}

// picked are the puzzles that the print dialog is open for, if it is for some.
func (m *Model) picked() []board.Grid {
	if m.List.Printing != nil {
		return m.List.Printing
	}
	return m.Library.Printing
}

// printable is the list, and what was picked, as the print dialog needs them.
func (m *Model) printable() printing.Source {
	return printing.Source{There: m.List.There, Bytes: m.List.Size(), Files: m.List.Files(), Picked: m.picked()}
}
