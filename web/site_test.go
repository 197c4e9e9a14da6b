//go:build !js

package web

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"html"
	"io"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/andybalholm/brotli"

	"sudoku/app/text"
	"sudoku/app/text/languages"
)

const testWasm = "\x00asm, but for the test only"

// testSources returns the real sources with a small program and the given changes, by
// file name. An empty change removes a file.
func testSources(t *testing.T, changes map[string]string) fs.FS {
	t.Helper()
	sources := fstest.MapFS{}
	err := fs.WalkDir(Files(), ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || strings.HasPrefix(path, "bundle/") {
			return err
		}
		body, err := fs.ReadFile(Files(), path)
		sources[path] = &fstest.MapFile{Data: body}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]string{
		"bundle/app.wasm.gz":  zip(testWasm),
		"bundle/app.wasm.br":  "brotli is not decoded here",
		"bundle/wasm_exec.js": "// Go's script",
	}
	maps.Copy(all, changes)
	for name, body := range all {
		sources[name] = &fstest.MapFile{Data: []byte(body)}
		if body == "" {
			delete(sources, name)
		}
	}
	return sources
}

func zip(text string) string {
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	z.Write([]byte(text))
	z.Close()
	return b.String()
}

// testSite returns the site built from testSources. Without changes the site is shared
// between tests and must not be modified.
func testSite(t *testing.T, base string, changes map[string]string) *Site {
	t.Helper()
	if known := unchanged[base]; known != nil && changes == nil {
		return known
	}
	if drawn[base] == nil {
		drawn[base] = map[string][]content{}
	}
	site, err := build(base, testSources(t, changes), drawn[base])
	if err != nil {
		t.Fatal(err)
	}
	if changes == nil {
		unchanged[base] = site
	}
	return site
}

// Caches by base path: the site without changes, and the contents of its pages. Drawing
// the pages takes nearly all the time of a build.
var (
	unchanged = map[string]*Site{}
	drawn     = map[string]map[string][]content{}
)

func buildTestSite(t *testing.T, base string) *Site {
	t.Helper()
	site, err := Build(base, testSources(t, nil))
	if err != nil {
		t.Fatal(err)
	}
	return site
}

func TestSameSourcesMakeTheSameSite(t *testing.T) {
	rounds := 4 // go-app writes attributes in random order
	if testing.Short() {
		rounds = 1
	}
	first := testSite(t, "/", nil)
	for range rounds {
		again := buildTestSite(t, "/")
		for path, f := range first.files {
			if string(again.files[path].identity()) != string(f.identity()) {
				t.Fatalf("%s differs", path)
			}
		}
	}
}

func TestVersionChangesWithEverySource(t *testing.T) {
	versions := map[string]string{testSite(t, "/", nil).Version: "nothing"}
	changes := []string{"boot.js", "worker.js", "service-worker.js", "robots.txt",
		"icons/icon.svg", "icons/icon-512.png", "icons/favicon.ico", "bundle/wasm_exec.js"}
	for _, name := range changes {
		version := testSite(t, "/", map[string]string{name: "/* changed */ " + name}).Version
		if other, known := versions[version]; known {
			t.Errorf("changing %s gives the version that %s gave", name, other)
		}
		versions[version] = name
	}
	if version := testSite(t, "/", map[string]string{"style/page.css": "h1{margin:1px}"}).Version; versions[version] != "" {
		t.Errorf("another style gives the version that %s gave", versions[version])
	}
	if version := testSite(t, "/", map[string]string{"bundle/app.wasm.gz": zip("another")}).Version; versions[version] != "" {
		t.Errorf("another program gives the version that %s gave", versions[version])
	}
}

