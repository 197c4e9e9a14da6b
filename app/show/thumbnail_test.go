package show

import (
	"strings"
	"testing"
)

// TestThumbnail checks that each digit has a shape, and that givens and entries differ.
func TestThumbnail(t *testing.T) {
	got := NewThumbnail("5........1"+strings.Repeat(".", 71), ".3")
	want := Thumbnail{Givens: "M01 01h8v8h-8zM01 11h8v8h-8z", Entries: "M12 05a3 3 0 1 0 6 0 3 3 0 1 0-6 0z"}
	if got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
}
