// Package drill remembers how practising went, technique by technique, and says what
// to practise next. It repeats by Leitner's boxes: what was found goes a box further
// and comes again after twice the time, what was missed goes back to the first one.
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

// Boxes is how many boxes there are.
const Boxes = 5

// Record is how practising a technique went.
type Record struct {
	Found  int   `json:"found,omitempty"`  // positions in which it was found without help
	Missed int   `json:"missed,omitempty"` // those in which it was shown, or something wrong was done
	Box    int   `json:"box,omitempty"`    // 1 to Boxes
	Last   int64 `json:"last,omitempty"`   // when, in milliseconds since 1970
}

// Progress are the records by the keys of the techniques. It is never changed: what
// changes it returns another.
type Progress map[string]Record

// Note is the progress after a position with a technique was done.
func (p Progress) Note(technique string, found bool, now time.Time) Progress {
	r := p[technique]
	if found {
		r.Found++
		r.Box = min(r.Box+1, Boxes)
	} else {
		r.Missed++
		r.Box = 1
	}
	r.Last = now.UnixMilli()
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

// Merge is what two devices know: of each number the greater, and the box of the one
// that was practised on last.
func (p Progress) Merge(o Progress) Progress {
	both := p
	for key, r := range o {
		was := p[key]
		if was.Last > r.Last {
			r.Box, r.Last = was.Box, was.Last
		}
		r.Found, r.Missed = max(r.Found, was.Found), max(r.Missed, was.Missed)
		both = both.with(key, r)
	}
	return both
}

// interval is after how many milliseconds a technique in a box is due.
func interval(box int) float64 {
	return float64((24 * time.Hour).Milliseconds() << (max(box, 1) - 1))
}

// Next is the technique to practise: the one that has waited longest, measured by the
// interval of its box, and not the one before if there are others. ok is false if none
// was practised.
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

// kept is the progress as it is stored.
type kept struct {
	Version    int      `json:"version"`
	Techniques Progress `json:"techniques"`
}

const version = 1

// ErrVersion: a newer version of the page wrote the text.
var ErrVersion = errors.New("drill: written by a newer version")

// Encode is the text to store.
func (p Progress) Encode() string {
	text, err := json.Marshal(kept{version, p})
	if err != nil {
		panic(err) // numbers and strings have a JSON form
	}
	return string(text)
}

// Decode reads what Encode wrote; "" is no progress.
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
