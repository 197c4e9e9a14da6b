//go:build !js

package e2e

import (
	"io/fs"
	"maps"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"sudoku/web"
)

// A server serves a handler on its own port until the test ends.
type server struct {
	t    *testing.T
	addr string
	stop func()

	mu      sync.Mutex
	handler http.Handler
	counts  map[string]int
	broken  map[string]int
	cut     map[string]bool

	changed bool // whether use, fail or cutOff was called

	holdClipboard func() // locks the clipboard until the test ends
}

// serve starts a server. From then on the test runs in parallel with others, unless it
// must run alone.
func serve(t *testing.T, handler http.Handler) *server {
	t.Helper()
	beside(t)
	return serveAt(t, handler, "127.0.0.1:0")
}

func serveAt(t *testing.T, handler http.Handler, addr string) *server {
	t.Helper()
	s := &server{t: t, addr: addr, handler: handler, counts: map[string]int{}, broken: map[string]int{}, cut: map[string]bool{}}
	s.holdClipboard = sync.OnceFunc(func() {
		clipboard.Lock()
		t.Cleanup(clipboard.Unlock)
	})
	s.start()
	t.Cleanup(func() { s.stop() })
	return s
}

// start starts listening, at the previous address if there is one.
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

// url returns the URL of a path, which may include a query and a fragment.
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

// use replaces the handler.
func (s *server) use(handler http.Handler) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.handler, s.changed = handler, true
}

// fail makes requests for a path fail with an HTTP status. A status of 0 restores normal
// service.
func (s *server) fail(path string, status int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.broken[path], s.changed = status, true
}

// cutOff sets whether responses for a path break off after 1,000 bytes, as on a lost
// connection.
func (s *server) cutOff(path string, on bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.cut[path], s.changed = on, true
}

// A cutOff is a ResponseWriter that aborts the response after left bytes.
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

// count returns the number of requests for a path so far.
func (s *server) count(path string) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.counts[path]
}

// siteAt returns the site at a base path.
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

// staticHost returns a plain file server for the site at a base path. The files are
// written once for all tests, since compression takes seconds.
func staticHost(t *testing.T, base string) http.Handler {
	t.Helper()
	site := siteAt(t, base)
	known, _ := hosts.LoadOrStore(base, sync.OnceValues(func() (http.Handler, error) {
		root := filepath.Join(hostsFolder(), strings.Trim(base, "/")+"-host")
		return http.FileServer(http.Dir(root)), site.WriteTo(filepath.Join(root, filepath.FromSlash(base)))
	}))
	host, err := known.(func() (http.Handler, error))()
	if err != nil {
		t.Fatal(err)
	}
	return host
}

var hosts sync.Map // base path to a function that returns its host

// hostsFolder returns a temporary folder that is removed after all tests.
var hostsFolder = sync.OnceValue(func() string {
	folder, err := os.MkdirTemp("", "sudoku-e2e-hosts-")
	if err != nil {
		panic(err)
	}
	afterAll = append(afterAll, func() { os.RemoveAll(folder) })
	return folder
})

var sites sync.Map // base path other than "/" to a function that returns its site

// changedSite returns the site with some of its sources replaced or added.
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
		panic(err) // unreachable: the files are embedded in this program
	}
	return sources
})
