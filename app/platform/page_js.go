// Package platform is what the browser is to Go: promises, timers, files, storage,
// databases, workers. Packages browser and those of the parts build on it.
package platform

import (
	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
)

// Page is the page as the browser's side of a part knows it.
type Page struct {
	Send  func(desk.Msg) // handles a message soon
	Desk  func() *desk.Desk
	Text  func() *text.Catalog
	Board func() show.Board // as the page shows it
}
