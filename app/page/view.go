package page

import (
	"sudoku/app/desk"
	"sudoku/app/notice"
	"sudoku/app/parts/backup"
	"sudoku/app/parts/check"
	"sudoku/app/parts/enter"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/fresh"
	"sudoku/app/parts/grid"
	"sudoku/app/parts/library"
	"sudoku/app/parts/list"
	"sudoku/app/parts/methods"
	"sudoku/app/parts/photo"
	"sudoku/app/parts/play"
	"sudoku/app/parts/printing"
	"sudoku/app/parts/sharing"
	"sudoku/app/parts/statistics"
	"sudoku/app/parts/steps"
	"sudoku/app/parts/transfer"
	"sudoku/app/show"
	"sudoku/app/text"
)

// Page is all that the page shows.
type View struct {
	Text       *text.Catalog
	Board      show.Board
	Status     show.Status
	Busy       bool
	Unpacking  bool // a file
	Running    bool // one of them, or something runs in parallel
	Locked     bool
	CanUndo    bool
	CanRedo    bool
	Solutions  Solutions
	Enter      enter.View
	Recent     []library.Row // offered to those who begin
	Play       play.View
	Fresh      fresh.View
	Daily      fresh.DailyView
	Known      []steps.KnownGroup
	Finish     statistics.FinishView
	Save       grid.View
	Library    library.View
	Statistics statistics.View
	Backup     backup.View
	Panel      desk.Panel
	Check      check.View
	Methods    methods.View
	List       list.View
	Steps      steps.View
	Hint       steps.HintView
	Dialog     desk.Dialog
	Import     string
	Print      printing.View
	Share      sharing.View
	Film       sharing.FilmView
	Photo      photo.View
	Problem    string // why the import dialog's text was refused
	Banners    []Banner
	Install    frame.Install
	Look       frame.Look
	Recognised string // what the text in the import dialog is
	Export     transfer.Export
}

// Solutions is the control that goes through several solutions; Count is 0
// when there is nothing to go through.
type Solutions struct {
	Label        string
	Index, Count int
}

// Banner is a message that stays until it is dismissed.
type Banner struct {
	Kind   frame.BannerSet
	Text   string
	Offer  desk.Msg // what a button of it sends; nil for none
	Button string
}

// Of is the page of a model in a language.
func Of(m *Model, t *text.Catalog) View {
	s := m.Sheet()
	t = t.Named(m.CellNaming())
	p := View{
		Text:       t,
		Board:      boardOf(&m.Desk, &m.Play, &m.Solve, &m.Check, &m.Steps, &m.Methods, &m.Sharing, t),
		Status:     statusOf(m, t),
		Busy:       m.Busy.ID != 0,
		Unpacking:  m.Transfer.Unpacking.Name != "",
		Running:    m.Busy.ID != 0 || m.Transfer.Unpacking.Name != "" || m.Methods.Running() || m.Methods.Animation.ID != 0 || m.List.Running(),
		Locked:     s.Locked,
		CanUndo:    m.History.CanUndo(),
		CanRedo:    m.History.CanRedo(),
		Enter:      m.Enter.View(&m.Desk, m.Sharing.Filmed(&m.Desk) != nil),
		Play:       m.Play.View(&m.Desk, &s, t),
		Fresh:      m.Fresh.View(&m.Desk, t),
		Finish:     m.Statistics.FinishView(&m.Desk, t),
		Save:       m.Grid.View(&m.Desk, t),
		Panel:      m.Panel,
		Check:      m.Check.View(&m.Desk, m.Solve.Verdict.NoSolution, t),
		Methods:    m.Methods.View(&m.Desk, t),
		List:       m.List.View(&m.Desk, t),
		Steps:      m.Steps.View(&m.Desk, t),
		Hint:       m.Steps.HintView(&m.Desk, t),
		Dialog:     m.Dialog,
		Import:     m.Draft,
		Recognised: m.Transfer.RecognisedText(&m.Desk, t),
		Export:     m.Transfer.ExportView(&m.Desk, t),
		Share:      m.Sharing.View(&m.Desk, t),
		Print:      m.Printing.View(&m.Desk, t),
		Film:       m.Sharing.FilmView(&m.Desk, t),
		Install:    m.Frame.Install,
		Look:       m.Frame.Look,
		Banners:    bannersOf(m.Frame.Banners, t),
	}
	if p.Enter.Arriving {
		p.Recent = m.Library.Recent(t)
	}
	if a := s.Answer; a.Fitting > 1 {
		p.Solutions = Solutions{
			Label: t.Fill(t.Outcomes.Shown, "index", a.Index+1, "count", a.Fitting),
			Index: a.Index, Count: a.Fitting,
		}
		if a.Fitting >= a.Limit {
			p.Solutions.Label = t.Fill(t.Outcomes.ShownOfMany, "index", a.Index+1, "count", a.Fitting)
		}
	}
	if m.Dialog == desk.ImportDialog && m.Notice.Kind == desk.ImportFailed {
		p.Problem = notice.Text(m.Notice, t)
	}
	switch m.Dialog {
	case desk.LibraryDialog:
		p.Library = m.Library.View(&m.Desk, t)
	case desk.StatisticsDialog:
		p.Statistics = m.Statistics.View(t)
	case desk.DailyDialog:
		p.Daily = m.Fresh.DailyView(&m.Desk, m.Statistics.Dailies(), t)
	case desk.KnownDialog:
		p.Known = m.Steps.KnownGroups(t)
	case desk.PhotoDialog:
		p.Photo = m.Photo.View(t)
	case desk.BackupDialog:
		p.Backup = m.Backup.View(t)
	}
	return p
}

func bannersOf(set frame.BannerSet, t *text.Catalog) []Banner {
	var banners []Banner
	for _, b := range []Banner{
		{frame.UpdateReady, t.Page.UpdateReady, frame.ReloadPressed{}, t.Page.Reload},
		{frame.StorageRefused, t.Notices.StorageRefused, nil, ""},
		{frame.StorageFull, t.Notices.StorageFull, nil, ""},
		{frame.StorageCorrupt, t.Notices.StorageCorrupt, frame.DamagedSaved{}, t.Notices.SaveDamaged},
		{frame.StorageNewer, t.Notices.StorageNewer, frame.ReloadPressed{}, t.Page.Reload},
		{frame.StorageBack, t.Notices.StorageBack, library.Pressed{}, t.Library.Title},
		{frame.NotOffline, t.Notices.NotOffline, nil, ""},
		{frame.NoWorker, t.Notices.NoWorker, nil, ""},
	} {
		if set&b.Kind != 0 {
			banners = append(banners, b)
		}
	}
	return banners
}
