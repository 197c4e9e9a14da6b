package model

import (
	"math"
	"time"
)

// Player is what plays a row of pictures: a method's search, or a film.
type Player struct {
	At      int // pictures gone by
	Playing bool
	Speed   int // 0 to MaxSpeed

	clock int // tells the ticks of the present play from earlier ones
	from  int // At, and
	since float64
}

// MaxSpeed is the largest speed.
const MaxSpeed = 100

// frame is the least time between two pictures.
const frame = 16 * time.Millisecond

// What a player is told.
type (
	// PlayPressed plays, or pauses.
	PlayPressed struct{}
	// Stepped goes forward or, below 0, back by a number of pictures, and
	// pauses.
	Stepped struct{ By int }
	// Sought goes to a place, 0 to 1, and pauses.
	Sought struct{ Place float64 }
	// SpeedPicked chooses a speed.
	SpeedPicked struct{ Speed int }
	// Ticked tells that time has gone by.
	Ticked struct{ Clock int }
)

func (PlayPressed) msg() {}
func (Stepped) msg()     {}
func (Sought) msg()      {}
func (SpeedPicked) msg() {}
func (Ticked) msg()      {}

// PlayButton is the id of the button that plays and pauses.
const PlayButton = "player-play"

// reel is what a player plays.
type reel interface {
	player() *Player
	length() int        // the largest At
	perSecond() float64 // pictures, at the present speed
	seek(at int)        // goes to a place, or to the nearest there is
}

// updatePlayer handles the messages of the player that is shown; ok is false for
// any other.
func updatePlayer(r reel, now float64, msg Msg) (cmds []Cmd, ok bool) {
	p := r.player()
	switch msg := msg.(type) {
	case PlayPressed:
		switch {
		case p.Playing:
			p.Playing = false
			return nil, true
		case p.At == r.length():
			r.seek(0)
		}
		return play(r, now), true
	case Stepped:
		p.Playing = false
		r.seek(p.At + msg.By)
	case Sought:
		p.Playing = false
		r.seek(int(math.Round(msg.Place * float64(r.length()))))
	case SpeedPicked:
		p.Speed = min(max(msg.Speed, 0), MaxSpeed)
		if p.Playing {
			return play(r, now), true
		}
	case Ticked:
		if p.Playing && msg.Clock == p.clock {
			r.seek(p.from + int((now-p.since)/1000*r.perSecond()))
			p.Playing = p.At < r.length()
			return wait(r, now), true
		}
	default:
		return nil, false
	}
	return nil, true
}

// play begins to play at the present place and speed.
func play(r reel, now float64) []Cmd {
	p := r.player()
	p.Playing = p.At < r.length()
	p.clock++
	p.from, p.since = p.At, now
	return wait(r, now)
}

// wait waits until the next picture is due.
func wait(r reel, now float64) []Cmd {
	p := r.player()
	if !p.Playing {
		return nil
	}
	due := p.since + float64(p.At+1-p.from)/r.perSecond()*1000
	pause := time.Duration(math.Ceil((due-now)*1000)) * time.Microsecond
	return []Cmd{Wait{max(frame, pause), Ticked{p.clock}}}
}
