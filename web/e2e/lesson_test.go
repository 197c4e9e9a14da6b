//go:build !js

package e2e

import "testing"

// TestLesson goes through the first screens of an interactive lesson. It tries right and
// wrong answers, keys and another language, and checks that the lesson resumes at the
// same screen after a reload and offline.
func TestLesson(t *testing.T) {
	p := openKept(t)
	p.navigate("/learn/naked-pair/")
	title := func(want string) {
		t.Helper()
		p.wait("the screen "+want, `document.getElementById("reading-title").textContent === `+quote(want))
	}
	said := func(want string) {
		t.Helper()
		p.wait("the words "+want, `document.querySelector(".reading .course-said").textContent.includes(`+quote(want)+`)`)
	}
	title("Two cells alike")
	p.clickOn("#reading-cell-r1c6")
	said("r1c6 has 1 and 7, but also 3 and 5.")
	p.clickOn("#reading-cell-r2c6")
	p.wait("the cell drawn again, with the focus", `document.activeElement.matches("#reading-cell-r2c6.pattern")`)
	p.press("ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "Enter")
	said("Both are 1 or 7, and nothing else.")
	p.wait("the focus to move on", `document.activeElement.id === "reading-go-on"`)
	p.press("Enter")
	title("Try both ways")
	p.wait("the focus at the screen", `document.activeElement.id === "reading-title"`)
	p.click("1")
	said("a column has only one 1")
	p.click("7")
	said("r8c6 is 7.")
	p.click("Go on")
	title("What both ways share")
	p.clickOn("#reading-cell-r1c6")
	p.press("1")
	p.press("3")
	said("That mark stays")
	p.click("Show me")
	said("All five are gone.")
	p.reload()
	p.clickOn("#reading-show") // starts the program, which remembers the screen
	title("What both ways share")
	p.pickLanguage("de")
	title("Was beide Fälle gemeinsam haben")
	p.wait("the lessons to be cached", `caches.match("/web/lessons.de.txt", { ignoreSearch: true }).then(Boolean)`)
	p.waitTold("de")
	p.server.stop()
	p.navigate("/learn/naked-pair/")
	title("Was beide Fälle gemeinsam haben")
}
