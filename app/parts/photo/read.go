package photo

import (
	"slices"

	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/solver/board"
)

// begin starts reading pictures in order, and discards earlier results.
func (p *Photo) begin(d *desk.Desk, msg Given) []desk.Cmd {
	cmds := p.stop(false)
	d.Dialog, d.Notice = desk.PhotoDialog, desk.Notice{}
	for _, name := range msg.Others {
		p.Failures = append(p.Failures, Failure{name, Problem{Kind: NoPicture}})
	}
	if len(msg.Names) > MostPictures {
		p.Failures = append(p.Failures, Failure{Problem: Problem{Kind: TooMany}})
	}
	p.Names = msg.Names[:min(len(msg.Names), MostPictures)]
	if len(p.Names) == 0 {
		return cmds
	}
	p.Stage = Reading
	return append(cmds, Open{Picture: 0})
}

// opened requests the grids in a picture.
func (p *Photo) opened(d *desk.Desk, msg *Opened) []desk.Cmd {
	if p.reading != 0 || msg.Picture != p.Read || p.Read >= len(p.Names) {
		return nil // belongs to an earlier set of pictures
	}
	if msg.Problem.Kind != NoProblem {
		return p.failed(msg.Problem)
	}
	p.whole = whole{msg.Width, msg.Height, msg.Whole}
	return p.look(d, work.ReadPhoto{Picture: msg.Picture, Width: msg.Width, Height: msg.Height})
}

// whole is a picture being read.
type whole struct {
	width, height int
	address       string
}

func (p *Photo) look(d *desk.Desk, job work.ReadPhoto) []desk.Cmd {
	d.LastID++
	p.reading = d.LastID
	return []desk.Cmd{Look{Request: work.Request{ID: d.LastID, Revision: d.Revision, Job: job}}}
}

// failed records a picture without a result and continues with the next.
func (p *Photo) failed(why Problem) []desk.Cmd {
	p.Failures = append(slices.Clip(p.Failures), Failure{p.Names[p.Read], why})
	return p.next()
}

// next opens the next picture. After the last one it shows the puzzles found.
func (p *Photo) next() []desk.Cmd {
	if p.Read++; p.Read < len(p.Names) {
		return []desk.Cmd{Open{Picture: p.Read}}
	}
	if len(p.Found) == 0 {
		p.Stage = Choosing
		return nil
	}
	p.Stage = Comparing
	p.show(0)
	return []desk.Cmd{desk.FocusElement{ID: GridID}}
}

// HandleAnswer handles the grids of a picture, or the number of solutions.
func (p *Photo) HandleAnswer(d *desk.Desk, a *desk.Answer) ([]desk.Cmd, bool) {
	if a.ID == 0 || a.ID != p.reading && a.ID != p.counting {
		return nil, false
	}
	return p.take(d, a), true
}

func (p *Photo) take(d *desk.Desk, r *desk.Answer) []desk.Cmd {
	if !r.Last() {
		return nil
	}
	if r.ID == p.counting {
		p.counting = 0
		if solved, ok := r.Answer.(work.Solved); ok {
			f := p.shown()
			f.Solutions, f.Counted = solved.Count, true
		}
		return nil
	}
	p.reading = 0
	read, _ := r.Answer.(work.PhotoRead)
	switch {
	case p.Stage == Filming:
		return p.recognise(&read)
	case p.Stage == Reading && r.Err != "":
		return p.failed(Problem{Kind: Failed, Reason: r.Err})
	case p.Stage == Reading && read.Bare:
		return p.failed(Problem{Kind: NoDigits})
	case p.Stage == Reading && len(read.Grids) == 0:
		return p.failed(Problem{Kind: NoGrid})
	case p.Stage == Reading:
		for i := range read.Grids {
			f := Found{Picture: p.Read, Width: p.whole.width, Height: p.whole.height, Whole: p.whole.address, index: i}
			f.take(&read.Grids[i], r.ID)
			p.Found = append(slices.Clip(p.Found), f)
		}
		return p.next()
	case len(read.Grids) == 1:
		p.Misplaced = false
		f := p.shown()
		f.take(&read.Grids[0], r.ID)
		f.index = 0
		p.show(p.At)
	default:
		p.Misplaced = true
	}
	return nil
}

// take replaces the contents with a grid that was read.
func (f *Found) take(g *work.PhotoGrid, request int) {
	f.Corners, f.request, f.Straight = g.Corners, request, ""
	givens, entries := board.Grid(g.Givens), board.Grid(g.Entries)
	f.Digits, f.Written, f.Doubtful = givens.Over(&entries), entries.Filled(), board.CellSet{}
	for _, c := range g.Doubtful {
		f.Doubtful = f.Doubtful.With(c)
	}
	f.Solutions, f.Counted = g.Solutions, true
}

// straightened stores the picture of a grid.
func (p *Photo) straightened(msg *Straightened) {
	p.Found = slices.Clone(p.Found)
	for i := range p.Found {
		if f := &p.Found[i]; f.request == msg.Request && f.index == msg.Index {
			f.Straight = msg.Address
		}
	}
}
