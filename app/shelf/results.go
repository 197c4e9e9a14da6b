package shelf

// Results stores the results of solved puzzles.
type Results struct{ Store Store }

// Keep stores a result and calls then with all results.
func (r Results) Keep(id, text string, then func(all []string)) {
	r.Store.Begin(func(t Tables) {
		t.Results.Put(id, text, func() { t.Results.All(then) })
	})
}

// List calls then with all results.
func (r Results) List(then func(all []string)) {
	r.Store.Begin(func(t Tables) { t.Results.All(then) })
}
