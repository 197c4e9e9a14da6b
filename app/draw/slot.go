package draw

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// slot keeps the place of something that comes and goes. go-app compares
// elements by their place among their siblings: without a slot all that follow
// would change places with it, and with them the focus and a click under way.
func Slot(content app.UI) app.UI {
	return app.Elem("div").Class("slot").Body(content)
}
