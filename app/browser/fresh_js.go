package browser

import (
	"sudoku/app/parts/fresh"
	"sudoku/app/wish"
)

// freshEffects tells the day, and copies the links of days.
type freshEffects struct{ *pageSide }

// Do carries out a command.
func (e *freshEffects) Do(cmd fresh.Cmd) {
	switch cmd := cmd.(type) {
	case fresh.AskDate:
		now, left := today()
		e.Send(fresh.Dated{Now: now, Left: left})
	case fresh.CopyLink:
		copyThen(pageLink(wish.OfDay(cmd.Day)), func(copied bool) { e.Send(fresh.LinkCopied{Copied: copied}) })
	}
}
