//go:build !js

package web

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"net/http"
	"net/http/httptest"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/drill"
	"sudoku/app/learn/learnui"
	"sudoku/app/lesson"
	"sudoku/app/page"
	"sudoku/app/page/loop"
	"sudoku/app/page/pageui"
	"sudoku/app/text"
	"sudoku/app/text/languages"
)

// shortName is the site's name where space is scarce, such as on a home screen.
const shortName = "Sudoku"

const (
	appScriptPath     = "app.js"
	manifestPath      = "manifest.webmanifest"
	serviceWorkerPath = "app-worker.js"
	notFoundPath      = "404.html" // written for static hosts, not served under this path
)

// Files that are cached after first use: the bank of rare puzzles and the digit reader's
// weights.
const (
	bankPath   = "web/bank.txt"
	digitsPath = "web/digits.bin"
)

// lessonsPath returns the path of the interactive lessons in a language. They are cached
// after first use as well.
func lessonsPath(code string) string { return "web/lessons." + code + ".txt" }

// lessons provides the interactive lessons to the pages drawn here.
var lessons = learnui.Lessons{
	Book:     func(code string) lesson.Book { return books()[code] },
	Progress: func() lesson.Progress { return nil },
	Now:      func() time.Time { return time.Time{} },
}

// books decodes the lessons of all languages once, since several hundred pages need them.
var books = sync.OnceValue(func() map[string]lesson.Book {
	all := map[string]lesson.Book{}
	for _, c := range languages.All {
		book, err := lesson.Decode(lesson.File(languages.Lessons(c.Code)))
		if err != nil {
			panic(err) // unreachable: a test decodes all of them
		}
		all[c.Code] = book
	}
	return all
})

const programPath = "web/app.wasm"

// textsPath returns the path of a language's texts. The service worker caches those a
// visitor has used.
func textsPath(code string) string { return "web/texts." + code + ".txt" }

// offline reports whether the service worker caches the file at a path below the base
// when it is installed. Bitmap icons are left out, since only operating systems load
// them.
func offline(path string) bool {
	return slices.Contains([]string{appScriptPath, "wasm_exec.js", stylePath, facePath, "web/app.wasm", "web/worker.js", "web/icon.svg", learnui.EmblemsPath}, path)
}

// generator generates a site for a base path from its assets.
type generator struct {
	base                string
	assets              map[string]*file // by path below the base
	boot, serviceWorker []byte           // scripts included in generated scripts
	paperLight          string
	paperDark           string
	drawn               map[string][]content // page contents by path and language
}

func newGenerator(base string, sources fs.FS) (*generator, error) {
	if !validBase(base) {
		return nil, fmt.Errorf("%q: %w", base, ErrBase)
	}
	g := &generator{base: base, drawn: map[string][]content{}}
	var err error
	if g.assets, err = readAssets(sources); err != nil {
		return nil, err
	}
	if g.paperLight, g.paperDark, err = paper(sources); err != nil {
		return nil, err
	}
	for _, name := range []string{"document.js", "markup.js", "boot.js"} {
		script, err := fs.ReadFile(sources, name)
		if err != nil {
			return nil, err
		}
		g.boot = append(g.boot, withoutComments(script)...)
	}
	if g.serviceWorker, err = fs.ReadFile(sources, "service-worker.js"); err != nil {
		return nil, err
	}
	return g, nil
}

// Resolve turns a path of the site, which pages and go-app write with a leading slash,
// into a URL. Other locations stay as they are. It implements app.ResourceResolver.
func (g *generator) Resolve(location string) string {
	if !strings.HasPrefix(location, "/") || strings.HasPrefix(location, "//") {
		return location
	}
	return g.url(location[1:])
}

// url returns the URL of the file at a path below the base, with the file's
// hash if it has one.
func (g *generator) url(path string) string {
	if f, ok := g.assets[path]; ok {
		return g.base + path + "?v=" + f.hash()
	}
	return g.base + path
}

// goApp allows one generation at a time, because go-app keeps its routes and environment
// variables in global state.
var goApp struct {
	sync.Mutex
	registered bool
	language   *text.Catalog // language of the page being drawn
	typing     bool          // whether to draw the solver's page as it looks while typing
}

// site generates all files of the site. Some of them include the version.
func (g generator) site(version string) (*Site, error) {
	goApp.Lock()
	defer goApp.Unlock()
	g.assets = maps.Clone(g.assets)
	handler := g.handler(version)
	script, err := fetch(handler, "/app.js")
	if err != nil {
		return nil, err
	}
	if script, err = startAfterPaint(script); err != nil {
		return nil, err
	}
	g.assets[appScriptPath] = newFile(appScriptPath, slices.Concat(g.boot, script))

	s := &Site{Base: g.base, Version: version, files: map[string]*file{}}
	for path, f := range g.assets {
		s.files[g.base+path] = f
	}
	add := func(path string, body []byte) { s.files[g.base+path] = newFile(path, body) }

	for _, route := range pageui.Paths() {
		for i, t := range languages.All {
			page, err := g.page(handler, route, version, appPage, i)
			if err != nil {
				return nil, err
			}
			s.files[g.base+languagePath(t.Code, route)] = newFile(".html", page)
		}
	}
	page, err := g.page(handler, notFoundPath, version, plainPage, everyLanguage)
	if err != nil {
		return nil, err
	}
	s.notFound = newFile(notFoundPath, page)

	for _, t := range languages.All {
		add(languagePath(t.Code, manifestPath), g.manifest(t))
	}
	add(serviceWorkerPath, g.serviceWorkerScript(s))
	s.translate()
	return s, nil
}

