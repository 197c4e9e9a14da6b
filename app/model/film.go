package model

import (
	"math"

	"sudoku/solver/board"
	"sudoku/solver/share"
)

// Film shows a history sheet by sheet, in the order in which the sheets were
// made, back from dead ends as well. It lies over the present sheet and never
// touches it.
type Film struct {
	Player
	frames []int // indices of nodes; none if there is no film
}

// filmSpeed is two pictures per second.
const filmSpeed = 30

// What happens to the film.
type (
	// FilmPressed shows the history of the page as a film.
	FilmPressed struct{}
	// FilmClosed shows the present sheet again.
	FilmClosed struct{}
)

func (FilmPressed) msg() {}
func (FilmClosed) msg()  {}

// Filmed is the film that the board shows now, nil if it shows the present sheet.
func (m *Model) Filmed() *Film {
	if m.Panel != SolvePanel || len(m.Film.frames) == 0 {
		return nil
	}
	return &m.Film
}

// Shown is the sheet that the board shows: the film's, or the present one.
func (m *Model) Shown() Sheet {
	if f := m.Filmed(); f != nil {
		return f.sheet(&m.History, f.At)
	}
	return m.Sheet()
}

// Frame is a sheet of the film and the one shown before it.
func (f *Film) Frame(h *History) (now, before Sheet) {
	return f.sheet(h, f.At), f.sheet(h, max(f.At-1, 0))
}

func (f *Film) sheet(h *History, at int) Sheet {
	s := h.nodes[f.frames[at]].Sheet
	s.Answer = Answer{}
	return s
}

// Length is the number of changes that the film shows.
func (f *Film) Length() int { return f.length() }

// Rate is the number of pictures per second: 1 in two seconds at speed 0, 50 at
// MaxSpeed.
func (f *Film) Rate() float64 { return f.perSecond() }

func (f *Film) player() *Player    { return &f.Player }
func (f *Film) length() int        { return len(f.frames) - 1 }
func (f *Film) perSecond() float64 { return math.Pow(10, float64(f.Speed)/50) / 2 }
func (f *Film) seek(at int)        { f.At = min(max(at, 0), f.length()) }

// openLinkedFilm takes over a history that came by a link and shows it.
func (m Model) openLinkedFilm(linked *share.History) (Model, []Cmd) {
	over := m.Annotated() != (board.Annotated{})
	first := m.graft(linked)
	m, cmds := m.changed(Notice{})
	m.Dialog, m.Import = NoDialog, ""
	m, more := m.openFilm(first)
	m.Notice = Notice{Kind: FilmOpened, Count: m.Film.length(), Over: over}
	return m, append(cmds, more...)
}

// openFilm shows the nodes from first on, and at the end the present one. It
// plays at once unless the player asked for less motion.
func (m Model) openFilm(first int) (Model, []Cmd) {
	clock := max(m.Film.clock, m.Methods.Animation.clock)
	m.Film = Film{Player: Player{Speed: filmSpeed, clock: clock}, frames: m.History.frames(first)}
	m.Panel = SolvePanel
	cmds := []Cmd{ShowGrid{}, FocusElement{PlayButton}}
	if !m.Methods.Still {
		cmds = append(cmds, play(&m.Film, m.Now)...)
	}
	return m, cmds
}

// frames are the nodes from first on that a film shows: without the blank page
// before the puzzle, without those that differ in their answer only, and with the
// present one at the end.
func (h History) frames(first int) []int {
	var frames []int
	for i, n := range h.nodes[first:] {
		if i == 0 || annotated(&n.Sheet) != annotated(&h.nodes[n.Parent].Sheet) {
			frames = append(frames, first+i)
		}
	}
	last := annotated(&h.nodes[frames[len(frames)-1]].Sheet)
	if present := h.Sheet(); annotated(&present) != last {
		frames = append(frames, h.path[h.depth])
	}
	if begin := annotated(&h.nodes[frames[0]].Sheet); begin == (board.Annotated{}) && len(frames) > 1 {
		frames = frames[1:]
	}
	return frames
}

// updateFilm handles the messages of the film while it is shown; ok is false for
// any other.
func (m Model) updateFilm(msg Msg) (next Model, cmds []Cmd, ok bool) {
	if _, asked := msg.(FilmPressed); asked {
		m.Dialog, m.Notice = NoDialog, Notice{}
		next, cmds = m.openFilm(0)
		return next, cmds, true
	}
	if m.Filmed() == nil {
		return m, nil, false
	}
	switch msg := msg.(type) {
	case FilmClosed:
	case EscapePressed:
		if m.Dialog != NoDialog || m.Busy.ID != 0 {
			return m, nil, false
		}
	case UndoPressed:
		return m.updateFilm(Stepped{By: -1})
	case RedoPressed:
		return m.updateFilm(Stepped{By: 1})
	default:
		cmds, ok = updatePlayer(&m.Film, m.Now, msg)
		if _, ticks := msg.(Ticked); ok && !ticks {
			m.Notice = Notice{}
		}
		return m, cmds, ok
	}
	m.closeFilm()
	m.Notice = Notice{}
	return m, []Cmd{FocusCell{m.Selected}}, true
}

// closeFilm keeps only what tells its ticks from those of the next.
func (m *Model) closeFilm() { m.Film = Film{Player: Player{clock: m.Film.clock}} }

// refuses reports whether a message would change the sheet while the film hides
// it. What brings another puzzle is welcome.
func (f *Film) refuses(msg Msg) bool {
	switch msg.(type) {
	case LinkFollowed, TextGiven, ExamplePicked, EntryLoaded:
		return false
	}
	return true
}
