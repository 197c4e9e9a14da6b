// Package verdict says what is wrong with a position, for every command in the same
// words.
package verdict
