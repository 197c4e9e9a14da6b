//go:build !unix

package cputime

import "time"

// Used returns wall time, since processor time is unavailable.
func Used() time.Duration { return time.Since(started) }
