//go:build !js

package web

import (
	"io"
	"maps"
	"mime"
	"mime/multipart"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"testing"
)

// TestParts checks that interrupted downloads can be resumed in each content coding.
func TestParts(t *testing.T) {
	const program = "0123456789abcdefghij"
	zipped := zip(program)
	site := testSite(t, "/", map[string]string{"bundle/app.wasm.gz": zipped})
	wasm := site.files["/web/app.wasm"]
	plain, gzipped := `"`+wasm.hash()+`"`, `"`+wasm.hash()+`-gzip"`
	size := strconv.Itoa(len(program))
	for _, c := range []struct {
		name    string
		headers []string
		status  int
		body    string
		span    string // Content-Range
	}{
		{"a part", []string{"Range: bytes=2-5"}, 206, "2345", "bytes 2-5/" + size},
		{"the rest", []string{"Range: bytes=15-"}, 206, "fghij", "bytes 15-19/" + size},
		{"the end", []string{"Range: bytes=-3"}, 206, "hij", "bytes 17-19/" + size},
		{"more than there is", []string{"Range: bytes=18-99"}, 206, "ij", "bytes 18-19/" + size},
		{"an end longer than all", []string{"Range: bytes=-99"}, 206, program, "bytes 0-19/" + size},
		{"one byte", []string{"Range: bytes=0-0"}, 206, "0", "bytes 0-0/" + size},
		{"behind the end", []string{"Range: bytes=20-"}, 416, "", "bytes */" + size},
		{"backwards", []string{"Range: bytes=5-2"}, 416, "", ""},
		{"of another unit", []string{"Range: lines=1-2"}, 200, program, ""},
		{"without a unit", []string{"Range: 1-2"}, 200, program, ""},
		{"with a unit in capitals", []string{"Range: BYTES=2-5"}, 206, "2345", "bytes 2-5/" + size},
		{"the last zero bytes", []string{"Range: bytes=-0"}, 416, "", "bytes */" + size},
		{"the last zero bytes, by many digits", []string{"Range: bytes= -000"}, 416, "", "bytes */" + size},
		{"the last zero bytes and others", []string{"Range: bytes=-0,2-5"}, 206, "2345", "bytes 2-5/" + size},
		{"the last zero bytes, if it is another", []string{"Range: bytes=-0", `If-Range: "0123"`}, 200, program, ""},
		{"many small ones that are more than all", []string{"Range: bytes=0-,0-,0-"}, 200, program, ""},
		{"if it is the same", []string{"Range: bytes=2-5", "If-Range: " + plain}, 206, "2345", "bytes 2-5/" + size},
		{"if it is the same, which is another", []string{"Range: bytes=2-5", `If-Range: "0123"`}, 200, program, ""},
		{"if it is the same in another coding", []string{"Range: bytes=2-5", "If-Range: " + gzipped}, 200, program, ""},
		{"if it is weakly the same", []string{"Range: bytes=2-5", "If-Range: W/" + plain}, 200, program, ""},
		{"if it is of a day", []string{"Range: bytes=2-5", "If-Range: Mon, 23 Nov 2026 04:00:00 GMT"}, 200, program, ""},
		{"of a coding", []string{"Accept-Encoding: gzip", "Range: bytes=3-8", "If-Range: " + gzipped}, 206, zipped[3:9], "bytes 3-8/" + strconv.Itoa(len(zipped))},
		{"what the visitor has", []string{"Range: bytes=2-5", "If-None-Match: " + plain}, 304, "", ""},
		{"what must match", []string{"If-Match: " + plain}, 200, program, ""},
		{"what must match and does not", []string{`If-Match: "0123"`}, 412, "", ""},
		{"of what must match and does not", []string{"Range: bytes=2-5", "If-Match: " + gzipped}, 412, "", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := ask(site, "GET", "/web/app.wasm", c.headers...)
			body, _ := io.ReadAll(got.Body)
			if got.StatusCode != c.status || got.StatusCode < 300 && string(body) != c.body {
				t.Errorf("status %d, want %d; body %q, want %q", got.StatusCode, c.status, body, c.body)
			}
			if span := got.Header.Get("Content-Range"); span != c.span && c.span != "" {
				t.Errorf("Content-Range %q, want %q", span, c.span)
			}
			if length := got.Header.Get("Content-Length"); got.StatusCode < 300 && length != strconv.Itoa(len(body)) {
				t.Errorf("Content-Length %q of %d bytes", length, len(body))
			}
			if got.StatusCode < 300 && (got.Header.Get("Accept-Ranges") != "bytes" || got.Header.Get("Etag") == "" || got.Header.Get("Vary") != "Accept-Encoding") {
				t.Errorf("header %v", got.Header)
			}
		})
	}
}

