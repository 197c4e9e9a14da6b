// Package generate makes puzzles to order. A spec may require a grade or a rating, a
// technique, a symmetry, a number of givens, or a pattern of givens. The same spec and
// seed give the same puzzle on every machine and in every version.
package generate
