package browser

import (
	"context"
	"syscall/js"

	"sudoku/app/work"
)

// serve answers requests in a worker for ever. While it computes it hears
// nothing, so a request is cancelled by ending the worker.
func serve() {
	type message struct {
		text string
		data []byte
	}
	requests := make(chan message, 16)
	js.Global().Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		data := args[0].Get("data")
		if data.Type() == js.TypeString {
			requests <- message{text: data.String()}
		} else {
			requests <- message{data.Get("message").String(), goBytes(data.Get("data"))}
		}
		return nil
	}))
	post(map[string]any{"ready": true})
	for m := range requests {
		var req work.Request
		if err := req.Unpack(m.text, m.data); err != nil {
			postResponse(work.Response{ID: req.ID, Revision: req.Revision, Err: err.Error()})
			continue
		}
		work.Serve(context.Background(), req, postResponse)
	}
}

func postResponse(r work.Response) {
	text, data, err := r.Pack()
	if err != nil {
		text, _, _ = work.Response{ID: r.ID, Revision: r.Revision, Err: err.Error()}.Pack()
	}
	if data == nil {
		post(text)
		return
	}
	bytes := jsBytes(data)
	post(map[string]any{"message": text, "data": bytes}, []any{bytes.Get("buffer")})
}

func post(args ...any) { js.Global().Call("postMessage", args...) }

// goBytes copies a Uint8Array.
func goBytes(array js.Value) []byte {
	data := make([]byte, array.Length())
	js.CopyBytesToGo(data, array)
	return data
}

// jsBytes copies bytes into a Uint8Array.
func jsBytes(data []byte) js.Value {
	array := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(array, data)
	return array
}
