// Package cli is the command line: one file for each subcommand.
package cli
