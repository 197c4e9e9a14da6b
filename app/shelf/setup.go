package shelf

import "cmp"

// Continues reports whether givens belong to the same puzzle at a later stage of setting
// it up: they include all earlier ones except for at most one, which was changed or
// removed. Both arguments are IDs.
func Continues(givens, earlier string) bool {
	if len(givens) != len(earlier) {
		return false
	}
	differ := 0
	for i := range earlier {
		if earlier[i] != '.' && earlier[i] != givens[i] {
			differ++
		}
	}
	return differ <= 1
}

// move removes the version of a game that was stored when it had fewer givens, and then
// calls then. The shelf remembers the last entry that this page wrote. It looks up an
// entry of an earlier page once.
func (s *Shelf) move(g *Game, t Tables, then func()) {
	switch {
	case g.Entry.ID == s.keptID || s.looked && !s.setup:
		then()
	case s.looked:
		t.Entries.Get(s.keptID, func(text string, _ bool) { g.moveFrom([]string{text}, t, then) })
	default:
		t.Entries.All(func(all []string) { g.moveFrom(all, t, then) })
	}
}

func (g *Game) moveFrom(entries []string, t Tables, then func()) {
	g.absorb(entries, func(e *Entry) bool {
		return e.Setup && e.ID != g.Entry.ID && Continues(g.Entry.ID, e.ID)
	}, t, then)
}

// absorb removes the matching entries whose games are included in this one, and then calls
// then.
func (g *Game) absorb(entries []string, match func(e *Entry) bool, t Tables, then func()) {
	for i, text := range entries {
		e, ok := decode(text)
		if !ok || !e.Deleted.IsZero() || !match(&e) {
			continue
		}
		t.Texts.Get(e.ID, func(text string, ok bool) {
			if ok && g.Holds(text) {
				t.Entries.Delete(e.ID)
				t.Texts.Delete(e.ID)
				g.Entry.Title = cmp.Or(g.Entry.Title, e.Title)
			}
			g.absorb(entries[i+1:], match, t, then)
		})
		return
	}
	then()
}
