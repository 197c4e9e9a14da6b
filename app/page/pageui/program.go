package pageui

import (
	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/page"
)

// Program is the components' view of the program.
type Program interface {
	draw.Host
	// Page returns the current view. Each message changes the view it points to.
	Page() *page.View
	// Begin is called once the page is mounted; earlier messages are ignored. soon calls
	// a function on the page's goroutine, and drawn calls a function after the next
	// drawing.
	Begin(soon, drawn func(func()))
	// Send handles a message soon.
	Send(desk.Msg)
}
