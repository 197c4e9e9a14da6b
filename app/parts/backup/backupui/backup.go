// Package backupui draws the dialog that saves and loads everything.
package backupui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
	"sudoku/app/parts/backup"
)

// Drawing draws the backup dialog.
type Drawing struct {
	*draw.Kit
	View *backup.View
}

// BackupFile is the ID of the input for the file to load.
const BackupFile = "backup-file"

// Dialog returns the dialog that saves and loads everything.
func (p *Drawing) Dialog() []app.UI {
	b, t := p.View, &p.T.Backup
	picked := func(app.Context, app.Event) { p.Host.ReadFile(BackupFile) }
	class := "backup-status"
	if b.Bad {
		class += " problem"
	}
	return []app.UI{
		app.Elem("p").Text(t.Help),
		app.Elem("div").Class("backup-actions").Body(
			draw.Disabled(p.Button("primary", t.Save, backup.SavePressed{}), b.Working),
			app.Elem("label").Class("button file").Body(
				app.Text(t.Load),
				app.ElemSelfClosing("input").ID(BackupFile).Attr("type", "file").Class("visually-hidden").
					Attr("accept", ".json,application/json").OnChange(picked, app.EventScope(BackupFile)),
			),
		),
		app.Elem("p").Class("hint").Text(t.Settings),
		app.Elem("p").Class(class).Role("status").Text(b.Status),
		draw.Slot(app.If(b.Working, func() app.UI {
			bar := app.Elem("progress").Aria("label", t.Title)
			if b.Total > 0 {
				bar = bar.Attr("max", b.Total).Attr("value", b.Done)
			}
			return app.Elem("div").Class("busy").Body(bar, draw.Slot(app.If(b.Stops, func() app.UI { return p.Button("", t.Stop, backup.StopPressed{}) })))
		})),
	}
}
