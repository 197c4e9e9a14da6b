// Package shell describes a command line to other programs: to the shells that
// complete its words, and to man. Both come from the grammar that reads it.
package shell
