//go:build !js

package web

import (
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// colour matches colours in CSS and SVG.
var colour = regexp.MustCompile(`#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(`)

func read(t *testing.T, sources fs.FS, name string) string {
	t.Helper()
	text, err := fs.ReadFile(sources, name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestStyleParts(t *testing.T) {
	entries, err := fs.ReadDir(Files(), "style")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		name := "style/" + e.Name()
		if !slices.Contains(styleParts, strings.TrimSuffix(e.Name(), ".css")) {
			t.Errorf("%s is not among the parts of the style sheet", name)
		}
		text := read(t, Files(), name)
		if lines := strings.Count(text, "\n"); lines > 250 {
			t.Errorf("%s has %d lines, 250 are enough for one idea", name, lines)
		}
		if !strings.HasPrefix(text, "/* ") {
			t.Errorf("%s does not begin by saying what it is about", name)
		}
		if strings.Count(text, "{") != strings.Count(text, "}") {
			t.Errorf("%s: a brace is not closed, or closed twice", name)
		}
		if c := colour.FindString(text); c != "" && name != "style/tokens.css" {
			t.Errorf("%s: the colour %s belongs into style/tokens.css", name, c)
		}
	}
}

// Colours outside the style sheet match its tokens.
func TestColoursAreTokens(t *testing.T) {
	tokens := read(t, Files(), "style/tokens.css")
	found := 0
	for _, name := range []string{"icons/icon.svg", "boot.js", "theme.js", "language.js", "worker.js", "service-worker.js"} {
		for _, c := range colour.FindAllString(read(t, Files(), name), -1) {
			found++
			if !strings.Contains(tokens, c) {
				t.Errorf("%s: %s is no colour of style/tokens.css", name, c)
			}
		}
	}
	if found < 4 {
		t.Errorf("only %d colours found: the icon has four", found)
	}
	site := testSite(t, "/", nil)
	light, dark, err := paper(Files())
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ file, want string }{
		{"/", `media="(prefers-color-scheme: light)" content="` + light + `"`},
		{"/", `media="(prefers-color-scheme: dark)" content="` + dark + `"`},
		{"/manifest.webmanifest", `"theme_color":"` + light + `"`},
		{"/manifest.webmanifest", `"background_color":"` + light + `"`},
	} {
		if !strings.Contains(string(site.files[c.file].identity()), c.want) {
			t.Errorf("%s lacks %s", c.file, c.want)
		}
	}
}

// The site's Go files contain no colours: they take them from the tokens.
func TestNoColourInTheSitesCode(t *testing.T) {
	sources := os.DirFS("..")
	for _, folder := range []string{"web", "web/draw", "web/pack", "web/size", "web/slim"} {
		names, err := fs.Glob(sources, path.Join(folder, "*.go"))
		if err != nil || len(names) == 0 {
			t.Fatalf("no Go files in %s (%v)", folder, err)
		}
		for _, name := range names {
			if c := colour.FindString(read(t, sources, name)); c != "" && !strings.HasSuffix(name, "_test.go") && name != "web/style.go" {
				t.Errorf("%s: the colour %s belongs into style/tokens.css", name, c)
			}
		}
	}
}

// A missing part, or tokens without the paper, are errors.
func TestStyleRefuses(t *testing.T) {
	for _, changes := range []map[string]string{
		{"style/print.css": ""},
		{"style/tokens.css": ":root { --paper: red }"},
	} {
		if _, err := Build("/", testSources(t, changes)); err == nil {
			t.Errorf("with %v there is a site", changes)
		}
	}
}

func TestStyleSheetKeepsRules(t *testing.T) {
	sheet, err := StyleSheet(testSources(t, map[string]string{"style/tokens.css": "/* a\n{} */\n:root {\n  --a: \"/* no */\"; /* yes */\n  --b:\n    1px;\n}\n"}))
	if err != nil {
		t.Fatal(err)
	}
	if want := ":root {--a: \"/* no */\";--b:\n1px;}"; !strings.HasPrefix(string(sheet), want) {
		t.Errorf("got %.60q, want %q first", sheet, want)
	}
	if strings.Contains(string(sheet[len(`:root {--a: "/* no */"`):]), "/*") {
		t.Error("the style sheet holds a comment")
	}
}
