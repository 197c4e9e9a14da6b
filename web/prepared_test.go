//go:build !js

package web

import (
	"context"
	"encoding/json"
	"io"
	"io/fs"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
)

// preparedSources returns a site, and a copy of its sources with the prepared site added.
func preparedSources(t *testing.T) (*Site, fstest.MapFS) {
	t.Helper()
	if preparedSite == nil {
		preparedSite, preparedFiles = prepareSources(t)
	}
	return preparedSite, maps.Clone(preparedFiles)
}

var (
	preparedSite  *Site
	preparedFiles fstest.MapFS
)

func prepareSources(t *testing.T) (*Site, fstest.MapFS) {
	t.Helper()
	sources := testSources(t, nil).(fstest.MapFS)
	site := testSite(t, "/", map[string]string{}) // not shared, since it is changed below
	replaceMostPages(site)
	dir := t.TempDir()
	if err := site.Prepare(dir, sources, true); err != nil {
		t.Fatal(err)
	}
	made := os.DirFS(dir)
	err := fs.WalkDir(made, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		body, err := fs.ReadFile(made, name)
		sources["bundle/"+name] = &fstest.MapFile{Data: body}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return site, sources
}

// TestPreparedSite checks that the site made by the build equals one built anew.
func TestPreparedSite(t *testing.T) {
	want, sources := preparedSources(t)
	got, err := readPrepared(sources)
	if err != nil || got == nil {
		t.Fatal(got, err)
	}
	if got.Version != want.Version || got.Base != want.Base || len(got.files) != len(want.files) {
		t.Errorf("version %s, base %s, %d files; want %s, %s, %d", got.Version, got.Base, len(got.files), want.Version, want.Base, len(want.files))
	}
	same := func(path string, got, want *file) {
		t.Helper()
		if got == nil || got.sum != want.sum || got.size != want.size || got.kind != want.kind {
			t.Errorf("%s: %+v, want %+v", path, got, want)
			return
		}
		for _, coding := range codings {
			if string(got.in(coding)) != string(want.in(coding)) {
				t.Errorf("%s differs in %s", path, coding)
			}
		}
	}
	for path, f := range want.files {
		same(path, got.files[path], f)
	}
	same("404", got.notFound, want.notFound)
}

func TestPreparedSiteOfAnotherProgram(t *testing.T) {
	_, sources := preparedSources(t)
	sources[zippedProgram] = &fstest.MapFile{Data: []byte(zip("another"))}
	if site, err := readPrepared(sources); site != nil || err != nil {
		t.Errorf("read %v, %v", site, err)
	}
	sources = testSources(t, nil).(fstest.MapFS)
	if site, err := readPrepared(sources); site != nil || err != nil {
		t.Errorf("without a prepared site: %v, %v", site, err)
	}
	delete(sources, zippedProgram)
	if _, err := readPrepared(sources); err != ErrNoBundle {
		t.Errorf("without a program: %v", err)
	}
}

func TestMalformedPreparedSite(t *testing.T) {
	_, sources := preparedSources(t)
	for _, index := range []string{"", "{", strings.Replace(string(sources[preparedIndex].Data), `"sum":"`, `"sum":"x`, 1)} {
		sources[preparedIndex] = &fstest.MapFile{Data: []byte(index)}
		if _, err := readPrepared(sources); err == nil || !strings.Contains(err.Error(), preparedIndex) {
			t.Errorf("%.40q: %v", index, err)
		}
	}
}

// TestLater checks that requests wait for the site, and stop waiting when the client
// disconnects.
func TestLater(t *testing.T) {
	l := &later{ready: make(chan struct{})}
	if head, _ := l.Prepared([]byte("/"), nil, "", ""); head != nil {
		t.Error("prepared before there is a site")
	}
	ctx, leave := context.WithCancel(t.Context())
	leave()
	l.ServeHTTP(httptest.NewRecorder(), httptest.NewRequestWithContext(ctx, "GET", "/", nil))

	server := httptest.NewServer(l)
	defer server.Close()
	answered := make(chan string)
	go func() {
		answer, err := http.Get(server.URL)
		if err != nil {
			answered <- err.Error()
			return
		}
		body, _ := io.ReadAll(answer.Body)
		answer.Body.Close()
		answered <- string(body)
	}()
	l.site = testSite(t, "/", nil)
	select {
	case body := <-answered:
		t.Fatalf("answered before there was a site: %.80q", body)
	default:
	}
	close(l.ready)
	if body := <-answered; body != string(l.site.files["/"].identity()) {
		t.Errorf("got %.80q", body)
	}
	if head, _ := l.Prepared([]byte("/"), nil, "", ""); head == nil {
		t.Error("not prepared")
	}
}

func TestOpenRefuses(t *testing.T) {
	if _, err := OpenLater("path"); err == nil || !strings.Contains(err.Error(), ErrBase.Error()) {
		t.Error(err)
	}
}

// TestEmbeddedSite checks the site that the build made, if there is one.
func TestEmbeddedSite(t *testing.T) {
	text, err := embedded.ReadFile(preparedIndex)
	if err != nil {
		t.Log("no site was made: built by `make quick`, or not at all")
		return
	}
	var index prepared
	if err := json.Unmarshal(text, &index); err != nil {
		t.Fatal(err)
	}
	for name, entry := range index.Files {
		for _, coding := range entry.Codings {
			if name == programPath {
				continue
			}
			if info, err := fs.Stat(embedded, preparedFolder+filepath.ToSlash(name)+suffixes[coding]); err != nil || info.Size() == 0 {
				t.Errorf("%s in %s: %v", name, coding, err)
			}
		}
	}
}
