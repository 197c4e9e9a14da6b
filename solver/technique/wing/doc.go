// Package wing finds wings: a few cells with few candidates, one of which must hold the
// digit.
package wing
