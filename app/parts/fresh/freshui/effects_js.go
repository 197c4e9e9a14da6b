package freshui

import (
	"sudoku/app/parts/fresh"
	"sudoku/app/platform"
	"sudoku/app/wish"
)

// Effects tells the day, and copies the links of days.
type Effects struct{ *platform.Page }

// Do carries out a command.
func (e *Effects) Do(cmd fresh.Cmd) {
	switch cmd := cmd.(type) {
	case fresh.AskDate:
		now, left := platform.Today()
		e.Send(fresh.Dated{Now: now, Left: left})
	case fresh.CopyLink:
		platform.Copy(platform.PageLink(wish.OfDay(cmd.Day)), func(copied bool) { e.Send(fresh.LinkCopied{Copied: copied}) })
	}
}
