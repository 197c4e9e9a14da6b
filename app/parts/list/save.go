package list

import (
	"slices"

	"sudoku/app/desk"
	"sudoku/app/work"
)

// Saving is the writing of puzzles of the list to a file: of those that are selected,
// or of all that the table shows if none is. It is done in requests for some rows
// each; the browser puts the texts in order.
type Saving struct {
	Format int // in work.WriteFormats
	On     bool
	Rows   int // to be written
	Sent   []int
	Next   int // the first row of the next request
	Done   int
	Err    string // why the last one failed
}

// mostWritten is how many rows a request writes.
const mostWritten = 4096

// What happens when puzzles are saved.
type (
	// FormatPicked chooses the format, by its place in work.WriteFormats.
	FormatPicked struct {
		desk.To[List]
		Index int
	}
	// SavePressed saves the puzzles.
	SavePressed struct{ desk.To[List] }
	// SaveBegun reports that a file takes so many rows.
	SaveBegun struct {
		desk.To[List]
		Rows int
	}
	// SaveStopped ends the writing.
	SaveStopped struct{ desk.To[List] }
	// SaveEnded reports that all is in the file, or why not.
	SaveEnded struct {
		desk.To[List]
		Err string
	}
)

// What the browser does then.
type (
	// BeginSaving opens a file for the rows, or asks the player for one.
	BeginSaving struct {
		desk.From[List]
		Name, Extension string
	}
	// EndSaving closes the file, or throws it away.
	EndSaving struct {
		desk.From[List]
		Whole bool
	}
)

// save asks for a file.
func (l *List) save() []desk.Cmd {
	if l.Saving.On || !l.There {
		return nil
	}
	l.Saving.Err = ""
	return []desk.Cmd{BeginSaving{Name: l.Name, Extension: work.WrittenExtension(work.WriteFormats[l.Saving.Format])}}
}

// feedSaving sends requests until the workers have enough to do, and closes the file
// after the last.
func (l *List) feedSaving(d *desk.Desk) (cmds []desk.Cmd) {
	s := &l.Saving
	for s.Next < s.Rows && len(s.Sent) < 2*l.Run.Workers {
		count := min(mostWritten, s.Rows-s.Next)
		id, cmd := d.SendParallel(work.WriteRows{First: s.Next, Count: count, Format: work.WriteFormats[s.Format]})
		s.Sent, s.Next = append(slices.Clone(s.Sent), id), s.Next+count
		cmds = append(cmds, cmd)
	}
	if s.On && s.Done >= s.Rows {
		cmds = append(cmds, EndSaving{Whole: true})
	}
	return cmds
}

// stopSaving ends the writing; the file is thrown away.
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

// hearWritten takes in that rows were written.
func (l *List) hearWritten(d *desk.Desk, r work.Response) []desk.Cmd {
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