// TestEveryLinkLeadsSomewhere checks that every URL with a hash names a file with that
// hash, and that every other URL of the site in a page names a file.
func TestEveryLinkLeadsSomewhere(t *testing.T) {
	versioned := regexp.MustCompile(`["'](/[^"'?\s]*)\?v=([0-9a-f]+)["']`)
	linked := regexp.MustCompile(`(?:href|src)="(/[^"?#]*)`)
	for _, base := range []string{"/", "/some/path/"} {
		site := testSite(t, base, nil)
		files := maps.Clone(site.files)
		files[notFoundPath] = site.notFound
		count := 0
		for name, f := range files {
			for _, match := range versioned.FindAllStringSubmatch(string(f.identity()), -1) {
				count++
				if target, ok := site.files[match[1]]; !ok || target.hash() != match[2] {
					t.Errorf("base %s: %s names %s, of which there is no such version", base, name, match[0])
				}
			}
			if !strings.HasPrefix(f.kind, "text/html") {
				continue
			}
			for _, match := range linked.FindAllStringSubmatch(string(f.identity()), -1) {
				count++
				if _, ok := site.files[match[1]]; !ok {
					t.Errorf("base %s: %s links to %s, which does not exist", base, name, match[1])
				}
			}
		}
		if count < 25 {
			t.Errorf("base %s: only %d links found", base, count)
		}
	}
}

func TestManifestKeepsToItsBase(t *testing.T) {
	for _, base := range []string{"/", "/path/"} {
		var manifest struct {
			ID       string `json:"id"`
			Scope    string `json:"scope"`
			StartURL string `json:"start_url"`
		}
		if err := json.Unmarshal(testSite(t, base, nil).files[base+manifestPath].identity(), &manifest); err != nil {
			t.Fatal(err)
		}
		if manifest.ID != base || manifest.Scope != base || manifest.StartURL != base {
			t.Errorf("base %s: %+v", base, manifest)
		}
	}
}

func TestPageBeginsWithItsCharset(t *testing.T) {
	page := string(testSite(t, "/", nil).files["/"].identity())
	if !strings.Contains(page, "<head>\n<meta charset=\"utf-8\">") {
		t.Errorf("the charset is not the first element of head:\n%.300s", page)
	}
	if strings.Contains(page, "githubusercontent") || strings.Contains(page, "goapp-app-info") {
		t.Error("go-app's own icons or loader are in the page")
	}
	if strings.Contains(page, " style=") || strings.Contains(page, "<style") {
		t.Error("the page has inline styles, which its policy blocks")
	}
}

// TestPagesInEveryLanguage checks that each page exists in every language, links to the
// others, and has a canonical address of its own.
func TestPagesInEveryLanguage(t *testing.T) {
	site := testSite(t, "/path/", nil)
	for path, want := range map[string]func(*text.Catalog) [2]string{
		"":              func(c *text.Catalog) [2]string { return [2]string{c.Page.Title + "</title>", c.Page.Privacy} },
		"about/":        func(c *text.Catalog) [2]string { return [2]string{c.Documents.About + " –", c.Documents.Navigation} },
		"learn/x-wing/": func(c *text.Catalog) [2]string { return [2]string{"X-Wing –", c.Documents.Why} },
	} {
		for i, c := range languages.All {
			own := "/path/" + path
			if i > 0 {
				own = "/path/" + c.Code + "/" + path
			}
			f := site.files[own]
			if f == nil {
				t.Fatalf("there is no page %s", own)
			}
			page := html.UnescapeString(string(f.identity()))
			links := `<link rel="canonical" href="` + own + `">`
			for _, text := range []string{`<html lang="` + c.Code + `">`, "<title>" + want(c)[0], want(c)[1], links,
				`hreflang="en" href="/path/` + path, `hreflang="de" href="/path/de/` + path, `hreflang="x-default" href="/path/` + path} {
				if !strings.Contains(page, text) {
					t.Errorf("%s lacks %q:\n%.2500s", own, text, page)
				}
			}
			if other := languages.All[(i+1)%len(languages.All)]; strings.Contains(page, want(other)[1]) && want(other)[1] != want(c)[1] {
				t.Errorf("%s has words of %s", own, other.Name)
			}
		}
	}
	if page := string(site.notFound.identity()); strings.Contains(page, `rel="alternate"`) || !strings.Contains(page, `<template lang="de"`) {
		t.Error("the page for wrong addresses needs all languages in it")
	}
}

