//go:build unix

package main

import (
	"syscall"
	"time"
)

// clock returns the processor time used by the program. Unlike wall time it does not
// advance while other programs run.
func clock() time.Duration {
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		return time.Since(started)
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}
