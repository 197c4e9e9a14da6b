//go:build !js

package e2e

import (
	"encoding/json"
	"testing"
)

// smallestBoard is the width of the grid on the smallest phone, in pixels. Its cells are
// 32 pixels wide.
const smallestBoard = 290

// readable is the minimum font size of a mark, in pixels.
const readable = 10.5

// TestMarksOnTheSmallestBoard fills cells with as many marks as they can hold. Each mark
// must be large enough to read, stay inside its cell and not overlap another mark of its
// kind.
func TestMarksOnTheSmallestBoard(t *testing.T) {
	p := play(t)
	p.resize(360, 640)
	p.run(`Object.assign(document.querySelector(".stage").style, {width: "calc(` + toJSON(t, smallestBoard) + `px + var(--gutter))", minWidth: 0})`)
	p.wait("a small board", `Math.abs(document.getElementById("grid").offsetWidth - `+toJSON(t, smallestBoard)+`) < 9`)
	all := []string{"1", "2", "3", "4", "5", "6", "7", "8", "9"}
	write := func(cell, modifier string, digits []string) {
		t.Helper()
		p.clickCell(cell)
		for _, d := range digits {
			p.press(modifier + "+" + d)
		}
	}
	write("r1c3", "Shift", all)
	write("r1c4", "Ctrl", all)
	write("r1c6", "Ctrl", all[:5])
	write("r1c7", "Ctrl", all[:6])
	write("r1c8", "Ctrl", all[:8])
	write("r1c9", "Shift", all[:4])
	write("r1c9", "Ctrl", all[:5])
	p.waitMarks("r1c9", marks{Corner: "1234", Centre: "12345"})
	p.screenshot("marks-small")
	p.marksFit("marks")
	p.press("n")
	p.wait("candidates", `document.querySelector("[data-cell=r1c3]").dataset.candidates === "124"`)
	p.marksFit("candidates")
}

// marksFit checks the size and position of the marks in all cells.
func (p *player) marksFit(what string) {
	p.t.Helper()
	type mark struct {
		Cell, Digit string
		Size        float64
		Out, Over   bool // whether it leaves its cell, and whether it overlaps another mark
	}
	all := eval[[]mark](p, `[...document.querySelectorAll(".cell > i, .cell > b, .cell b.m")].map((e, _, marks) => {
		const cell = e.closest(".cell"), outer = cell.getBoundingClientRect(), box = e.getBoundingClientRect();
		const text = document.createRange();
		text.selectNodeContents(e);
		const {left, right} = text.getBoundingClientRect(), slack = 0.1;
		const covers = (o) => o !== e && o.parentElement === e.parentElement && ((r) =>
			r.left < box.right - slack && box.left < r.right - slack && r.top < box.bottom - slack && box.top < r.bottom - slack)(o.getBoundingClientRect());
		return {
			Cell: cell.dataset.cell, Digit: e.textContent, Size: parseFloat(getComputedStyle(e).fontSize),
			Out: Math.min(left, box.left) < outer.left - slack || Math.max(right, box.right) > outer.right + slack || box.top < outer.top - slack || box.bottom > outer.bottom + slack,
			Over: marks.some(covers),
		};
	})`)
	if len(all) < 40 {
		p.t.Errorf("%s: found only %d", what, len(all))
	}
	for _, m := range all {
		if m.Size < readable || m.Out || m.Over {
			p.t.Errorf("%s: bad mark %+v", what, m)
		}
	}
}

// toJSON returns a value as JSON.
func toJSON(t *testing.T, value any) string {
	t.Helper()
	text, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
