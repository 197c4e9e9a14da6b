package desk

import "testing"

// TestOptions checks that names and bits of options are unique.
func TestOptions(t *testing.T) {
	var all OptionSet
	names := map[string]bool{"": true}
	for _, o := range Options {
		if all.Has(o.Set) || o.Set&(o.Set-1) != 0 || names[o.Name] {
			t.Errorf("option %q is not unique", o.Name)
		}
		all |= o.Set
		names[o.Name] = true
	}
	if all+1 != TypeInPlace<<1 {
		t.Errorf("unnamed option: %b", all)
	}
}
