//go:build !unix

package format

import "time"

func processorTime() time.Duration { return time.Since(started) }
