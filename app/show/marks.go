package show

import (
	"strconv"
	"strings"

	"sudoku/solver/board"
)

// Marks are what a player sees in a cell beside its digit.
type Marks struct {
	Corner, Centre string // pencil marks; empty while candidates are shown
	Drawn          string // digits that are seen only because they are coloured or linked
	Colours        string // of the cell, each as its number
	// Tints are the colours of the cell's candidates by digit.
	Tints [10]board.Colour
	Lit   string // the digit that the page highlights, if the cell may hold it
	From  string // the digit where the link that is being drawn begins
}

// paint is the markup of a cell's colours: stripes below all else.
func (m *Marks) paint() string {
	if m.Colours == "" {
		return ""
	}
	var b strings.Builder
	b.WriteString(`<span class="paint">`)
	for _, n := range m.Colours {
		b.WriteString(`<span class="t` + string(n) + `"></span>`)
	}
	b.WriteString("</span>")
	return b.String()
}

// pencilled is the markup of a cell's pencil marks.
func (m *Marks) pencilled() string {
	var b strings.Builder
	for _, d := range m.Drawn {
		b.WriteString(`<i class="c` + string(d) + m.class(d) + `">` + string(d) + "</i>")
	}
	for i, d := range m.Corner {
		b.WriteString(`<b class="k` + strconv.Itoa(i+1) + m.class(d) + `">` + string(d) + "</b>")
	}
	if m.Centre != "" {
		b.WriteString(`<u class="n` + strconv.Itoa(len(m.Centre)) + `">`)
		for _, d := range m.Centre {
			b.WriteString(`<b class="m` + m.class(d) + `">` + string(d) + "</b>")
		}
		b.WriteString("</u>")
	}
	return b.String()
}

// class is how a digit among the marks looks, as further classes.
func (m *Marks) class(digit rune) string {
	class := ""
	if colour := m.Tints[digit-'0']; colour != 0 {
		class = " t" + strconv.Itoa(int(colour))
	}
	if m.Lit == string(digit) {
		class += " lit"
	}
	if m.From == string(digit) {
		class += " from"
	}
	return class
}
