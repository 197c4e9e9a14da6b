package pageui

// Rehearse draws a page for the first time and discards the result, because browsers
// compile functions when they are first called.
func Rehearse(p Program) {
	first := newPage(p)
	first.Whole = true
	first.Render()
}
