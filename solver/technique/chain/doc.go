// Package chain finds colourings and chains. Their links join candidates that cannot both
// be false or cannot both be true.
package chain
