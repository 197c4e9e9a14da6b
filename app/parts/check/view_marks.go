package check

import (
	"strings"

	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/app/work"
	"sudoku/solver/board"
)

// checkMarks holds a report's marks in the grid, which are shown while its panel is open.
type checkMarks struct {
	Report  *work.Checked // nil to draw nothing
	layer   Layer
	shares  *work.SolutionsMapped // nil if unknown
	group   board.CellSet         // the marked unavoidable set
	preview board.Grid            // the puzzle of the previewed offer
	offered bool
}

func (c *Check) Drawn(d *desk.Desk) (k checkMarks) {
	if d.Panel == desk.CheckPanel {
		k.Report, k.layer = c.Checked(d), c.Layer
		k.shares, k.group = c.Mapped(d), c.Marked(d)
		k.preview, k.offered = c.Offered(d, c.shown())
	}
	return k
}

// Put marks a cell and adds the meaning of the marks to its name. The cell's value must
// already be set.
func (k *checkMarks) Put(c board.Cell, cell *show.Cell, givens *board.Grid, t *text.Catalog) {
	if k.Report == nil {
		return
	}
	var meanings []string
	if cell.Contradicting = k.Report.Contradiction[c] != 0; cell.Contradicting {
		meanings = append(meanings, t.Check.Contradicting)
	}
	if cell.Unneeded = k.Report.Redundant[c] != 0; cell.Unneeded {
		meanings = append(meanings, t.Check.Unneeded)
	}
	if digits := k.Report.Digits[c]; k.layer != NoLayer && givens[c] == 0 && !digits.IsEmpty() {
		cell.Choices = digits.Len()
		switch {
		case k.layer == DigitCounts || cell.Value != "":
			meanings = append(meanings, t.Fill(t.Check.Takes, "count", cell.Choices))
		case k.shares != nil:
			digits = k.shares.Digits[c]
			cell.Candidates, cell.Choices = digits.String(), digits.Len()
			meanings = append(meanings, putShares(c, cell, k.shares, t))
		default:
			cell.Candidates = digits.String()
			meanings = append(meanings, t.Fill(t.Board.Candidates, "digits", show.Spaced(cell.Candidates)))
		}
	}
	if cell.Grouped = k.group.Has(c); cell.Grouped {
		meanings = append(meanings, t.Check.Grouped)
	}
	if d := k.preview[c]; k.offered && d != givens[c] {
		cell.Previewed = true
		if d != 0 {
			cell.Preview = string('0' + rune(d))
			meanings = append(meanings, t.Fill(t.Check.Becomes, "digit", int(d)))
		} else {
			meanings = append(meanings, t.Check.BecomesEmpty)
		}
	}
	if len(meanings) > 0 {
		cell.Name += t.Techniques.Marks.Comma + strings.Join(meanings, t.Techniques.Marks.Comma)
	}
}
