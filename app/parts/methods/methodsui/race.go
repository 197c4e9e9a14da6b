package methodsui

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
	"sudoku/app/parts/methods"
	"sudoku/app/show"
)

// race draws the boards of a race side by side.
func race(lanes []methods.Lane) app.UI {
	// The positions of 81 characters in a 90 by 90 box.
	var x, y strings.Builder
	for c := range 81 {
		fmt.Fprintf(&x, "%d5 ", c%9)
		fmt.Fprintf(&y, "%d8 ", c/9)
	}
	return app.Elem("ul").Class("race").Body(app.Range(lanes).Slice(func(i int) app.UI {
		l := &lanes[i]
		digits := func(class, text string) app.UI {
			return draw.Svg("text").Class(class).Attr("x", x.String()).Attr("y", y.String()).Body(app.Text(text))
		}
		return app.Elem("li").Body(
			draw.Svg("svg").Class("thumbnail").Attr("viewBox", "0 0 90 90").Aria("hidden", "true").Body(
				digits("given", l.Givens), digits("written", l.Written),
				draw.Svg("path").Class("thumbnail-lines").Attr("d", show.ThumbnailLines),
			),
			app.Elem("span").Text(l.Name),
			app.Elem("span").Class("hint outcome "+draw.ToneClass(l.Tone)).Text(l.State),
		)
	}))
}
