//go:build !js

package server

import (
	"net/http"
	"slices"
	"sync"
)

// running are the requests that are being answered.
type running struct {
	mu       sync.Mutex
	requests map[*http.Request]struct{}
}

func (u *running) begin(r *http.Request) {
	u.mu.Lock()
	if u.requests == nil {
		u.requests = map[*http.Request]struct{}{}
	}
	u.requests[r] = struct{}{}
	u.mu.Unlock()
}

func (u *running) end(r *http.Request) {
	u.mu.Lock()
	delete(u.requests, r)
	u.mu.Unlock()
}

// paths are those of the requests, in order, one for each request. They have no
// query, which may carry a puzzle.
func (u *running) paths() (paths []string) {
	u.mu.Lock()
	defer u.mu.Unlock()
	for r := range u.requests {
		paths = append(paths, r.URL.EscapedPath())
	}
	slices.Sort(paths)
	return paths
}

// tracked keeps the requests in the list while the handler answers them.
func tracked(handler http.Handler, running *running) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		running.begin(r)
		defer running.end(r)
		handler.ServeHTTP(gather(w, r), r)
	})
}
