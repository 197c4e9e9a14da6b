//go:build !js

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/path"
	"sudoku/solver/share"
)

// entries returns the entries that solve a puzzle, in an order in which each follows from
// the ones before.
func entries(t *testing.T, puzzle string) (order []board.Candidate) {
	t.Helper()
	var g board.Grid
	for c := range g {
		g[c] = board.Digit(puzzle[c] - '0')
	}
	b := board.New(&board.Position{Givens: g})
	walked, err := path.Human().Walk(t.Context(), &b, nil)
	if err != nil || !walked.Solved {
		t.Fatalf("not solved: %v", err)
	}
	for i := range walked.Steps {
		order = append(order, walked.Steps[i].Step.Placements...)
	}
	return order
}

// TestReview plays a game, by touch on a phone and with mouse and keyboard on a desktop,
// and reviews it.
func TestReview(t *testing.T) {
	for _, window := range []struct {
		name          string
		width, height int64
		touch         bool
	}{{"phone", 390, 664, true}, {"desktop", 1280, 800, false}} {
		t.Run(window.name, func(t *testing.T) {
			p := open(t, "/#"+wikipedia)
			p.waitGrid(dotted(wikipedia))
			p.resize(window.width, window.height)
			enter := func(x board.Candidate) {
				p.clickCell(x.Cell().String())
				p.press(fmt.Sprint(int(x.Digit())))
			}
			if window.touch {
				enter = func(x board.Candidate) {
					p.tap(cellSelector(x.Cell().String()))
					p.tap(fmt.Sprintf(".key[data-digit='%d']", x.Digit()))
				}
			}
			enter(board.NewCandidate(2, 4)) // a guess
			enter(board.NewCandidate(3, 2)) // wrong
			for _, x := range entries(t, wikipedia) {
				if x != board.NewCandidate(2, 4) {
					enter(x)
				}
			}
			p.waitGrid(wikipediaSolution)
			p.waitEnding()
			p.screenshot("review-ending-" + window.name)
			p.click("Review")
			p.waitReview("The whole game")
			if said := p.said(); !strings.Contains(said, "One move was wrong, and one right move was a guess.") {
				t.Errorf("the game is summed up as %q", said)
			}
			p.bothSchemes("review-whole-" + window.name)

			p.click("Next moment")
			p.waitReview("Move 1: 4 in row 1, column 3")
			if said := p.said(); !strings.Contains(said, "a guess") {
				t.Errorf("the guess is %q", said)
			}
			p.bothSchemes("review-guess-" + window.name)
			p.click("Next move")
			p.waitReview("Move 2: 2 in row 1, column 4")
			if said := p.said(); !strings.Contains(said, "Wrong: row 1, column 4 is 6.") || !strings.Contains(said, "That is a contradiction: there is no place for 8 in column 6.") {
				t.Errorf("the mistake is %q", said)
			}
			p.wait("the wrong digit", `document.querySelector("[data-cell=r1c4]").dataset.value === "2"`)
			p.bothSchemes("review-wrong-" + window.name)
			p.clickRole("radio", "Hidden Single (Box) 6 in row 1, column 6")
			p.wait("the step to the contradiction", `document.querySelector(".review .reason")?.textContent.startsWith("In row 3, the 6 in row 3, column 8 blocks")`)
			p.wait("the digit that was assumed", `document.querySelector("[data-cell=r1c4]").dataset.value === "2"`)
			p.bothSchemes("review-contradiction-" + window.name)
			p.click("Next move")
			p.press("ArrowRight", "ArrowRight")
			p.wait("move 5", `document.querySelector(".review-head h3").textContent.startsWith("Move 5: ")`)
			p.wait("its reason", `document.querySelector(".review .reason")?.textContent`)
			p.bothSchemes("review-reason-" + window.name)
			p.media("prefers-reduced-motion", "reduce") // colours change at once
			if !withoutAxe(t) {
				p.barriers("review, "+window.name, window.name == "desktop")
			}
			p.press("ArrowLeft", "ArrowLeft", "ArrowLeft")
			p.waitReview("Move 2: 2 in row 1, column 4")
			p.press("5")
			p.waitStatus("The grid shows a move of your game.")
			p.press("ArrowRight")
			p.wait("move 3", `document.querySelector(".review-head h3").textContent.startsWith("Move 3: ")`)
			p.click("Play from here")
			p.waitStatus("The position before this move, without one mistake.")
			p.waitGrid("534" + dotted(wikipedia)[3:])
			p.click("Undo")
			p.waitGrid("5342" + dotted(wikipedia)[4:])
		})
	}
}

