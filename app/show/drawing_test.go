package show

import (
	"context"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"sudoku/app/text/english"
	"sudoku/solver/argument"
	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/golden"
	"sudoku/solver/path"
	"sudoku/solver/step"
)

// drawnTechniques lists the techniques with golden drawings: houses, links within a cell,
// links of groups and of almost locked sets, several roles.
var drawnTechniques = []string{"pointing", "hidden-pair", "als-xz", "als-discontinuous-nice-loop", "w-wing", "unique-rectangle-4"}

const drawnPuzzle = "7.8...3.....2.1...5.........4.....263...8.......1...9..9.6....4....7.5..........."

// TestDrawing compares the drawing and the legend of the first step of some techniques
// with a golden file.
func TestDrawing(t *testing.T) {
	read, err := format.Read(drawnPuzzle)
	if err != nil {
		t.Fatal(err)
	}
	b := board.New(&read.Position)
	p, err := path.Human().Walk(context.Background(), &b, nil)
	if err != nil {
		t.Fatal(err)
	}
	var got strings.Builder
	for _, key := range drawnTechniques {
		for _, taken := range p.Steps {
			if taken.Technique.Key != key {
				continue
			}
			v := taken.Step.Drawn(0)
			fmt.Fprintln(&got, taken.Step.Text())
			fmt.Fprintln(&got, strings.ReplaceAll(Drawing(&v, &taken.Before, 0, -1), "><", ">\n<"))
			for _, entry := range NewLegend(&v, argument.Of(&taken.Step, &taken.Before).Parts, english.Catalog) {
				fmt.Fprintln(&got, "legend", entry)
			}
			break
		}
	}
	golden.Compare(t, "testdata/drawing.golden", got.String())
}

var numbers = regexp.MustCompile(`-?[0-9.]+`)

// TestLinksStopShort checks that a link between any two candidates is drawn and stops
// short of both digits.
func TestLinksStopShort(t *testing.T) {
	for from := board.Candidate(0); from < board.Candidates; from += 7 {
		for to := board.Candidate(0); to < board.Candidates; to += 11 {
			if from == to {
				continue
			}
			var b strings.Builder
			writeLink(&b, step.Link{From: step.NewNode(from), To: step.NewNode(to)}, nil)
			var figures []float64
			for _, n := range numbers.FindAllString(b.String(), -1) {
				var f float64
				if _, err := fmt.Sscan(n, &f); err != nil {
					t.Fatalf("%v to %v: %q", from, to, b.String())
				}
				figures = append(figures, f)
			}
			start, tip := point{figures[0], figures[1]}, point{figures[6], figures[7]}
			for _, end := range []struct{ at, digit point }{{start, centreOfDigit(from.Cell(), from.Digit())}, {tip, centreOfDigit(to.Cell(), to.Digit())}} {
				if d := end.at.minus(end.digit).length(); d < clearance-.05 || d > clearance+.05 {
					t.Fatalf("%v to %v: link ends %.2f from the digit", from, to, d)
				}
			}
		}
	}
}

// TestLinksGoRoundDigits checks that the links of a whole path cover fewer digits than
// curves with a fixed bend would, and never leave the grid.
func TestLinksGoRoundDigits(t *testing.T) {
	read, err := format.Read(drawnPuzzle)
	if err != nil {
		t.Fatal(err)
	}
	b := board.New(&read.Position)
	p, err := path.Human().Walk(context.Background(), &b, nil)
	if err != nil {
		t.Fatal(err)
	}
	covered, plain := 0, 0
	for _, taken := range p.Steps {
		for _, v := range taken.Step.Views {
			for _, l := range v.Links {
				from, to := nearest(l.From, l.To)
				control := controlPoint(from, to, &taken.Before)
				covered += digitsCovered(from, control, to, &taken.Before)
				across := to.minus(from)
				first := from.plus(across.times(.5)).plus(across.left().times(bendFor(across.length())))
				plain += digitsCovered(from, first, to, &taken.Before)
				if digitsCovered(from, control, to, nil) > 0 {
					t.Errorf("%v leaves the grid", l)
				}
			}
		}
	}
	if covered*2 > plain {
		t.Errorf("links cover digits at %d points, with one bend at %d", covered, plain)
	}
}
