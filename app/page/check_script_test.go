package page_test

import (
	"fmt"
	"strings"

	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/parts/check"
	"sudoku/app/parts/frame"
)

// checkMessage returns the message for an action of the check panel, or nil.
func checkMessage(verb, rest string, number int) desk.Msg {
	switch verb {
	case "panel":
		if rest == "solve" {
			return frame.PanelPicked{Panel: desk.SolvePanel}
		}
		if d := desk.New(); d.Visit(rest) && d.Panel != desk.SolvePanel {
			return frame.PanelPicked{Panel: d.Panel}
		}
	case "check":
		return check.Pressed{}
	case "open-check":
		return check.Opened{}
	case "try":
		return check.OfferTried{Offer: check.Offer(number)}
	case "layer":
		return check.LayerPicked{Layer: check.Layer(number)}
	case "preview":
		return check.OfferPreviewed{Offer: check.Offer(number)}
	case "leave":
		return check.OfferLeft{Offer: check.Offer(number)}
	case "take":
		return check.OfferTaken{Offer: check.Offer(number)}
	case "map":
		return check.SolutionsCompared{}
	case "group":
		return check.GroupPicked{Group: number}
	}
	return nil
}

// checkLine describes the check panel.
func checkLine(p *page.View) string {
	parts := []string{p.Check.Invitation}
	for _, s := range p.Check.Sections {
		parts = append(parts, s.Title+": "+s.Text+" "+s.Note, strings.Join(s.Givens, " "))
		for _, g := range s.Groups {
			parts = append(parts, fmt.Sprintf("[group %d, marked %v: %s]", g.Number, g.On, g.Name))
		}
		for _, o := range append(s.Offers, s.More...) {
			parts = append(parts, fmt.Sprintf("[%d %s: %s]", o.Offer, o.Button, o.Sentence))
		}
	}
	return strings.Join(strings.Fields(strings.Join(parts, " ")), " ")
}

// checkMarks describes a report's marks in the grid: those of all cells, and the
// candidates of row 1.
func checkMarks(p *page.View) string {
	var marks []string
	for i, c := range p.Board.Cells {
		switch {
		case c.Previewed:
			marks = append(marks, c.ID+"->"+c.Preview)
		case c.Contradicting:
			marks = append(marks, c.ID+"!")
		case c.Unneeded:
			marks = append(marks, c.ID+"-")
		case c.Grouped:
			marks = append(marks, c.ID+"*")
		case c.Choices > 0 && i < 9 && c.Shares != [10]uint8{}:
			marks = append(marks, fmt.Sprintf("%s:%s:%v", c.ID, c.Candidates, c.Shares[1:]))
		case c.Choices > 0 && i < 9:
			marks = append(marks, fmt.Sprintf("%s:%d:%s", c.ID, c.Choices, c.Candidates))
		}
	}
	return strings.Join(marks, " ")
}
