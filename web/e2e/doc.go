//go:build !js

// Package e2e tests the page as a player meets it: in Chromium, Firefox and WebKitGTK,
// through its server. It consists of tests only. `make test` builds the page and runs
// them. After a change to the page, run `make quick` before `go test ./web/e2e`, since the
// tests use the page in web/bundle.
//
// A test opens a page, acts as a player and waits for what a player sees:
//
//	func TestSolve(t *testing.T) {
//		p := open(t, "/#53..7....") // own server, empty storage; waits until the page runs
//		p.click("Solve")            // a button by its accessible name, with the mouse
//		p.waitStatus("one solution")
//		if got := p.grid(); got != want { ... }
//	}
//
// Once it has started a server, a test runs in parallel with others. By default, as many
// tests run at a time as there are processors, plus one; -parallel changes the number.
// All tests share one browser, and each gets a tab in a window that earlier tests may
// have used. Its storage is empty because the origin is new or was cleared. A test waits
// for states, never for a fixed time, since durations vary with the load. If a state may
// be brief, the test also accepts later ones. Tests that measure run alone.
//
// A test runs in one engine at a time: in Chromium, or in another one, as in `go test
// ./web/e2e -engine firefox`. Tests that use only the functions below run in every
// engine. call and driver.DevTools use Chromium's DevTools protocol. exceptions_test.go
// lists the tests that cannot run in an engine, with the reasons, and each run prints
// that list. `make test` runs TestSmoke in Firefox and WebKit; `make test-all` runs the
// tests listed in its variables in_firefox and in_webkit there.
//
// Differences between the engines to keep in mind:
//
//   - A test's script is an expression, or a block, which has no value.
//   - The data of a scripted ClipboardEvent is empty in Firefox: use p.paste, or real keys.
//   - A button has no focus after a click in WebKit, as on macOS and iOS.
//   - In Firefox, Tab leads from the last element of a page into the toolbar and stays
//     there.
//   - WebKit has no touch and does not report which tab a console message comes from.
//   - Chromium reuses a window that has shown the site; elsewhere every test is a first
//     visit.
//
// Package driver holds the interface to the engines and its implementations.
//
// A test fails at its end if the page wrote a warning or an error to the console, threw,
// or violated its Content-Security-Policy, unless the test expects that, as in
// p.expect("part of the message"). Every step has its own time limit. A step that fails
// ends the test and prints the text on the page. If SCREENSHOTS names a folder, it also
// saves a picture there.
//
// In page_test.go:
//
//	open, openWith              a page, possibly cached by the browser; with a script run first
//	openFirst, openEmpty        a first visit; an empty tab for one
//	openKept                    a first visit, until the page works offline
//	server.open, p.tab          a tab in a profile new to the server; another tab of the same profile
//	p.navigate, p.reload        wait until the page runs
//	p.beforeLoad(js)            a script that runs before those of each page
//	p.grid, p.givens, p.cell    the grid, read from the documented attributes
//	p.status, p.text            the text of the status line; of an element
//	p.wait, p.waitStatus, p.waitGrid, p.waitIdle
//	eval[T](p, js), p.run(js)   anything else
//	p.allow("clipboard-read")   a permission; only one test at a time holds the clipboard
//	p.screenshot(name)          a picture in the folder SCREENSHOTS
//
// In input_test.go:
//
//	p.click, p.clickCell, p.clickOn    by accessible name, by "r1c1", by selector
//	p.hover                     moves the mouse over an element, by selector
//	p.pointer, p.touch          single mouse and touch events
//	p.tap                       a touch, by selector
//	p.press("5", "ArrowLeft", "Ctrl+z", "Shift+Tab")
//	p.typeText("53..7")         one key after another
//	p.paste(text)               a paste event at the focus
//
// In engines_test.go:
//
//	engine                      the engine that the tests run in
//	p.media("prefers-color-scheme", "dark")    media features of the system
//
// In sweep_test.go:
//
//	sweep(n, variants)          all variants, or the first n with -short
//	long(t)                     skips the test with -short
//
// In parallel_test.go:
//
//	alone(t)                    runs the test alone; called before its first server starts
//
// In axe_test.go:
//
//	p.barriers(scene, wide)     what axe-core, downloaded by `make tools`, finds on the page
//
// In keyboard_test.go:
//
//	p.tabTo("Tab", "Steps")     moves the focus there; each element on the way must show it
//
// In stories_test.go, built with the tag stories:
//
//	openStories                 every state of the grid, every panel and dialog, as rendered by the server
//
// TestDrawn compares drawings with the pictures in testdata; -update writes them.
//
// In server_test.go:
//
//	s := serve(t, site)         s.stop() goes offline; s.start() listens again at the same address
//	s.use(handler)              serves another handler, such as a new version
//	s.fail(path, status)        makes a path fail; status 0 restores it
//	s.count(path)               requests so far, ignoring the query
//	theSite, siteAt, changedSite    the site; at another path; with other sources
//	staticHost                  a plain file server for the site's files
package e2e
