// Package unique finds patterns that rely on the puzzle having a unique solution.
package unique
