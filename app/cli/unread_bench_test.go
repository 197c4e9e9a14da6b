//go:build !js

package cli

import (
	"fmt"
	"io"
	"strings"
	"testing"
)

// BenchmarkUnread reads a list of unreadable lines.
func BenchmarkUnread(b *testing.B) {
	var text strings.Builder
	text.WriteString(strings.Repeat(".", 81) + "\n")
	for i := range 50_000 {
		fmt.Fprintf(&text, "line %d of a log\n", i)
	}
	b.SetBytes(int64(text.Len()))
	for b.Loop() {
		run(b.Context(), []string{"convert", "--to=line"}, strings.NewReader(text.String()), io.Discard, io.Discard)
	}
}
