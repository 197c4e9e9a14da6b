//go:build !js

package web

import (
	"bufio"
	"bytes"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	"sudoku/app/text/languages"
)

// ask sends a request with headers given as "Name: value".
func ask(site *Site, method, target string, headers ...string) *http.Response {
	r := httptest.NewRequest(method, target, nil)
	for _, h := range headers {
		name, value, _ := strings.Cut(h, ": ")
		r.Header.Add(name, value)
	}
	w := httptest.NewRecorder()
	site.ServeHTTP(w, r)
	return w.Result()
}

func TestAnswers(t *testing.T) {
	site := testSite(t, "/", nil)
	wasm, css := site.files["/web/app.wasm"], site.files["/web/sudoku.css"]
	for _, c := range []struct {
		name    string
		method  string
		target  string
		headers []string
		status  int
		want    map[string]string // header -> value, "" if none
	}{
		{"page", "GET", "/", nil, 200,
			map[string]string{"Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language", "Content-Encoding": ""}},
		{"page in a language", "GET", "/de/", []string{"Accept-Language: fr"}, 200, map[string]string{"Vary": "Accept-Encoding"}},
		{"page in the first language", "GET", "/en/learn/", []string{"Accept-Language: fr"}, 200, map[string]string{"Vary": "Accept-Encoding"}},
		{"page in the first language without its slash", "GET", "/en/learn", nil, 308, map[string]string{"Location": "/en/learn/"}},
		{"page with a query", "GET", "/?p=1", nil, 200, map[string]string{"Cache-Control": "no-cache"}},
		{"head", "HEAD", "/", nil, 200, map[string]string{"Content-Type": "text/html; charset=utf-8"}},
		{"versioned", "GET", "/web/app.wasm?v=" + wasm.hash(), []string{"Accept-Encoding: gzip, br"}, 200,
			map[string]string{"Content-Type": "application/wasm", "Content-Encoding": "br", "Cache-Control": forever, "Etag": `"` + wasm.hash() + `-br"`}},
		{"another version", "GET", "/web/app.wasm?v=0123456789abcdef", nil, 200, map[string]string{"Cache-Control": "no-cache"}},
		{"unversioned", "GET", "/web/app.wasm", nil, 200, map[string]string{"Cache-Control": "no-cache", "Etag": `"` + wasm.hash() + `"`}},
		{"the hash of another file", "GET", "/web/app.wasm?v=" + css.hash(), nil, 200, map[string]string{"Cache-Control": "no-cache"}},
		{"service worker", "GET", "/app-worker.js", nil, 200,
			map[string]string{"Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache"}},
		{"style sheet", "GET", "/web/sudoku.css", []string{"Accept-Encoding: gzip"}, 200,
			map[string]string{"Content-Type": "text/css; charset=utf-8", "Content-Encoding": "gzip"}},
		{"manifest", "GET", "/manifest.webmanifest", nil, 200, map[string]string{"Content-Type": "application/manifest+json"}},
		{"icon, which compression would not make smaller", "GET", "/web/icon-192.png", []string{"Accept-Encoding: gzip, br"}, 200,
			map[string]string{"Content-Type": "image/png", "Content-Encoding": ""}},
		{"favicon", "GET", "/favicon.ico", nil, 200, map[string]string{"Content-Type": "image/x-icon"}},
		{"licences", "GET", "/licences.txt", nil, 200, map[string]string{"Content-Type": "text/plain; charset=utf-8"}},
		{"robots", "GET", "/robots.txt", nil, 200, map[string]string{"Content-Type": "text/plain; charset=utf-8"}},

		{"not modified", "GET", "/web/app.wasm", []string{"Accept-Encoding: br", `If-None-Match: "x", W/"` + wasm.hash() + `-br"`}, 304,
			map[string]string{"Content-Type": "", "Content-Length": "", "Vary": "Accept-Encoding", "Cache-Control": "no-cache"}},
		{"not modified, versioned", "HEAD", "/web/app.wasm?v=" + wasm.hash(), []string{`If-None-Match: *`}, 304, map[string]string{"Cache-Control": forever}},
		{"modified: another coding", "GET", "/web/app.wasm", []string{"Accept-Encoding: gzip", `If-None-Match: "` + wasm.hash() + `-br"`}, 200, nil},
		{"no acceptable coding", "GET", "/", []string{"Accept-Encoding: identity;q=0"}, 406, nil},

		{"post", "POST", "/", nil, 405, map[string]string{"Allow": "GET, HEAD"}},
		{"options", "OPTIONS", "/web/app.wasm", nil, 405, map[string]string{"Allow": "GET, HEAD"}},
		{"delete of nothing", "DELETE", "/nothing", nil, 405, nil},

		{"page without its slash", "GET", "/learn", nil, 308, map[string]string{"Location": "/learn/", "Cache-Control": "no-cache"}},
		{"page below another, with a query", "GET", "/learn/x-wing?a=1&b=%2f", nil, 308, map[string]string{"Location": "/learn/x-wing/?a=1&b=%2f"}},
		{"index.html", "HEAD", "/index.html?p=53", nil, 308, map[string]string{"Location": "/?p=53"}},
		{"index.html of a page", "GET", "/about/index.html", nil, 308, map[string]string{"Location": "/about/"}},
		{"index.html after a name", "GET", "/aboutindex.html", nil, 404, nil},
		{"index.html after a file", "GET", "/robots.txtindex.html", nil, 404, nil},
		{"index.html of no page", "GET", "/web/index.html", nil, 404, nil},
		{"folder without its slash", "GET", "/web", nil, 404, nil},
		{"page with two slashes", "GET", "/learn//", nil, 404, nil},
		{"page of another host", "GET", "http://host//learn", nil, 404, nil},

		{"unknown", "GET", "/nothing", nil, 404, map[string]string{"Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache", "Etag": ""}},
		{"unknown, with a tag", "GET", "/nothing", []string{"If-None-Match: *"}, 404, nil},
		{"folder", "GET", "/web/", nil, 404, nil},
		{"source", "GET", "/web/../main.go", nil, 404, nil},
		{"dots to a file", "GET", "/web/../web/app.wasm", nil, 404, nil},
		{"coded dots", "GET", "/web/%2e%2e/main.go", nil, 404, nil},
		{"coded slash", "GET", "/web%2fapp.wasm", nil, 404, nil},
		{"coded letter", "GET", "/web/app%2Ewasm", nil, 404, nil},
		{"two slashes", "GET", "http://host//web/app.wasm", nil, 404, nil},
		{"two slashes within", "GET", "/web//app.wasm", nil, 404, nil},
		{"slash at the end", "GET", "/web/app.wasm/", nil, 404, nil},
		{"backslash", "GET", `/web\..\main.go`, nil, 404, nil},
		{"precompressed twin", "GET", "/web/app.wasm.br", nil, 404, nil},
		{"script that is part of another", "GET", "/boot.js", nil, 404, nil},
		{"the page for unknown paths", "GET", "/404.html", nil, 404, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := ask(site, c.method, c.target, c.headers...)
			if got.StatusCode != c.status {
				t.Errorf("status %d, want %d", got.StatusCode, c.status)
			}
			for name, want := range c.want {
				if value := got.Header.Get(name); value != want {
					t.Errorf("%s: %q, want %q", name, value, want)
				}
			}
			for _, field := range securityHeaders {
				if got.Header.Get(field.name) != field.value {
					t.Errorf("%s is missing", field.name)
				}
			}
			if bodyless := c.method == "HEAD" || got.StatusCode == 304; bodyless && got.ContentLength > 0 {
				if n, _ := got.Body.Read(make([]byte, 1)); n > 0 {
					t.Error("an answer without a body has one")
				}
			}
		})
	}
}

