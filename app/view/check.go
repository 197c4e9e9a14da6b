package view

// Check is the panel that examines the puzzle.
type Check struct{}
