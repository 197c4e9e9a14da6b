//go:build !js

package e2e

import (
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"

	"sudoku/web/e2e/driver"
)

// phone emulates a phone's screen with touch input. Engines other than Chromium emulate
// only its size.
func (p *player) phone() {
	p.t.Helper()
	if engine != driver.Chromium {
		p.resize(390, 844)
		return
	}
	call(p, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{
		Width: 390, Height: 844, DeviceScaleFactor: 2, Mobile: true,
	})
	call(p, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true, MaxTouchPoints: 5})
}

// finger puts the finger on the middle of an element or moves it there. If selector is
// "", it lifts the finger.
func (p *player) finger(kind driver.PointerKind, selector string) {
	p.t.Helper()
	if selector == "" {
		p.touch(kind)
		return
	}
	x, y := p.centre(selector)
	p.touch(kind, driver.Point{X: x, Y: y})
}

// doubleTap touches an element twice, in Chromium. The touches carry their own
// timestamps, so they are close enough in time even if sending them is slow.
func (p *player) doubleTap(selector string) {
	p.t.Helper()
	x, y := p.centre(selector)
	at := input.TimeSinceEpoch(time.Now().UnixMicro()) / 1e6
	for i := range 4 {
		touch := input.DispatchTouchEventParams{
			Type: input.DispatchTouchEventTypeTouchStart, TouchPoints: []*input.TouchPoint{{X: x, Y: y}},
			Timestamp: at + input.TimeSinceEpoch(i)*0.05,
		}
		if i%2 > 0 {
			touch.Type, touch.TouchPoints = input.DispatchTouchEventTypeTouchEnd, []*input.TouchPoint{}
		}
		call(p, input.DispatchTouchEvent, touch)
	}
}

// longPress holds a finger on an element until js is true. The condition must still hold
// after the finger is lifted.
func (p *player) longPress(selector, what, js string) {
	p.t.Helper()
	p.finger(driver.Down, selector)
	p.wait(what, js)
	p.finger(driver.Up, "")
	p.wait(what+" when the finger is lifted", js)
}

// pinch moves two fingers apart on an element.
func (p *player) pinch(selector string) {
	p.t.Helper()
	x, y := p.centre(selector)
	for apart := 10.; apart <= 120; apart += 10 {
		kind := driver.Move
		if apart == 10 {
			kind = driver.Down
		}
		p.touch(kind, driver.Point{X: x - apart, Y: y}, driver.Point{X: x + apart, Y: y})
	}
	p.touch(driver.Up)
}

// zoomed returns the zoom and scroll position of the page.
const zoomed = `[visualViewport.scale, scrollX, scrollY].join(" ")`

// TestTouchOnAPhone plays with one finger only. The page must not zoom or scroll.
func TestTouchOnAPhone(t *testing.T) {
	p := openEmpty(t)
	p.phone()
	p.navigate("/#" + wikipedia)
	p.waitGrid(dotted(wikipedia))
	digit := func(d string) string { return ".key[data-digit='" + d + "']" }
	before := eval[string](p, zoomed)

	p.tap(cellSelector("r1c3"))
	p.waitSelected("r1c3")
	p.tap(digit("4"))
	p.waitGrid("534" + dotted(wikipedia)[3:])

	// A drag selects the cells that the finger passes.
	p.finger(driver.Down, cellSelector("r1c4"))
	for _, cell := range []string{"r2c4", "r3c4", "r3c5"} {
		p.finger(driver.Move, cellSelector(cell))
	}
	p.finger(driver.Up, "")
	p.waitSelected("r1c4 r2c4 r3c4 r3c5")

	// A double tap selects all cells with the same digit.
	p.doubleTap(cellSelector("r1c1"))
	p.waitSelected("r1c1 r2c6 r8c9")
	p.doubleTap(digit("9")) // must neither change the selected givens nor zoom

	// A long press adds a cell to the selection or removes it.
	p.tap(cellSelector("r1c4"))
	p.waitSelected("r1c4")
	p.longPress(cellSelector("r3c5"), "two cells", `document.querySelectorAll("[role=gridcell][aria-selected=true]").length === 2`)
	p.waitSelected("r1c4 r3c5")
	p.longPress(cellSelector("r5c5"), "three cells", `document.querySelectorAll("[role=gridcell][aria-selected=true]").length === 3`)
	p.longPress(cellSelector("r1c4"), "two cells again", `document.querySelectorAll("[role=gridcell][aria-selected=true]").length === 2`)
	p.waitSelected("r3c5 r5c5")
	p.takePencil("Corner")
	p.tap(digit("2"))
	p.waitMarks("r3c5", marks{Corner: "2"})
	p.waitMarks("r5c5", marks{Corner: "2"})
	p.takePencil("Digit")

	// A long press on a key locks its digit, which then goes into each tapped cell.
	grid := p.grid()
	p.longPress(digit("6"), "the digit kept", `document.querySelector("`+digit("6")+`").ariaPressed === "true"`)
	if got := p.grid(); got != grid {
		t.Errorf("the long press changed the grid to %s", got)
	}
	p.tap(cellSelector("r1c4"))
	p.waitGrid("5346" + dotted(wikipedia)[4:])
	p.tap(digit("6"))

	if got := eval[string](p, zoomed); got != before {
		t.Errorf("zoom and scroll position changed from %s to %s", before, got)
	}
}

// TestPinchZooms checks that pinching anywhere zooms the page.
func TestPinchZooms(t *testing.T) {
	for _, element := range sweep(1, []string{cellSelector("r5c5"), ".table-row h2", ".key[data-digit='5']"}) {
		p := openEmpty(t)
		p.phone()
		p.navigate("/#" + wikipedia)
		p.waitGrid(dotted(wikipedia))
		p.pinch(element)
		p.wait("the zoom by two fingers on "+element, `visualViewport.scale > 1.5`)
		if got := p.grid(); got != dotted(wikipedia) {
			t.Errorf("pinching %s changed the grid to %s", element, got)
		}
	}
}

// takePencil chooses an entry mode. On a phone a single switch replaces the first two.
func (p *player) takePencil(mode string) {
	p.t.Helper()
	if eval[bool](p, `document.querySelector(".edit-pen").checkVisibility()`) {
		p.clickRole("switch", "Pencil")
	} else {
		p.clickRole("radio", mode)
	}
}
