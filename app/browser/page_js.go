package browser

import (
	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
)

// pageSide is the page as the browser's side of a part knows it.
type pageSide struct {
	Send  func(desk.Msg) // handles a message soon
	Desk  func() *desk.Desk
	Text  func() *text.Catalog
	Board func() show.Board // as the page shows it
}
