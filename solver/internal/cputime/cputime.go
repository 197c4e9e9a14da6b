// Package cputime measures CPU time, which unlike wall time does not advance while
// other programs run.
package cputime

import "time"

// started is the start of the wall clock, the fallback where CPU time is
// unavailable.
var started = time.Now()
