package review

import (
	"fmt"

	"sudoku/app/text"
)

// Line holds a drawing of a game from left to right, as SVG path data in a box of 1000 by
// 100: how hard each move was, and how long it took. Move n of N is at 1000 n/N. go-app
// cannot clear an attribute, so a path without bars is a single point.
type Line struct {
	Area, Bars, Wrong, Now string
	Marks                  []Mark
	Difficulty, Time       string // words of the legend
	Legend                 []string
}

// Mark marks a move above the line.
type Mark struct {
	Sign  string
	Place string // from the left, in percent
	Wrong bool
}

// most is the rating in tenths that fills the height.
const most = 60

func newLine(r *Review, all []moment, t *text.Catalog) (l Line) {
	of := r.game
	n := len(of.Moves)
	longest, highest := 1, 0
	for i := range of.Moves {
		m := &of.Moves[i]
		longest = max(longest, m.Pause)
		hard, _ := rating(m)
		highest = max(highest, hard)
	}
	marked, kinds := map[int]momentKind{}, [...]string{wrong: t.Review.WrongMark, guessed: t.Review.GuessMark, helped: t.Review.HintMark, paused: t.Review.Stop, hardest: ""}
	for _, x := range all {
		if name := kinds[x.kind]; name != "" {
			l.Legend = append(l.Legend, signs[x.kind]+" "+name)
			kinds[x.kind] = ""
		}
		if _, known := marked[x.move]; !known {
			marked[x.move] = x.kind
			if x.kind != hardest {
				l.Marks = append(l.Marks, Mark{signs[x.kind], fmt.Sprintf("%.2f%%", 100*float64(x.move)/float64(n)), x.kind == wrong})
			}
		}
	}
	area, paths := "M0 100", [...]string{"M0 0", "M0 0"}
	width := min(max(400/n, 2), 8) // half the width of a bar
	full := max(most, highest)
	l.Now = "M0 0V100"
	for i := range of.Moves {
		m := &of.Moves[i]
		at := 1000 * (i + 1) / n
		hard, _ := rating(m)
		area += fmt.Sprintf("V%dH%d", 100-100*hard/full, min(at+500/n, 1000))
		bar := fmt.Sprintf("M%d 100v-%dh%dV100z", at-width, 4+96*m.Pause/longest, 2*width)
		to := 0
		if kind, ok := marked[i+1]; ok && kind == wrong {
			to = 1
		}
		paths[to] += bar
		if r.play.At == i+1 {
			l.Now = fmt.Sprintf("M%d 0V100%s", at, bar)
		}
	}
	l.Area, l.Bars, l.Wrong = area+"V100z", paths[0], paths[1]
	l.Difficulty = t.Fill(t.Review.Difficulty, "rating", t.Tenths(highest))
	l.Time = t.Fill(t.Review.Time, "time", clock(longest))
	return l
}
