// Package cputime measures CPU time, which unlike wall time does not advance while
// other programs run.
package cputime

import "time"

// started is the start of the wall time that Used returns on systems without CPU time.
var started = time.Now()
