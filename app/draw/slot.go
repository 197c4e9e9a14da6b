package draw

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Stack groups elements in a panel. It is a box only where the style sheet gives the
// panel several columns.
func Stack(class string, body ...app.UI) app.UI {
	return app.Elem("div").Class("stack " + class).Body(body...)
}

// Slot wraps optional content in an element that is always present. go-app compares
// elements by their position among their siblings: without a slot, all later siblings
// would shift and lose the focus and any click in progress.
func Slot(content app.UI) app.UI {
	return app.Elem("div").Class("slot").Body(content)
}
