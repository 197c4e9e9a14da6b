// Package library lists the puzzles stored in the browser.
package library

import (
	"maps"
	"slices"
	"time"

	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/app/shelf"
	"sudoku/solver/board"
	"sudoku/solver/rate"
)

// Library is the list of puzzles stored in the browser, as last read. A puzzle is stored
// under its givens; see Keeps.
type Library struct {
	Listed   bool // Entries has been read
	Entries  []Entry
	Now      time.Time // when Entries was read
	Narrowed Narrowed
	Pages    int             // number of extra pages of PageSize rows
	Selected map[string]bool // keyed by ID; never changed in place
	Outcome  Outcome
	Failure  error // why the browser cannot store puzzles; nil if it can
	Lasting  Lasting
	missed   desk.Msg // sent if the storage fails before the requested game is found
	reviewed string   // ID of the puzzle to review once it is open
}

// Narrowed holds the filter and order of the list.
type Narrowed struct {
	Search string
	Show   Show
	Grade  rate.Grade // rate.None for all
	Order  Order
}

// Show selects which puzzles are shown.
type Show uint8

// The values of Show.
const (
	ShowAll Show = iota
	ShowBegun
	ShowSolved
	Shows = iota
)

// Order is the order of the list.
type Order uint8

// The orders.
const (
	ByPlayed   Order = iota // most recent first
	ByGrade                 // easiest first
	ByProgress              // nearly solved first, solved last
	ByTitle
	Orders = iota
)

// PageSize is the number of rows shown at first, and added with each page.
const PageSize = 24

// Outcome is the result of the last action on selected puzzles.
type Outcome struct {
	Kind  OutcomeKind
	Count int
	IDs   []string // IDs of deleted puzzles
	Here  bool     // the puzzle in the grid was selected but not deleted
}

// OutcomeKind is the kind of a result.
type OutcomeKind uint8

// The kinds.
const (
	OutcomeNone OutcomeKind = iota
	OutcomeDropped
	OutcomeRestored
	OutcomeExported
)

// Lasting tells whether the browser may delete puzzles on its own.
type Lasting uint8

// The values of Lasting.
const (
	LastingUnknown Lasting = iota
	Deletable
	Persistent
)

// Msg is a message to this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Library] }

// The messages of the library.
type (
	// Pressed opens the library.
	Pressed struct{ desk.To[Library] }
	// NarrowedTo filters and orders the list.
	NarrowedTo struct {
		desk.To[Library]
		Narrowed Narrowed
	}
	// MorePressed shows more rows.
	MorePressed struct{ desk.To[Library] }
	// EntryKept stores the current puzzle even though nothing was changed in it.
	EntryKept struct{ desk.To[Library] }
	// EntryPicked opens a stored puzzle.
	EntryPicked struct {
		desk.To[Library]
		ID string
	}
	// EntryReviewed opens the review of a stored puzzle.
	EntryReviewed struct {
		desk.To[Library]
		ID string
	}
	// EntryTitled gives a puzzle a title.
	EntryTitled struct {
		desk.To[Library]
		ID, Title string
	}
	// EntrySelected selects or deselects a puzzle.
	EntrySelected struct {
		desk.To[Library]
		ID string
	}
	// AllSelected selects exactly the given puzzles.
	AllSelected struct {
		desk.To[Library]
		IDs []string
	}
	// DropPressed deletes the selected puzzles.
	DropPressed struct{ desk.To[Library] }
	// RestorePressed restores deleted puzzles.
	RestorePressed struct {
		desk.To[Library]
		IDs []string
	}
	// ExportPressed saves the selected puzzles as lines of text.
	ExportPressed struct{ desk.To[Library] }
	// PrintPressed opens the print dialog for the selected puzzles.
	PrintPressed struct{ desk.To[Library] }
)

// The browser's reports about the library.
type (
	// Listed carries all entries, most recently changed first, and the current time.
	Listed struct {
		desk.To[Library]
		Entries []Entry
		Now     time.Time
	}
	// Failed reports that the browser cannot store puzzles.
	Failed struct {
		desk.To[Library]
		Err error
	}
	// PersistenceKnown reports whether the browser keeps the puzzles until the player
	// deletes them.
	PersistenceKnown struct {
		desk.To[Library]
		Persistent bool
	}
	// Dropped and Restored report that a deletion or restoration has been written to
	// storage.
	Dropped struct {
		desk.To[Library]
		IDs []string
	}
	Restored struct {
		desk.To[Library]
		IDs []string
	}
	// Exported reports that puzzles were saved.
	Exported struct {
		desk.To[Library]
		Count int
	}
	// Unreadable reports that the history of a stored puzzle cannot be read.
	Unreadable struct {
		desk.To[Library]
		ID string
	}
	// Loaded carries a stored puzzle.
	Loaded struct {
		desk.To[Library]
		desk.BringsPuzzle
		ID   string
		Game game.Game
	}
)

