package backup

import (
	"errors"
	"strings"

	"sudoku/app/shelf"
	"sudoku/app/show"
	"sudoku/app/text"
)

// View describes the dialog that saves and loads everything.
type View struct {
	Working bool
	Stops   bool // the activity can be stopped
	Done    int
	Total   int // 0 if unknown
	Status  string
	Bad     bool // Status reports an error
}

func (own *Backup) View(t *text.Catalog) View {
	b, x := own, &t.Backup
	stops := b.State == Working
	v := View{Working: stops || b.State == Merging, Stops: stops, Done: b.Done, Total: b.Total}
	switch b.State {
	case Working:
		if b.Total > 0 {
			v.Status = t.Fill(x.Working, "done", b.Done, "total", b.Total)
		}
	case HasSaved:
		v.Status = t.Fill(x.Saved, "count", b.Saved)
	case HasLoaded:
		said := []string{t.Fill(x.Loaded, "count", b.Loaded.Added)}
		if b.Loaded.Known > 0 {
			said = append(said, t.Fill(x.Known, "count", b.Loaded.Known))
		}
		if b.Loaded.Results > 0 {
			said = append(said, t.Fill(x.Results, "count", b.Loaded.Results))
		}
		if b.Loaded.Settings {
			said = append(said, x.SettingsTaken)
		}
		v.Status = strings.Join(said, t.Techniques.Marks.Space)
	case HasFailed:
		v.Status, v.Bad = backupFailure(b.Err, t), true
	case HasStopped:
		v.Status = x.Stopped
	}
	return v
}

// backupFailure explains why a file was not loaded or saved.
func backupFailure(err error, t *text.Catalog) string {
	x := &t.Backup
	mistake, ok := errors.AsType[*FileError](err)
	switch {
	case err == shelf.ErrNewer || err == shelf.ErrBlocked:
		return show.FailureText(err, t)
	case !ok:
		return t.Fill(x.NotDone, "reason", err)
	}
	sentence := [...]string{Foreign: x.Foreign, Newer: x.Newer, Damaged: x.Damaged, CutShort: x.CutShort}
	return t.Fill(sentence[mistake.Kind], "line", mistake.Line)
}
