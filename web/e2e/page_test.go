//go:build !js

package e2e

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"sudoku/web/e2e/driver"
)

// Time limits after which a test fails. until extends them while the machine is busy.
var (
	stepTime = patience() // for one step
	loadTime = patience() // for a page to load and run
)

// callTime limits one command of the DevTools protocol.
const callTime = 5 * time.Minute

const pollTime = 20 * time.Millisecond

// patience returns the time limit of a step. It is longer in CI, where nobody waits for
// the result.
func patience() time.Duration {
	if os.Getenv("CI") != "" {
		return 5 * time.Minute
	}
	return time.Minute
}

// busy returns how many times slower steps are than on an idle machine: the load average
// per processor, from 1 to 10. It returns 2 if the load average is unavailable.
func busy() float64 {
	text, err := os.ReadFile("/proc/loadavg")
	var load float64
	if _, scanned := fmt.Sscan(string(text), &load); err != nil || scanned != nil {
		return 2
	}
	return min(max(load/float64(runtime.NumCPU()), 1), 10)
}

// A player is a user at a browser tab.
type player struct {
	t       *testing.T
	server  *server
	page    driver.Tab
	ctx     context.Context // in Chromium, the tab's chromedp context
	console *console
	window  *window // the tab's window, or nil if not from the pool
}

// open opens the site at a path, on a server of its own. If the window has shown the site
// before, the service worker and the compiled program are reused, with empty storage.
// That takes half the processor time of a first visit.
func open(t *testing.T, path string) *player {
	t.Helper()
	p := openAgain(t)
	p.navigate(path)
	return p
}

// openWith is like open, but runs a script before each page's own scripts.
func openWith(t *testing.T, path, js string) *player {
	t.Helper()
	p := openAgain(t)
	p.beforeLoad(js)
	p.navigate(path)
	return p
}

// openAgain opens an empty tab, if possible in a window that has already shown the site.
func openAgain(t *testing.T) *player {
	t.Helper()
	site, err := theSite()
	if err != nil {
		t.Fatal(err)
	}
	beside(t)
	if engine != driver.Chromium {
		return serve(t, site).open()
	}
	if w := takeVisited(); w != nil {
		return serveAt(t, site, w.addr).openIn(w)
	}
	p := serve(t, site).open()
	p.window.visited = true
	return p
}

// openFirst opens the site at a path as a first visit.
func openFirst(t *testing.T, path string) *player {
	t.Helper()
	p := openEmpty(t)
	p.navigate(path)
	return p
}

// openEmpty opens an empty tab for a first visit to the site.
func openEmpty(t *testing.T) *player {
	t.Helper()
	site, err := theSite()
	if err != nil {
		t.Fatal(err)
	}
	return serve(t, site).open()
}

// openKept opens the site and waits until it works offline.
func openKept(t *testing.T) *player {
	t.Helper()
	p := openFirst(t, "/")
	site, err := theSite()
	if err != nil {
		t.Fatal(err)
	}
	p.waitServiceWorker(site.Version)
	return p
}

// open opens an empty tab in a profile that has not visited the server.
func (s *server) open() *player {
	s.t.Helper()
	w, err := takeWindow()
	if err != nil {
		s.t.Fatal(err)
	}
	return s.openIn(w)
}

func (s *server) openIn(w *window) *player {
	s.t.Helper()
	s.t.Cleanup(func() { w.giveBack(s) })
	return newTab(s.t, s, w)
}

// openForGood opens an empty tab in the browser's own profile, from which apps can be
// installed.
func (s *server) openForGood() *player {
	s.t.Helper()
	root, err := browser()
	if err != nil {
		s.t.Fatal(err)
	}
	return newTabIn(s.t, s, driver.DevTools(root))
}

// tab opens another empty tab with the same profile, in a separate window so that both
// are visible.
func (p *player) tab() *player {
	p.t.Helper()
	p.window.crowded = true
	return newTab(p.t, p.server, p.window)
}

func newTab(t *testing.T, s *server, w *window) *player {
	t.Helper()
	p := newPlayer(t, s, func(listener func(driver.Message)) (driver.Tab, error) {
		ctx, cancel := context.WithTimeout(context.Background(), callTime)
		defer cancel()
		return w.profile.Tab(ctx, listener)
	})
	p.window = w
	return p
}

// newTabIn opens a tab in a chromedp context.
func newTabIn(t *testing.T, s *server, parent context.Context, options ...chromedp.ContextOption) *player {
	t.Helper()
	if engine != driver.Chromium {
		t.Fatalf("a tab of Chromium in %s: exceptions_test.go", engine)
	}
	return newPlayer(t, s, func(listener func(driver.Message)) (driver.Tab, error) {
		return driver.ChromiumTab(parent, listener, options...)
	})
}

