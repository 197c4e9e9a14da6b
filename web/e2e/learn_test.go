//go:build !js

package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// TestLearn goes from the solver to a lesson, opens its position, and returns to the
// puzzle with Undo.
func TestLearn(t *testing.T) {
	p := open(t, "/#"+wikipedia)
	p.waitStatus("30 givens")
	// WebKit reports a load of the program that a departure interrupts.
	p.expect("due to access control checks", "TypeError: Load failed")
	p.follow("Learn", "Learn")
	p.follow("X-Wing", "X-Wing")
	if title := eval[string](p, "document.title"); title != "X-Wing – Sudoku Solver" {
		t.Errorf("the title is %q", title)
	}
	if n := eval[int](p, `document.querySelectorAll(".example .cell i.eliminated").length`); n == 0 {
		t.Error("the example shows no elimination")
	}
	says := p.text(".example-says")
	if !strings.Contains(says, "rows") && !strings.Contains(says, "columns") {
		t.Errorf("the example says %q", says)
	}
	p.press("5") // this page has no grid that takes keys
	p.follow("Open this position", "Sudoku Solver")
	p.waitStatus("givens")
	p.press("Ctrl+z")
	p.waitGrid(strings.ReplaceAll(wikipedia, "0", "."))
}

// TestLearnOffline opens a lesson for the first time without a network.
func TestLearnOffline(t *testing.T) {
	p := openKept(t)
	p.server.stop()
	p.expect("Failed to load resource") // the interactive lessons were never opened
	p.navigate("/learn/swordfish/")
	p.waitHeading("Swordfish")
}

// follow clicks a link and waits until the page with the given heading runs.
func (p *player) follow(link, heading string) {
	p.t.Helper()
	p.clickRole("link", link)
	p.waitHeading(heading)
	p.waitRunning()
}

func (p *player) waitHeading(heading string) {
	p.t.Helper()
	p.wait("the page "+heading, quoteAll(inLanguage(heading))+`.includes(document.querySelector("h1")?.textContent)`)
}

// TestCourse takes the beginners' course up to its first puzzle, with mouse and keyboard
// and a few mistakes.
func TestCourse(t *testing.T) {
	p := open(t, "/learn/")
	p.follow("For beginners", "For beginners")
	task := func(title string) {
		t.Helper()
		p.wait("the task "+title, `document.getElementById("course-task").textContent === `+quote(title))
	}
	goOn := func() {
		t.Helper()
		p.click("Go on")
		p.wait("the focus at the task", `document.activeElement.id === "course-task"`)
	}
	task("The rule")
	goOn()
	task("One digit is missing")
	p.click("8")
	p.waitStatus("Not 8: row 5 has one already.")
	p.press("5")
	p.waitStatus("Right: now the row has all digits from 1 to 9.")
	goOn()
	task("The same in a box")
	p.click("4")
	p.waitStatus("Right.")
	goOn()
	task("Where does the 8 go?")
	p.click("Row 5, column 5, empty")
	p.waitStatus("Not 8: column 5 has one already.")
	p.pictures("course")
	p.click("Row 5, column 4, empty")
	p.waitStatus("Right: two rows and two columns have their 8")
	p.wait("the focus to move on", `document.activeElement.id === "course-go-on"`)
	p.press("Enter")
	task("Where does the 7 go?")
	p.click("Row 8, column 3, empty")
	p.waitStatus("Right: ")
	goOn()
	p.click("Row 4, column 5, empty")
	p.waitStatus("Right: ")
	goOn()
	task("Which digit fits?")
	p.press("2")
	p.waitStatus("Right: ")
	goOn()
	task("Pencil marks")
	p.click("Back")
	task("Which digit fits?")
	p.press("2")
	p.waitStatus("Right: ")
	goOn()
	goOn()
	task("The last cells")
	p.click("Row 9, column 8, empty")
	p.press("7")
	p.waitStatus("Right. 7 digits are left.")
	for i, digit := range []string{"7", "2", "9", "6", "2", "8", "3"} { // the next cell is selected automatically
		p.press(digit)
		p.wait("its place", fmt.Sprintf(`document.querySelectorAll(".course .open").length === %d`, 6-i))
	}
	p.waitStatus("Solved!")
	goOn()
	task("Your first puzzle")
	p.follow("What comes next", "Learn")
	p.wait("the second stage", `document.querySelector("nav.learn-map [aria-current=step] a")?.textContent === "Boxes and lines"`)
	p.clickRole("link", "Play my first puzzle")
	p.waitRunning()
	p.waitStatus("Easy")
}

// TestLessonScenes clicks through the pictures that explain why a chain holds. It then
// opens an exercise twice. The position must be the same both times.
func TestLessonScenes(t *testing.T) {
	p := open(t, "/learn/xy-chain/")
	p.waitRunning()
	first := p.text(".example-says")
	p.pictures("lesson")
	if !eval[bool](p, `!!document.querySelector(".lesson .example .pointed") && document.querySelectorAll(".lesson .stage").length === 2`) {
		t.Error("no near miss that marks the cell breaking the pattern")
	}
	p.click("Go on")
	p.wait("the next picture", `document.querySelector(".example-says").textContent !== `+quote(first))
	count := eval[int](p, `Number(document.querySelector(".lesson .course-turn .hint").textContent.match(/of (\d+)/)[1])`)
	for range count - 2 {
		p.click("Go on")
	}
	p.wait("the last picture", fmt.Sprintf(`document.querySelector(".lesson .course-turn .hint").textContent === "Step %d of %d"`, count, count))
	p.pictures("lesson-last")
	p.click("Back")
	p.wait("the previous picture", fmt.Sprintf(`document.querySelector(".lesson .course-turn .hint").textContent === "Step %d of %d"`, count-1, count))
	p.clickRole("link", "Position 2")
	p.waitStatus("Find the XY-Chain: rule out at least one candidate.")
	givens := p.givens()
	p.navigate("/learn/xy-chain/")
	p.clickRole("link", "Position 2")
	p.waitStatus("Find the XY-Chain")
	if p.givens() != givens {
		t.Error("the exercise shows a different position")
	}
}
