//go:build !js

package e2e

import (
	"fmt"
	"testing"
)

// TestLabels turns on row and column labels, which wide windows always have. Each label
// must be centred on its row or column, outside the grid, and nothing around the grid may
// move.
func TestLabels(t *testing.T) {
	p := play(t)
	for _, size := range [][2]int64{{360, 640}, {1280, 800}} {
		p.resize(size[0], size[1])
		p.run(`document.querySelector(".stage").style.position = "static"`) // not sticky, which would distort the measurement
		const around = `JSON.stringify([".stage", ".header", ".panel"].map((s) => document.querySelector(s).getBoundingClientRect())
			.map(({x, y, width, height}) => [x, y + scrollY, width, height]))`
		before := eval[string](p, around)
		if bench := size[0] > phone; eval[bool](p, `document.querySelector(".labels").checkVisibility()`) != bench {
			t.Errorf("%v: labels shown by default: %v, want %v", size, !bench, bench)
		}
		toggle := func() {
			p.openSettings()
			if size[0] <= phone {
				p.clickRole("switch", "Row and column numbers")
			} else if eval[bool](p, `[...document.querySelectorAll(".set-labels")].some((e) => e.checkVisibility())`) {
				t.Error("a bench has a switch without effect")
			}
			p.closeSettings()
		}
		toggle()
		p.wait("labels", `document.querySelector(".labels").checkVisibility()`)
		p.frames(2)
		if after := eval[string](p, around); after != before {
			t.Errorf("%v: the surroundings of the grid moved to %s from %s", size, after, before)
		}
		for _, off := range eval[[]string](p, `(() => {
			const middle = (e) => (({left, right, top, bottom}) => [(left + right) / 2, (top + bottom) / 2])(e.getBoundingClientRect());
			const grid = document.getElementById("grid").getBoundingClientRect(), stage = document.querySelector(".stage").getBoundingClientRect();
			const cell = (name) => document.querySelector("[data-cell=" + name + "]"), wrong = [];
			for (let i = 0; i < 9; i++) {
				const column = document.querySelectorAll(".labels.columns > span")[i], row = document.querySelectorAll(".labels.rows > span")[i];
				const [x, above] = middle(column), [left, y] = middle(row);
				if (Math.abs(x - middle(cell("r1c" + (i + 1)))[0]) > 1 || above > grid.top || above < stage.top) wrong.push("column " + (i + 1));
				if (Math.abs(y - middle(cell("r" + (i + 1) + "c1"))[1]) > 1 || left > grid.left || left < stage.left) wrong.push("row " + (i + 1));
			}
			if (grid.right > stage.right + 1 || grid.bottom > stage.bottom + 1) wrong.push("the grid");
			return wrong;
		})()`) {
			t.Errorf("%v: %s is out of place", size, off)
		}
		p.run(`scrollTo(0, 0)`)
		p.screenshot(fmt.Sprint("labels-", size[0]))
		first := `getComputedStyle(document.querySelector(".labels.rows > span"), "::before").content.includes`
		p.openSettings()
		p.clickRole("radio", "E5")
		p.wait("letters", first+`("upper-alpha")`)
		p.clickRole("radio", "row 5, column 5")
		p.wait("numbers", `!`+first+`("upper-alpha")`)
		p.closeSettings()
		toggle()
		if size[0] <= phone {
			p.wait("no labels", `!document.querySelector(".labels").checkVisibility()`)
		}
	}
}
