package model

import (
	"slices"
	"strings"
	"time"

	"sudoku/solver/board"
)

// Library is the list of the puzzles that the browser keeps, as far as it was
// read. A puzzle is kept from its first entry or mark on, under its givens.
type Library struct {
	Listed  bool // Entries were read
	Entries []LibraryEntry
	Search  string // what the list is narrowed to
	Failure string // why the browser keeps no library; "" if it does
}

// LibraryEntry is what the list shows of a puzzle.
type LibraryEntry struct {
	ID      string    `json:"id"`    // the givens, 81 characters; see Aside
	Title   string    `json:"title"` // "" if it was given none
	Filled  int       `json:"filled"`
	Empty   int       `json:"empty"` // cells that hold no given
	Solved  bool      `json:"solved"`
	Millis  int64     `json:"millis"`  // how long it was played
	Changed time.Time `json:"changed"` // last
	// Deleted is when it was deleted, as listed; the zero time if it was not. Until
	// KeepDeleted has gone by it can be brought back.
	Deleted time.Time `json:"deleted,omitzero"`
	Dropped bool      `json:"-"` // it is deleted now
}

// KeepDeleted is how long a deleted puzzle is kept.
const KeepDeleted = 30 * 24 * time.Hour

// Aside is the ID under which an earlier game of a puzzle is kept when another
// one takes its place.
func (e *LibraryEntry) Aside() string {
	givens, _, _ := strings.Cut(e.ID, "@")
	return givens + "@" + e.Changed.UTC().Format("20060102T150405.000")
}

// What happens in the library.
type (
	// LibraryPressed shows the library.
	LibraryPressed struct{}
	// LibrarySearched narrows the list.
	LibrarySearched struct{ Text string }
	// EntryKept keeps the present puzzle although nothing was done in it.
	EntryKept struct{}
	// EntryPicked makes a kept puzzle the present one.
	EntryPicked struct{ ID string }
	// EntryDropped deletes a puzzle, or brings it back.
	EntryDropped struct{ ID string }
	// EntryTitled gives a puzzle a title.
	EntryTitled struct{ ID, Title string }
)

// What the browser reports of the library.
type (
	// LibraryListed is what there is, the puzzle changed last first.
	LibraryListed struct{ Entries []LibraryEntry }
	// LibraryFailed tells that the browser keeps no library.
	LibraryFailed struct{ Reason string }
	// EntryLoaded is a kept puzzle with its history, as a model that holds
	// nothing else.
	EntryLoaded struct {
		ID    string
		Model Model
	}
)

func (LibraryPressed) msg()  {}
func (LibrarySearched) msg() {}
func (EntryKept) msg()       {}
func (EntryPicked) msg()     {}
func (EntryDropped) msg()    {}
func (EntryTitled) msg()     {}
func (LibraryListed) msg()   {}
func (LibraryFailed) msg()   {}
func (EntryLoaded) msg()     {}

// The commands of the library.
type (
	// ListLibrary keeps the present puzzle if it is to be kept, and reads the
	// list.
	ListLibrary struct{}
	// KeepEntry keeps the present puzzle and reads the list.
	KeepEntry struct{}
	// LoadEntry keeps the present puzzle, whatever there is of it, and reads
	// another.
	LoadEntry struct{ ID string }
	// DropEntry deletes a puzzle; RestoreEntry takes that back.
	DropEntry    struct{ ID string }
	RestoreEntry struct{ ID string }
	// TitleEntry gives a puzzle a title.
	TitleEntry struct{ ID, Title string }
)

// KeepLeft keeps the puzzle that another has just taken the place of: the model
// as it was.
type KeepLeft struct{ Was Model }

func (KeepLeft) cmd()     {}
func (ListLibrary) cmd()  {}
func (KeepEntry) cmd()    {}
func (LoadEntry) cmd()    {}
func (DropEntry) cmd()    {}
func (RestoreEntry) cmd() {}
func (TitleEntry) cmd()   {}

