//go:build !js

package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// shareLink returns the link in the open share dialog.
const shareLink = `document.querySelector("dialog[open] #share-link")?.value`

// shareCode waits until the code in the dialog's link starts with a version, and returns
// the code.
func (p *player) shareCode(version string) string {
	p.t.Helper()
	p.wait("the link", fmt.Sprintf(`%s?.includes("#"+%s)`, shareLink, quote(version)))
	_, code, _ := strings.Cut(eval[string](p, shareLink), "#")
	return code
}

// TestFilmOfAGame opens a link with a game's history in another browser. The friend
// watches the replay, closes it and can undo the entire game.
func TestFilmOfAGame(t *testing.T) {
	p := open(t, "/")
	p.allow("clipboard-read")
	p.allow("clipboard-write")
	p.paste(wikipedia)
	p.waitStatus("30 givens")
	p.clickCell("r1c3")
	p.press("4", "ArrowRight", "2", "Ctrl+z", "6")
	game := "534" + dotted(wikipedia)[3:]
	p.waitGrid("5346" + game[4:])
	p.click("Share")
	bare := p.shareCode("A")
	p.clickRole("checkbox", "Include the whole history")
	film := p.shareCode("B")
	if len(film) > 80 || len(bare) > 27 {
		t.Errorf("the links have %d and %d characters", len(bare), len(film))
	}
	p.wait("the link in the clipboard", `navigator.clipboard.readText().then(text => text === `+shareLink+`)`)

	friend := p.server.open()
	friend.beforeLoad(stillJS)
	friend.navigate("/#" + film)
	friend.waitStatus("Opened a game of 3 changes from the link.")
	friend.waitGrid(dotted(wikipedia))
	if at := eval[string](friend, `document.activeElement.id`); at != "player-play" {
		t.Errorf("the focus is at %q", at)
	}
	friend.click("One change forward")
	friend.waitGrid(game)
	friend.wait("what changed", `document.querySelector(".player-event").textContent === "4 in row 1, column 3"`)
	friend.wait("the mark of what changed", `document.querySelector("[data-cell=r1c3]").classList.contains("latest")`)
	friend.press("Ctrl+y")
	friend.waitGrid("5342" + game[4:])
	friend.clickCell("r9c1")
	friend.press("7")
	friend.waitStatus("The grid shows a replay. Close it to continue.")
	friend.run(`(() => { const s = document.getElementById("player-speed"); s.value = 60; s.dispatchEvent(new Event("input")) })()`)
	friend.click("Play")
	friend.waitGrid("5346" + game[4:])
	friend.click("To the start")
	friend.waitGrid(dotted(wikipedia))
	friend.click("Close the replay")
	friend.waitGrid("5346" + game[4:])
	friend.press("Ctrl+z")
	friend.waitGrid(game)
	friend.press("Ctrl+z")
	friend.waitGrid(dotted(wikipedia))

	friend.reload()
	friend.waitGrid(dotted(wikipedia)) // the undone game, without the replay
	if there := eval[bool](friend, `!!document.getElementById("player-play")`); there {
		t.Error("the replay came back")
	}
}

// stillJS makes the page believe that the user prefers reduced motion.
const stillJS = `matchMedia = (real => query => {
	const list = real(query);
	if (query.includes("reduced-motion")) Object.defineProperty(list, "matches", {value: true});
	return list;
})(matchMedia)`

// TestFilmPlays replays the player's own game, which starts automatically.
func TestFilmPlays(t *testing.T) {
	p := open(t, "/")
	p.paste(wikipedia)
	p.waitStatus("30 givens")
	p.clickCell("r1c3")
	p.press("4", "ArrowRight", "6")
	p.allow("clipboard-write")
	p.click("Share")
	p.shareCode("A")
	p.click("Watch the replay")
	p.waitGrid(dotted(wikipedia))
	p.waitGrid("5346" + dotted(wikipedia)[4:])
	p.wait("the end", `document.getElementById("player-play").getAttribute("aria-label") === "Play"`)
	p.press("Escape")
	p.wait("the keypad", `document.querySelector(".keypad")`)
}
