package pageui

import (
	"slices"
	"testing"
)

// TestOwnPath checks that all variants of a path map to the canonical one.
func TestOwnPath(t *testing.T) {
	for _, own := range Paths() {
		for _, path := range []string{own, own + "index.html"} {
			if got, known := OwnPath(path); got != own || !known {
				t.Errorf("OwnPath(%q) = %q, %v, want %q", path, got, known, own)
			}
		}
	}
	for path, want := range map[string]string{
		"learn": "learn/", "about": "about/", "learn/x-wing": "learn/x-wing/", "learn/index.html": "learn/",
	} {
		if got, known := OwnPath(path); got != want || !known {
			t.Errorf("OwnPath(%q) = %q, %v, want %q", path, got, known, want)
		}
	}
	for _, path := range []string{"some/route", "learn//", "/learn", "../", "%zz", "learn/nothing", "aboutindex.html", "index.htm", "x/index.html"} {
		if got, known := OwnPath(path); known || got != path {
			t.Errorf("OwnPath(%q) = %q, %v", path, got, known)
		}
	}
	if !slices.Contains(Paths(), "") {
		t.Error("the solver has no path")
	}
}
