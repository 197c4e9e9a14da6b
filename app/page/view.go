package page

import (
	"sudoku/app/desk"
	"sudoku/app/notice"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/library"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/board"
)

// View is everything the page shows.
type View struct {
	Views
	Text       *text.Catalog
	Board      show.Board
	Status     show.Status
	Answer     show.Answer // answer to a question, for screen readers
	Busy       bool
	Unpacking  bool // whether a file is being decompressed
	Running    bool // whether work of any kind is in progress
	Locked     bool
	CanUndo    bool
	CanRedo    bool
	Solutions  Solutions
	Home       Home
	Table      Table
	Place      desk.Place
	Panel      desk.Panel
	Dialog     desk.Dialog
	Import     string
	Problem    string // reason why the text in the import dialog was refused
	Banners    []Banner
	Install    frame.Install
	Look       frame.Look
	Recognised string // format of the text in the import dialog
}

// Solutions describes the control for several solutions; Count is 0 if it is hidden.
type Solutions struct {
	Label        string
	Index, Count int
}

// Banner is a message that stays until it is dismissed.
type Banner struct {
	Kind   frame.BannerSet
	Text   string
	Offer  desk.Msg // message sent by its button, or nil
	Button string
}

// Of returns the view of a model in a language. It uses the variant of the catalog that
// names cells as the player prefers.
func Of(m *Model, t *text.Catalog) View {
	s := m.Sheet()
	t = t.Named(m.CellNaming())
	p := View{
		Views:      m.views(t),
		Text:       t,
		Board:      newBoard(&m.Desk, &m.Play, &m.Solve, &m.Check, &m.Steps, &m.Methods, &m.Sharing, &m.List, &m.Review, t),
		Status:     newStatus(m, t),
		Busy:       m.Busy.ID != 0,
		Unpacking:  m.Transfer.Unpacking.Name != "",
		Running:    m.Busy.ID != 0 || m.Transfer.Unpacking.Name != "" || m.Methods.Works() || m.List.Running(),
		Locked:     s.Locked,
		CanUndo:    m.History.CanUndo(),
		CanRedo:    m.History.CanRedo(),
		Place:      m.At(),
		Panel:      m.Panel,
		Dialog:     m.Dialog,
		Import:     m.Draft,
		Recognised: m.Transfer.RecognisedText(&m.Desk, t),
		Install:    m.Frame.Install,
		Look:       m.Frame.Look,
		Banners:    newBanners(m.Frame.Banners, t),
	}
	switch p.Place {
	case desk.Home:
		p.Home = newHome(m, t)
	case desk.Table:
		p.Table = newTable(m, p.Play.Time, t)
	}
	p.Status.Asides = [2]string{t.Play.Modes[m.Play.Mode], p.Steps.Card.Spoken(t)}
	p.Answer = m.Aloud.Answer(&m.Desk, p.Board.Cells[m.Selected].Name, t)
	for c := range p.Board.Cells {
		// The name of the cell comes last, since many screen readers announce the row and
		// column themselves.
		p.Board.Cells[c].Name += t.Techniques.Marks.Comma + t.Cell(board.Cell(c))
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
	return p
}

func newBanners(set frame.BannerSet, t *text.Catalog) []Banner {
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
