package statistics

import (
	"slices"
	"sort"

	"sudoku/app/desk"
	"sudoku/app/text"
	"sudoku/solver/technique"
)

// GameReviewed adds the moves of a finished game to its result.
func (s *Statistics) GameReviewed(_ *desk.Desk, g *desk.GameReviewed) []desk.Cmd {
	s.found = *g
	return s.noteMoves()
}

// noteMoves stores the moves of a game with its result once both are known.
func (s *Statistics) noteMoves() []desk.Cmd {
	if r := s.Last; len(r.Moves) == 0 && len(s.found.Found) > 0 && r.Givens == s.found.Givens.String() {
		r.Moves = s.found.Found
		return []desk.Cmd{Keep{Result: r}}
	}
	return nil
}

// The number of latest games that are compared with earlier ones, and the fewest moves
// with a technique needed on either side.
const (
	lately    = 10
	leastSeen = 3
	// leastTrend is the smallest change, in percent, that is mentioned.
	leastTrend = 10
)

// mean is a number of moves and their total time.
type mean struct{ moves, time int }

func (m *mean) add(f desk.Found) { m.moves, m.time = m.moves+f.Moves, m.time+f.Time }

// of returns the mean time of a move in tenths of a second.
func (m *mean) of() int { return m.time / max(m.moves, 1) }

// tally counts the moves with a technique in all games, in the latest games and in
// earlier ones.
type tally struct {
	key           string
	all, now, was mean
	isNew         bool // found only in the latest games
}

// tallies returns the tally of each technique, slowest first.
func (all Results) tallies() (list []tally) {
	var games Results
	for _, r := range all {
		if len(r.Moves) > 0 {
			games = append(games, r)
		}
	}
	for i := range games {
		for _, f := range games[i].Moves {
			if f.Moves <= 0 || f.Time <= 0 || technique.ByKey(f.Technique) == nil {
				continue
			}
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
	sort.SliceStable(list, func(i, j int) bool { return list[i].shown().of() > list[j].shown().of() })
	return list
}

// shown returns the moves in the latest games if there are enough, or else all moves.
func (x *tally) shown() *mean {
	if x.now.moves >= leastSeen {
		return &x.now
	}
	return &x.all
}

// progress returns a row for each of the techniques that take the player longest.
func progress(all Results, t *text.Catalog) (rows []Row) {
	const most = 8
	list := all.tallies()
	list = list[:min(len(list), most)]
	for i := range list {
		x := &list[i]
		time := x.shown().of()
		row := Row{Bar: max(100*time/max(list[0].shown().of(), 1), 1)}
		row.Cells = [4]string{t.Techniques.Name(x.key), t.Integer(x.all.moves), t.Fill(t.Statistics.Took, "time", t.Tenths(time))}
		change := &row.Cells[3]
		if x.isNew {
			*change = t.Statistics.New
		}
		if x.now.moves >= leastSeen && x.was.moves >= leastSeen {
			percent := 100 * (x.was.of() - x.now.of()) / max(x.was.of(), 1)
			if percent >= leastTrend {
				*change = t.Fill(t.Statistics.Faster, "percent", percent)
			} else if percent <= -leastTrend {
				*change = t.Fill(t.Statistics.Slower, "percent", -percent)
			}
		}
		rows = append(rows, row)
	}
	return rows
}
