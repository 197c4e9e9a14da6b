//go:build !js

package web

import (
	"bytes"
	"fmt"
	"io/fs"
	"regexp"
)

// styleParts lists the files of the folder style in cascade order.
var styleParts = []string{
	"tokens", "page", "scripts", "grid", "cover", "status", "controls", "check", "panels", "methods",
	"drawing", "steps", "dialogs", "library", "list", "generator", "photo", "narrow", "phone", "home", "table", "hint", "wide", "columns", "review", "left-hand", "motion", "ending", "large-text", "documents", "reading", "print",
}

// stylePath is the path of the style sheet below the base.
const stylePath = "web/sudoku.css"

// facePath is the path of the font file, to which the style sheet refers by a relative
// URL.
const facePath = "web/atkinson-next.woff2"

// StyleSheet joins the parts of the style sheet from the folder style of the sources. It
// drops comments, indentation and empty lines, and replaces features that the oldest
// supported browsers lack.
func StyleSheet(sources fs.FS) ([]byte, error) {
	var sheet bytes.Buffer
	for _, part := range styleParts {
		text, err := fs.ReadFile(sources, "style/"+part+".css")
		if err != nil {
			return nil, err
		}
		text = comments.ReplaceAll(text, []byte("$string"))
		for line := range bytes.Lines(text) {
			if line = bytes.TrimSpace(line); len(line) == 0 {
				continue
			}
			sheet.Write(line)
			if !bytes.ContainsAny(line[len(line)-1:], "{;}") {
				sheet.WriteByte('\n') // continues the line
			}
		}
	}
	return Rewrite(sheet.Bytes()), nil
}

// Rewrite replaces features that the oldest supported browsers lack.
func Rewrite(sheet []byte) []byte {
	for _, r := range rewrites {
		sheet = r.pattern.ReplaceAll(sheet, []byte(r.by))
	}
	return sheet
}

// rewrites lists the features that the sources may use although one of the oldest
// supported browsers, listed in web/lint/package.json, lacks them.
var rewrites = []struct {
	pattern *regexp.Regexp
	by      string
}{
	// Exactly one of --light and --dark is empty, and the fallback replaces the other one:
	// see style/tokens.css.
	{regexp.MustCompile(`light-dark\(` + colourArgument + `, ` + colourArgument + `\)`), "var(--light,$1)var(--dark,$2)"},
	// The text for screen readers comes second. A browser that does not know this syntax
	// keeps the first declaration, unless the value contains var().
	{regexp.MustCompile(`(content: [^;{}]*?) / "";`), `$1;$0`},
	// In a custom property, a value with an unknown unit is not dropped in favour of an
	// earlier one. style/tokens.css defines --dvh as 1dvh.
	{regexp.MustCompile(`(\d\d+)dvh`), "calc($1*var(--dvh))"},
	{regexp.MustCompile(`(?:user-select|print-color-adjust): \w+;`), "-webkit-$0$0"},
}

// colourArgument matches an argument that is a colour.
const colourArgument = `((?:[^(),]|\([^()]*\))+)`

// comments matches comments and also strings, since a string may contain what looks like
// a comment.
var comments = regexp.MustCompile(`(?s)/\*.*?\*/|(?P<string>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')`)

// paper returns the page's background in the light and the dark scheme, from
// style/tokens.css, for the browser's own frame.
func paper(sources fs.FS) (light, dark string, err error) {
	tokens, err := fs.ReadFile(sources, "style/tokens.css")
	if err != nil {
		return "", "", err
	}
	found := paperToken.FindSubmatch(tokens)
	if found == nil {
		return "", "", fmt.Errorf("style/tokens.css has no --paper: light-dark(#rrggbb, #rrggbb)")
	}
	return string(found[1]), string(found[2]), nil
}

var paperToken = regexp.MustCompile(`--paper: light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)`)

// Paper returns the page's background in the light scheme as a CSS colour.
func Paper() (string, error) {
	light, _, err := paper(Files())
	return light, err
}
