//go:build !js

package e2e

import (
	"io/fs"
	"maps"
	"net"
	"net/http"
	"sync"
	"testing"
	"testing/fstest"

	"sudoku/web"
)

// server serves a handler, by default a site, on a port of its own until the
// test ends.
type server struct {
	t    *testing.T
	addr string
	stop func()

	mu      sync.Mutex
	handler http.Handler
	counts  map[string]int
	broken  map[string]int
	cut     map[string]bool

	holdClipboard func() // until the test ends
}

// serve starts a server. From there on the test runs beside others, unless it
// is one that runs alone.
func serve(t *testing.T, handler http.Handler) *server {
	t.Helper()
	beside(t)
	s := &server{t: t, addr: "127.0.0.1:0", handler: handler, counts: map[string]int{}, broken: map[string]int{}, cut: map[string]bool{}}
	s.holdClipboard = sync.OnceFunc(func() {
		clipboard.Lock()
		t.Cleanup(clipboard.Unlock)
	})
	s.start()
	t.Cleanup(func() { s.stop() })
	return s
}

// start listens, at the same address as before if there was one.
func (s *server) start() {
	s.t.Helper()
	listener, err := net.Listen("tcp", s.addr)
	for err == nil && listener.Addr().String() != s.addr && !newOrigin(listener.Addr().String()) {
		defer listener.Close()
		listener, err = net.Listen("tcp", s.addr)
	}
	if err != nil {
		s.t.Fatal(err)
	}
	s.addr = listener.Addr().String()
	h := &http.Server{Handler: s}
	go h.Serve(listener)
	s.stop = func() { h.Close() }
}

// url is that of a path, which may have a query and a fragment.
func (s *server) url(path string) string { return "http://" + s.addr + path }

func (s *server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	s.counts[r.URL.Path]++
	status, handler, cut := s.broken[r.URL.Path], s.handler, s.cut[r.URL.Path]
	s.mu.Unlock()
	if cut {
		w = &cutOff{ResponseWriter: w, left: 1000}
	}
	if status != 0 {
		http.Error(w, "broken by the test", status)
		return
	}
	handler.ServeHTTP(w, r)
}

// use serves another handler from now on.
func (s *server) use(handler http.Handler) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.handler = handler
}

// fail answers a path with an error status, or as usual again if that is 0.
func (s *server) fail(path string, status int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.broken[path] = status
}

// cutOff cuts answers off after a number of bytes, as a connection that breaks.
func (s *server) cutOff(path string, on bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.cut[path] = on
}

// cutOff is an answer that breaks off.
type cutOff struct {
	http.ResponseWriter
	left int
}

func (w *cutOff) Write(body []byte) (int, error) {
	if len(body) > w.left {
		w.ResponseWriter.Write(body[:w.left])
		http.NewResponseController(w.ResponseWriter).Flush()
		panic(http.ErrAbortHandler)
	}
	w.left -= len(body)
	return w.ResponseWriter.Write(body)
}

// count is the number of requests for a path so far.
func (s *server) count(path string) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.counts[path]
}

// siteAt is the site at a path.
func siteAt(t *testing.T, base string) *web.Site {
	t.Helper()
	build := theSite
	if base != "/" {
		known, _ := sites.LoadOrStore(base, sync.OnceValues(func() (*web.Site, error) { return web.New(base) }))
		build = known.(func() (*web.Site, error))
	}
	site, err := build()
	if err != nil {
		t.Fatal(err)
	}
	return site
}

var sites sync.Map // those at other paths than "/", each as what builds it once

// changedSite is the site with other sources in the place of some.
func changedSite(t *testing.T, base string, changes map[string]string) *web.Site {
	t.Helper()
	site, err := web.Build(base, changedSources(t, changes))
	if err != nil {
		t.Fatal(err)
	}
	return site
}

func changedSources(t *testing.T, changes map[string]string) fs.FS {
	t.Helper()
	sources := maps.Clone(allSources())
	for name, body := range changes {
		sources[name] = &fstest.MapFile{Data: []byte(body)}
	}
	return sources
}

var allSources = sync.OnceValue(func() fstest.MapFS {
	sources := fstest.MapFS{}
	err := fs.WalkDir(web.Files(), ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		body, err := fs.ReadFile(web.Files(), path)
		sources[path] = &fstest.MapFile{Data: body}
		return err
	})
	if err != nil {
		panic(err) // the files are part of this program
	}
	return sources
})
