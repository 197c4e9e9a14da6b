package browser

import (
	"sudoku/app/platform"
)

// GiveWay yields to the browser if the current task has been running too long.
func (e *effects) GiveWay() { platform.GiveWay() }
