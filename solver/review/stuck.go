package review

import (
	"context"

	"sudoku/solver/path"
)

// minPause is the shortest pause, in tenths of a second, that counts as being stuck.
const minPause = 200

// Stuck returns the index of the move before which the player paused longest. ok is false
// if no pause was long enough.
func (g *Game) Stuck() (move int, ok bool) {
	longest := minPause - 1
	for i := range g.Moves {
		if g.Moves[i].Pause > longest {
			move, ok, longest = i, true, g.Moves[i].Pause
		}
	}
	return move, ok
}

// InSight returns up to limit steps that a player can see in a state, easiest first and
// at most one for each technique. If the player paused there, these are the steps that
// were missed. It ignores wrong digits.
func (g *Game) InSight(ctx context.Context, s *State, limit int) (all []path.Taken) {
	if !g.Unique {
		return nil
	}
	b, _ := g.Boards(s)
	for _, t := range seen().Techniques {
		for found := range t.Find(&b) {
			all = append(all, path.Taken{Technique: t, Step: found, Before: b})
			break
		}
		if len(all) == limit || ctx.Err() != nil {
			break
		}
	}
	return all
}

// Summary counts what a review found.
type Summary struct {
	Placed, Eliminated, Guesses, Mistakes, Misled, Repaired int
	// Techniques counts the moves by the key of their hardest technique.
	Techniques map[string]int
}

// Summary returns the counts of the game.
func (g *Game) Summary() Summary {
	s := Summary{Techniques: map[string]int{}}
	for i := range g.Moves {
		m := &g.Moves[i]
		switch m.Kind {
		case Placed:
			s.Placed++
		case Eliminated:
			s.Eliminated++
		}
		switch m.Verdict {
		case Shown:
			s.Techniques[m.Reason().Key]++
		case Guessed:
			s.Guesses++
		case Mistaken:
			s.Mistakes++
		case Misled:
			s.Misled++
		case Repaired:
			s.Repaired++
		}
	}
	return s
}

// Hardest returns the index of the move with the highest rating, or -1 if no move has
// one.
func (g *Game) Hardest() int {
	hardest, most := -1, 0
	for i := range g.Moves {
		if rating := g.Moves[i].Rating(); rating > most {
			hardest, most = i, rating
		}
	}
	return hardest
}
