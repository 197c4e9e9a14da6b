package pageui

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"golang.org/x/net/html"

	"sudoku/app/desk"
	pages "sudoku/app/page"
	"sudoku/app/page/loop"
	"sudoku/app/parts/play"
	"sudoku/app/show"
	"sudoku/app/text/english"
	"sudoku/solver/board"
)

// elements returns all elements in markup.
func elements(t *testing.T, markup string) []*html.Node {
	t.Helper()
	root, err := html.Parse(strings.NewReader(markup))
	if err != nil {
		t.Fatal(err)
	}
	var all []*html.Node
	for n := range root.Descendants() {
		if n.Type == html.ElementNode {
			all = append(all, n)
		}
	}
	return all
}

func attribute(n *html.Node, name string) (value string, there bool) {
	for _, a := range n.Attr {
		if a.Key == name {
			return a.Val, true
		}
	}
	return "", false
}

// TestGridMarkup checks the attributes of the prerendered grid on which tests and screen
// readers rely, including empty ones.
func TestGridMarkup(t *testing.T) {
	m := pages.New()
	m, _ = pages.Update(m, play.DigitTyped{Digit: 5})
	v := pages.Of(&m, english.Catalog)
	cells := 0
	for _, n := range elements(t, gridHTML(&v.Board)) {
		switch role, _ := attribute(n, "role"); role {
		case "grid":
			if name, _ := attribute(n, "aria-label"); name != english.Catalog.Board.Name {
				t.Errorf("the grid has the name %q", name)
			}
		case "gridcell":
			c := &v.Board.Cells[cells]
			for name, want := range map[string]string{
				"data-cell": board.Cell(cells).String(), "data-value": c.Value, "data-candidates": c.Candidates, "aria-label": c.Name,
			} {
				if got, there := attribute(n, name); !there || got != want {
					t.Errorf("cell %d: %s is %q (there: %v), want %q", cells, name, got, there, want)
				}
			}
			if given, _ := attribute(n, "data-given"); (given == "true") != (cells == 0) {
				t.Errorf("cell %d: data-given is %q", cells, given)
			}
			cells++
		}
	}
	if cells != board.Cells {
		t.Errorf("%d cells", cells)
	}
}

func TestGridMarkupIsEscaped(t *testing.T) {
	var b show.Board
	b.Name = `"><script>`
	b.Cells[0].Name = `"><script>`
	if strings.Contains(gridHTML(&b), "<script") {
		t.Error("a name was not escaped")
	}
}

// TestButtonsHaveNames draws every panel and dialog, and checks that each button has a
// name.
func TestButtonsHaveNames(t *testing.T) {
	open := []desk.Dialog{desk.NoDialog}
	for _, d := range dialogs {
		open = append(open, d.name)
	}
	for _, shown := range panels {
		panel := shown.name
		for _, dialog := range open {
			m := pages.New()
			m.Panel, m.Dialog, m.List.There = panel, dialog, true
			p := newPage(loop.Still(m, english.Catalog))
			buttons := 0
			for _, n := range elements(t, app.HTMLString(p.Render())) {
				if n.Data != "button" {
					continue
				}
				buttons++
				name, _ := attribute(n, "aria-label")
				for d := range n.Descendants() {
					name += strings.TrimSpace(d.Data)
				}
				if name == "" {
					t.Errorf("panel %q, dialog %q: a button without a name", panel, dialog)
				}
			}
			if buttons == 0 {
				t.Errorf("panel %q, dialog %q: no buttons", panel, dialog)
			}
		}
	}
}

// TestPanelAddresses checks that each panel has an address, and each address a panel.
func TestPanelAddresses(t *testing.T) {
	for _, p := range panels {
		var d desk.Desk
		if !d.Visit(string(p.name)) || d.Panel != p.name {
			t.Errorf("the panel %q has no address: desk.NewPanel declares it", p.name)
		}
	}
	for name := range desk.Panels() {
		if named(panels, name) == nil {
			t.Errorf("panels lacks %q", name)
		}
	}
}

// TestToolsOpenPanels checks that each panel is one of the tools.
func TestToolsOpenPanels(t *testing.T) {
	m := pages.New()
	m.Dialog = desk.ToolsDialog
	p := newPage(loop.Still(m, english.Catalog))
	tools := map[string]bool{}
	for _, ui := range p.tools() {
		for _, n := range elements(t, app.HTMLString(ui)) {
			if n.Data == "button" && n.FirstChild != nil {
				tools[strings.TrimSpace(n.FirstChild.Data)] = true
			}
		}
	}
	for _, panel := range panels {
		if panel.title != nil && !tools[panel.title(english.Catalog)] {
			t.Errorf("no tool opens the panel %q", panel.name)
		}
	}
}
