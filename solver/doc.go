// Package solver is a sudoku engine for other programs to build on: it answers
// a puzzle, counts and lists its solutions, and reads and writes puzzles as
// text. It knows nothing of the page that it was written for.
//
// The parts can be used by themselves: package board for the vocabulary, search
// for the exact engine, format for text, share for links.
package solver