// Cmd is a command from this part.
//
//sumtype:decl
type Cmd interface{ desk.CmdFrom[Library] }

// The commands of the library.
type (
	// List stores the current puzzle if necessary, and reads the list.
	List struct{ desk.From[Library] }
	// Keep stores the current puzzle and reads the list.
	Keep struct{ desk.From[Library] }
	// Load stores the current puzzle even if it is unchanged, and reads another.
	Load struct {
		desk.From[Library]
		ID string
	}
	// Find stores the current puzzle if necessary, and reads another. If it does not
	// exist, Else is sent.
	Find struct {
		desk.From[Library]
		ID   string
		Else desk.Msg
	}
	// KeepLeft stores the puzzle just replaced.
	KeepLeft struct {
		desk.From[Library]
		Kept Kept
	}
	// Drop deletes puzzles. Restore restores them.
	Drop struct {
		desk.From[Library]
		IDs []string
	}
	Restore struct {
		desk.From[Library]
		IDs []string
	}
	// Export saves puzzles as text, one share code per line.
	Export struct {
		desk.From[Library]
		IDs []string
	}
	// Title gives a puzzle a title.
	Title struct {
		desk.From[Library]
		ID, Title string
	}
)

// FindGame opens the saved game for a puzzle, or sends missed if no game is saved.
func (l *Library) FindGame(_ *desk.Desk, givens board.Grid, missed desk.Msg) []desk.Cmd {
	l.missed = missed
	return []desk.Cmd{Find{ID: givens.String(), Else: missed}}
}

// SheetChanged stores the puzzle just replaced.
func (l *Library) SheetChanged(was, d *desk.Desk) []desk.Cmd {
	if !Keeps(was) || !replaced(was, d) {
		return nil
	}
	kept, ok := NewKept(was)
	if !ok {
		return nil
	}
	return []desk.Cmd{KeepLeft{Kept: kept}}
}

// replaced reports whether the puzzle was replaced by another. A puzzle being set up
// counts as the same while digits are added.
func replaced(was, d *desk.Desk) bool {
	before, now := was.Sheet(), d.Sheet()
	return before.Position.Givens != now.Position.Givens &&
		(before.Locked || !shelf.Continues(now.Position.Givens.String(), before.Position.Givens.String()))
}

// Receive handles a message to this part.
func (l *Library) Receive(d *desk.Desk, msg desk.Msg) (cmds []desk.Cmd, ok bool) {
	own, ok := msg.(Msg)
	if ok {
		cmds = l.Update(d, own)
	}
	return cmds, ok
}

// Update handles a message.
func (l *Library) Update(d *desk.Desk, msg Msg) []desk.Cmd {
	switch msg := msg.(type) {
	case Pressed:
		d.Dialog, d.Notice = desk.LibraryDialog, desk.Notice{}
		l.Narrowed.Search, l.Pages, l.Selected, l.Outcome = "", 0, nil, Outcome{}
		return []desk.Cmd{List{}}
	case NarrowedTo:
		l.Narrowed, l.Pages, l.Outcome = msg.Narrowed, 0, Outcome{}
	case MorePressed:
		l.Pages++
	case EntryKept:
		return []desk.Cmd{Keep{}}
	case EntryPicked:
		l.reviewed = ""
		return []desk.Cmd{Load{ID: msg.ID}}
	case EntryReviewed:
		if d.Sheet().Position.Givens.String() == msg.ID {
			d.Panel, d.Dialog = desk.ReviewPanel, desk.NoDialog
			return nil
		}
		l.reviewed = msg.ID
		return []desk.Cmd{Load{ID: msg.ID}}
	case EntryTitled:
		return l.title(msg.ID, msg.Title)
	case EntrySelected:
		l.selectEntry(msg.ID)
	case AllSelected:
		l.selectAll(msg.IDs)
	case DropPressed:
		return l.drop(d)
	case RestorePressed:
		return []desk.Cmd{Restore{IDs: msg.IDs}}
	case ExportPressed:
		return l.export()
	case PrintPressed:
		l.print(d)
	case Listed:
		l.takeList(msg.Entries, msg.Now)
	case PersistenceKnown:
		l.Lasting = Deletable
		if msg.Persistent {
			l.Lasting = Persistent
		}
	case Failed:
		l.Failure = msg.Err
		if missed := l.missed; missed != nil {
			l.missed = nil
			return []desk.Cmd{desk.Wait{Then: missed}}
		}
	case Dropped:
		l.mark(msg.IDs, true)
		l.Outcome.Kind, l.Outcome.Count, l.Outcome.IDs = OutcomeDropped, len(msg.IDs), msg.IDs
	case Restored:
		l.mark(msg.IDs, false)
		l.Outcome = Outcome{Kind: OutcomeRestored, Count: len(msg.IDs)}
	case Exported:
		l.Outcome = Outcome{Kind: OutcomeExported, Count: msg.Count}
	case Unreadable:
		return l.salvage(d, msg.ID)
	case Loaded:
		l.missed = nil
		return l.open(d, msg.ID, &msg.Game)
	}
	return nil
}

