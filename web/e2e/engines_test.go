//go:build !js

package e2e

import (
	"context"
	"flag"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sudoku/web/e2e/driver"
)

// engine is the engine that the tests run in.
var engine = driver.Chromium

func init() {
	flag.Func("engine", "run the tests in this engine: chromium (the default), firefox or webkit", func(name string) error {
		engine = driver.Engine(name)
		if !slices.Contains(driver.Engines, engine) {
			return fmt.Errorf("one of %v", driver.Engines)
		}
		return nil
	})
}

// runIn runs the tests, except for the engine's exceptions, which it prints.
func runIn(engine driver.Engine, m *testing.M) int {
	left := exceptions[engine]
	var patterns []string
	for _, group := range left {
		for _, name := range group.tests {
			patterns = append(patterns, "^"+strings.ReplaceAll(regexp.QuoteMeta(name), "/", "$/^")+"$")
		}
	}
	if skip := flag.Lookup("test.skip"); len(patterns) > 0 && skip != nil {
		if given := skip.Value.String(); given != "" {
			patterns = append(patterns, given)
		}
		if err := skip.Value.Set(strings.Join(patterns, "|")); err != nil {
			panic(err) // a string flag accepts any value
		}
	}
	status := m.Run()
	if f := flag.Lookup("test.list"); f != nil && f.Value.String() != "" {
		return status
	}
	fmt.Printf("web/e2e: %d tests ran in %s\n", ran.Load(), engine)
	for _, group := range left {
		fmt.Printf("web/e2e: not in %s: %s\n\t%s\n", engine, group.reason, strings.Join(group.tests, " "))
	}
	return status
}

// TestExceptions checks that every exception names a test and gives a reason.
func TestExceptions(t *testing.T) {
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{}
	for _, file := range files {
		if strings.HasSuffix(file.Name(), "_test.go") {
			source, err := os.ReadFile(file.Name())
			if err != nil {
				t.Fatal(err)
			}
			for _, found := range regexp.MustCompile(`(?m)^func (Test\w+)\(t \*testing\.T\)`).FindAllSubmatch(source, -1) {
				known[string(found[1])] = true
			}
		}
	}
	for engine, groups := range exceptions {
		seen := map[string]bool{}
		for _, group := range groups {
			if group.reason == "" {
				t.Errorf("%s: exceptions without a reason: %v", engine, group.tests)
			}
			for _, name := range group.tests {
				function, _, _ := strings.Cut(name, "/")
				if !known[function] {
					t.Errorf("%s: the exception %s is not a test", engine, name)
				}
				if seen[name] {
					t.Errorf("%s: %s is an exception twice", engine, name)
				}
				seen[name] = true
			}
		}
	}
}

// remarks lists messages that an engine logs although nothing is wrong with the page.
var remarks = map[driver.Engine][]string{
	// Logged if a page is closed while a worker is loading.
	driver.Firefox: {"/web/worker.js?v="},
	driver.WebKit:  {"Unrecognized Content-Security-Policy directive 'manifest-src'", `Viewport argument key "interactive-widget" not recognized`},
}

// media overrides media features, as in p.media("prefers-color-scheme", "dark").
func (p *player) media(pairs ...string) {
	p.t.Helper()
	features := map[string]string{}
	for pair := range slices.Chunk(pairs, 2) {
		features[pair[0]] = pair[1]
	}
	p.do("the media features", func(ctx context.Context) error { return p.page.Media(ctx, features) })
}

// clickFound clicks the first element of an array, once there is one. The array is a
// JavaScript expression.
func (p *player) clickFound(what, elements string) {
	p.t.Helper()
	x, y := p.placeFound(what, "("+elements+")[0]")
	p.mouse(x, y)
}

