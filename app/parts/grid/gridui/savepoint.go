// Package gridui draws the savepoints.
package gridui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/parts/grid"
)

// Drawing draws the list of savepoints.
type Drawing struct {
	*draw.Kit
	View *grid.View
}

// Savepoints draws the list of states to return to.
func (p *Drawing) Savepoints() app.UI {
	s, t := *p.View, p.T.Save
	list := func(points []grid.Point) app.UI {
		return app.Elem("ul").Class("points").Body(
			app.Range(points).Slice(func(i int) app.UI { return p.point(&points[i]) }),
		)
	}
	return app.Elem("details").Class("settings savepoints").Body(
		app.Elem("summary").Text(t.Title),
		app.Elem("div").Class("settings-body").Body(
			app.Elem("p").Class("hint").Text(t.Help),
			p.Button("", t.Set, grid.SavepointSet{}),
			app.Elem("p").Class("compared").Role("status").Text(s.Compared),
			list(s.Points),
			draw.Slot(app.If(len(s.Branches) > 0, func() app.UI {
				return app.Elem("div").Body(
					app.Elem("h2").Class("minor").Text(t.Branches),
					list(s.Branches),
					draw.Slot(app.If(s.More > 0, func() app.UI {
						return p.Button("quiet", p.T.Fill(t.More, "count", s.More), grid.MoreBranches{})
					})),
				)
			})),
		),
	)
}

// point draws an entry in the list.
func (p *Drawing) point(pt *grid.Point) app.UI {
	t := p.T.Save
	act := func(name, full string, msg desk.Msg) app.HTMLElem {
		return p.Button("small", name, msg).Aria("label", p.T.Fill(full, "name", pt.Name))
	}
	var name app.UI = app.Elem("span").Class("point-name").Text(pt.Name)
	if pt.Index >= 0 && !pt.Dropped {
		named := func(ctx app.Context, _ app.Event) {
			p.Handle(grid.SavepointNamed{Index: pt.Index, Name: ctx.JSSrc().Get("value").String()})
		}
		name = app.ElemSelfClosing("input").Class("field point-name").Attr("type", "text").Attr("value", pt.Name).
			Attr("maxlength", 60).Aria("label", p.T.Fill(t.Label, "count", pt.Index+1)).
			On("change", named, app.EventScope(fmt.Sprint("savepoint", pt.Index)))
	}
	var buttons []app.UI
	switch {
	case pt.Dropped:
		buttons = []app.UI{act(t.Restore, t.RestoreThis, grid.SavepointDropped{Index: pt.Index})}
	case pt.Index >= 0:
		buttons = []app.UI{act(t.Drop, t.DropThis, grid.SavepointDropped{Index: pt.Index})}
	}
	if !pt.Dropped {
		buttons = append([]app.UI{
			act(t.Compare, t.CompareWith, grid.NodeCompared{Node: pt.Node}).Aria("pressed", fmt.Sprint(pt.Compared)),
			draw.Disabled(act(t.Return, t.ReturnTo, grid.NodePicked{Node: pt.Node}), pt.Here),
		}, buttons...)
	}
	help := pt.Help
	if pt.Here {
		help += ", " + t.Here
	}
	class := "point"
	if pt.Dropped {
		class += " dropped"
	}
	return app.Elem("li").Class(class).Body(
		name,
		app.Elem("span").Class("hint").Text(help),
		app.Elem("div").Class("point-actions").Body(buttons...),
	)
}
