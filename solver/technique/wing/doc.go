// Package wing finds wings: patterns of a few cells with few candidates, in which at
// least one cell must hold a certain digit.
package wing
