//go:build !js

package web

import (
	"bytes"
	"fmt"
	"io/fs"
	"regexp"
)

// styleParts are the files of the folder style, in the order in which they are
// joined: of two rules of the same weight the later one holds.
var styleParts = []string{
	"tokens", "page", "grid", "cover", "status", "controls", "check", "panels", "methods",
	"drawing", "steps", "dialogs", "library", "list", "finish", "generator", "photo", "narrow", "documents", "print",
}

// stylePath is where the one style sheet is served, below the base.
const stylePath = "web/sudoku.css"

// StyleSheet joins the parts of the style sheet, from the folder style of the
// sources, without comments, indentation and empty lines.
// Every rule stays as it is written.
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
				sheet.WriteByte('\n') // the line goes on
			}
		}
	}
	return sheet.Bytes(), nil
}

// comments finds comments, and strings, which may look as if they held one.
var comments = regexp.MustCompile(`(?s)/\*.*?\*/|(?P<string>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')`)

// paper is the colour of the page in the light and in the dark scheme, as
// style/tokens.css has it; what surrounds the page takes it too.
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

// Paper is the colour of the page in the light scheme, as CSS writes it.
func Paper() (string, error) {
	light, _, err := paper(Files())
	return light, err
}
