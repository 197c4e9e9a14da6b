// Command spread shows the distribution of random minimal puzzles from package generate,
// by the number of givens and by Sudoku Explainer's rating, next to a sample from another
// generator: a file with one puzzle per line. It prints both distributions and draws them
// as an SVG file, together with what is known about all minimal puzzles.
//
//	spread [-n 10000] sample.txt spread.svg
package main

import (
	"context"
	"flag"
	"fmt"
	"log"
	"os"
	"strings"
	"sync"

	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/rate"
	"sudoku/solver/tools/internal/survey"
)

func main() {
	log.SetFlags(0)
	n := flag.Int("n", 10_000, "how many puzzles to make")
	flag.Parse()
	if flag.NArg() != 2 {
		log.Fatal("usage: spread [-n 10000] sample.txt spread.svg")
	}
	sample, err := survey.Read(flag.Arg(0))
	if err != nil {
		log.Fatal(err)
	}
	ours, theirs := tallied(generated(*n)), tallied(sample)
	ours.print("here")
	theirs.print("sample")
	if err := os.WriteFile(flag.Arg(1), drawn(ours, theirs), 0o644); err != nil {
		log.Fatal(err)
	}
}

// generated returns n random minimal puzzles.
func generated(n int) []board.Grid {
	puzzles := make([]board.Grid, n)
	for i := range puzzles {
		made, err := generate.Generate(context.Background(), generate.Spec{Minimal: true}, uint64(i))
		if err != nil {
			log.Fatal(err)
		}
		puzzles[i] = made.Givens
	}
	return puzzles
}

// A tally counts puzzles by the number of givens and by their rating in tenths.
type tally struct {
	puzzles int
	givens  [board.Cells + 1]int
	er      [rate.Unsolved + 1]int
}

func tallied(puzzles []board.Grid) *tally {
	t := &tally{puzzles: len(puzzles)}
	var counting sync.Mutex
	survey.Parallel(len(puzzles), func(i int) {
		b := board.FromGrid(&puzzles[i])
		er, _, err := rate.RateSE(context.Background(), &b, func(int) {})
		if err != nil {
			log.Fatal(err)
		}
		counting.Lock()
		t.givens[puzzles[i].Filled().Len()]++
		t.er[er.ER]++
		counting.Unlock()
	})
	return t
}

func (t *tally) print(name string) {
	sum, rated := 0, 0
	for n, k := range t.givens {
		sum += n * k
	}
	for er, k := range t.er {
		rated += er * k
	}
	fmt.Printf("%s: %d puzzles, %.2f givens, ER %.2f on average\n", name, t.puzzles, float64(sum)/float64(t.puzzles), float64(rated)/float64(t.puzzles)/10)
	for n, k := range t.givens {
		if k > 0 {
			fmt.Printf("  %d givens: %.2f %%\n", n, 100*float64(k)/float64(t.puzzles))
		}
	}
	for i, share := range t.ratings() {
		fmt.Printf("  ER %s: %.2f %%\n", bins[i].name, 100*share)
	}
}

// bins lists ranges of ratings in tenths.
var bins = []struct {
	name     string
	min, max int
}{
	{"1.0-1.2", 10, 12}, {"1.5", 13, 15}, {"1.7-2.0", 16, 20}, {"2.3-2.5", 21, 25}, {"2.6-2.8", 26, 28},
	{"3.0-3.4", 29, 34}, {"3.6-4.0", 35, 40}, {"4.2-5.0", 41, 50}, {"5.2-6.2", 51, 62}, {"6.5-6.9", 63, 69},
	{"7.0-7.4", 70, 74}, {"7.5-7.9", 75, 79}, {"8.0-8.4", 80, 84}, {"8.5-8.9", 85, 89}, {"9.0 or more", 90, rate.Unsolved},
}

