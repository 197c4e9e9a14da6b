//go:build !js

package pipeline

// The exit statuses of a command.
const (
	Done        = 0
	Unsolved    = 1
	Failed      = 2
	Interrupted = 130
)
