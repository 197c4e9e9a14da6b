//go:build unix

package main

import (
	"syscall"
	"time"
)

// clock is the processor time that the program has used: unlike the time on
// the wall it does not run while other programs have the processor.
func clock() time.Duration {
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		return time.Since(started)
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}
