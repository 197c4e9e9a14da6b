// Package making makes random puzzles and variations of them. It is the part of package
// generate that the makers' tools share: from a seed to a puzzle, from one puzzle to the
// next, and the numbers that a bank stores. Its results are frozen: the same numbers
// always give the same puzzles.
package making
