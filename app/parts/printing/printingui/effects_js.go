package printingui

import (
	"syscall/js"

	"sudoku/app/parts/printing"
	"sudoku/app/picture"
	"sudoku/app/platform"
	"sudoku/app/qr"
	"sudoku/app/show"
	"sudoku/solver/board"
	"sudoku/solver/share"
)

// Effects prints puzzles.
type Effects struct{ *platform.Page }

// Begin registers handlers that lay out the grid for the browser's own print command, and
// clear the paper after printing.
func (e *Effects) Begin() {
	platform.On("beforeprint", func(js.Value) {
		if platform.Paper().Get("childElementCount").Int() > 0 {
			return
		}
		s := e.Desk().Sheet()
		e.layOut(printing.Job{
			Puzzles: []board.Position{s.Position}, Options: printing.Options{PerPage: 1, Codes: true},
		})
	})
	platform.ClearPaper()
}

// print opens the system's print dialog for a job.
func (e *Effects) print(s printing.Job) {
	e.layOut(s)
	js.Global().Call("print")
}

func (e *Effects) layOut(s printing.Job) {
	t := &e.Text().Print
	var puzzles []picture.Puzzle
	for i := range s.Puzzles {
		caption := ""
		if i < len(s.Grades) {
			caption = e.Text().Fill(t.Graded, "index", i+1, "grade", e.Text().Ratings.Grades[s.Grades[i]])
		} else if s.List || s.Picked {
			caption = e.Text().Fill(t.Puzzle, "index", i+1)
		}
		z := picture.Puzzle{Board: show.PaperBoard(&s.Puzzles[i], s.Notes, caption), Caption: caption}
		if s.Codes {
			z.Code, _ = qr.Of(platform.PageLink(share.Encode(&s.Puzzles[i])))
		}
		if s.Options.Solutions {
			e.addSolution(&z, &s, i)
		}
		puzzles = append(puzzles, z)
	}
	title, heading := "", ""
	if s.Booklet {
		heading = s.Heading
	}
	if s.Options.Solutions {
		title = t.SolutionsTitle
	}
	element := platform.Paper()
	platform.LayOut(picture.Pages(puzzles, picture.Paper{PerPage: s.PerPage, Heading: heading, Solutions: title}, platform.Colours(element)))
}

func (e *Effects) addSolution(z *picture.Puzzle, s *printing.Job, i int) {
	t := &e.Text().Print
	z.SolutionName = e.Text().Fill(t.Solution, "index", i+1)
	if s.Solutions[i] == (board.Grid{}) {
		z.SolutionName += " " + t.NotUnique
		return
	}
	p := board.Position{Givens: s.Puzzles[i].Givens, Entries: s.Solutions[i]}
	b := show.PaperBoard(&p, false, z.SolutionName)
	z.Solution = &b
}

// Do carries out a command.
func (e *Effects) Do(cmd printing.Cmd) {
	switch cmd := cmd.(type) {
	case printing.Print:
		e.print(cmd.Job)
	}
}
