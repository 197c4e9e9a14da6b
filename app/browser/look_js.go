package browser

import (
	"strings"
	"syscall/js"

	"sudoku/app/parts/frame"
	"sudoku/app/platform"
)

// The look is kept for all tabs and pages under one key, as the words that
// web/theme.js reads.
const lookKey = "sudoku look"

var themeWords = [frame.Themes]string{"system", "light", "dark", "contrast"}

// loadLook is the look that was kept, that of a first visit if there is none.
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
	_ = platform.Storage("localStorage").Set(lookKey, words) // refused: it lasts for this visit
	js.Global().Call("sudokuLook")
}
