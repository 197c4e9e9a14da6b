//go:build !js

// Package ear listens to the page as a blind player does: with Orca, Debian's screen
// reader, and Firefox on an X server. It consists of tests only. `make ear` builds the
// page and runs them.
//
// The test itself is the speech server that Orca talks to, so it knows immediately what
// is said, and needs no sound card. A transcript in testdata is a journey: the keys that
// a player presses, each line followed by what Orca then says:
//
//	visit /#53..7....
//	> Tab
//	  Sudoku grid.
//	> 4
//	  4 placed
//
// After a change, `make ear UPDATE=-update` writes what is heard now. Read the difference
// as a player hears it: each line takes time.
//
// A line "count" asks how many keys and words each placement has cost so far, which
// should only go down.
//
// Only one Orca runs per user, so the journeys cannot run in parallel. On a busy machine
// Orca speaks late: EAR_SLOW=3 triples all waits. EAR_LOG=1 prints the keys and what is
// said at once.
//
// Orca runs with its defaults, except that it neither repeats the keys pressed nor starts
// to read a page by itself. What it says while a page loads is left out, since it depends
// on timing.
package ear
