// Package draw provides the elements that all parts draw with: buttons, choices, sliders,
// icons and legends.
package draw

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/text"
)

// Host handles the messages that components send.
type Host interface {
	// GiveWay yields to the browser while the page is being mounted.
	GiveWay()
	Handle(desk.Msg)
	// ReadFile reads the files chosen in the input with the given ID.
	ReadFile(inputID string)
}

// Kit holds what every component needs for drawing.
type Kit struct {
	Host  Host
	T     *text.Catalog
	Whole bool // draw everything at once, without pieces
}

func (p *Kit) Handle(msg desk.Msg) { p.Host.Handle(msg) }

// On returns a handler that sends a message, and the option that lets go-app distinguish
// it from the handlers for other messages.
func (p *Kit) On(msg desk.Msg) (app.EventHandler, app.EventOption) {
	return func(app.Context, app.Event) { p.Handle(msg) }, app.EventScope(fmt.Sprintf("%#v", msg))
}
