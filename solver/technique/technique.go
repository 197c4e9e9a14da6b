// Package technique holds the techniques of human solvers, each a value with
// a finder, a file to an idea, and the catalog that puts them in order. How to
// add one is in .github/CONTRIBUTING.md.
package technique

import "sudoku/solver/technique/entry"

// Technique is a pattern with its key, its ratings and its finder.
type Technique = entry.Technique
