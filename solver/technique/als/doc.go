// Package als finds patterns of almost locked sets: chains and other combinations of
// them, and further patterns of cells with one candidate too many.
package als
