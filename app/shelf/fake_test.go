package shelf

import (
	"maps"
	"slices"
)

// fakeStore is a database in memory. It processes requests one at a time, when the test
// says so, and its transactions wait for each other.
type fakeStore struct {
	entries, texts, results map[string]string
	waiting                 []*fakeTransaction
	full                    bool // whether writes fail
}

type fakeTransaction struct {
	store    *fakeStore
	tab      string
	requests []func()
	before   []map[string]string // the tables when the transaction began
}

func newFakeStore() *fakeStore {
	return &fakeStore{entries: map[string]string{}, texts: map[string]string{}, results: map[string]string{}}
}

func (s *fakeStore) tables() []map[string]string {
	return []map[string]string{s.entries, s.texts, s.results}
}

// of returns the store as seen by a tab.
func (s *fakeStore) of(tab string) Store { return fakeTab{s, tab} }

type fakeTab struct {
	store *fakeStore
	name  string
}

func (t fakeTab) Begin(use func(Tables)) {
	x := &fakeTransaction{store: t.store, tab: t.name}
	t.store.waiting = append(t.store.waiting, x)
	use(Tables{Entries: fakeTable{x, t.store.entries}, Texts: fakeTable{x, t.store.texts}, Results: fakeTable{x, t.store.results}})
}

// step processes the next request and reports whether there was one.
func (s *fakeStore) step() bool {
	for len(s.waiting) > 0 {
		x := s.waiting[0]
		if x.before == nil {
			for _, table := range s.tables() {
				x.before = append(x.before, maps.Clone(table))
			}
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
	for i, table := range x.before {
		was := x.store.tables()[i]
		clear(was)
		maps.Copy(was, table)
	}
}

// closeTab aborts the unfinished transactions of a tab.
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