// TestFirstVisitInOtherLanguages limits what a first visit costs in another language. A
// static host sends the page in the first language as well.
func TestFirstVisitInOtherLanguages(t *testing.T) {
	site := testSite(t, "/", nil)
	bytes := func(code string) (n int) {
		for _, s := range site.FirstVisit(code) {
			n += s.Brotli
		}
		return n
	}
	size := func(path string) int { return len(site.files["/"+path].in("br")) }
	t.Logf("a static host sends %d bytes more", size(""))
	for _, c := range languages.All {
		most := 5_000
		if strings.HasPrefix(c.Code, "ja") || strings.HasPrefix(c.Code, "zh") {
			most = 15_000 // three bytes for each character
		}
		more := bytes(c.Code) - bytes(languages.All[0].Code)
		t.Logf("%s: %d bytes more: %d of the page, %d of the texts", c.Code, more, size(languagePath(c.Code, ""))-size(""), size(textsPath(c.Code))-size(textsPath("en")))
		if more > most {
			t.Errorf("a first visit in %s takes %d bytes more than in English, at most %d", c.Name, more, most)
		}
	}
}

func TestBuildRefuses(t *testing.T) {
	for _, c := range []struct {
		base    string
		changes map[string]string
		want    error
	}{
		{"", nil, ErrBase},
		{"path/", nil, ErrBase},
		{"/path", nil, ErrBase},
		{"/a//b/", nil, ErrBase},
		{"/../", nil, ErrBase},
		{"/a b/", nil, ErrBase},
		{`/"/`, nil, ErrBase},
		{"/", map[string]string{"bundle/app.wasm.gz": ""}, ErrNoBundle},
		{"/", map[string]string{"bundle/app.wasm.gz": "not gzip at all"}, gzip.ErrHeader},
		{"/", map[string]string{"boot.js": ""}, fs.ErrNotExist},
	} {
		if _, err := Build(c.base, testSources(t, c.changes)); !errors.Is(err, c.want) {
			t.Errorf("Build(%q, %v) = %v, want %v", c.base, c.changes, err, c.want)
		}
	}
}

// TestWasmExecIsTheToolchains checks that wasm_exec.js, here and in the site, is the copy of
// the Go toolchain in use.
func TestWasmExecIsTheToolchains(t *testing.T) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../wasm_exec.js")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("wasm_exec.js is not that of the Go toolchain in use: run `make wasm_exec.js`")
	}

	site, err := New("/")
	if errors.Is(err, ErrNoBundle) {
		if os.Getenv("CI") != "" {
			t.Fatal(err)
		}
		t.Log(err)
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(site.files["/wasm_exec.js"].identity(), want) {
		t.Error("the site serves another wasm_exec.js: run `make build`")
	}
	wasm := site.files["/web/app.wasm"]
	if wasm.brotli == nil {
		t.Log("built by `make quick`, without brotli")
		return
	}
	decoded, err := io.ReadAll(brotli.NewReader(bytes.NewReader(wasm.brotli())))
	if err != nil || !bytes.Equal(decoded, wasm.identity()) {
		t.Errorf("app.wasm.br and app.wasm.gz hold different programs (%v)", err)
	}
}

func TestFirstVisitHoldsWhatTheServiceWorkerKeeps(t *testing.T) {
	var paths []string
	for _, s := range testSite(t, "/", nil).FirstVisit("en") {
		if s.Identity <= 0 || s.Gzip <= 0 || s.Brotli <= 0 {
			t.Errorf("%+v: sizes must be positive", s)
		}
		paths = append(paths, s.Path)
	}
	want := "/ /app-worker.js /app.js /manifest.webmanifest /wasm_exec.js /web/app.wasm /web/atkinson-next.woff2 /web/emblems.svg /web/icon.svg /web/sudoku.css /web/texts.en.txt /web/worker.js"
	if got := strings.Join(paths, " "); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}
