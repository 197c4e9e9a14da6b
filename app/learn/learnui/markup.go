package learnui

import (
	"html"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
)

// Markup written as text compiles to a quarter of the code that go-app elements need, so
// the download is smaller. It is used wherever no element has its own handler.

// tag returns an element with literal attributes and its content.
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

// words returns an element with a text, and a class unless it is "".
func words(name, class, text string) string {
	if class != "" {
		class = `class="` + class + `"`
	}
	return tag(name, class, html.EscapeString(text))
}

// wordsIn returns a paragraph in a language, or in the page's own if lang is "".
func wordsIn(lang, text string) string { return tag("p", inLanguage(lang), html.EscapeString(text)) }

func inLanguage(lang string) string {
	if lang != "" {
		lang = `lang="` + lang + `"`
	}
	return lang
}

// anchor returns a link to a page of the site or to a fragment of the solver.
func anchor(class, path, name string) string {
	return tag("a", `class="`+class+`" href="`+inMarkup(path)+`"`, html.EscapeString(name))
}

// inMarkup returns the address of a path below the base. The base is unknown when pages
// are prerendered, so the site replaces MarkupBase later.
func inMarkup(path string) string {
	if app.IsServer {
		return MarkupBase + path
	}
	return draw.Below(path)
}

// MarkupBase stands for the base path in prerendered markup.
const MarkupBase = "base:/"
