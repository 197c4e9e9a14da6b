//go:build !js

package e2e

import (
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/solver/format"

	"sudoku/web/e2e/driver"
)

// Flags for `make monkey`. A seed always produces the same actions as long as the page
// responds in the same way.
var (
	monkeySeed = flag.Uint64("monkey.seed", 1, "the seed of the monkey's actions")
	monkeyTime = flag.Duration("monkey.time", 0, "how long the monkey plays, instead of a fixed number of actions")
)

// monkeyActions is the number of actions if -monkey.time is not set.
const monkeyActions = 60

// TestMonkey performs random actions with real events and checks the page after each. A
// failure reports the seed and the number of the action.
func TestMonkey(t *testing.T) {
	long(t)
	p := openKept(t)
	p.beforeLoad(`{ const Native = Worker; globalThis.workers = []; globalThis.Worker = class extends Native { constructor(...all) { super(...all); workers.push(this) } } }`)
	p.reload()
	m := &monkey{player: p, vectors: monkeyVectors(t), loaded: map[string]bool{}}
	m.link()
	p.expect("ERR_CONNECTION_REFUSED", "Failed to load resource")
	began := time.Now()
	for m.number = 1; !t.Failed() && m.goesOn(began); m.number++ {
		m.rng = rand.New(rand.NewPCG(*monkeySeed, uint64(m.number)))
		m.act()
		m.check()
	}
	t.Logf("%d actions of seed %d in %v", m.number-1, *monkeySeed, time.Since(began).Round(time.Second))
}

// A vector is a text and the puzzle it holds.
type vector struct{ name, text, values, givens string }

// monkeyVectors returns the samples of package format that hold a puzzle with at least
// two givens.
func monkeyVectors(t *testing.T) (all []vector) {
	t.Helper()
	data, err := os.ReadFile("../../solver/format/testdata/vectors.json")
	if err != nil {
		t.Fatal(err)
	}
	var texts map[string]any
	if err := json.Unmarshal(data, &texts); err != nil {
		t.Fatal(err)
	}
	for _, name := range slices.Sorted(maps.Keys(texts)) {
		text, _ := texts[name].(string)
		if read, err := format.Read(text); err == nil && read.Givens.Filled().Len() > 1 {
			values := read.Values()
			all = append(all, vector{name, text, values.String(), read.Givens.String()})
		}
	}
	return all
}

type monkey struct {
	*player
	vectors []vector
	rng     *rand.Rand
	number  int             // number of the current action, from 1
	done    string          // description of the current action
	loaded  map[string]bool // givens of all puzzles so far
	other   *player
}

func (m *monkey) goesOn(began time.Time) bool {
	if *monkeyTime > 0 {
		return time.Since(began) < *monkeyTime
	}
	return m.number <= monkeyActions
}

// An action is something a monkey does. Its probability is proportional to its weight.
type action struct {
	weight int
	do     func(m *monkey)
}

var monkeyDoes = []action{
	{10, (*monkey).keys}, {6, (*monkey).cell}, {3, (*monkey).drag}, {5, (*monkey).button}, {2, (*monkey).look},
	{4, (*monkey).load}, {2, (*monkey).nonsense}, {1, (*monkey).link}, {2, (*monkey).again}, {1, (*monkey).twice}, {1, (*monkey).kill},
}

func (m *monkey) act() {
	m.t.Helper()
	all := 0
	for _, a := range monkeyDoes {
		all += a.weight
	}
	n := m.rng.IntN(all)
	for _, a := range monkeyDoes {
		if n -= a.weight; n < 0 {
			a.do(m)
			return
		}
	}
}

// says records a description of the current action for failure messages.
func (m *monkey) says(format string, args ...any) {
	m.done = fmt.Sprintf(format, args...)
	if testing.Verbose() {
		m.t.Logf("action %d: %s", m.number, m.done)
	}
}

func (m *monkey) fail(format string, args ...any) {
	m.t.Helper()
	m.fatalf("seed %d, action %d, %s: %s", *monkeySeed, m.number, m.done, fmt.Sprintf(format, args...))
}

