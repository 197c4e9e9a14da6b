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

	"sudoku/app/learn/learnui"
	"sudoku/app/text"
	"sudoku/app/text/languages"
	"sudoku/app/text/words"
)

// pageKind says whether a page starts the program.
type pageKind bool

const (
	appPage   pageKind = true  // starts the program
	plainPage pageKind = false // does not
)

// document wraps go-app's markup in a page in one language. A script follows a link in
// the head to the page in the visitor's language, or shows a template in that language.
// The first child of body is the element that the program replaces. go-app removes
// elements that are added to body later, so the elements for error messages exist from
// the start.
var document = template.Must(template.New("page").Parse(`<!doctype html>
<html lang="{{.Lang}}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{{.Policy}}">
<meta name="color-scheme" content="light dark">
{{range .Alternates}}<link rel="alternate" hreflang="{{.Lang}}" href="{{.Href}}"{{with .Alias}} data-alias="{{.}}"{{end}}>
{{end}}{{if .Alternates}}<script>{{.Speak}}</script>
{{end}}<script>{{.Look}}</script>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<title>{{.Title}}</title>
<meta name="description" content="{{.Description}}">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="{{.PaperLight}}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="{{.PaperDark}}">
<meta name="version" content="{{.Version}}">
<meta property="og:title" content="{{.Title}}">
<meta property="og:description" content="{{.Description}}">
<meta property="og:type" content="website">
<link rel="preload" as="font" type="font/woff2" href="{{.Face}}" crossorigin>
<link rel="stylesheet" href="{{.Style}}">
<link rel="icon" type="image/svg+xml" href="{{.Icon}}">
<link rel="apple-touch-icon" href="{{.AppleIcon}}">
<link rel="manifest" href="{{.Manifest}}">
{{with .Canonical}}<link rel="canonical" href="{{.}}">
{{end}}{{if .Script}}<script defer src="{{.Exec}}"></script>
<script defer src="{{.Script}}"></script>
{{end}}</head>
<body>
{{with .Shown}}{{.Body}}
{{.Beside}}{{end}}
{{range .Others}}<template lang="{{.Lang}}" data-title="{{.Title}}">{{.Body}}{{.Beside}}{{.Typing}}</template>
{{end}}{{.Shown.Typing}}{{if .Others}}<script>{{.Speak}}</script>
{{end}}{{if .Script}}<script>{{.Load}}</script>
{{if .Shown.Typing}}<p id="said" class="visually-hidden" aria-live="polite"></p><script>{{.Early}}</script>
{{end}}<noscript><div class="loader">{{range .NoScript}}<p lang="{{.Lang}}">{{.Says}}</p>{{end}}</div></noscript>
{{end}}</body>
</html>
`))

// beside is the template of the loading bar and of the element for error messages, on
// pages that start the program. loading.js fills in both.
var beside = template.Must(template.New("beside").Parse(
	`<aside id="app-wasm-loader" class="loader" aria-label="{{.Loading}}" data-words="{{.Progress}}" data-decimal="{{.Decimal}}">` +
		`<progress max="1" value="0" aria-label="{{.Loading}}"></progress><span></span></aside>` +
		`<div id="trouble" class="loader trouble" role="alert" data-failed="{{.Failed}}" data-unable="{{.Unable}}" ` +
		`data-ended="{{.Ended}}" data-reload="{{.Again}}"></div>`))

// content is what a page shows in one language. It does not depend on the version.
type content struct {
	Lang, Title, Description string
	Body                     template.HTML
	Beside                   template.HTML // made from beside, if the page starts the program
	Typing                   template.HTML // template of the panel shown while typing, solver's page only
}

// contents extracts the content of one of go-app's pages in each language. It draws each
// page only once.
func (g *generator) contents(handler http.Handler, path string) ([]content, error) {
	if known, ok := g.drawn[path]; ok {
		return known, nil
	}
	var all []content
	for _, t := range languages.All {
		c, err := g.draw(handler, path, t)
		if err == nil && path == "" {
			c.Typing, err = g.drawTyping(handler, t)
		}
		if err != nil {
			return nil, err
		}
		if path != notFoundPath {
			var b strings.Builder
			if err := beside.Execute(&b, struct {
				words.Start
				Decimal string
			}{t.Start, t.Decimal}); err != nil {
				return nil, err
			}
			c.Beside = template.HTML(b.String())
		}
		all = append(all, c)
	}
	g.drawn[path] = all
	return all, nil
}

// draw renders a page with go-app. The caller holds goApp.
func (g *generator) draw(handler http.Handler, path string, t *text.Catalog) (content, error) {
	head, shown, err := g.render(handler, path, t)
	if err != nil {
		return content{}, err
	}
	body, err := markup(shown)
	if err != nil {
		return content{}, err
	}
	c := content{
		Lang:        t.Code,
		Title:       nodeText(find(head, atom.Title)),
		Description: t.Page.Tagline,
		Body:        body,
	}
	for n := range head.Descendants() {
		if n.DataAtom == atom.Meta && attribute(n, "name") == "description" && attribute(n, "content") != "" {
			c.Description = attribute(n, "content")
		}
	}
	return c, nil
}

