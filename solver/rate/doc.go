// Package rate rates the difficulty of puzzles.
//
// Three paths lead to the solution of a puzzle, and each figure belongs to one of them:
//
//   - The product's own path, Own, is what the page and the command show. It takes the
//     step that people find most easily.
//   - HoDoKu's path gives HoDoKu's score and level. The grade, Easy to Extreme, depends
//     only on the class of the hardest technique on this path.
//   - Sudoku Explainer's path gives the ratings ER, EP and ED.
//
// The three paths differ in length and in their hardest step, and the two scales differ
// too: some techniques that HoDoKu counts as Unfair are missing from Sudoku Explainer,
// which then needs a chain with a rating of 8 or more. So a figure is always shown with
// the name of its program, and only steps of the same path are compared.
package rate
