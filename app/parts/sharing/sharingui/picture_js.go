package sharingui

import (
	"errors"
	"syscall/js"

	"sudoku/app/parts/sharing"
	"sudoku/app/picture"
	"sudoku/app/platform"
)

// draw returns a picture as SVG, its width, and a file name.
func (e *Effects) draw(subject sharing.Subject, o sharing.PictureOptions) (svg string, size int, name string) {
	t := &e.Text().Sharing
	palette := platform.Colours(js.Global().Get("document").Get("body"))
	if subject == sharing.QRPicture {
		svg, size = picture.QR(e.QR(), t.QR, palette)
		return svg, size, t.QRFileName
	}
	options := picture.Options{Shaded: !o.Plain, Candidates: !o.NoCandidates}
	board := e.Board()
	return picture.SVG(&board, palette, options), picture.Size, t.FileName
}

// ready returns a callback that reports how a picture was saved or copied.
func (e *Effects) ready(copied bool) func(js.Value) {
	return func(js.Value) { e.Send(sharing.PictureReady{Copied: copied}) }
}

func (e *Effects) failed(reason js.Value) {
	e.Send(sharing.PictureReady{Err: errors.New(reason.Call("toString").String())})
}

func (e *Effects) savePicture(cmd sharing.SavePicture) {
	svg, size, name := e.draw(cmd.Subject, cmd.Options)
	done := e.ready(false)
	if cmd.Kind == sharing.SVGFile {
		platform.Download(name+".svg", platform.NewBlob("image/svg+xml", svg))
		done(js.Undefined())
		return
	}
	platform.Then(platform.PNG(svg, size, size), func(blob js.Value) {
		platform.Download(name+".png", blob)
		done(blob)
	}, e.failed)
}

// copyPicture passes a promise to the clipboard. Some browsers no longer honour the click
// if the picture is awaited first.
func (e *Effects) copyPicture(o sharing.PictureOptions) {
	svg, size, _ := e.draw(sharing.GridPicture, o)
	item := js.Global().Get("ClipboardItem").New(map[string]any{"image/png": platform.PNG(svg, size, size)})
	platform.Then(js.Global().Get("navigator").Get("clipboard").Call("write", []any{item}), e.ready(true), e.failed)
}

// sharePicture opens the system's share dialog with a link and, if possible, a picture.
func (e *Effects) sharePicture(link string, o sharing.PictureOptions) {
	svg, size, name := e.draw(sharing.GridPicture, o)
	platform.Then(platform.PNG(svg, size, size), func(blob js.Value) {
		file := js.Global().Get("File").New([]any{blob}, name+".png", map[string]any{"type": "image/png"})
		e.openSystem(link, file)
	}, func(js.Value) { e.openSystem(link) })
}
