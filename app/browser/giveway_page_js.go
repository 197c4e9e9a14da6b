package browser

import (
	"sudoku/app/platform"
)

// GiveWay implements loop.World.
func (e *effects) GiveWay() { platform.GiveWay() }
