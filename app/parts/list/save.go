package list

import (
	"slices"

	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/app/work/rowset"
)

// Saving is the state of writing the selected puzzles to a file, or all in the table if
// none is selected. Each request covers some of the rows; the browser puts the texts in
// order.
type Saving struct {
	Format int // index in rowset.Formats
	On     bool
	Rows   int // number of rows to write
	Sent   []int
	Next   int // first row of the next request
	Done   int
	Err    string // why the last save failed
}

// mostWritten is the maximum number of rows per request.
const mostWritten = 4096

// The messages for saving puzzles.
type (
	// FormatPicked selects a format by its index in rowset.Formats.
	FormatPicked struct {
		desk.To[List]
		Index int
	}
	// SavePressed saves the puzzles.
	SavePressed struct{ desk.To[List] }
	// SaveBegun reports that a file is open for a number of rows.
	SaveBegun struct {
		desk.To[List]
		Rows int
	}
	// SaveStopped cancels saving.
	SaveStopped struct{ desk.To[List] }
	// SaveEnded reports that the file is complete, or why it is not.
	SaveEnded struct {
		desk.To[List]
		Err string
	}
)

// The commands for saving puzzles.
type (
	// BeginSaving opens a file for the rows, or asks the player for one.
	BeginSaving struct {
		desk.From[List]
		Name, Extension string
	}
	// EndSaving closes or discards the file.
	EndSaving struct {
		desk.From[List]
		Whole bool
	}
)

// save requests a file.
func (l *List) save() []desk.Cmd {
	if l.Saving.On || !l.There {
		return nil
	}
	l.Saving.Err = ""
	return []desk.Cmd{BeginSaving{Name: l.Name, Extension: rowset.Extension(rowset.Formats[l.Saving.Format])}}
}

// feedSaving sends requests until the workers are busy, and closes the file after the
// last one.
func (l *List) feedSaving(d *desk.Desk) (cmds []desk.Cmd) {
	s := &l.Saving
	for s.Next < s.Rows && len(s.Sent) < 2*l.Run.Workers {
		count := min(mostWritten, s.Rows-s.Next)
		id, cmd := d.SendParallel(work.WriteRows{First: s.Next, Count: count, Format: rowset.Formats[s.Format]})
		s.Sent, s.Next = append(slices.Clone(s.Sent), id), s.Next+count
		cmds = append(cmds, cmd)
	}
	if s.On && s.Done >= s.Rows {
		cmds = append(cmds, EndSaving{Whole: true})
	}
	return cmds
}

// stopSaving cancels saving and discards the file.
func (l *List) stopSaving() (cmds []desk.Cmd) {
	if !l.Saving.On {
		return nil
	}
	for _, id := range l.Saving.Sent {
		cmds = append(cmds, desk.StopParallel{First: id, Last: id})
	}
	l.Saving = Saving{Format: l.Saving.Format}
	return append(cmds, EndSaving{})
}

// handleWritten counts the rows written and sends more requests.
func (l *List) handleWritten(d *desk.Desk, r work.Response) []desk.Cmd {
	if !r.Last() {
		return nil
	}
	s := &l.Saving
	i := slices.Index(s.Sent, r.ID)
	s.Sent = slices.Delete(slices.Clone(s.Sent), i, i+1)
	answer, ok := r.Answer.(work.Written)
	if !ok {
		cmds := l.stopSaving()
		l.Saving.Err = r.Err
		return cmds
	}
	s.Done += answer.Count
	return l.feedSaving(d)
}
