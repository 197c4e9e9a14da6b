package keys

import (
	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/parts/review"
	"sudoku/app/parts/steps"
	"sudoku/app/transport"
)

// alongPath moves along the shown path when the arrow keys do not move in the grid.
func alongPath(k Key, m *page.Model) desk.Msg {
	shown := m.Steps.Showing(&m.Desk)
	switch {
	case k.Ctrl || k.Shift:
		return nil
	case m.Review.Shown(&m.Desk) != nil:
		return alongGame(k)
	case m.Panel == desk.StepsPanel && m.Steps.Tab == steps.FoundTab:
		return alongFound(k)
	case shown.Path == nil:
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

// alongFound moves along the table of all steps.
func alongFound(k Key) desk.Msg {
	switch k.Key {
	case "ArrowUp":
		return steps.FoundMoved{By: -1}
	case "ArrowDown":
		return steps.FoundMoved{By: 1}
	}
	return nil
}

// alongGame steps through the moves or the moments of a reviewed game.
func alongGame(k Key) desk.Msg {
	switch k.Key {
	case "ArrowLeft":
		return transport.Stepped{By: -1}
	case "ArrowRight":
		return transport.Stepped{By: 1}
	case "ArrowUp", "ArrowDown":
		return review.MomentPassed{Back: k.Key == "ArrowUp"}
	}
	return nil
}
