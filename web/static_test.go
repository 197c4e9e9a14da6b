//go:build !js

package web

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestWriteTo(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "folder")
	site := testSite(t, "/path/", map[string]string{}) // not shared, since it is changed below
	replaceMostPages(site)
	if err := site.WriteTo(dir); err != nil {
		t.Fatal(err)
	}
	read := func(name string) string {
		t.Helper()
		body, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(name)))
		if err != nil {
			t.Fatal(err)
		}
		return string(body)
	}
	for path, f := range site.files {
		name := strings.TrimPrefix(path, "/path/")
		if name == "" || strings.HasSuffix(name, "/") {
			name += "index.html"
		}
		if read(name) != string(f.identity()) {
			t.Errorf("%s differs", name)
		}
		if f.brotli != nil && read(name+".br") != string(f.brotli()) {
			t.Errorf("%s.br differs", name)
		}
		if f.gzip != nil && read(name+".gz") != string(f.gzip()) {
			t.Errorf("%s.gz differs", name)
		}
	}
	if read("404.html") != string(site.notFound.identity()) {
		t.Error("404.html differs")
	}
	if read(".nojekyll") != "" {
		t.Error(".nojekyll is not empty")
	}
	headers := read("_headers")
	if !strings.HasPrefix(headers, "/path/*\n  Content-Security-Policy: default-src 'none'") {
		t.Errorf("_headers:\n%s", headers)
	}
	for _, field := range securityHeaders {
		if !strings.Contains(headers, "\n  "+field.name+": "+field.value+"\n") {
			t.Errorf("_headers lacks %s", field.name)
		}
	}
	if page := read("index.html"); !strings.Contains(page, `http-equiv="Content-Security-Policy"`) || strings.Contains(page, "frame-ancestors") {
		t.Error("the page's own policy is missing or has frame-ancestors, which is not allowed there")
	}
}

func TestWriteToSaysWhatFailed(t *testing.T) {
	occupied := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(occupied, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := testSite(t, "/", nil).WriteTo(occupied); err == nil || !strings.Contains(err.Error(), occupied) {
		t.Errorf("writing into a file: %v", err)
	}
}

// replaceMostPages replaces the content of all pages but two, since brotli is slow and
// all pages are written in the same way.
func replaceMostPages(site *Site) {
	pages := 0
	for _, path := range site.paths() {
		if f := site.files[path]; f.kind == contentType(".html") {
			if pages++; pages > 2 {
				site.files[path] = newFile(".html", []byte("the page at "+path))
			}
		}
	}
}
