// Package transport is what plays a row of pictures, a method's search or a film,
// forwards and backwards.
package transport

import (
	"math"
	"time"

	"sudoku/app/desk"
)

// Transport is how far a reel has come, and whether it runs.
type Transport struct {
	At      int // pictures passed
	Playing bool
	Speed   int // 0 to MaxSpeed

	clock int // distinguishes the ticks of the present play from earlier ones
	from  int // At, and
	since float64
}

// MaxSpeed is the largest speed.
const MaxSpeed = 100

// frame is the least time between two pictures.
const frame = 16 * time.Millisecond

// Msg is a message to the transport that is shown.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Transport] }

// Shower is a part that may show a transport.
type Shower interface {
	// Transport handles a message; ok is false if the part shows no transport.
	Transport(d *desk.Desk, msg Msg) (cmds []desk.Cmd, ok bool)
}

// What happens to a transport.
type (
	// PlayPressed plays, or pauses.
	PlayPressed struct{ desk.To[Transport] }
	// Stepped goes forward or, below 0, back by a number of pictures, and
	// pauses.
	Stepped struct {
		desk.To[Transport]
		By int
	}
	// PlacePicked goes to a place, 0 to 1, and pauses.
	PlacePicked struct {
		desk.To[Transport]
		Place float64
	}
	// SpeedPicked chooses a speed.
	SpeedPicked struct {
		desk.To[Transport]
		Speed int
	}
	// Ticked is the clock of a transport that plays.
	Ticked struct {
		desk.To[Transport]
		Clock int
	}
)

// Button is the id of the button that plays and pauses.
const Button = "player-play"

// Reel is what a transport plays.
type Reel interface {
	State() *Transport
	Length() int   // the largest At
	Rate() float64 // pictures per second, at the present speed
	Seek(at int)   // goes to a place, or to the nearest there is
}

// Update handles a message to the transport of a reel.
func Update(r Reel, d *desk.Desk, msg Msg) []desk.Cmd {
	t := r.State()
	switch msg := msg.(type) {
	case PlayPressed:
		return press(r, d)
	case Stepped:
		t.Playing = false
		r.Seek(t.At + msg.By)
	case PlacePicked:
		t.Playing = false
		r.Seek(int(math.Round(msg.Place * float64(r.Length()))))
	case SpeedPicked:
		t.Speed = min(max(msg.Speed, 0), MaxSpeed)
		if t.Playing {
			return Play(r, d)
		}
	case Ticked:
		if t.Playing && msg.Clock == t.clock {
			r.Seek(t.from + int((d.Now-t.since)/1000*r.Rate()))
			t.Playing = t.At < r.Length()
			return wait(r, d)
		}
	}
	return nil
}

func press(r Reel, d *desk.Desk) []desk.Cmd {
	t := r.State()
	switch {
	case t.Playing:
		t.Playing = false
		return nil
	case t.At == r.Length():
		r.Seek(0)
	}
	return Play(r, d)
}

// Play begins to play at the present place and speed.
func Play(r Reel, d *desk.Desk) []desk.Cmd {
	t := r.State()
	t.Playing = t.At < r.Length()
	t.clock = d.NextClock()
	t.from, t.since = t.At, d.Now
	return wait(r, d)
}

// wait waits until the next picture is due.
func wait(r Reel, d *desk.Desk) []desk.Cmd {
	t := r.State()
	if !t.Playing {
		return nil
	}
	due := t.since + float64(t.At+1-t.from)/r.Rate()*1000
	pause := time.Duration(math.Ceil((due-d.Now)*1000)) * time.Microsecond
	return []desk.Cmd{desk.Wait{Time: max(frame, pause), Then: Ticked{Clock: t.clock}}}
}
