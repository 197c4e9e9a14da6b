package list

import (
	"slices"

	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/solver/profile"
)

// Kept is a list that a visit before has left: a long one, of which something was
// being worked out.
type Kept struct {
	Name        string
	Done, Total int // puzzles that are rated, of how many
}

// What happens with the list that is kept.
type (
	// KeptFound reports that there is one.
	KeptFound struct {
		desk.To[List]
		Kept Kept
	}
	// GoOnPressed takes it up.
	GoOnPressed struct{ desk.To[List] }
	// ForgetPressed keeps it no longer.
	ForgetPressed struct{ desk.To[List] }
	// Restored reports that the browser holds its rows again, and how far they have
	// come.
	Restored struct {
		desk.To[List]
		Name    string
		Parts   []Part
		Rows    work.Surveyed
		Workers int
		Narrow  bool
	}
	// KeepFailed reports that no more is kept.
	KeepFailed struct {
		desk.To[List]
		Err string
	}
)

// What the browser does with it.
type (
	// Keep keeps the present list from now on.
	Keep struct{ desk.From[List] }
	// FindKept looks for one that is kept.
	FindKept struct{ desk.From[List] }
	// Restore takes it up.
	Restore struct{ desk.From[List] }
	// Forget keeps it no longer.
	Forget struct{ desk.From[List] }
)

// keep keeps a long list from when it is rated on.
func (l *List) keep() []desk.Cmd {
	if l.Kept || l.Run.Rows <= small || !l.isRead() || l.wanted()&profile.Rated == 0 {
		return nil
	}
	l.Kept, l.KeepErr = true, ""
	return []desk.Cmd{Keep{}}
}

// Rated is how many puzzles are rated, of how many.
func (l *List) Rated() (done, total int) {
	return l.Run.Layers[slices.Index(work.AllLayers[:], profile.Rated)].Done, l.Run.Rows
}

// restore takes up a list that was kept, and goes on with it.
func (l *List) restore(d *desk.Desk, msg Restored) []desk.Cmd {
	before, cmds := l.left()
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
		slices.Reverse(at.Lost) // the last of them is the next
	}
	return append(append(cmds, l.feed(d)...), Arrange{})
}
