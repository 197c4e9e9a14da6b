//go:build !js

package e2e

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"sudoku/web/e2e/driver"
)

// mortal is a browser with its own profile that a test kills and restarts.
type mortal struct {
	t       *testing.T
	server  *server
	profile string
	ctx     context.Context
	end     func()
}

// start starts the browser with its profile and opens the page.
func (m *mortal) start() *player {
	m.t.Helper()
	options, err := driver.ChromiumOptions(m.profile)
	if err != nil {
		m.t.Fatal(err)
	}
	allocator, cancel := chromedp.NewExecAllocator(context.Background(), options...)
	m.ctx, m.end = allocator, cancel
	root, cancelRoot := chromedp.NewContext(allocator)
	m.ctx, m.end = root, func() {
		cancelRoot()
		cancel()
	}
	m.t.Cleanup(m.end)
	if err := chromedp.Do(root); err != nil {
		m.t.Fatal(err)
	}
	p := newTabIn(m.t, m.server, root)
	p.navigate("/")
	return p
}

// kill kills all processes of the browser, so that it cannot save anything.
func (m *mortal) kill() {
	m.t.Helper()
	process := chromedp.FromContext(m.ctx).Browser.Process()
	for _, pid := range append([]int{process.Pid}, offspring(process.Pid)...) {
		if p, err := os.FindProcess(pid); err == nil {
			_ = p.Kill() // it may have exited with its parent
		}
	}
	m.end()
}

// offspring returns the descendants of a process, as listed in /proc.
func offspring(pid int) (all []int) {
	stats, _ := filepath.Glob("/proc/[0-9]*/stat")
	for _, path := range stats {
		stat, err := os.ReadFile(path)
		if err != nil {
			continue // the process has exited
		}
		_, rest, _ := strings.Cut(string(stat), ") ") // state and parent follow the name
		if fields := strings.Fields(rest); len(fields) > 1 && fields[1] == strconv.Itoa(pid) {
			child, _ := strconv.Atoi(filepath.Base(filepath.Dir(path)))
			all = append(append(all, child), offspring(child)...)
		}
	}
	return all
}

// notedJS reports whether the journal of the page's slots contains a change.
const notedJS = `new Promise((done) => {
	const opening = indexedDB.open("sudoku slots", 1);
	opening.onsuccess = () => {
		const base = opening.result;
		base.onversionchange = () => base.close();
		const all = base.transaction("slots").objectStore("slots").getAll();
		all.onsuccess = () => { base.close(); done(all.result.some((text) => text.includes(%s))); };
	};
})`

// waitNoted waits until the journal contains a change, given as the page encodes it.
func (p *player) waitNoted(change string) {
	p.t.Helper()
	p.wait("the journal to hold "+change, fmt.Sprintf(notedJS, quote(change)))
}

// killed plays, kills the browser some time after the last key, and checks after the
// restart that at most the last action is missing. If setUp is set, it types in givens.
// pace runs between actions; moment returns the delay before the kill.
func killed(t *testing.T, setUp bool, rounds int, pace func(p *player, change string), moment func() time.Duration) {
	site, err := theSite()
	if err != nil {
		t.Fatal(err)
	}
	m := &mortal{t: t, server: serve(t, site), profile: t.TempDir()}
	p := m.start()
	fixed := wikipediaDotted
	if setUp {
		fixed = emptyGrid
		p.click("Type in")
	} else {
		p.paste(wikipedia)
		p.waitStatus("30 givens")
	}
	random := rand.New(rand.NewPCG(20, 5))
	shown, lost := eval[string](p, sheetJS), 0
	for round := range rounds {
		var before string
		actions := 2 + random.IntN(4)
		for i := range actions {
			before = shown
			change := p.act(random, fixed)
			shown = eval[string](p, sheetJS)
			if i < actions-1 {
				pace(p, change)
			}
		}
		time.Sleep(moment())
		m.kill()
		p = m.start()
		p.wait("the game, except perhaps its last action", sheetJS+" === "+quote(shown)+" || "+sheetJS+" === "+quote(before))
		if got := eval[string](p, sheetJS); got != shown {
			lost++
			shown = before
		}
		t.Logf("round %d: killed after %d actions; in %d rounds the last one was lost", round+1, actions, lost)
	}
	p.navigate("/#play")
	p.click("Undo") // the history survived as well
	p.wait("the last action to be undone", sheetJS+" !== "+quote(shown))
}

// sheetJS evaluates to the digits of the cells and their corner marks.
const sheetJS = cellsJS + `.map(({dataset}) => (dataset.value || ".") + (dataset.corner || "")).join(" ")`

// act types a digit into a cell or, one time in three, marks an empty cell. It returns
// the change as the journal records it. It leaves givens alone. If the puzzle is empty,
// it types in givens and makes no marks.
func (p *player) act(random *rand.Rand, givens string) (change string) {
	p.t.Helper()
	for {
		cell, digit := random.IntN(81), random.IntN(9)+1
		name, mark := fmt.Sprintf("r%dc%d", cell/9+1, cell%9+1), givens != emptyGrid && random.IntN(3) == 0
		shown := p.grid()[cell]
		if givens[cell] != '.' || shown == byte('0'+digit) || mark && shown != '.' { // typing the same digit again would remove it
			continue
		}
		was := eval[string](p, sheetJS)
		p.clickCell(name)
		key, letter := strconv.Itoa(digit), 'e'
		if givens == emptyGrid {
			letter = 'g'
		}
		if mark {
			key, letter = "Shift+"+key, 'k'
		}
		p.press(key)
		p.wait(name+" to change", sheetJS+" !== "+quote(was))
		return fmt.Sprintf("%c%02d%d", letter, cell, digit)
	}
}

// TestKilled checks that killing the browser loses at most the last action, provided the
// journal contains the one before it.
func TestKilled(t *testing.T) {
	long(t)
	killed(t, false, 3, (*player).waitNoted, func() time.Duration { return 0 })
}

// TestKilledWhileSettingUp is like TestKilled, but types in givens.
func TestKilledWhileSettingUp(t *testing.T) {
	long(t)
	killed(t, true, 2, (*player).waitNoted, func() time.Duration { return 0 })
}

// TestMeasureKilled kills the browser fifty times, at random moments of a game played at
// a quick pace. `make killed` runs it.
func TestMeasureKilled(t *testing.T) {
	if !measuring(t) {
		return
	}
	for _, setUp := range []bool{false, true} {
		killed(t, setUp, 25, func(*player, string) { time.Sleep(100 * time.Millisecond) },
			func() time.Duration { return time.Duration(rand.Float64() * rand.Float64() * float64(3*time.Second)) })
	}
}
