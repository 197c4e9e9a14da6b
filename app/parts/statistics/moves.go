package statistics

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sudoku/app/desk"
	"sudoku/app/text"
	"sudoku/solver/sorting"
	"sudoku/solver/technique"
)

// GameReviewed adds the moves of a finished game to its result.
func (s *Statistics) GameReviewed(_ *desk.Desk, g *desk.GameReviewed) []desk.Cmd {
	s.found = *g
	return s.noteMoves()
}

// noteMoves waits until both the result and the review of the game are known.
func (s *Statistics) noteMoves() []desk.Cmd {
	if r := s.Last; r.Moves == "" && len(s.found.Found) > 0 && r.Givens == s.found.Givens.String() {
		r.Moves = encodeMoves(s.found.Found)
		return []desk.Cmd{Keep{Result: r}}
	}
	return nil
}

// encodeMoves encodes moves as words such as "naked-pair:2:340": the key of a technique,
// the number of moves that it shows, and their time in tenths of a second.
func encodeMoves(all []desk.Found) string {
	var words []string
	for _, f := range all {
		words = append(words, fmt.Sprintf("%s:%d:%d", f.Technique, f.Moves, f.Time))
	}
	return strings.Join(words, " ")
}

// decodeMoves skips words that it does not know.
func decodeMoves(text string) (all []desk.Found) {
	for _, word := range strings.Fields(text) {
		key, numbers, _ := strings.Cut(word, ":")
		first, second, _ := strings.Cut(numbers, ":")
		moves, err := strconv.Atoi(first)
		time, err2 := strconv.Atoi(second)
		if err == nil && err2 == nil && moves > 0 && time >= 0 && technique.ByKey(key) != nil {
			all = append(all, desk.Found{Technique: key, Moves: moves, Time: time})
		}
	}
	return all
}

// Progress describes what the player found with a technique over weeks.
type Progress struct {
	Name  string
	Moves string
	Time  string // of a move, lately
	Bar   int    // Time in percent of the longest
	Trend string // how Time changed, or ""
}

// The games that are compared, and the least moves of a technique on either side.
const (
	lately    = 10
	leastSeen = 3
	// leastTrend is the smallest change, in percent, that is mentioned.
	leastTrend = 10
)

// mean is the mean of some times.
type mean struct{ moves, time int }

func (m *mean) add(f desk.Found) { m.moves, m.time = m.moves+f.Moves, m.time+f.Time }

// of returns the mean in tenths of a second.
func (m *mean) of() int { return m.time / max(m.moves, 1) }

// tally holds the moves of a technique: all, those of the last games, and earlier ones.
type tally struct {
	key           string
	all, now, was mean
	isNew         bool // found only in the last games
}

// tallies returns the techniques with enough moves, those that take longest first.
func (all Results) tallies() (list []tally) {
	var games Results
	for _, r := range all {
		if r.Moves != "" {
			games = append(games, r)
		}
	}
	for i := range games {
		for _, f := range decodeMoves(games[i].Moves) {
			at := slices.IndexFunc(list, func(x tally) bool { return x.key == f.Technique })
			if at < 0 {
				at, list = len(list), append(list, tally{key: f.Technique})
			}
			x := &list[at]
			x.all.add(f)
			if i >= len(games)-lately {
				x.now.add(f)
			} else {
				x.was.add(f)
			}
		}
	}
	for i := range list {
		list[i].isNew = len(games) > lately && list[i].was.moves == 0
	}
	list = slices.DeleteFunc(list, func(x tally) bool { return x.all.time == 0 })
	sorting.Stable(list, func(x, y tally) int { return y.shown().of() - x.shown().of() })
	return list
}

// shown returns the last moves if there are enough, else all.
func (x *tally) shown() *mean {
	if x.now.moves >= leastSeen {
		return &x.now
	}
	return &x.all
}

// progress describes the techniques that take the player longest.
func progress(all Results, t *text.Catalog) (rows []Progress) {
	const most = 8
	list := all.tallies()
	list = list[:min(len(list), most)]
	for i := range list {
		x := &list[i]
		time := x.shown().of()
		row := Progress{
			Name: t.Techniques.Name(x.key), Moves: t.Integer(x.all.moves),
			Time: t.Fill(t.Statistics.Took, "time", t.Tenths(time)), Bar: 100 * time / list[0].shown().of(),
		}
		if x.isNew {
			row.Trend = t.Statistics.New
		}
		if x.now.moves >= leastSeen && x.was.moves >= leastSeen {
			percent := 100 * (x.was.of() - x.now.of()) / x.was.of()
			if percent >= leastTrend {
				row.Trend = t.Fill(t.Statistics.Faster, "percent", percent)
			} else if percent <= -leastTrend {
				row.Trend = t.Fill(t.Statistics.Slower, "percent", -percent)
			}
		}
		rows = append(rows, row)
	}
	return rows
}