func (l *Library) index(id string) int {
	return slices.IndexFunc(l.Entries, func(e Entry) bool { return e.ID == id })
}

// mark marks puzzles as deleted or restored, and deselects them.
func (l *Library) mark(ids []string, dropped bool) {
	l.Entries, l.Selected = slices.Clone(l.Entries), maps.Clone(l.Selected)
	for _, id := range ids {
		if i := l.index(id); i >= 0 {
			l.Entries[i].Dropped = dropped
			delete(l.Selected, id)
		}
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

// takeList replaces the entries with those just read.
func (l *Library) takeList(entries []Entry, now time.Time) {
	l.Entries, l.Now, l.Listed, l.Failure = slices.Clone(entries), now, true, nil
	for i := range l.Entries {
		l.Entries[i].Dropped = !l.Entries[i].Deleted.IsZero()
	}
}

// salvage opens a puzzle with an unreadable history, using the digits in the list.
func (l *Library) salvage(d *desk.Desk, id string) []desk.Cmd {
	e := Entry{ID: id}
	if i := l.index(id); i >= 0 {
		e = l.Entries[i]
	}
	s := game.Sheet{Locked: true}
	for c := range s.Position.Givens {
		s.Position.Givens[c] = digitAt(e.Givens(), c)
		s.Position.Entries[c] = digitAt(e.Entries, c)
	}
	l.missed = nil
	cmds := l.open(d, id, &game.Game{History: game.NewHistory(s), Time: time.Duration(e.Millis) * time.Millisecond})
	d.Notice.Kind = desk.EntrySalvaged
	return cmds
}

// digitAt returns a digit of a grid of 81 characters; 0 for an empty cell.
func digitAt(grid string, cell int) board.Digit {
	if cell < len(grid) && grid[cell] >= '1' && grid[cell] <= '9' {
		return board.Digit(grid[cell] - '0')
	}
	return 0
}

// open makes a stored puzzle the current one, with its own history.
func (l *Library) open(d *desk.Desk, id string, kept *game.Game) []desk.Cmd {
	title := ""
	if i := l.index(id); i >= 0 {
		title = l.Entries[i].Title
	}
	d.RememberTime()
	notice := desk.Notice{Kind: desk.EntryOpened, Name: title}
	history, points := kept.History, kept.Savepoints
	notice.Kept = d.Sheet().Position.Givens != board.Grid{}
	switch {
	case notice.Kept || d.History.IsBlank():
	default: // the library does not store the current puzzle: undo restores it
		var first int
		history, first = d.History.Append(kept.History)
		points = slices.Clone(d.Savepoints)
		for _, p := range kept.Savepoints {
			p.Node += first
			points = append(points, p)
		}
		notice.Over = true
	}
	d.History, d.Selected, d.Dialog = history, kept.Selected, desk.NoDialog
	d.Also, d.Compared, d.Savepoints = board.CellSet{}, 0, points
	d.SetTime(max(kept.Time, d.TimePlayed(d.Sheet().Position.Givens)))
	d.Record = kept.Record
	d.Place = desk.Table
	if l.reviewed == id {
		d.Panel = desk.ReviewPanel
	}
	l.reviewed = ""
	return d.Changed(notice)
}
