//go:build !js

package server

import (
	"net/http"
	"slices"
	"sync"
)

// running holds the requests in progress.
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

// paths returns the sorted paths of the requests. It omits the queries, which may contain
// a puzzle.
func (u *running) paths() (paths []string) {
	u.mu.Lock()
	defer u.mu.Unlock()
	for r := range u.requests {
		paths = append(paths, r.URL.EscapedPath())
	}
	slices.Sort(paths)
	return paths
}

// tracked records requests in running while the handler answers them.
func tracked(handler http.Handler, running *running) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		running.begin(r)
		defer running.end(r)
		handler.ServeHTTP(w, r)
	})
}