// TestReviewLink opens a pupil's game from a link for review, and makes a link back that
// has a note on a move. The same link without the mark for review opens as a replay.
func TestReviewLink(t *testing.T) {
	code := played(t)
	for _, window := range []struct {
		name          string
		width, height int64
	}{{"phone", 390, 664}, {"desktop", 1280, 800}} {
		t.Run(window.name, func(t *testing.T) {
			p := openWith(t, "/#"+strings.TrimPrefix(code, "E"), "")
			p.resize(window.width, window.height)
			p.wait("the film", `document.querySelector(".player-event")`)
			p.navigate("/#" + code)
			p.waitReview("The whole game")
			whole := p.said()
			p.bothSchemes("review-link-" + window.name)
			p.click("Next moment")
			p.waitReview("Move 1: 4 in row 1, column 3")
			p.click("Share this game")
			p.wait("the dialog", `document.querySelector("#share-note")`)
			p.clickRole("textbox", "Add a note")
			p.typeText("Why 4?")
			p.press("Tab")
			p.wait("a link with the word", `document.querySelector("#share-link").value.includes("#ED")`)
			p.bothSchemes("review-share-" + window.name)
			link := eval[string](p, `document.querySelector("#share-link").value`)
			p.navigate(link[strings.Index(link, "/#"):])
			p.waitReview("Move 1: 4 in row 1, column 3")
			p.wait("the word", `document.querySelector(".review-note").textContent === "The link says: “Why 4?”"`)
			p.bothSchemes("review-word-" + window.name)
			p.media("prefers-reduced-motion", "reduce") // colours change at once
			if !withoutAxe(t) {
				p.barriers("review from a link, "+window.name, window.name == "desktop")
			}
			p.click("Play from here")
			p.waitGrid(dotted(wikipedia))
			p.reload()
			p.waitGrid(dotted(wikipedia))
			p.navigate("/#review")
			p.waitReview("The whole game")
			if said := p.said(); said != whole {
				t.Errorf("after a reload the game is summed up as %q, before as %q", said, whole)
			}
		})
	}
}

// played returns the code for reviewing a game that has a guess, and a mistake that is
// corrected.
func played(t *testing.T) string {
	t.Helper()
	read, err := format.Read(wikipedia)
	if err != nil {
		t.Fatal(err)
	}
	h := share.Of(&board.Annotated{Position: read.Position})
	for i, x := range append([]board.Candidate{board.NewCandidate(2, 4), board.NewCandidate(3, 2)}, entries(t, wikipedia)...) {
		n := h.Nodes[i]
		n.Parent, n.At = i, 30*(i+1)
		n.State.Entries[x.Cell()] = x.Digit()
		h.Nodes = append(h.Nodes, n)
	}
	h.Present, h.Review = len(h.Nodes)-1, true
	code, err := share.EncodeHistory(h)
	if err != nil {
		t.Fatal(err)
	}
	return code
}

// said returns what the review says about the current move.
func (p *player) said() string {
	p.t.Helper()
	return eval[string](p, `document.querySelector(".review-move").textContent`)
}

// waitReview waits until the review has the given heading.
func (p *player) waitReview(heading string) {
	p.t.Helper()
	p.wait("the review of "+heading, `document.querySelector(".review-head h3")?.textContent === `+quote(heading))
}

// bothSchemes saves a screenshot in each colour scheme, if SCREENSHOTS is set.
func (p *player) bothSchemes(name string) {
	p.t.Helper()
	for _, scheme := range []string{"light", "dark"} {
		p.scheme(scheme)
		p.screenshot(name + "-" + scheme)
	}
}
