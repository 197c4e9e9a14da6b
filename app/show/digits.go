package show

import (
	"strings"
)

// Spaced puts spaces between digits.
func Spaced(digits string) string { return strings.Join(strings.Split(digits, ""), " ") }
