// Package transport plays a sequence of pictures, such as a method's search or a film,
// forwards and backwards.
package transport

import (
	"math"
	"time"

	"sudoku/app/desk"
)

// Transport is the playback state of a reel.
type Transport struct {
	At      int // number of the current picture, 0 to Length
	Playing bool
	Speed   int // 0 to MaxSpeed

	clock int // distinguishes the ticks of this playback from earlier ones
	from  int // At when this playback began
	since float64
}

// MaxSpeed is the largest speed.
const MaxSpeed = 100

// frame is the shortest time between two pictures.
const frame = 16 * time.Millisecond

// Msg is a message to the transport that is shown.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Transport] }

// Shower is implemented by parts that may show a transport.
type Shower interface {
	// Transport handles a message; ok is false if the part shows no transport.
	Transport(d *desk.Desk, msg Msg) (cmds []desk.Cmd, ok bool)
}

// The messages.
type (
	// PlayPressed plays or pauses.
	PlayPressed struct{ desk.To[Transport] }
	// Stepped pauses and moves by a number of pictures, backwards if negative.
	Stepped struct {
		desk.To[Transport]
		By int
	}
	// PlacePicked pauses and moves to a position from 0 to 1.
	PlacePicked struct {
		desk.To[Transport]
		Place float64
	}
	// SpeedPicked sets the speed.
	SpeedPicked struct {
		desk.To[Transport]
		Speed int
	}
	// Ticked is sent by the clock of a playing transport.
	Ticked struct {
		desk.To[Transport]
		Clock int
	}
)

// Button is the ID of the play and pause button.
const Button = "player-play"

// Reel is a sequence of pictures that a transport plays.
type Reel interface {
	State() *Transport
	Length() int   // the largest At
	Rate() float64 // pictures per second at the current speed
	Seek(at int)   // moves to the nearest valid position
}

// Update handles a message to a reel's transport.
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

// Play starts playing at the current position and speed.
func Play(r Reel, d *desk.Desk) []desk.Cmd {
	t := r.State()
	t.Playing = t.At < r.Length()
	t.clock = d.NextClock()
	t.from, t.since = t.At, d.Now
	return wait(r, d)
}

// wait returns a command that waits until the next picture is due.
func wait(r Reel, d *desk.Desk) []desk.Cmd {
	t := r.State()
	if !t.Playing {
		return nil
	}
	due := t.since + float64(t.At+1-t.from)/r.Rate()*1000
	pause := time.Duration(math.Ceil((due-d.Now)*1000)) * time.Microsecond
	return []desk.Cmd{desk.Wait{Time: max(frame, pause), Then: Ticked{Clock: t.clock}}}
}
