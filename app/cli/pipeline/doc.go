// Package pipeline takes puzzles from the input of a command to its output: it reads
// them in any format, packed or not, has them looked at on all cores, and prints the
// answers in their order.
package pipeline
