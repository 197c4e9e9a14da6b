//go:build !js

package cli

// The exit statuses. The help and the manual print this table.
const (
	done        = 0
	unsolved    = 1
	failed      = 2
	interrupted = 130
)

// statuses say what each exit status means.
var statuses = []struct {
	status int
	means  string
}{
	{done, "Done."},
	{unsolved, "A puzzle has no solution, or several where one was wanted, something in a position contradicts the solution, no puzzle as ordered was found, or no grid in a photo."},
	{failed, "Something could not be read, or the command is wrong."},
	{interrupted, "The command was interrupted."},
}

// status is that of a puzzle: each command that looks at one has it from here.
func (v *verdict) status(severalWanted bool) int {
	if v.isProper() || v.solutions > 1 && severalWanted {
		return done
	}
	return unsolved
}
