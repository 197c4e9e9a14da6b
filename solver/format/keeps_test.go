package format

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// others holds a writer for each read-only format. Each writes everything that the
// format's own program can write.
var others = map[string]struct {
	write func(a *board.Annotated) string
	// without removes what the program cannot produce. If nil, nothing is removed.
	without func(a *board.Annotated)
}{
	"data-set": {write: func(a *board.Annotated) string {
		values := a.Values()
		return values.String() + "," + strings.ReplaceAll(values.String(), ".", "1")
	}},
	"puzzle-bank":  {write: func(a *board.Annotated) string { return "0000183b305c " + zeros(a) + " 1.2" }},
	"link":         {write: func(a *board.Annotated) string { return "https://example.org/?p=" + zeros(a) }},
	"gnome-sudoku": {write: writeGNOMESudoku},
	"penpa":        {write: writePenpa},
	"iss":          {write: writeISS, without: withoutSingles},
	"jigsaw": {write: func(a *board.Annotated) string {
		text := []byte(zeros(a))
		for c := range board.Cell(board.Cells) {
			text = append(text, 'A'+byte(c.Box()))
		}
		return string(text)
	}},
	"ksudoku": {write: writeKSudoku, without: func(a *board.Annotated) {
		for c, d := range a.Values() {
			if d != 0 {
				a.Centre[c] = 0
			}
		}
	}},
	"markup": {write: func(a *board.Annotated) string {
		return "<table>" + joinRows(a, "<tr><td>", "</td><td>", "</td></tr>\n", "") + "</table>"
	}},
	"gsf":           {write: func(a *board.Annotated) string { return "1,2,3,4," + zeros(a) + ",6,7" }},
	"susser":        {write: writeSusser},
	"inline-susser": {write: writeInlineSusser},
	"hodoku-clipboard": {write: func(a *board.Annotated) string {
		givens := board.Annotated{Position: board.Position{Givens: a.Givens}}
		return basic.Grid.Render(&givens) + "\n\n" + basic.Grid.Render(a) + "\n\n" + basic.PencilMarkGrid.Render(a)
	}},
	"hodoku-step-grid": {write: func(a *board.Annotated) string { return markOne(basic.PencilMarkGrid.Render(a)) }},
	"latex": {write: func(a *board.Annotated) string {
		return "\\begin{sudoku}\n" + joinRows(a, "|", "|", "|.\n", " ") + "\\end{sudoku}"
	}},
	"yaml": {write: func(a *board.Annotated) string { return "board:\n" + joinRows(a, "  - [", ", ", "]\n", "0") }},
	"program-text": {write: func(a *board.Annotated) string {
		givens := board.Annotated{Position: board.Position{Givens: a.Givens}}
		return `{"puzzle": [` + joinRows(&givens, "[", ",", "],", "0") + `], "state": [` + joinRows(a, "[", ",", "],", "0") + "]}"
	}},
	"facts": {write: func(a *board.Annotated) string {
		var text string
		for c, d := range a.Values() {
			if d != 0 {
				text += fmt.Sprintf("%v=%d\n", board.Cell(c), d)
			}
		}
		return text
	}},
	"labelled-grid": {write: func(a *board.Annotated) string {
		var b strings.Builder
		b.WriteString("  1 2 3 4 5 6 7 8 9\n")
		for i, row := range strings.Split(strings.TrimSpace(joinRows(a, "", " ", "\n", ".")), "\n") {
			b.WriteString(string(rune('A'+i)) + " " + row + "\n")
		}
		return b.String()
	}},
}

// zeros returns the digits of a position, with 0 for an empty cell.
func zeros(a *board.Annotated) string {
	values := a.Values()
	return core.DigitsOnly(&values)
}

