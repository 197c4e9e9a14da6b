package steps

import (
	"strconv"
	"strings"

	"sudoku/solver/technique"
)

// Bars holds a bar chart of a path's ratings, as SVG path data in a box of 1000 by 100.
// go-app cannot clear an attribute, so data without bars is a single point.
type Bars struct {
	All, Now, Hardest string
	Count             int
}

// StepAt returns the step whose bar is at a horizontal place from 0 to 1.
func (b *Bars) StepAt(place float64) int {
	return min(max(int(place*float64(b.Count)), 0), b.Count-1)
}

const noBar = "M0 0"

func newBars(p *Path, now int) (b Bars) {
	b = Bars{noBar, noBar, noBar, len(p.Steps)}
	if b.Count < 2 {
		return b
	}
	var all strings.Builder
	for i := range p.Steps {
		rating := Rating(&p.Steps[i])
		if rating == 0 {
			// Without a rating, use HoDoKu's score, which ranges from 20 to 1000.
			if x := technique.ByKey(p.Steps[i].Technique); x != nil {
				rating = min(x.Score/8, 100)
			}
		}
		from, to := 1000*i/b.Count, 1000*(i+1)/b.Count
		bar := "M" + strconv.Itoa(from) + " 100V" + strconv.Itoa(100-min(8+rating*9/10, 100)) + "H" + strconv.Itoa(max(to-3, from+2)) + "V100z"
		switch {
		case i == now:
			b.Now = bar
		case isHardest(p, i):
			b.Hardest = bar
		default:
			all.WriteString(bar)
		}
	}
	b.All += all.String()
	return b
}
