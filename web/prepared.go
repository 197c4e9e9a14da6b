//go:build !js

package web

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
	"sync"

	"github.com/andybalholm/brotli"
)

// Drawing all pages takes a second, and compressing them well takes longer. `make build`
// therefore draws and compresses them for the base path / and embeds the result. For
// other base paths, and after `make quick`, the pages are drawn at startup.

const (
	preparedFolder = "bundle/site/"
	preparedIndex  = "bundle/site.json" // holds a value of type prepared as JSON
)

// prepared is the index of a site made by the build.
type prepared struct {
	Version string                  `json:"version"`
	Program string                  `json:"program"` // programEnd of the program that the site belongs to
	Files   map[string]preparedFile `json:"files"`   // by name
}

type preparedFile struct {
	Sum     string   `json:"sum"`
	Size    int      `json:"size"`
	Codings []string `json:"codings"` // the codings in which the file is stored
}

// Prepare writes a site with the base path /, built from the given sources, to the folder
// of the bundle. If quick is true, its files are not compressed as well as they could be.
func (s *Site) Prepare(folder string, sources fs.FS, quick bool) error {
	program, err := programEnd(sources)
	if err != nil {
		return err
	}
	if err := os.RemoveAll(filepath.Join(folder, "site")); err != nil {
		return err
	}
	all := s.byName()
	if !quick {
		for _, f := range all {
			f.quality = brotli.BestCompression
		}
	}
	compress(all)
	index := prepared{Version: s.Version, Program: program, Files: map[string]preparedFile{}}
	for name, f := range all {
		entry := preparedFile{Sum: hex.EncodeToString(f.sum[:]), Size: f.size}
		for _, coding := range codings {
			body := f.in(coding)
			if body == nil || coding == "identity" && f.gzip != nil {
				continue
			}
			entry.Codings = append(entry.Codings, coding)
			if name == programPath {
				continue // already in the bundle
			}
			target := filepath.Join(folder, "site", filepath.FromSlash(name+suffixes[coding]))
			if err := os.MkdirAll(filepath.Dir(target), 0o755); err != nil {
				return err
			}
			if err := os.WriteFile(target, body, 0o644); err != nil {
				return err
			}
		}
		index.Files[name] = entry
	}
	return os.WriteFile(filepath.Join(folder, "site.json"), toJSON(index), 0o644)
}

// compress compresses files in parallel. Each file keeps the result.
func compress(files map[string]*file) {
	var workers sync.WaitGroup
	free := make(chan struct{}, runtime.GOMAXPROCS(0))
	for _, f := range files {
		free <- struct{}{}
		workers.Go(func() {
			f.in("br")
			f.in("gzip")
			<-free
		})
	}
	workers.Wait()
}

// programEnd returns the end of the program's gzip file: its checksum and length, which
// identify the program.
func programEnd(sources fs.FS) (string, error) {
	zipped, err := sources.Open(zippedProgram)
	if errors.Is(err, fs.ErrNotExist) {
		return "", ErrNoBundle
	}
	if err != nil {
		return "", err
	}
	defer zipped.Close()
	info, err := zipped.Stat()
	if err != nil {
		return "", err
	}
	end := make([]byte, 8)
	at, ok := zipped.(io.ReaderAt)
	if !ok || info.Size() < int64(len(end)) {
		return "", fmt.Errorf("%s: %w", zippedProgram, fs.ErrInvalid)
	}
	if _, err := at.ReadAt(end, info.Size()-int64(len(end))); err != nil {
		return "", err
	}
	return hex.EncodeToString(end), nil
}

// readPrepared returns the site that the build made, or nil if there is none for this
// program. Files are read on first use.
func readPrepared(sources fs.FS) (*Site, error) {
	program, err := programEnd(sources)
	if err != nil {
		return nil, err
	}
	text, err := fs.ReadFile(sources, preparedIndex)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var index prepared
	if err := json.Unmarshal(text, &index); err != nil {
		return nil, fmt.Errorf("%s: %w", preparedIndex, err)
	}
	if index.Program != program {
		return nil, nil
	}
	s := &Site{Base: "/", Version: index.Version, files: map[string]*file{}}
	for name, entry := range index.Files {
		f, err := entry.file(sources, name)
		if err != nil {
			return nil, err
		}
		switch path, page := strings.CutSuffix(name, indexName); {
		case name == notFoundPath:
			s.notFound = f
		case page:
			s.files[s.Base+path] = f
		default:
			s.files[s.Base+name] = f
		}
	}
	s.translate()
	return s, nil
}

func (e preparedFile) file(sources fs.FS, name string) (*file, error) {
	f := &file{size: e.Size, kind: contentType(name)}
	sum, err := hex.DecodeString(e.Sum)
	if err != nil || copy(f.sum[:], sum) != sha256.Size {
		return nil, fmt.Errorf("%s: the sum of %s is malformed", preparedIndex, name)
	}
	if name == programPath {
		return f, f.storeProgram(sources)
	}
	for _, coding := range e.Codings {
		body := stored(sources, preparedFolder+name+suffixes[coding])
		switch coding {
		case "br":
			f.brotli = body
		case "gzip":
			f.gzip = body
			f.identity = unzipped(body)
		case "identity":
			f.identity = body
		}
	}
	return f, nil
}

// Open returns the site that the build of this program made, or builds the site as [New]
// does.
func Open(base string) (*Site, error) {
	site, err := openPrepared(base)
	if site != nil || err != nil {
		return site, err
	}
	return New(base)
}

// openPrepared returns the site that the build made for a base path, or nil.
func openPrepared(base string) (*Site, error) {
	if !validBase(base) {
		return nil, fmt.Errorf("%q: %w", base, ErrBase)
	}
	site, err := readPrepared(embedded)
	if err != nil || site == nil || site.Base != base {
		return nil, err
	}
	return site, nil
}

// OpenLater is like [Open] but does not wait for the site to be built. Requests to the
// handler do.
func OpenLater(base string) (http.Handler, error) {
	site, err := openPrepared(base)
	if err != nil {
		return nil, err
	}
	if site != nil {
		freeMemory()
		return site, nil
	}
	l := &later{ready: make(chan struct{})}
	go func() {
		defer close(l.ready)
		if l.site, err = New(base); err != nil {
			panic(err) // the sources are embedded, and base has been checked
		}
		freeMemory()
	}()
	return l, nil
}

// freeMemory returns the memory that opening a site took. Serving a site allocates
// little, so freeMemory also makes the garbage collector run sooner.
func freeMemory() {
	debug.SetGCPercent(40)
	debug.FreeOSMemory()
}

// later is a site that is still being built.
type later struct {
	ready chan struct{} // closed once site is set
	site  *Site
}

func (l *later) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if l.wait(r.Context()) == nil {
		l.site.ServeHTTP(w, r)
	}
}

func (l *later) wait(ctx context.Context) error {
	select {
	case <-l.ready:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// Prepared returns the response of the finished site, or nil while the site is being
// built; see server.Prepared.
func (l *later) Prepared(path, query []byte, acceptEncoding, acceptLanguage string) (head, body []byte) {
	select {
	case <-l.ready:
		return l.site.Prepared(path, query, acceptEncoding, acceptLanguage)
	default:
		return nil, nil // so that ServeHTTP gets the request, and waits
	}
}
