//go:build !js

package main

import (
	"time"

	"sudoku/solver/internal/cputime"
)

// clock returns the CPU time used by the program.
func clock() time.Duration { return cputime.Used() }
