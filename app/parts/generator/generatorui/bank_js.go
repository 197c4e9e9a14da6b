package generatorui

import (
	"syscall/js"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/platform"
	"sudoku/app/work"
)

// Bank is the file with puzzles for rare techniques, which is fetched when it is
// first needed. Without it the engine looks for itself.
type Bank struct {
	bytes js.Value // Uint8Array, once it is there
	wants int      // the ID of the request that waits for it, 0 for none
}

// With calls then once what a request needs of the bank is there, or cannot be had.
func (b *Bank) With(req *work.Request, then func()) {
	b.wants = 0
	if _, poses := req.Job.(work.Pose); !poses || b.bytes.Truthy() {
		then()
		return
	}
	b.wants = req.ID
	id := req.ID
	platform.FetchKept(app.Getenv("SUDOKU_BANK_URL"), func(bytes js.Value) {
		if bytes.Truthy() {
			b.bytes = bytes
		}
		if b.wants == id {
			b.wants = 0
			then()
		}
	})
}

// Leave forgets the request that waits.
func (b *Bank) Leave() { b.wants = 0 }

// BytesFor is the bank for a request that needs it, undefined for others and as
// long as it is not there.
func (b *Bank) BytesFor(req *work.Request) js.Value {
	if _, poses := req.Job.(work.Pose); poses && b.bytes.Truthy() {
		return b.bytes.Call("slice")
	}
	return js.Undefined()
}