// somewhere returns the name of a random cell.
func (m *monkey) somewhere() string {
	return fmt.Sprintf("r%dc%d", 1+m.rng.IntN(9), 1+m.rng.IntN(9))
}

// monkeyKeys lists keys that change the sheet, the selection or the display.
var monkeyKeys = []string{
	"1", "2", "3", "4", "5", "6", "7", "8", "9", "Shift+1", "Shift+5", "Shift+9", "Backspace", "Delete", "0",
	"ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Shift+ArrowRight", "Shift+ArrowDown", "Home", "End", "Ctrl+z", "Ctrl+y", "Escape", "Tab", "Shift+Tab",
}

func (m *monkey) keys() {
	var keys []string
	for range 1 + m.rng.IntN(6) {
		keys = append(keys, monkeyKeys[m.rng.IntN(len(monkeyKeys))])
	}
	m.says("keys %v", keys)
	m.press(keys...)
}

func (m *monkey) cell() {
	name := m.somewhere()
	m.says("a click on %s", name)
	m.home()
	m.clickCell(name)
}

func (m *monkey) drag() {
	from, to := m.somewhere(), m.somewhere()
	m.says("a drag from %s to %s", from, to)
	m.home()
	m.mouseAt(from, driver.Down, 0)
	m.mouseAt(to, driver.Move, 0)
	m.mouseAt(to, driver.Up, 0)
}

// button presses a random button. It uses the keyboard, since a click would miss the
// button if the page has just noticed a dead worker.
func (m *monkey) button() {
	name := []string{"Solve", "Explain", "Hint", "Undo", "Redo", "Right so far?"}[m.rng.IntN(6)]
	m.says("the button %s", name)
	m.home()
	there := eval[bool](m.player, `(() => {
		const button = [...document.querySelectorAll("button")].find((b) => b.checkVisibility() && b.textContent.trim() === `+quote(name)+`);
		button?.focus();
		return !!button && document.activeElement === button;
	})()`)
	if there {
		m.press("Enter")
	}
}

// look opens a tool and closes it.
func (m *monkey) look() {
	name := []string{"Library", "Check", "Export", "List", "Keyboard"}[m.rng.IntN(5)]
	m.says("the tool %s", name)
	m.home()
	m.tool(name)
	m.press("Tab", "Tab", "Escape")
}

// load pastes a random puzzle.
func (m *monkey) load() {
	v := m.vectors[m.rng.IntN(len(m.vectors))]
	m.says("a paste of %s", v.name)
	m.home()
	m.paste(v.text)
	m.loads(v)
}

// loads waits until the grid and the status line show a puzzle.
func (m *monkey) loads(v vector) {
	m.t.Helper()
	m.loaded[v.givens] = true
	m.waitGrid(v.values)
	if got := m.givens(); got != v.givens {
		m.fail("the givens are %s, want %s", got, v.givens)
	}
	m.waitStatus(fmt.Sprintf("%d givens", 81-strings.Count(v.givens, ".")))
}

// nonsense pastes text that is not a puzzle and checks that nothing changes.
func (m *monkey) nonsense() {
	text := []string{"hello", strings.Repeat("[", 100), "<script>", "5", "\x00", strings.Repeat("12345678\n", 9)}[m.rng.IntN(6)]
	m.says("a paste of %.10q", text)
	m.home()
	before := m.sheet()
	m.paste(text)
	m.frames(2)
	if after := m.sheet(); after != before {
		m.fail("the sheet changed from\n%s to\n%s", before, after)
	}
	m.press("Escape")
}

// link follows a link to a puzzle.
func (m *monkey) link() {
	m.says("a link")
	m.navigate("/#" + wikipedia)
	m.loads(vector{values: dotted(wikipedia), givens: dotted(wikipedia)})
}

// again reloads the page, with or without a network.
func (m *monkey) again() {
	offline := m.rng.IntN(2) == 0
	m.says("a reload, offline: %t", offline)
	m.home()
	before := m.sheet()
	if offline {
		m.server.stop()
		defer m.server.start()
	}
	m.reload()
	m.wait("the same sheet", monkeySheetJS+" === "+quote(before))
}

