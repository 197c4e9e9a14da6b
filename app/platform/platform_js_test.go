package platform

import (
	"errors"
	"slices"
	"strings"
	"syscall/js"
	"testing"
	"time"

	"sudoku/app/internal/fake"
	"sudoku/app/shelf"
	"sudoku/app/workers"
)

func TestPromises(t *testing.T) {
	if v, err := Await(fake.Eval(`Promise.resolve(7)`)); err != nil || v.Int() != 7 {
		t.Errorf("kept: %v, %v", v, err)
	}
	if v, err := Await(fake.Eval(`Promise.resolve()`)); err != nil || !v.IsUndefined() {
		t.Errorf("kept with nothing: %v, %v", v, err)
	}
	if _, err := Await(fake.Eval(`Promise.reject(new DOMException("No.", "NotAllowedError"))`)); err == nil || err.Error() != "NotAllowedError: No." {
		t.Errorf("broken: %v", err)
	}
}

func TestBytes(t *testing.T) {
	data := []byte{0, 1, 255}
	array := ToJS(data)
	if got := ToGo(array); !slices.Equal(got, data) {
		t.Errorf("there and back: %v", got)
	}
	data[0] = 9
	if array.Index(0).Int() != 0 {
		t.Error("the array is no copy")
	}
	if got, err := ReadBlob(NewBlob("text/plain", "ab", ToJS([]byte("c")))); err != nil || string(got) != "abc" {
		t.Errorf("a blob has %q (%v)", got, err)
	}
	if _, ok := String(js.ValueOf(7)); ok {
		t.Error("a number was taken for a text")
	}
}

func TestStorage(t *testing.T) {
	fake.Window(t)
	local := Storage("localStorage")
	if err := local.Set("a", "1"); err != nil || local.Get("a") != "1" || local.Get("b") != "" {
		t.Errorf("a is %q, b is %q (%v)", local.Get("a"), local.Get("b"), err)
	}
	if got := Storage("sessionStorage").Keys(); len(got) != 0 {
		t.Errorf("the other storage has %q", got)
	}
	fake.Eval(`fake.refused = "QuotaExceededError"`)
	if err := local.Set("a", "2"); err == nil || local.Get("a") != "1" {
		t.Errorf("full: %v, a is %q", err, local.Get("a"))
	}
	local.Remove("a")
	if got := local.Keys(); len(got) != 0 {
		t.Errorf("removed: %q", got)
	}
}

func TestRepairStorage(t *testing.T) {
	fake.Window(t)
	if !RepairStorage() {
		t.Error("storages that work are replaced")
	}
	fake.Eval(`fake.forbidden.push("localStorage")`)
	if RepairStorage() {
		t.Error("a storage that throws counts as one that works")
	}
	local := Storage("localStorage")
	if err := local.Set("a", "1"); err != nil || local.Get("a") != "1" || local.Get("b") != "" {
		t.Errorf("the stand-in has %q, %q (%v)", local.Get("a"), local.Get("b"), err)
	}
}

func TestRepairAddress(t *testing.T) {
	for _, x := range []struct{ at, broken, path string }{
		{"/", "", "/"},
		{"/#%53", "", "/"},
		{"/?p=1#%", "?p=1#%", "/"},
		{"/100%", "", "/100%25"},
		{"/%zz/%41%4#%", "#%", "/%25zz/%41%254"},
	} {
		fake.Window(t)
		js.Global().Get("fake").Call("go", x.at)
		if got := RepairAddress(); got != x.broken {
			t.Errorf("%s: took %q away, want %q", x.at, got, x.broken)
		}
		if got := js.Global().Get("location").Get("pathname").String(); got != x.path {
			t.Errorf("%s: the path is %q, want %q", x.at, got, x.path)
		}
	}
}

// TestRepairAddressLater checks that go-app does not see a later invalid address, which
// would make it panic.
func TestRepairAddressLater(t *testing.T) {
	fake.Window(t)
	RepairAddress()
	var broken []string
	On(AddressEvent, func(ev js.Value) { broken = append(broken, ev.Get("detail").String()) })
	past := 0
	On("popstate", func(js.Value) { past++ })
	fake.Dispatch("popstate", `{}`)
	fake.Eval(`fake.go("/#%")`)
	fake.Dispatch("popstate", `{}`)
	if past != 1 || !slices.Equal(broken, []string{"#%"}) {
		t.Errorf("%d events came through, taken away: %q", past, broken)
	}
}

