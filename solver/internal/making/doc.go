// Package making makes random puzzles and variations of them. It is the part of package
// generate that the makers' tools also use: making a puzzle from a seed, breeding one
// from another, and the numbers that a bank stores. Its results are frozen: the same
// numbers always give the same puzzles.
package making
