//go:build !js

package e2e

import "sudoku/web/e2e/driver"

// except are tests that do not run in an engine, and why.
type except struct {
	reason string
	tests  []string
}

// exceptions are the tests, or subtests, that do not run in an engine. All others do.
var exceptions = map[driver.Engine][]except{}
