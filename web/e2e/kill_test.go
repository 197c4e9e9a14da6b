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

// mortal is a browser with a profile of its own, which a test kills and starts
// again.
type mortal struct {
	t       *testing.T
	server  *server
	profile string
	ctx     context.Context
	end     func()
}

// start starts the browser, with the profile of before, and opens the page in it.
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

// kill ends all processes of the browser at once. None of them can do anything
// about it.
func (m *mortal) kill() {
	m.t.Helper()
	process := chromedp.FromContext(m.ctx).Browser.Process()
	for _, pid := range append([]int{process.Pid}, offspring(process.Pid)...) {
		if p, err := os.FindProcess(pid); err == nil {
			_ = p.Kill() // it may have ended with another
		}
	}
	m.end()
}

// offspring are the processes that a process started, and those that they did, as
// Linux lists them.
func offspring(pid int) (all []int) {
	stats, _ := filepath.Glob("/proc/[0-9]*/stat")
	for _, path := range stats {
		stat, err := os.ReadFile(path)
		if err != nil {
			continue // it has ended
		}
		_, rest, _ := strings.Cut(string(stat), ") ") // after the name: state, parent
		if fields := strings.Fields(rest); len(fields) > 1 && fields[1] == strconv.Itoa(pid) {
			child, _ := strconv.Atoi(filepath.Base(filepath.Dir(path)))
			all = append(append(all, child), offspring(child)...)
		}
	}
	return all
}

// noted is whether the journal of the page's slots holds a change.
const notedJS = `new Promise((done) => {
	const opening = indexedDB.open("sudoku slots", 1);
	opening.onsuccess = () => {
		const base = opening.result;
		base.onversionchange = () => base.close();
		const all = base.transaction("slots").objectStore("slots").getAll();
		all.onsuccess = () => { base.close(); done(all.result.some((text) => text.includes(%s))); };
	};
})`

// waitNoted waits until the journal holds a change, as package store writes it.
func (p *player) waitNoted(change string) {
	p.t.Helper()
	p.wait("the journal to hold "+change, fmt.Sprintf(notedJS, quote(change)))
}

// killed plays, kills the browser some time after the last key, and looks what is
// there when it is started again: at most the last action is missing. setUp is whether
// the givens are being typed in.
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
		p.click("Enter my puzzle")
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
		p.wait("the sheet, or all of it but the last action", sheetJS+" === "+quote(shown)+" || "+sheetJS+" === "+quote(before))
		if got := eval[string](p, sheetJS); got != shown {
			lost++
			shown = before
		}
		t.Logf("round %d: killed after %d actions; in %d rounds the last one was lost", round+1, actions, lost)
	}
	p.click("Undo") // the history is there as well
	p.wait("one action less", sheetJS+" !== "+quote(shown))
}

// sheetJS are the digits of the cells and the marks in their corners.
const sheetJS = cellsJS + `.map(({dataset}) => (dataset.value || ".") + (dataset.corner || "")).join(" ")`

// act types a digit into a cell, or one time in three marks a cell that has none, and
// returns what the journal will hold of it. Cells of the givens stay as they are; with
// none the givens are being set up, without marks.
func (p *player) act(random *rand.Rand, givens string) (change string) {
	p.t.Helper()
	for {
		cell, digit := random.IntN(81), random.IntN(9)+1
		name, mark := fmt.Sprintf("r%dc%d", cell/9+1, cell%9+1), givens != emptyGrid && random.IntN(3) == 0
		shown := p.grid()[cell]
		if givens[cell] != '.' || shown == byte('0'+digit) || mark && shown != '.' { // the same digit again would take it away
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

// A browser that is killed has lost the last action at most, as soon as the one
// before is in the journal.
func TestKilled(t *testing.T) {
	long(t)
	killed(t, false, 3, (*player).waitNoted, func() time.Duration { return 0 })
}

// The same while the givens are typed in.
func TestKilledWhileSettingUp(t *testing.T) {
	long(t)
	killed(t, true, 2, (*player).waitNoted, func() time.Duration { return 0 })
}

// The same fifty times, at the pace of a quick person and at random moments: `make
// killed`.
func TestMeasureKilled(t *testing.T) {
	if !measuring(t) {
		return
	}
	for _, setUp := range []bool{false, true} {
		killed(t, setUp, 25, func(*player, string) { time.Sleep(100 * time.Millisecond) },
			func() time.Duration { return time.Duration(rand.Float64() * rand.Float64() * float64(3*time.Second)) })
	}
}
