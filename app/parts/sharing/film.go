package sharing

import (
	"math"

	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/app/parts/grid"
	"sudoku/app/transport"
)

// Film shows a history sheet by sheet, in the order in which the sheets were made,
// including returns from dead ends. It covers the current sheet without changing it, and
// ends when the current sheet changes.
type Film struct {
	transport.Transport
	frames   []int // indices of nodes; empty if there is no film
	revision int   // Desk.Revision of the history shown
}

// filmSpeed is the speed setting for two pictures per second.
const filmSpeed = 30

// The messages of the film.
type (
	// FilmPressed shows the history of the page as a film.
	FilmPressed struct{ desk.To[Sharing] }
	// FilmClosed returns to the current sheet.
	FilmClosed struct{ desk.To[Sharing] }
)

// Filmed returns the film shown on the board, or nil if the board shows the current
// sheet.
func (s *Sharing) Filmed(d *desk.Desk) *Film {
	if d.Panel != desk.SolvePanel || len(s.Film.frames) == 0 || s.Film.revision != d.Revision {
		return nil
	}
	return &s.Film
}

// Shown returns the sheet shown on the board: the film's or the current one. The film
// does not change the current sheet, and messages that would change it are refused.
func (s *Sharing) Shown(d *desk.Desk) game.Sheet {
	if f := s.Filmed(d); f != nil {
		return f.sheet(&d.History, f.At)
	}
	return d.Sheet()
}

// Frame returns the film's sheet and the one shown before it.
func (f *Film) Frame(h *game.History) (now, before game.Sheet) {
	return f.sheet(h, f.At), f.sheet(h, max(f.At-1, 0))
}

func (f *Film) sheet(h *game.History, at int) game.Sheet {
	s := h.Nodes()[f.frames[at]].Sheet
	s.Answer = game.Answer{}
	return s
}

// State returns the playback state.
func (f *Film) State() *transport.Transport { return &f.Transport }

// Length returns the number of changes in the film.
func (f *Film) Length() int { return len(f.frames) - 1 }

// Rate returns the number of pictures per second: 0.5 at speed 0, 50 at
// transport.MaxSpeed.
func (f *Film) Rate() float64 { return math.Pow(10, float64(f.Speed)/50) / 2 }

// Seek moves to a picture.
func (f *Film) Seek(at int) { f.At = min(max(at, 0), f.Length()) }

// openFilm shows the nodes from first on, ending at the current one. It starts playing
// unless the player prefers reduced motion.
func (s *Sharing) openFilm(d *desk.Desk, first int) []desk.Cmd {
	s.Film = Film{
		Transport: transport.Transport{Speed: filmSpeed}, frames: d.History.Frames(first), revision: d.Revision,
	}
	d.Panel = desk.SolvePanel
	cmds := []desk.Cmd{desk.ShowGrid{}, desk.FocusElement{ID: transport.Button}}
	if !d.Still {
		cmds = append(cmds, transport.Play(&s.Film, d)...)
	}
	return cmds
}

// closeFilm ends the film, if there is one.
func (s *Sharing) closeFilm(d *desk.Desk) []desk.Cmd {
	if s.Filmed(d) == nil {
		return nil
	}
	s.Film = Film{}
	d.Notice = desk.Notice{}
	return []desk.Cmd{desk.FocusCell{Cell: d.Selected}}
}

// Transport handles a message to the film's transport.
func (s *Sharing) Transport(d *desk.Desk, msg transport.Msg) (_ []desk.Cmd, ok bool) {
	if s.Filmed(d) == nil {
		return nil, false
	}
	if _, ticks := msg.(transport.Ticked); !ticks {
		d.Notice = desk.Notice{}
	}
	return transport.Update(&s.Film, d, msg), true
}

// SheetChanged shows a history that has just arrived with a link.
func (s *Sharing) SheetChanged(_, d *desk.Desk) []desk.Cmd {
	if d.Linked.Revision != d.Revision || d.Reviewing() {
		return nil
	}
	return s.openFilm(d, d.Linked.First)
}

// Escape closes the film and reports whether one was open.
func (s *Sharing) Escape(d *desk.Desk) (cmds []desk.Cmd, ok bool) {
	ok = s.Filmed(d) != nil
	return s.closeFilm(d), ok
}

// AfterUpdate stops a film that is no longer shown.
func (s *Sharing) AfterUpdate(d *desk.Desk) []desk.Cmd {
	if s.Filmed(d) == nil {
		s.Film.Playing = false
	}
	return nil
}

// Translate turns undo and redo into steps through the film while it is shown.
func (s *Sharing) Translate(d *desk.Desk, msg desk.Msg) desk.Msg {
	if s.Filmed(d) == nil {
		return msg
	}
	switch msg.(type) {
	case grid.UndoPressed:
		return transport.Stepped{By: -1}
	case grid.RedoPressed:
		return transport.Stepped{By: 1}
	}
	return msg
}

// Refuses returns the notice for changes to the sheet, which are refused while the film
// hides it.
func (s *Sharing) Refuses(d *desk.Desk) (why desk.Notice, ok bool) {
	return desk.Notice{Kind: desk.FilmInTheWay}, s.Filmed(d) != nil
}
