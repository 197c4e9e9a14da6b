//go:build unix

package cputime

import (
	"syscall"
	"time"
)

// Used returns the CPU time used by the program.
func Used() time.Duration {
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		return time.Since(started)
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}
