// Package offline keeps the page available without a network. It retries failed downloads
// and reports when the device has no room.
package offline

import (
	"time"

	"sudoku/app/clock"
)

// firstLook is when the page first checks whether it is stored. By then its first
// download has begun or failed.
const firstLook = 5 * time.Second

// waits lists the delays before retries; the last one repeats.
var waits = []time.Duration{10 * time.Second, time.Minute, 5 * time.Minute, 30 * time.Minute}

// Keeper keeps the page stored.
type Keeper struct {
	Clock clock.Clock
	// IfMissing calls then if the page is neither stored nor being downloaded.
	IfMissing func(then func())
	// IfNotKept calls then if no version of the page is stored, even if one is being
	// downloaded.
	IfNotKept func(then func())
	// Load starts a download of the page. A failure is reported to Failed.
	Load func()
	// Tell reports that there is no room.
	Tell func()

	fails   int
	waiting bool // whether a retry is scheduled
	full    bool // whether a download has failed for lack of room
}

// Begin schedules the first check. It must be called once the page is running.
func (k *Keeper) Begin() { k.Clock.After(firstLook, k.look) }

func (k *Keeper) look() { k.IfMissing(k.Load) }

// Failed schedules a retry after a failed download. If full is set, the device has no
// room left. Failed then reports that once instead, unless some version of the page is
// stored.
func (k *Keeper) Failed(full bool) {
	if full {
		if !k.full {
			k.full = true
			k.IfNotKept(k.Tell)
		}
		return
	}
	if k.waiting {
		return
	}
	k.waiting = true
	wait := waits[min(k.fails, len(waits)-1)]
	k.fails++
	k.Clock.After(wait, func() {
		if k.waiting {
			k.waiting = false
			k.look()
		}
	})
}

// Online makes a scheduled retry at once, since the network is back.
func (k *Keeper) Online() {
	if k.waiting {
		k.waiting = false
		k.look()
	}
}
