//go:build !js

package e2e

import (
	"strconv"
	"strings"
	"testing"

	"sudoku/app/text/english"
	"sudoku/app/text/german"
)

// pickLanguage chooses a language from the topmost list of languages.
func (p *player) pickLanguage(code string) {
	p.t.Helper()
	p.run(`{ const list = document.querySelector(":is(dialog, details.options)[open] .languages") ?? document.querySelector(".languages");
		list.focus(); list.value = ` + strconv.Quote(code) + `; list.dispatchEvent(new Event("change", { bubbles: true })) }`)
}

// waitTold waits until the service worker has stored a language as the visitor's.
func (p *player) waitTold(code string) {
	p.t.Helper()
	p.wait("the service worker to know the language "+code, `caches.match("/language").then((told) => told?.text()).then((text) => text === `+quote(code)+`)`)
}

// TestLanguageSwitch checks that a change of language takes effect immediately and keeps
// the grid, the history and an open panel. The choice applies to later visits and to the
// other pages.
func TestLanguageSwitch(t *testing.T) {
	p := open(t, "/#"+expert)
	p.clickCell("r1c2")
	p.press("3")
	p.explain()
	p.waitStatus("Solved in")
	p.press("ArrowDown")
	p.waitStep(2)
	grid, address := p.grid(), eval[string](p, "location.href")
	p.run(`globalThis.stays = document.querySelector(".page")`)
	p.pickLanguage("de")
	p.waitStatus("Gelöst in")
	p.wait("German throughout", `document.documentElement.lang === "de" && document.getElementById("grid").ariaLabel === "Sudoku-Gitter" &&
		document.querySelector("[data-cell=r1c1]").ariaLabel.endsWith("Zeile 1, Spalte 1") &&
		[...document.querySelectorAll(".step-line p")].every((line) => !/ has only one place | is the only /.test(line.textContent))`)
	if eval[bool](p, `stays !== document.querySelector(".page")`) || p.grid() != grid || eval[string](p, "location.href") != address || p.currentStep() != 2 {
		t.Error("the page changed")
	}
	if got := eval[string](p, `document.activeElement.className + " " + document.activeElement.value`); got != "field languages de" {
		t.Errorf("the focus is on %q", got)
	}
	p.pickLanguage("en")
	p.waitStatus("Solved in")
	p.press("Ctrl+z")
	p.wait("the digit gone", `document.querySelector("[data-cell=r1c2]").dataset.value === ""`)
	// The settings offer the languages too.
	p.click("Puzzle")
	p.openSettings()
	p.pickLanguage("de")
	p.wait("the choice", `[...document.querySelectorAll(".languages")].every((list) => list.value === "de") && document.documentElement.lang === "de"`)
	p.reload()
	p.wait("German after a reload", `document.documentElement.lang === "de" && document.querySelector("header").textContent.includes("Werkzeuge")`)
}

// TestLanguageOfDocuments switches the language on the other pages.
func TestLanguageOfDocuments(t *testing.T) {
	p := open(t, "/about/")
	p.pickLanguage("de")
	p.wait("German", `document.documentElement.lang === "de" && document.title.startsWith("Über") && document.querySelector("h1").textContent.startsWith("Über")`)
	p.navigate("/learn/squirmbag/") // has no interactive lesson
	p.wait("a German lesson", `document.documentElement.lang === "de" && document.querySelector("h2").textContent !== "What it is"`)
	german := p.text("main")
	p.pickLanguage("en")
	p.wait("the lesson in English", `document.documentElement.lang === "en" && document.querySelector("h2").textContent === "What it is"`)
	if english := p.text("main"); english == german || strings.Contains(english, "Zeile") {
		t.Error("the lesson did not change its language")
	}
	p.navigate("/")
	p.wait("the solver in English", `document.documentElement.lang === "en" && document.title === "Sudoku Solver"`)
}

