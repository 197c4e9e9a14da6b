// Package practiseui stores the player's practice progress in the browser.
package practiseui

import (
	"sudoku/app/drill"
	"sudoku/app/parts/practise"
	"sudoku/app/platform"
)

// practiceKey is the storage key of the progress, which all tabs and pages share. The
// progress is read again before each change, so that tabs do not overwrite each other's
// changes.
const practiceKey = "sudoku practice"

// Effects stores the player's practice progress.
type Effects struct{ *platform.Page }

// Read returns the stored progress. keep is false if a newer version wrote it, so that it
// must not be overwritten.
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
		_ = platform.Storage("localStorage").Set(practiceKey, p.Encode()) // if this fails, the progress lasts for this visit
	}
	e.Send(practise.Recalled{Progress: p, Now: now})
}

// Merge merges other progress into the stored progress, unless a newer version wrote
// that.
func Merge(came drill.Progress) {
	if p, keep := Read(); keep && len(came) > 0 {
		_ = platform.Storage("localStorage").Set(practiceKey, p.Merge(came).Encode())
	}
}
