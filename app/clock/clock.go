// Package clock abstracts time for packages that wait. The page uses the browser's clock,
// and tests use a clock that they set by hand.
package clock

import "time"

// Clock returns the time and sets timers.
type Clock interface {
	Now() time.Time
	// After calls f once after d, never before After returns.
	After(d time.Duration, f func())
}
