//go:build !js

package e2e

import (
	"testing"

	"sudoku/app/text"
	"sudoku/app/text/english"
	"sudoku/app/text/german"
	"sudoku/app/text/japanese"
)

// sweep returns the variants to test: all of them, or only the first n with -short.
// Callers list the most fragile variants first.
func sweep[T any](n int, variants []T) []T {
	if testing.Short() {
		return variants[:min(n, len(variants))]
	}
	return variants
}

// long skips the test if -short is set.
func long(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("runs only in make test-all")
	}
}

// catalogs holds the catalogs that sweeps of layouts try: German, because its words are
// the longest, English, and Japanese, whose words have no spaces. TestNarrow tries every
// language.
var catalogs = []*text.Catalog{german.Catalog, english.Catalog, japanese.Catalog}
