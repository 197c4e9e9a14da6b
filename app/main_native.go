//go:build !js

package app

import (
	"sudoku/app/cli"
)

// Main runs the command line and returns the exit status.
func Main() int { return cli.Main() }
