// Package scan reads a sudoku from a picture: a photo of a newspaper, a page with
// handwritten entries, or a screen.
//
// Each stage has its own file: gray.go, threshold.go, find.go, mesh.go, patch.go, read.go
// and settle.go. The README explains them.
package scan
