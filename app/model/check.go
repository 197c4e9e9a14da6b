package model

// Check is the state of the panel that examines the puzzle.
type Check struct{}
