// Package als holds the techniques of almost locked sets: chains and webs of them, and
// what else rests on cells that hold one candidate too many.
package als
