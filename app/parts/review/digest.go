package review

import (
	"slices"

	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/app/work"
	"sudoku/solver/board"
	engine "sudoku/solver/review"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

// GameFinished reviews the finished game in the background.
func (r *Review) GameFinished(d *desk.Desk) []desk.Cmd {
	g := d.Game()
	id, ask := d.SendParallel(work.Review{Game: g.Encode()})
	r.finished, r.ended = id, d.History
	return []desk.Cmd{ask}
}

// handleFinished sends the other parts a digest of a finished game.
func (r *Review) handleFinished(a *desk.Answer) []desk.Cmd {
	if a.Last() {
		r.finished = 0
	}
	of, ok := a.Answer.(work.Reviewed)
	if !ok || !of.Unique {
		return nil
	}
	return []desk.Cmd{digest(r.ended, &of)}
}

// digest sums up a game. A technique counts as missed if it was the easiest way forward
// where the player guessed, erred after the longest pause, or took a hint. Singles do not
// count, nor do techniques that the player found elsewhere in the game.
func digest(h game.History, of *work.Reviewed) desk.GameReviewed {
	out := desk.GameReviewed{Givens: h.Sheet().Position.Givens}
	for i := range of.Moves {
		m := &of.Moves[i]
		_, key := rating(m)
		if shown := m.Verdict == engine.Shown; shown && !m.Hinted {
			out.Found = count(out.Found, key, m.Pause)
			continue
		} else if !shown {
			key = ""
			if len(m.Seen) > 0 {
				key = m.Seen[0].Technique
			}
		}
		if x := (desk.Missed{Technique: key, Position: before(h, of, m)}); key != "" && x.Position.Givens != out.Givens {
			out.Missed = append(out.Missed, x)
		}
	}
	all := out.Missed
	out.Missed = nil
	for i := range all {
		key := all[i].Technique
		found := slices.ContainsFunc(out.Found, func(f desk.Found) bool { return f.Technique == key })
		if !found && technique.TechniqueClass(key) != entry.Single {
			out.Missed = append(out.Missed, all[i])
		}
	}
	return out
}

func count(all []desk.Found, key string, time int) []desk.Found {
	i := slices.IndexFunc(all, func(f desk.Found) bool { return f.Technique == key })
	if i < 0 {
		i, all = len(all), append(all, desk.Found{Technique: key})
	}
	all[i].Moves++
	all[i].Time += time
	return all
}

// before returns the position before a move, without its mistakes. All its digits are
// givens.
func before(h game.History, of *work.Reviewed, m *work.Move) board.Position {
	b := of.Board(h, m)
	p := b.Position()
	p.Givens, p.Entries = p.Values(), board.Grid{}
	return p
}
