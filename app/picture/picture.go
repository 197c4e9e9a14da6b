// Package picture draws a grid as an SVG file that looks like the page but needs neither
// its style sheet nor a font.
package picture

import (
	"fmt"
	"html"
	"strings"

	"sudoku/app/show"
)

// Dimensions of a picture.
const (
	Size   = 9*cell + 2*margin // width and height
	cell   = 100
	margin = 12
)

// Token is a CSS custom property for a colour.
type Token string

// Colours of a picture, named by use.
const (
	sheet      Token = "--sheet"
	line       Token = "--line"
	lineStrong Token = "--line-strong"
	givenFill  Token = "--key"
	badFill    Token = "--bad-fill"
	ink        Token = "--ink"
	entryInk   Token = "--entry-ink"
	answerInk  Token = "--answer-ink"
	triedInk   Token = "--tried-ink"
	markInk    Token = "--mark-ink"
	bad        Token = "--bad"
	good       Token = "--good"
	inkSoft    Token = "--ink-soft"
	roleLine   Token = "--role-line"
	house      Token = "--house"
	link       Token = "--link"
	pointed    Token = "--pointed"
	ownInk     Token = "--own"
	qrPaper    Token = "--qr-paper"
	qrInk      Token = "--qr-ink"
)

// Tokens returns all colours that a picture may use.
func Tokens() []Token {
	tokens := []Token{
		sheet, line, lineStrong, givenFill, badFill, ink, entryInk, answerInk, triedInk, markInk, bad, good, inkSoft,
		roleLine, house, link, pointed, ownInk, role1, role2, role3, role4, role5, qrPaper, qrInk, accent,
	}
	for n := '1'; n <= '9'; n++ {
		tokens = append(tokens, tint(n))
	}
	return tokens
}

// Palette maps tokens to CSS colours.
type Palette map[Token]string

// Options select what a picture shows.
type Options struct {
	Shaded     bool // shade the cells of givens
	Candidates bool // show candidates and pencil marks
}

// drawing is an SVG file being written.
type drawing struct {
	strings.Builder
	palette Palette
}

// SVG draws a grid, Size wide and high, without the selection.
func SVG(b *show.Board, p Palette, o Options) string {
	d := drawing{palette: p}
	d.begin(Size, b.Name)
	d.rect(0, 0, Size, Size, sheet)
	fmt.Fprintf(&d, `<g transform="translate(%d %d)">`, margin, margin)
	for i := range b.Cells {
		d.fill(i, &b.Cells[i], o)
	}
	d.lines()
	fmt.Fprint(&d, `<g text-anchor="middle" font-family="system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif">`)
	for i := range b.Cells {
		d.content(i, &b.Cells[i], o)
	}
	fmt.Fprint(&d, "</g>")
	if o.Candidates {
		d.overlay(b.Drawing)
	}
	fmt.Fprint(&d, "</g></svg>\n")
	return d.String()
}

// begin starts a file with an accessible name.
func (d *drawing) begin(size int, name string) {
	fmt.Fprintf(d, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" role="img">`, size, size, size, size)
	fmt.Fprint(d, "<title>")
	fmt.Fprint(d, html.EscapeString(name))
	fmt.Fprint(d, "</title>")
}

func (d *drawing) rect(x, y, width, height int, fill Token) {
	fmt.Fprintf(d, `<rect x="%d" y="%d" width="%d" height="%d" fill="%s"/>`, x, y, width, height, d.palette[fill])
}

// fill draws the background of a cell.
func (d *drawing) fill(i int, c *show.Cell, o Options) {
	x, y := i%9*cell, i/9*cell
	switch {
	case c.Conflict:
		d.rect(x, y, cell, cell, badFill)
	case c.Drawn.Shown && roleLooks[c.Drawn.CellRole()].fill != "":
		d.rect(x, y, cell, cell, roleLooks[c.Drawn.CellRole()].fill)
	case c.Marks.Colours != "":
		d.paint(x, y, c.Marks.Colours)
	case c.Given && o.Shaded:
		d.rect(x, y, cell, cell, givenFill)
	}
}

// lines draws the lines between cells, and over them the lines between boxes.
func (d *drawing) lines() {
	for _, kind := range []struct {
		token Token
		width int
		every int
	}{{line, 2, 1}, {lineStrong, 6, 3}} {
		fmt.Fprintf(d, `<path d="`)
		for i := 0; i <= 9; i += kind.every {
			fmt.Fprintf(d, "M0 %dh%dM%d 0v%d", i*cell, 9*cell, i*cell, 9*cell)
		}
		fmt.Fprintf(d, `" fill="none" stroke="%s" stroke-width="%d" stroke-linecap="square"/>`, d.palette[kind.token], kind.width)
	}
}

// content draws the digit of a cell or, if the cell is empty, its candidates.
func (d *drawing) content(i int, c *show.Cell, o Options) {
	x, y := i%9*cell+cell/2, i/9*cell+cell/2
	if c.Value != "" {
		d.digit(x, y, c, o)
		if c.Conflict {
			fmt.Fprintf(d, `<path d="M%d %dh32" stroke="%s" stroke-width="4"/>`, x-16, y+32, d.palette[bad])
		}
		return
	}
	if !o.Candidates {
		return
	}
	for _, digit := range c.Candidates {
		d.candidate(x, y, digit, c)
	}
	if c.Candidates == "" {
		d.pencilled(x, y, &c.Marks)
	}
}

// digit writes the digit of a cell. Answers are italic and, if givens are not shaded, as
// on paper, so are all other digits that are not givens.
func (d *drawing) digit(x, y int, c *show.Cell, o Options) {
	token, weight := digitStyle(c)
	if c.Given || o.Shaded && !c.Answer {
		d.text(x, y, 58, weight, token, c.Value)
		return
	}
	fmt.Fprint(d, `<g font-style="italic">`)
	d.text(x, y, 58, weight, token, c.Value)
	fmt.Fprint(d, "</g>")
}

// digitStyle returns the style of a digit. Givens, entries and answers differ in weight
// as well as in colour.
func digitStyle(c *show.Cell) (token Token, weight int) {
	switch {
	case c.Conflict:
		return bad, 700
	case c.Given:
		return ink, 700
	case c.Answer:
		return answerInk, 400
	case c.Tried:
		return triedInk, 400
	}
	return entryInk, 400
}

// text writes a text centred on a point. The height of digits is about 0.7 of the size.
func (d *drawing) text(x, y, size, weight int, fill Token, text string) {
	fmt.Fprintf(d, `<text x="%d" y="%d" font-size="%d" font-weight="%d" fill="%s">%s</text>`,
		x, y+size*36/100, size, weight, d.palette[fill], text)
}
