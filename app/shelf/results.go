package shelf

// Results keeps what is known of each puzzle that was solved, in a store.
type Results struct{ Store Store }

// Keep writes a result, and calls then with all that there are.
func (r Results) Keep(id, text string, then func(all []string)) {
	r.Store.Begin(func(t Tables) {
		t.Results.Put(id, text, func() { t.Results.All(then) })
	})
}

// List calls then with all that there are.
func (r Results) List(then func(all []string)) {
	r.Store.Begin(func(t Tables) { t.Results.All(then) })
}
