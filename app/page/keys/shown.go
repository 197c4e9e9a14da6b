package keys

import (
	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/parts/steps"
)

// alongPath moves along the shown path when the arrow keys do not move in the grid.
func alongPath(k Key, m *page.Model) desk.Msg {
	shown := m.Steps.Showing(&m.Desk)
	if k.Ctrl || k.Shift || shown.Path == nil || m.Steps.Tab == steps.FoundTab {
		return nil
	}
	switch k.Key {
	case "ArrowLeft":
		return steps.SceneMoved{Back: true}
	case "ArrowRight":
		return steps.SceneMoved{}
	case "ArrowUp":
		return steps.Moved{By: -1}
	case "ArrowDown":
		return steps.Moved{By: 1}
	}
	return nil
}
