// Package making is what package generate rests on and the makers' tools need as
// well: from a seed to a puzzle, from a puzzle to the next, and the numbers by which a
// bank holds either. Its results are frozen: the same numbers give the same puzzles
// for ever.
package making
