// Package show has what the views of several parts consist of: the board with its
// marks and drawings, the status line, and small texts. All are comparable values with
// every word in them.
package show

import (
	"strconv"
	"strings"

	"sudoku/app/text"
	"sudoku/solver/board"
)

// Cell is one cell of the grid.
type Cell struct {
	ID         string // r1c1
	Name       string // for those who do not see it
	Value      string // a digit or nothing
	Candidates string // the digits shown as candidates
	Given      bool
	Answer     bool // filled in by the engine
	Corrected  bool // the engine's digit replaces another that the player wrote
	Conflict   bool
	Selected   bool
	Focus      bool // selected last: the keyboard's focus belongs here
	Peer       bool // sees all selected cells
	Same       bool // holds the highlighted digit, else that of the selected cell
	Bivalue    bool // has two candidates, where these are marked
	Wrong      bool // an entry that is not the solution's, where that is shown
	Differs    bool // from the state that the player compares with
	Marks      Marks

	Contradicting bool      // a given that contradicts others of the same mark
	Unneeded      bool      // a given that the puzzle does not need
	Choices       int       // how many digits the solutions have here, 0 if that is not shown
	Shares        [10]uint8 // of the solutions that have a digit here, 1 to 4; 0 if that is not shown
	Grouped       bool      // belongs to the unavoidable set that is marked
	Impossible    bool      // no digit fits, and therefore there is no solution
	Previewed     bool      // Preview would take the place of Value, "" for nothing
	Preview       string

	Tried  bool // written by the method whose search is shown
	Latest bool // changed last in that search

	Drawn Drawn // what a step draws into it
}

// Board is the grid, cell by cell.
type Board struct {
	Name  string
	Cells [board.Cells]Cell
	// Drawing is the markup of what lies over the cells.
	Drawing string
}

func CellName(c board.Cell, cell *Cell, entry board.Digit, t *text.Catalog) string {
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
	parts := []string{t.Cell(c), t.Fill(content, "digit", cell.Value, "entry", int(entry))}
	if cell.Conflict {
		parts = append(parts, t.Board.Conflict)
	}
	return strings.Join(parts, ", ")
}

func HouseName(h board.House, t *text.Catalog) string {
	names := [...]string{t.Board.Row, t.Board.Column, t.Board.Box}
	return t.Fill(names[h.Kind()], "index", h.Index()+1)
}

// Attribute is an attribute of a cell's element.
type Attribute struct{ Name, Value string }

// Attributes are all attributes of the cell's element, in a fixed order and
// always the same names.
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

// Class is the class of the cell's element.
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
		{c.Bivalue, " bivalue"}, {c.Wrong, " wrong"}, {c.Differs, " differs"}, {c.Marks.Lit != "", " holds"},
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

// Content is the markup inside of the cell's element: the colours, and the
// digit, or else each candidate in its own element, or the pencil marks,
// or the number of choices.
func (c *Cell) Content() string {
	switch {
	case c.Previewed:
		return c.Preview
	case c.Value != "":
		return c.Marks.paint() + c.Value
	case c.Candidates != "":
		elements := c.candidateElements()
		return c.Marks.paint() + strings.Join(elements[:], "")
	case c.Choices > 0:
		return "<small>" + strconv.Itoa(c.Choices) + "</small>"
	}
	return c.Marks.paint() + c.Marks.pencilled()
}

// CandidateElements is the markup of each candidate, "" of those that are not
// shown, if Content consists of these alone.
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
