// Package solver is a sudoku engine for other programs to build on. It solves puzzles,
// counts and lists solutions, and reads and writes puzzles as text. It does not depend on
// the page that it was written for.
//
// The packages can be used separately: board for the vocabulary, format for text, share
// for links, search for the exact solver, path for solving as a person does, explain for
// explanations in words, rate for ratings, generate for new puzzles, and repair for
// broken puzzles.
package solver