func TestPolicyAllowsNothingInline(t *testing.T) {
	policy := ask(testSite(t, "/", nil), "GET", "/").Header.Get("Content-Security-Policy")
	for _, bad := range []string{"unsafe-inline", "'unsafe-eval'", "*", "http:"} {
		if strings.Contains(policy, bad) {
			t.Errorf("the policy has %s: %s", bad, policy)
		}
	}
	for _, good := range []string{"default-src 'none'", "'wasm-unsafe-eval'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'"} {
		if !strings.Contains(policy, good) {
			t.Errorf("the policy lacks %s: %s", good, policy)
		}
	}
}

func TestNotFoundPageHasTheLookOfThePage(t *testing.T) {
	for _, base := range []string{"/", "/path/"} {
		site := testSite(t, base, nil)
		page := string(site.notFound.identity())
		if css := base + "web/sudoku.css?v=" + site.files[base+"web/sudoku.css"].hash(); !strings.Contains(page, css) {
			t.Errorf("base %s: no style sheet", base)
		}
		if !strings.Contains(page, `href="`+base+`"`) {
			t.Errorf("base %s: no link home:\n%s", base, page)
		}
		if strings.Contains(page, "<script defer") {
			t.Errorf("base %s: the program is not wanted here", base)
		}
	}
}

