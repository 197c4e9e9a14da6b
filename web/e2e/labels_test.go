//go:build !js

package e2e

import (
	"fmt"
	"testing"
)

// offLabelsJS evaluates to the labels of rows and columns that are not centred on their
// row or column outside the grid.
const offLabelsJS = `(() => {
	const middle = (e) => (({left, right, top, bottom}) => [(left + right) / 2, (top + bottom) / 2])(e.getBoundingClientRect());
	const stage = document.querySelector(".stage"), at = stage.getBoundingClientRect(), wrong = [];
	const grid = stage.querySelector(".grid").getBoundingClientRect(), cells = stage.querySelectorAll(".row > *");
	for (let i = 0; i < 9; i++) {
		const column = stage.querySelectorAll(".labels.columns > span")[i], row = stage.querySelectorAll(".labels.rows > span")[i];
		const [x, above] = middle(column), [left, y] = middle(row);
		if (Math.abs(x - middle(cells[i])[0]) > 1 || above > grid.top || above < at.top) wrong.push("column " + (i + 1));
		if (Math.abs(y - middle(cells[9 * i])[1]) > 1 || left > grid.left || left < at.left) wrong.push("row " + (i + 1));
	}
	if (grid.right > at.right + 1 || grid.bottom > at.bottom + 1) wrong.push("the grid");
	return wrong;
})()`

const (
	labelsShown = `document.querySelector(".labels").checkVisibility()`
	noLabels    = `[...document.querySelectorAll(".labels")].every((e) => !e.checkVisibility())`
)

// TestLabels checks the row and column labels. Each must be centred on its row or column,
// outside the grid. A switch hides them, and nothing around the grid moves.
func TestLabels(t *testing.T) {
	p := play(t)
	for _, size := range [][2]int64{{360, 640}, {1280, 800}} {
		p.resize(size[0], size[1])
		p.run(`document.querySelector(".stage").style.position = "static"`) // not sticky, which would distort the measurement
		const around = `JSON.stringify([".stage", ".header", ".panel"].map((s) => document.querySelector(s).getBoundingClientRect())
			.map(({x, y, width, height}) => [x, y + scrollY, width, height]))`
		p.wait("labels", labelsShown)
		before := eval[string](p, around)
		toggle := func() {
			p.openSettings()
			p.clickRole("switch", "Row and column numbers")
			p.closeSettings()
		}
		for _, off := range eval[[]string](p, offLabelsJS) {
			t.Errorf("%v: %s is out of place", size, off)
		}
		p.run(`scrollTo(0, 0)`)
		p.screenshot(fmt.Sprint("labels-", size[0]))
		toggle()
		p.wait("no labels", noLabels)
		p.frames(2)
		if after := eval[string](p, around); after != before {
			t.Errorf("%v: the surroundings of the grid moved to %s from %s", size, after, before)
		}
		toggle()
		p.wait("labels again", labelsShown)
		first := `getComputedStyle(document.querySelector(".labels.rows > span"), "::before").content.includes`
		p.openSettings()
		p.clickRole("radio", "A1–I9")
		p.wait("letters", first+`("upper-alpha")`)
		last := `getComputedStyle(document.querySelector(".labels.rows > span:last-child"), "::before").content.includes`
		for _, letter := range []string{"J", "K"} {
			p.clickRole("radio", "A1–"+letter+"9")
			p.wait("the last letter", last+`(`+quote(`"`+letter+`"`)+`)`)
			p.wait("its help", `document.querySelector(".namings").textContent.includes("A to `+letter+`")`)
		}
		p.clickRole("radio", "row 5, column 5")
		p.wait("numbers", `!`+first+`("upper-alpha")`)
		p.closeSettings()
	}
}

// TestLabelsInLessons checks the labels beside the boards of lessons, and that the switch
// in the solver's settings hides them.
func TestLabelsInLessons(t *testing.T) {
	p := play(t)
	for _, size := range [][2]int64{{360, 640}, {1280, 800}} {
		p.resize(size[0], size[1])
		p.navigate("/learn/als-xz/")
		p.wait("labels", labelsShown)
		p.run(`scrollTo(0, document.querySelector(".stage").getBoundingClientRect().top + scrollY - 60)`)
		p.screenshot(fmt.Sprint("lesson-labels-", size[0]))
		for _, off := range eval[[]string](p, offLabelsJS) {
			t.Errorf("%v: %s is out of place", size, off)
		}
	}
	p.navigate("/#" + wikipedia)
	p.openSettings()
	p.clickRole("switch", "Row and column numbers")
	p.wait("no labels", noLabels)
	p.navigate("/learn/als-xz/")
	p.wait("a lesson without labels", `!!document.querySelector(".stage .grid") && `+noLabels)
}
