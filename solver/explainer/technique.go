// Package explainer imitates Sudoku Explainer 1.2.1. It defines the techniques that find
// different steps in that program, the order in which the program tries techniques, and
// how it chooses among several steps. The package exists only so that paths and ratings
// match Sudoku Explainer's; package technique defines the techniques themselves.
package explainer

import (
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// Form returns the technique with the key as Sudoku Explainer 1.2.1 applies it: a
// separate form if the program's rules find different steps, and otherwise the catalog's
// technique. It returns nil if the catalog has no such technique.
func Form(key string) *technique.Technique {
	if t := forms[key]; t != nil {
		return t
	}
	return technique.ByKey(key)
}

// forms holds the forms that differ from the catalog's.
var forms = func() map[string]*technique.Technique {
	all := make(map[string]*technique.Technique)
	for _, form := range []struct {
		key  string
		find step.Search
	}{
		{"unique-rectangle-1", loop{"unique-rectangle-1", 1, true}.search},
		{"unique-rectangle-2", loop{"unique-rectangle-2", 2, true}.search},
		{"unique-rectangle-3", loop{"unique-rectangle-3", 3, true}.search},
		{"unique-rectangle-4", loop{"unique-rectangle-4", 4, true}.search},
		{"unique-rectangle-5", loop{"unique-rectangle-5", 5, true}.search},
		{"unique-loop-1", loop{"unique-loop-1", 1, false}.search},
		{"unique-loop-2", loop{"unique-loop-2", 2, false}.search},
		{"unique-loop-3", loop{"unique-loop-3", 3, false}.search},
		{"unique-loop-4", loop{"unique-loop-4", 4, false}.search},
		{"bug-plus-1", bug{"bug-plus-1", 0}.search},
		{"bug-type-1", bug{"bug-type-1", 1}.search},
		{"bug-type-2", bug{"bug-type-2", 2}.search},
		{"bug-type-3", bug{"bug-type-3", 3}.search},
		{"bug-type-4", bug{"bug-type-4", 4}.search},
	} {
		all[form.key] = technique.ByKey(form.key).WithSearch(form.find)
	}
	return all
}()
