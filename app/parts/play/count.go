package play

import (
	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/solver/board"
)

// written is an entry that has not been judged yet.
type written struct {
	cell  board.Cell
	digit board.Digit
}

// Unjudged holds the entries that the player made before the solution was known. Copies of
// the part share the slice, so it is never changed in place.
type Unjudged struct {
	givens  board.Grid
	entries []written
}

// entered runs after each message; was is the preceding sheet. If the player has entered
// something, it counts mistakes, and ends the game if the puzzle is solved. The first
// entry after restarting a finished puzzle begins another game.
func (p *Play) entered(d *desk.Desk, was *game.Sheet, revision int) []desk.Cmd {
	s := d.Sheet()
	if d.Revision == revision || !s.Locked || s.Position.Givens != was.Position.Givens {
		return nil
	}
	values := s.Position.Values()
	done := values.IsSolution()
	if d.Record.Finished && was.Position.Entries == (board.Grid{}) && !done {
		d.Restart()
	}
	if d.Record.Finished {
		return nil
	}
	p.note(&s, was)
	p.count(d)
	if done {
		return p.finish(d)
	}
	return nil
}

// note stores the new entries for judging.
func (p *Play) note(s, was *game.Sheet) {
	if p.Unjudged.givens != s.Position.Givens {
		p.Unjudged = Unjudged{givens: s.Position.Givens}
	}
	entries := append([]written{}, p.Unjudged.entries...)
	for c, digit := range s.Position.Entries {
		if digit != 0 && digit != was.Position.Entries[c] {
			entries = append(entries, written{board.Cell(c), digit})
		}
	}
	p.Unjudged.entries = entries
}

// count counts the mistakes among the stored entries once the solution is known.
func (p *Play) count(d *desk.Desk) {
	solution, ok := d.Solution()
	if !ok || len(p.Unjudged.entries) == 0 || p.Unjudged.givens != d.Sheet().Position.Givens {
		return
	}
	for _, x := range p.Unjudged.entries {
		if solution[x.cell] != x.digit {
			d.Record.Mistakes++
		}
	}
	p.Unjudged = Unjudged{}
}