// TestDrawnInTheVisitorsLanguage checks that visitors who chose German, or whose browser
// requests it, see no English on any page before the program runs.
func TestDrawnInTheVisitorsLanguage(t *testing.T) {
	p := open(t, "/about/")
	p.beforeLoad(`addEventListener("DOMContentLoaded", () => {
		globalThis.drawn = [document.documentElement.lang, document.title, document.querySelector(".footer")?.textContent,
			document.body?.firstElementChild?.className, document.querySelectorAll("template[lang]").length].join("; ");
	})`)
	drawn := func(path, want string) {
		t.Helper()
		p.navigate(path)
		if got := eval[string](p, "drawn"); !strings.HasPrefix(got, want) || !strings.HasSuffix(got, "; 0") {
			t.Errorf("%s is drawn as %q, want %q", path, got, want)
		}
	}
	drawn("/about/", "en; "+english.Catalog.Documents.About)
	p.pickLanguage("de")
	p.wait("German", `document.documentElement.lang === "de"`)
	de := german.Catalog
	drawn("/about/", "de; "+de.Documents.About+" – "+de.Page.Title+"; "+de.Page.Privacy+"; page document")
	drawn("/", "de; "+de.Page.Title+"; "+de.Page.Privacy)
	drawn("/learn/x-wing/", "de; X-Wing – "+de.Page.Title+"; "+de.Page.Privacy)
	p.pickLanguage("en")
	p.wait("English", `document.documentElement.lang === "en"`)
	p.speak("de") // the player's choice takes precedence
	drawn("/", "en; "+english.Catalog.Page.Title)

	p = openEmpty(t)
	p.beforeLoad(`Object.defineProperty(navigator, "languages", {value: ["qaa", "de-AT", "en"]});
		addEventListener("DOMContentLoaded", () => { globalThis.drawn = document.querySelector(".page")?.textContent })`)
	p.navigate("/")
	if got := eval[string](p, "drawn"); !strings.Contains(got, de.Page.Privacy) || strings.Contains(got, english.Catalog.Page.Privacy) {
		t.Errorf("a German visitor sees %q first", got)
	}
	p.waitStatus(de.Setup.Lead)
}

// TestLanguageThatIsMissing chooses a language that is not on the device while the
// network is down. The page reports the failure and keeps its language. Once the network
// is back, the new language works.
func TestLanguageThatIsMissing(t *testing.T) {
	p := openKept(t)
	p.paste(wikipedia)
	p.waitStatus("30 givens")
	p.expect("ERR_CONNECTION_REFUSED")
	p.server.stop()
	p.pickLanguage("de")
	p.waitStatus("Deutsch is not on this device yet")
	p.waitGrid(dotted(wikipedia))
	if lang := eval[string](p, "document.documentElement.lang"); lang != "en" {
		t.Errorf("the language of the document is %q", lang)
	}
	p.server.start()
	p.pickLanguage("de")
	p.waitStatus("30 Vorgaben")
	p.wait("the German texts kept", `caches.match("/web/texts.de.txt", { ignoreSearch: true }).then((kept) => !!kept)`)
	p.server.stop()
	p.reload()
	p.waitStatus("30 Vorgaben")
}

// TestLanguageOfOtherTabs checks that a language chosen in one tab applies to the others
// immediately.
func TestLanguageOfOtherTabs(t *testing.T) {
	p := open(t, "/#"+wikipedia)
	p.waitGrid(dotted(wikipedia))
	about := p.tab()
	about.navigate("/about/")
	p.pickLanguage("de")
	about.wait("German", `document.documentElement.lang === "de" && document.title.startsWith("Über") && document.querySelector("h1").textContent.startsWith("Über")`)
	about.pickLanguage("en")
	p.wait("English again", `document.documentElement.lang === "en" && document.title === "Sudoku Solver" && document.getElementById("grid").ariaLabel === "Sudoku grid"`)
}
