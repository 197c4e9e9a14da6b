package picture_test

import (
	"encoding/xml"
	"errors"
	"io"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/app/page"
	"sudoku/app/picture"
	"sudoku/app/qr"
	"sudoku/app/show"
	"sudoku/app/text/english"
	"sudoku/solver/board"
	"sudoku/solver/golden"
	"sudoku/solver/step"
)

// names returns a palette in which each colour is its token.
func names() picture.Palette {
	p := picture.Palette{}
	for _, token := range picture.Tokens() {
		p[token] = strings.TrimPrefix(string(token), "--")
	}
	return p
}

// scene returns a grid with a given, an entry, a wrong entry, an answer, a duplicate
// digit, and candidates.
func scene() show.Board {
	m := page.New()
	b := page.Of(&m, english.Catalog).Board
	for i, c := range map[int]show.Cell{
		0:  {Value: "5", Given: true},
		1:  {Value: "3"},
		10: {Value: "7", Answer: true},
		12: {Value: "7", Answer: true, Corrected: true},
		40: {Candidates: "1379"},
		41: {Value: "2", Tried: true},
		72: {Value: "5", Given: true, Conflict: true},
		80: {Value: "9", Conflict: true},
		20: {Value: "6", Given: true, Marks: show.Marks{Colours: "13"}},
		21: {Marks: show.Marks{Corner: "12", Centre: "345", Tints: [10]board.Colour{3: 2}}},
		22: {Candidates: "46", Drawn: show.Drawn{Shown: true, Cell: step.Pivot, Digits: [9]step.Role{3: step.Eliminated, 5: step.On}}},
	} {
		b.Cells[i] = c
	}
	b.Drawing = `<g class="own"><path class="link weak" d="M5 5Q9 9 15 5"/><path class="tip weak" d="M15 5L16 6L17 5Z"/></g>` +
		`<rect class="house cover" x="0.35" y="0.35" width="89.30" height="9.30" rx="1"/><path class="link strong" d="M5 5Q9 9 15 5"/>`
	return b
}

func TestPictures(t *testing.T) {
	b := scene()
	code, _ := qr.Of("https://example.org/#A1A")
	drawn, _ := picture.QR(code, "Link & more", names())
	for name, got := range map[string]string{
		"all":   picture.SVG(&b, names(), picture.Options{Shaded: true, Candidates: true}),
		"plain": picture.SVG(&b, names(), picture.Options{}),
		"qr":    drawn,
	} {
		got = strings.ReplaceAll(got, "><", ">\n<")
		wellFormed(t, name, got)
		golden.Compare(t, filepath.Join("testdata", name+".svg"), got)
	}
}

// wellFormed parses a picture as XML. It rejects colours that the palette lacks, and
// classes, which need a style sheet.
func wellFormed(t *testing.T, name, svg string) {
	t.Helper()
	for d := xml.NewDecoder(strings.NewReader(svg)); ; {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		element, _ := token.(xml.StartElement)
		for _, a := range element.Attr {
			if a.Name.Local == "class" {
				t.Errorf("%s: the class %q means nothing in a picture", name, a.Value)
			}
			if (a.Name.Local == "fill" || a.Name.Local == "stroke") && a.Value == "" {
				t.Errorf("%s: a %s without a colour", name, element.Name.Local)
			}
		}
	}
}