// twice enters a digit in a second tab. The first tab must not change.
func (m *monkey) twice() {
	m.says("another tab")
	m.home()
	before := m.sheet()
	if m.other == nil {
		m.other = m.tab()
		m.other.navigate("/")
	}
	m.other.press("Escape", "Escape")
	m.other.clickCell(m.somewhere())
	m.other.press(fmt.Sprint(1 + m.rng.IntN(9)))
	m.other.frames(2)
	if after := m.sheet(); after != before {
		m.fail("this sheet changed from\n%s to\n%s", before, after)
	}
}

// kill terminates the workers without notice.
func (m *monkey) kill() {
	m.says("killed workers")
	m.run(`globalThis.workers.forEach(worker => worker.terminate())`)
}

// home waits for pending answers, so that no button moves while it is clicked. It then
// closes any dialog or panel.
func (m *monkey) home() {
	m.t.Helper()
	m.waitIdle()
	for eval[bool](m.player, `!!document.querySelector("dialog[open]")`) {
		m.press("Escape")
		m.frames(2)
	}
	// A panel closes by itself when the page finds its worker dead, which may have just
	// happened.
	m.wait("the puzzle", `(() => {
		const head = document.querySelector(".panel-head");
		[...(head?.querySelectorAll("button") ?? [])].find((b) => b.textContent.trim() === "Puzzle")?.click();
		return !head;
	})()`)
	m.run(`document.activeElement?.blur()`)
}

// monkeySheetJS returns the digits and candidates of all cells, and marks the givens.
const monkeySheetJS = cellsJS + `.map(({dataset}) => (dataset.given === "true" ? "=" : "") + (dataset.value || "." + dataset.candidates)).join(" ")`

func (m *monkey) sheet() string {
	m.t.Helper()
	return eval[string](m.player, monkeySheetJS)
}

// check checks invariants of the page.
func (m *monkey) check() {
	m.t.Helper()
	if complaints := m.console.String(); complaints != "" && !containsAny(complaints, m.console.expected) {
		m.fail("the console has %s", complaints)
	}
	if cells := eval[int](m.player, cellsJS+`.filter(({dataset}) => /^[1-9]?$/.test(dataset.value) && /^[1-9]*$/.test(dataset.candidates) && (dataset.given !== "true" || dataset.value)).length`); cells != 81 {
		m.fail("%d cells have valid attributes, want 81", cells)
	}
	if givens := m.givens(); !m.loaded[givens] {
		m.fail("the givens are %s, which were never loaded", givens)
	}
	if status := m.status(); containsAny(status, []string{"{", "%!", "undefined", "NaN", "<nil>"}) {
		m.fail("the status is %q", status)
	}
	if m.number%12 == 0 {
		m.checkHistory()
	}
}

// checkHistory undoes and redoes the entire history twice. Both ends must stay the same.
func (m *monkey) checkHistory() {
	m.t.Helper()
	m.home()
	m.waitIdle()
	m.all("Ctrl+y", "Redo")
	end := m.sheet()
	m.all("Ctrl+z", "Undo")
	start := m.sheet()
	m.all("Ctrl+y", "Redo")
	if again := m.sheet(); again != end {
		m.fail("undone and redone, the sheet is\n%s, want\n%s", again, end)
	}
	m.all("Ctrl+z", "Undo")
	if again := m.sheet(); again != start {
		m.fail("undone again, the sheet is\n%s, want\n%s", again, start)
	}
	m.all("Ctrl+y", "Redo")
}

// all presses a key until the corresponding button is disabled.
func (m *monkey) all(key, button string) {
	m.t.Helper()
	more := `[...document.querySelectorAll("button")].some(b => b.textContent.trim() === ` + quote(button) + ` && b.getAttribute("aria-disabled") !== "true" && !b.disabled)`
	for range 2000 {
		if !eval[bool](m.player, more) {
			return
		}
		m.press(key)
	}
	m.fail("%s never becomes disabled", button)
}
