// Package practiseui stores the progress of practising.
package practiseui

import (
	"sudoku/app/drill"
	"sudoku/app/parts/practise"
	"sudoku/app/platform"
)

// The progress is stored under one key for all tabs and pages. It is read again before
// each change, so that tabs do not overwrite each other's changes.
const practiceKey = "sudoku practice"

// Effects stores the progress of practising.
type Effects struct{ *platform.Page }

// Read returns the stored progress. keep reports whether it may be overwritten.
func Read() (p drill.Progress, keep bool) {
	p, err := drill.Decode(platform.Storage("localStorage").Get(practiceKey))
	return p, err != drill.ErrVersion
}

// Do carries out a command.
func (e *Effects) Do(cmd practise.Cmd) {
	p, keep := Read()
	now := platform.LocalNow()
	switch cmd := cmd.(type) {
	case practise.Recall:
		e.Send(practise.Recalled{Progress: p, Now: now, Next: true})
		return
	case practise.Note:
		p = p.Note(cmd.Technique, cmd.Found, now)
	case practise.Miss:
		for i := range cmd.Missed {
			m := &cmd.Missed[i]
			p = p.Miss(m.Technique, practise.EncodeOwn(&m.Position), now)
		}
	}
	if keep {
		_ = platform.Storage("localStorage").Set(practiceKey, p.Encode()) // if it cannot be stored, it lasts for this visit
	}
	e.Send(practise.Recalled{Progress: p, Now: now})
}

// Merge adds progress from elsewhere.
func Merge(came drill.Progress) {
	if p, keep := Read(); keep && len(came) > 0 {
		_ = platform.Storage("localStorage").Set(practiceKey, p.Merge(came).Encode())
	}
}
