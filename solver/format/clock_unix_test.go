//go:build unix

package format

import (
	"syscall"
	"time"
)

// processorTime returns the processor time used by the program, which does not advance
// while other programs run.
func processorTime() time.Duration {
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		return time.Since(started)
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}