// joinRows formats the digits of a position in nine rows with text before, between and
// after the cells.
func joinRows(a *board.Annotated, before, between, after, empty string) string {
	var b strings.Builder
	for c, d := range a.Values() {
		if c%9 == 0 {
			b.WriteString(before)
		}
		if d == 0 {
			b.WriteString(empty)
		} else {
			b.WriteString(strconv.Itoa(int(d)))
		}
		if c%9 == 8 {
			b.WriteString(after)
		} else {
			b.WriteString(between)
		}
	}
	return b.String()
}

func writeGNOMESudoku(a *board.Annotated) string {
	var cells []string
	for c, d := range a.Values() {
		if d == 0 && a.Centre[c] == 0 {
			continue
		}
		marks := strings.Join(strings.Split(a.Centre[c].String(), ""), ", ")
		cells = append(cells, fmt.Sprintf(`{ "position" : [ %d, %d ], "value" : %d, "fixed" : %t, "earmarks" : [ %s ] }`, c/9, c%9, d, a.Givens[c] != 0, marks))
	}
	return `{ "cells" : [ ` + strings.Join(cells, ", ") + ` ] }`
}

// writePenpa writes the centre marks of a cell with a digit to the other layer, since a
// layer has one text per cell.
func writePenpa(a *board.Annotated) string {
	var layers [2]struct{ texts, corners []string }
	for c := range board.Cells {
		point := (c/9+2)*13 + c%9 + 2
		digit, marks := 1, 0
		if a.Givens[c] != 0 {
			digit, marks = 0, 1
		}
		if d := a.Givens[c] + a.Entries[c]; d != 0 {
			layers[digit].texts = append(layers[digit].texts, fmt.Sprintf(`"%d":["%d",1,"1"]`, point, d))
		}
		if a.Centre[c] != 0 {
			layers[marks].texts = append(layers[marks].texts, fmt.Sprintf(`"%d":["%s",1,"5"]`, point, a.Centre[c]))
		}
		if a.Corner[c] != 0 {
			layers[1].corners = append(layers[1].corners, fmt.Sprintf(`"%d":["%s",1]`, 4*point, a.Corner[c]))
		}
	}
	lines := []string{"square,9,9,38,0,1,1,456,456,161,161", "[0,0,0,0]", "[]"}
	for _, l := range layers {
		lines = append(lines, "{zN:{"+strings.Join(l.texts, ",")+"},z1:{"+strings.Join(l.corners, ",")+"}}")
	}
	var packed bytes.Buffer
	w, _ := flate.NewWriter(&packed, flate.DefaultCompression)
	w.Write([]byte(strings.Join(lines, "\n")))
	w.Close()
	return "m=edit&p=" + base64.StdEncoding.EncodeToString(packed.Bytes())
}

func writeISS(a *board.Annotated) string {
	text := "."
	for c, set := range core.Show(&a.Position).Digits {
		if set != 0 {
			text += fmt.Sprintf("~R%dC%d_%s", c/9+1, c%9+1, strings.Join(strings.Split(set.String(), ""), "_"))
		}
	}
	return text
}

// withoutSingles turns single candidates into givens, as the format's own program does.
func withoutSingles(a *board.Annotated) {
	for placed := true; placed; {
		placed = false
		b := board.New(&a.Position)
		for c := range b.Empty().All() {
			if set := b.Candidates(c); set.Len() == 1 && !placed {
				a.Givens[c], placed = set.First(), true
			}
		}
	}
	a.Position = normal(a.Position)
}

func writeKSudoku(a *board.Annotated) string {
	values := []byte(strings.Repeat("_", board.Cells))
	var events strings.Builder
	for c := range values {
		switch {
		case a.Givens[c] != 0:
			values[c] = 'a' + byte(a.Givens[c])
		case a.Entries[c] != 0:
			fmt.Fprintf(&events, "<simple-event index=\"%d\" value=\"%d\"/>", c, a.Entries[c])
		case a.Centre[c] != 0:
			var markers [9]byte
			for i := range markers {
				markers[i] = '0'
				if a.Centre[c].Has(board.Digit(i + 1)) {
					markers[i] = '1'
				}
			}
			fmt.Fprintf(&events, "<simple-event index=\"%d\" markers=\"%s\"/>", c, markers)
		}
	}
	return "<!DOCTYPE ksudoku>\n<ksudoku><game><puzzle><values>" + string(values) + "</values></puzzle>\n<history>" + events.String() + "</history></game></ksudoku>"
}

