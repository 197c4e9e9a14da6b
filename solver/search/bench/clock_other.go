//go:build !unix && !js

package main

import "time"

// clock returns wall time, since processor time is unavailable.
func clock() time.Duration { return time.Since(started) }