func TestPageLink(t *testing.T) {
	fake.Window(t)
	fake.Eval(`fake.go("/path/?utm=1#old")`)
	if got, want := PageLink("new"), "https://sudoku.example/path/#new"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestDownload(t *testing.T) {
	fake.Window(t)
	Download("a.txt", NewBlob("text/plain", "x"))
	if got := fake.Log(); !slices.Equal(got, []string{"click a.txt"}) {
		t.Errorf("%q", got)
	}
}

func TestCopy(t *testing.T) {
	for copies, want := range map[string]bool{"true": true, "false": false, "null": false} {
		fake.Window(t)
		fake.Eval(`fake.copies = ` + copies)
		answers := make(chan bool, 1)
		Copy("text", func(copied bool) { answers <- copied })
		if got := <-answers; got != want || slices.Contains(fake.Log(), "copy text") != want {
			t.Errorf("copies %s: %v", copies, got)
		}
	}
}

// TestNextFrame checks that the callback runs only once.
func TestNextFrame(t *testing.T) {
	fake.Window(t)
	frames := 0
	NextFrame(func() {
		frames++
		NextFrame(func() { frames += 10 })
	})
	for _, want := range []int{1, 11, 11} {
		if fake.Frame(); frames != want {
			t.Errorf("%d, want %d", frames, want)
		}
	}
}

// TestToday checks that the day ends at local midnight, even if the clock changes during
// the day.
func TestToday(t *testing.T) {
	now, left := Today()
	if left <= 0 || left > 25*time.Hour {
		t.Errorf("the day lasts %v more", left)
	}
	midnight := now.Add(left)
	if d := midnight.Sub(time.Date(now.Year(), now.Month(), now.Day()+1, 0, 0, 0, 0, now.Location())); d < -time.Hour || d > time.Hour {
		t.Errorf("it ends %v after midnight", d)
	}
}

func TestClaims(t *testing.T) {
	claim := func(c *Claims, name string) bool {
		answers := make(chan bool, 1)
		c.Claim(name, func(mine bool) { answers <- mine })
		return <-answers
	}
	fake.Window(t)
	var one, other Claims
	if !claim(&one, "a") || claim(&other, "a") || !claim(&other, "b") {
		t.Error("a lock is not one tab's")
	}
	one.Release()
	fake.Until(t, "the lock", func() bool { return claim(&other, "a") })
	if held := fake.Eval(`fake.held.join()`).String(); held != "a" {
		t.Errorf("held: %s", held)
	}
}

func TestDatabase(t *testing.T) {
	fake.Window(t)
	base := NewDatabase("base", 1, "texts")
	var failed []error
	access := base.With(func(err error) { failed = append(failed, err) })
	written := 0
	put := func(id, text string) {
		before := written + len(failed)
		access.Transact(func(of func(string) Table) { of("texts").Put(id, text, nil) }, func() { written++ })
		fake.Until(t, "the transaction", func() bool { return written+len(failed) > before })
	}
	all := func() (texts []string) {
		came := false
		access.Transact(func(of func(string) Table) {
			of("texts").All(func(all []string) { texts, came = all, true })
		}, func() {})
		fake.Until(t, "the texts", func() bool { return came || len(failed) > 0 })
		return texts
	}
	put("1", "one")
	put("2", "two")
	if got := all(); !slices.Equal(got, []string{"one", "two"}) || len(failed) > 0 {
		t.Errorf("%q (%v)", got, failed)
	}
	access.Transact(func(of func(string) Table) { of("texts").Delete("1") }, func() {})
	if got := all(); !slices.Equal(got, []string{"two"}) {
		t.Errorf("after one was deleted: %q", got)
	}
	if got := fake.Log(); !slices.Equal(got, []string{"table texts"}) {
		t.Errorf("done: %q", got)
	}
	// Another page upgrades the database: the connection is closed, and reopened when
	// needed.
	fake.Eval(`fake.opened.onversionchange({})`)
	put("3", "three")
	if got := all(); !slices.Equal(got, []string{"two", "three"}) {
		t.Errorf("opened again: %q", got)
	}
	if got := fake.Log(); !slices.Equal(got, []string{"close base"}) {
		t.Errorf("done: %q", got)
	}
	fake.Eval(`fake.refused = "QuotaExceededError"`)
	put("4", "four")
	if len(failed) != 1 || !strings.Contains(failed[0].Error(), "QuotaExceededError") {
		t.Errorf("full: %v", failed)
	}
}

func TestDatabaseThatCannotBeOpened(t *testing.T) {
	for name, x := range map[string]struct {
		set   string
		newer bool
	}{
		"forbidden": {`fake.forbidden.push("indexedDB")`, false},
		"newer":     {`fake.databases.base = { version: 2, tables: {} }`, true},
	} {
		fake.Window(t)
		fake.Eval(x.set)
		var failed error
		NewDatabase("base", 1, "texts").With(func(err error) { failed = err }).
			Transact(func(func(string) Table) { t.Errorf("%s: it is used", name) }, func() {})
		fake.Until(t, "the failure", func() bool { return failed != nil })
		if errors.Is(failed, shelf.ErrNewer) != x.newer {
			t.Errorf("%s: %v", name, failed)
		}
	}
}

func TestJournal(t *testing.T) {
	fake.Window(t)
	j := ReadJournal()
	if held := j.Noted(); held == nil || len(held) != 0 {
		t.Errorf("at first it holds %q", held)
	}
	put := func() bool {
		answers := make(chan bool, 1)
		j.Put("slot-1", "a game", func(ok bool) { answers <- ok })
		return <-answers
	}
	if !put() {
		t.Error("it keeps nothing")
	}
	if got := ReadJournal().Noted()["slot-1"]; got != "a game" {
		t.Errorf("it holds %q", got)
	}
	fake.Eval(`fake.refused = "QuotaExceededError"`)
	if put() {
		t.Error("it keeps what is refused")
	}
	fake.Eval(`fake.refused = null`)
	j.Delete("slot-1")
	if held := ReadJournal().Noted(); len(held) != 0 {
		t.Errorf("after it was deleted: %q", held)
	}
}

// TestLateJournal checks that a late answer from the database is still handled.
func TestLateJournal(t *testing.T) {
	fake.Window(t)
	fake.Eval(`fake.databases["sudoku slots"] = { version: 1, tables: { slots: new Map([["a", "a game"]]) } };
		fake.delay = 2500`)
	j := ReadJournal()
	var late map[string]string
	j.Late = func(held map[string]string) { late = held }
	if held := j.Noted(); held != nil {
		t.Errorf("before it has answered it holds %q", held)
	}
	fake.Until(t, "the answer", func() bool { return late != nil })
	if late["a"] != "game" {
		t.Errorf("it holds %q", late)
	}
}

func TestWorker(t *testing.T) {
	fake.Window(t)
	fake.Eval(`globalThis.sudokuWorker = () => {
		const worker = new EventTarget();
		worker.life = new EventTarget();
		worker.ready = true;
		worker.postMessage = (message, moved) => {
			if (message === "die") throw new Error("dead");
			log.push("post " + (message.message ?? message) + (moved ? " moved " + moved[0].byteLength : ""));
		};
		worker.terminate = () => log.push("terminate");
		return globalThis.started = worker;
	}`)
	var heard, crashed []string
	w := newWorker(t, &heard, &crashed)
	fake.Eval(`{
		const tell = (type, fields) => started.dispatchEvent(Object.assign(new Event(type), fields));
		tell("message", { data: "text" });
		tell("message", { data: { message: "with bytes", data: new Uint8Array(3) } });
		tell("message", { data: { crash: "out of memory" } });
		tell("error", { message: "a line" });
		tell("messageerror", {});
		started.life.dispatchEvent(new Event("taken"));
		started.life.dispatchEvent(new Event("died"));
	}`)
	if want := []string{"", "text", "with bytes 3", ""}; !slices.Equal(heard, want) {
		t.Errorf("heard %q, want %q", heard, want)
	}
	if want := []string{"out of memory", "a line", "unreadable message", "the worker died"}; !slices.Equal(crashed, want) {
		t.Errorf("crashed by %q, want %q", crashed, want)
	}
	w.Post(workers.Message{Text: "go"})
	w.Post(workers.Message{Text: "take", Bytes: ToJS(make([]byte, 5))})
	w.Post(workers.Message{Text: "read", Bytes: NewBlob("text/plain", "x")})
	crashed = nil
	w.Post(workers.Message{Text: "die"})
	fake.Until(t, "the crash", func() bool { return len(crashed) == 1 })
	w.End()
	fake.Eval(`started.life.dispatchEvent(new Event("died"))`)
	if len(crashed) != 1 {
		t.Errorf("after its end it crashed by %q", crashed)
	}
	if got, want := fake.Log(), []string{"post go", "post take moved 5", "post read", "terminate"}; !slices.Equal(got, want) {
		t.Errorf("did %q, want %q", got, want)
	}
	fake.Eval(`globalThis.sudokuWorker = () => null`)
	if w := NewWorker(nil, nil); w != nil {
		t.Error("a worker where the browser starts none")
	}
}

func newWorker(t *testing.T, heard, crashed *[]string) *worker {
	w := NewWorker(func(m workers.Message) {
		text := m.Text
		if data, ok := m.Bytes.(js.Value); ok {
			text += " " + string(rune('0'+data.Length()))
		}
		*heard = append(*heard, text)
	}, func(reason string) { *crashed = append(*crashed, reason) })
	if w == nil {
		t.Fatal("no worker")
	}
	return w
}
