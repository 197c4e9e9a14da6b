package show

import (
	"strings"
)

// spaced puts spaces between digits.
func Spaced(digits string) string { return strings.Join(strings.Split(digits, ""), " ") }
