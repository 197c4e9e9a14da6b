//go:build !js

package main

import (
	"math/rand/v2"
	"slices"
	"syscall"
	"time"
)

// yardstick returns the processor time of sorting a million numbers, in ms. It varies
// with the speed of the machine, so tables are compared relative to it.
func yardstick() float64 {
	r := rand.New(rand.NewPCG(1, 1))
	numbers := make([]uint64, 1_000_000)
	for i := range numbers {
		numbers[i] = r.Uint64()
	}
	start := processorTime()
	slices.Sort(numbers)
	return float64(processorTime()-start) / float64(time.Millisecond)
}

// processorTime returns the processor time used by this process.
func processorTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err) // cannot fail with these arguments
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
