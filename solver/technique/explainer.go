package technique

// Explainer is the technique with a key as Sudoku Explainer 1.2.1 has it: that of
// the catalog, or a form of it where the program's own rules find other steps. It
// is nil if the catalog has none.
func Explainer(key string) *Technique {
	if t := inExplainer[key]; t != nil {
		return t
	}
	return ByKey(key)
}

// inExplainer are the forms that differ from the catalog's.
var inExplainer = func() map[string]*Technique {
	forms := make(map[string]*Technique)
	for _, form := range []struct {
		key  string
		find search
	}{
		{"unique-rectangle-1", explainerLoop{"unique-rectangle-1", 1, true}.search},
		{"unique-rectangle-2", explainerLoop{"unique-rectangle-2", 2, true}.search},
		{"unique-rectangle-3", explainerLoop{"unique-rectangle-3", 3, true}.search},
		{"unique-rectangle-4", explainerLoop{"unique-rectangle-4", 4, true}.search},
		{"unique-rectangle-5", explainerLoop{"unique-rectangle-5", 5, true}.search},
		{"unique-loop-1", explainerLoop{"unique-loop-1", 1, false}.search},
		{"unique-loop-2", explainerLoop{"unique-loop-2", 2, false}.search},
		{"unique-loop-3", explainerLoop{"unique-loop-3", 3, false}.search},
		{"unique-loop-4", explainerLoop{"unique-loop-4", 4, false}.search},
		{"bug-plus-1", explainerBug{bug{"bug-plus-1", 0}}.search},
		{"bug-type-1", explainerBug{bug{"bug-type-1", 1}}.search},
		{"bug-type-2", explainerBug{bug{"bug-type-2", 2}}.search},
		{"bug-type-3", explainerBug{bug{"bug-type-3", 3}}.search},
		{"bug-type-4", explainerBug{bug{"bug-type-4", 4}}.search},
	} {
		t := *ByKey(form.key)
		t.Find = seq(form.find)
		forms[form.key] = &t
	}
	return forms
}()
