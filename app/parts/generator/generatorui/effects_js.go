package generatorui

import (
	"sudoku/app/deeplink"
	"sudoku/app/parts/generator"
	"sudoku/app/platform"
)

// Effects reports the date and copies links to daily puzzles.
type Effects struct{ *platform.Page }

// Do carries out a command.
func (e *Effects) Do(cmd generator.Cmd) {
	switch cmd := cmd.(type) {
	case generator.AskDate:
		now, left := platform.Today()
		e.Send(generator.Dated{Now: now, Left: left})
	case generator.CopyLink:
		platform.Copy(platform.PageLink(deeplink.OfDay(cmd.Day)), func(copied bool) { e.Send(generator.LinkCopied{Copied: copied}) })
	}
}
