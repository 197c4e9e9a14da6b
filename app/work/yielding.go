package work

import (
	"context"
	"runtime"
)

// yielding lets other goroutines run whenever the work asks whether it should go on.
// WebAssembly has one thread, and nothing there interrupts a loop: without that a
// garbage collection that has begun waits for the end of the work, while memory grows
// that a page never gives back, and writing to it costs more.
type yielding struct{ context.Context }

func (y yielding) Err() error {
	runtime.Gosched()
	return y.Context.Err()
}
