package draw

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// OpenFile returns the button that opens files through the input with the given ID.
func (p *Kit) OpenFile(id string) app.UI {
	picked := func(app.Context, app.Event) { p.Host.ReadFile(id) }
	return app.Elem("label").Class("button file").Body(
		app.Text(p.T.Actions.OpenFile),
		app.ElemSelfClosing("input").ID(id).Attr("type", "file").Class("visually-hidden").Attr("multiple", true).
			Attr("accept", ".txt,.csv,.sdk,.sdm,.sdx,.ss,.opensudoku,.gz,.zst,text/*").OnChange(picked, app.EventScope(id)),
	)
}
