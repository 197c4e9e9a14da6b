//go:build !js

package web

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"sudoku/app/learn"
	"sudoku/app/learn/learnui"
	"sudoku/app/text/languages"
	"sudoku/solver/generate"
	digits "sudoku/solver/scan/weights"
)

//go:embed style *.js icons robots.txt licences.txt all:bundle
var embedded embed.FS

// themeSource is part of each page, so that it is never painted in another look
// than the chosen one.
//
//go:embed theme.js
var themeSource []byte

// languageSource is part of each page, so that it is never painted in another
// language than the visitor's.
//
//go:embed language.js
var languageSource []byte

// loadingSource is part of each page that starts the program, so that it has words
// for what becomes of the other files.
//
//go:embed loading.js
var loadingSource []byte

// inputBufferSource is part of the solver's page, so that it hears from the first paint
// on.
//
//go:embed input-buffer.js
var inputBufferSource []byte

// The scripts as they are in pages.
var (
	themeScript       = withoutComments(themeSource)
	languageScript    = withoutComments(languageSource)
	loadingScript     = withoutComments(loadingSource)
	inputBufferScript = withoutComments(inputBufferSource)
)

// withoutComments is a script without its lines that are comments, and without the
// spaces at the beginning of its lines.
func withoutComments(script []byte) (short []byte) {
	for line := range bytes.Lines(script) {
		line = bytes.TrimLeft(line, " ")
		if !bytes.HasPrefix(line, []byte("//")) && len(bytes.TrimSpace(line)) > 0 {
			short = append(short, line...)
		}
	}
	return short
}

// ErrNoBundle says that the program was built without the page.
var ErrNoBundle = errors.New("the page is not part of this program: run `make build` and use bin/sudoku")

// ErrBase says that a base path does not begin and end with a slash, or holds
// characters other than letters, digits, '-', '_', '.' and '/'.
var ErrBase = errors.New("not a base path such as / or /path/")

// Site is everything there is at the URL paths under one base path.
// It is an [http.Handler] and does not change.
type Site struct {
	Base    string // begins and ends with a slash
	Version string // the hash of all content

	files    map[string]*file // by URL path
	notFound *file
}

// Files returns the site's sources as they are embedded: the parts of the style
// sheet, scripts, icons and the packed program.
func Files() fs.FS { return embedded }

// Licences are those of everything that ships, in full.
func Licences() string {
	text, err := embedded.ReadFile("licences.txt")
	if err != nil {
		panic(err) // it is embedded
	}
	return string(text)
}

// New makes the site from the files in this program. It returns [ErrNoBundle]
// if that was built without the page, and [ErrBase].
func New(base string) (*Site, error) { return Build(base, Files()) }

// Build makes the site from the given sources, laid out as in [Files].
func Build(base string, sources fs.FS) (*Site, error) {
	g, err := newGenerator(base, sources)
	if err != nil {
		return nil, err
	}

	// The version is the hash of all content, and some of the content names the
	// version; so all is generated once with a stand-in, to be hashed. What the
	// pages show is rendered in that first turn only.
	draft, err := g.site("draft")
	if err != nil {
		return nil, err
	}
	return g.site(draft.digest())
}

func validBase(base string) bool {
	return strings.HasPrefix(base, "/") && strings.HasSuffix(base, "/") && !strings.Contains(base, "//") &&
		!strings.Contains(base, "/.") && strings.Trim(base, alphanumeric+"-_./") == ""
}

const alphanumeric = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

// readAssets reads what does not depend on the base path, by path below it.
func readAssets(sources fs.FS) (map[string]*file, error) {
	assets := map[string]*file{}
	wasm, err := readProgram(sources)
	if err != nil {
		return nil, err
	}
	assets["web/app.wasm"] = wasm
	style, err := StyleSheet(sources)
	if err != nil {
		return nil, err
	}
	assets[stylePath] = newFile(stylePath, style)

	places := map[string]string{ // source -> place in the site
		"bundle/wasm_exec.js":        "wasm_exec.js",
		"icons/apple-touch-icon.png": "apple-touch-icon.png",
		"icons/favicon.ico":          "favicon.ico",
		"robots.txt":                 "robots.txt",
		"licences.txt":               learnui.LicencesPath,
		"worker.js":                  "web/worker.js",
	}
	for _, pattern := range []string{"icons/*.svg", "icons/icon*.png"} {
		names, err := fs.Glob(sources, pattern)
		if err != nil {
			return nil, err
		}
		for _, name := range names {
			places[name] = "web/" + path.Base(name)
		}
	}
	assets[bankPath] = newFile(bankPath, generate.BankFile())
	assets[digitsPath] = newFile(digitsPath, digits.File)
	for _, c := range languages.All {
		assets[textsPath(c.Code)] = newFile(".txt", []byte(c.File()))
	}
	assets[learnui.EmblemsPath] = newFile(learnui.EmblemsPath, []byte(learn.Emblems()))
	for name, place := range places {
		body, err := fs.ReadFile(sources, name)
		if err != nil {
			return nil, err
		}
		assets[place] = newFile(name, body)
	}
	return assets, nil
}

// readProgram reads the WebAssembly, which is there in its codings only. In a
// build that was made in a hurry the brotli one is missing.
func readProgram(sources fs.FS) (*file, error) {
	zipped, err := fs.ReadFile(sources, "bundle/app.wasm.gz")
	if errors.Is(err, fs.ErrNotExist) {
		return nil, ErrNoBundle
	}
	if err != nil {
		return nil, err
	}
	z, err := gzip.NewReader(bytes.NewReader(zipped))
	if err != nil {
		return nil, fmt.Errorf("bundle/app.wasm.gz: %w", err)
	}
	body, err := io.ReadAll(z)
	if err != nil {
		return nil, fmt.Errorf("bundle/app.wasm.gz: %w", err)
	}
	f := newFile("app.wasm", body)
	f.gzip = func() []byte { return zipped }
	f.brotli = nil
	switch packed, err := fs.ReadFile(sources, "bundle/app.wasm.br"); {
	case err == nil:
		f.brotli = func() []byte { return packed }
	case !errors.Is(err, fs.ErrNotExist):
		return nil, err
	}
	return f, nil
}

// digest is the hash of all content: 64 bits in hexadecimal.
func (s *Site) digest() string {
	all := sha256.New()
	for _, path := range s.paths() {
		fmt.Fprintf(all, "%s %s\n", path, s.files[path].hash())
	}
	fmt.Fprintln(all, s.notFound.hash())
	return hex.EncodeToString(all.Sum(nil)[:8])
}

// paths returns the URL paths of the site in order.
func (s *Site) paths() []string { return slices.Sorted(maps.Keys(s.files)) }

// Size is what one file costs a visitor, in bytes by content coding.
type Size struct {
	Path                   string
	Identity, Gzip, Brotli int
}

// FirstVisit lists what a browser loads before the site works offline: the page
// at the base path with all that its service worker keeps, and the texts of the first
// language.
func (s *Site) FirstVisit() []Size {
	var sizes []Size
	for _, path := range s.paths() {
		switch rel := strings.TrimPrefix(path, s.Base); {
		case offline(rel), rel == "", rel == serviceWorkerPath, rel == textsPath(languages.All[0].Code):
		default:
			continue
		}
		f := s.files[path]
		size := Size{Path: path, Identity: len(f.body), Gzip: len(f.in("gzip")), Brotli: len(f.in("br"))}
		size.Gzip = cmp.Or(size.Gzip, size.Identity)
		size.Brotli = cmp.Or(size.Brotli, size.Gzip)
		sizes = append(sizes, size)
	}
	return sizes
}
