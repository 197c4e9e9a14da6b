// Package unique holds the techniques that rely on the puzzle having one solution.
package unique
