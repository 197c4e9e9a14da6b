package browser

import (
	"strconv"
	"strings"
	"time"

	"sudoku/app/game"
	"sudoku/app/parts/frame"
	"sudoku/app/platform"
	"sudoku/app/shelf"
	"sudoku/solver/rate"
)

// leftKey says how many damaged texts the player has left set aside, knowing of them.
const leftKey = "sudoku/left"

// bringBack puts into the library what was set aside and can be read by now, since
// a newer version has come; and says what is still damaged.
func (e *effects) bringBack() {
	var games []shelf.Kept
	damaged, back := e.sortAside()
	for _, key := range back {
		text := platform.Storage("localStorage").Get(key)
		if g, err := game.Decode(text); err == nil {
			entry, _ := shelf.NewEntry(&g, rate.None)
			entry.Changed = time.Now()
			games = append(games, shelf.Kept{Entry: entry, Text: text})
		}
	}
	left, _ := strconv.Atoi(platform.Storage("localStorage").Get(leftKey))
	if len(damaged) > left {
		e.program.Send(frame.BannerRaised{Banners: frame.StorageCorrupt})
	}
	if len(games) > 0 {
		e.library.Shelf.Merge(games, nil, game.Holds, func(shelf.Merged) {
			remove(back)
			e.program.Send(frame.BannerRaised{Banners: frame.StorageBack})
		})
	}
}

// sortAside returns the keys of what is set aside: of texts that no version can read,
// and of those that this one can.
func (e *effects) sortAside() (damaged, back []string) {
	for key, text := range e.slot.Aside() {
		switch g, err := game.Decode(text); err {
		case nil:
			if _, ok := shelf.NewEntry(&g, rate.None); ok {
				back = append(back, key)
			}
		case game.ErrVersion:
		default:
			damaged = append(damaged, key)
		}
	}
	return damaged, back
}

func remove(keys []string) {
	for _, key := range keys {
		platform.Storage("localStorage").Remove(key)
	}
}

// leaveDamaged keeps the damaged texts and speaks of them no more.
func (e *effects) leaveDamaged() {
	damaged, _ := e.sortAside()
	_ = platform.Storage("localStorage").Set(leftKey, strconv.Itoa(len(damaged))) // refused: the next visit says it again
}

// saveDamaged saves them to a file, which has them from now on.
func (e *effects) saveDamaged() {
	damaged, _ := e.sortAside()
	var lines strings.Builder
	for _, key := range damaged {
		lines.WriteString(platform.Storage("localStorage").Get(key) + "\n")
	}
	platform.Download(e.catalog.Transfer.FileName+".txt", platform.NewBlob("text/plain", lines.String()))
	remove(append(damaged, leftKey))
}
