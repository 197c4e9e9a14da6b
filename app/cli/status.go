//go:build !js

package cli

import "sudoku/app/cli/pipeline"

// statuses documents the exit statuses. The manual prints this table.
var statuses = []struct {
	status int
	means  string
}{
	{pipeline.Done, "Done."},
	{pipeline.Unsolved, "A puzzle has no solution, or several where one was wanted, something in a position contradicts the solution, no puzzle as ordered was found, or no grid in a photo."},
	{pipeline.Failed, "Something could not be read, or the command is wrong."},
	{pipeline.Interrupted, "The command was interrupted."},
}
