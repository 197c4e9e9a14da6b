//go:build !js

package e2e

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// A page that is left at any moment, also while it starts or computes, complains of
// nothing, and the next one works.
func TestQuickDepartures(t *testing.T) {
	p := play(t)
	random := rand.New(rand.NewPCG(1, 2))
	paths := []string{"/", "/learn/", "/?p=" + wikipedia}
	for range sweep(12, make([]int, 60)) {
		p.run(fmt.Sprintf(`globalThis.left = true;
			setTimeout(() => {
				dispatchEvent(new KeyboardEvent("keydown", {key: "5", bubbles: true}));
				[...document.querySelectorAll("button")].find((button) => button.textContent === "Explain")?.click();
			}, %d);
			setTimeout(() => { location.href = %q }, %[1]d + %[3]d)`, random.IntN(500), paths[random.IntN(len(paths))], random.IntN(20)))
		p.wait("another page", `!globalThis.left`)
	}
	p.navigate("/")
	p.paste(wikipedia)
	p.waitStatus("30 givens")
}

// Nothing reaches a program whose page was left for good. A page that the browser keeps
// goes on.
func TestEventsAfterLeaving(t *testing.T) {
	p := play(t)
	p.clickCell("r1c3")
	p.run(`dispatchEvent(new PageTransitionEvent("pagehide", {persisted: true}))`)
	p.run(`dispatchEvent(new PageTransitionEvent("pageshow", {persisted: true}))`)
	p.press("4")
	p.waitGrid("534" + dotted(wikipedia)[3:])
	p.waitSaved("e024")
	p.run(`dispatchEvent(new PageTransitionEvent("pagehide"))`)
	p.press("5")
	p.frames(5)
	p.waitGrid("534" + dotted(wikipedia)[3:])
}

// A program that the browser has broken off within a call is not called again: the page
// says that it has ended.
func TestBrokenOff(t *testing.T) {
	p := play(t)
	p.clickCell("r1c3") // the keys would fill it
	p.expect("broken off")
	p.run(`{
		const key = new KeyboardEvent("keydown", {bubbles: true});
		Object.defineProperty(key, "key", {get() { throw new Error("broken off") }});
		dispatchEvent(key);
		setTimeout(() => {
			for (const key of "12345") dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true}));
			dispatchEvent(new PageTransitionEvent("pagehide"));
		});
	}`)
	p.troubleIs("has stopped")
	p.waitGrid(dotted(wikipedia))
	p.click("Reload")
	p.waitRunning()
	p.waitGrid(dotted(wikipedia))
}
