//go:build !js

package learn

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"sudoku/app/lesson"
	"sudoku/app/text/languages"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/technique"
)

var update = flag.Bool("update", false, "write the script of the placement")

// TestPlacementScript checks that the placement has a fixed practice position for each
// technique, in which it accepts every step of the technique's stage or an earlier one.
func TestPlacementScript(t *testing.T) {
	const path = "../lesson/scripts/" + lesson.PlacementKey + ".txt"
	var script strings.Builder
	script.WriteString("# Written by `go test ./app/learn -update`: positions of practice.\nlesson " + lesson.PlacementKey + "\nminutes 6\n")
	for i, key := range lesson.Placement {
		var posed work.Posed
		work.Serve(t.Context(), work.Request{Job: work.Pose{Technique: key, Number: i%3 + 1}.Carrying(generate.BankFile())}, func(r work.Response) {
			posed, _ = r.Answer.(work.Posed)
		})
		p := posed.Position.Plain()
		b := board.New(&p)
		fmt.Fprintf(&script, "\n# %s\nscreen\nboard %v\n", key, b.Values())
		plain := b.Values()
		full := board.FromGrid(&plain)
		gone := ""
		var placed, ruledOut board.CandidateSet
		for c := range b.Empty().All() {
			for d := range full.Candidates(c).All() {
				if !b.Has(c, d) {
					gone += fmt.Sprintf(" %v=%d", c, d)
				}
			}
		}
		if gone != "" {
			script.WriteString("gone" + gone + "\n")
		}
		stage := technique.ByKey(key).Stage
		for _, x := range technique.Catalog() {
			if x.Stage > stage || x.Long != nil {
				continue
			}
			for s := range x.Steps(t.Context(), &b, func() {}) {
				for _, x := range s.Placements {
					placed.Add(x)
				}
				for _, x := range s.Eliminations {
					ruledOut.Add(x)
				}
			}
		}
		ask, accepted := "place", &placed
		if len(posed.Placements) == 0 {
			ask, accepted = "strike", &ruledOut
			script.WriteString("marks all\n")
		}
		for _, list := range [][]board.Candidate{posed.Placements, posed.Eliminations} {
			for _, x := range list {
				if !placed.Has(x) && !ruledOut.Has(x) {
					t.Errorf("%s: %v is not accepted", key, x)
				}
			}
		}
		fmt.Fprintf(&script, "ask any %s", ask)
		for x := range accepted.All() {
			fmt.Fprintf(&script, " %v=%d", x.Cell(), x.Digit())
		}
		script.WriteString("\n")
	}
	if *update {
		if err := os.WriteFile(path, []byte(script.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if want, err := os.ReadFile(path); err != nil || string(want) != script.String() {
		t.Errorf("%s is not up to date (%v): run go test ./app/learn -update", path, err)
	}
}

// TestPlaced checks the result of a placement, and that it marks nothing as done.
func TestPlaced(t *testing.T) {
	c := languages.All[0]
	lessons := book(t, c)
	for _, x := range []struct {
		found       uint
		stage       int
		title, said string
	}{
		{0, 1, "You are at stage 1: Scanning", "You found 0 of 10 positions."},
		{0b11, 2, "You are at stage 2: Boxes and lines", "You found 2 of 10 positions."},
		{0b1101, 3, "You are at stage 3: Pairs, triples and quads", "You found 3 of 10 positions."},
		{0b0111111, 4, "You are at stage 4: One digit on the whole board", "You found 6 of 10 positions."},
		{0b0111111111, 6, "You are at stage 6: Colours and chains", "You found 9 of 10 positions."},
		{0b1111111111, 7, "You are at stage 7: Almost locked sets", "You found 10 of 10 positions."},
	} {
		player := &Player{Lessons: lesson.Progress{lesson.PlacementKey: {Done: true, Found: x.found}, lesson.CourseKey: {Done: true}}}
		v := NewPlaced(c, lessons, player)
		if v.Title != x.title || v.Found != x.said || v.Next.Key != NewStages(c, lessons, &Player{})[x.stage-1].Lessons[0].Key {
			t.Errorf("%b: %q, %q, then %q", x.found, v.Title, v.Found, v.Next.Key)
		}
		for _, s := range NewStages(c, lessons, player) {
			if s.Done != 0 {
				t.Errorf("%b: %s in %s", x.found, s.Count, s.Name)
			}
		}
	}
}
