package format

import (
	"strings"
	"testing"
	"time"
)

// TestHostileTextsAreRefusedQuickly reads texts of the maximum length and longer ones.
func TestHostileTextsAreRefusedQuickly(t *testing.T) {
	for _, pattern := range []string{
		".", "1", " ", "\n", ",", "|", "-", "#", "a", "1 ", "1,", "1,\n", "1\n", "|\n", "---\n", ". \n",
		"\x00", "\xff", "…", "║", "\u202e", "e\u0301", "[", "[[1],\n", "1\r", ". ~", ".~R1C1_ ", strings.Repeat(".", 81) + "\n",
	} {
		for _, size := range []int{MaxBytes, MaxBytes + 1024} {
			text := strings.Repeat(pattern, size/len(pattern))
			start := time.Now()
			if r, err := Read(text); err == nil {
				t.Errorf("%q repeated is read as %v", pattern, &r.Position.Givens)
			}
			if took := time.Since(start); took > 30*time.Second {
				t.Errorf("%q repeated took %v", pattern, took)
			}
		}
	}
}
