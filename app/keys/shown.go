package keys

import (
	"sudoku/app/model"
	"sudoku/app/model/desk"
	"sudoku/app/model/steps"
)

// alongPath goes through the path that is shown, where arrows do not move in the
// grid.
func alongPath(k Key, m *model.Model) desk.Msg {
	shown := m.Steps.Showing(&m.Desk)
	if k.Ctrl || k.Shift || shown.Path == nil || len(shown.Path.Steps) < 2 {
		return nil
	}
	switch k.Key {
	case "ArrowLeft", "ArrowUp":
		return steps.Moved{By: -1}
	case "ArrowRight", "ArrowDown":
		return steps.Moved{By: 1}
	}
	return nil
}
