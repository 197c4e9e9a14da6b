package browser

import (
	"strings"
	"syscall/js"

	"sudoku/app/parts/frame"
	"sudoku/app/platform"
)

// lookKey is the localStorage key of the look, which all tabs and pages share. web/theme.js
// reads the same words.
const lookKey = "sudoku look"

var themeWords = [frame.Themes]string{"system", "light", "dark", "contrast"}

// loadLook returns the stored look, or that of a first visit.
func loadLook() (l frame.Look) {
	theme, palette, _ := strings.Cut(platform.Storage("localStorage").Get(lookKey), " ")
	for i, word := range themeWords {
		if word == theme {
			l.Theme = frame.Theme(i)
		}
	}
	l.Safe = palette == "safe"
	return l
}

func keepLook(l frame.Look) {
	words := themeWords[l.Theme]
	if l.Safe {
		words += " safe"
	}
	_ = platform.Storage("localStorage").Set(lookKey, words) // on failure it applies to this visit only
	js.Global().Call("sudokuLook")
}