// handler returns go-app's handler, which draws the pages. The caller holds goApp.
func (g *generator) handler(version string) http.Handler {
	if !goApp.registered {
		first := func() pageui.Program {
			m := page.New()
			if goApp.typing {
				m.Place = desk.Table
			}
			return loop.Still(m, goApp.language)
		}
		pageui.Register(first, learnui.Tongue{Now: func() *text.Catalog { return goApp.language }}, func() drill.Progress { return nil }, lessons)
		goApp.registered = true
	}
	return &app.Handler{
		ShortName: shortName,
		Version:   version,
		Resources: g,
		Env: map[string]string{
			"SUDOKU_WORKER_URL":  g.url("web/worker.js"),
			"SUDOKU_EXEC_URL":    g.url("wasm_exec.js"),
			"SUDOKU_WASM_URL":    g.url("web/app.wasm"),
			"SUDOKU_WASM_SIZE":   strconv.Itoa(g.assets["web/app.wasm"].size),
			"SUDOKU_BANK_URL":    g.url(bankPath),
			"SUDOKU_DIGITS_URL":  g.url(digitsPath),
			"SUDOKU_EMBLEMS_URL": g.url(learnui.EmblemsPath),
			"SUDOKU_LESSONS":     languages.Listing(func(code string) string { return g.url(lessonsPath(code)) }),
			"SUDOKU_TEXTS":       languages.Listing(func(code string) string { return g.url(textsPath(code)) }),
		},
	}
}

// fetch returns a file generated by go-app's handler.
func fetch(handler http.Handler, path string) ([]byte, error) {
	answer := httptest.NewRecorder()
	handler.ServeHTTP(answer, httptest.NewRequest(http.MethodGet, path, nil))
	if answer.Code != http.StatusOK {
		return nil, fmt.Errorf("generating %s: status %d", path, answer.Code)
	}
	return answer.Body.Bytes(), nil
}

// serviceWorkerScript returns the script, preceded by the definitions that it needs.
func (g *generator) serviceWorkerScript(s *Site) []byte {
	type resource struct {
		URL       string `json:"url"`
		Integrity string `json:"integrity"`
	}
	var files []resource
	for _, path := range s.paths() {
		if rel := strings.TrimPrefix(path, g.base); offline(rel) {
			files = append(files, resource{g.url(rel), s.files[path].integrity()})
		}
	}
	type language struct {
		Code     string `json:"code"`
		Home     string `json:"home"`
		Texts    string `json:"texts"`
		Manifest string `json:"manifest"`
	}
	once := []string{g.url(bankPath), g.url(digitsPath)}
	var spoken []language
	for _, c := range languages.All {
		once = append(once, g.url(lessonsPath(c.Code)))
		spoken = append(spoken, language{c.Code, g.base + languagePath(c.Code, ""), g.url(textsPath(c.Code)), g.base + languagePath(c.Code, manifestPath)})
	}
	var b bytes.Buffer
	fmt.Fprintf(&b, "const version = %s, base = %s, files = %s, wanted = %s, languages = %s;\n",
		toJSON(s.Version), toJSON(g.base), toJSON(files), toJSON(once), toJSON(spoken))
	b.Write(withoutComments(g.serviceWorker))
	return b.Bytes()
}

// manifest returns the Web Application Manifest in a language. Its id is the base path, so
// an installed page keeps its identity if the language or other entries change.
func (g *generator) manifest(t *text.Catalog) []byte {
	type icon struct {
		Src     string `json:"src"`
		Sizes   string `json:"sizes"`
		Type    string `json:"type"`
		Purpose string `json:"purpose"`
	}
	return toJSON(struct {
		ID              string   `json:"id"`
		Name            string   `json:"name"`
		ShortName       string   `json:"short_name"`
		Description     string   `json:"description"`
		Lang            string   `json:"lang"`
		Dir             string   `json:"dir"`
		StartURL        string   `json:"start_url"`
		Scope           string   `json:"scope"`
		Display         string   `json:"display"`
		BackgroundColor string   `json:"background_color"`
		ThemeColor      string   `json:"theme_color"`
		Categories      []string `json:"categories"`
		Icons           []icon   `json:"icons"`
	}{
		ID: g.base, Name: t.Page.Title, ShortName: shortName, Description: t.Page.Tagline,
		Lang: t.Code, Dir: "ltr",
		StartURL: g.base, Scope: g.base, Display: "standalone",
		BackgroundColor: g.paperLight, ThemeColor: g.paperLight,
		Categories: []string{"games", "puzzle", "utilities"},
		Icons: []icon{
			{g.url("web/icon.svg"), "any", "image/svg+xml", "any"},
			{g.url("web/icon-192.png"), "192x192", "image/png", "any"},
			{g.url("web/icon-512.png"), "512x512", "image/png", "any"},
			{g.url("web/icon-maskable.png"), "512x512", "image/png", "maskable"},
		},
	})
}

func toJSON(v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err) // the values in this file can always be encoded as JSON
	}
	return text
}

// startAfterPaint makes go-app's script start the program through boot.js after the first
// paint, so that the download does not delay the paint.
func startAfterPaint(script []byte) ([]byte, error) {
	const start, later = "\ngoappInitWebAssembly();\n", "\nsudokuBegin();\n"
	if n := bytes.Count(script, []byte(start)); n != 1 {
		return nil, fmt.Errorf("web: go-app's script starts the program in %d places, not one", n)
	}
	return bytes.Replace(script, []byte(start), []byte(later), 1), nil
}
