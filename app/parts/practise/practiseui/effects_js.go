// Package practiseui keeps how practising went.
package practiseui

import (
	"sudoku/app/drill"
	"sudoku/app/parts/practise"
	"sudoku/app/platform"
)

// How practising went is kept for all tabs and pages under one key. It is read again
// before each change, so that tabs do not undo each other's.
const practiceKey = "sudoku practice"

// Effects keeps how practising went.
type Effects struct{ *platform.Page }

// Read returns what is kept; keep reports whether it may be written over.
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
	}
	if keep {
		_ = platform.Storage("localStorage").Set(practiceKey, p.Encode()) // refused: it lasts for this visit
	}
	e.Send(practise.Recalled{Progress: p, Now: now})
}

// Merge takes in what was kept elsewhere.
func Merge(came drill.Progress) {
	if p, keep := Read(); keep && len(came) > 0 {
		_ = platform.Storage("localStorage").Set(practiceKey, p.Merge(came).Encode())
	}
}
