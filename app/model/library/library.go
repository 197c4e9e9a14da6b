// Package library is the part of the page that lists the puzzles which the
// browser keeps.
package library

import (
	"slices"
	"strings"
	"time"

	"sudoku/app/model/desk"
	"sudoku/solver/board"
)

// Library is the list of the puzzles that the browser keeps, as far as it was
// read. A puzzle is kept from its first entry or mark on, under its givens.
type Library struct {
	Listed  bool // Entries were read
	Entries []Entry
	Search  string // what the list is narrowed to
	Failure error  // why the browser keeps no library; nil if it does
}

// Entry is what the list shows of a puzzle.
type Entry struct {
	ID      string    `json:"id"`    // the givens, 81 characters; see EarlierID
	Title   string    `json:"title"` // "" if it was given none
	Filled  int       `json:"filled"`
	Empty   int       `json:"empty"` // cells that hold no given
	Solved  bool      `json:"solved"`
	Millis  int64     `json:"millis"`  // how long it was played
	Changed time.Time `json:"changed"` // last
	// Deleted is when it was deleted, as listed; the zero time if it was not.
	// Until KeepDeleted has passed it can be brought back.
	Deleted time.Time `json:"deleted,omitzero"`
	Dropped bool      `json:"-"` // it is deleted now
}

// KeepDeleted is how long a deleted puzzle is kept.
const KeepDeleted = 30 * 24 * time.Hour

// EarlierID is the ID under which an earlier game of a puzzle is kept when
// another one takes its place.
func (e *Entry) EarlierID() string {
	givens, _, _ := strings.Cut(e.ID, "@")
	return givens + "@" + e.Changed.UTC().Format("20060102T150405.000")
}

// Game is a kept puzzle with its history.
type Game struct {
	History    desk.History
	Savepoints []desk.Savepoint
	Selected   board.Cell
	Time       time.Duration
}

// Msg is a message of this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Library] }

// What happens in the library.
type (
	// Pressed shows the library.
	Pressed struct{ desk.To[Library] }
	// Searched narrows the list.
	Searched struct {
		desk.To[Library]
		Text string
	}
	// EntryKept keeps the present puzzle although nothing was done in it.
	EntryKept struct{ desk.To[Library] }
	// EntryPicked makes a kept puzzle the present one.
	EntryPicked struct {
		desk.To[Library]
		ID string
	}
	// EntryDropped deletes a puzzle, or brings it back.
	EntryDropped struct {
		desk.To[Library]
		ID string
	}
	// EntryTitled gives a puzzle a title.
	EntryTitled struct {
		desk.To[Library]
		ID, Title string
	}
)

// What the browser reports of the library.
type (
	// Listed is what there is, the puzzle changed last first.
	Listed struct {
		desk.To[Library]
		Entries []Entry
	}
	// Failed reports that the browser keeps no library.
	Failed struct {
		desk.To[Library]
		Err error
	}
	// Dropped reports that a deletion is written, Restored that one was taken
	// back: what the list shows is what the next visit finds.
	Dropped struct {
		desk.To[Library]
		ID string
	}
	Restored struct {
		desk.To[Library]
		ID string
	}
	// Loaded is a kept puzzle.
	Loaded struct {
		desk.To[Library]
		ID   string
		Game Game
	}
)

// Cmd is a command of this part.
//
//sumtype:decl
type Cmd interface{ desk.CmdFrom[Library] }

// The commands of the library.
type (
	// List keeps the present puzzle if it is to be kept, and reads the list.
	List struct{ desk.From[Library] }
	// Keep keeps the present puzzle and reads the list.
	Keep struct{ desk.From[Library] }
	// Load keeps the present puzzle, whatever there is of it, and reads another.
	Load struct {
		desk.From[Library]
		ID string
	}
	// Drop deletes a puzzle; Restore takes that back.
	Drop struct {
		desk.From[Library]
		ID string
	}
	Restore struct {
		desk.From[Library]
		ID string
	}
	// Title gives a puzzle a title.
	Title struct {
		desk.From[Library]
		ID, Title string
	}
)

