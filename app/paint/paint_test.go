package paint

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"sudoku/app/show"
	"sudoku/solver/board"
)

// element is a cell's element in a fake document.
type element struct {
	attributes map[string]string
	children   []string // candidates, or the whole content as one child
	touched    []string // recorded changes
}

func (e *element) SetAttribute(name, value string) {
	e.attributes[name] = value
	e.touched = append(e.touched, name)
}

func (e *element) SetContent(markup string) {
	e.children = []string{markup}
	if strings.HasPrefix(markup, "<i ") {
		e.children = slices.DeleteFunc(strings.SplitAfter(markup, "</i>"), func(s string) bool { return s == "" })
	}
	e.touched = append(e.touched, "content")
}

func (e *element) Insert(at int, markup string) {
	e.children = slices.Insert(e.children, min(at, len(e.children)), markup)
	e.touched = append(e.touched, fmt.Sprint("insert ", at))
}

func (e *element) Remove(at int) {
	e.children = slices.Delete(e.children, at, at+1)
	e.touched = append(e.touched, fmt.Sprint("remove ", at))
}

func (e *element) Replace(at int, markup string) {
	e.children[at] = markup
	e.touched = append(e.touched, fmt.Sprint("replace ", at))
}

// page is a grid just drawn by go-app.
type page struct {
	cells   [81]element
	name    string
	drawing string
	drawn   int
	moved   []string
}

func (p *page) Cell(c int) Element { return &p.cells[c] }
func (p *page) Name(name string)   { p.name = name }
func (p *page) Draw(markup string) { p.drawing, p.drawn = markup, p.drawn+1 }

func (p *page) Move(c int, m Move, order int) {
	p.moved = append(p.moved, fmt.Sprintf("%s %v %d", [...]string{"land", "shake", "sweep"}[m], board.Cell(c), order))
}

func newPage() *page {
	p := &page{}
	for i := range p.cells {
		p.cells[i].attributes = map[string]string{}
	}
	return p
}

// what prints the attributes and content of the element.
func (e *element) what() string {
	return fmt.Sprint(e.attributes, strings.Join(e.children, ""))
}

func shows(c *show.Cell) string {
	e := element{attributes: map[string]string{}, children: []string{c.Content()}}
	for _, a := range c.Attributes() {
		e.attributes[a.Name] = a.Value
	}
	return e.what()
}

func candidates(digits string) show.Cell { return show.Cell{ID: "r1c1", Candidates: digits} }

// TestCell takes a cell through several states. It lists the changes to the cell's element,
// which must always show the current state.
func TestCell(t *testing.T) {
	lit := candidates("1346")
	lit.Marks.Lit = "4"
	selected := candidates("1346")
	selected.Selected = true
	painted := candidates("13")
	painted.Marks.Colours = "2"
	for _, c := range []struct {
		name   string
		states []show.Cell
		want   string
	}{
		{"nothing changes", []show.Cell{candidates("123"), candidates("123")}, ""},
		{"a digit", []show.Cell{{ID: "r1c1"}, {ID: "r1c1", Value: "5"}}, "data-value content"},
		{"a digit that is selected", []show.Cell{{ID: "r1c1", Value: "5"}, {ID: "r1c1", Value: "5", Selected: true}},
			"class aria-selected"},
		{"the first candidate goes", []show.Cell{candidates("123"), candidates("23")}, "data-candidates remove 0"},
		{"the last one goes", []show.Cell{candidates("123"), candidates("12")}, "data-candidates remove 2"},
		{"two go", []show.Cell{candidates("1234"), candidates("14")}, "data-candidates remove 1 remove 1"},
		{"one comes in the middle", []show.Cell{candidates("19"), candidates("159")}, "data-candidates insert 1"},
		{"some come at the end", []show.Cell{candidates("1"), candidates("189")}, "data-candidates insert 1 insert 2"},
		{"others", []show.Cell{candidates("135"), candidates("246")},
			"data-candidates remove 0 insert 0 remove 1 insert 1 remove 2 insert 2"},
		{"one looks another way", []show.Cell{candidates("1346"), lit}, "class replace 2"},
		{"the cell does", []show.Cell{candidates("1346"), selected}, "class aria-selected"},
		{"a digit in the place of candidates", []show.Cell{candidates("13"), {ID: "r1c1", Value: "3"}},
			"data-value data-candidates content"},
		{"and back", []show.Cell{{ID: "r1c1", Value: "3"}, candidates("13")}, "data-value data-candidates content"},
		{"the last candidate goes and comes back", []show.Cell{candidates("1"), candidates(""), candidates("1")},
			"data-candidates content data-candidates content"},
		{"a colour under candidates", []show.Cell{candidates("13"), painted, candidates("13")},
			"data-colours content data-colours content"},
	} {
		page, painter := newPage(), Painter{}
		e := &page.cells[0]
		for i, state := range c.states {
			b := show.Board{}
			b.Cells[0] = state
			painter.Paint(&b, page)
			if got, want := e.what(), shows(&state); got != want {
				t.Errorf("%s: shows %s\nwant %s", c.name, got, want)
			}
			if i == 0 {
				e.touched = nil
			}
		}
		if got := strings.Join(e.touched, " "); got != c.want {
			t.Errorf("%s: %s\nwant %s", c.name, got, c.want)
		}
	}
}

