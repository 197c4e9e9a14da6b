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
	Answer   string // the answer in short: what to tap, strike or place
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
		puzzle := show.PaperBoard(&board.Position{Givens: c.Puzzle}, false, "")
		solution := show.PaperBoard(&board.Position{Givens: c.Puzzle, Entries: search.Solve(&c.Puzzle).Solution}, false, "")
		h.Puzzle, h.Solution = &puzzle, &solution
	}
	return h
}

// answer returns the answer to a question in a short form.
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
