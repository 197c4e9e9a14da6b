//go:build !js

package learn

import (
	"strings"
	"testing"

	"sudoku/app/lesson"
	"sudoku/app/text/languages"
	"sudoku/solver/board"
)

// TestHandouts checks that each lesson on paper has all its screens, an answer and a
// reason for each question, and the solution of the closing puzzle.
func TestHandouts(t *testing.T) {
	for _, c := range languages.All {
		for key, chapter := range book(t, c) {
			h := NewHandout(chapter, c)
			if h.Title == "" || h.For == "" || len(h.Tasks) != len(chapter.Lesson.Screens) {
				t.Errorf("%s: %s has %d of %d screens", c.Code, key, len(h.Tasks), len(chapter.Lesson.Screens))
			}
			for i, x := range h.Tasks {
				asks := chapter.Lesson.Screens[i].Ask.Kind != lesson.None
				if x.Title == "" || x.Board == nil || asks != (x.Number != "") || asks != (x.Question != "") || asks && (x.Answer == "" || x.Why == "") {
					t.Errorf("%s: %s, screen %d: %+v", c.Code, key, i+1, x)
				}
				if strings.Contains(picture(x.Board), "selected") {
					t.Errorf("%s: %s, screen %d has a selected cell", c.Code, key, i+1)
				}
			}
			if has := chapter.Puzzle != (board.Grid{}); has != (h.Puzzle != nil) || has != (h.Solution != nil) {
				t.Errorf("%s: %s has a puzzle: %v", c.Code, key, has)
			} else if has {
				for cell := range h.Solution.Cells {
					if given := h.Puzzle.Cells[cell].Value; h.Solution.Cells[cell].Value == "" || given != "" && given != h.Solution.Cells[cell].Value {
						t.Fatalf("%s: the solution of %s differs in %v", c.Code, key, board.Cell(cell))
					}
				}
			}
		}
	}
}

// TestAnswers checks how each kind of question is answered on paper.
func TestAnswers(t *testing.T) {
	h := NewHandout(book(t, languages.All[0])["naked-pair"], languages.All[0])
	for number, want := range map[string]string{
		"1": "r2c6 and r8c6",
		"2": "7",
		"3": "r1c6≠1, r1c6≠7, r7c6≠1, r9c6≠1 and r9c6≠7",
		"8": "r1c7=7",
	} {
		for _, x := range h.Tasks {
			if x.Number == number && x.Answer != want {
				t.Errorf("%s: %q, want %q", number, x.Answer, want)
			}
		}
	}
}
