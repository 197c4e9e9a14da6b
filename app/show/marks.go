package show

import (
	"strconv"
	"strings"

	"sudoku/solver/board"
)

// Marks are the player's marks in a cell besides its digit.
type Marks struct {
	Corner, Centre string // pencil marks; empty if candidates are shown
	Drawn          string // digits shown only because they are coloured or linked
	Colours        string // colours of the cell, as numbers
	// Tints holds the colours of the cell's candidates by digit.
	Tints [10]board.Colour
	Lit   string // the highlighted digit, if the cell may hold it
	From  string // the digit where a new link starts
}

// paint returns the markup of the cell's colours: stripes below everything else.
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

// pencilled returns the markup of the cell's pencil marks.
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

// class returns the extra classes of a digit among the marks.
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
