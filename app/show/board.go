// Package show defines the views that several parts share: the board with its marks and
// drawings, the status line and small texts. All are comparable values that contain their
// words.
package show

import (
	"strconv"
	"strings"

	"sudoku/app/text"
	"sudoku/solver/board"
)

// Cell describes one cell of the grid.
type Cell struct {
	ID         string // name of the cell, such as r1c1
	Name       string // accessible name
	Value      string // a digit or ""
	Candidates string // the digits shown as candidates
	Given      bool
	Answer     bool // filled in by the engine
	Corrected  bool // whether the engine's digit replaced a wrong entry
	Conflict   bool
	Selected   bool
	Focus      bool // selected last: has the keyboard focus
	Peer       bool // whether the cell sees all selected cells
	Same       bool // holds the highlighted digit or, if none is highlighted, the selected cell's
	Bivalue    bool // whether the cell has two candidates, if such cells are marked
	Wrong      bool // an entry that is not in the solution, if such entries are marked
	Differs    bool // differs from the state being compared
	Marks      Marks

	Contradicting bool      // a given that contradicts others with this mark
	Unneeded      bool      // a redundant given
	Choices       int       // number of digits that the solutions have in this cell; 0 if not shown
	Shares        [10]uint8 // share of the solutions with each digit in this cell, 1 to 4; 0 if not shown
	Grouped       bool      // belongs to the marked unavoidable set
	Impossible    bool      // no digit fits the cell, so there is no solution
	Previewed     bool      // Preview would replace Value; it may be ""
	Preview       string

	Dim    bool // not part of what a lesson shows
	Ringed bool // whether a lesson asks about the cell

	Tried  bool // filled in by the method whose search is shown, or assumed in a step
	Latest bool // changed last in the search, film or review shown

	Drawn Drawn // marks of the step shown
}

// Board describes the whole grid.
type Board struct {
	Name  string
	Cells [board.Cells]Cell
	// Drawing is the SVG markup that lies over the cells.
	Drawing string
}

// GridLabels is the markup of the row and column labels. The style sheet shows them where
// they are wanted. Screen readers read the names of the cells instead.
var GridLabels = `<div class="labels columns" aria-hidden="true">` + strings.Repeat("<span></span>", 9) + `</div>` +
	`<div class="labels rows" aria-hidden="true">` + strings.Repeat("<span></span>", 9) + `</div>`

// CellName returns the content of a cell in words.
func CellName(cell *Cell, entry board.Digit, t *text.Catalog) string {
	content := t.Board.Entry
	switch {
	case cell.Value == "":
		content = t.Board.Empty
	case cell.Given:
		content = t.Board.Given
	case cell.Corrected:
		content = t.Board.Corrected
	case cell.Answer:
		content = t.Board.Answer
	}
	name := t.Fill(content, "digit", cell.Value, "entry", int(entry))
	if cell.Conflict {
		name += t.Techniques.Marks.Comma + t.Board.Conflict
	}
	return name
}

// Attribute is an attribute of a cell's element.
type Attribute struct{ Name, Value string }

// Attributes returns the attributes of the cell's element. Their names and order never
// change.
func (c *Cell) Attributes() []Attribute {
	tabIndex := "-1"
	if c.Focus {
		tabIndex = "0"
	}
	return []Attribute{
		{"class", c.Class()},
		{"role", "gridcell"},
		{"data-cell", c.ID},
		{"data-value", c.Value},
		{"data-given", strconv.FormatBool(c.Given)},
		{"data-candidates", c.Candidates},
		{"data-corner", c.Marks.Corner},
		{"data-centre", c.Marks.Centre},
		{"data-colours", c.Marks.Colours},
		{"aria-label", c.Name},
		{"aria-selected", strconv.FormatBool(c.Selected)},
		{"aria-invalid", strconv.FormatBool(c.Conflict || c.Impossible)},
		{"tabindex", tabIndex},
	}
}

// Class returns the class attribute of the cell's element.
func (c *Cell) Class() string {
	class := "cell"
	for _, role := range []struct {
		on   bool
		name string
	}{
		{c.Given, " given"}, {c.Answer, " answer"}, {c.Corrected, " corrected"}, {c.Conflict, " conflict"},
		{c.Selected, " selected"}, {c.Peer, " peer"}, {c.Same, " same"},
		{c.Contradicting, " contradicting"}, {c.Unneeded, " unneeded"}, {c.Impossible, " impossible"}, {c.Previewed, " previewed"}, {c.Grouped, " grouped"},
		{c.Tried, " tried"}, {c.Latest, " latest"},
		{c.Bivalue, " bivalue"}, {c.Wrong, " wrong"}, {c.Differs, " differs"}, {c.Marks.Lit != "", " holds"}, {c.Dim, " dim"}, {c.Ringed, " ringed"},
	} {
		if role.on {
			class += role.name
		}
	}
	if c.Choices > 0 {
		class += " choices-" + strconv.Itoa(c.Choices)
	}
	return class + c.Drawn.class()
}

// Content returns the markup inside the cell's element: the first of the preview, the
// digit, the candidates, the number of choices and the pencil marks that the cell has.
// The cell's colours come before a digit, candidates and pencil marks.
func (c *Cell) Content() string {
	switch {
	case c.Previewed:
		return c.Preview
	case c.Value != "":
		return c.Marks.paint() + "<span>" + c.Value + "</span>"
	case c.Candidates != "":
		elements := c.candidateElements()
		return c.Marks.paint() + strings.Join(elements[:], "")
	case c.Choices > 0:
		return "<small>" + strconv.Itoa(c.Choices) + "</small>"
	}
	return c.Marks.paint() + c.Marks.pencilled()
}

// CandidateElements returns the markup of each candidate, "" for those not shown. If
// Content does not consist of candidates only, alone is false and all are "".
func (c *Cell) CandidateElements() (elements [9]string, alone bool) {
	if c.Previewed || c.Value != "" || c.Candidates == "" || c.Marks.paint() != "" {
		return elements, false
	}
	return c.candidateElements(), true
}

func (c *Cell) candidateElements() (elements [9]string) {
	for _, d := range c.Candidates {
		class := "c" + string(d)
		if share := c.Shares[d-'0']; share > 0 {
			class += " share-" + strconv.Itoa(int(share))
		}
		elements[d-'1'] = "<i class=\"" + class + c.Marks.class(d) + c.Drawn.digitClass(board.Digit(d-'0')) + "\">" + string(d) + "</i>"
	}
	return elements
}
