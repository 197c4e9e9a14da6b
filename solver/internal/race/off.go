//go:build !race

// Package race reports whether the race detector is on. With the detector, a sync.Pool
// drops items at random, so allocations cannot be counted.
package race

// Enabled reports whether the race detector is on.
const Enabled = false
