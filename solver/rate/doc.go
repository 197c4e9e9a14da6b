// Package rate says how hard a puzzle is, by the rules of the programs that the
// field compares with, and names the step that set each figure.
package rate
