package technique

import "testing"

// TestFrequency reads what was counted: singles are needed everywhere, rare fish
// nowhere, and each line is about a technique of the catalog.
func TestFrequency(t *testing.T) {
	if count, of := ByKey("full-house").Frequency(); of < 10_000 || count < of*9/10 {
		t.Errorf("full houses in %d of %d", count, of)
	}
	if count, _ := ByKey("leviathan").Frequency(); count != 0 {
		t.Errorf("leviathans in %d", count)
	}
	for key, count := range frequencies() {
		if key != "" && ByKey(key) == nil || count <= 0 || count > frequencies()[""] {
			t.Errorf("%q in %d", key, count)
		}
	}
}