// LibraryEntry is the present puzzle as the library lists it, without the
// time of its last change; ok is false if there is none.
func (m *Model) LibraryEntry() (e LibraryEntry, ok bool) {
	p := m.Sheet().Position
	values := p.Values()
	if p.Givens == (board.Grid{}) {
		return e, false
	}
	givens := p.Givens.Filled().Len()
	return LibraryEntry{
		ID: p.Givens.String(), Filled: values.Filled().Len() - givens, Empty: board.Cells - givens,
		Solved: values.IsSolution(), Millis: m.Time().Milliseconds(),
	}, true
}

// KeepsEntry reports whether the present puzzle is kept unasked: something was
// done in it.
func (m *Model) KeepsEntry() bool {
	s := m.Sheet()
	return s.Playing && s.Position.Givens != board.Grid{} &&
		(s.Position.Entries != board.Grid{} || !s.Position.Eliminated.IsEmpty() || s.Marks != board.Marks{})
}

// updateLibrary handles the messages of the library; ok is false for any other.
func (m Model) updateLibrary(msg Msg) (next Model, cmds []Cmd, ok bool) {
	l := &m.Library
	switch msg := msg.(type) {
	case LibraryPressed:
		m.Dialog, m.Notice = LibraryDialog, Notice{}
		l.Search = ""
		cmds = []Cmd{ListLibrary{}}
	case LibrarySearched:
		l.Search = msg.Text
	case EntryKept:
		cmds = []Cmd{KeepEntry{}}
	case EntryPicked:
		cmds = []Cmd{LoadEntry{msg.ID}}
	case EntryDropped:
		i := l.index(msg.ID)
		if i < 0 {
			return m, nil, true
		}
		l.Entries = slices.Clone(l.Entries)
		l.Entries[i].Dropped = !l.Entries[i].Dropped
		cmds = []Cmd{RestoreEntry{msg.ID}}
		if l.Entries[i].Dropped {
			cmds = []Cmd{DropEntry{msg.ID}}
		}
	case EntryTitled:
		if i := l.index(msg.ID); i >= 0 {
			l.Entries = slices.Clone(l.Entries)
			l.Entries[i].Title = msg.Title
			cmds = []Cmd{TitleEntry{msg.ID, msg.Title}}
		}
	case LibraryListed:
		l.takeList(msg.Entries)
	case LibraryFailed:
		l.Failure = msg.Reason
	case EntryLoaded:
		m, cmds = m.openEntry(msg)
	default:
		return m, nil, false
	}
	return m, cmds, true
}

func (l *Library) index(id string) int {
	return slices.IndexFunc(l.Entries, func(e LibraryEntry) bool { return e.ID == id })
}

// takeList takes in the list.
func (l *Library) takeList(entries []LibraryEntry) {
	l.Entries, l.Listed, l.Failure = slices.Clone(entries), true, ""
	for i := range l.Entries {
		l.Entries[i].Dropped = !l.Entries[i].Deleted.IsZero()
	}
}

// openEntry makes a kept puzzle the present one, with its own history.
func (m Model) openEntry(msg EntryLoaded) (Model, []Cmd) {
	from := &msg.Model
	title := ""
	if i := m.Library.index(msg.ID); i >= 0 {
		title = m.Library.Entries[i].Title
	}
	m.rememberTime()
	notice := Notice{Kind: EntryOpened, Name: title}
	history, points := from.History, from.Play.Savepoints
	switch _, notice.Kept = m.LibraryEntry(); {
	case notice.Kept || m.History.IsBlank():
	default: // the library does not take what is here: undo keeps it
		var first int
		history, first = m.History.Append(from.History)
		points = slices.Clone(m.Play.Savepoints)
		for _, p := range from.Play.Savepoints {
			p.Node += first
			points = append(points, p)
		}
		notice.Over = true
	}
	m.History, m.Selected, m.Dialog = history, from.Selected, NoDialog
	m.Play.Also, m.Play.Compared, m.Play.Savepoints = board.CellSet{}, 0, points
	m = m.WithTime(max(from.Time(), m.timeOf(m.Sheet().Position.Givens)))
	return m.changed(notice)
}
