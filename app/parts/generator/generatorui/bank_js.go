package generatorui

import (
	"syscall/js"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/platform"
	"sudoku/app/work"
)

// Bank is the file of rare puzzles, fetched when first needed and then cached by the
// service worker. It is sent to the worker along with a request. Without it, the engine
// searches by trial and error.
type Bank struct {
	bytes js.Value // Uint8Array, once loaded
	wants int      // ID of the waiting request, 0 if none
}

// With calls then. If req needs the bank, With first waits until the bank is loaded or has
// failed to load.
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

// Leave drops the waiting request.
func (b *Bank) Leave() { b.wants = 0 }

// BytesFor returns the bank for a request that needs it, or undefined.
func (b *Bank) BytesFor(req *work.Request) js.Value {
	if _, poses := req.Job.(work.Pose); poses && b.bytes.Truthy() {
		return b.bytes.Call("slice")
	}
	return js.Undefined()
}
