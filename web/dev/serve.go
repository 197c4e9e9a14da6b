//go:build !js

package main

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"strconv"
	"strings"
	"testing/fstest"

	"sudoku/web"
)

// pageScript is added to each page and reloads it after a build.
//
//go:embed page.js
var pageScript []byte

// retireScript replaces the service worker of an ordinary build, which would keep serving
// its cache. It removes that worker and its cache.
const retireScript = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`

// server serves the site, with newer files in place of the embedded ones.
type server struct {
	site http.Handler
	news *news
}

func newServer(build string) (*server, error) {
	site, err := newSite()
	if err != nil {
		return nil, err
	}
	return &server{site: site, news: newNews(build)}, nil
}

// newSite returns the embedded site around the most recently compiled page.
func newSite() (http.Handler, error) {
	sources := fstest.MapFS{}
	err := fs.WalkDir(web.Files(), ".", func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		body, err := fs.ReadFile(web.Files(), name)
		sources[name] = &fstest.MapFile{Data: body}
		return err
	})
	if err != nil {
		return nil, err
	}
	wasm, err := os.ReadFile(pageFile)
	if err != nil {
		return nil, err
	}
	exec, err := os.ReadFile("wasm_exec.js")
	if err != nil {
		return nil, err
	}
	var stored bytes.Buffer
	z, err := gzip.NewWriterLevel(&stored, gzip.NoCompression)
	if err != nil {
		return nil, err
	}
	z.Write(wasm) // writing to memory cannot fail
	z.Close()
	sources["bundle/app.wasm.gz"] = &fstest.MapFile{Data: stored.Bytes()}
	sources["bundle/wasm_exec.js"] = &fstest.MapFile{Data: exec}
	delete(sources, "bundle/app.wasm.br")
	return web.Build("/", sources)
}

// ServeHTTP serves the site without content codings or caching.
func (s *server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	switch r.URL.Path {
	case "/dev/events":
		s.news.serve(w, r)
		return
	case "/dev/loaded":
		s.news.pageRuns(r.FormValue("build"))
		return
	case "/dev/page.js":
		w.Header().Set("Content-Type", "text/javascript; charset=utf-8")
		w.Write(pageScript)
		return
	}
	answer := s.ask(r, r.URL.Path)
	if answer.Code == http.StatusNotFound && strings.HasSuffix(r.URL.Path, "/") {
		answer = s.ask(r, "/") // the page may know paths that this program does not
	}
	body, err := s.fresh(r.URL.Path, answer)
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	for name, values := range answer.Header() {
		w.Header()[name] = values
	}
	w.Header().Del("ETag")
	w.Header().Set("Cache-Control", "no-store")
	w.Header().Set("Content-Length", strconv.Itoa(len(body)))
	w.WriteHeader(answer.Code)
	w.Write(body)
}

// ask returns the site's response for a path.
func (s *server) ask(r *http.Request, path string) *httptest.ResponseRecorder {
	r = r.Clone(r.Context())
	r.URL.Path, r.URL.RawPath = path, ""
	r.Header.Del("Accept-Encoding")
	r.Header.Del("If-None-Match")
	answer := httptest.NewRecorder()
	s.site.ServeHTTP(answer, r)
	return answer
}

// fresh returns the body to send for a path: the newest version of the file, or the page
// with pageScript added.
func (s *server) fresh(path string, answer *httptest.ResponseRecorder) ([]byte, error) {
	switch path {
	case "/web/app.wasm":
		return os.ReadFile(pageFile)
	case "/web/sudoku.css":
		return web.StyleSheet(os.DirFS("web"))
	case "/app-worker.js":
		return []byte(retireScript), nil
	}
	body := answer.Body.Bytes()
	if strings.HasPrefix(answer.Header().Get("Content-Type"), "text/html") {
		script := fmt.Sprintf("<script defer src=\"/dev/page.js?build=%s\"></script>\n</head>", s.news.build())
		body = bytes.Replace(body, []byte("</head>"), []byte(script), 1)
	}
	return body, nil
}

// serve sends the state to a page, now and on every change.
func (n *news) serve(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("Cache-Control", "no-store")
	flush := http.NewResponseController(w).Flush
	fmt.Fprint(w, "retry: 200\n\n")
	states := n.hear()
	defer n.leave(states)
	for {
		select {
		case s := <-states:
			text, err := json.Marshal(s)
			if err != nil {
				return
			}
			fmt.Fprintf(w, "data: %s\n\n", text)
			if flush() != nil {
				return
			}
		case <-r.Context().Done():
			return
		}
	}
}
