package browser

import (
	"sudoku/app/drill"
	"sudoku/app/parts/practise"
)

// How practising went is kept for all tabs and pages under one key. It is read again
// before each change, so that tabs do not undo each other's.
const practiceKey = "sudoku practice"

// practiseEffects keeps how practising went.
type practiseEffects struct{ *pageSide }

// practised is what is kept; keep reports whether it may be written over.
func practised() (p drill.Progress, keep bool) {
	p, err := drill.Decode(storage("localStorage").Get(practiceKey))
	return p, err != drill.ErrVersion
}

// Do carries out a command.
func (e *practiseEffects) Do(cmd practise.Cmd) {
	p, keep := practised()
	now := localNow()
	switch cmd := cmd.(type) {
	case practise.Recall:
		e.Send(practise.Recalled{Progress: p, Now: now, Next: true})
		return
	case practise.Note:
		p = p.Note(cmd.Technique, cmd.Found, now)
	}
	if keep {
		_ = storage("localStorage").Set(practiceKey, p.Encode()) // refused: it lasts for this visit
	}
	e.Send(practise.Recalled{Progress: p, Now: now})
}

// mergePractice takes in what was kept elsewhere.
func mergePractice(came drill.Progress) {
	if p, keep := practised(); keep && len(came) > 0 {
		_ = storage("localStorage").Set(practiceKey, p.Merge(came).Encode())
	}
}
