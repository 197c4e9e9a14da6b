package platform

import (
	"sudoku/app/picture"
	"syscall/js"
)

// Colours returns the current colours of the style sheet within an element, so that a
// picture looks like the page. A computed colour is available only from an element that
// uses it.
func Colours(parent js.Value) picture.Palette {
	probe := js.Global().Get("document").Call("createElement", "span")
	parent.Call("append", probe)
	defer probe.Call("remove")
	style := js.Global().Call("getComputedStyle", probe)
	palette := picture.Palette{}
	for _, token := range picture.Tokens() {
		probe.Get("style").Call("setProperty", "color", "var("+string(token)+")")
		palette[token] = style.Get("color").String()
	}
	return palette
}

// rasterScale is the number of PNG pixels per unit of the picture, enough for print.
const rasterScale = 2

// PNG returns a promise for a picture as a PNG.
func PNG(svg string, width, height int) js.Value {
	var start js.Func
	start = js.FuncOf(func(_ js.Value, args []js.Value) any {
		start.Release()
		rasterInto(svg, width, height, args[0], args[1])
		return nil
	})
	return js.Global().Get("Promise").New(start)
}

func rasterInto(svg string, width, height int, resolve, reject js.Value) {
	if !CanvasWorks() {
		reject.Invoke(js.Global().Get("Error").New("canvas data is blocked"))
		return
	}
	url := js.Global().Get("URL")
	address := url.Call("createObjectURL", NewBlob("image/svg+xml", svg))
	image := js.Global().Get("Image").New()
	image.Set("src", address)
	Then(image.Call("decode"), func(js.Value) {
		canvas := Drawn(image, width*rasterScale, height*rasterScale)
		url.Call("revokeObjectURL", address)
		canvas.Call("toBlob", resolve, "image/png")
	}, func(reason js.Value) {
		url.Call("revokeObjectURL", address)
		reject.Invoke(reason)
	})
}
