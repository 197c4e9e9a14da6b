package browser

import (
	"context"
	"syscall/js"

	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/list/listui"
	"sudoku/app/parts/photo/photoui"
	"sudoku/app/platform"
	"sudoku/app/work"
	"sudoku/app/workers"
)

// crewHost runs workers for package workers, passing bytes as Uint8Arrays.
type crewHost struct {
	platform.Clock
	carriers []carrier
}

// A carrier provides the bytes that accompany some requests, or undefined.
type carrier interface {
	BytesFor(*work.Request) js.Value
}

// Start starts a worker, or returns nil if there are no workers.
func (h crewHost) Start(hear func(workers.Message), crash func(string)) workers.Worker {
	if !js.Global().Get("Worker").Truthy() {
		return nil
	}
	if w := platform.NewWorker(hear, crash); w != nil {
		return w
	}
	return nil
}

// bytesFor returns the bytes that accompany a request: a part of the list, the bank, or a
// picture.
func (h crewHost) bytesFor(req *work.Request) js.Value {
	for _, c := range h.carriers {
		if data := c.BytesFor(req); data.Truthy() {
			return data
		}
	}
	return js.Undefined()
}

// Bytes returns the bytes that accompany a request, or nil.
func (h crewHost) Bytes(req *work.Request) any {
	if data := h.bytesFor(req); data.Truthy() {
		return data
	}
	return nil
}

// Serve does the work on the page's own thread.
func (h crewHost) Serve(ctx context.Context, req work.Request, emit func(work.Response)) {
	data := h.bytesFor(&req)
	go func() {
		switch {
		case !data.Truthy():
		case data.Get("arrayBuffer").Truthy():
			bytes, err := platform.ReadBlob(data)
			if err != nil {
				emit(work.Response{ID: req.ID, Revision: req.Revision, Err: err.Error()})
				return
			}
			req = req.Carrying(bytes)
		default:
			req = req.Carrying(platform.ToGo(data))
		}
		work.Serve(ctx, req, emit)
	}()
}

// crewPage passes the workers' reports to the model.
type crewPage struct {
	send   func(desk.Msg)
	lists  *listui.Effects
	photos *photoui.Effects
}

// Answered stores the rows of the list and passes all other responses on.
func (p crewPage) Answered(r work.Response, bytes any) {
	data, sent := bytes.(js.Value)
	switch answer := r.Answer.(type) {
	case work.Contained:
		p.lists.Contained(answer, data, sent)
	case work.Deepened:
		p.lists.Deepened(answer, data, sent)
	case work.Written:
		p.lists.Written(answer, data, sent)
	case work.PhotoRead:
		if !sent {
			data = platform.ToJS(answer.Pictures())
		}
		p.send(page.Answered{Response: r}) // the pictures belong to the response
		p.photos.Straightened(r.ID, len(answer.Grids), data)
		return
	case work.Certified:
		if sent {
			r.Answer = answer.Carrying(platform.ToGo(data))
		}
	case work.Recorded:
		if sent {
			r.Answer = answer.Carrying(platform.ToGo(data))
		}
	}
	p.send(page.Answered{Response: r})
}

func (p crewPage) Crashed() { p.send(frame.EngineCrashed{}) }

func (p crewPage) WithoutWorkers() { p.send(frame.BannerRaised{Banners: frame.NoWorker}) }

// poolSize returns the number of workers to run in parallel.
func poolSize() int {
	cores := js.Global().Get("navigator").Get("hardwareConcurrency")
	if cores.Type() != js.TypeNumber {
		return workers.PoolSize(0)
	}
	return workers.PoolSize(cores.Int())
}
