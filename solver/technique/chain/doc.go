// Package chain holds the techniques of colouring and chains, whose links join candidates
// that cannot both be false or cannot both be true.
package chain
