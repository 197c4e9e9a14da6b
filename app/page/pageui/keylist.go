package pageui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/page/keys"
)

// keyList is a component that lists the keys a player needs most. It is drawn once per
// language.
type keyList struct {
	app.Compo
	page    *solver
	Catalog string
}

// listed holds the keys that the list shows.
const listed = "|1 – 9|Shift+1 – 9|Ctrl+1 – 9|Backspace / Delete / 0 / .|Space|Tab|S|P|?|"

// Render draws the keys with their effects.
func (l *keyList) Render() app.UI {
	var lines []app.UI
	for i, line := range keys.Help(&l.page.T.Keys) {
		if strings.Contains(listed, "|"+keys.Table[i].Keys+"|") {
			lines = append(lines, app.Elem("div").Body(
				app.Elem("dt").Body(app.Elem("kbd").Text(line.Keys)), app.Elem("dd").Text(line.Help),
			))
		}
	}
	return app.Elem("dl").Class("key-list").Body(lines...)
}
