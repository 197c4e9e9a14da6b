package photo

import (
	"time"

	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/solver/board"
)

// While the camera is on, its picture is read again and again, and taken once two
// frames one after the other give the same puzzle without a doubt.

// GlimpsePicture is the number of the frame that was kept last.
const GlimpsePicture = -1

// between is how long the worker rests between two frames.
const between = 300 * time.Millisecond

// glimpse asks for a frame, unless one is being read.
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

// recognise takes the frame that was read if it is sure what is in it.
func (p *Photo) recognise(read *work.PhotoRead) []desk.Cmd {
	before := p.glimpsed
	p.glimpsed = board.Grid{}
	if len(read.Grids) == 1 && read.Grids[0].Solutions == 1 && len(read.Grids[0].Doubtful) == 0 {
		p.glimpsed = board.Grid(read.Grids[0].Givens)
	}
	if p.glimpsed != (board.Grid{}) && p.glimpsed == before {
		return []desk.Cmd{TakeGlimpse{}}
	}
	return []desk.Cmd{desk.Wait{Time: between, Then: GlimpseTime{}}}
}
