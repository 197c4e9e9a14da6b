//go:build !js

package main

import (
	"time"

	"sudoku/solver/internal/cputime"
)

// clock returns the processor time used by the program.
func clock() time.Duration { return cputime.Used() }