func TestSeveralParts(t *testing.T) {
	site := testSite(t, "/", map[string]string{"bundle/app.wasm.gz": zip(strings.Repeat("0123456789", 100))})
	got := ask(site, "GET", "/web/app.wasm", "Range: bytes=0-2,998-")
	kind, parameters, err := mime.ParseMediaType(got.Header.Get("Content-Type"))
	if err != nil || got.StatusCode != http.StatusPartialContent || kind != "multipart/byteranges" {
		t.Fatalf("status %d, %s, %v", got.StatusCode, kind, err)
	}
	parts := multipart.NewReader(got.Body, parameters["boundary"])
	for _, want := range []string{"bytes 0-2/1000: 012", "bytes 998-999/1000: 89"} {
		part, err := parts.NextPart()
		if err != nil {
			t.Fatal(err)
		}
		body, _ := io.ReadAll(part)
		if is := part.Header.Get("Content-Range") + ": " + string(body); is != want || part.Header.Get("Content-Type") != "application/wasm" {
			t.Errorf("got %s of %s, want %s", is, part.Header.Get("Content-Type"), want)
		}
	}
	if _, err := parts.NextPart(); err != io.EOF {
		t.Errorf("after the parts: %v", err)
	}
}

// TestHeadIsGetWithoutBody requests every path, and some that do not exist, with GET and
// HEAD. It uses a real connection, where net/http adds fields and drops bodies.
func TestHeadIsGetWithoutBody(t *testing.T) {
	site := testSite(t, "/path/", nil)
	server := httptest.NewServer(site)
	defer server.Close()
	transport := &http.Transport{DisableCompression: true}
	defer transport.CloseIdleConnections()
	answer := func(method, path string, headers []string) (int, http.Header, string) {
		r, err := http.NewRequest(method, server.URL+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, h := range headers {
			name, value, _ := strings.Cut(h, ": ")
			r.Header.Set(name, value)
		}
		got, err := transport.RoundTrip(r)
		if err != nil {
			t.Fatal(err)
		}
		defer got.Body.Close()
		body, err := io.ReadAll(got.Body)
		if err != nil {
			t.Error(err)
		}
		got.Header.Del("Date")
		return got.StatusCode, got.Header, string(body)
	}
	paths := append(site.paths(), "/", "/nothing", "/path", "/path/index.html?a=1", "/path/learn")
	for _, path := range paths {
		for _, headers := range [][]string{nil, {"Accept-Encoding: br"}, {"Accept-Encoding: gzip"}, {"Accept-Encoding: identity;q=0"},
			{"Range: bytes=1-2"}, {"Range: bytes=99999999-"}, {"If-None-Match: *"}, {`If-Match: "0"`}} {
			if coded := len(headers) == 1 && strings.HasPrefix(headers[0], "Accept-Encoding"); coded && strings.HasPrefix(path, "/path/learn/") {
				continue // many similar pages, each slow to compress
			}
			status, header, _ := answer("GET", path, headers)
			headStatus, headHeader, body := answer("HEAD", path, headers)
			if status != headStatus || body != "" || !maps.EqualFunc(header, headHeader, func(a, b []string) bool { return strings.Join(a, "\n") == strings.Join(b, "\n") }) {
				t.Errorf("%s %v:\nGET  %d, %d fields\nHEAD %d, %d fields, body %q", path, headers, status, len(header), headStatus, len(headHeader), body)
			}
		}
	}
}
