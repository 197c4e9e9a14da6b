package platform

import (
	"syscall/js"
	"time"
)

// Today returns the player's local time and the time left until midnight. It asks the
// browser, since Go's local time keeps the UTC offset that applied when the program
// started.
func Today() (now time.Time, left time.Duration) {
	now = LocalNow()
	date := js.Global().Get("Date")
	next := date.New(now.Year(), int(now.Month())-1, now.Day()+1)
	return now, time.Duration(next.Call("getTime").Float()-float64(now.UnixMilli())) * time.Millisecond
}

// LocalNow returns the player's local time.
func LocalNow() time.Time {
	now := js.Global().Get("Date").New()
	zone := time.FixedZone("", -60*now.Call("getTimezoneOffset").Int())
	return time.UnixMilli(int64(now.Call("getTime").Float())).In(zone)
}
