//go:build !js

package web

import (
	"encoding/json"
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
			t.Errorf("%s does not start with a comment on its purpose", name)
		}
		if strings.Count(text, "{") != strings.Count(text, "}") {
			t.Errorf("%s: a brace is not closed, or closed twice", name)
		}
		if c := colour.FindString(text); c != "" && name != "style/tokens.css" {
			t.Errorf("%s: the colour %s belongs in style/tokens.css", name, c)
		}
	}
}

// sized matches declarations of text sizes. ofSet matches the allowed values: the five
// sizes of tokens.css, and sizes relative to the board or the surrounding text.
var (
	sized = regexp.MustCompile(`(?:^|[\s;{])font(?:-size)?: ([^;}]+)`)
	ofSet = regexp.MustCompile(`^(?:var\(--text(?:-\w+)?\)(?:/.*)?|inherit|0|[.\d]+em|calc\(\(var\(--side\).*|clamp\(100%.*|max\([.\d]+em, .*)$`)
)

// TestTextSizes checks that text has one of the five sizes of style/tokens.css. Only the
// board, print and a few older parts have sizes of their own.
func TestTextSizes(t *testing.T) {
	entries, err := fs.ReadDir(Files(), "style")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if slices.Contains([]string{"print.css", "controls.css", "status.css", "narrow.css", "phone.css", "panels.css"}, e.Name()) {
			continue // print, and layouts that still have sizes of their own
		}
		for _, m := range sized.FindAllStringSubmatch(read(t, Files(), "style/"+e.Name()), -1) {
			if !ofSet.MatchString(m[1]) {
				t.Errorf("style/%s: %q is not one of the sizes", e.Name(), m[1])
			}
		}
	}
}

