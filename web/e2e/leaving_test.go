//go:build !js

package e2e

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// TestQuickDepartures leaves the page at random moments, even while it starts or
// computes. The page must log no errors, and the next one must work.
func TestQuickDepartures(t *testing.T) {
	p := play(t)
	// Firefox blames the service worker for a load, such as that of the icon, that a
	// departure interrupts.
	p.expect("A ServiceWorker intercepted the request and encountered an unexpected error")
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

// TestEventsAfterLeaving checks that a program gets no events once its page is gone for
// good, but continues if the browser restores the page from its cache.
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

// TestBrokenOff checks that a program interrupted by an exception during a call is not
// called again, and that the page reports that it has stopped.
func TestBrokenOff(t *testing.T) {
	p := play(t)
	p.clickCell("r1c3") // the keys below would fill it
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
