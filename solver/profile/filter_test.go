package profile_test

import (
	"math/rand/v2"
	"testing"

	"sudoku/solver/generate"
	"sudoku/solver/profile"
)

// TestFilter checks which handmade rows the filters select.
func TestFilter(t *testing.T) {
	p := worked(t, withoutLast(2))
	p.Solutions, p.Minimal = 1, true
	p.Symmetries = profile.Symmetries(0).With(generate.HalfTurn)
	p.ER, p.Score, p.Techniques = 71, 1200, profile.TechniqueSet{}.With(profile.TechniqueNumber("xy-wing")).With(profile.TechniqueNumber("x-chain"))
	only := func(column profile.Column, from, to int) profile.Filter {
		return profile.Filter{Ranges: []profile.Range{{Column: column, From: from, To: to}}}
	}
	for name, c := range map[string]struct {
		filter profile.Filter
		match  bool
		asks   profile.Layer
	}{
		"all":             {profile.Filter{}, true, 0},
		"rating from":     {only(profile.ER, 71, 75), true, profile.Rated},
		"rating to":       {only(profile.ER, 65, 71), true, profile.Rated},
		"rating below":    {only(profile.ER, 72, 200), false, profile.Rated},
		"rating above":    {only(profile.ER, 0, 70), false, profile.Rated},
		"score":           {only(profile.Score, 1200, 1200), true, profile.Rated},
		"minimal":         {profile.Filter{Minimal: true}, true, profile.Properties},
		"half turn":       {profile.Filter{Symmetries: profile.Symmetries(0).With(generate.HalfTurn)}, true, profile.Properties},
		"quarter turn":    {profile.Filter{Symmetries: profile.Symmetries(0).With(generate.QuarterTurn)}, false, profile.Properties},
		"with":            {profile.Filter{With: profile.Named("xy-wing")}, true, profile.Rated},
		"with both":       {profile.Filter{With: profile.Named("xy-wing").Or(profile.Named("x-chain"))}, true, profile.Rated},
		"with another":    {profile.Filter{With: profile.Named("xy-wing").Or(profile.Named("w-wing"))}, false, profile.Rated},
		"without":         {profile.Filter{Without: profile.Named("w-wing")}, true, profile.Rated},
		"without a chain": {profile.Filter{Without: profile.Named("chain")}, false, profile.Rated},
		"unique":          {profile.Filter{Unique: true}, true, profile.Canonical},
	} {
		row := make(profile.Row, profile.RowSize)
		p.Put(row)
		if c.filter.Match(row) != c.match {
			t.Errorf("%s: %v", name, !c.match)
		}
		less := p
		less.Layers = profile.Read
		less.Put(row)
		if name != "all" && c.filter.Layers()&^profile.Read != 0 && c.filter.Match(row) {
			t.Errorf("%s: matches without its layer", name)
		}
		if !c.filter.Layers().Has(c.asks) || c.filter.IsZero() != (name == "all") || !c.filter.Equal(&c.filter) {
			t.Errorf("%s: asks about %b", name, c.filter.Layers())
		}
	}
	r := rand.New(rand.NewPCG(7, 0))
	for range 100 {
		q := profile.Unread()
		row := make(profile.Row, profile.RowSize)
		q.Put(row)
		f := only(profile.Column(r.IntN(int(profile.Unreadable)-1)), 0, 1<<40)
		if f.Ranges[0].Column != profile.Time && f.Match(row) {
			t.Errorf("an unreadable text has %v", f.Ranges[0].Column)
		}
	}
}
