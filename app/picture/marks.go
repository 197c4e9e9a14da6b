package picture

import (
	"fmt"

	"sudoku/app/show"
	"sudoku/solver/board"
)

// tint returns the token of a player's colour, 1 to 9.
func tint(n rune) Token { return Token("--tint-" + string(n)) }

// paint fills a cell with the player's colours, side by side.
func (d *drawing) paint(x, y int, colours string) {
	for i, n := range colours {
		from, to := cell*i/len(colours), cell*(i+1)/len(colours)
		d.rect(x+from, y, to-from, cell, tint(n))
		d.text(x+to-10, y+cell-11, 16, 400, inkSoft, string(n))
	}
}

// cornerPlaces are the positions of the corner marks, as multiples of the offset from the
// centre of the cell.
var cornerPlaces = [9][2]int{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}, {0, -1}, {0, 1}, {-1, 0}, {1, 0}, {0, 0}}

// centreSizes are the font sizes of centre marks by the number of marks.
var centreSizes = [10]int{0, 30, 30, 30, 26, 22, 20, 18, 16, 14}

// pencilled draws the pencil marks of an empty cell. x and y are its centre.
func (d *drawing) pencilled(x, y int, m *show.Marks) {
	for _, digit := range m.Drawn {
		cx, cy := candidatePlace(x, y, digit)
		d.mark(cx, cy, 25, digit, m)
	}
	for i, digit := range m.Corner {
		d.mark(x+cornerPlaces[i][0]*34, y+cornerPlaces[i][1]*34, 25, digit, m)
	}
	size := centreSizes[len(m.Centre)]
	pitch := size * 62 / 100
	for i, digit := range m.Centre {
		d.mark(x+(2*i-len(m.Centre)+1)*pitch/2, y, size, digit, m)
	}
}

// mark draws a small digit on its colour.
func (d *drawing) mark(x, y, size int, digit rune, m *show.Marks) {
	if colour := m.Tints[digit-'0']; colour != 0 {
		d.box(x, y, size+4, tint('0'+rune(colour)), inkSoft, "")
	}
	d.text(x, y, size, 400, markInk, string(digit))
}

// box draws a rounded, outlined box around a point.
func (d *drawing) box(x, y, size int, fill, line Token, dashes string) {
	if dashes != "" {
		dashes = ` stroke-dasharray="` + dashes + `"`
	}
	fmt.Fprintf(d, `<rect x="%d" y="%d" width="%d" height="%d" rx="6" fill="%s" stroke="%s" stroke-width="2"%s/>`,
		x-size/2, y-size/2, size, size, d.palette[fill], d.palette[line], dashes)
}

// candidatePlace returns the position of a candidate, arranged as on a keypad.
func candidatePlace(x, y int, digit rune) (cx, cy int) {
	place := int(digit - '1')
	return x + (place%3-1)*cell/3, y + (place/3-1)*cell/3
}

// candidate draws a candidate with the marks of the player and of a step.
func (d *drawing) candidate(x, y int, digit rune, c *show.Cell) {
	cx, cy := candidatePlace(x, y, digit)
	role := ""
	if c.Drawn.Shown {
		role = c.Drawn.DigitRole(board.Digit(digit - '0'))
	}
	look, drawn := roleLooks[role]
	if !drawn {
		d.mark(cx, cy, 25, digit, &c.Marks)
		return
	}
	d.box(cx, cy, 29, look.fill, look.line, look.dashes)
	d.text(cx, cy, 25, 600, look.ink, string(digit))
	if role == "eliminated" {
		fmt.Fprintf(d, `<path d="M%d %dh24" stroke="%s" stroke-width="3"/>`, cx-12, cy, d.palette[bad])
	}
}