func newPlayer(t *testing.T, s *server, open func(func(driver.Message)) (driver.Tab, error)) *player {
	t.Helper()
	p := &player{t: t, server: s, ctx: context.Background(), console: &console{}}
	tab, err := open(p.console.take)
	if err != nil {
		t.Fatal(err)
	}
	p.page = tab
	if ctx := driver.DevTools(tab); ctx != nil {
		p.ctx = ctx
	}
	t.Cleanup(tab.Close)
	t.Cleanup(p.checkConsole)
	p.beforeLoad(markPrerendered)
	return p
}

// do runs a step of the driver and fails the test if the step fails.
func (p *player) do(what string, step func(context.Context) error) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), callTime)
	defer cancel()
	if err := step(ctx); err != nil {
		p.t.Fatalf("%s: %v", what, err)
	}
}

// markPrerendered remembers the element that the server rendered. The page runs once that
// element has been replaced.
const markPrerendered = `addEventListener("DOMContentLoaded", () => { globalThis.prerendered = document.body?.firstElementChild })`

// beforeLoad runs a script before the scripts of every page opened from now on.
func (p *player) beforeLoad(js string) {
	p.t.Helper()
	p.do("a script before each page", func(ctx context.Context) error { return p.page.BeforeLoad(ctx, js) })
}

// visit goes to a path of the server and waits until it is loaded, but not until its
// program runs.
func (p *player) visit(path string) {
	p.t.Helper()
	// Visit an empty page first, so that the page is loaded even if only the fragment
	// changes.
	for _, url := range []string{"about:blank", p.server.url(path)} {
		p.do("visiting "+path, func(ctx context.Context) error { return p.page.Navigate(ctx, url) })
	}
}

// navigate goes to a path of the server and waits until the page runs. If the path
// contains a puzzle, navigate starts to play the puzzle.
func (p *player) navigate(path string) {
	p.t.Helper()
	p.bring(path)
	p.wait("the table", `((page) => {
		const waits = page?.classList.contains("with-choices");
		waits && document.querySelector(".choices-four button:last-child").click();
		return !waits;
	})(document.querySelector(".page"))`)
}

// bring goes to a path of the server and waits until the page runs and has read any link
// in the path.
func (p *player) bring(path string) {
	p.t.Helper()
	p.visit(path)
	p.waitRunning()
	if strings.Contains(path, "#") || strings.Contains(path, "/?p=") || strings.Contains(path, "index.html?p=") {
		p.wait("the link to be read", `!location.search.includes("p=") && !/^#([.0-9]{81}|:|[A-Za-z0-9_-]{30,}|daily|practise)/.test(location.hash)`)
	}
}

// reload reloads the page and waits until it runs.
func (p *player) reload() {
	p.t.Helper()
	p.do("reloading", p.page.Reload)
	p.waitRunning()
}

func (p *player) waitRunning() {
	p.t.Helper()
	p.waitFor(loadTime, "the page to run", `globalThis.prerendered && (globalThis.sudokuRead || prerendered !== document.body.firstElementChild) && !document.getElementById("app-wasm-loader")`)
}

// eval returns the value of a JavaScript expression. It awaits promises.
func eval[T any](p *player, js string) T {
	p.t.Helper()
	value, err := tryEval[T](p, js)
	if err != nil {
		p.fatalf("%s: %v", js, err)
	}
	return value
}

func tryEval[T any](p *player, js string) (value T, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), callTime)
	defer cancel()
	found, err := p.page.Evaluate(ctx, js)
	if _, none := any(value).(void); none || err != nil {
		return value, err
	}
	if found == nil {
		return value, errors.New("the value is undefined")
	}
	return value, json.Unmarshal(found, &value)
}

// void is the type of a value that does not matter.
type void struct{}

// run runs JavaScript for its effect.
func (p *player) run(js string) {
	p.t.Helper()
	eval[void](p, js)
}

// wait waits until a JavaScript expression, or its promise, yields true. what describes
// the condition in messages.
func (p *player) wait(what, js string) {
	p.t.Helper()
	p.waitFor(stepTime, what, js)
}

func (p *player) waitFor(limit time.Duration, what, js string) {
	p.t.Helper()
	p.until(limit, what, func() bool {
		// Evaluation fails between two documents. Treat that as "not yet".
		met, err := tryEval[bool](p, fmt.Sprintf(watchJS, js))
		return err == nil && met
	})
}

// watchJS reports whether an expression becomes true within a second. Polling in the page
// costs less than polling from outside.
const watchJS = `(async () => {
	for (const end = Date.now() + 1000; ;) {
		if (await (%s)) return true;
		if (Date.now() > end) return false;
		await new Promise((next) => setTimeout(next, 10));
	}
})()`

// until waits until a condition is met. It fails the test after limit, or later if the
// machine is busy.
func (p *player) until(limit time.Duration, what string, met func() bool) {
	p.t.Helper()
	for start := time.Now(); !met(); time.Sleep(pollTime) {
		if waited := time.Since(start); waited > limit && waited.Seconds() > limit.Seconds()*busy() {
			p.fatalf("waited %v for %s", waited.Round(time.Second), what)
		}
	}
}

