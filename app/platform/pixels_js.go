package platform

import (
	"syscall/js"
)

// NewCanvas returns a canvas that is not part of the page. w and h are in pixels.
func NewCanvas(w, h int) js.Value {
	canvas := js.Global().Get("document").Call("createElement", "canvas")
	canvas.Set("width", w)
	canvas.Set("height", h)
	return canvas
}

// CanvasPixels returns the pixels of a canvas in a Uint8Array, as RGBA.
func CanvasPixels(canvas js.Value) js.Value {
	context := canvas.Call("getContext", "2d")
	data := context.Call("getImageData", 0, 0, canvas.Get("width"), canvas.Get("height")).Get("data")
	return js.Global().Get("Uint8Array").New(data.Get("buffer"))
}

// Drawn draws a picture on a canvas.
func Drawn(picture js.Value, w, h int) (canvas js.Value) {
	canvas = NewCanvas(w, h)
	canvas.Call("getContext", "2d", map[string]any{"willReadFrequently": true}).Call("drawImage", picture, 0, 0, w, h)
	return canvas
}

// CanvasWorks reports whether a canvas returns the pixels that were drawn. Some browsers
// that resist fingerprinting return random pixels until the visitor allows more. Others
// change the lowest bits, which does no harm.
func CanvasWorks() (works bool) {
	defer func() {
		if recover() != nil {
			works = false
		}
	}()
	const side, black, harmless = 4, "\x00\x00\x00\xff", 8
	canvas := NewCanvas(side, side)
	canvas.Call("getContext", "2d", map[string]any{"willReadFrequently": true}).Call("fillRect", 0, 0, side, side)
	for i, got := range ToGo(CanvasPixels(canvas)) {
		want := black[i%len(black)]
		if max(want, got)-min(want, got) > harmless {
			return false
		}
	}
	return true
}

// BitmapPixels calls then with the pixels of an ImageBitmap in a Uint8Array, as RGBA, or
// with a falsy value if the browser does not provide them. If the canvas does not work,
// it uses VideoFrame where the browser has it.
func BitmapPixels(bitmap js.Value, then func(pixels js.Value)) {
	w, h := bitmap.Get("width").Int(), bitmap.Get("height").Int()
	if CanvasWorks() {
		then(CanvasPixels(Drawn(bitmap, w, h)))
		return
	}
	failed := func(js.Value) { then(js.Undefined()) }
	kind := js.Global().Get("VideoFrame")
	if !kind.Truthy() {
		failed(js.Undefined())
		return
	}
	frame := kind.New(bitmap, map[string]any{"timestamp": 0})
	pixels := js.Global().Get("Uint8Array").New(4 * w * h)
	Then(frame.Call("copyTo", pixels, map[string]any{"format": "RGBA"}), func(js.Value) {
		frame.Call("close")
		then(pixels)
	}, failed)
}