// TestBeginWithWhatWasDrawn checks that a cell that still looks as drawn is known
// completely, so that only differences are set.
func TestBeginWithWhatWasDrawn(t *testing.T) {
	page, painter := newPage(), Painter{}
	drawn := show.Board{}
	for c := range drawn.Cells {
		drawn.Cells[c] = show.Cell{ID: "r1c1", Name: "empty"}
	}
	painter.Begin(&drawn, func(c int) (text, class string) {
		if c == 2 {
			return "7", "cell given" // typed in the meantime
		}
		return "", "cell"
	})
	b := drawn
	b.Cells[1].Value = "5"
	painter.Paint(&b, page)
	for i, want := range []string{"", "data-value content", "class role"} {
		if got := strings.Join(page.cells[i].touched, " "); got != want && (want != "class role" || !strings.HasPrefix(got, want) || !strings.HasSuffix(got, "content")) {
			t.Errorf("cell %d: %s\nwant %s", i, got, want)
		}
	}
}

// TestBegin checks the first painting of a grid when only its texts are known. It must set
// all attributes and keep content that is already correct.
func TestBegin(t *testing.T) {
	page, painter := newPage(), Painter{}
	texts := map[int]string{0: "5", 1: "5", 2: "13"}
	painter.Begin(&show.Board{}, func(c int) (text, class string) { return texts[c], "cell" })
	b := show.Board{Drawing: "<path/>"}
	b.Cells[0] = show.Cell{ID: "r1c1", Value: "5", Given: true}
	b.Cells[1] = show.Cell{ID: "r1c2", Value: "6"}
	b.Cells[2] = candidates("13")
	painter.Paint(&b, page)
	var all []string
	for _, a := range b.Cells[0].Attributes() {
		all = append(all, a.Name)
	}
	for i, content := range []string{"", " content", " content"} {
		if got, want := strings.Join(page.cells[i].touched, " "), strings.Join(all, " ")+content; got != want {
			t.Errorf("cell %d: %s\nwant %s", i, got, want)
		}
	}
	if page.drawing != "<path/>" || page.drawn != 1 {
		t.Errorf("drawn %d times: %s", page.drawn, page.drawing)
	}
	for i := range page.cells {
		page.cells[i].touched = nil
	}
	painter.Paint(&b, page)
	if page.drawn != 1 || slices.ContainsFunc(page.cells[:], func(e element) bool { return e.touched != nil }) {
		t.Error("what is painted is painted again")
	}
	painter.Begin(&show.Board{}, func(int) (text, class string) { return "", "cell" })
	b.Drawing = ""
	painter.Paint(&b, page)
	if page.drawn != 1 {
		t.Error("the empty drawing of a grid that was just drawn is emptied again")
	}
	if got := slices.Sorted(maps.Keys(page.cells[0].attributes)); len(got) != len(all) {
		t.Errorf("attributes %q", got)
	}
}

// FuzzFill checks that painting a cell does not depend on its previous state.
func FuzzFill(f *testing.F) {
	f.Add(uint16(0b101), uint16(0b111), byte(0), byte(0))
	f.Add(uint16(0), uint16(0b1), byte(4), byte(5))
	f.Fuzz(func(t *testing.T, from, to uint16, fromLook, toLook byte) {
		page, painter := newPage(), Painter{}
		for _, state := range []show.Cell{cell(from, fromLook), cell(to, toLook)} {
			b := show.Board{}
			b.Cells[0] = state
			painter.Paint(&b, page)
			if got, want := page.cells[0].what(), shows(&state); got != want {
				t.Errorf("shows %s\nwant %s", got, want)
			}
		}
	})
}

func cell(digits uint16, look byte) show.Cell {
	c := show.Cell{ID: "r1c1", Selected: look&1 != 0}
	for d := range 9 {
		if digits>>d&1 != 0 {
			c.Candidates += string('1' + rune(d))
		}
	}
	if look&2 != 0 {
		c.Marks.Lit = string('1' + rune(look>>4%9))
	}
	if look&4 != 0 {
		c.Value = "7"
	}
	if look&8 != 0 {
		c.Marks.Colours = "3"
	}
	return c
}
