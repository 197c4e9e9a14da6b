package shelf

import (
	"maps"
	"slices"
)

// fakeStore is a database in memory, whose requests are carried out one by one
// when the test says so, and whose transactions wait for each other.
type fakeStore struct {
	entries, texts map[string]string
	waiting        []*fakeTransaction
	full           bool // writing fails
}

type fakeTransaction struct {
	store                      *fakeStore
	tab                        string
	requests                   []func()
	entriesBefore, textsBefore map[string]string // as it began
}

func newFakeStore() *fakeStore {
	return &fakeStore{entries: map[string]string{}, texts: map[string]string{}}
}

// of is the store as a tab sees it.
func (s *fakeStore) of(tab string) Store { return fakeTab{s, tab} }

type fakeTab struct {
	store *fakeStore
	name  string
}

func (t fakeTab) Begin(use func(entries, texts Table)) {
	x := &fakeTransaction{store: t.store, tab: t.name}
	t.store.waiting = append(t.store.waiting, x)
	use(fakeTable{x, t.store.entries}, fakeTable{x, t.store.texts})
}

// step carries out the next request; it reports whether there was one.
func (s *fakeStore) step() bool {
	for len(s.waiting) > 0 {
		x := s.waiting[0]
		if x.entriesBefore == nil {
			x.entriesBefore, x.textsBefore = maps.Clone(s.entries), maps.Clone(s.texts)
		}
		if len(x.requests) == 0 {
			s.waiting = s.waiting[1:]
			continue
		}
		request := x.requests[0]
		x.requests = x.requests[1:]
		request()
		return true
	}
	return false
}

// abort undoes a transaction that has begun.
func (x *fakeTransaction) abort() {
	x.requests = nil
	if x.entriesBefore == nil {
		return
	}
	clear(x.store.entries)
	clear(x.store.texts)
	maps.Copy(x.store.entries, x.entriesBefore)
	maps.Copy(x.store.texts, x.textsBefore)
}

// closeTab aborts what a tab has not finished.
func (s *fakeStore) closeTab(tab string) {
	for _, x := range s.waiting {
		if x.tab == tab {
			x.abort()
		}
	}
}

type fakeTable struct {
	x    *fakeTransaction
	held map[string]string
}

func (t fakeTable) ask(request func()) { t.x.requests = append(t.x.requests, request) }

func (t fakeTable) Get(id string, then func(string, bool)) {
	t.ask(func() {
		text, ok := t.held[id]
		then(text, ok)
	})
}

func (t fakeTable) All(then func([]string)) {
	t.ask(func() {
		var all []string
		for _, id := range slices.Sorted(maps.Keys(t.held)) {
			all = append(all, t.held[id])
		}
		then(all)
	})
}

func (t fakeTable) Put(id, text string, then func()) {
	t.ask(func() {
		if t.x.store.full {
			t.x.abort()
			return
		}
		t.held[id] = text
		if then != nil {
			then()
		}
	})
}

func (t fakeTable) Delete(id string) { t.ask(func() { delete(t.held, id) }) }
