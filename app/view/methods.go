package view

// Methods is the panel that compares ways to solve.
type Methods struct{}
