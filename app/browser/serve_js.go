package browser

import (
	"context"
	"fmt"
	"syscall/js"
	"time"

	"sudoku/app/platform"
	"sudoku/app/work"
)

// serve answers requests in a worker. It receives no message while it computes, so the
// page cancels a request by terminating the worker.
func serve() {
	type message struct {
		text string
		data []byte
		err  error
	}
	requests := make(chan message, 16)
	js.Global().Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		data := args[0].Get("data")
		if data.Type() == js.TypeString {
			requests <- message{text: data.String()}
		} else {
			bytes, err := bytesNow(data.Get("data"))
			requests <- message{data.Get("message").String(), bytes, err}
		}
		return nil
	}))
	rehearse()
	post(map[string]any{"ready": true})
	rehearsal, idle := newRehearsal()
	for {
		select {
		case m := <-requests:
			if idle != nil {
				idle = time.After(rehearsalDelay)
			}
			if m.err != nil {
				work.RefuseMessage(m.text, m.err.Error(), postMessage)
			} else {
				work.ServeMessage(context.Background(), m.text, m.data, postMessage)
			}
			js.Global().Call("sudokuRests")
		case <-idle:
			idle = nil
			if rehearsal.Run() {
				idle = time.After(rehearsalPause)
			}
		}
	}
}

// bytesNow returns the bytes sent with a request. data is a Uint8Array or a blob, such as
// part of a file. The file may have changed since it was chosen.
func bytesNow(data js.Value) (bytes []byte, err error) {
	if !data.Get("arrayBuffer").Truthy() {
		return platform.ToGo(data), nil
	}
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("%v", p)
		}
	}()
	buffer := js.Global().Get("FileReaderSync").New().Call("readAsArrayBuffer", data)
	return platform.ToGo(js.Global().Get("Uint8Array").New(buffer)), nil
}

// postMessage posts a message with optional bytes.
func postMessage(text string, data []byte) {
	if data == nil {
		post(text)
		return
	}
	bytes := platform.ToJS(data)
	post(map[string]any{"message": text, "data": bytes}, []any{bytes.Get("buffer")})
}

func post(args ...any) { js.Global().Call("postMessage", args...) }
