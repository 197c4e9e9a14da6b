//go:build !js

package e2e

import (
	"slices"

	"sudoku/web/e2e/driver"
)

// An except lists tests that do not run in an engine, and the reason.
type except struct {
	reason string
	tests  []string
}

// exceptions lists the tests and subtests that do not run in an engine.
var exceptions = map[driver.Engine][]except{
	driver.Firefox: slices.Concat(onlyChromium, []except{
		{"prefers-contrast cannot be overridden", []string{"TestSystemLook"}},
		{"the last Tab of a page leads to the toolbar, which ignores the driver's keys", []string{"TestKeyboardOnly"}},
		{"two simulated fingers do not zoom", []string{"TestPinchZooms"}},
		{"two simulated taps are no double click", []string{"TestTouchOnAPhone"}},
		{"printed bold text is outlines, which pdftotext cannot read", []string{"TestClass"}},
		{"the fake camera shows no photo of a puzzle", []string{"TestPhotoCamera"}},
		{"scripts cannot read pictures from the clipboard", []string{"TestPictureToTheClipboard"}},
	}),
	driver.WebKit: slices.Concat(onlyChromium, []except{
		{"prefers-contrast and forced-colors cannot be overridden", []string{"TestSystemLook", "TestOwnDigits"}},
		{"WebKitWebDriver has no touch", []string{
			"TestLinkByLink", "TestMarksByTouch", "TestPinchZooms", "TestTouch", "TestTouchOnAPhone", "TestTypedEarlyByTouch",
		}},
		{"pages cannot be printed to a file", []string{"TestPaper", "TestPrintABooklet", "TestPrintTheGrid", "TestPrintTheList", "TestLibrarySeveral"}},
		{"the time zone cannot be overridden", []string{"TestDaily", "TestDailyGoesOn"}},
	}),
}

// onlyChromium lists tests that need the DevTools protocol.
var onlyChromium = []except{
	{"a tab's session cannot be copied", []string{"TestCopiedTab"}},
	{"the driver does not report whether the page can be installed", []string{"TestInstallable"}},
	{"the accessibility tree cannot be read", []string{"TestPause"}},
	{"the safe area cannot be set", []string{"TestSafeAreas"}},
	{"the quota of an origin cannot be set", []string{"TestNoRoomForThePage"}},
	{"the pictures in testdata are Chromium's", []string{"TestDrawn"}},
	{"the text size cannot be set", []string{"TestBoardStays", "TestLargeText"}},
	{"the browser's cache cannot be cleared separately", []string{"TestSecondVisit"}},
	{"the browser is started and killed through chromedp", []string{"TestKilled", "TestKilledWhileSettingUp"}},
}