// ratings returns the shares of the bins.
func (t *tally) ratings() (shares []float64) {
	for _, bin := range bins {
		n := 0
		for er := bin.min; er <= bin.max; er++ {
			n += t.er[er]
		}
		shares = append(shares, float64(n)/float64(t.puzzles))
	}
	return shares
}

// The range of givens that is drawn.
const fewest, most = 19, 32

// all holds the known shares of all minimal puzzles by number of givens, in percent (D.
// Berthier, "Unbiased Statistics of a CSP", 2009, and his later estimates).
var all = map[int]float64{
	22: 0.0034, 23: 0.149, 24: 2.28, 25: 13.42, 26: 31.94, 27: 32.74, 28: 15.48, 29: 3.56, 30: 0.41, 31: 0.022,
}

// drawn returns the picture. It shows our puzzles as bars, the sample as a line, and all
// minimal puzzles as a dashed line.
func drawn(ours, theirs *tally) []byte {
	var b strings.Builder
	b.WriteString(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 300" font-family="sans-serif" font-size="11">` + "\n")
	b.WriteString(`<rect width="760" height="300" fill="white"/>` + "\n")
	var names []string
	var a, z, real []float64
	for n := fewest; n <= most; n++ {
		names = append(names, fmt.Sprint(n))
		a = append(a, float64(ours.givens[n])/float64(ours.puzzles))
		z = append(z, float64(theirs.givens[n])/float64(theirs.puzzles))
		real = append(real, all[n]/100)
	}
	panel(&b, 40, "givens", names, a, z, real)
	names = nil
	for _, bin := range bins {
		names = append(names, bin.name)
	}
	panel(&b, 420, "rating (ER)", names, ours.ratings(), theirs.ratings(), nil)
	fmt.Fprintf(&b, `<text x="40" y="16">bars: %d random minimal puzzles made here; line: %d of tdoku; broken line: all minimal puzzles</text>`+"\n</svg>\n", ours.puzzles, theirs.puzzles)
	return []byte(b.String())
}

// panel draws distributions starting at x. broken may be nil.
func panel(b *strings.Builder, x int, title string, names []string, bars, line, broken []float64) {
	const width, height, bottom = 300, 180, 220
	highest := 0.0
	for i := range bars {
		highest = max(highest, bars[i], line[i])
		if broken != nil {
			highest = max(highest, broken[i])
		}
	}
	step := float64(width) / float64(len(bars))
	y := func(share float64) float64 { return bottom - share/highest*height }
	middle := func(i int) float64 { return float64(x) + (float64(i)+0.5)*step }
	curve := func(shares []float64, dashes string) {
		b.WriteString(`<polyline points="`)
		for i, share := range shares {
			fmt.Fprintf(b, "%.1f,%.1f ", middle(i), y(share))
		}
		fmt.Fprintf(b, `" fill="none" stroke="black" stroke-width="1.5" stroke-dasharray="%s"/>`+"\n", dashes)
	}
	for i := range bars {
		left := float64(x) + float64(i)*step
		fmt.Fprintf(b, `<rect x="%.1f" y="%.1f" width="%.1f" height="%.1f" fill="lightgray"/>`+"\n", left+1, y(bars[i]), step-2, bottom-y(bars[i]))
		fmt.Fprintf(b, `<text transform="translate(%.1f,%d) rotate(60)">%s</text>`+"\n", middle(i)-3, bottom+10, names[i])
	}
	curve(line, "none")
	if broken != nil {
		curve(broken, "5 3")
	}
	fmt.Fprintf(b, `<path d="M%d %d H%d M%d %d V%d" stroke="black" fill="none"/>`+"\n", x, bottom, x+width, x, bottom, bottom-height)
	fmt.Fprintf(b, `<text x="%d" y="%d" text-anchor="end">%.0f %%</text>`+"\n", x-4, bottom-height+4, 100*highest)
	fmt.Fprintf(b, `<text x="%d" y="%d" text-anchor="end">%s</text>`+"\n", x+width, bottom+74, title)
}
