// Package platform wraps the browser's APIs for Go: promises, timers, files, storage,
// databases and workers. Package browser and those of the parts build on it.
package platform

import (
	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
)

// Page is the page as seen by the browser side of a part.
type Page struct {
	Send  func(desk.Msg) // handles a message soon
	Desk  func() *desk.Desk
	Text  func() *text.Catalog
	Board func() show.Board // the board as currently shown
}
