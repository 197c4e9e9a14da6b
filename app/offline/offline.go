// Package offline sees to it that the page is kept for use without a network: what
// failed on the way is tried again, and where there is no room the player hears of it.
package offline

import (
	"time"

	"sudoku/app/clock"
)

// firstLook is when the page looks whether it is kept. By then its first download has
// begun, or failed already.
const firstLook = 5 * time.Second

// Waits are how long it waits before it tries again, the last one again and again.
var waits = []time.Duration{10 * time.Second, time.Minute, 5 * time.Minute, 30 * time.Minute}

// Keeper keeps the page.
type Keeper struct {
	Clock clock.Clock
	// IfMissing calls then if the page is neither kept nor being downloaded.
	IfMissing func(then func())
	// IfNotKept calls then if no version of the page is kept, even if one is being
	// downloaded.
	IfNotKept func(then func())
	// Load begins to download the page. What comes of it is reported to Failed, if
	// it is a failure.
	Load func()
	// Tell says that there is no room.
	Tell func()

	fails   int
	waiting bool // to try again
	full    bool // there is no room, and the user was told
}

// Begin is called when the page runs.
func (k *Keeper) Begin() { k.Clock.After(firstLook, k.look) }

func (k *Keeper) look() { k.IfMissing(k.Load) }

// Failed is called when a download fails. full reports that the device has no room left;
// such a download is not retried.
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

// Online is called when there is a network again.
func (k *Keeper) Online() {
	if k.waiting {
		k.waiting = false
		k.look()
	}
}
