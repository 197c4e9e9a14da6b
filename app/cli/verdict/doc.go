// Package verdict describes what is wrong with a position, in the same words for every
// command.
package verdict
