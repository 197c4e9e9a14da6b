// Package drill records the progress in practising techniques and selects the next one.
// It uses Leitner's boxes: a technique that was found moves to the next box and comes
// back after twice the time, and a missed one returns to the first box.
//
// Sebastian Leitner, So lernt man lernen, 1972.
package drill

import (
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"time"
)

// Boxes is the number of boxes.
const Boxes = 5

// Record holds the results of practising a technique.
type Record struct {
	Found  int   `json:"found,omitempty"`  // positions solved without help
	Missed int   `json:"missed,omitempty"` // positions solved with help or with mistakes
	Box    int   `json:"box,omitempty"`    // 1 to Boxes
	Last   int64 `json:"last,omitempty"`   // time of the last practice, in milliseconds since 1970
	// Own is a position from the player's own games in which the technique was missed, or
	// "" for none. It is dropped once the technique is found in it. Package practise
	// defines the encoding.
	Own string `json:"own,omitempty"`
}

// Progress maps technique keys to records. Its methods return a new value and never
// change it. The page stores it as one text in localStorage and reads it again before
// each change, so that tabs do not undo each other's changes.
type Progress map[string]Record

// Note returns the progress after practising a technique on one position.
func (p Progress) Note(technique string, found bool, now time.Time) Progress {
	r := p[technique]
	if found {
		r.Found++
		r.Box, r.Own = min(r.Box+1, Boxes), ""
	} else {
		r.Missed++
		r.Box = 1
	}
	r.Last = now.UnixMilli()
	return p.with(technique, r)
}

// Miss returns the progress after a technique was missed in a game: it comes back as if
// missed in practice, first in the position of the game.
func (p Progress) Miss(technique, own string, now time.Time) Progress {
	r := p[technique]
	r.Box, r.Own, r.Last = 1, own, now.UnixMilli()
	return p.with(technique, r)
}

func (p Progress) with(technique string, r Record) Progress {
	next := maps.Clone(p)
	if next == nil {
		next = Progress{}
	}
	next[technique] = r
	return next
}

// Merge combines the progress of two devices. It takes the larger of each number, and the
// box and the position of the more recent record.
func (p Progress) Merge(o Progress) Progress {
	both := p
	for key, r := range o {
		was := p[key]
		if was.Last > r.Last {
			r.Box, r.Last, r.Own = was.Box, was.Last, was.Own
		}
		r.Found, r.Missed = max(r.Found, was.Found), max(r.Missed, was.Missed)
		both = both.with(key, r)
	}
	return both
}

// interval returns the milliseconds after which a technique in a box is due.
func interval(box int) float64 {
	return float64((24 * time.Hour).Milliseconds() << (max(box, 1) - 1))
}

// Due returns the number of techniques that have waited for the interval of their box.
func (p Progress) Due(now time.Time) (n int) {
	for _, r := range p {
		if float64(now.UnixMilli()-r.Last) >= interval(r.Box) {
			n++
		}
	}
	return n
}

// Next returns the technique to practise next: the one that has waited longest relative
// to the interval of its box. It does not repeat the previous technique if there are
// others. ok is false if no technique was practised.
func (p Progress) Next(before string, now time.Time) (technique string, ok bool) {
	most := 0.0
	for _, key := range slices.Sorted(maps.Keys(p)) {
		if key == before && len(p) > 1 {
			continue
		}
		r := p[key]
		waited := float64(max(now.UnixMilli()-r.Last, 0)) / interval(r.Box)
		if !ok || waited > most {
			technique, most, ok = key, waited, true
		}
	}
	return technique, ok
}

// kept is the stored form of the progress.
type kept struct {
	Version    int      `json:"version"`
	Techniques Progress `json:"techniques"`
}

const version = 1

// ErrVersion reports a text written by a newer version of the page.
var ErrVersion = errors.New("drill: written by a newer version")

// Encode returns the text to store.
func (p Progress) Encode() string {
	text, err := json.Marshal(kept{version, p})
	if err != nil {
		panic(err) // numbers and strings can always be encoded as JSON
	}
	return string(text)
}

// Decode decodes the output of Encode. It decodes "" as no progress.
func Decode(text string) (Progress, error) {
	if text == "" {
		return nil, nil
	}
	var k kept
	if err := json.Unmarshal([]byte(text), &k); err != nil {
		return nil, err
	}
	if k.Version > version {
		return nil, ErrVersion
	}
	for key, r := range k.Techniques {
		if r.Found < 0 || r.Missed < 0 || r.Box < 0 || r.Box > Boxes {
			return nil, errors.New("drill: no record of " + key)
		}
	}
	return k.Techniques, nil
}
