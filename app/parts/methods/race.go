package methods

import (
	"slices"

	"sudoku/app/desk"
	"sudoku/app/transport"
	"sudoku/app/work"
	"sudoku/solver/classic"
)

// Race plays the recordings of several methods at the same clock: every method makes one
// event per tick. It is closed if there are no lanes.
type Race struct {
	Lanes               []Animation // in the order of classic.Methods
	transport.Transport             // plays the events of all lanes
}

// raceSpeed is about 100 events per second: the shortest runs take a second.
const raceSpeed = 50

// RacePressed opens the race of the selected methods on the current givens.
type RacePressed struct{ desk.To[Methods] }

// RaceButton is the ID of the button that opens the race.
const RaceButton = "race"

func (m *Methods) openRace(d *desk.Desk) []desk.Cmd {
	if m.Chosen == 0 {
		d.Notice = desk.Notice{Kind: desk.NoMethodChosen}
		return nil
	}
	cmds := m.closeAnimation()
	for i := range classic.Methods() {
		if m.Chosen.Has(i) {
			lane, cmd := m.record(d, i)
			m.Race.Lanes = append(m.Race.Lanes, lane)
			cmds = append(cmds, cmd)
		}
	}
	d.Notice = desk.Notice{}
	return append(cmds, desk.FocusElement{ID: transport.Button})
}

// handleLane handles the response with a lane's recording. The race starts when all
// recordings are there, unless the player prefers reduced motion.
func (m *Methods) handleLane(d *desk.Desk, i int, r *work.Response) []desk.Cmd {
	if !r.Last() {
		return nil
	}
	m.Race.Lanes = slices.Clone(m.Race.Lanes)
	m.Race.Lanes[i].receive(r)
	if m.Race.loading() || d.Still {
		return nil
	}
	return transport.Play(&m.Race, d)
}

// loading reports whether a recording is missing.
func (r *Race) loading() bool {
	return slices.ContainsFunc(r.Lanes, func(a Animation) bool { return a.ID != 0 })
}

// State returns the playback state.
func (r *Race) State() *transport.Transport { return &r.Transport }

// Rate returns the number of events per second in each lane.
func (r *Race) Rate() float64 { return rate(r.Speed) }

// Length returns the number of events in the longest lane.
func (r *Race) Length() (length int) {
	for i := range r.Lanes {
		length = max(length, r.Lanes[i].Length())
	}
	return length
}

// Seek moves each lane to the position after a number of events, or to its end.
func (r *Race) Seek(to int) {
	r.At = min(max(to, 0), r.Length())
	r.Lanes = slices.Clone(r.Lanes)
	for i := range r.Lanes {
		r.Lanes[i].Seek(r.At)
	}
}
