//go:build !js

package e2e

import (
	"slices"
	"testing"

	"sudoku/app/text"
	"sudoku/app/text/german"
	"sudoku/app/text/languages"
)

// sweep returns the variants that a test tries: all of them, or with -short the first n.
// The ones that break most easily come first.
func sweep[T any](n int, variants []T) []T {
	if testing.Short() {
		return variants[:min(n, len(variants))]
	}
	return variants
}

// long skips the test with -short.
func long(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("left to make test-all")
	}
}

// catalogs are those of all languages, German first: its words are the longest.
var catalogs = append([]*text.Catalog{german.Catalog},
	slices.DeleteFunc(slices.Clone(languages.All), func(c *text.Catalog) bool { return c == german.Catalog })...)
