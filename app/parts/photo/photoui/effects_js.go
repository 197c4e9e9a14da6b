package photoui

import (
	"syscall/js"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/intake"
	"sudoku/app/parts/photo"
	"sudoku/app/platform"
	"sudoku/app/work"
)

// Effects holds the pictures to read. They stay in the browser: the model refers to them
// by their index in files.
type Effects struct {
	Send     func(desk.Msg)
	Compute  func(work.Request)
	Answer   func(work.Response) // answers a request that was not sent
	OpenList func(name, text string)
	given    int        // incremented whenever the input changes, so that stale results are dropped
	files    []js.Value // the pictures given last
	weights  js.Value   // Uint8Array, once loaded
	stream   js.Value   // from the camera, while it is on
	// opened is the index of the last picture opened; pixels is its content.
	opened int
	pixels js.Value // Uint8Array
	frame  js.Value // canvas with the last captured camera frame
	shown  []string // URLs of pictures shown on the page
}

// noPicture is the value of opened if no picture was opened.
const noPicture = -2

// Begin prepares for commands.
func (p *Effects) Begin() { p.opened = noPicture }

// longest is the maximum length of a picture's longer side, in pixels, after reduction.
const longest = 1280

// Give sends pictures, and rejects other files.
func (p *Effects) Give(pictures []js.Value, others []string) {
	p.forget()
	p.files = pictures
	var names []string
	for _, f := range pictures {
		names = append(names, platform.FileName(f))
	}
	p.Send(photo.Given{Names: names, Others: others})
}

// forget releases the pictures. Results of unfinished work on them are dropped.
func (p *Effects) forget() {
	p.given++
	for _, address := range p.shown {
		js.Global().Get("URL").Call("revokeObjectURL", address)
	}
	p.files, p.shown, p.pixels, p.opened, p.frame = nil, nil, js.Undefined(), noPicture, js.Undefined()
}

// open opens a picture for reading, and fetches the weights of the digit reader if
// necessary.
func (p *Effects) open(picture int) {
	given := p.given
	report := func(o photo.Opened) {
		if p.given == given {
			o.Picture = picture
			p.Send(o)
		}
	}
	problem := func(x photo.Problem) { report(photo.Opened{Problem: x}) }
	p.withWeights(func(ok bool) {
		switch {
		case p.given != given:
			return
		case !ok:
			problem(photo.Problem{Kind: photo.NoReader})
			return
		}
		p.decode(picture, problem, func(w, h int, pixels js.Value) {
			if p.given != given {
				return
			}
			p.opened, p.pixels = picture, pixels
			report(photo.Opened{Width: w, Height: h, Whole: p.address(p.files[picture])})
		})
	})
}

// withWeights fetches the weights if necessary and then calls then. They are a separate
// file, which the service worker caches from the first photo on.
func (p *Effects) withWeights(then func(ok bool)) {
	if p.weights.Truthy() {
		then(true)
		return
	}
	platform.FetchKept(app.Getenv("SUDOKU_DIGITS_URL"), func(bytes js.Value) {
		if bytes.Truthy() {
			p.weights = bytes
		}
		then(p.weights.Truthy())
	})
}

