package listui

import (
	"fmt"

	"sudoku/app/game"
	lib "sudoku/app/parts/library"
	"sudoku/app/parts/list"
	"sudoku/app/platform"
	"sudoku/app/shelf"
	"sudoku/app/work/rowset"
	"sudoku/solver/board"
	"sudoku/solver/profile"
	"sudoku/solver/rate"
)

// shelve adds puzzles from the list to the library, a few at a time.
func (e *Effects) shelve(cmd list.Shelve) {
	numbers := e.list.table.Chosen()
	numbers = numbers[:min(len(numbers), list.MostShelved)]
	into := shelf.New(e.Library.With(func(err error) { e.Send(list.SaveEnded{Err: err.Error()}) }), platform.Clock{}, lib.KeepDeleted)
	var games []shelf.Kept
	inSlices(func() (done bool) {
		if len(games) < len(numbers) {
			number := numbers[len(games)]
			games = append(games, unplayed(e.list.table.Row(int(number)), fmt.Sprintf("%s %d", cmd.Name, number+1)))
			return false
		}
		into.Merge(games, nil, game.Holds, func(m shelf.Merged) {
			e.Send(list.Shelved{Added: m.Added, Known: m.Known})
		})
		return true
	})
}

// unplayed converts a row of the list to a library game that has not been started.
func unplayed(row []byte, title string) shelf.Kept {
	puzzle := rowset.Puzzle(row)
	g := game.New(board.Position{Givens: puzzle})
	entry, _ := shelf.NewEntry(&g, rate.None)
	entry.Title, entry.Changed = title, platform.Clock{}.Now()
	if r := rowset.Profile(row); r.Layers().Has(profile.Rated) {
		entry.Grade = r.Grade().String()
	}
	return shelf.Kept{Entry: entry, Text: g.Encode()}
}