// EntryOf is the present puzzle as the library lists it, without the time of its
// last change; ok is false if there is none.
func EntryOf(d *desk.Desk) (e Entry, ok bool) {
	p := d.Sheet().Position
	values := p.Values()
	if p.Givens == (board.Grid{}) {
		return e, false
	}
	givens := p.Givens.Filled().Len()
	return Entry{
		ID: p.Givens.String(), Filled: values.Filled().Len() - givens, Empty: board.Cells - givens,
		Solved: values.IsSolution(), Millis: d.Time().Milliseconds(),
	}, true
}

// Keeps reports whether the present puzzle is kept unasked: something was done in
// it.
func Keeps(d *desk.Desk) bool {
	s := d.Sheet()
	return s.Locked && s.Position.Givens != board.Grid{} &&
		(s.Position.Entries != board.Grid{} || !s.Position.Eliminated.IsEmpty() || s.Marks != board.Marks{})
}

// Update handles a message.
func (l *Library) Update(d *desk.Desk, msg Msg) []desk.Cmd {
	switch msg := msg.(type) {
	case Pressed:
		d.Dialog, d.Notice = desk.LibraryDialog, desk.Notice{}
		l.Search = ""
		return []desk.Cmd{List{}}
	case Searched:
		l.Search = msg.Text
	case EntryKept:
		return []desk.Cmd{Keep{}}
	case EntryPicked:
		return []desk.Cmd{Load{ID: msg.ID}}
	case EntryDropped:
		return l.drop(msg.ID)
	case Dropped:
		l.mark(msg.ID, true)
	case Restored:
		l.mark(msg.ID, false)
	case EntryTitled:
		return l.title(msg.ID, msg.Title)
	case Listed:
		l.takeList(msg.Entries)
	case Failed:
		l.Failure = msg.Err
	case Loaded:
		return l.open(d, msg.ID, &msg.Game)
	}
	return nil
}

func (l *Library) index(id string) int {
	return slices.IndexFunc(l.Entries, func(e Entry) bool { return e.ID == id })
}

// drop deletes a puzzle, or brings it back.
func (l *Library) drop(id string) []desk.Cmd {
	i := l.index(id)
	if i < 0 {
		return nil
	}
	if l.Entries[i].Dropped {
		return []desk.Cmd{Restore{ID: id}}
	}
	return []desk.Cmd{Drop{ID: id}}
}

// mark shows a puzzle as deleted, or not.
func (l *Library) mark(id string, dropped bool) {
	if i := l.index(id); i >= 0 {
		l.Entries = slices.Clone(l.Entries)
		l.Entries[i].Dropped = dropped
	}
}

func (l *Library) title(id, title string) []desk.Cmd {
	i := l.index(id)
	if i < 0 {
		return nil
	}
	l.Entries = slices.Clone(l.Entries)
	l.Entries[i].Title = title
	return []desk.Cmd{Title{ID: id, Title: title}}
}

// takeList takes in the list.
func (l *Library) takeList(entries []Entry) {
	l.Entries, l.Listed, l.Failure = slices.Clone(entries), true, nil
	for i := range l.Entries {
		l.Entries[i].Dropped = !l.Entries[i].Deleted.IsZero()
	}
}

// open makes a kept puzzle the present one, with its own history.
func (l *Library) open(d *desk.Desk, id string, game *Game) []desk.Cmd {
	title := ""
	if i := l.index(id); i >= 0 {
		title = l.Entries[i].Title
	}
	d.RememberTime()
	notice := desk.Notice{Kind: desk.EntryOpened, Name: title}
	history, points := game.History, game.Savepoints
	switch _, notice.Kept = EntryOf(d); {
	case notice.Kept || d.History.IsBlank():
	default: // the library does not take what is here: undo keeps it
		var first int
		history, first = d.History.Append(game.History)
		points = slices.Clone(d.Savepoints)
		for _, p := range game.Savepoints {
			p.Node += first
			points = append(points, p)
		}
		notice.Over = true
	}
	d.History, d.Selected, d.Dialog = history, game.Selected, desk.NoDialog
	d.Also, d.Compared, d.Savepoints = board.CellSet{}, 0, points
	d.SetTime(max(game.Time, d.TimeOf(d.Sheet().Position.Givens)))
	return d.Changed(notice)
}
