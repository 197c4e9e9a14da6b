// Package library is the part of the page that lists the puzzles which the
// browser keeps.
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

// Library is the list of the puzzles that the browser keeps, as far as it was
// read. A puzzle is kept from its first entry or mark on, under its givens.
type Library struct {
	Listed   bool // Entries were read
	Entries  []Entry
	Now      time.Time // when they were read
	Narrowed Narrowed
	Pages    int             // how many more times PageSize rows are shown
	Selected map[string]bool // by ID; never changed in place
	Said     Said
	Failure  error    // why the browser keeps no library; nil if it does
	missed   desk.Msg // for the game that is looked for, if there is none
}

// Narrowed is what the list is narrowed to, and its order.
type Narrowed struct {
	Search string
	Show   Show
	Grade  rate.Grade // rate.None for all
	Order  Order
}

// Show is which puzzles are shown.
type Show uint8

// The choices of what is shown.
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
	ByPlayed   Order = iota // last first
	ByGrade                 // easy first
	ByProgress              // nearly solved first, solved last
	ByTitle
	Orders = iota
)

// PageSize is how many rows are shown at first, and with each page more.
const PageSize = 24

// Said is what became of the selected puzzles.
type Said struct {
	Kind  SaidKind
	Count int
	IDs   []string // that were deleted
	Here  bool     // the puzzle in the grid was to be deleted, too, and is not
}

// SaidKind is a sort of it.
type SaidKind uint8

// The sorts.
const (
	SaidNothing SaidKind = iota
	SaidDropped
	SaidRestored
	SaidExported
)

// Msg is a message of this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Library] }

// What happens in the library.
type (
	// Pressed shows the library.
	Pressed struct{ desk.To[Library] }
	// NarrowedTo narrows and orders the list.
	NarrowedTo struct {
		desk.To[Library]
		Narrowed Narrowed
	}
	// MorePressed shows more rows.
	MorePressed struct{ desk.To[Library] }
	// EntryKept keeps the present puzzle although nothing was done in it.
	EntryKept struct{ desk.To[Library] }
	// EntryPicked makes a kept puzzle the present one.
	EntryPicked struct {
		desk.To[Library]
		ID string
	}
	// EntryTitled gives a puzzle a title.
	EntryTitled struct {
		desk.To[Library]
		ID, Title string
	}
	// EntrySelected selects a puzzle, or no longer.
	EntrySelected struct {
		desk.To[Library]
		ID string
	}
	// AllSelected selects some puzzles and no others.
	AllSelected struct {
		desk.To[Library]
		IDs []string
	}
	// DropPressed deletes the selected puzzles.
	DropPressed struct{ desk.To[Library] }
	// RestorePressed brings deleted puzzles back.
	RestorePressed struct {
		desk.To[Library]
		IDs []string
	}
	// ExportPressed saves the selected puzzles as lines of a text.
	ExportPressed struct{ desk.To[Library] }
	// PrintPressed opens the print dialog for the selected puzzles.
	PrintPressed struct{ desk.To[Library] }
)

// What the browser reports of the library.
type (
	// Listed is what there is, the puzzle changed last first, and the present time.
	Listed struct {
		desk.To[Library]
		Entries []Entry
		Now     time.Time
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
	// Unreadable reports that the history of a kept puzzle cannot be read.
	Unreadable struct {
		desk.To[Library]
		ID string
	}
	// Loaded is a kept puzzle.
	Loaded struct {
		desk.To[Library]
		desk.BringsPuzzle
		ID   string
		Game game.Game
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
	// Find keeps the present puzzle if it is to be kept, and reads another. Else is
	// sent if there is none.
	Find struct {
		desk.From[Library]
		ID   string
		Else desk.Msg
	}
	// KeepLeft keeps a puzzle that another has taken the place of.
	KeepLeft struct {
		desk.From[Library]
		Kept Kept
	}
	// Drop deletes puzzles; Restore takes that back.
	Drop struct {
		desk.From[Library]
		IDs []string
	}
	Restore struct {
		desk.From[Library]
		IDs []string
	}
	// Export saves puzzles as a text with a share code on each line.
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

// FindGame opens the game of a puzzle, or sends a message if there is none.
func (l *Library) FindGame(_ *desk.Desk, givens board.Grid, missed desk.Msg) []desk.Cmd {
	l.missed = missed
	return []desk.Cmd{Find{ID: givens.String(), Else: missed}}
}

// SheetChanged keeps the puzzle that another has taken the place of.
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

// replaced reports whether another puzzle has taken the place of one. One that is
// being set up stays the same with each of its digits.
func replaced(was, d *desk.Desk) bool {
	before, now := was.Sheet(), d.Sheet()
	return before.Position.Givens != now.Position.Givens &&
		(before.Locked || !shelf.Continues(now.Position.Givens.String(), before.Position.Givens.String()))
}

// Receive handles a message of this part.
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
		l.Narrowed.Search, l.Pages, l.Selected, l.Said = "", 0, nil, Said{}
		return []desk.Cmd{List{}}
	case NarrowedTo:
		l.Narrowed, l.Pages, l.Said = msg.Narrowed, 0, Said{}
	case MorePressed:
		l.Pages++
	case EntryKept:
		return []desk.Cmd{Keep{}}
	case EntryPicked:
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
	case Failed:
		l.Failure = msg.Err
		if missed := l.missed; missed != nil {
			l.missed = nil
			return []desk.Cmd{desk.Wait{Then: missed}}
		}
	case Dropped:
		l.mark(msg.IDs, true)
		l.Said.Kind, l.Said.Count, l.Said.IDs = SaidDropped, len(msg.IDs), msg.IDs
	case Restored:
		l.mark(msg.IDs, false)
		l.Said = Said{Kind: SaidRestored, Count: len(msg.IDs)}
	case Exported:
		l.Said = Said{Kind: SaidExported, Count: msg.Count}
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

// mark shows puzzles as deleted, or not; they are selected no longer.
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

// takeList takes in the list.
func (l *Library) takeList(entries []Entry, now time.Time) {
	l.Entries, l.Now, l.Listed, l.Failure = slices.Clone(entries), now, true, nil
	for i := range l.Entries {
		l.Entries[i].Dropped = !l.Entries[i].Deleted.IsZero()
	}
}

// salvage makes a puzzle whose history cannot be read the present one, with the digits
// that the list knows.
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

// digitAt is the digit of a cell in a text of 81 characters; 0 for none.
func digitAt(grid string, cell int) board.Digit {
	if cell < len(grid) && grid[cell] >= '1' && grid[cell] <= '9' {
		return board.Digit(grid[cell] - '0')
	}
	return 0
}

// open makes a kept puzzle the present one, with its own history.
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
	default: // the library does not take what is here: undo keeps it
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
	return d.Changed(notice)
}
