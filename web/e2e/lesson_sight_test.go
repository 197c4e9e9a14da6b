//go:build !js

package e2e

import (
	"fmt"
	"testing"
)

// TestLessonInSight goes through a lesson on a small phone. On every screen the answer's
// buttons must not cover the text, and one screen must show a ring around a cell that can
// be tapped.
func TestLessonInSight(t *testing.T) {
	p := open(t, "/learn/x-wing/")
	p.resize(390, 664)
	inSight := func(screen int) {
		t.Helper()
		p.frames(2)
		if covered := eval[float64](p, `document.querySelector(".reading-text > :last-child").getBoundingClientRect().bottom - document.querySelector(".reading-answer").getBoundingClientRect().top`); covered > 0 {
			t.Errorf("screen %d: the buttons cover %.0f pixels of the text", screen, covered)
		}
		if bottom := eval[float64](p, `document.querySelector(".reading-answer").getBoundingClientRect().bottom`); bottom > 664 {
			t.Errorf("screen %d: the buttons end at %.0f", screen, bottom)
		}
	}
	for screen := 1; screen <= 13; screen++ {
		p.wait("the screen", fmt.Sprintf(`document.querySelector(".reading-text .hint").textContent === "Step %d of 13"`, screen))
		inSight(screen)
		if screen == 9 && eval[string](p, `getComputedStyle(document.getElementById("reading-cell-r5c2")).outlineStyle`) != "solid" {
			t.Error("no ring around r5c2")
		}
		if eval[bool](p, `!!document.getElementById("reading-show")`) {
			p.tap("#reading-show")
			p.wait("the answer", `!document.getElementById("reading-show")`)
			inSight(screen)
		}
		if screen < 13 {
			p.tap("#reading-go-on")
		}
	}
}
