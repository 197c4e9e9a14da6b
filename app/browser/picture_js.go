package browser

import (
	"errors"
	"syscall/js"

	"sudoku/app/page"
	"sudoku/app/parts/sharing"
	"sudoku/app/picture"
)

// colours are what the style sheet says now inside of an element, so that a
// picture looks as the page does there. Only an element that uses a colour has
// its computed value.
func colours(parent js.Value) picture.Palette {
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

// draw is a picture as SVG, the width of it, and a name for its file.
func (e *effects) draw(subject sharing.Subject, o sharing.PictureOptions) (svg string, size int, name string) {
	t := &e.catalog.Sharing
	v := page.Of(e.program.Model(), e.catalog)
	palette := colours(js.Global().Get("document").Get("body"))
	if subject == sharing.QRPicture {
		svg, size = picture.QR(v.Share.QR, t.QR, palette)
		return svg, size, t.QRFileName
	}
	options := picture.Options{Shaded: !o.Plain, Candidates: !o.NoCandidates}
	return picture.SVG(&v.Board, palette, options), picture.Size, t.FileName
}

// rasterScale is how many pixels of a PNG make one of the picture: enough for
// print.
const rasterScale = 2

// raster promises a picture as a PNG.
func raster(svg string, width, height int) js.Value {
	var start js.Func
	start = js.FuncOf(func(_ js.Value, args []js.Value) any {
		start.Release()
		rasterInto(svg, width, height, args[0], args[1])
		return nil
	})
	return js.Global().Get("Promise").New(start)
}

func rasterInto(svg string, width, height int, resolve, reject js.Value) {
	document, url := js.Global().Get("document"), js.Global().Get("URL")
	address := url.Call("createObjectURL", newBlob("image/svg+xml", svg))
	image := js.Global().Get("Image").New()
	image.Set("src", address)
	settle(image.Call("decode"), func(js.Value) {
		canvas := document.Call("createElement", "canvas")
		canvas.Set("width", width*rasterScale)
		canvas.Set("height", height*rasterScale)
		canvas.Call("getContext", "2d").Call("drawImage", image, 0, 0, width*rasterScale, height*rasterScale)
		url.Call("revokeObjectURL", address)
		canvas.Call("toBlob", resolve, "image/png")
	}, func(reason js.Value) {
		url.Call("revokeObjectURL", address)
		reject.Invoke(reason)
	})
}

// ready reports how a picture was saved or copied.
func (e *effects) ready(copied bool) func(js.Value) {
	return func(js.Value) { e.program.Send(sharing.PictureReady{Copied: copied}) }
}

func (e *effects) failed(reason js.Value) {
	e.program.Send(sharing.PictureReady{Err: errors.New(reason.Call("toString").String())})
}

func (e *effects) savePicture(cmd sharing.SavePicture) {
	svg, size, name := e.draw(cmd.Subject, cmd.Options)
	done := e.ready(false)
	if cmd.Kind == sharing.SVGFile {
		download(name+".svg", newBlob("image/svg+xml", svg))
		done(js.Undefined())
		return
	}
	settle(raster(svg, size, size), func(blob js.Value) {
		download(name+".png", blob)
		done(blob)
	}, e.failed)
}

// copyPicture hands the clipboard a promise: to wait for the picture first would
// take too long for the click to count everywhere.
func (e *effects) copyPicture(o sharing.PictureOptions) {
	svg, size, _ := e.draw(sharing.GridPicture, o)
	item := js.Global().Get("ClipboardItem").New(map[string]any{"image/png": raster(svg, size, size)})
	settle(js.Global().Get("navigator").Get("clipboard").Call("write", []any{item}), e.ready(true), e.failed)
}

// sharePicture opens the system's dialog for sharing with a link and a picture, or with
// the link alone.
func (e *effects) sharePicture(link string, o sharing.PictureOptions) {
	svg, size, name := e.draw(sharing.GridPicture, o)
	settle(raster(svg, size, size), func(blob js.Value) {
		file := js.Global().Get("File").New([]any{blob}, name+".png", map[string]any{"type": "image/png"})
		e.openSystem(link, file)
	}, func(js.Value) { e.openSystem(link) })
}