// TestColoursAreTokens checks that colours outside the style sheet match its tokens.
func TestColoursAreTokens(t *testing.T) {
	tokens := read(t, Files(), "style/tokens.css")
	found := 0
	for _, name := range []string{"icons/icon.svg", "boot.js", "theme.js", "language.js", "worker.js", "service-worker.js"} {
		for _, c := range colour.FindAllString(read(t, Files(), name), -1) {
			found++
			if !strings.Contains(tokens, c) {
				t.Errorf("%s: %s is not a colour in style/tokens.css", name, c)
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

// TestNoColourInTheSitesCode checks that the site's Go files take all colours from the
// tokens.
func TestNoColourInTheSitesCode(t *testing.T) {
	sources := os.DirFS("..")
	for _, folder := range []string{"web", "web/draw", "web/pack", "web/size", "web/slim"} {
		names, err := fs.Glob(sources, path.Join(folder, "*.go"))
		if err != nil || len(names) == 0 {
			t.Fatalf("no Go files in %s (%v)", folder, err)
		}
		for _, name := range names {
			if c := colour.FindString(read(t, sources, name)); c != "" && !strings.HasSuffix(name, "_test.go") && name != "web/style.go" {
				t.Errorf("%s: the colour %s belongs in style/tokens.css", name, c)
			}
		}
	}
}

// TestStyleRefuses checks that a missing part and tokens without --paper are errors.
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

// TestStyleSheetRewrites checks the style sheet's replacements for features that the
// oldest supported browsers lack.
func TestStyleSheetRewrites(t *testing.T) {
	for _, c := range []struct{ source, want string }{
		{"a { color: light-dark(#fff, rgb(0 0 0 / .5)); }", "a { color: var(--light,#fff)var(--dark,rgb(0 0 0 / .5)); }"},
		{`a { content: "✓ " / ""; }`, `a { content: "✓ ";content: "✓ " / ""; }`},
		{`a { content: attr(x) / ""; content: "b"; }`, `a { content: attr(x);content: attr(x) / ""; content: "b"; }`},
		{"a { height: max(60dvh, 1rem); }", "a { height: max(calc(60*var(--dvh)), 1rem); }"},
		{"a { user-select: none; }", "a { -webkit-user-select: none;user-select: none; }"},
		{"a { print-color-adjust: exact; }", "a { -webkit-print-color-adjust: exact;print-color-adjust: exact; }"},
	} {
		sheet, err := StyleSheet(testSources(t, map[string]string{"style/tokens.css": c.source}))
		if err != nil {
			t.Fatal(err)
		}
		if !strings.HasPrefix(string(sheet), c.want) {
			t.Errorf("%s becomes %.100q", c.source, sheet)
		}
	}
	sheet, err := StyleSheet(Files())
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(string(sheet), "light-dark(") {
		t.Error("the style sheet has light-dark()")
	}
}

// focusRule matches a rule whose selector has a focus pseudo-class.
var focusRule = regexp.MustCompile(`([^{}]*:focus[^{}]*)\{([^{}]*)\}`)

// drawnOnly matches a declaration that does not affect the layout.
var drawnOnly = regexp.MustCompile(`^(outline(-\w+)?|z-index|box-shadow|color|background(-color)?|border(-\w+)?-color|fill-opacity):`)

// TestFocusMovesNothing checks that the layout does not depend on the focus. In Safari a
// click on a button does not move the focus, so such a layout would outlast the click.
func TestFocusMovesNothing(t *testing.T) {
	sheet, err := StyleSheet(Files())
	if err != nil {
		t.Fatal(err)
	}
	rules := focusRule.FindAllSubmatch(sheet, -1)
	if len(rules) < 8 {
		t.Errorf("only %d rules about the focus found", len(rules))
	}
	for _, rule := range rules {
		for declaration := range strings.SplitSeq(string(rule[2]), ";") {
			if d := strings.TrimSpace(declaration); d != "" && !drawnOnly.MatchString(d) {
				t.Errorf("%s has %s, which may move something", strings.TrimSpace(string(rule[1])), d)
			}
		}
	}
}

// TestHover checks that rules for hovering apply only to devices that hover. On a touch
// screen they would stay on the last thing tapped.
func TestHover(t *testing.T) {
	hovering := regexp.MustCompile(`@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}`)
	for _, part := range styleParts {
		name := "style/" + part + ".css"
		always := hovering.ReplaceAllString(read(t, Files(), name), "")
		for line := range strings.Lines(always) {
			if strings.Contains(line, ":hover") {
				t.Errorf("%s: outside @media (hover: hover): %s", name, line)
			}
		}
	}
}

// TestSheetsFitPages checks that printed sheets are not sized in viewport units. In
// Firefox the viewport is larger than a page if the margins in its print dialog are
// small.
func TestSheetsFitPages(t *testing.T) {
	if v := regexp.MustCompile(`\d(d|s|l)?vh`).FindString(read(t, Files(), "style/print.css")); v != "" {
		t.Errorf("style/print.css has the unit of %s", v)
	}
}

// TestReadmeNamesTheFloor checks that README.md names the oldest browsers that the linters
// check for.
func TestReadmeNamesTheFloor(t *testing.T) {
	var lint struct{ Browserslist []string }
	if err := json.Unmarshal([]byte(read(t, os.DirFS("lint"), "package.json")), &lint); err != nil {
		t.Fatal(err)
	}
	names := map[string]string{"chrome": "Chrome and Edge ", "edge": "Chrome and Edge ", "firefox": "Firefox ", "safari": "Safari and iOS ", "ios_saf": "Safari and iOS "}
	readme := read(t, os.DirFS(".."), "README.md")
	for _, browser := range lint.Browserslist {
		name, version, ok := strings.Cut(browser, " >= ")
		if !ok || !strings.Contains(readme, names[name]+version+",") {
			t.Errorf("README.md does not name %s", browser)
		}
	}
	if len(lint.Browserslist) != len(names) {
		t.Errorf("%d browsers in web/lint/package.json", len(lint.Browserslist))
	}
}
