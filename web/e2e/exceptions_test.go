//go:build !js

package e2e

import (
	"slices"

	"sudoku/web/e2e/driver"
)

// except are tests that do not run in an engine, and why.
type except struct {
	reason string
	tests  []string
}

// exceptions are the tests, or subtests, that do not run in an engine. All others do.
var exceptions = map[driver.Engine][]except{
	driver.Firefox: slices.Concat(onlyChromium, []except{
		{"nothing overrides prefers-contrast", []string{"TestSystemLook"}},
		{"the last Tab of a page leads to the toolbar, where the driver's keys do not arrive", []string{"TestKeyboardOnly"}},
		{"two fingers of the driver do not zoom", []string{"TestPinchZooms"}},
		{"the pretended camera shows no photo of a puzzle", []string{"TestPhotoCamera"}},
		{"the clipboard gives no picture back to a script", []string{"TestPictureToTheClipboard"}},
	}),
	driver.WebKit: slices.Concat(onlyChromium, []except{
		{"nothing overrides prefers-contrast and forced-colors", []string{"TestSystemLook", "TestOwnDigits"}},
		{"WebKitWebDriver has no touch", []string{
			"TestLinkByLink", "TestMarksByTouch", "TestPinchZooms", "TestTouch", "TestTouchOnAPhone", "TestTypedEarlyByTouch",
		}},
		{"nothing prints to a file", []string{"TestPrintABooklet", "TestPrintTheGrid", "TestPrintTheList", "TestLibrarySeveral"}},
		{"nothing overrides the time zone", []string{"TestDaily", "TestDailyGoesOn"}},
	}),
}

// onlyChromium need what the DevTools protocol offers and no other driver does.
var onlyChromium = []except{
	{"no copy of a tab's session can be made", []string{"TestCopiedTab"}},
	{"nothing tells whether the page can be installed", []string{"TestInstallable"}},
	{"the accessibility tree cannot be read", []string{"TestPause"}},
	{"no insets of the safe area can be set", []string{"TestSafeAreas"}},
	{"the quota of an origin cannot be set", []string{"TestNoRoomForThePage"}},
	{"the pictures in testdata are Chromium's", []string{"TestDrawn"}},
	{"the size of text cannot be set", []string{"TestLargeText"}},
	{"the cache of the browser cannot be cleared alone", []string{"TestSecondVisit"}},
	{"the browser is started and killed by way of chromedp", []string{"TestKilled", "TestKilledWhileSettingUp"}},
}
