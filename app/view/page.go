package view

import (
	"strings"

	"sudoku/app/keys"
	"sudoku/app/model"
	"sudoku/app/text"
)

// Page is all that the page shows.
type Page struct {
	Text       *text.Catalog
	Board      Board
	Status     Status
	Busy       bool
	Running    bool // Busy, or something runs beside
	Playing    bool
	CanUndo    bool
	CanRedo    bool
	Solutions  Solutions
	Play       Play
	Save       Savepoints
	Library    Library
	Panel      model.Panel
	Check      Check
	Methods    Methods
	Batch      Batch
	Explain    Explain
	Hint       Hint
	Dialog     model.Dialog
	Import     string
	Print      Print
	Share      Share
	Film       Film
	Problem    string // why the import dialog's text was refused
	Banners    []Banner
	Install    model.Install
	Look       model.Look
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
	Kind   model.BannerSet
	Text   string
	Reload bool // offers to load the page again
}

// KeyLine is a line of the keyboard help.
type KeyLine struct{ Keys, Help string }

// Of is the page of a model in a language.
func Of(m *model.Model, t *text.Catalog) Page {
	s := m.Sheet()
	p := Page{
		Text:       t,
		Board:      boardOf(m, t),
		Status:     statusOf(m, t),
		Busy:       m.Busy.ID != 0,
		Running:    m.Busy.ID != 0 || m.Methods.Running() || m.Methods.Animation.ID != 0 || m.Batch.State == model.BatchRunning,
		Playing:    s.Playing,
		CanUndo:    m.History.CanUndo(),
		CanRedo:    m.History.CanRedo(),
		Play:       playOf(m, &s, t),
		Save:       savepointsOf(m, t),
		Panel:      m.Panel,
		Check:      checkOf(m, t),
		Methods:    methodsOf(m, t),
		Batch:      batchOf(m, t),
		Explain:    explainOf(m, t),
		Hint:       hintOf(m, t),
		Dialog:     m.Dialog,
		Import:     m.Import,
		Recognised: recognisedText(m, t),
		Export:     exportOf(m, t),
		Share:      shareOf(m, t),
		Print:      printOf(m, t),
		Film:       filmOf(m, t),
		Install:    m.Install,
		Look:       m.Look,
		Banners:    bannersOf(m.Banners, t),
	}
	if a := s.Answer; a.Fitting > 1 {
		p.Solutions = Solutions{
			Label: t.Fill(t.Outcomes.Shown, "index", a.Index+1, "count", a.Fitting),
			Index: a.Index, Count: a.Fitting,
		}
	}
	if m.Dialog == model.ImportDialog && m.Notice.Kind == model.ImportFailed {
		p.Problem = noticeText(m.Notice, t)
	}
	if m.Dialog == model.LibraryDialog {
		p.Library = libraryOf(m, t)
	}
	if m.Dialog == model.KeysDialog {
		var names []string
		for i, name := range text.English.Keys.Names {
			names = append(names, name, t.Keys.Names[i])
		}
		named := strings.NewReplacer(names...)
		for _, line := range keys.Table {
			p.Keys = append(p.Keys, KeyLine{named.Replace(line.Keys), line.Help(&t.Keys)})
		}
	}
	return p
}

func bannersOf(set model.BannerSet, t *text.Catalog) []Banner {
	var banners []Banner
	for _, b := range []Banner{
		{model.UpdateReady, t.Page.UpdateReady, true},
		{model.StorageRefused, t.Notices.StorageRefused, false},
		{model.StorageFull, t.Notices.StorageFull, false},
		{model.StorageCorrupt, t.Notices.StorageCorrupt, false},
		{model.NoWorker, t.Notices.NoWorker, false},
	} {
		if set&b.Kind != 0 {
			banners = append(banners, b)
		}
	}
	return banners
}
