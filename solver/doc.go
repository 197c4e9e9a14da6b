// Package solver is a sudoku engine for other programs to build on: it answers
// a puzzle, counts and lists its solutions, and reads and writes puzzles as
// text. It knows nothing of the page that it was written for.
//
// The parts can be used by themselves: package board for the vocabulary, format for
// text and share for links, search for the exact engine, path for how a person solves,
// explain to say it in words, rate for how hard that is, generate for new puzzles, and
// repair for puzzles that are wrong.
package solver
