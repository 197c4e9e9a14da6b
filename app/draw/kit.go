// Package draw has what the drawings of all parts are made with: buttons, choices,
// sliders, icons and legends.
package draw

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/text"
)

// Host is what handles what a component sends.
type Host interface {
	// GiveWay gives the browser its turn, as long as the page is not drawn.
	GiveWay()
	// Handle handles a message.
	Handle(desk.Msg)
	// ReadFile reads the files chosen in the input with an id.
	ReadFile(inputID string)
}

// Kit has what all drawings are made with.
type Kit struct {
	Host  Host
	T     *text.Catalog
	Whole bool // drawn without pieces
}

func (p *Kit) Handle(msg desk.Msg) { p.Host.Handle(msg) }

// on is a handler that sends a message, and what go-app needs to distinguish it
// from one that sends another.
func (p *Kit) On(msg desk.Msg) (app.EventHandler, app.EventOption) {
	return func(app.Context, app.Event) { p.Handle(msg) }, app.EventScope(fmt.Sprintf("%#v", msg))
}
