package browser

import (
	"syscall/js"

	"sudoku/app/model"
	"sudoku/app/picture"
	"sudoku/app/qr"
	"sudoku/app/view"
	"sudoku/solver/board"
	"sudoku/solver/share"
)

// watchPrint lays out the grid when the player prints by the browser's own
// command, and clears the sheets away after printing.
func (e *effects) watchPrint() {
	on("beforeprint", func(js.Value) {
		if sheets().Get("childElementCount").Int() > 0 {
			return
		}
		s := e.program.Model().Sheet()
		e.layOut(model.Sheets{
			Puzzles: []board.Position{s.Position}, PrintOptions: model.PrintOptions{PerPage: 1, Codes: true},
		})
	})
	on("afterprint", func(js.Value) { sheets().Set("innerHTML", "") })
}

// sheets is the element that is printed in place of the page while it holds
// something.
func sheets() js.Value {
	document := js.Global().Get("document")
	element := document.Call("getElementById", "sheets")
	if !element.Truthy() {
		element = document.Call("createElement", "div")
		element.Set("id", "sheets")
		element.Set("className", "sheets")
		document.Get("body").Call("appendChild", element)
	}
	return element
}

// print opens the system's print dialog with sheets.
func (e *effects) print(s model.Sheets) {
	e.layOut(s)
	js.Global().Call("print")
}

func (e *effects) layOut(s model.Sheets) {
	t := &e.catalog.Print
	var puzzles []picture.Puzzle
	for i := range s.Puzzles {
		caption := ""
		if s.List {
			caption = e.catalog.Fill(t.Puzzle, "index", i+1)
		}
		z := picture.Puzzle{Board: view.SheetBoard(&s.Puzzles[i], s.Notes, caption), Caption: caption}
		if s.Codes {
			z.Code, _ = qr.Of(pageLink(share.Encode(&s.Puzzles[i])))
		}
		if s.PrintOptions.Solutions {
			e.addSolution(&z, &s, i)
		}
		puzzles = append(puzzles, z)
	}
	title := ""
	if s.PrintOptions.Solutions {
		title = t.SolutionsTitle
	}
	element := sheets()
	element.Set("innerHTML", picture.Sheets(puzzles, s.PerPage, title, colours(element)))
}

func (e *effects) addSolution(z *picture.Puzzle, s *model.Sheets, i int) {
	t := &e.catalog.Print
	z.SolutionName = e.catalog.Fill(t.Solution, "index", i+1)
	if s.Solutions[i] == (board.Grid{}) {
		z.SolutionName += " " + t.NotUnique
		return
	}
	p := board.Position{Givens: s.Puzzles[i].Givens, Entries: s.Solutions[i]}
	b := view.SheetBoard(&p, false, z.SolutionName)
	z.Solution = &b
}
