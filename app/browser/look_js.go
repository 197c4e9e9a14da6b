package browser

import (
	"slices"
	"strings"
	"syscall/js"

	"sudoku/app/parts/frame"
	"sudoku/app/platform"
)

// lookKey is the localStorage key for the look, which all tabs and pages share.
// web/theme.js reads the same words.
const lookKey = "sudoku look"

var themeWords = [frame.Themes]string{"system", "light", "dark", "contrast"}

// loadLook returns the stored look, or the default look for a first visit.
func loadLook() (l frame.Look) {
	chosen := strings.Fields(platform.Storage("localStorage").Get(lookKey))
	for i, word := range themeWords {
		if slices.Contains(chosen, word) {
			l.Theme = frame.Theme(i)
		}
	}
	l.Safe, l.Bare = slices.Contains(chosen, "safe"), slices.Contains(chosen, "bare")
	return l
}

func keepLook(l frame.Look) {
	words := themeWords[l.Theme]
	if l.Safe {
		words += " safe"
	}
	if l.Bare {
		words += " bare"
	}
	_ = platform.Storage("localStorage").Set(lookKey, words) // on failure, the choice applies to this visit only
	js.Global().Call("sudokuLook")
}
