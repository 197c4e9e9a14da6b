package list

import (
	"slices"

	"sudoku/app/desk"
	"sudoku/app/work/rowset"
	"sudoku/solver/profile"
)

// Kept describes a long list with unfinished work that was stored in an earlier visit.
type Kept struct {
	Name        string
	Done, Total int // number of rated puzzles, and of all puzzles
}

// The messages for the stored list.
type (
	// KeptFound reports that a list is stored.
	KeptFound struct {
		desk.To[List]
		Kept Kept
	}
	// GoOnPressed continues with the stored list.
	GoOnPressed struct{ desk.To[List] }
	// ForgetPressed deletes the stored list.
	ForgetPressed struct{ desk.To[List] }
	// Restored reports that the rows of the stored list were loaded, and their progress.
	Restored struct {
		desk.To[List]
		Name    string
		Parts   []Part
		Rows    rowset.Surveyed
		Workers int
		Narrow  bool
	}
	// KeepFailed reports that storing failed and has stopped.
	KeepFailed struct {
		desk.To[List]
		Err string
	}
)

// The commands for the stored list.
type (
	// Keep starts storing the current list.
	Keep struct{ desk.From[List] }
	// FindKept looks for a stored list.
	FindKept struct{ desk.From[List] }
	// Restore loads the stored list.
	Restore struct{ desk.From[List] }
	// Forget deletes the stored list.
	Forget struct{ desk.From[List] }
)

// keep starts storing a long list once it is being rated.
func (l *List) keep() []desk.Cmd {
	if l.Kept || l.Run.Rows <= mostAutoRated || !l.isRead() || l.wanted()&profile.Rated == 0 {
		return nil
	}
	l.Kept, l.KeepErr = true, ""
	return []desk.Cmd{Keep{}}
}

// Rated returns the number of rated puzzles and of all puzzles.
func (l *List) Rated() (done, total int) {
	return l.Run.Layers[slices.Index(rowset.Layers[:], profile.Rated)].Done, l.Run.Rows
}

// restore continues with a stored list.
func (l *List) restore(d *desk.Desk, msg Restored) []desk.Cmd {
	before, cmds := l.replaced()
	*l = List{There: true, Name: msg.Name, Parts: msg.Parts, Before: before, Kept: true, Columns: columnsAtFirst(msg.Narrow),
		Run: Run{Workers: msg.Workers, Asked: true, Sum: msg.Rows.Sum}}
	l.Run.begin(l.Parts)
	for i := range l.Run.Layers {
		at := &l.Run.Layers[i]
		at.Part, at.Done = len(l.Parts), msg.Rows.Done[i]
		for _, span := range msg.Rows.Missing[i] {
			for first := span.First; first < span.First+span.Count; first += mostSent[i] {
				at.Lost = append(at.Lost, Sent{Layer: i, Part: span.Part, First: first, Count: min(mostSent[i], span.First+span.Count-first)})
			}
		}
		slices.Reverse(at.Lost) // Lost is used from the end
	}
	return append(append(cmds, l.feed(d)...), Arrange{})
}