func writeSusser(a *board.Annotated) string {
	var text, out string
	for c, d := range a.Values() {
		if d != 0 && a.Givens[c] == 0 {
			text += "+"
		}
		if text += "."; d != 0 {
			text = text[:len(text)-1] + strconv.Itoa(int(d))
		}
	}
	for x := range core.RuledOut(&a.Position) {
		out += fmt.Sprintf("%d%d%d ", x.Digit(), x.Cell().Row()+1, x.Cell().Column()+1)
	}
	return text + ":" + out
}

// writeInlineSusser writes all digits for a cell without candidates, since brackets are
// never empty.
func writeInlineSusser(a *board.Annotated) string {
	cells := core.Show(&a.Position)
	var text string
	for c, set := range cells.Digits {
		switch {
		case cells.Kinds[c] == core.IsGiven:
			text += set.String()
		case cells.Kinds[c] == core.IsEntry:
			text += "+" + set.String()
		case set.IsEmpty():
			text += "[123456789]"
		default:
			text += "[" + set.String() + "]"
		}
	}
	return text
}

// markOne marks the first digit of a candidate grid as part of a step.
func markOne(text string) string {
	i := strings.IndexAny(text, "123456789")
	return text[:i+1] + "*" + text[i+1:]
}

// leave eliminates all but the last n candidates of an empty cell.
func leave(a *board.Annotated, rng *rand.Rand, n int) {
	b := board.New(&a.Position)
	empty := slices.Collect(b.Empty().All())
	if len(empty) == 0 {
		return
	}
	c := empty[rng.IntN(len(empty))]
	for d := range b.Candidates(c).All() {
		if b.Candidates(c).Len() > n {
			a.Eliminated.Add(board.NewCandidate(c, d))
			b.Eliminate(c, d)
		}
	}
}

// TestKeepsOfOthers reads the output of other programs for positions with givens,
// entries, eliminations, marks and colours. The result must match the Keeps of the
// format. TestRoundTrips does this for the formats that can be written.
func TestKeepsOfOthers(t *testing.T) {
	rng := rand.New(rand.NewPCG(6, 28))
	for _, f := range catalog {
		other, known := others[f.Key]
		if known == (f.Render != nil) {
			t.Errorf("%s needs a Render function or a writer in others", f.Key)
			continue
		}
		seen := Counts{}
		for n := 0; known && n < tries(60); {
			a := played(rng)
			a.Marks = randomAnnotated(rng).Marks
			leave(a, rng, 0)
			leave(a, rng, 1)
			values := a.Values()
			if all := values.Filled().Len(); all < 17 || all == board.Cells || a.Entries == (board.Grid{}) || a.Givens == (board.Grid{}) {
				continue
			}
			n++
			if other.without != nil {
				other.without(a)
			}
			text := other.write(a)
			want := f.Keeps.Kept(a)
			if got, err := f.Parse(text); err != nil || got.Annotated != want {
				t.Fatalf("%s gives %v, %v, want %v\n%s", f.Key, describe(&got.Annotated), err, describe(&want), text)
			}
			for p, count := range Count(&want).All() {
				seen[p] += count
			}
		}
		for p := range Part(Parts) {
			if known && p != Givens && f.Keeps.Has(p) && seen[p] == 0 {
				t.Errorf("%s: no position contains %v", f.Key, p)
			}
		}
	}
	for _, key := range slices.Sorted(maps.Keys(others)) {
		if ByKey(key) == nil {
			t.Errorf("%s is not a format", key)
		}
	}
}