func TestOnlyTheBaseIsServed(t *testing.T) {
	site := testSite(t, "/path/", nil)
	for target, status := range map[string]int{
		"/path/": 200, "/path/web/sudoku.css": 200, "/path": 308, "/path/learn": 308, "/path/index.html": 308, "/": 404, "/learn": 404, "/index.html": 404, "/web/sudoku.css": 404, "/pathweb/sudoku.css": 404,
	} {
		if got := ask(site, "GET", target).StatusCode; got != status {
			t.Errorf("%s: status %d, want %d", target, got, status)
		}
	}
	if to := ask(site, "GET", "/path").Header.Get("Location"); to != "/path/" {
		t.Errorf("/path leads to %q", to)
	}
}

// TestPreparedAnswers checks that a prepared response has the same status, fields and
// body as ServeHTTP's over HTTP/1.1.
func TestPreparedAnswers(t *testing.T) {
	site := testSite(t, "/path/", nil)
	server := httptest.NewServer(site)
	defer server.Close()
	transport := &http.Transport{DisableCompression: true}
	defer transport.CloseIdleConnections()
	for _, path := range site.paths() {
		for _, query := range []string{"", "p=1", "v=" + site.files[path].hash(), "v=0123456789abcdef"} {
			for _, accept := range []string{"", "br", "gzip, br;q=0.5", "*;q=0"} {
				if strings.Contains(path, "/learn/") && accept != "" {
					continue // many similar pages, each slow to compress
				}
				language := languages.All[len(query)%len(languages.All)].Code
				r, err := http.NewRequest("GET", server.URL+path+"?"+query, nil)
				if err != nil {
					t.Fatal(err)
				}
				if accept != "" {
					r.Header.Set("Accept-Encoding", accept)
				}
				r.Header.Set("Accept-Language", language)
				want, err := transport.RoundTrip(r)
				if err != nil {
					t.Fatal(err)
				}
				wantBody, _ := io.ReadAll(want.Body)
				want.Body.Close()
				head, body := site.Prepared([]byte(path), []byte(query), accept, language)
				if head == nil {
					if want.StatusCode != http.StatusNotAcceptable {
						t.Errorf("%s?%s in %q: not prepared", path, query, accept)
					}
					continue
				}
				want.Header.Del("Date")
				got, err := http.ReadResponse(bufio.NewReader(io.MultiReader(bytes.NewReader(head), strings.NewReader("\r\n"))), nil)
				if err != nil {
					t.Fatal(err)
				}
				if got.Status != want.Status || !maps.EqualFunc(got.Header, want.Header, slices.Equal) || !bytes.Equal(body, wantBody) {
					t.Errorf("%s?%s in %q: %s %v, want %s %v", path, query, accept, got.Status, got.Header, want.Status, want.Header)
				}
			}
		}
	}
	for _, path := range []string{"/", "/nothing", "/path", "/path/index.html", "/path/404.html"} {
		if head, _ := site.Prepared([]byte(path), nil, "", ""); head != nil {
			t.Errorf("%s is prepared", path)
		}
	}
}
