package learn

import (
	"slices"
	"strconv"

	"sudoku/app/lesson"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/board"
	"sudoku/solver/explain"
	"sudoku/solver/search"
)

// Handout is a lesson on paper: its screens as exercises, and their solutions.
type Handout struct {
	Title, For string
	Tasks      []Task
	Puzzle     *show.Board // the closing puzzle, or nil
	Solution   *show.Board
}

// Task is a screen of a lesson on paper.
type Task struct {
	Number   string // "" without a question
	Title    string
	Text     []string
	Question string
	Choices  []string
	Board    *show.Board
	Answer   string // what to tap, strike or place
	Why      string
}

// NewHandout returns a lesson in a language.
func NewHandout(c *lesson.Chapter, t *text.Catalog) Handout {
	t = t.Named(explain.Short)
	h := Handout{Title: c.Title, For: c.For}
	number := 0
	for i := range c.Lesson.Screens {
		s := &c.Lesson.Screens[i]
		r := c.Lesson.Begin(i)
		v := NewReading(c, &r, t)
		for cell := range v.Board.Cells {
			v.Board.Cells[cell].Selected = false
		}
		task := Task{Title: v.Title, Text: v.Text, Question: v.Question, Choices: v.Choices, Board: v.Board}
		if s.Ask.Kind != lesson.None {
			number++
			task.Number = strconv.Itoa(number)
			task.Answer = answer(&s.Ask, v.Choices, t)
			r = c.Lesson.Show(&c.Words, r)
			task.Why = cellNames(r.Said, t)
		}
		h.Tasks = append(h.Tasks, task)
	}
	if c.Puzzle != (board.Grid{}) {
		h.Puzzle = paper(c.Puzzle, board.Grid{})
		h.Solution = paper(c.Puzzle, search.Solve(&c.Puzzle).Solution)
	}
	return h
}

// answer returns the answer to a question in short.
func answer(ask *lesson.Ask, choices []string, t *text.Catalog) string {
	list := slices.Collect(ask.Candidates.All())
	switch ask.Kind {
	case lesson.Cells:
		return t.Techniques.Cells(ask.Cells[0])
	case lesson.Strike:
		return t.Techniques.Eliminations(list)
	case lesson.Place:
		return t.Techniques.Placements(list)
	}
	return choices[ask.Choice]
}

// paper returns a board with givens, and with entries where there is no given.
func paper(givens, entries board.Grid) *show.Board {
	b := &show.Board{}
	for c := range givens {
		x := &b.Cells[c]
		x.ID, x.Given = board.Cell(c).String(), givens[c] != 0
		if d := max(givens[c], entries[c]); d != 0 {
			x.Value = strconv.Itoa(int(d))
		}
	}
	return b
}
