//go:build !js

package main

import (
	"net/http"
	"sync"
	"time"
)

// Slow 4G as Lighthouse defines it. The server does the throttling, because the browser's
// does not affect workers, which load the program.
const (
	latency = 150 * time.Millisecond
	rate    = 1.6e6 / 8 // bytes a second, shared by all responses
)

// slowly serves all requests as if over one slow line.
func slowly(handler http.Handler) http.Handler {
	var line sync.Mutex
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		time.Sleep(latency)
		handler.ServeHTTP(&slowWriter{w, &line}, r)
	})
}

type slowWriter struct {
	http.ResponseWriter
	line *sync.Mutex
}

func (w *slowWriter) Write(body []byte) (n int, err error) {
	const part = 8192
	for err == nil && n < len(body) {
		chunk := body[n:min(n+part, len(body))]
		w.line.Lock()
		time.Sleep(time.Duration(float64(len(chunk)) / rate * float64(time.Second)))
		w.line.Unlock()
		var k int
		k, err = w.ResponseWriter.Write(chunk)
		http.NewResponseController(w.ResponseWriter).Flush()
		n += k
	}
	return n, err
}
