package draw

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/show"
)

// Thumbnail draws a small picture of a grid. It is decorative, since the words next to it
// say the same.
func Thumbnail(v *show.Thumbnail) app.UI {
	path := func(class, d string) app.UI { return Svg("path").Class(class).Attr("d", d) }
	return Svg("svg").Class("thumbnail").Attr("viewBox", "0 0 90 90").Aria("hidden", "true").Body(
		path("thumbnail-givens", v.Givens),
		path("thumbnail-entries", v.Entries),
		path("thumbnail-lines", "M30 0v90M60 0v90M0 30h90M0 60h90"),
	)
}
