//go:build !unix

package cputime

import "time"

// Used returns wall time, since CPU time is unavailable.
func Used() time.Duration { return time.Since(started) }
