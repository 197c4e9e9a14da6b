package learn

import (
	"strings"

	"sudoku/app/lesson"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/board"
	"sudoku/solver/explain"
)

// Reading is the view of one screen of an interactive lesson.
type Reading struct {
	Lang           string // language of the words, if it is not the page's
	Step           string
	Title          string
	Text           []string
	Question       string
	Choices        []string
	Chosen         int // number of the last choice, from 1
	Said           string
	Wrong          bool
	Board          *show.Board
	Open           board.CellSet // cells that can be tapped until CanGo is set
	Stop           board.Cell    // the cell of Open in the tab order, or board.Cells
	Keys           bool          // whether digits are to be entered
	CanGo, CanBack bool
	Last           bool
	Show           string // label of the button that shows the answer
	Puzzle         string // link fragment of the closing puzzle
}

// NewReading returns the view of a reading in a language.
func NewReading(c *lesson.Chapter, r *lesson.Reading, t *text.Catalog) Reading {
	t = t.Named(explain.Short)
	s, words := &c.Lesson.Screens[r.Screen], &c.Words.Screens[r.Screen]
	say := func(s string) string { return cellNames(s, t) }
	v := Reading{
		Lang:  c.Words.Lang,
		Step:  t.Fill(t.Learn.CourseStep, "index", r.Screen+1, "total", len(c.Lesson.Screens)),
		Title: say(words.Title), Question: say(words.Question),
		Said: say(r.Said), Wrong: r.Wrong, Chosen: r.Chosen,
		Open: s.Open(), Keys: s.Ask.Kind == lesson.Strike || s.Ask.Kind == lesson.Place,
		CanGo: r.Answered, CanBack: r.Screen > 0, Show: t.Learn.ShowMe,
		Last: r.Screen+1 == len(c.Lesson.Screens),
	}
	if c.Key == lesson.PlacementKey { // the page with the result follows the last position
		v.Show, v.CanBack, v.Last = t.Learn.NotFound, false, false
	}
	for _, p := range words.Text {
		v.Text = append(v.Text, say(p))
	}
	for _, p := range words.Choices {
		v.Choices = append(v.Choices, say(p))
	}
	if v.Last && c.Puzzle != (board.Grid{}) {
		v.Puzzle = "#" + c.Puzzle.String()
	}
	v.Stop = board.Cells
	if !r.Answered && !v.Open.IsEmpty() {
		v.Stop = v.Open.First()
		if v.Keys {
			v.Stop = r.Selected
		}
	}
	view := c.Lesson.View(r)
	v.Board = lessonBoard(&s.Board, &view, t)
	if !r.Answered {
		v.Board.Drawing += show.Order(s.Look)
	}
	_, lit := c.Lesson.Lit(r)
	for cell := range board.Cell(board.Cells) {
		x := &v.Board.Cells[cell]
		if !s.Marks.Has(cell) {
			x.Candidates = ""
		}
		x.Dim = !s.Lit.Has(cell) && !lit.Has(cell)
		x.Ringed = s.Ring.Has(cell)
		x.Selected = v.Keys && !r.Answered && cell == r.Selected
		x.Name = show.CellName(x, 0, t) + t.Techniques.Marks.Comma + t.Cell(cell)
		if x.Candidates != "" {
			x.Name += t.Techniques.Marks.Comma + t.Fill(t.Board.Candidates, "digits", show.Spaced(x.Candidates))
		}
	}
	return v
}

// cellNames replaces cells written like r1c1 with their names in the catalog's naming.
func cellNames(s string, t *text.Catalog) string {
	var b strings.Builder
	for i := 0; i < len(s); {
		if c, ok := board.ParseCell(s[i:min(i+4, len(s))]); ok && s[i] == 'r' {
			b.WriteString(t.Cell(c))
			i += 4
			continue
		}
		b.WriteByte(s[i])
		i++
	}
	return b.String()
}
