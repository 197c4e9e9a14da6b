package learn

import (
	"fmt"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// Emblems returns an SVG file with a symbol for each technique, named by its key. A symbol
// shows the pattern of the lesson's example and its effects, in the colours of the page
// that includes the file.
func Emblems() string {
	var out strings.Builder
	out.WriteString(`<svg xmlns="http://www.w3.org/2000/svg"><path id="grid" fill="none" ` +
		`stroke="var(--role-line)" stroke-width="2" d="M1 1h88v88H1zM30 1v88M60 1v88M1 30h88M1 60h88"/>`)
	for _, x := range technique.Catalog() {
		p := x.Example()
		b := board.New(&p)
		if s := exampleStep(x, &b); s != nil {
			out.WriteString(emblem(x.Key, s))
		}
	}
	out.WriteString("</svg>")
	return out.String()
}

// emblem returns the symbol of a technique. It tints the houses of the pattern, fills its
// cells, crosses out eliminations, marks placements with a dot, and draws links as lines.
func emblem(key string, s *step.Step) string {
	v := s.Drawn(0)
	var houses, pattern, out, in, links strings.Builder
	for _, h := range v.Houses {
		from, to := h.Item.At(0), h.Item.At(8)
		fmt.Fprintf(&houses, "M%d %dH%dV%dH%dz", from.Column()*10, from.Row()*10, to.Column()*10+10, to.Row()*10+10, from.Column()*10)
	}
	var cells board.CellSet
	for _, x := range v.Cells {
		cells = cells.With(x.Item)
	}
	for _, x := range v.Candidates {
		if x.Role&step.Eliminated == 0 || x.Role&^step.Eliminated != 0 {
			cells = cells.With(x.Item.Cell())
		}
	}
	for c := range cells.All() {
		fmt.Fprintf(&pattern, "M%d %dh10v10h-10z", c.Column()*10, c.Row()*10)
	}
	for _, l := range v.Links {
		from, to := l.From.Cells.First(), l.To.Cells.First()
		if from != to {
			fmt.Fprintf(&links, "M%d %dL%d %d", from.Column()*10+5, from.Row()*10+5, to.Column()*10+5, to.Row()*10+5)
		}
	}
	marked := func(list []board.Candidate) (cells board.CellSet) {
		for _, x := range list {
			cells = cells.With(x.Cell())
		}
		return cells
	}
	for c := range marked(s.Eliminations).All() {
		fmt.Fprintf(&out, "M%d %dl6 6m0-6l-6 6", c.Column()*10+2, c.Row()*10+2)
	}
	for c := range marked(s.Placements).All() {
		fmt.Fprintf(&in, "M%d %da3 3 0 1 0 6 0 3 3 0 1 0-6 0z", c.Column()*10+2, c.Row()*10+5)
	}
	return fmt.Sprintf(`<symbol id="%s" viewBox="0 0 90 90">`, key) +
		shape(`fill="var(--key)"`, houses.String()) +
		shape(`fill="var(--role-1)"`, pattern.String()) + `<use href="#grid"/>` +
		shape(`fill="none" stroke="var(--link)" stroke-width="1.5"`, links.String()) +
		shape(`fill="none" stroke="var(--bad)" stroke-width="2"`, out.String()) +
		shape(`fill="var(--good)"`, in.String()) + "</symbol>"
}

// shape returns a path with attributes, or "" without data.
func shape(attributes, data string) string {
	if data == "" {
		return ""
	}
	return "<path " + attributes + ` d="` + data + `"/>`
}
