package learnui

import (
	"html"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
)

// Markup as a text: where nothing listens it takes a quarter of the code that the
// same elements of go-app take, and the page downloads all of it.

// tag is an element with its attributes, as they are written, and what is in it.
func tag(name, attributes string, content ...string) string {
	s := "<" + name
	if attributes != "" {
		s += " " + attributes
	}
	s += ">"
	for _, c := range content {
		s += c
	}
	return s + "</" + name + ">"
}

// words is an element with a text, of a class if that is not "".
func words(name, class, text string) string {
	if class != "" {
		class = `class="` + class + `"`
	}
	return tag(name, class, html.EscapeString(text))
}

// anchor is a link to a page of the site, or to a fragment of the solver.
func anchor(class, path, name string) string {
	return tag("a", `class="`+class+`" href="`+inMarkup(path)+`"`, html.EscapeString(name))
}

// inMarkup is the address of a path below the base. The server does not know the base
// yet; the site puts it where MarkupBase stands.
func inMarkup(path string) string {
	if app.IsServer {
		return MarkupBase + path
	}
	return draw.Below(path)
}

// MarkupBase stands for the base path in markup that is drawn in advance.
const MarkupBase = "base:/"
