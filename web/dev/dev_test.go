//go:build !js

package main

import (
	"context"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// write creates files below the current folder.
func write(t *testing.T, files map[string]string) {
	t.Helper()
	for name, text := range files {
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func TestChanges(t *testing.T) {
	t.Chdir(t.TempDir())
	write(t, map[string]string{
		"main.go": "", "go.mod": "", "wasm_exec.js": "", "app/page/a.go": "", "app/view/a_test.go": "", "app/README.md": "",
		"solver/b.txt": "", "web/style/page.css": "", "web/site.go": "", "web/bundle/app.wasm.gz": "", "web/e2e/doc.go": "",
	})
	before, err := look(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name          string
		seen          bool
		page, program bool // what must be compiled
	}{
		{"main.go", true, true, true},
		{"app/page/a.go", true, true, true},
		{"solver/b.txt", true, true, true},
		{"solver/new.go", true, true, true},
		{"web/site.go", true, false, true},
		{"web/style/page.css", true, false, false},
		{"app/page/a_test.go", false, false, false},
		{"app/README.md", false, false, false},
		{"web/bundle/app.wasm.gz", false, false, false},
		{"web/e2e/doc.go", false, false, false},
	} {
		write(t, map[string]string{c.name: "changed"})
		now, err := look(".")
		if err != nil {
			t.Fatal(err)
		}
		got := now.since(before)
		before = now
		if got.any() != c.seen || got.page() != c.page || got.program() != c.program {
			t.Errorf("%s: seen %v, page %v, program %v", c.name, got.any(), got.page(), got.program())
		}
		if c.seen && (!slices.Equal(got.names, []string{c.name}) || got.saved != now[c.name].saved) {
			t.Errorf("%s: %+v", c.name, got)
		}
	}
	if err := os.Remove("solver/new.go"); err != nil {
		t.Fatal(err)
	}
	now, err := look(".")
	if err != nil {
		t.Fatal(err)
	}
	gone := now.since(before)
	if !slices.Equal(gone.names, []string{"solver/new.go"}) || !gone.page() {
		t.Errorf("a file that is gone: %+v", gone)
	}
	if both := gone.and(change{names: []string{"main.go", "solver/new.go"}}); !slices.Equal(both.names, []string{"main.go", "solver/new.go"}) {
		t.Errorf("two changes: %+v", both)
	}
}

// TestNews checks that a page receives the current state immediately, and the latest
// state when it reads again.
func TestNews(t *testing.T) {
	n := newNews("first")
	page := n.hear()
	if s := <-page; s != (state{Build: "first"}) {
		t.Errorf("at first: %+v", s)
	}
	n.fail("a mistake")
	running := n.ready(time.Now())
	s := <-page
	if s.Build == "first" || s.Failure != "" || s.Build != n.build() {
		t.Errorf("after a build: %+v", s)
	}
	n.pageRuns("first")
	select {
	case <-running:
		t.Error("a page of another build counts")
	default:
	}
	n.pageRuns(s.Build)
	n.pageRuns(s.Build) // in a second tab
	<-running
	n.fail("a mistake")
	if s := <-page; s.Failure != "a mistake" {
		t.Errorf("after a failure: %+v", s)
	}
}

// testServer serves a site of one page from a folder like the repository's.
func testServer(t *testing.T) *server {
	t.Helper()
	style, err := filepath.Abs("../style")
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	write(t, map[string]string{pageFile: "the newest program"})
	if err := os.CopyFS("web/style", os.DirFS(style)); err != nil {
		t.Fatal(err)
	}
	site := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Accept-Encoding") != "" {
			t.Error("the site may send a coding")
		}
		w.Header().Set("ETag", "x")
		w.Header().Set("Cross-Origin-Embedder-Policy", "require-corp")
		switch r.URL.Path {
		case "/":
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			io.WriteString(w, "<html><head></head><body>the page</body></html>")
		case "/web/app.wasm", "/web/sudoku.css", "/app-worker.js", "/web/icon.svg":
			io.WriteString(w, "old")
		default:
			http.Error(w, "nothing here", http.StatusNotFound)
		}
	})
	return &server{site: site, news: newNews("b1")}
}

func TestServer(t *testing.T) {
	s := testServer(t)
	for _, c := range []struct {
		path   string
		status int
		want   string
	}{
		{"/", 200, `<script defer src="/dev/page.js?build=b1"></script>` + "\n</head>"},
		{"/stories/", 200, "the page"},
		{"/nothing.js", 404, "nothing here"},
		{"/web/app.wasm", 200, "the newest program"},
		{"/web/sudoku.css", 200, "--paper"},
		{"/web/icon.svg", 200, "old"},
		{"/app-worker.js", 200, "unregister"},
		{"/dev/page.js", 200, "EventSource"},
	} {
		r := httptest.NewRequest("GET", c.path, nil)
		r.Header.Set("Accept-Encoding", "br")
		w := httptest.NewRecorder()
		s.ServeHTTP(w, r)
		if w.Code != c.status || !strings.Contains(w.Body.String(), c.want) {
			t.Errorf("%s: status %d, %.200q; want %d, %q", c.path, w.Code, w.Body.String(), c.status, c.want)
		}
		if w.Header().Get("ETag") != "" {
			t.Errorf("%s may be kept by the browser", c.path)
		}
	}
}

func TestEvents(t *testing.T) {
	s := testServer(t)
	h := httptest.NewServer(s)
	defer h.Close()
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	r, err := http.NewRequestWithContext(ctx, "GET", h.URL+"/dev/events", nil)
	if err != nil {
		t.Fatal(err)
	}
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	var heard strings.Builder
	until := func(want string) {
		t.Helper()
		for piece := make([]byte, 1024); !strings.Contains(heard.String(), want); {
			n, err := answer.Body.Read(piece)
			heard.Write(piece[:n])
			if err != nil {
				t.Fatalf("heard %q, want %q (%v)", heard.String(), want, err)
			}
		}
	}
	until(`data: {"build":"b1","failure":""}`)
	s.news.fail("main.go:1: a \"mistake\"")
	until(`"failure":"main.go:1: a \"mistake\""`)
}

// TestCompile checks that the error is the compiler's output.
func TestCompile(t *testing.T) {
	t.Chdir(t.TempDir())
	write(t, map[string]string{"go.mod": "module broken\n", "main.go": "package main\n\nfunc main() { missing() }\n"})
	err := compile(t.Context(), nil, "-o=broken", ".")
	if err == nil || !strings.Contains(err.Error(), "main.go:3") || !strings.Contains(err.Error(), "undefined: missing") {
		t.Errorf("got %v", err)
	}
	ended, end := context.WithCancel(t.Context())
	end()
	if err := compile(ended, nil, "."); !errors.Is(err, context.Canceled) {
		t.Errorf("a cancelled build returned %v", err)
	}
}
