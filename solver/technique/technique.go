// Package technique holds the catalog of the techniques of human solvers. Each technique
// is a value with a finder. .github/CONTRIBUTING.md describes how to add one.
package technique

import "sudoku/solver/technique/entry"

// Technique is a pattern with its key, ratings and finder.
type Technique = entry.Technique
