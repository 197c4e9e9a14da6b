package ui

import (
	"sudoku/app/parts/backup"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// backupDrawing draws what there is of the part.
type backupDrawing struct {
	*Kit
	View *backup.View
}

// BackupFile is the input with the file of everything that is to be loaded.
const BackupFile = "backup-file"

// backup is the dialog that saves everything to a file and loads it again.
func (p backupDrawing) backup() []app.UI {
	b, t := p.View, &p.T.Backup
	picked := func(app.Context, app.Event) { p.Host.ReadFile(BackupFile) }
	class := "backup-status"
	if b.Bad {
		class += " problem"
	}
	return []app.UI{
		app.Elem("p").Text(t.Help),
		app.Elem("div").Class("backup-actions").Body(
			unable(p.button("primary", t.Save, backup.SavePressed{}), b.Working),
			app.Elem("label").Class("button file").Body(
				app.Text(t.Load),
				app.ElemSelfClosing("input").ID(BackupFile).Attr("type", "file").Class("visually-hidden").
					Attr("accept", ".json,application/json").OnChange(picked, app.EventScope(BackupFile)),
			),
		),
		app.Elem("p").Class("hint").Text(t.Settings),
		app.Elem("p").Class(class).Role("status").Text(b.Status),
		slot(app.If(b.Working, func() app.UI {
			bar := app.Elem("progress").Aria("label", t.Title)
			if b.Total > 0 {
				bar = bar.Attr("max", b.Total).Attr("value", b.Done)
			}
			return app.Elem("div").Class("busy").Body(bar, slot(app.If(b.Stops, func() app.UI { return p.button("", t.Stop, backup.StopPressed{}) })))
		})),
	}
}
