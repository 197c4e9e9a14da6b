//go:build !js

package driver

import (
	"bytes"
	"context"
	"fmt"
	"image/png"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
)

// testPage reports the input it receives.
const testPage = `<!DOCTYPE html><meta charset="utf-8"><title>driver</title>
<style>body { margin: 0 } #target { position: absolute; left: 100px; top: 50px; width: 80px; height: 40px }</style>
<button id="target">Target</button><input id="text" style="position: absolute; top: 200px"><input id="file" type="file" multiple style="position: absolute; top: 300px">
<script src="page.js"></script>`

const testScript = `globalThis.seen = [];
globalThis.early = globalThis.before;
for (const type of ["mousedown", "click", "dblclick", "keydown", "touchstart"])
	addEventListener(type, (e) => seen.push([type, e.key ?? e.target.id, e.ctrlKey ? "ctrl" : "", e.shiftKey ? "shift" : ""].filter(Boolean).join(" ")));
`

// TestEngines tests the whole interface with each installed engine.
func TestEngines(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", "default-src 'self'; style-src 'self' 'unsafe-inline'")
		if r.URL.Path == "/page.js" {
			w.Header().Set("Content-Type", "text/javascript")
			fmt.Fprint(w, testScript)
			return
		}
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprint(w, testPage)
	}))
	defer server.Close()
	for _, engine := range Engines {
		t.Run(string(engine), func(t *testing.T) {
			if err := Installed(engine); err != nil {
				if os.Getenv("CI") != "" {
					t.Fatal(err)
				}
				t.Skip(err)
			}
			exercise(t, engine, server.URL)
		})
	}
}

