package main

import "testing"

// TestCounted checks some counts for three puzzles, and the beginning of the file that
// holds them.
func TestCounted(t *testing.T) {
	count := counted(3)
	if count["hidden-single-box"] != 3 || count["full-house"] != 3 || count["leviathan"] != 0 {
		t.Errorf("%v", count)
	}
	const want = "3\nfull-house 3\nhidden-single-box 3\n"
	if text := written(3, count); text[:len(want)] != want {
		t.Errorf("written as %q", text)
	}
}
