package show

import (
	"fmt"
	"time"
)

// Millis returns n milliseconds as a Duration.
func Millis(n int64) time.Duration { return time.Duration(n) * time.Millisecond }

// Clock formats a time as a clock shows it: 5:07, or 1:05:07.
func Clock(d time.Duration) string {
	seconds := int(d.Seconds())
	if hours := seconds / 3600; hours > 0 {
		return fmt.Sprintf("%d:%02d:%02d", hours, seconds/60%60, seconds%60)
	}
	return fmt.Sprintf("%d:%02d", seconds/60, seconds%60)
}
