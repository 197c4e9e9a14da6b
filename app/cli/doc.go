// Package cli implements the command line, with one file per subcommand.
package cli
