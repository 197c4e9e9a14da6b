// Package clock is the time for packages that wait for something: the browser's
// on the page, one that a test moves by hand elsewhere.
package clock

import "time"

// Clock says what time it is and wakes whoever asks.
type Clock interface {
	Now() time.Time
	// After calls f once, when d has passed, never before After returns.
	After(d time.Duration, f func())
}
