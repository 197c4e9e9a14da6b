package pageui

import (
	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/page"
)

// Program is what the components belong to.
type Program interface {
	draw.Host
	// Page is what is shown. What it points to changes with each message.
	Page() *page.View
	// Begin is called once the page is mounted: soon runs something on its own
	// goroutine, drawn runs something after the next drawing. Messages before
	// that are ignored.
	Begin(soon, drawn func(func()))
	// Send handles a message soon.
	Send(desk.Msg)
}
