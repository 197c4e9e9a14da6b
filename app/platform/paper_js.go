package platform

import "syscall/js"

// Paper returns the element that is printed instead of the page if it is not empty.
func Paper() js.Value {
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

// LayOut fills the paper with markup.
func LayOut(markup string) {
	Paper().Set("innerHTML", markup)
	setPrinting("printing")
}

// ClearPaper clears the paper after each printing.
func ClearPaper() {
	On("afterprint", func(js.Value) {
		Paper().Set("innerHTML", "")
		setPrinting("")
	})
}

// setPrinting sets the class of the root element with which the style sheet hides the
// page itself.
func setPrinting(class string) {
	js.Global().Get("document").Get("documentElement").Set("className", class)
}