// drawTyping renders the panel that the solver's page shows if somebody types before the
// program runs. input-buffer.js uses it as a template.
func (g *generator) drawTyping(handler http.Handler, t *text.Catalog) (template.HTML, error) {
	goApp.typing = true
	defer func() { goApp.typing = false }()
	_, shown, err := g.render(handler, "", t)
	if err != nil {
		return "", err
	}
	for n := range shown.Descendants() {
		if attribute(n, "class") == "panel-body" {
			n.Data, n.DataAtom = "template", atom.Template
			n.Attr = []html.Attribute{{Key: "id", Val: "typing"}}
			return markup(n)
		}
	}
	return "", fmt.Errorf("the solver's page has no panel")
}

// render returns the head of go-app's page and the element with its content.
func (g *generator) render(handler http.Handler, path string, t *text.Catalog) (head, shown *html.Node, err error) {
	goApp.language = t
	rendered, err := fetch(handler, "/"+path)
	if err != nil {
		return nil, nil, err
	}
	root, err := html.Parse(bytes.NewReader(repairQuotes(rendered)))
	if err != nil {
		return nil, nil, err
	}
	shown = firstElement(find(root, atom.Body)) // followed by go-app's loader
	if shown == nil {
		return nil, nil, fmt.Errorf("go-app rendered an empty page")
	}
	g.resolveMarkup(shown)
	tidy(shown, 2)
	return find(root, atom.Head), shown, nil
}

func markup(n *html.Node) (template.HTML, error) {
	var b strings.Builder
	err := html.Render(&b, n)
	return template.HTML(b.String()), err
}

// resolveMarkup resolves URLs in markup that a component wrote as text, which go-app
// leaves alone.
func (g *generator) resolveMarkup(n *html.Node) {
	for d := range n.Descendants() {
		for i := range d.Attr {
			if to, ok := strings.CutPrefix(d.Attr[i].Val, learnui.MarkupBase); ok {
				path, fragment, has := strings.Cut(to, "#")
				d.Attr[i].Val = g.url(path)
				if has {
					d.Attr[i].Val += "#" + fragment
				}
			}
		}
	}
}

// languagePath returns the path of a page in one language. Pages in the first language
// have the paths without a language, which are the only ones that the program knows.
func languagePath(code, path string) string {
	if code == languages.All[0].Code {
		return path
	}
	return code + "/" + path
}

// alternate is the address of a page in a language.
type alternate struct{ Lang, Href, Alias string }

// alternates lists the addresses of a page in all languages, and the default address for
// all other languages.
func (g *generator) alternates(path string) (all []alternate) {
	for _, t := range languages.All {
		all = append(all, alternate{Lang: t.Code, Href: g.base + languagePath(t.Code, path)})
	}
	all[0].Alias = g.base + aliasPath(path)
	return append(all, alternate{Lang: "x-default", Href: g.base + path})
}

// everyLanguage is passed instead of the index of a language for a page that holds all
// languages.
const everyLanguage = -1

// page builds a page of the site from go-app's page at the same path, in the language
// with the given index.
func (g *generator) page(handler http.Handler, path, version string, kind pageKind, language int) ([]byte, error) {
	contents, err := g.contents(handler, path)
	if err != nil {
		return nil, err
	}
	shown, others := contents[max(language, 0)], contents[1:]
	var alternates []alternate
	canonical, manifest := "", manifestPath
	if language != everyLanguage {
		others, alternates, canonical = nil, g.alternates(path), g.base+languagePath(shown.Lang, path)
		manifest = languagePath(shown.Lang, manifestPath)
	}
	data := map[string]any{
		"Look":        template.JS(themeScript),
		"Speak":       template.JS(languageScript),
		"Load":        template.JS(loadingScript),
		"Early":       template.JS(inputBufferScript),
		"NoScript":    noScript(max(language, 0)),
		"Canonical":   canonical,
		"Alternates":  alternates,
		"Shown":       shown,
		"Others":      others,
		"Lang":        shown.Lang,
		"Title":       shown.Title,
		"Description": shown.Description,
		"Policy":      metaPolicy,
		"PaperLight":  g.paperLight,
		"PaperDark":   g.paperDark,
		"Version":     version,
		"Face":        g.url(facePath),
		"Style":       g.url(stylePath),
		"Icon":        g.url("web/icon.svg"),
		"AppleIcon":   g.url("apple-touch-icon.png"),
		"Manifest":    g.url(manifest),
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

// said is a text with its language.
type said struct{ Lang, Says string }

// noScript returns the noscript message for a page in the language with the given index.
// Pages in the first language have it in all languages, since every visitor may arrive
// there.
func noScript(language int) (all []said) {
	for i, t := range languages.All {
		if language == 0 || i == language {
			all = append(all, said{t.Code, t.Start.NoScript})
		}
	}
	return all
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

func nodeText(n *html.Node) string {
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
