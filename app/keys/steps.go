package keys

import "sudoku/app/model"

// steps goes through the path that is shown, where arrows do not move in the
// grid.
func steps(k Key, m *model.Model) model.Msg {
	shown := m.Showing()
	if k.Ctrl || k.Shift || shown.Path == nil || len(shown.Path.Steps) < 2 {
		return nil
	}
	switch k.Key {
	case "ArrowLeft", "ArrowUp":
		return model.StepMoved{By: -1}
	case "ArrowRight", "ArrowDown":
		return model.StepMoved{By: 1}
	}
	return nil
}
