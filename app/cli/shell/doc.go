// Package shell derives shell completion and the manual page from the grammar of a
// command line.
package shell
