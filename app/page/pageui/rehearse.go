package pageui

// Rehearse makes a page's first picture and throws it away. The browser compiles
// functions when they are first called.
func Rehearse(p Program) {
	first := newPage(p)
	first.Whole = true
	first.Render()
}
