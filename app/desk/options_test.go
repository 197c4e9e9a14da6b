package desk

import "testing"

// TestOptions checks that names and bits of options are unique.
func TestOptions(t *testing.T) {
	var all OptionSet
	names := map[string]bool{"": true}
	for _, o := range Options {
		if all.Has(o.Set) || o.Set&(o.Set-1) != 0 || names[o.Name] {
			t.Errorf("the option %q duplicates another one", o.Name)
		}
		all |= o.Set
		names[o.Name] = true
	}
	if missing := (endOfOptions - 1) &^ all; missing != 0 {
		t.Errorf("options %b are not in Options", missing)
	}
}