// decode decodes and reduces a picture. The browser first reports its size and then
// decodes it in the background.
func (p *Effects) decode(picture int, problem func(photo.Problem), then func(w, h int, pixels js.Value)) {
	file := p.files[picture]
	address := js.Global().Get("URL").Call("createObjectURL", file)
	done := func() { js.Global().Get("URL").Call("revokeObjectURL", address) }
	img := js.Global().Get("Image").New()
	img.Call("addEventListener", "error", platform.Once(func(js.Value) {
		done()
		problem(photo.Problem{Kind: unreadableKind(file)})
	}))
	img.Call("addEventListener", "load", platform.Once(func(js.Value) {
		w, h := img.Get("naturalWidth").Int(), img.Get("naturalHeight").Int()
		if megapixels := (w*h + 999_999) / 1_000_000; megapixels > photo.MostMegapixels {
			done()
			problem(photo.Problem{Kind: photo.TooLarge, Megapixels: megapixels})
			return
		}
		w, h = fitted(w, h, longest)
		fit := map[string]any{"resizeWidth": w, "resizeHeight": h, "resizeQuality": "medium"}
		ready := func(bitmap js.Value) {
			done()
			platform.BitmapPixels(bitmap, func(pixels js.Value) {
				bitmap.Call("close")
				if pixels.Truthy() {
					then(w, h, pixels)
				} else {
					problem(photo.Problem{Kind: photo.NoPixels})
				}
			})
		}
		platform.Then(js.Global().Call("createImageBitmap", file, fit), ready, func(js.Value) {
			// The browser decodes SVG only through an element.
			platform.Then(js.Global().Call("createImageBitmap", img, fit), ready, func(js.Value) {
				done()
				problem(photo.Problem{Kind: unreadableKind(file)})
			})
		})
	}))
	img.Set("src", address)
}

// fitted returns the size of a picture reduced so that its longer side is at most
// longest.
func fitted(w, h, longest int) (int, int) {
	if most := max(w, h); most > longest {
		return max(1, w*longest/most), max(1, h*longest/most)
	}
	return w, h
}

// toBlob converts a canvas to a file.
func toBlob(canvas js.Value, kind string, then func(blob js.Value)) {
	var made js.Func
	made = js.FuncOf(func(_ js.Value, args []js.Value) any {
		made.Release()
		then(args[0])
		return nil
	})
	canvas.Call("toBlob", made, kind, 0.92)
}

// address returns a URL for showing a picture on the page.
func (p *Effects) address(blob js.Value) string {
	address := js.Global().Get("URL").Call("createObjectURL", blob).String()
	p.shown = append(p.shown, address)
	return address
}

// unreadableKind returns the reason why the browser could not open a file.
func unreadableKind(file js.Value) photo.ProblemKind {
	if intake.IsHEIC(platform.FileName(file), file.Get("type").String()) {
		return photo.NoHEIC
	}
	return photo.NoPicture
}

// look sends a request to read a picture. If another picture was opened last, the pixels
// are recomputed.
func (p *Effects) look(req work.Request) {
	job := req.Job.(work.ReadPhoto)
	job.Weights = p.weights.Length()
	req.Job = job
	if p.opened == job.Picture {
		p.Compute(req)
		return
	}
	given := p.given
	p.decode(job.Picture, func(photo.Problem) { // it has been opened before
		p.Answer(work.Response{ID: req.ID, Revision: req.Revision, Err: "the picture is gone"})
	}, func(_, _ int, pixels js.Value) {
		if p.given == given {
			p.opened, p.pixels = job.Picture, pixels
			p.Compute(req)
		}
	})
}

// BytesFor returns the data for a request to read a picture: the weights and the pixels.
func (p *Effects) BytesFor(req *work.Request) js.Value {
	job, ok := req.Job.(work.ReadPhoto)
	if !ok || !p.pixels.Truthy() || job.Picture != p.opened {
		return js.Undefined()
	}
	all := js.Global().Get("Uint8Array").New(job.Weights + p.pixels.Length())
	all.Call("set", p.weights)
	all.Call("set", p.pixels, job.Weights)
	return all
}

// Straightened sends the program the straightened picture of each grid in a response.
func (p *Effects) Straightened(request, grids int, files js.Value) {
	for i := range grids {
		file := files.Call("slice", i*work.StraightBytes, (i+1)*work.StraightBytes)
		p.Send(photo.Straightened{Request: request, Index: i, Address: p.address(platform.NewBlob("image/bmp", file))})
	}
}

