package learnui

import (
	"fmt"
	"html"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// The course and the lessons ask questions that are answered on a board. Their boards and
// buttons are plain markup, drawn again after each answer, with one handler for all.

// listen calls pressed for every key that is pressed without a modifier, wherever the
// focus is.
func listen(pressed func(e app.Value, key string)) {
	app.Window().Call("addEventListener", "keydown", app.FuncOf(func(_ app.Value, args []app.Value) any {
		if e := args[0]; !e.Get("ctrlKey").Bool() && !e.Get("altKey").Bool() && !e.Get("metaKey").Bool() {
			pressed(e, e.Get("key").String())
		}
		return nil
	})) // never removed: leaving the page loads another document
}

// onButton returns a handler that calls press with the ID of the button that was pressed.
func onButton(press func(id string)) app.EventHandler {
	return func(_ app.Context, e app.Event) {
		if button := e.Get("target").Call("closest", "button"); button.Truthy() {
			press(button.Get("id").String())
		}
	}
}

// focusedID returns the ID of the element that has the focus, "" for none.
func focusedID() string {
	return app.Window().Get("document").Get("activeElement").Get("id").String()
}

// focusFirst focuses the first element that exists. If an empty ID precedes it,
// focusFirst does nothing, since nothing had the focus.
func focusFirst(ids ...string) {
	for _, id := range ids {
		if id == "" {
			return
		}
		if element := app.Window().GetElementByID(id); element.Truthy() {
			element.Call("focus", map[string]any{"preventScroll": true})
			return
		}
	}
}

// said draws the comment on the last answer.
func said(text string, wrong bool) app.UI {
	class := "course-said"
	if wrong {
		class += " wrong"
	}
	return app.Elem("p").Class(class).Role("status").Text(text)
}

// digitKeys draws the digit keys if wanted is set, and otherwise keeps their place. Their
// IDs begin with part.
func digitKeys(part string, wanted bool, label string) string {
	keys, group := "", ""
	if wanted {
		group = ` role="group" aria-label="` + html.EscapeString(label) + `"`
	}
	for d := 1; d <= 9 && wanted; d++ {
		keys += turn(fmt.Sprint(part, d), "", fmt.Sprint(d))
	}
	return tag("div", `class="course-keys"`+group, keys)
}

// turn draws a button.
func turn(id, class, name string) string {
	if class != "" {
		class = " " + class
	}
	return tag("button", `type="button" id="`+id+`" class="button`+class+`"`, html.EscapeString(name))
}
