package draw

import (
	"math"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
)

// Bounds returns two fields for a range of numbers with the given labels and texts. msg is
// called with the index of a field and its number times share, or 0 for invalid text.
func (p *Kit) Bounds(id, name string, labels, now [2]string, share float64, msg func(i, n int) desk.Msg) app.UI {
	field := func(i int) app.UI {
		id := id + [2]string{"-from", "-to"}[i]
		return p.NumberField(id, labels[i], now[i], share, func(n int) desk.Msg { return msg(i, n) })
	}
	return app.Elem("fieldset").Class("bounds").Body(app.Elem("legend").Text(name), field(0), field(1))
}

// NumberField returns a labelled field for a number. msg is called with the number times
// share, or 0 for invalid text.
func (p *Kit) NumberField(id, label, now string, share float64, msg func(n int) desk.Msg) app.UI {
	typed := func(ctx app.Context, _ app.Event) {
		p.Handle(msg(parseNumber(ctx.JSSrc().Get("value").String(), share)))
	}
	return app.Elem("label").Class("number").Body(
		app.Elem("span").Text(label),
		app.ElemSelfClosing("input").ID(id).Class("field").Attr("type", "text").Attr("inputmode", "decimal").
			Attr("value", now).OnChange(typed, app.EventScope(id)),
	)
}

// parseNumber returns a number typed by the player multiplied by share, or 0 for invalid
// text.
func parseNumber(text string, share float64) int {
	n, err := strconv.ParseFloat(strings.Replace(strings.TrimSpace(text), ",", ".", 1), 64)
	if err != nil || n < 0 || n > 1<<53 {
		return 0
	}
	return int(math.Round(n * share))
}
