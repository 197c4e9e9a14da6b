package view

import (
	"strings"

	"sudoku/app/keys"
	"sudoku/app/model"
	"sudoku/app/model/desk"
	"sudoku/app/model/frame"
	"sudoku/app/model/library"
	"sudoku/app/text"
)

// Page is all that the page shows.
type Page struct {
	Text       *text.Catalog
	Board      Board
	Status     Status
	Busy       bool
	Unpacking  bool // a file
	Running    bool // one of them, or something runs in parallel
	Locked     bool
	CanUndo    bool
	CanRedo    bool
	Solutions  Solutions
	Enter      Enter
	Recent     []LibraryRow // offered to those who begin
	Play       Play
	Fresh      Fresh
	Daily      Daily
	Known      []KnownGroup
	Finish     Finish
	Save       Savepoints
	Library    Library
	Statistics Statistics
	Backup     Backup
	Panel      desk.Panel
	Check      Check
	Methods    Methods
	List       List
	Steps      Steps
	Hint       Hint
	Dialog     desk.Dialog
	Import     string
	Print      Print
	Share      Share
	Film       Film
	Photo      Photo
	Problem    string // why the import dialog's text was refused
	Banners    []Banner
	Install    frame.Install
	Look       frame.Look
	Keys       []KeyLine
	Recognised string // what the text in the import dialog is
	Export     Export
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

// KeyLine is a line of the keyboard help.
type KeyLine struct{ Keys, Help string }

// Of is the page of a model in a language.
func Of(m *model.Model, t *text.Catalog) Page {
	s := m.Sheet()
	t = t.Named(m.CellNaming())
	p := Page{
		Text:       t,
		Board:      boardOf(&m.Desk, &m.Play, &m.Solve, &m.Check, &m.Steps, &m.Methods, &m.Sharing, t),
		Status:     statusOf(m, t),
		Busy:       m.Busy.ID != 0,
		Unpacking:  m.Transfer.Unpacking.Name != "",
		Running:    m.Busy.ID != 0 || m.Transfer.Unpacking.Name != "" || m.Methods.Running() || m.Methods.Animation.ID != 0 || m.List.Running(),
		Locked:     s.Locked,
		CanUndo:    m.History.CanUndo(),
		CanRedo:    m.History.CanRedo(),
		Enter:      enterOf(&m.Desk, m.Sharing.Filmed(&m.Desk) != nil),
		Play:       playOf(&m.Desk, &m.Play, &s, t),
		Fresh:      freshOf(&m.Desk, &m.Fresh, t),
		Finish:     finishOf(&m.Desk, &m.Statistics, t),
		Save:       savepointsOf(&m.Desk, &m.Grid, t),
		Panel:      m.Panel,
		Check:      checkOf(&m.Desk, &m.Solve, &m.Check, t),
		Methods:    methodsOf(&m.Desk, &m.Methods, t),
		List:       listOf(&m.Desk, &m.List, t),
		Steps:      stepsOf(&m.Desk, &m.Steps, t),
		Hint:       hintOf(&m.Desk, &m.Steps, t),
		Dialog:     m.Dialog,
		Import:     m.Draft,
		Recognised: recognisedText(&m.Desk, &m.Transfer, t),
		Export:     exportOf(&m.Desk, &m.Transfer, t),
		Share:      shareOf(&m.Desk, &m.Sharing, t),
		Print:      printOf(&m.Desk, &m.Printing, t),
		Film:       filmOf(&m.Desk, &m.Sharing, t),
		Install:    m.Frame.Install,
		Look:       m.Frame.Look,
		Banners:    bannersOf(m.Frame.Banners, t),
	}
	if p.Enter.Arriving {
		p.Recent = recentGames(&m.Library, t)
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
		p.Problem = noticeText(m.Notice, t)
	}
	switch m.Dialog {
	case desk.LibraryDialog:
		p.Library = libraryOf(&m.Desk, &m.Library, t)
	case desk.StatisticsDialog:
		p.Statistics = statisticsOf(&m.Statistics, t)
	case desk.DailyDialog:
		p.Daily = dailyOf(&m.Desk, &m.Fresh, solvedDailies(&m.Statistics), t)
	case desk.KnownDialog:
		p.Known = knownOf(&m.Steps, t)
	case desk.PhotoDialog:
		p.Photo = photoOf(&m.Photo, t)
	case desk.BackupDialog:
		p.Backup = backupOf(&m.Backup, t)
	}
	if m.Dialog == desk.KeysDialog {
		var names []string
		for i, name := range keys.Names {
			names = append(names, name, t.Keys.Names[i])
		}
		named := strings.NewReplacer(names...)
		for _, line := range keys.Table {
			p.Keys = append(p.Keys, KeyLine{named.Replace(line.Keys), line.Help(&t.Keys)})
		}
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
