package draw

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
)

// icons holds outlines in a 24 by 24 box, drawn with a stroke width of 2.
var icons = map[string]string{
	"camera": "M4 8h4l2-3h4l2 3h4v11H4zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z",
	"grid":   "M5 5h14v14H5zM9.7 5v14M14.3 5v14M5 9.7h14M5 14.3h14",
	"paste":  "M9 4h6v3H9zM9 5.5H6V20h12V5.5h-3M9 12h6M9 16h4",
	"arrow":  "M15 5l-7 7 7 7",
	"undo":   "M8 4L4 8l4 4M4 8h9a6 6 0 0 1 0 12H8",
	"redo":   "M16 4l4 4-4 4M20 8h-9a6 6 0 0 0 0 12h5",
	"erase":  "M9 20l-5-5a2 2 0 0 1 0-3l8-8a2 2 0 0 1 3 0l5 5a2 2 0 0 1 0 3l-8 8zM8 8l8 8M9 20h11",
	"skip":   "M5 5h14v14H5z",
	"hint":   "M9 17a6 6 0 1 1 6 0v1H9zM10 21h4",
	"notes":  "M5 5h.01M12 5h.01M19 5h.01M5 12h.01M12 12h.01M19 12h.01M5 19h.01M12 19h.01M19 19h.01",
	"pen":    "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
	"right":  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12l3 3 5-6",
	"go":     "M8 5l11 7-11 7z",
	"tick":   "M5 12.5l4.5 4.5L19 7.5",
	"book":   "M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5v13",
	"shelf":  "M6 4h12v17l-6-5-6 5z",
	"list":   "M10 6h10M10 12h10M10 18h10M4 6h1M4 12h1M4 18h1",
	"share":  "M12 15V4M8 7.5l4-4 4 4M6 11.5V20h12v-8.5",
	"print":  "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
	"again":  "M4 5v5h5M4 10a8 8 0 1 1 0 5",
	"bin":    "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13",
	"cross":  "M6 6l12 12M18 6L6 18",
	"tools":  "M4 7h16M4 12h16M4 17h16",
	"more":   "M5 12h.01M12 12h.01M19 12h.01",
	"flame":  "M12.3 2.5c.6 3.6 5.7 5.8 5.7 11.3a6 6 0 0 1-12 .2c0-2.7 1.4-4.2 2.5-5.5.3 1.5.9 2.3 1.8 2.8.1-3.7.4-6.5 2-8.8z",

	"home":     "M4 11l8-7 8 7M6 9.5V20h4v-6h4v6h4V9.5",
	"path":     "M4 7h9M4 12h6M4 17h9M16 9l4 3-4 3",
	"steps":    "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
	"rows":     "M4 5h5v5H4zM4 14h5v5H4zM13 6h7M13 9h4M13 15h7M13 18h4",
	"check":    "M20 12a8 8 0 1 1-4-6.9M8.5 11.5l3 3L20 6",
	"methods":  "M4 19V5M4 19h16M7 15l4-5 3 3 5-7",
	"review":   "M4 12a8 8 0 1 0 3-6.2M4 4v5h5M12 8v5l3 2",
	"settings": "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2",
}

// Icon returns a decorative icon. An accessible name must be given separately.
func Icon(name string) app.UI {
	return app.Raw(`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="` + icons[name] + `"/></svg>`)
}

// IconButton returns a button with an icon and a name.
func (p *Kit) IconButton(class, shape, name string, msg desk.Msg) app.HTMLElem {
	handler, scope := p.On(msg)
	return app.Elem("button").Attr("type", "button").Class("button "+class).OnClick(handler, scope).
		Body(Icon(shape), app.Elem("span").Text(name))
}
