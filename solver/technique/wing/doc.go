// Package wing finds wings: patterns of a few cells with few candidates, one of which
// must hold the digit.
package wing
