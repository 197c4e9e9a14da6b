// Package pipeline reads the puzzles of a command's input, processes them on all cores
// and prints the answers in order. It detects formats and compression.
package pipeline
