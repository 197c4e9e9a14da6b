//go:build !js

package e2e

import (
	"fmt"
	"testing"
)

// TestHeaderTargets checks that all controls in the header are at least 44 pixels high,
// on all pages.
func TestHeaderTargets(t *testing.T) {
	p := open(t, "/")
	for _, path := range []string{"/", "/learn/", "/about/"} {
		p.navigate(path)
		for _, width := range []int64{390, 1280} {
			p.resize(width, 800)
			for _, b := range p.boxes(".header a:not(.brand), .header button, .site-nav a") {
				if b.Bottom-b.Top < 43.5 {
					t.Errorf("%s at %d: %v is %.0f pixels high", path, width, b, b.Bottom-b.Top)
				}
			}
		}
	}
}

// TestHairlines checks that cells draw no line of their own where there is a line between
// boxes.
func TestHairlines(t *testing.T) {
	p := open(t, "/#"+wikipedia)
	p.waitGrid(dotted(wikipedia))
	for side, cells := range map[string]string{"Left": ".cell:nth-child(4), .cell:nth-child(7)", "Top": ".row:nth-child(4) .cell, .row:nth-child(7) .cell"} {
		if n := eval[int](p, fmt.Sprintf(`[...document.querySelectorAll("#grid").values()].flatMap((g) => [...g.querySelectorAll(%s)])
			.filter((c) => getComputedStyle(c).border%sColor !== "rgba(0, 0, 0, 0)").length`, quote(cells), side)); n > 0 {
			t.Errorf("%d cells have a line of their own: %s", n, side)
		}
	}
}

// TestLoadingCoversNothing checks that the loading progress is only a line at the edge of
// the window.
func TestLoadingCoversNothing(t *testing.T) {
	p := open(t, "/")
	p.run(`(() => {
		const line = document.createElement("aside");
		line.className = "loader";
		line.append(document.createElement("progress"), Object.assign(document.createElement("span"), {textContent: "1 of 2 MB"}));
		document.body.append(line);
	})()`)
	if b := p.boxes("aside.loader"); len(b) != 1 || b[0].Top != 0 || b[0].Bottom > 4 {
		t.Errorf("the progress of loading is %v", b)
	}
}

// TestCourseInSight checks on a small phone that the button to continue is in sight in
// every step of the course, and that the last step shows a puzzle.
func TestCourseInSight(t *testing.T) {
	p := open(t, "/learn/beginners/")
	p.resize(360, 640)
	for step := 1; ; step++ {
		p.wait("the step", fmt.Sprintf(`document.querySelector(".course-text").innerText.includes("Step %d of")`, step))
		way := `document.querySelector("#course-go-on, .course-turn a.primary")`
		p.wait("the step's end", `(() => {
			const way = `+way+`;
			if (!way) {
				const cells = document.querySelectorAll("button.cell");
				cells[(globalThis.turn = (globalThis.turn ?? -1) + 1) % cells.length]?.click();
				for (const key of document.querySelectorAll(".course-keys button")) setTimeout(() => key.isConnected && key.click());
			}
			return way;
		})()`)
		p.run(`scrollTo(0, 0)`)
		p.frames(2)
		if bottom := eval[float64](p, way+`.getBoundingClientRect().bottom`); bottom > 640 {
			t.Errorf("step %d: the button to continue ends at %.0f", step, bottom)
		}
		if over := eval[int](p, `document.documentElement.scrollWidth - 360`); over > 0 {
			t.Errorf("step %d overflows by %d pixels", step, over)
		}
		if eval[bool](p, `document.querySelector(".course-turn a.primary") !== null`) {
			break
		}
		p.run(`document.getElementById("course-go-on").click()`)
	}
	p.screenshot("course-last")
	if digits := eval[int](p, `[...document.querySelectorAll(".course .cell")].filter((c) => c.textContent).length`); digits < 30 {
		t.Errorf("the last step shows %d digits", digits)
	}
}

// TestMapSeen checks in both themes that a cell with two possible digits looks different
// from a cell with one.
func TestMapSeen(t *testing.T) {
	p := open(t, "/#"+wikipedia)
	p.waitGrid(dotted(wikipedia))
	p.run(`document.querySelector("#grid .row").insertAdjacentHTML("beforeend", '<div class="cell choices-1"></div><div class="cell choices-2"></div>')`)
	for _, scheme := range []string{"light", "dark"} {
		p.scheme(scheme)
		contrast := eval[float64](p, `(() => {
			const luminance = (c) => {
				const context = Object.assign(document.createElement("canvas"), {width: 1, height: 1}).getContext("2d");
				context.fillStyle = getComputedStyle(c).backgroundColor;
				context.fillRect(0, 0, 1, 1);
				const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].map((x) => ((x / 255 + 0.055) / 1.055) ** 2.4);
				return 0.2126 * r + 0.7152 * g + 0.0722 * b;
			};
			const [one, two] = [".choices-1", ".choices-2"].map((c) => luminance(document.querySelector(c)));
			return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
		})()`)
		if contrast < 1.2 {
			t.Errorf("%s: the contrast is %.2f", scheme, contrast)
		}
	}
}
