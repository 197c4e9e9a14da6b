// Package pipeline reads the puzzles in a command's input, processes them on all cores
// and prints the answers in order. It detects formats and compression.
package pipeline
