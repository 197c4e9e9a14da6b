package show

import (
	"math"
	"strconv"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// The drawing lies over the grid in a 90 by 90 view box, ten units a cell. The style
// sheet sets colours, widths and dashes.
const (
	cellSize      = 10.0
	cellMargin    = .35 // margin around the candidates of a cell, as in the style sheet
	candidateSize = (cellSize - 2*cellMargin) / 3
	clearance     = 1.55 // radius kept free around a candidate's digit
	arrowLength   = 1.3
	arrowWidth    = .42 // half the width, relative to the length
	houseInset    = .35
	rayStart      = 4.1 // distance of a ray's start from the middle of its digit
)

type point struct{ x, y float64 }

func (p point) plus(o point) point    { return point{p.x + o.x, p.y + o.y} }
func (p point) minus(o point) point   { return point{p.x - o.x, p.y - o.y} }
func (p point) times(f float64) point { return point{p.x * f, p.y * f} }
func (p point) length() float64       { return math.Hypot(p.x, p.y) }
func (p point) toward(o point) point  { d := o.minus(p); return d.times(1 / d.length()) }
func (p point) left() point           { return point{p.y, -p.x} }
func (p point) String() string        { return Figure(p.x) + " " + Figure(p.y) }
func Figure(f float64) string         { return strconv.FormatFloat(f, 'f', 2, 64) }
func cellCorner(c board.Cell) point {
	return point{float64(c.Column()), float64(c.Row())}.times(cellSize)
}

// centreOfDigit returns the middle of a candidate. Digit 1 is at the top left, 9 at the
// bottom right.
func centreOfDigit(c board.Cell, d board.Digit) point {
	place := point{float64((d - 1) % 3), float64((d - 1) / 3)}
	return cellCorner(c).plus(place.times(candidateSize)).plus(point{cellMargin + candidateSize/2, cellMargin + candidateSize/2})
}

// Drawing returns the markup that lies over the grid for a view of a step. It draws
// frames of houses and groups, and links as curved arrows that stop short of their digits
// and avoid other digits where possible. Houses that are pointed at get their own frame.
// If now is not -1, all links except link now are faint.
func Drawing(v *step.View, on *board.Board, pointed board.HouseSet, now int) string {
	var b strings.Builder
	for _, h := range v.Houses {
		writeFrame(&b, "house "+HouseClass(h.Role), h.Item)
	}
	for h := range pointed.All() {
		writeFrame(&b, "house pointed", h)
	}
	for _, r := range v.Rays {
		writeRay(&b, r)
	}
	for _, n := range groupNodes(v.Links) {
		writeGroup(&b, n)
	}
	for i, l := range v.Links {
		if now < 0 || i == now {
			writeLink(&b, l, on)
		}
	}
	if now >= 0 {
		b.WriteString(`<g class="faint">`)
		for i, l := range v.Links {
			if i != now {
				writeLink(&b, l, on)
			}
		}
		b.WriteString(`</g>`)
	}
	return b.String()
}

func HouseClass(r step.Role) string {
	if r&step.Cover != 0 {
		return "cover"
	}
	return "base"
}

func writeFrame(b *strings.Builder, class string, h board.House) {
	first, last := cellCorner(h.At(0)), cellCorner(h.At(8)).plus(point{cellSize, cellSize})
	writeRect(b, class, first.plus(point{houseInset, houseInset}), last.minus(point{houseInset, houseInset}))
}

func writeRect(b *strings.Builder, class string, from, to point) {
	size := to.minus(from)
	b.WriteString(`<rect class="` + class + `" x="` + Figure(from.x) + `" y="` + Figure(from.y) +
		`" width="` + Figure(size.x) + `" height="` + Figure(size.y) + `" rx="1"/>`)
}

// writeRay draws lines from a digit on the board to the cells that see it.
func writeRay(b *strings.Builder, r step.Ray) {
	middle := point{cellSize, cellSize}.times(.5)
	from := cellCorner(r.From).plus(middle)
	for c := range r.To.All() {
		to := cellCorner(c).plus(middle)
		b.WriteString(`<path class="ray" d="M` + from.plus(from.toward(to).times(rayStart)).String() + `L` + to.String() + `"/>`)
	}
}

// groupNodes returns the nodes with several cells that share a line and a box, without
// duplicates.
func groupNodes(links []step.Link) (groups []step.Node) {
	seen := map[step.Node]bool{}
	for _, l := range links {
		for _, n := range []step.Node{l.From, l.To} {
			if n.Cells.Len() > 1 && n.Cells.Houses().Len() > 1 && !seen[n] {
				seen[n] = true
				groups = append(groups, n)
			}
		}
	}
	return groups
}

func writeGroup(b *strings.Builder, n step.Node) {
	from, to := point{math.Inf(1), math.Inf(1)}, point{}
	for c := range n.Cells.All() {
		centre := centreOfDigit(c, n.Digit)
		from = point{min(from.x, centre.x), min(from.y, centre.y)}
		to = point{max(to.x, centre.x), max(to.y, centre.y)}
	}
	around := point{clearance, clearance}
	writeRect(b, "group", from.minus(around), to.plus(around))
}

// writeLink draws a link between the nearest candidates of its ends. It avoids the digits
// on the board where possible.
func writeLink(b *strings.Builder, l step.Link, on *board.Board) {
	from, to := nearest(l.From, l.To)
	control := controlPoint(from, to, on)
	start := from.plus(from.toward(control).times(clearance))
	tip := to.plus(to.toward(control).times(clearance))
	arrow := to.toward(control).times(min(arrowLength, .4*tip.minus(start).length()))
	back, side := tip.plus(arrow), arrow.left().times(arrowWidth)
	class := [...]string{step.Strong: "strong", step.Weak: "weak", step.Implied: "implied"}[l.Kind]
	b.WriteString(`<path class="link ` + class + `" d="M` + start.String() + `Q` + control.String() + ` ` + back.String() + `"/>` +
		`<path class="tip ` + class + `" d="M` + tip.String() + `L` + back.plus(side).String() + `L` + back.minus(side).String() + `Z"/>`)
}

// nearest returns the closest pair of candidates, one from each end.
func nearest(a, b step.Node) (from, to point) {
	least := math.Inf(1)
	for x := range a.Cells.All() {
		for y := range b.Cells.All() {
			p, q := centreOfDigit(x, a.Digit), centreOfDigit(y, b.Digit)
			if d := q.minus(p).length(); d < least && d > 0 {
				least, from, to = d, p, q
			}
		}
	}
	return from, to
}

// Order returns the markup of numbered frames around houses. The style sheet shows one
// after the other.
func Order(houses []board.House) string {
	var b strings.Builder
	for i, h := range houses {
		b.WriteString(`<g>`)
		writeFrame(&b, "", h)
		b.WriteString(`<text x="` + Figure(cellCorner(h.At(8)).x+cellSize-1) + `" y="` + Figure(cellCorner(h.At(0)).y+3.3) + `">` + strconv.Itoa(i+1) + `</text></g>`)
	}
	return `<g class="order" font-size="3.2">` + b.String() + `</g>`
}
