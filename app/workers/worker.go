// Package workers distributes the engine's work to web workers. It keeps a spare worker
// warm, terminates a worker to cancel its request, and replaces workers that die or fall
// silent. If there are no workers, the page's own thread does the work.
package workers

import (
	"context"

	"sudoku/app/clock"
	"sudoku/app/work"
)

// Message is a message between the page and a worker. A worker sends an empty message
// when it is ready, and when it takes a request.
type Message struct {
	Text  string // output of Request.Pack or Response.Pack
	Bytes any    // accompanying bytes in the host's own type, or nil
}

// Worker is a thread that serves requests, one at a time. It receives no message while it
// works, so cancelling terminates it.
type Worker interface {
	Post(Message)
	// End terminates the worker immediately.
	End()
}

// Host runs the workers.
type Host interface {
	clock.Clock
	// Start starts a worker that accepts messages immediately. It returns nil if workers are
	// unavailable. The worker calls hear with each message, and crash when it has died.
	Start(hear func(Message), crash func(reason string)) Worker
	// Bytes returns the bytes that accompany a request, or nil.
	Bytes(req *work.Request) any
	// Serve starts serving a request on the page's own thread. It returns before the
	// first response.
	Serve(ctx context.Context, req work.Request, emit func(work.Response))
}

// Page receives the results.
type Page interface {
	// Answered passes on a response and the accompanying bytes, or nil.
	Answered(r work.Response, bytes any)
	// Crashed reports that a worker died. A request lost with it is also answered with an
	// error.
	Crashed()
	// WithoutWorkers reports that the page's own thread does the work.
	WithoutWorkers()
}