// A cell holds the documented attributes of a cell.
type cell struct {
	Value      string `json:"value"` // "" if empty
	Given      bool   `json:"given"`
	Candidates string `json:"candidates"` // the candidates shown
}

// cell returns the cell with a name such as "r1c1".
func (p *player) cell(name string) cell {
	p.t.Helper()
	return eval[cell](p, fmt.Sprintf(`(({value, given, candidates}) => ({value, given: given === "true", candidates}))
		(document.querySelector(%s).dataset)`, quote(cellSelector(name))))
}

// grid returns the 81 digits on the page, with '.' for empty cells.
func (p *player) grid() string {
	p.t.Helper()
	return eval[string](p, gridJS)
}

// givens returns the 81 cells, with '.' for those that are not givens.
func (p *player) givens() string {
	p.t.Helper()
	return eval[string](p, cellsJS+`.map(({dataset}) => dataset.given === "true" ? dataset.value : ".").join("")`)
}

// cellsJS is the array of the 81 cells in order. It queries the document once, since many
// waits evaluate it repeatedly.
const (
	cellsJS = `((cells) => Array.from({length: 81}, (_, i) => cells.get("r" + (1 + Math.floor(i/9)) + "c" + (1 + i%9))))(
		new Map([...document.querySelectorAll("[role=grid] [role=gridcell]")].reverse().map((e) => [e.dataset.cell, e])))`
	gridJS = cellsJS + `.map(({dataset}) => dataset.value || ".").join("")`
)

// waitGrid waits until the grid shows these 81 digits.
func (p *player) waitGrid(want string) {
	p.t.Helper()
	p.wait("the grid "+want, gridJS+" === "+quote(want))
}

// text returns the text of the first element that matches a selector.
func (p *player) text(selector string) string {
	p.t.Helper()
	return eval[string](p, fmt.Sprintf(`document.querySelector(%s).innerText`, quote(selector)))
}

// status returns the text of the status line.
func (p *player) status() string {
	p.t.Helper()
	return p.text("[role=status]")
}

// waitStatus waits until the status line contains these words.
func (p *player) waitStatus(words string) {
	p.t.Helper()
	p.wait(fmt.Sprintf("the status %q", words),
		fmt.Sprintf(`%s.some((words) => document.querySelector("[role=status]").innerText.includes(words))`, quoteAll(inLanguage(words))))
}

// waitIdle waits until the page is idle.
func (p *player) waitIdle() {
	p.t.Helper()
	p.wait("the page to be idle", `document.querySelector("main").getAttribute("aria-busy") !== "true"`)
}

// frames waits until the browser has drawn count frames.
func (p *player) frames(count int) {
	p.t.Helper()
	p.run(fmt.Sprintf(`new Promise((next) => {
		let frames = 0;
		(function frame() { frames++ < %d ? requestAnimationFrame(frame) : next() })();
	})`, count))
}

// allow grants the page a permission, such as "clipboard-read".
func (p *player) allow(permission string) {
	p.t.Helper()
	if strings.HasPrefix(permission, "clipboard") {
		p.server.holdClipboard()
	}
	p.do("allowing "+permission, func(ctx context.Context) error { return p.page.Allow(ctx, p.server.url(""), permission) })
}

// screenshot saves a picture of the page in the folder named by SCREENSHOTS, if that is
// set.
func (p *player) screenshot(name string) {
	p.t.Helper()
	dir := os.Getenv("SCREENSHOTS")
	if dir == "" {
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), callTime)
	defer cancel()
	_, _ = tryEval[bool](p, `document.getAnimations().forEach((a) => a.finish()), true`) // a failing page gets a picture, too
	picture, err := p.page.Screenshot(ctx)
	if err == nil {
		err = errors.Join(os.MkdirAll(dir, 0o755),
			os.WriteFile(filepath.Join(dir, name+".png"), picture, 0o644))
	}
	if err != nil {
		p.t.Errorf("screenshot: %v", err)
	}
}

// fatalf ends the test with a message, the text on the page and the console's
// warnings and errors.
func (p *player) fatalf(format string, args ...any) {
	p.t.Helper()
	p.screenshot(strings.ReplaceAll(p.t.Name(), "/", "-"))
	text, err := tryEval[string](p, `location.href + "\n" + document.body.innerText`)
	if err != nil {
		text = err.Error()
	}
	p.t.Fatalf("%s\n--- on the page:\n%s\n--- in the console:\n%s", fmt.Sprintf(format, args...), text, p.console)
}

// quote returns text as a JavaScript string literal.
func quote(text string) string {
	quoted, err := json.Marshal(text)
	if err != nil {
		panic(err) // strings can always be encoded as JSON
	}
	return string(quoted)
}

// quoteAll quotes texts as a JavaScript array.
func quoteAll(texts []string) string {
	quoted, err := json.Marshal(texts)
	if err != nil {
		panic(err) // strings can always be encoded as JSON
	}
	return string(quoted)
}
