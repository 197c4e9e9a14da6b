package learn

import (
	"strconv"

	"sudoku/app/course"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/board"
)

// Course is the view of a task of the course.
type Course struct {
	Step, Title, Text string
	Said              string // comment on the last try or the completed task
	Wrong             bool
	Board             *show.Board
	Open              board.CellSet // cells that can be chosen
	Keys              bool          // whether the task is to enter digits
	CanGo, CanBack    bool
	Last              bool
}

// NewCourse returns the view of a course in a language.
func NewCourse(c *course.Course, t *text.Catalog) Course {
	task, words := c.Task(), &t.Learn.Course[c.Step]
	v := Course{
		Step:  t.Fill(t.Learn.CourseStep, "index", c.Step+1, "total", len(course.Tasks)),
		Title: words.Title, Text: words.Text,
		Wrong: c.Verdict == course.Wrong,
		CanGo: c.Verdict == course.Done, CanBack: c.Step > 0, Last: c.Step+1 == len(course.Tasks),
		Board: &show.Board{},
		Keys:  task.Digit == 0 && len(task.Answer) > 0,
	}
	switch c.Verdict {
	case course.Done:
		v.Said = words.Right
	case course.Right:
		v.Said = t.Fill(t.Learn.CourseLeft, "count", c.Left())
	case course.Wrong:
		v.Said = t.Fill(t.Learn.CourseWrong, "digit", int(c.Tried.Digit()), "house", c.Clash)
	}
	b := board.FromGrid(&c.Filled)
	for cell := range board.Cell(board.Cells) {
		x := &v.Board.Cells[cell]
		x.ID = cell.String()
		if d := c.Filled[cell]; d != 0 {
			x.Value = strconv.Itoa(int(d))
			x.Given = task.Board[cell] != 0
			x.Same = v.Wrong && d == c.Tried.Digit() && c.Clash.Cells().Has(cell)
		} else if task.Notes {
			x.Candidates = b.Candidates(cell).String()
		}
		for _, h := range task.Houses {
			x.Peer = x.Peer || h.Cells().Has(cell)
		}
		if task.Open.Has(cell) && c.Filled[cell] == 0 && c.Verdict != course.Done {
			v.Open = v.Open.With(cell)
			x.Name = t.Fill(t.Learn.CourseOpen, "cell", cell)
			x.Selected = task.Digit == 0 && cell == c.Selected
		}
	}
	return v
}
