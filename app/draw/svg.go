package draw

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Svg returns an SVG element.
func Svg(tag string) app.HTMLElem { return app.Elem(tag).XMLNS("http://www.w3.org/2000/svg") }
