package work

import (
	"context"
	"runtime"
)

// yielding is a context that lets other goroutines run whenever the work checks for
// cancellation. WebAssembly has a single thread without preemption, so otherwise a
// garbage collection that has begun would wait for the end of the work. Until then, each
// write would cost more and the memory would grow, and a page never gives memory back.
type yielding struct{ context.Context }

func (y yielding) Err() error {
	runtime.Gosched()
	return y.Context.Err()
}
