//go:build !unix && !js

package main

import "time"

// clock is the time on the wall, for want of a better one.
func clock() time.Duration { return time.Since(started) }
