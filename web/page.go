//go:build !js

package web

import (
	"bytes"
	"fmt"
	"html/template"
	"net/http"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"sudoku/app/text"
	"sudoku/app/text/languages"
	"sudoku/app/ui"
)

// pageKind is what a page needs in addition to its markup.
type pageKind bool

const (
	appPage   pageKind = true  // starts the program
	plainPage pageKind = false // does not
)

// document is the page around what go-app rendered: in the first language, with
// the others in templates, of which a script takes the visitor's. The element with the
// progress of loading has the ids under which go-app's script looks for it; the
// script also removes it. It is not among the page's own elements, the first
// child of body, which the program replaces.
var document = template.Must(template.New("page").Parse(`<!doctype html>
<html lang="{{.Lang}}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{{.Policy}}">
<script>{{.Look}}</script>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>{{.Title}}</title>
<meta name="description" content="{{.Description}}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="{{.PaperLight}}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="{{.PaperDark}}">
<meta name="version" content="{{.Version}}">
<meta property="og:title" content="{{.Title}}">
<meta property="og:description" content="{{.Description}}">
<meta property="og:type" content="website">
<link rel="stylesheet" href="{{.Style}}">
<link rel="icon" type="image/svg+xml" href="{{.Icon}}">
<link rel="apple-touch-icon" href="{{.AppleIcon}}">
<link rel="manifest" href="{{.Manifest}}">
{{if .Script}}<script defer src="{{.Exec}}"></script>
<script defer src="{{.Script}}"></script>
{{end}}</head>
<body>
{{.Body}}
{{range .Others}}<template lang="{{.Lang}}" data-title="{{.Title}}">{{.Body}}</template>
{{end}}<script>{{.Speak}}</script>
{{if .Script}}<aside id="app-wasm-loader" class="loader" aria-label="Loading"><span id="app-wasm-loader-icon"></span><span id="app-wasm-loader-label"></span></aside>
<noscript><p class="loader">This page solves sudokus with JavaScript and WebAssembly, in your browser. Please allow them here.</p></noscript>
{{end}}</body>
</html>
`))

// content is what a page shows in a language, the same in each version.
type content struct {
	Lang, Title, Description string
	Body                     template.HTML
}

// contents takes from one of go-app's pages what it shows, in the order of the
// languages. It is made once.
func (g *generator) contents(handler http.Handler, path string) ([]content, error) {
	if known, ok := g.drawn[path]; ok {
		return known, nil
	}
	var all []content
	for _, t := range languages.All {
		c, err := g.draw(handler, path, t)
		if err != nil {
			return nil, err
		}
		all = append(all, c)
	}
	g.drawn[path] = all
	return all, nil
}

// draw has go-app draw a page. The caller holds goApp.
func (g *generator) draw(handler http.Handler, path string, t *text.Catalog) (content, error) {
	goApp.language = t
	rendered, err := fetch(handler, "/"+path)
	if err != nil {
		return content{}, err
	}
	root, err := html.Parse(bytes.NewReader(repairQuotes(rendered)))
	if err != nil {
		return content{}, err
	}
	head, body := find(root, atom.Head), find(root, atom.Body)
	shown := firstElement(body) // what follows is go-app's loader
	if shown == nil {
		return content{}, fmt.Errorf("go-app rendered an empty page")
	}
	g.resolveMarkup(shown)
	tidy(shown, 2)
	var markup strings.Builder
	if err := html.Render(&markup, shown); err != nil {
		return content{}, err
	}
	c := content{
		Lang:        t.Code,
		Title:       textOf(find(head, atom.Title)),
		Description: description,
		Body:        template.HTML(markup.String()),
	}
	for n := range head.Descendants() {
		if n.DataAtom == atom.Meta && attribute(n, "name") == "description" {
			c.Description = attribute(n, "content")
		}
	}
	return c, nil
}

// resolveMarkup puts URLs where a component wrote markup as a text, which go-app does
// not look into.
func (g *generator) resolveMarkup(n *html.Node) {
	for d := range n.Descendants() {
		for i := range d.Attr {
			if to, ok := strings.CutPrefix(d.Attr[i].Val, ui.MarkupBase); ok {
				path, fragment, has := strings.Cut(to, "#")
				d.Attr[i].Val = g.url(path)
				if has {
					d.Attr[i].Val += "#" + fragment
				}
			}
		}
	}
}

// page makes a page of the site from one of go-app's.
func (g *generator) page(handler http.Handler, path, version string, kind pageKind) ([]byte, error) {
	contents, err := g.contents(handler, path)
	if err != nil {
		return nil, err
	}
	shown := contents[0]
	data := map[string]any{
		"Look":        template.JS(themeScript),
		"Speak":       template.JS(languageScript),
		"Others":      contents[1:],
		"Lang":        shown.Lang,
		"Title":       shown.Title,
		"Description": shown.Description,
		"Policy":      metaPolicy,
		"PaperLight":  g.paperLight,
		"PaperDark":   g.paperDark,
		"Version":     version,
		"Style":       g.url(stylePath),
		"Icon":        g.url("web/icon.svg"),
		"AppleIcon":   g.url("apple-touch-icon.png"),
		"Manifest":    g.url(manifestPath),
		"Body":        shown.Body,
	}
	if kind == appPage {
		data["Exec"] = g.url("wasm_exec.js")
		data["Script"] = g.url(appScriptPath)
	}
	var page bytes.Buffer
	if err := document.Execute(&page, data); err != nil {
		return nil, err
	}
	return page.Bytes(), nil
}

func find(n *html.Node, element atom.Atom) *html.Node {
	for d := range n.Descendants() {
		if d.DataAtom == element {
			return d
		}
	}
	return nil
}

func firstElement(n *html.Node) *html.Node {
	for child := range n.ChildNodes() {
		if child.Type == html.ElementNode {
			return child
		}
	}
	return nil
}

func textOf(n *html.Node) string {
	if n == nil || n.FirstChild == nil {
		return ""
	}
	return strings.TrimSpace(n.FirstChild.Data)
}

func attribute(n *html.Node, name string) string {
	for _, a := range n.Attr {
		if a.Key == name {
			return a.Val
		}
	}
	return ""
}
