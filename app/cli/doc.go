// Package cli implements the command line, mostly with one file per subcommand.
package cli
