package generatorui

import (
	"strings"

	"sudoku/app/deeplink"
	"sudoku/app/parts/generator"
	"sudoku/app/platform"
)

// Effects reports the date and copies links to daily puzzles.
type Effects struct {
	*platform.Page
	OpenList func(name, text string)
}

// Do carries out a command.
func (e *Effects) Do(cmd generator.Cmd) {
	switch cmd := cmd.(type) {
	case generator.AskDate:
		now, left := platform.Today()
		e.Send(generator.Dated{Now: now, Left: left})
	case generator.ShowList:
		var lines strings.Builder
		for i := range cmd.Puzzles {
			lines.WriteString(cmd.Puzzles[i].String() + "\n")
		}
		e.OpenList("", lines.String())
	case generator.CopyLink:
		platform.Copy(platform.PageLink(deeplink.OfDay(cmd.Day)), func(copied bool) { e.Send(generator.LinkCopied{Copied: copied}) })
	}
}
