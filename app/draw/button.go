package draw

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
)

// Button returns a button that sends a message.
func (p *Kit) Button(class, name string, msg desk.Msg) app.HTMLElem {
	handler, scope := p.On(msg)
	return app.Elem("button").Attr("type", "button").Class("button "+class).Text(name).OnClick(handler, scope)
}

// Key adds a button's keyboard shortcut. The style sheet shows it where there is likely to
// be a keyboard; the help lists it for everyone.
func Key(b app.HTMLElem, key string) app.HTMLElem { return b.Attr("data-key", key) }

// Disabled makes a button ignore clicks. Unlike the disabled attribute, it keeps the focus.
func Disabled(b app.HTMLElem, yes bool) app.UI {
	return b.Aria("disabled", fmt.Sprint(yes))
}