// startCamera shows the camera's picture, using the rear camera of a phone.
func (p *Effects) startCamera() {
	if !platform.CanvasWorks() { // there is no other way to get a picture from the camera
		p.Send(photo.CameraFailed{Problem: photo.Problem{Kind: photo.NoPixels}})
		return
	}
	devices := js.Global().Get("navigator").Get("mediaDevices")
	if !devices.Truthy() {
		p.Send(photo.CameraFailed{Problem: photo.Problem{Kind: photo.NoCamera}})
		return
	}
	p.given++
	given := p.given
	wish := map[string]any{"video": map[string]any{
		"facingMode": "environment", "width": map[string]any{"ideal": 1920}, "height": map[string]any{"ideal": 1440},
	}}
	platform.Then(devices.Call("getUserMedia", wish), func(stream js.Value) {
		if p.given != given {
			stopStream(stream)
			return
		}
		p.stream = stream
		p.film()
	}, func(reason js.Value) {
		kind := photo.NoCamera
		if reason.Get("name").String() == "NotAllowedError" {
			kind = photo.CameraDenied
		}
		p.Send(photo.CameraFailed{Problem: photo.Problem{Kind: kind}})
	})
}

// film connects the stream to its element, which may not have been drawn yet.
func (p *Effects) film() {
	video := js.Global().Get("document").Call("getElementById", PhotoVideo)
	if !p.stream.Truthy() {
		return
	}
	if !video.Truthy() {
		platform.NextFrame(p.film)
		return
	}
	video.Call("addEventListener", "loadeddata", platform.Once(func(js.Value) { p.Send(photo.CameraSees{}) }))
	video.Set("muted", true)
	video.Set("srcObject", p.stream)
}

// shoot takes a picture with the camera.
func (p *Effects) shoot() {
	video := js.Global().Get("document").Call("getElementById", PhotoVideo)
	if !video.Truthy() || video.Get("videoWidth").Int() == 0 {
		return
	}
	p.giveCanvas(platform.Drawn(video, video.Get("videoWidth").Int(), video.Get("videoHeight").Int()))
}

func (p *Effects) giveCanvas(canvas js.Value) {
	given := p.given
	toBlob(canvas, "image/png", func(blob js.Value) {
		if p.given == given {
			shot := js.Global().Get("File").New([]any{blob}, "", map[string]any{"type": "image/png"})
			p.Give([]js.Value{shot}, nil)
		}
	})
}

// glimpse captures a camera frame for reading. Without the weights, pictures can only be
// taken with the button.
func (p *Effects) glimpse() {
	given := p.given
	p.withWeights(func(ok bool) {
		video := js.Global().Get("document").Call("getElementById", PhotoVideo)
		if !ok || p.given != given || !video.Truthy() || video.Get("videoWidth").Int() == 0 {
			return
		}
		w, h := fitted(video.Get("videoWidth").Int(), video.Get("videoHeight").Int(), glimpseSide)
		p.frame = platform.Drawn(video, w, h)
		p.pixels, p.opened = platform.CanvasPixels(p.frame), photo.GlimpsePicture
		p.Send(photo.Glimpsed{Width: w, Height: h})
	})
}

// glimpseSide is the length in pixels of a frame's longer side. It is small because
// frames are drawn on the main thread.
const glimpseSide = 800

// takeGlimpse sends the last captured frame as a picture.
func (p *Effects) takeGlimpse() {
	if p.frame.Truthy() {
		p.giveCanvas(p.frame)
	}
}

func (p *Effects) stopCamera() {
	if p.stream.Truthy() {
		stopStream(p.stream)
	}
	p.stream = js.Undefined()
}

func stopStream(stream js.Value) {
	tracks := stream.Call("getTracks")
	for i := range tracks.Length() {
		tracks.Index(i).Call("stop")
	}
}

// Do carries out a command.
func (p *Effects) Do(cmd photo.Cmd) {
	switch cmd := cmd.(type) {
	case photo.Open:
		p.open(cmd.Picture)
	case photo.Look:
		p.look(cmd.Request)
	case photo.Forget:
		p.forget()
	case photo.StartCamera:
		p.startCamera()
	case photo.Shoot:
		p.shoot()
	case photo.Glimpse:
		p.glimpse()
	case photo.TakeGlimpse:
		p.takeGlimpse()
	case photo.StopCamera:
		p.stopCamera()
	case photo.OpenList:
		p.OpenList(cmd.Name, cmd.Text)
	}
}
