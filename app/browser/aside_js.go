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

// leftKey is the localStorage key for the number of damaged texts that the player has
// chosen to leave.
const leftKey = "sudoku/left"

// bringBack moves texts that were set aside to the library if this version can read them.
// It raises a banner if more of them are damaged than the player has chosen to leave.
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

// sortAside returns the keys of the texts that were set aside: those that are damaged,
// and those that this version can read. It omits texts from later versions.
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

// leaveDamaged keeps the damaged texts but stops reporting them.
func (e *effects) leaveDamaged() {
	damaged, _ := e.sortAside()
	_ = platform.Storage("localStorage").Set(leftKey, strconv.Itoa(len(damaged))) // on failure, the next visit reports them again
}

// saveDamaged moves the damaged texts to a file.
func (e *effects) saveDamaged() {
	damaged, _ := e.sortAside()
	var lines strings.Builder
	for _, key := range damaged {
		lines.WriteString(platform.Storage("localStorage").Get(key) + "\n")
	}
	platform.Download(e.catalog.Transfer.FileName+".txt", platform.NewBlob("text/plain", lines.String()))
	remove(append(damaged, leftKey))
}
