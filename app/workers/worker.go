// Package workers shares the engine's work out to workers: it keeps a spare one
// warm, ends one to cancel what it does, replaces one that dies or falls silent,
// and does the work on the page's own thread where there are no workers.
package workers

import (
	"context"

	"sudoku/app/clock"
	"sudoku/app/work"
)

// Message is what passes between the page and a worker.
type Message struct {
	Text  string // written by Pack of a request or a response
	Bytes any    // the host's own form of bytes that travel beside it; nil for none
}

// Worker is a thread that serves requests, one at a time. It hears nothing while
// it works, so that to cancel is to end it.
type Worker interface {
	Post(Message)
	// End stops the worker at once, whatever it does.
	End()
}

// Host is where the workers run.
type Host interface {
	clock.Clock
	// Start starts a worker that takes messages from now on, or returns nil where
	// there are no workers. The worker calls hear with each response, and crash
	// when it has died.
	Start(hear func(Message), crash func(reason string)) Worker
	// Bytes is what travels beside a request; nil for nothing.
	Bytes(req *work.Request) any
	// Serve starts to work on a request on the page's own thread. It returns
	// before the first response.
	Serve(ctx context.Context, req work.Request, emit func(work.Response))
}

// Page is what hears of the work.
type Page interface {
	// Answered passes a response on, with the bytes that a worker sent beside it;
	// nil for none.
	Answered(r work.Response, bytes any)
	// Crashed reports that a worker died. A request that is lost with it is also
	// answered, by an error.
	Crashed()
	// WithoutWorkers reports that the page's own thread does the work.
	WithoutWorkers()
}
