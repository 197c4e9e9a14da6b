package view

import (
	"strings"
)

// spaced puts spaces between digits.
func spaced(digits string) string { return strings.Join(strings.Split(digits, ""), " ") }
