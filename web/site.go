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

	"github.com/andybalholm/brotli"

	"sudoku/app/learn"
	"sudoku/app/learn/learnui"
	"sudoku/app/lesson"
	"sudoku/app/text/languages"
	"sudoku/solver/generate"
	digits "sudoku/solver/scan/weights"
)

//go:embed style *.js fonts icons robots.txt licences.txt all:bundle
var embedded embed.FS

// themeSource is inlined into each page, so that the first paint already has the chosen
// theme.
//
//go:embed theme.js
var themeSource []byte

// languageSource is inlined into each page, so that the first paint is already in the
// visitor's language.
//
//go:embed language.js
var languageSource []byte

// loadingSource is inlined into each page that starts the program, so that it can report
// loading errors.
//
//go:embed loading.js
var loadingSource []byte

// inputBufferSource is inlined into the solver's page, so that it records input from the
// first paint.
//
//go:embed input-buffer.js
var inputBufferSource []byte

// The inlined scripts, without comments or indentation.
var (
	themeScript       = withoutComments(themeSource)
	languageScript    = withoutComments(languageSource)
	loadingScript     = withoutComments(loadingSource)
	inputBufferScript = withoutComments(inputBufferSource)
)

// withoutComments returns a script without comment lines or indentation.
func withoutComments(script []byte) (short []byte) {
	for line := range bytes.Lines(script) {
		line = bytes.TrimLeft(line, " ")
		if !bytes.HasPrefix(line, []byte("//")) && len(bytes.TrimSpace(line)) > 0 {
			short = append(short, line...)
		}
	}
	return short
}

// ErrNoBundle is returned if the program was built without the page.
var ErrNoBundle = errors.New("the page is not part of this program: run `make build` and use bin/sudoku")

// ErrBase is returned for an invalid base path. A base path begins and ends with a slash,
// consists of letters, digits, '-', '_', '.' and '/', and does not contain "//" or "/.".
var ErrBase = errors.New("not a base path such as / or /path/")

// Site holds everything served under one base path. It is an immutable [http.Handler].
type Site struct {
	Base    string // begins and ends with a slash
	Version string // the hash of all content

	files    map[string]*file // by URL path
	served   map[string]*file // files and their aliases; see translate
	notFound *file
}

// Files returns the embedded sources of the site, such as the parts of the style sheet,
// scripts, icons and the packed program.
func Files() fs.FS { return embedded }

// Licences returns the full licences of everything that ships.
func Licences() string {
	text, err := embedded.ReadFile("licences.txt")
	if err != nil {
		panic(err) // the file is embedded
	}
	return string(text)
}

// New builds the site from the embedded files, even if the build of this program already
// included a prepared one; see [Open]. It returns [ErrNoBundle] if the program was built
// without the page, and [ErrBase] for an invalid base path.
func New(base string) (*Site, error) { return Build(base, Files()) }

// Build builds the site from the given sources, laid out as in [Files].
func Build(base string, sources fs.FS) (*Site, error) {
	return build(base, sources, map[string][]content{})
}

// build builds the site. drawn holds the page contents already drawn for this base path,
// and build adds the missing ones.
func build(base string, sources fs.FS, drawn map[string][]content) (*Site, error) {
	g, err := newGenerator(base, sources)
	if err != nil {
		return nil, err
	}
	g.drawn = drawn

	// The version is the hash of all content, but some content includes the version. So
	// everything is first generated with a placeholder, and hashed. Page contents are
	// rendered in this first round only.
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

// readAssets reads the files that do not depend on the base path. The map is keyed by
// path below the base.
func readAssets(sources fs.FS) (map[string]*file, error) {
	assets := map[string]*file{}
	wasm, err := readProgram(sources)
	if err != nil {
		return nil, err
	}
	assets[programPath] = wasm
	face, err := fs.ReadFile(sources, "fonts/"+path.Base(facePath))
	if err != nil {
		return nil, err
	}
	assets[facePath] = newFile(facePath, face)
	style, err := StyleSheet(sources)
	if err != nil {
		return nil, err
	}
	name := path.Base(facePath)
	style = bytes.Replace(style, []byte(name), []byte(name+"?v="+assets[facePath].hash()), 1)
	assets[stylePath] = newFile(stylePath, style)

	places := map[string]string{ // source -> path in the site
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
		assets[lessonsPath(c.Code)] = newFile(".txt", []byte(lesson.File(languages.Lessons(c.Code))))
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

// The names of the compressed program in the sources. Quick builds have no brotli file.
const (
	zippedProgram   = "bundle/app.wasm.gz"
	brotliedProgram = "bundle/app.wasm.br"
)

// readProgram reads the WebAssembly to determine its size and hash, and does not keep it.
func readProgram(sources fs.FS) (*file, error) {
	zipped, err := sources.Open(zippedProgram)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, ErrNoBundle
	}
	if err != nil {
		return nil, err
	}
	defer zipped.Close()
	z, err := gzip.NewReader(zipped)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", zippedProgram, err)
	}
	sum := sha256.New()
	size, err := io.Copy(sum, z)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", zippedProgram, err)
	}
	f := &file{size: int(size), kind: contentType(programPath), sum: [sha256.Size]byte(sum.Sum(nil))}
	return f, f.storeProgram(sources)
}

// storeProgram sets the functions that return the program in each coding.
func (f *file) storeProgram(sources fs.FS) error {
	f.gzip = stored(sources, zippedProgram)
	f.identity = unzipped(f.gzip)
	switch _, err := fs.Stat(sources, brotliedProgram); {
	case err == nil:
		f.brotli = stored(sources, brotliedProgram)
	case !errors.Is(err, fs.ErrNotExist):
		return err
	}
	return nil
}

// digest returns the hash of all content: 64 bits in hexadecimal.
func (s *Site) digest() string {
	all := sha256.New()
	for _, path := range s.paths() {
		fmt.Fprintf(all, "%s %s\n", path, s.files[path].hash())
	}
	fmt.Fprintln(all, s.notFound.hash())
	return hex.EncodeToString(all.Sum(nil)[:8])
}

// paths returns the sorted URL paths of the site.
func (s *Site) paths() []string { return slices.Sorted(maps.Keys(s.files)) }

// Size is the size of a file in bytes, by content coding.
type Size struct {
	Path                   string
	Identity, Gzip, Brotli int
}

// FirstVisit lists what a browser in the given language loads from this server before the
// site works offline: the page at the base path, and everything its service worker caches.
// The sizes are those of a site that the build made.
func (s *Site) FirstVisit(code string) []Size {
	var sizes []Size
	for _, path := range s.paths() {
		switch rel := strings.TrimPrefix(path, s.Base); {
		case offline(rel), rel == serviceWorkerPath, rel == textsPath(code), rel == languagePath(code, ""), rel == languagePath(code, manifestPath):
		default:
			continue
		}
		f := s.files[path]
		f.quality = brotli.BestCompression
		size := Size{Path: path, Identity: f.size, Gzip: len(f.in("gzip")), Brotli: len(f.in("br"))}
		size.Gzip = cmp.Or(size.Gzip, size.Identity)
		size.Brotli = cmp.Or(size.Brotli, size.Gzip)
		sizes = append(sizes, size)
	}
	return sizes
}
