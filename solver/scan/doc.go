// Package scan reads a sudoku from a picture: a photo of a newspaper, a page
// with written entries, or a screen.
//
// The stages are a file each: gray.go, threshold.go, find.go, mesh.go, patch.go,
// net.go, read.go and settle.go. README.md explains them.
package scan
