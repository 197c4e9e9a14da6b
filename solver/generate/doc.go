// Package generate makes puzzles to order: of a grade or a rating, with a technique
// that they need, with symmetry, so many givens or a pattern of them. The same order
// and seed give the same puzzle on every machine and in every version.
package generate