func exercise(t *testing.T, engine Engine, url string) {
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	browser, err := Start(ctx, engine, Options{Folder: t.TempDir()})
	must(err)
	defer browser.Close()
	profile, err := browser.Profile(ctx)
	must(err)
	defer profile.Close()
	var mu sync.Mutex
	var messages []Message
	tab, err := profile.Tab(ctx, func(m Message) {
		mu.Lock()
		defer mu.Unlock()
		messages = append(messages, m)
	})
	must(err)
	defer tab.Close()
	other, err := profile.Tab(ctx, func(Message) {})
	must(err)
	must(tab.BeforeLoad(ctx, `globalThis.before = "early"`))
	must(tab.Resize(ctx, 700, 500))
	must(tab.Navigate(ctx, url))

	is := func(js, want string) {
		t.Helper()
		var got []byte
		for range 100 {
			got, err = tab.Evaluate(ctx, js)
			if err == nil && string(got) == want {
				return
			}
			time.Sleep(20 * time.Millisecond)
		}
		t.Errorf("%s is %s (%v), want %s", js, got, err, want)
	}
	is(`globalThis.early`, `"early"`)
	is(`innerWidth + "x" + innerHeight`, `"700x500"`)
	is(`undefined`, ``)
	if _, err := tab.Evaluate(ctx, `{ const x = 1; globalThis.x = x + 1 }`); err != nil {
		t.Error(err)
	}
	is(`x`, `2`)
	is(`new Promise((next) => setTimeout(() => next({a: [1, null, "a", true]}), 20))`, `{"a":[1,null,"a",true]}`)
	is(`document.visibilityState`, `"visible"`)
	if _, err := tab.Evaluate(ctx, `(() => { throw new TypeError("oops") })()`); err == nil || !strings.Contains(err.Error(), "oops") {
		t.Errorf("a script that throws: %v", err)
	}
	if _, err := tab.Evaluate(ctx, `Promise.reject(new Error("refused"))`); err == nil || !strings.Contains(err.Error(), "refused") {
		t.Errorf("a promise that is rejected: %v", err)
	}

	for _, scheme := range []string{"dark", "light"} {
		for _, motion := range []string{"reduce", "no-preference"} {
			must(tab.Media(ctx, map[string]string{"prefers-color-scheme": scheme, "prefers-reduced-motion": motion}))
			is(`matchMedia("(prefers-color-scheme: `+scheme+`) and (prefers-reduced-motion: `+motion+`)").matches`, `true`)
		}
	}

	for _, kind := range []PointerKind{Move, Down, Up} {
		must(tab.Mouse(ctx, Mouse{Kind: kind, X: 140, Y: 70}))
	}
	is(`seen.join()`, `"mousedown target,click target"`)
	is(`void seen.splice(0)`, ``)
	is(`document.hasFocus()`, `true`)
	for _, kind := range []PointerKind{Move, Down, Up} {
		must(tab.Mouse(ctx, Mouse{Kind: kind, X: 140, Y: 70, Held: Ctrl}))
	}
	is(`seen.filter((s) => s.includes(" target")).filter((s) => !s.startsWith("dblclick")).join()`, `"mousedown target ctrl,click target ctrl"`)

	is(`void seen.splice(0)`, ``)
	must(tab.Mouse(ctx, Mouse{Kind: DoubleClick, X: 140, Y: 60}))
	is(`seen.includes("dblclick target")`, `true`)

	is(`document.getElementById("text").focus()`, ``)
	must(tab.Key(ctx, Key{Name: "5", Code: "Digit5", Old: '5', Text: "5"}))
	must(tab.Key(ctx, Key{Name: "ArrowLeft", Code: "ArrowLeft", Old: 37}))
	must(tab.Key(ctx, Key{Name: "a", Code: "KeyA", Old: 'A', Text: "a"}))
	is(`document.getElementById("text").value`, `"a5"`)
	must(tab.Key(ctx, Key{Name: "z", Code: "KeyZ", Old: 'Z', Held: Ctrl}))
	is(`seen.at(-1)`, `"keydown z ctrl"`)

	is(`document.getElementById("target").focus()`, ``)
	is(`void seen.splice(0)`, ``)
	must(tab.Key(ctx, Key{Name: "Enter", Code: "Enter", Old: 13, Text: "\r"}))
	is(`seen.join()`, `"keydown Enter,click target"`)
	must(tab.Key(ctx, Key{Name: "Tab", Code: "Tab", Old: 9}))
	is(`document.querySelector(":focus-visible").id`, `"text"`)
	must(tab.Key(ctx, Key{Name: "Tab", Code: "Tab", Old: 9, Held: Shift}))
	is(`document.querySelector(":focus-visible").id`, `"target"`)

	file := filepath.Join(t.TempDir(), "file.txt")
	must(os.WriteFile(file, []byte("content"), 0o644))
	must(tab.SetFiles(ctx, "#file", []string{file}))
	is(`document.getElementById("file").files[0].text()`, `"content"`)

	picture, err := tab.Screenshot(ctx)
	must(err)
	if shot, err := png.Decode(bytes.NewReader(picture)); err != nil || shot.Bounds().Dx() < 700 {
		t.Errorf("the screenshot: %v, %v", shot, err)
	}

	is(`localStorage.setItem("kept", "yes")`, ``)
	must(other.Navigate(ctx, url+"/#other"))
	if got, err := other.Evaluate(ctx, `localStorage.getItem("kept")`); string(got) != `"yes"` {
		t.Errorf("another tab of the profile found %s, %v", got, err)
	}
	other.Close()
	other, err = profile.Tab(ctx, func(Message) {})
	must(err)
	other.Close()
	must(tab.Reload(ctx))
	is(`globalThis.early`, `"early"`)
	must(tab.Media(ctx, map[string]string{"prefers-color-scheme": "dark"}))
	must(tab.Navigate(ctx, "about:blank"))
	must(tab.Navigate(ctx, url))
	is(`matchMedia("(prefers-color-scheme: dark)").matches`, `true`)

	for _, js := range []string{
		`{ console.warn("careful"); setTimeout(() => { throw new Error("uncaught") }); console.debug("the end") }`,
		`{ const e = document.createElement("script"); e.src = "http://127.0.0.1:9/"; document.body.append(e) }`,
	} {
		if _, err := tab.Evaluate(ctx, js); err != nil {
			t.Error(err)
		}
	}
	for _, want := range []Message{{Warning, "careful"}, {Error, "uncaught"}, {Debug, "the end"}, {Error, "Content"}} {
		found := false
		for range 100 {
			mu.Lock()
			found = slices.ContainsFunc(messages, func(m Message) bool { return m.Level == want.Level && strings.Contains(m.Text, want.Text) })
			mu.Unlock()
			if found {
				break
			}
			time.Sleep(20 * time.Millisecond)
		}
		if !found {
			t.Errorf("no %s %q in the console: %v", want.Level, want.Text, messages)
		}
	}
}
