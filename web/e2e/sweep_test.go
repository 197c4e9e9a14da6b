//go:build !js

package e2e

import (
	"slices"
	"testing"

	"sudoku/app/text"
	"sudoku/app/text/german"
	"sudoku/app/text/languages"
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

// catalogs holds the catalogs of all languages. German comes first because its words are
// the longest.
var catalogs = append([]*text.Catalog{german.Catalog},
	slices.DeleteFunc(slices.Clone(languages.All), func(c *text.Catalog) bool { return c == german.Catalog })...)
