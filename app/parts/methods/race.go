package methods

import (
	"sudoku/app/desk"
	"sudoku/app/transport"
	"sudoku/solver/classic"
)

// raceSpeed, about 100 events per second, is the lowest speed at which a race begins. The
// shortest runs then take a second.
const raceSpeed = 50

// RacePressed opens the race of the selected methods on the current givens.
type RacePressed struct{ desk.To[Methods] }

// RaceButton is the ID of the button that opens the race.
const RaceButton = "race"

func (m *Methods) openRace(d *desk.Desk) []desk.Cmd {
	d.Notice = desk.Notice{}
	if m.Chosen == 0 {
		d.Notice.Kind = desk.NoMethodChosen
		return nil
	}
	cmds := m.closeAnimation()
	a := &m.Animation
	for i := range classic.Methods() {
		if m.Chosen.Has(i) {
			lane, cmd := m.record(d, i)
			a.ID, a.Lanes, cmds = lane.ID, append(a.Lanes, lane), append(cmds, cmd)
		}
	}
	a.Open, a.Speed = true, max(a.Speed, raceSpeed)
	return append(cmds, desk.FocusElement{ID: transport.Button})
}

func isLoading(a Animation) bool { return a.ID != 0 }
