package photo

import (
	"time"

	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/solver/board"
)

// While the camera is on, its frames are read continuously. A picture is taken once two
// consecutive frames contain the same puzzle without doubtful cells.

// GlimpsePicture is the picture number of the last camera frame.
const GlimpsePicture = -1

// framePause is the worker's pause between two frames.
const framePause = 300 * time.Millisecond

// glimpse requests a frame, unless one is being read.
func (p *Photo) glimpse() []desk.Cmd {
	if p.Stage != Filming || p.reading != 0 {
		return nil
	}
	return []desk.Cmd{Glimpse{}}
}

func (p *Photo) glimpsedAt(d *desk.Desk, msg *Glimpsed) []desk.Cmd {
	if p.Stage != Filming || p.reading != 0 {
		return nil
	}
	return p.look(d, work.ReadPhoto{Picture: GlimpsePicture, Width: msg.Width, Height: msg.Height})
}

// recognise takes the frame as a picture if it shows a single puzzle, with one solution
// and without doubtful cells, that was also in the previous frame.
func (p *Photo) recognise(read *work.PhotoRead) []desk.Cmd {
	before := p.glimpsed
	p.glimpsed = board.Grid{}
	if len(read.Grids) == 1 && read.Grids[0].Solutions == 1 && len(read.Grids[0].Doubtful) == 0 {
		p.glimpsed = board.Grid(read.Grids[0].Givens)
	}
	if p.glimpsed != (board.Grid{}) && p.glimpsed == before {
		return []desk.Cmd{TakeGlimpse{}}
	}
	return []desk.Cmd{desk.Wait{Time: framePause, Then: GlimpseTime{}}}
}