// placeFound brings an element into view and returns its centre, once a pointer there
// hits it and it has been still for two frames.
func (p *player) placeFound(what, element string) (x, y float64) {
	p.t.Helper()
	p.until(stepTime, what+" where a pointer hits it", func() bool {
		place, err := tryEval[[]float64](p, fmt.Sprintf(placeJS, element))
		if err != nil || len(place) == 0 {
			return false
		}
		x, y = place[0], place[1]
		return true
	})
	return x, y
}

// placeJS evaluates to an element's centre, or to nothing if the element is moving or
// covered. If a sticky element covers it, such as the board on phones, it scrolls the
// element elsewhere.
const placeJS = `(async (find) => {
	let covered = 0;
	for (const end = Date.now() + 1500; Date.now() < end; await new Promise((next) => setTimeout(next, 10))) {
		const e = find();
		if (!e) continue;
		const seen = await new Promise((next) => {
			const observer = new IntersectionObserver(([entry]) => { observer.disconnect(); next(entry.intersectionRatio) });
			observer.observe(e);
		});
		if (seen < 0.99 || covered > 0) e.scrollIntoView({block: ["center", "end", "start"][Math.min(covered, 2)], inline: "center", behavior: "instant"});
		const place = () => JSON.stringify(e.getBoundingClientRect());
		const before = place();
		for (let i = 0; i < 2; i++) await new Promise((next) => { requestAnimationFrame(next); setTimeout(next, 100) });
		const r = e.getClientRects()[0];
		if (!r || before !== place()) continue;
		const x = r.x + r.width / 2, y = r.y + r.height / 2;
		if (e.contains(document.elementFromPoint(x, y))) return [x, y];
		covered++;
	}
	return [];
})(() => %s)`

// namedJS evaluates to the enabled elements with a role and an accessible name. It
// computes names only as completely as the page needs.
const namedJS = `((role, name) => {
	const selectors = {
		button: "button:not([role]), summary, [role=button]", link: "a[href]:not([role]), [role=link]",
		checkbox: "input[type=checkbox]:not([role]), [role=checkbox]", radio: "input[type=radio]:not([role]), [role=radio]",
		switch: "[role=switch]", searchbox: "input[type=search]:not([role]), [role=searchbox]",
		textbox: "textarea:not([role]), input:not([type]):not([role]), input[type=text]:not([role]), [role=textbox]",
		tab: "[role=tab]", menuitem: "[role=menuitem]", option: "option:not([role]), [role=option]",
	};
	const hidden = (e) => e.getAttribute("aria-hidden") === "true" || e.hidden || getComputedStyle(e).visibility === "hidden" || getComputedStyle(e).display === "none";
	const inside = (e) => [...e.childNodes].map((n) => {
		if (n.nodeType === Node.TEXT_NODE) return n.data;
		if (n.nodeType !== Node.ELEMENT_NODE || hidden(n)) return "";
		const inner = n.getAttribute("aria-label") ?? (n.localName === "img" ? n.alt : n.localName === "br" ? " " : n.localName === "svg" ? n.querySelector("title")?.textContent ?? "" : inside(n));
		return getComputedStyle(n).display.startsWith("inline") ? inner : " " + inner + " ";
	}).join("");
	const clean = (text) => text.replace(/\s+/g, " ").trim();
	const named = (e) => {
		const by = e.getAttribute("aria-labelledby");
		if (by) return clean(by.split(" ").map((id) => inside(document.getElementById(id) ?? e)).join(" "));
		if (e.ariaLabel) return clean(e.ariaLabel);
		if (e.labels?.length) return clean([...e.labels].map(inside).join(" "));
		return clean(inside(e)) || clean(e.title || e.placeholder || "");
	};
	const modal = [...document.querySelectorAll("dialog:modal")].pop();
	return [...(modal ?? document).querySelectorAll(selectors[role])].filter((e) =>
		!e.disabled && e.ariaDisabled !== "true" && !e.closest("[inert]") && e.checkVisibility?.({visibilityProperty: true}) !== false && named(e) === name);
})(%s, %s)`
